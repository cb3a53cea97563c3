"""The moves of an activation as a whole: attackers to their places, then everybody else."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping

import msgspec

from hexside.players.allocation import Allocator, Assault
from hexside.players.knowledge import Target
from hexside.players.picture import Picture
from hexside.players.standing import Standing

#: A move must be this much better than staying.
INERTIA = 0.05
MUST_GO = -1e6
#: A garrison must be worth this much.
WORTH_A_GUARD = 0.4
#: Half-points of march to an empty objective that are still worth beginning.
LONGEST_MARCH = 48


class Order(msgspec.Struct, frozen=True):
    """Where a unit goes and why."""

    unit: str
    hex: int
    reason: str
    target: int = -1
    gain: float = 0.0


class Orders(msgspec.Struct, frozen=True):
    """The plan of an activation; ``value`` is what it gains over doing nothing."""

    moves: dict[str, Order]
    attacks: list[Assault]
    value: float


def plan_moves(
    picture: Picture,
    standing: Standing,
    reach: Mapping[str, Collection[int]],
    attacks: list[Assault],
    posts: Mapping[str, int],
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
            share = assault.forecast.value / len(assault.places)
            moves[uid] = Order(uid, hex, "attack", assault.target, share)
    for uid, hex in posts.items():
        if uid not in moves:
            before = _kept(standing, trial, hex)
            trial.go(uid, hex)
            gain = _kept(standing, trial, hex) - before
            value += gain
            moves[uid] = Order(uid, hex, "garrison", hex, gain)
    rest = [uid for uid in reach if uid not in moves]
    rest.sort(key=lambda uid: _turn(standing, picture, uid))
    for uid in rest:
        here = trial.where[uid]
        trial.lift(uid)
        stay = standing.score(uid, here) + INERTIA
        # Whoever's place is given to others must go, wherever that may be.
        best, choice = (stay if trial.has_room(uid, here) else MUST_GO), here
        for hex in sorted(reach[uid]):
            if hex == here or not trial.has_room(uid, hex):
                continue
            score = standing.score(uid, hex) + noise()
            if score > best:
                best, choice = score, hex
        trial.put(uid, choice)
        gain = max(best, stay - 1.0) - stay
        value += gain
        moves[uid] = Order(uid, choice, _why(standing, uid, here, choice), gain=gain)
    standing.picture = picture
    # Headquarters come last, but their moves must find room all the same.
    return Orders(
        {uid: moves[uid] for uid in sorted(moves, key=know.is_hq.__getitem__)}, attacks, value
    )


def _kept(standing: Standing, trial: Picture, hex: int) -> float:
    """What the garrison of a hex keeps, in points."""
    side = trial.know.side
    value = 0.0
    for target in trial.open:
        if target.hex == hex and target.objective.attacker != standing.name:
            here = [uid for uid in trial.field.at(hex) if side[uid] == standing.side]
            value -= target.objective.points * standing.fall(hex, here)
    return standing.weights.guard * value


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


def garrisons(
    picture: Picture, standing: Standing, reach: Mapping[str, Collection[int]]
) -> dict[str, int]:
    """Who must go to, or stay in, the objectives that the enemy could take; the dearest first."""
    know = picture.know
    guard = standing.weights.guard
    chosen: dict[str, int] = {}
    wanted = [t for t in picture.open if t.objective.attacker != standing.name]
    wanted.sort(key=lambda t: (-t.objective.points, t.hex))
    for target in wanted:
        hex = target.hex
        fixed = [
            o for o in picture.field.at(hex) if o not in reach and know.side[o] == standing.side
        ]
        if picture.field.occupied[1 - standing.side][hex]:
            continue
        room = know.weights.limits.stack - sum(1 for o in fixed if not know.is_hq[o])
        near = [
            uid
            for uid, hexes in reach.items()
            if hex in hexes and uid not in chosen and not know.is_hq[uid]
        ]
        for _ in range(room):
            before = standing.fall(hex, fixed)
            best, who = WORTH_A_GUARD, ""
            for uid in near:
                gain = (
                    guard * target.objective.points * (before - standing.fall(hex, [*fixed, uid]))
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
            marching = _nearest_reserve(picture, standing, reach, chosen, target)
            chosen.update(marching)
    return chosen


def _nearest_reserve(
    picture: Picture,
    standing: Standing,
    reach: Mapping[str, Collection[int]],
    chosen: Mapping[str, int],
    target: Target,
) -> dict[str, int]:
    """The unit that gets to an empty objective soonest, and how far it gets now."""
    know = picture.know
    best, found = LONGEST_MARCH, {}
    for uid, hexes in reach.items():
        if know.is_hq[uid] or uid in chosen or know.rules.roster[uid].mechanised:
            continue
        end = min(sorted(hexes), key=target.distance.__getitem__)
        # Weak units will do.
        cost = target.distance[end] + 2 * picture.attack(uid)
        if cost < best and picture.has_room(uid, end):
            best, found = cost, {uid: end}
    return found


def attack_plan(
    picture: Picture,
    standing: Standing,
    reach: Mapping[str, Collection[int]],
    posts: Mapping[str, int],
) -> list[Assault]:
    """Attacks by units that may move first; garrisons attack from their posts or not at all."""
    movable: dict[str, Collection[int]] = {}
    for uid, hexes in reach.items():
        if picture.know.is_hq[uid]:
            continue
        if uid in posts:
            movable[uid] = (posts[uid],)
        else:
            movable[uid] = [h for h in hexes if standing.is_supplied(h)] or hexes
    return Allocator(picture, standing.weights, movable).attacks()
