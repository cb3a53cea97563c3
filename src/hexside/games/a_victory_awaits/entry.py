"""15.3, 15.4 Entry by movement: the 19th Army in turn 3, the Strategic Reserve from turn 6."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from msgspec.structs import replace

from hexside.engine import Action, Choice, Decision, Reason, Wait
from hexside.engine.agenda import MissingStep
from hexside.games.a_victory_awaits.actions import (
    CANCEL,
    DONE,
    Cancel,
    Done,
    Enter,
    Move,
    Name,
    Strategic,
)
from hexside.games.a_victory_awaits.activation import Activation, HqRelocation, in_command
from hexside.games.a_victory_awaits.ground import ROAD
from hexside.games.a_victory_awaits.movement import Movement
from hexside.games.a_victory_awaits.ranges import movement_range
from hexside.games.a_victory_awaits.shapes import SOVIET
from hexside.games.a_victory_awaits.state import AVAILABLE, TURN_BOX
from hexside.games.a_victory_awaits.work import AwaitsWork
from hexside.mechanics.movement import HALVES
from hexside.mechanics.movement_segment import NORMAL, STRATEGIC, mode_of


def open_sources(work: AwaitsWork, hexes: tuple[int, ...]) -> tuple[int, ...]:
    """V22: a source hex with an enemy unit is closed."""
    return tuple(hex for hex in hexes if not work.enemy_at(SOVIET, hex))


def entry_moves(work: AwaitsWork, uid: str, sources: tuple[int, ...]) -> dict[Action, int]:
    """V22: every move of a unit from off the map, with its cost in half-points.

    As if from a hex in no enemy zone that is joined to the source by the road or railway that ends
    there: one point, half a point strategically, by road; else the cost of the terrain.
    """
    key = ("entry", uid, sources)
    known: dict[Action, int] | None = work.field.notes.get(key)
    if known is not None:
        return known
    rules = work.rules
    ground = rules.ground
    budget = work.allowance(uid)
    full = work.full_hexes(uid)
    zones = work.zones(SOVIET)
    road = rules.files.terrain.line[ROAD]
    found: dict[Action, int] = {}
    for source in open_sources(work, sources):
        by_road = bool(ground.paved.linked(source, ROAD))
        first = ground.entry_cost(rules.movement_class[uid], source)
        if by_road:
            first = int((road.cost or 0) * HALVES)
        first += ground.zone_costs.enter if zones[source] else 0
        modes: list[tuple[str, type[Move | Strategic], int]] = [(NORMAL, Move, first)]
        if by_road and not zones[source]:
            modes.append((STRATEGIC, Strategic, int((road.strategic_cost or 0) * HALVES)))
        for mode, kind, cost in modes:
            if cost > budget:
                continue
            name = rules.names[source]
            if source not in full:
                found[kind(uid, (name,))] = cost
            area = movement_range(work, uid, source, mode, budget - cost, 0)
            if area is None:
                continue
            for hex, action in area.options(uid).actions.items():
                if hex not in full and isinstance(action, (Move, Strategic)):
                    found[kind(uid, (name, *action.path))] = cost + area.costs[hex]
    work.field.notes[key] = found
    return found


class EntryByMovement(Choice[AwaitsWork], frozen=True):
    """Units enter one at a time: the owner names one and moves it onto the map."""

    seat: str
    unit: str = ""
    takes: ClassVar[tuple[type[Action], ...]] = (Done, Name, Cancel, Move, Strategic)
    section: ClassVar[str] = ""

    def sources(self, work: AwaitsWork) -> tuple[int, ...]:
        """The hexes through which the units may enter."""
        raise MissingStep(self, "sources")

    def waiting(self, work: AwaitsWork) -> list[str]:
        """The units that may enter."""
        raise MissingStep(self, "waiting")

    def moved(self, work: AwaitsWork, uid: str) -> None:
        """A unit has entered; this frame is replaced."""
        raise MissingStep(self, "moved")

    def finished(self, work: AwaitsWork) -> None:
        """Nobody else enters; this frame ends."""
        work.pop()

    def run(self, work: AwaitsWork) -> Wait:
        if open_sources(work, self.sources(work)) and self.waiting(work):
            return Wait.DECISION
        self.finished(work)
        return Wait.NOTHING

    def seats(self, work: AwaitsWork) -> tuple[str, ...]:
        return (self.seat,)

    def decision(self, work: AwaitsWork, seat: str) -> Decision:
        choices = self.choices(work, seat)
        if self.unit:
            return Decision(seat, "enter-by-movement", self.section, {"unit": self.unit}, choices)
        count = len(self.waiting(work))
        return Decision(seat, "choose-entering-unit", self.section, {"count": count}, choices)

    def legal(self, work: AwaitsWork, seat: str) -> list[Action]:
        if not self.unit:
            return [DONE, *(Name(uid) for uid in self.waiting(work))]
        return [CANCEL, *entry_moves(work, self.unit, self.sources(work))]

    def objections(self, work: AwaitsWork, seat: str, action: Action) -> Iterable[Reason]:
        rule = self.section
        if isinstance(action, (Done, Cancel)):
            if isinstance(action, Done) == bool(self.unit):
                yield Reason("place-the-unit-first" if self.unit else "name-a-unit-first", rule)
        elif isinstance(action, Name):
            if self.unit:
                yield Reason("place-the-unit-first", rule)
            elif action.unit not in self.waiting(work):
                yield Reason("not-entering", rule, {"unit": action.unit})
        elif isinstance(action, (Move, Strategic)):
            if action.unit != self.unit:
                yield Reason("name-a-unit-first", rule)
            elif action not in entry_moves(work, self.unit, self.sources(work)):
                yield from self._not_this_way(work, action)

    def _not_this_way(self, work: AwaitsWork, action: Move | Strategic) -> Iterable[Reason]:
        rule = self.section
        rules = work.rules
        names = [rules.names[hex] for hex in self.sources(work)]
        first = action.path[0] if action.path else ""
        if first not in names:
            yield Reason("entry-through-source", rule, {"hexes": tuple(names)})
            return
        hex = rules.grid.index(first)
        if work.enemy_at(SOVIET, hex):
            yield Reason("enemy-occupied", rule, {"hex": first})
        elif isinstance(action, Strategic) and work.in_enemy_zone(SOVIET, hex):
            yield Reason("strategic-enters-zone", "9.3", {"hex": first})
        elif isinstance(action, Strategic) and not rules.ground.paved.linked(hex, ROAD):
            yield Reason("no-road-to-source", "9.3", {"hex": first})
        elif action.path[-1] in rules.grid and not work.room(
            action.unit, rules.grid.index(action.path[-1])
        ):
            yield Reason("stacking-limit", "3.1", {"hex": action.path[-1]})
        else:
            yield Reason("entry-out-of-reach", rule, {"unit": action.unit})

    def take(self, work: AwaitsWork, seat: str, action: Action) -> None:
        if isinstance(action, Done):
            self.finished(work)
        elif isinstance(action, Cancel):
            work.replace(replace(self, unit=""))
        elif isinstance(action, Name):
            work.replace(replace(self, unit=action.unit))
        elif isinstance(action, (Move, Strategic)):
            uid = action.unit
            cost = entry_moves(work, uid, self.sources(work))[action]
            index = work.rules.grid.index
            work.tell(
                "unit-entered",
                self.section,
                unit=uid,
                path=action.path,
                cost=cost / HALVES,
                mode=mode_of(action),
            )
            self.moved(work, uid)
            work.come(uid, tuple(index(name) for name in action.path))


def reserve_units(work: AwaitsWork) -> int:
    """15.4, 18: how many units of the Strategic Reserve may enter; none before turn 6."""
    rules = work.rules
    if work.turn < rules.tables.arrivals.strategic_reserve_from_turn:
        return 0
    return rules.setup.strategic_reserve


class StrategicReserve(EntryByMovement, frozen=True, tag="strategic-reserve"):
    """15.4, V22: units of the Available box enter "From Moscow"; they do not fight."""

    left: int = 0
    section: ClassVar[str] = "15.4"

    def sources(self, work: AwaitsWork) -> tuple[int, ...]:
        return work.rules.ground.moscow_sources

    def waiting(self, work: AwaitsWork) -> list[str]:
        return work.in_box(SOVIET, AVAILABLE) if self.left else []

    def moved(self, work: AwaitsWork, uid: str) -> None:
        work.replace(replace(self, unit="", left=self.left - 1))


def army_box(work: AwaitsWork) -> str:
    """15.3: the space of the turn track where the 19th Army waits."""
    return f"{TURN_BOX}{work.rules.tables.arrivals.nineteenth_army_turn}"


def army_on_track(work: AwaitsWork) -> list[str]:
    """4.0(2)(d): the counters of the 19th Army that have not entered."""
    return work.in_box(SOVIET, army_box(work))


def is_army_due(work: AwaitsWork) -> bool:
    """15.3, V21: from turn 3 on."""
    return work.turn >= work.rules.tables.arrivals.nineteenth_army_turn


def waiting_army(work: AwaitsWork, hqs: tuple[str, ...]) -> bool:
    """15.3, V21: whether a chit of these headquarters brings the 19th Army onto the map."""
    if not is_army_due(work):
        return False
    formation = {work.rules.roster[hq].formation for hq in hqs}
    return any(work.rules.roster[uid].formation in formation for uid in army_on_track(work))


class NineteenthArmy(EntryByMovement, frozen=True, tag="nineteenth-army"):
    """15.3, V21: headquarters and units enter through one source, then fight.

    Those who come with a later chit use the source of the first.
    """

    source: int = -1
    entered: tuple[str, ...] = ()
    takes: ClassVar[tuple[type[Action], ...]] = (Enter, Done, Name, Cancel, Move, Strategic)
    section: ClassVar[str] = "15.3"

    def _source(self, work: AwaitsWork) -> int:
        """The source of all; -1 while it has to be chosen."""
        entry = work.data.army_entry
        return work.rules.grid.index(entry) if entry else self.source

    def sources(self, work: AwaitsWork) -> tuple[int, ...]:
        source = self._source(work)
        return (source,) if source >= 0 else work.rules.ground.sources[SOVIET]

    def waiting(self, work: AwaitsWork) -> list[str]:
        return army_on_track(work) if is_army_due(work) else []

    def decision(self, work: AwaitsWork, seat: str) -> Decision:
        if self._source(work) >= 0:
            return super().decision(work, seat)
        choices = self.choices(work, seat)
        return Decision(seat, "choose-entry-hex", "15.3", {}, choices)

    def legal(self, work: AwaitsWork, seat: str) -> list[Action]:
        if self._source(work) >= 0:
            return super().legal(work, seat)
        names = work.rules.names
        return [DONE, *(Enter(names[hex]) for hex in open_sources(work, self.sources(work)))]

    def objections(self, work: AwaitsWork, seat: str, action: Action) -> Iterable[Reason]:
        source = self._source(work)
        if source < 0:
            if isinstance(action, Enter):
                if action not in self.legal(work, seat):
                    yield Reason("no-entry-here", "15.3", {"hex": action.hex})
            elif not isinstance(action, Done):
                yield Reason("choose-entry-first", "15.3")
        elif isinstance(action, Enter):
            yield Reason("one-entry-for-all", "15.3", {"hex": work.rules.names[source]})
        else:
            yield from super().objections(work, seat, action)

    def take(self, work: AwaitsWork, seat: str, action: Action) -> None:
        if isinstance(action, Enter):
            work.replace(replace(self, source=work.rules.grid.index(action.hex)))
            work.tell("army-enters", "15.3", hex=action.hex)
        else:
            super().take(work, seat, action)

    def moved(self, work: AwaitsWork, uid: str) -> None:
        if not work.data.army_entry:
            work.change(army_entry=work.rules.names[self.source])
        work.replace(replace(self, unit="", entered=(*self.entered, uid)))

    def finished(self, work: AwaitsWork) -> None:
        """V21: those who entered may fight; later the chit is an ordinary one."""
        ordinary: tuple[str, ...] = ()
        for hq in work.rules.headquarters[SOVIET]:
            is_army = work.rules.roster[hq].formation == self._formation(work)
            if is_army and work.units[hq].hex >= 0 and hq not in self.entered:
                ordinary = (hq, *in_command(work, hq))
        ordinary = tuple(uid for uid in ordinary if uid not in self.entered)
        units = (*ordinary, *self.entered)
        work.pop()
        if units:
            work.push(Activation(self.seat, units, mode="operations", step=1))
        if ordinary:
            work.push(Movement(self.seat, ordinary))
            if work.rules.option("hq-relocation"):
                work.push(HqRelocation(self.seat, ordinary[0]))

    def _formation(self, work: AwaitsWork) -> str | None:
        units = (*self.entered, *army_on_track(work))
        return work.rules.roster[units[0]].formation if units else None
