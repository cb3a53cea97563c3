"""The exact expected value of an attack, from the combat table."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import msgspec

from hexside.players.picture import Picture
from hexside.players.weighing import SideWeights

#: The most that taking an objective which ends the game can count for.
MAX_HEX_VALUE = 80.0
#: How much of an objective becomes reachable from a hex at this distance.
DOORSTEP = (0.0, 1.0, 0.4, 0.15)


class Forecast(msgspec.Struct, frozen=True):
    """The outlook of an attack: the column, its value, and what goes into it."""

    column: int
    value: float
    kills: float
    losses: float
    vacated: float


NO_ATTACK = Forecast(-1, 0.0, 0.0, 0.0, 0.0)


def attack_strength(picture: Picture, target: int, places: Mapping[str, int]) -> int:
    """10.2: strength by hex, halved and rounded down across a river."""
    by_hex: dict[int, int] = {}
    for uid, hex in places.items():
        by_hex[hex] = by_hex.get(hex, 0) + picture.attack(uid)
    is_river = picture.know.rules.ground.is_river
    return sum(s // 2 if is_river(hex, target) else s for hex, s in by_hex.items())


def column_of(picture: Picture, attack: float, defense: int, target: int) -> int:
    """The column after terrain; the attack is not allowed below 0."""
    table = picture.know.rules.combat
    if attack <= 0:
        return -1
    if defense == 0:
        return table.last
    ratio = table.column(attack, defense)
    return -1 if ratio < 0 else max(-1, ratio - picture.know.rules.ground.terrain_shift[target])


def retreat_losses(
    picture: Picture, target: int, side: int, attackers: Iterable[int]
) -> tuple[float, float, bool]:
    """The steps that retreats of one and two hexes cost a unit, and whether it can retreat.

    ``attackers`` are the hexes that the attack is made from: their zones count.
    """
    know = picture.know
    enemy = 1 - side
    zones = picture.field.zoc[enemy]
    occupied = picture.field.occupied[enemy]
    places = set(attackers)
    covered = {near for hex in places for near in know.adjacent[hex]}

    def cost(hex: int) -> int:
        return 1 if zones[hex] or hex in covered else 0

    ways = [n for n in know.adjacent[target] if not occupied[n] and n not in places]
    if not ways:
        return 9.0, 9.0, False
    one = min(cost(n) for n in ways)
    two = 9
    for first in ways:
        for last in know.adjacent[first]:
            if last == target or occupied[last] or last in places:
                continue
            two = min(two, cost(first) + cost(last))
    return float(one), float(two), True


def hex_value(picture: Picture, target: int, side: int, weights: SideWeights) -> float:
    """The value to a side of driving the enemy out of a hex."""
    value = weights.ground
    bit = picture.know.grid.bit[target]
    name = picture.know.sides[side]
    for goal in picture.open:
        if goal.objective.attacker == name:
            if goal.near >> bit & 1:
                value += goal.objective.points
            elif weights.foresight and goal.objective.held:
                far = picture.know.far(goal.hex)[target]
                if far < len(DOORSTEP):
                    value += weights.foresight * goal.objective.points * DOORSTEP[far]
        elif goal.near >> bit & 1:
            # The enemy stands on or near what he wants, so push him off.
            value += 0.15 * goal.objective.points
    return min(value, MAX_HEX_VALUE)


def forecast(
    picture: Picture, target: int, places: Mapping[str, int], weights: SideWeights, shift: int = 0
) -> Forecast:
    """The expected value of attacking a hex with these units from these hexes."""
    know = picture.know
    side = 1 - know.side[picture.field.at(target)[0]]
    defenders = picture.field.at(target)
    defense = sum(picture.defense(uid) for uid in defenders)
    column = column_of(picture, attack_strength(picture, target, places), defense, target)
    if column < 0:
        return NO_ATTACK
    column = min(know.rules.combat.last, column + shift)
    held = target in picture.held and know.sides[side] != know.sides[know.side[defenders[0]]]
    one, two, any_way = retreat_losses(picture, target, 1 - side, places.values())
    steps = sum(picture.steps(uid) for uid in defenders)
    worth = sum(picture.steps(uid) * picture.step_value(uid) for uid in defenders)
    own = sorted(picture.step_value(uid) for uid in places)
    gain = hex_value(picture, target, side, weights)
    results = know.table[column]
    kills = losses = vacated = 0.0
    for outcome in results:
        losses += sum(own[: outcome.attacker_steps])
        lost = float(outcome.defender_steps)
        if outcome.retreat:
            if held:
                lost += outcome.retreat
            elif not any_way:
                lost = steps
            elif lost < steps:
                lost += len(defenders) * (one if outcome.retreat == 1 else two)
        lost = min(lost, steps)
        kills += worth * lost / steps
        if lost >= steps or (outcome.retreat and not held):
            vacated += 1
    faces = len(results)
    kills, losses, vacated = kills / faces, losses / faces, vacated / faces
    value = weights.kill * kills - weights.own_step * losses + vacated * gain
    return Forecast(column, value, kills, losses, vacated)
