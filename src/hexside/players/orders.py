"""All moves of an activation: attackers to their hexes, then the other units."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping

import msgspec

from hexside.players.allocation import Allocator, Assault
from hexside.players.hex_scores import HexScores
from hexside.players.knowledge import Target
from hexside.players.picture import Picture

#: A move must be this much better than staying.
INERTIA = 0.05
MUST_GO = -1e6
#: A garrison must be worth at least this much.
WORTH_A_GUARD = 0.4
#: The longest march to an empty objective that is worth starting, in half-points.
LONGEST_MARCH = 48


class Order(msgspec.Struct, frozen=True):
    """Where a unit goes, and why."""

    unit: str
    hex: int
    reason: str
    target: int = -1
    gain: float = 0.0


class Orders(msgspec.Struct, frozen=True):
    """The plan of an activation; ``value`` is its gain over doing nothing."""

    moves: dict[str, Order]
    attacks: list[Assault]
    value: float


def plan_moves(
    picture: Picture,
    hex_scores: HexScores,
    reach: Mapping[str, Collection[int]],
    attacks: list[Assault],
    posts: Mapping[str, int],
    noise: Callable[[], float],
) -> Orders:
    """Attackers go to their hexes; the others, one by one, to the best hex left."""
    trial = picture.copy()
    hex_scores.picture = trial
    know = picture.know
    moves: dict[str, Order] = {}
    value = 0.0
    for assault in attacks:
        value += assault.forecast.value
        for uid, hex in assault.places.items():
            trial.go(uid, hex)
            share = assault.forecast.value / len(assault.places)
            moves[uid] = Order(uid, hex, "attack", assault.target, share)
    for uid, hex in posts.items():
        if uid not in moves:
            before = _kept(hex_scores, trial, hex)
            trial.go(uid, hex)
            gain = _kept(hex_scores, trial, hex) - before
            value += gain
            moves[uid] = Order(uid, hex, "garrison", hex, gain)
    rest = [uid for uid in reach if uid not in moves]
    rest.sort(key=lambda uid: _turn(hex_scores, picture, uid))
    for uid in rest:
        here = trial.where[uid]
        trial.lift(uid)
        stay = hex_scores.score(uid, here) + INERTIA
        # A unit whose hex is given to others must leave, wherever it can go.
        best, choice = (stay if trial.has_room(uid, here) else MUST_GO), here
        for hex in sorted(reach[uid]):
            if hex == here or not trial.has_room(uid, hex):
                continue
            score = hex_scores.score(uid, hex) + noise()
            if score > best:
                best, choice = score, hex
        trial.put(uid, choice)
        gain = max(best, stay - 1.0) - stay
        value += gain
        moves[uid] = Order(uid, choice, _why(hex_scores, uid, here, choice), gain=gain)
    hex_scores.picture = picture
    # Headquarters move last, but there must still be room for them.
    return Orders(
        {uid: moves[uid] for uid in sorted(moves, key=know.is_hq.__getitem__)}, attacks, value
    )


def _kept(hex_scores: HexScores, trial: Picture, hex: int) -> float:
    """What the garrison of a hex protects, in points."""
    side = trial.know.side
    value = 0.0
    for target in trial.open:
        if target.hex == hex and target.objective.attacker != hex_scores.name:
            here = [uid for uid in trial.field.at(hex) if side[uid] == hex_scores.side]
            value -= target.objective.points * hex_scores.fall(hex, here)
    return hex_scores.weights.guard * value


def _turn(hex_scores: HexScores, picture: Picture, uid: str) -> tuple[int, float, str]:
    """Headquarters last; before them, the units nearest the goal or the danger."""
    hex = picture.where[uid]
    field = hex_scores.goal if hex_scores.weights.goal else hex_scores.enemy_goal
    return int(picture.know.is_hq[uid]), -field[hex], uid


def _why(hex_scores: HexScores, uid: str, here: int, there: int) -> str:
    """The purpose of a move, in one word."""
    picture = hex_scores.picture
    if picture.know.is_hq[uid]:
        return "command"
    for target in picture.open:
        if target.objective.attacker != hex_scores.name:
            if target.hex == there:
                return "garrison"
        elif target.near >> picture.know.grid.bit[there] & 1:
            return "take"
    if not hex_scores.is_supplied(here) and hex_scores.is_supplied(there):
        return "restore-supply"
    if here == there:
        return "hold"
    if hex_scores.weights.goal and hex_scores.goal[there] > hex_scores.goal[here]:
        return "advance"
    if hex_scores.threats.strength(there) < hex_scores.threats.strength(here):
        return "withdraw"
    return "block"


def garrisons(
    picture: Picture, hex_scores: HexScores, reach: Mapping[str, Collection[int]]
) -> dict[str, int]:
    """The garrisons of objectives that the enemy could take, most valuable first."""
    know = picture.know
    guard = hex_scores.weights.guard
    chosen: dict[str, int] = {}
    wanted = [t for t in picture.open if t.objective.attacker != hex_scores.name]
    wanted.sort(key=lambda t: (-t.objective.points, t.hex))
    for target in wanted:
        hex = target.hex
        fixed = [
            o for o in picture.field.at(hex) if o not in reach and know.side[o] == hex_scores.side
        ]
        if picture.field.occupied[1 - hex_scores.side][hex]:
            continue
        room = know.weights.limits.stack - sum(1 for o in fixed if not know.is_hq[o])
        near = [
            uid
            for uid, hexes in reach.items()
            if hex in hexes and uid not in chosen and not know.is_hq[uid]
        ]
        for _ in range(room):
            before = hex_scores.fall(hex, fixed)
            best, who = WORTH_A_GUARD, ""
            for uid in near:
                gain = (
                    guard * target.objective.points * (before - hex_scores.fall(hex, [*fixed, uid]))
                )
                gain -= 0.3 * picture.step_value(uid) - (0.1 if picture.where[uid] == hex else 0.0)
                if gain > best:
                    best, who = gain, uid
            if not who:
                break
            fixed.append(who)
            near.remove(who)
            chosen[who] = hex
        if not fixed and target.objective.held and not picture.field.at(hex):
            marching = _nearest_reserve(picture, hex_scores, reach, chosen, target)
            chosen.update(marching)
    return chosen


def _nearest_reserve(
    picture: Picture,
    hex_scores: HexScores,
    reach: Mapping[str, Collection[int]],
    chosen: Mapping[str, int],
    target: Target,
) -> dict[str, int]:
    """The unit that reaches an empty objective soonest, and how far it gets now."""
    know = picture.know
    best, found = LONGEST_MARCH, {}
    for uid, hexes in reach.items():
        if know.is_hq[uid] or uid in chosen or know.rules.roster[uid].mechanised:
            continue
        end = min(sorted(hexes), key=target.distance.__getitem__)
        # Weak units are good enough.
        cost = target.distance[end] + 2 * picture.attack(uid)
        if cost < best and picture.has_room(uid, end):
            best, found = cost, {uid: end}
    return found


def attack_plan(
    picture: Picture,
    hex_scores: HexScores,
    reach: Mapping[str, Collection[int]],
    posts: Mapping[str, int],
) -> list[Assault]:
    """Attacks by units that may move first; garrisons attack only from where they stand."""
    movable: dict[str, Collection[int]] = {}
    for uid, hexes in reach.items():
        if picture.know.is_hq[uid]:
            continue
        if uid in posts:
            movable[uid] = (posts[uid],)
        else:
            movable[uid] = [h for h in hexes if hex_scores.is_supplied(h)] or hexes
    return Allocator(picture, hex_scores.weights, movable).attacks()
