"""Moves of the quick hand: attackers to their hexes, then each unit to the best hex left."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from hexside.engine import Action
from hexside.players.quick.command import Jumps, command_post
from hexside.players.quick.places import best_place
from hexside.players.quick.position import Position
from hexside.players.quick.sketch import Sketch
from hexside.players.quick.strikes import Strike, Strikes

#: The longest march to an empty objective that is worth starting, in half-points.
LONGEST_MARCH = 48
#: A unit for a garrison must be worth this much.
LEAST_NEED = 0.4
#: A garrison this likely to fall is sent help from afar.
TOO_WEAK = 0.3


class March(NamedTuple):
    """Where a unit goes, why, and what that gains."""

    unit: str
    hex: int
    target: int
    gain: float


class Plan(NamedTuple):
    """The moves of an activation and the attacks that they lead to."""

    marches: list[March]
    strikes: list[Strike]


def planned(sketch: Sketch) -> Plan:
    """The plan for the movement that the position of a sketch waits for."""
    work = sketch.work
    frame = work.frame
    reach = {uid: frame.destinations(work, uid) for uid in frame.units}
    return plan(sketch, reach, lambda hq: frame.relocations(work, hq))


def plan(sketch: Sketch, reach: Mapping[str, Mapping[int, Action]], jumps: Jumps) -> Plan:
    """Attacks first, then the others one by one, headquarters last.

    ``jumps`` tells where a headquarters can be set up instead of moving.
    """
    work = sketch.work
    tables = sketch.tables
    units = work.units
    areas = {uid: (*hexes, units[uid].hex) for uid, hexes in reach.items()}
    posts = _garrisons(sketch, areas)
    strikes: list[Strike] = []
    if _fights_next(work):
        strikes = Strikes(
            sketch, {uid: (posts[uid],) if uid in posts else area for uid, area in areas.items()}
        ).best()
    marches: list[March] = []
    done: set[str] = set()

    def go(uid: str, hex: int, target: int, gain: float) -> None:
        here = units[uid].hex
        sketch.lift(uid, here)
        sketch.settle(uid, hex)
        done.add(uid)
        marches.append(March(uid, hex, target, gain))

    for strike in strikes:
        for uid, hex in strike.places.items():
            go(uid, hex, strike.target, strike.value)
    for uid, hex in posts.items():
        if uid not in done:
            go(uid, hex, -1, 1.0)
    for uid, hex in _reliefs(sketch, areas, done).items():
        go(uid, hex, -1, 1.0)
    rest = [uid for uid in reach if uid not in done]
    goal = sketch.goal
    rest.sort(key=lambda uid: (tables.is_hq[uid], -goal[units[uid].hex], uid))
    for uid in rest:
        here = units[uid].hex
        sketch.lift(uid, here)
        if tables.is_hq[uid]:
            choice, gain = command_post(sketch, uid, here, reach[uid], jumps)
        else:
            choice, gain = best_place(sketch, uid, here, reach[uid], sketch.score)
        sketch.settle(uid, choice)
        if choice != here:
            marches.append(March(uid, choice, -1, gain))
            sketch.block(choice)
    return Plan(marches, strikes)


def _fights_next(work: Position) -> bool:
    """Whether combat follows the current movement; it may have come before."""
    for frame in reversed(work.agenda):
        if frame.__struct_config__.tag == "activation":
            return bool(frame.mode == "move-combat")
    return False


def _garrisons(sketch: Sketch, areas: Mapping[str, tuple[int, ...]]) -> dict[str, int]:
    """Which units go to, or stay in, objectives that must be held; the greatest need first."""
    found: dict[str, int] = {}
    if not sketch.held or not sketch.weights.guard:
        return found
    posts = [
        post
        for hex in sorted(sketch.held)
        if not sketch.enemy_occupied[hex] and (post := _Post(sketch, hex, areas)).near
    ]
    while posts:
        post = max(posts, key=lambda one: one.best[0])
        need, uid = post.best
        if need <= LEAST_NEED:
            return found
        found[uid] = post.hex
        post.take(uid)
        for other in posts:
            other.forget(uid)
    return found


class _Post:
    """An objective that must be held, while its garrison is being chosen."""

    def __init__(self, sketch: Sketch, hex: int, areas: Mapping[str, tuple[int, ...]]) -> None:
        self.hex = hex
        self._sketch = sketch
        is_hq = sketch.tables.is_hq
        fixed = [
            uid
            for uid in sketch.work.field.stacks.get(hex, ())
            if uid not in areas and not is_hq[uid]
        ]
        self._room = sketch.tables.know.weights.limits.stack - len(fixed)
        self._defense = sum(sketch.work.defense(uid) for uid in fixed)
        self.near = [uid for uid, area in areas.items() if not is_hq[uid] and hex in area]
        self.best = self._best()

    def _best(self) -> tuple[float, str]:
        """The unit that helps most, with its gain first."""
        if self._room <= 0:
            return 0.0, ""
        sketch = self._sketch
        work = sketch.work
        stake = sketch.weights.guard * sketch.stake(self.hex)
        before = sketch.fall(self.hex, self._defense)
        best = (0.0, "")
        for uid in self.near:
            after = sketch.fall(self.hex, self._defense + work.defense(uid))
            gain = stake * (before - after) - 0.5 * sketch.tables.value[uid]
            if work.units[uid].hex == self.hex:
                gain += 0.3
            if gain > best[0]:
                best = (gain, uid)
        return best

    def take(self, uid: str) -> None:
        """Assign a unit to hold this place."""
        self._room -= 1
        self._defense += self._sketch.work.defense(uid)

    def forget(self, uid: str) -> None:
        """A unit has been placed, here or elsewhere."""
        if uid in self.near:
            self.near.remove(uid)
            self.best = self._best()


def _reliefs(
    sketch: Sketch, areas: Mapping[str, tuple[int, ...]], busy: set[str]
) -> dict[str, int]:
    """Units marching to objectives that must be held and are empty or weakly held."""
    found: dict[str, int] = {}
    weights = sketch.weights
    tables = sketch.tables
    if not weights.relief:
        return found
    units = sketch.work.units
    for target in sketch.open:
        if target.hex not in sketch.held:
            continue
        guards = sketch.guards.get(target.hex, 0)
        if guards > 0 and sketch.fall(target.hex, guards) < TOO_WEAK:
            continue
        distance = target.distance
        best, who, end = weights.relief * target.objective.points, "", -1
        for uid, area in areas.items():
            if tables.is_hq[uid] or uid in busy or uid in found or tables.mechanised[uid]:
                continue
            if distance[units[uid].hex] > LONGEST_MARCH:
                continue
            there = min(area, key=distance.__getitem__)
            cost = distance[there] * 0.1 + tables.value[uid]
            if cost < best and sketch.has_room(uid, there):
                best, who, end = cost, uid, there
        if who:
            found[who] = end
    return found
