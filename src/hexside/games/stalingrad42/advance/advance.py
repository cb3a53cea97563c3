"""14 Advance after combat."""

from __future__ import annotations

from typing import Any, Literal

from msgspec.structs import replace

from hexside.engine import Action, Decision, Reason, Wait
from hexside.engine.agenda import NotTaken
from hexside.games.stalingrad42.actions import DONE, Done
from hexside.games.stalingrad42.advance.advance_search import (
    PACE,
    AdvanceGround,
    Weather,
    advance_ways,
)
from hexside.games.stalingrad42.areas.leaving import doors, leave_map
from hexside.games.stalingrad42.combat.combat_actions import Advance
from hexside.games.stalingrad42.combat.combat_ground import is_flotilla
from hexside.games.stalingrad42.maskirovka.advancing import (
    advance_faults,
    is_held_by_box,
    may_be_held,
    note_advance,
)
from hexside.games.stalingrad42.maskirovka.armies import closed_by_armies
from hexside.games.stalingrad42.movement.movement_costs import costs_of, entry_cost, road_entry_cost
from hexside.games.stalingrad42.movement.movement_phase import Overstacked
from hexside.games.stalingrad42.retreat.retreats import is_routed
from hexside.games.stalingrad42.seat_frames import SeatFrame
from hexside.games.stalingrad42.state import (
    AUTO_DS,
    FROZEN,
    FULL_RETREAT,
    ISOLATED,
    OUT_OF_SUPPLY,
    REPLACEMENT,
    TRAIN,
    area_box,
    area_of,
)
from hexside.games.stalingrad42.units.stacking import has_room, overstacked
from hexside.games.stalingrad42.work import S42Work

Mode = Literal["full", "limited", "one-hex"]
#: 16.4: the most that a mechanised unit out of supply advances.
UNSUPPLIED_PACE = 2
#: 14.2.2: a Soviet Guards or Shock Army headquarters advances like infantry.
FOOT_HQ_MOVE = 3


def weather_of(work: S42Work) -> Weather:
    """23.2.3, 23.2.4: what the weather does to an advance."""
    if work.season.wet:
        return "wet"
    return "snow" if work.data.weather == "snow" else "dry"


def pace_of(work: S42Work, uid: str) -> int:
    """14.2.2, 16.4: the most hexes that a unit advances."""
    counter = work.rules.roster[uid]
    if counter.type == "soviet-army-hq" and work.values(uid).move <= FOOT_HQ_MOVE:
        return PACE["foot"]
    marks = work.units[uid].marks
    pace = PACE["mechanised" if counter.mechanised else "foot"]
    if counter.type == "cavalry":
        pace = PACE["cavalry"]
    if OUT_OF_SUPPLY in marks or ISOLATED in marks:
        return min(pace, UNSUPPLIED_PACE)
    return pace


def may_advance(work: S42Work, uid: str) -> bool:
    """14.1, 5.6.3, 20.4, 21.4: whether a unit can go along at all."""
    marks = work.units[uid].marks
    if work.values(uid).move == 0 or not {TRAIN, REPLACEMENT, FROZEN}.isdisjoint(marks):
        return False
    return not any(mark.startswith(AUTO_DS) for mark in marks)


def advancers(
    work: S42Work,
    side: int,
    attackers: tuple[str, ...],
    hexes: tuple[int, ...],
    kept: tuple[str, ...],
) -> tuple[str, ...]:
    """14.1: the attackers and all in the hexes from which they came, but not guns that fired.

    20.4, 20.6, 31 (A-90): who waits for his release may attack, but stays where he is.
    """
    found = [uid for uid in attackers if not work.has(uid, FROZEN)]
    for hex in hexes:
        for other in work.field.at(hex):
            own = work.rules.side[other] == side
            if own and other not in found and other not in kept and may_advance(work, other):
                found.append(other)
    return tuple(found)


def open_steps(work: S42Work, uid: str, here: int, vacated: int, origin: int) -> list[int]:
    """14.4.1, 14.5: where a unit may go next: not where enemies stand."""
    enemy = work.field.occupied[1 - work.rules.side[uid]]
    return [there for there in ground_steps(work, uid, here, vacated, origin) if not enemy[there]]


def ground_steps(work: S42Work, uid: str, here: int, vacated: int, origin: int) -> list[int]:
    """14.4.1, 14.5: where terrain, bonds and its state let a unit go next, enemies or not.

    ``origin`` is the hex from which it has not yet advanced (-1 once it has): only from there
    an unbridged major river may be crossed, into the vacated hex.
    """
    if work.field.is_contested(here):
        # 29.1.2: out of a contested city only Tactical Movement leads.
        return []
    rules = work.rules
    side = rules.side[uid]
    kind = rules.movement_class[uid]
    costs = costs_of(rules.ground, side, kind, work.season)
    friends = work.field.occupied[side]
    bonds = work.enemy_bonds(side)
    found = [there for _, there, _ in costs.edges[here]]
    for _, there, _ in costs.start_only.get(here, ()):
        if friends[there] or (here == origin and there == vacated):
            found.append(there)
    found += [there for there in _by_flotilla(work, side, kind, here) if there not in found]
    routed = FULL_RETREAT in work.units[uid].marks
    shut = closed_by_armies(work, 1 - side)
    return [
        there
        for there in found
        if there not in shut
        and (there == vacated or not bonds.bars(here, there))
        and not (routed and _is_barred_to_routed(work, side, there))
    ]


def _by_flotilla(work: S42Work, side: int, kind: str, here: int) -> list[int]:
    """5.5.3, 9.5.3 (A-19): the Volga Flotilla is a ferry for the Soviets."""
    return [
        there
        for there in work.adjacent(here)
        if is_flotilla(work, side, here, there)
        and entry_cost(work.ground, kind, work.season, there) is not None
    ]


def _is_barred_to_routed(work: S42Work, side: int, there: int) -> bool:
    """13.3.2 (A-28): an enemy zone where no friend stands that is not in Full Retreat."""
    if not work.in_enemy_zone(side, there):
        return False
    return not work.friend_at(side, there) or is_routed(work, side, there)


def ends_advance(work: S42Work, side: int, here: int, there: int, vacated: int) -> bool:
    """14.4.2, 14.5: an enemy zone (not in the vacated hex), swamp or mountain off the road."""
    if there != vacated and work.in_enemy_zone(side, there):
        return True
    return is_slow_entry(work, here, there)


def is_slow_entry(work: S42Work, here: int, there: int) -> bool:
    """14.5: a swamp or mountain hex that is not entered by road.

    Out of an Entry Area (``here`` is -1) any road of the hex leads in (22.3.1).
    """
    rules = work.rules
    ground = rules.ground
    if ground.terrain(there, work.season) not in ("swamp", "mountain") or there in ground.cities:
        return False
    if here < 0:
        return not any(ground.has_road(there, near) for near in rules.grid.adjacent(there))
    return not ground.has_road(here, there)


def meets_routed(work: S42Work, side: int, there: int) -> bool:
    """13.3.2: enemies in Full Retreat withdraw from next to this hex before anybody goes on."""
    enemy = work.field.occupied[1 - side]
    return any(enemy[near] and is_routed(work, 1 - side, near) for near in work.adjacent(there))


class AdvanceAfterCombat(SeatFrame, frozen=True, tag="advance-after-combat"):
    """14.1: units advance one after another, each with the hexes left to it.

    ``moved`` have left the hex from which they attacked.
    """

    vacated: int
    units: tuple[str, ...]
    left: tuple[int, ...]
    mode: Mode = "full"
    moved: tuple[str, ...] = ()

    def _left(self, work: S42Work) -> dict[str, int]:
        return {
            uid: count
            for uid, count in zip(self.units, self.left, strict=True)
            if count > 0 and (work.units[uid].hex >= 0 or area_of(work.units[uid].box))
        }

    def _able(self, work: S42Work) -> dict[str, int]:
        """34.3.1: but for Reserve Armies whose boxes cannot go along."""
        left = self._left(work)
        return {uid: count for uid, count in left.items() if not is_held_by_box(work, uid)}

    def _hides(self, work: S42Work) -> bool:
        """34.1.2, 4.5: whether a Reserve Army can advance at all would show in not being asked."""
        return any(
            may_be_held(work, uid) and (self.ways(work, uid, count) or self.exits(work, uid, count))
            for uid, count in self._left(work).items()
        )

    def ways(self, work: S42Work, uid: str, count: int) -> dict[int, tuple[int, ...]]:
        """14.2-14.5: where a unit can advance to, each hex with a way."""
        if work.units[uid].hex < 0:
            found = self._from_area(work, uid, count)
        else:
            found = self._reach(work, uid, count)
        return {end: way for end, way in found.items() if has_room(work, uid, end)}

    def _reach(self, work: S42Work, uid: str, count: int) -> dict[int, tuple[int, ...]]:
        """14.2-14.5: the hexes within the advance, whether there is room in them or not."""
        vacated = self.vacated
        here = work.units[uid].hex
        origin = -1 if uid in self.moved else here
        if self.mode == "limited":
            reached = open_steps(work, uid, here, vacated, origin)
            return {vacated: (vacated,)} if vacated in reached else {}
        return advance_ways(self._ground(work, uid, origin), here, count)

    def _ground(self, work: S42Work, uid: str, origin: int) -> AdvanceGround:
        return AdvanceGround(
            lambda hex: open_steps(work, uid, hex, self.vacated, origin),
            lambda a, b: self._pauses(work, a, b),
        )

    def _pauses(self, work: S42Work, here: int, there: int) -> bool:
        """14.4.2, 13.3.2: a hex that ends the advance, or where a unit waits for a withdrawal."""
        return ends_advance(work, self.side(work), here, there, self.vacated) or meets_routed(
            work, self.side(work), there
        )

    def _from_area(self, work: S42Work, uid: str, count: int) -> dict[int, tuple[int, ...]]:
        """22.7, 22.3.1: onto the map, into the vacated hex first, by its road if it has one."""
        vacated = self.vacated
        kind = work.rules.movement_class[uid]
        if road_entry_cost(work.ground, kind, work.season, vacated) is None:
            return {}
        found: dict[int, tuple[int, ...]] = {vacated: (vacated,)}
        if self.mode == "full" and count > 1 and not self._pauses(work, -1, vacated):
            ground = self._ground(work, uid, -1)
            for end, way in advance_ways(ground, vacated, count - 1).items():
                found.setdefault(end, (vacated, *way))
        return found

    def exits(self, work: S42Work, uid: str, count: int) -> list[tuple[str, ...]]:
        """22.3.1, S1.2: ways into Entry Areas and exit areas beside a hex that it can leave."""
        here = work.units[uid].hex
        if here < 0 or self.mode == "limited" or work.field.is_contested(here):
            return []
        found: dict[str, tuple[str, ...]] = {}
        for end, way in {here: (), **self._reach(work, uid, count)}.items():
            letters = doors(work, self.side(work), end)
            before = (here, *way)[-2] if way else here
            if not letters or len(way) >= count or (way and self._pauses(work, before, end)):
                continue
            names = tuple(work.rules.names[hex] for hex in way)
            for letter in letters:
                path = (*names, area_box(letter))
                known = found.get(letter)
                if known is None or (len(path), path) < (len(known), known):
                    found[letter] = path
        return list(found.values())

    def table(self, work: S42Work) -> dict[str, dict[int, tuple[int, ...]]]:
        """Every unit with somewhere to go."""
        found = {}
        for uid, count in self._able(work).items():
            ways = self.ways(work, uid, count)
            if ways:
                found[uid] = ways
        return found

    def run(self, work: S42Work) -> Wait:
        if len(self.legal(work, self.seat)) > 1 or self._hides(work):
            return Wait.DECISION
        self._close(work)
        return Wait.NOTHING

    def _close(self, work: S42Work) -> None:
        """4.4 (A-05): no one stands over the limit when an advance has been made."""
        work.pop()
        if overstacked(work, self.side(work)):
            work.push(Overstacked(self.seat))

    def decision(self, work: S42Work, seat: str) -> Decision:
        arguments: dict[str, Any] = {"hex": work.rules.names[self.vacated], "advance": self.mode}
        return Decision(seat, "s42-advance", "14.1", arguments, self.choices(work, seat))

    def choices(self, work: S42Work, seat: str) -> dict[str, Any]:
        """Per unit the hexes within its advance, each with a way."""
        table: dict[str, list[list[str]]] = {}
        for action in self.legal(work, seat):
            if isinstance(action, Advance):
                table.setdefault(action.unit, []).append(list(action.path))
        return {"advance": table, "done": True}

    def legal(self, work: S42Work, seat: str) -> list[Action]:
        names = work.rules.names
        actions: list[Action] = [DONE]
        for uid, ways in self.table(work).items():
            for way in ways.values():
                actions.append(Advance(uid, tuple(names[hex] for hex in way)))
        for uid, count in self._able(work).items():
            actions += [Advance(uid, path) for path in self.exits(work, uid, count)]
        return actions

    def reasons(self, work: S42Work, seat: str, action: Action) -> list[Reason]:
        if not isinstance(action, Advance):
            return []
        return advance_reasons(work, self, action)

    def take(self, work: S42Work, seat: str, action: Action) -> None:
        if isinstance(action, Done):
            self._close(work)
            return
        if not isinstance(action, Advance):
            raise NotTaken(self, action)
        rules = work.rules
        uid = action.unit
        area = area_of(action.path[-1])
        hexes = action.path[:-1] if area else action.path
        path = tuple(rules.grid.index(name) for name in hexes)
        here = work.units[uid].hex
        number = self.units.index(uid)
        left = list(self.left)
        before = path[-2] if len(path) > 1 else here
        stop = bool(area) or ends_advance(work, self.side(work), before, path[-1], self.vacated)
        left[number] = 0 if stop or self.mode != "full" else left[number] - len(path)
        note_advance(work, uid)
        # Before the unit moves: what its steps set off comes on top of this frame.
        work.replace(replace(self, left=tuple(left), moved=(*self.moved, uid)))
        start = rules.names[here] if here >= 0 else work.units[uid].box
        work.tell("s42-unit-advanced", "14.1", unit=uid, start=start, path=action.path)
        if path:
            work.go(uid, path)
        if area and work.units[uid].hex >= 0:
            leave_map(work, uid, action.path[-1])


def advance_reasons(work: S42Work, frame: AdvanceAfterCombat, action: Advance) -> list[Reason]:
    """14: why a unit may not advance this way."""
    rules = work.rules
    uid = action.unit
    if uid not in frame.units:
        return [Reason("s42-did-not-attack", "14.1", {"unit": uid})]
    held = advance_faults(work, uid)
    if held:
        return held
    count = frame.left[frame.units.index(uid)]
    path = action.path
    if path and area_of(path[-1]):
        if not doors(work, frame.side(work), _last(work, uid, path)):
            return [Reason("s42-no-area-there", "22.3.1", {"unit": uid, "area": path[-1]})]
        path = path[:-1]
        count -= 1
    unknown = [name for name in path if name not in rules.grid]
    if unknown:
        return [Reason("unknown-hex", "", {"hex": name}) for name in unknown]
    hexes = tuple(rules.grid.index(name) for name in path)
    if len(hexes) > count:
        return [Reason("s42-advance-too-far", "14.2.2", {"unit": uid, "limit": max(0, count)})]
    if frame.mode == "limited" and hexes != (frame.vacated,):
        return [Reason("s42-limited-advance", "14.2.3", {"hex": rules.names[frame.vacated]})]
    here = work.units[uid].hex
    found = _way_reasons(work, frame, uid, hexes) if here >= 0 else []
    if not found and hexes and not has_room(work, uid, hexes[-1]):
        found.append(Reason("s42-stacking-limit", "4.1", {"hex": rules.names[hexes[-1]]}))
    # What is left is a detour: hex by hex every way is open.
    return found or [Reason("s42-advance-in-legs", "14.1", {"unit": uid})]


def _last(work: S42Work, uid: str, path: tuple[str, ...]) -> int:
    """The hex from which a way leaves the map."""
    if len(path) > 1:
        name = path[-2]
        return work.rules.grid.index(name) if name in work.rules.grid else -1
    return work.units[uid].hex


def _way_reasons(
    work: S42Work, frame: AdvanceAfterCombat, uid: str, path: tuple[int, ...]
) -> list[Reason]:
    """14.4, 14.5: what bars the steps of a way."""
    rules = work.rules
    vacated = frame.vacated
    here = work.units[uid].hex
    origin = -1 if uid in frame.moved else here
    found = []
    for place, there in enumerate(path):
        hexes = {"hex": rules.names[here], "other": rules.names[there]}
        if rules.grid.direction(here, there) < 0:
            return [Reason("not-adjacent", "14.1", dict(hexes))]
        if work.field.is_contested(here):
            found.append(Reason("s42-tactical-only", "29.1.2", {"unit": uid}))
        elif work.enemy_at(frame.side(work), there):
            found.append(Reason("enemy-occupied", "14.5", {"hex": rules.names[there]}))
        elif there != vacated and work.enemy_bonds(frame.side(work)).bars(here, there):
            found.append(Reason("s42-bond-closed", "14.4.1", dict(hexes)))
        elif there in closed_by_armies(work, 1 - frame.side(work)):
            name = {"hex": rules.names[there]}
            found.append(Reason("s42-reserve-army-there", "34.6.2", {**name}))
        elif there not in open_steps(work, uid, here, vacated, origin):
            found.append(Reason("blocked-hexside", "14.5", dict(hexes)))
        elif place + 1 < len(path) and ends_advance(work, frame.side(work), here, there, vacated):
            found.append(Reason("s42-advance-stops", "14.4.2", {"hex": rules.names[there]}))
        here = there
    return found
