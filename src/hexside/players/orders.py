"""The moves of an activation as a whole: attackers to their places, then everybody else."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping

import msgspec

from hexside.players.allocation import Allocator, Assault
from hexside.players.picture import Picture
from hexside.players.standing import Standing

#: A move must be this much better than staying.
INERTIA = 0.05


class Order(msgspec.Struct, frozen=True):
    """Where a unit goes and why."""

    unit: str
    hex: int
    reason: str
    target: int = -1


class Orders(msgspec.Struct, frozen=True):
    """The plan of an activation."""

    moves: dict[str, Order]
    attacks: list[Assault]
    value: float


def plan_moves(
    picture: Picture,
    standing: Standing,
    reach: Mapping[str, Collection[int]],
    attacks: list[Assault],
    noise: Callable[[], float],
) -> Orders:
    """Attackers go to their places; the others, one after another, to the best hex left."""
    trial = picture.copy()
    standing.picture = trial
    know = picture.know
    moves: dict[str, Order] = {}
    value = 0.0
    for assault in attacks:
        value += assault.forecast.value
        for uid, hex in assault.places.items():
            trial.go(uid, hex)
            moves[uid] = Order(uid, hex, "attack", assault.target)
    rest = [uid for uid in reach if uid not in moves]
    rest.sort(key=lambda uid: _turn(standing, picture, uid))
    for uid in rest:
        here = trial.where[uid]
        trial.lift(uid)
        best, choice = standing.score(uid, here) + INERTIA, here
        for hex in sorted(reach[uid]):
            if hex == here or not trial.has_room(uid, hex):
                continue
            score = standing.score(uid, hex) + noise()
            if score > best:
                best, choice = score, hex
        trial.put(uid, choice)
        value += best
        moves[uid] = Order(uid, choice, _why(standing, uid, here, choice))
    standing.picture = picture
    # Headquarters come last, but their moves must find room all the same.
    return Orders(
        {uid: moves[uid] for uid in sorted(moves, key=know.is_hq.__getitem__)}, attacks, value
    )


def _turn(standing: Standing, picture: Picture, uid: str) -> tuple[int, float, str]:
    """Headquarters last; before them the units nearest to the goal, or to the danger."""
    hex = picture.where[uid]
    field = standing.goal if standing.weights.goal else standing.enemy_goal
    return int(picture.know.is_hq[uid]), -field[hex], uid


def _why(standing: Standing, uid: str, here: int, there: int) -> str:
    """What a move is for, in one word."""
    picture = standing.picture
    if picture.know.is_hq[uid]:
        return "command"
    for target in picture.open:
        if target.objective.attacker != standing.name:
            if target.hex == there:
                return "garrison"
        elif target.near >> picture.know.grid.bit[there] & 1:
            return "take"
    if not standing.is_supplied(here) and standing.is_supplied(there):
        return "restore-supply"
    if here == there:
        return "hold"
    if standing.weights.goal and standing.goal[there] > standing.goal[here]:
        return "advance"
    if standing.threats.strength(there) < standing.threats.strength(here):
        return "withdraw"
    return "block"


def attack_plan(
    picture: Picture, standing: Standing, reach: Mapping[str, Collection[int]]
) -> list[Assault]:
    """Attacks by units that may move first; garrisons that must stay are left out."""
    know = picture.know
    movable: dict[str, Collection[int]] = {}
    for uid, hexes in reach.items():
        if know.is_hq[uid]:
            continue
        movable[uid] = [h for h in hexes if standing.is_supplied(h)] or hexes
    allocator = Allocator(picture, standing.weights, movable)
    trial = picture.copy()
    standing.picture = trial
    for uid in movable:
        here = picture.where[uid]
        guarded = sum(
            target.objective.points
            for target in picture.open
            if target.hex == here and target.objective.attacker != standing.name
        )
        if guarded:
            # What leaving the objective would risk is the price of attacking from elsewhere.
            others = [o for o in picture.field.at(here) if o != uid]
            risk = standing.fall(here, others) - standing.fall(here, [*others, uid])
            allocator.stay_value[uid] = standing.weights.guard * guarded * risk
    standing.picture = picture
    return allocator.attacks()
