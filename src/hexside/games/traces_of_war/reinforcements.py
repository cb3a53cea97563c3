"""11 Reinforcements: placement by rail, Soviet groups, replacements, the paradrop."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar

from hexside.engine import Action, Choice, Decision, Reason, Wait
from hexside.engine.listing import Listing
from hexside.games.traces_of_war.actions import DONE, Done, Paradrop, Place, Replace
from hexside.games.traces_of_war.state import ARRIVED, POOL, REMOVED
from hexside.games.traces_of_war.tables import AXIS, SOVIET
from hexside.games.traces_of_war.work import TracesWork
from hexside.mechanics.each_hex import EachHex
from hexside.mechanics.rail_placement import open_railway, placement_objections


def rail_region(work: TracesWork, side: int) -> int:
    """11.0: railway hexes with an open railway to a source.

    No hex of the way may be in an enemy zone of control (friendly units do not cancel it here),
    hold an enemy unit, or be a major city that the enemy controls. The Airborne marker is no
    source for this (11.1).
    """
    rules = work.rules
    cache = work.field.ranges[side]
    key = ("rail", work.data.control)
    known: int | None = cache.get(key)
    if known is None:
        shut = work.enemy_zones(side) | work.field.bits[1 - side] | work.city_enemy_bits(side)
        ground = rules.ground
        known = open_railway(
            rules.grid, ground.rail_bits, ground.source_bits[side], shut, ground.rail_exits
        )
        cache[key] = known
    return known


def placements(work: TracesWork, uid: str) -> EachHex:
    """11.0: where a reinforcement may be placed."""
    rules = work.rules
    full = rules.grid.bits(work.full_hexes(uid))
    return rules.ground.to_each(Place, uid, rail_region(work, rules.side[uid]) & ~full)


def placement_reasons(work: TracesWork, uid: str, hex_name: str) -> list[Reason]:
    """11.0, 5.0: why a reinforcement may not be placed in a hex."""
    railway = work.rules.ground.rail_bits
    region = rail_region(work, work.rules.side[uid])
    return list(placement_objections(work, uid, hex_name, railway, region, "11.0", "5.0"))


def place(work: TracesWork, uid: str, hex_name: str) -> None:
    """Put a reinforcement on the map."""
    work.put(uid, work.rules.grid.index(hex_name))
    work.tell("reinforcement-placed", "11.0", unit=uid, hex=hex_name)


def is_replacement(work: TracesWork, uid: str) -> bool:
    """11.1: a black number: the unit comes in the place of another."""
    return work.rules.roster[uid].availability.startswith("replacement ")


def replaceable(work: TracesWork, uid: str) -> list[str]:
    """11.1, R47: weaker own units of the same type that are neither OOS nor isolated."""
    new = work.rules.roster[uid]
    found = []
    for other, unit in work.units.items():
        if unit.hex < 0 or unit.marks or other == uid:
            continue
        counter = work.rules.roster[other]
        if counter.side == new.side and counter.type == new.type:
            shown = counter.attack if work.is_full(other) else counter.reduced_attack or 0
            if shown < new.attack:
                found.append(other)
    return found


def groups_named(work: TracesWork, group: int) -> list[str]:
    """11.1: the units of a group, replacements included."""
    codes = (f"group {group}", f"replacement {group}")
    return [c.id for c in work.rules.roster.values() if c.availability in codes]


class SovietReinforcements(Choice[TracesWork], frozen=True, tag="soviet-reinforcements"):
    """11.1: the next group arrives; what cannot be placed waits for the next chit (R31)."""

    group: int
    arrived: bool = False
    takes: ClassVar[tuple[type[Action], ...]] = (Done, Place, Replace)

    def _waiting(self, work: TracesWork) -> list[str]:
        return [
            uid
            for uid, unit in work.units.items()
            if unit.box == ARRIVED and work.rules.side[uid] == SOVIET
        ]

    def run(self, work: TracesWork) -> Wait:
        if not self.arrived:
            names = [uid for uid in groups_named(work, self.group) if work.units[uid].box == POOL]
            for uid in names:
                work.lift(uid, ARRIVED)
            work.change(group=self.group + 1)
            work.tell("group-arrives", "11.1", group=self.group, units=tuple(names))
            work.replace(SovietReinforcements(self.group, True))
            return Wait.NOTHING
        if self._has_choice(work):
            return Wait.DECISION
        work.pop()
        return Wait.NOTHING

    def _has_choice(self, work: TracesWork) -> bool:
        return any(
            replaceable(work, uid) if is_replacement(work, uid) else placements(work, uid)
            for uid in self._waiting(work)
        )

    def seats(self, work: TracesWork) -> tuple[str, ...]:
        return (work.rules.player[SOVIET],)

    def decision(self, work: TracesWork, seat: str) -> Decision:
        return Decision(
            seat,
            "place-reinforcements",
            "11.1",
            {"group": self.group, "units": tuple(self._waiting(work))},
            self.choices(work, seat),
        )

    def legal(self, work: TracesWork, seat: str) -> Sequence[Action]:
        parts: list[Sequence[Action]] = [(DONE,)]
        for uid in self._waiting(work):
            if is_replacement(work, uid):
                parts.append([Replace(uid, old) for old in replaceable(work, uid)])
            else:
                parts.append(placements(work, uid))
        return Listing(parts)

    def objections(self, work: TracesWork, seat: str, action: Action) -> Iterable[Reason]:
        if not isinstance(action, (Place, Replace)):
            return ()
        uid = action.unit
        if uid not in self._waiting(work):
            return (Reason("not-arriving", "11.1", {"unit": uid}),)
        if isinstance(action, Place):
            if is_replacement(work, uid):
                return (Reason("replacement-replaces", "11.1", {"unit": uid}),)
            return placement_reasons(work, uid, action.hex)
        if not is_replacement(work, uid):
            return (Reason("not-a-replacement", "11.1", {"unit": uid}),)
        if action.old not in replaceable(work, uid):
            return (Reason("cannot-be-replaced", "11.1", {"unit": action.old, "by": uid}),)
        return ()

    def take(self, work: TracesWork, seat: str, action: Action) -> None:
        if isinstance(action, Done):
            work.pop()
        elif isinstance(action, Replace):
            hex = work.units[action.old].hex
            work.lift(action.old, REMOVED)
            work.put(action.unit, hex)
            work.tell(
                "unit-replaced",
                "11.1",
                unit=action.unit,
                old=action.old,
                hex=work.rules.names[hex],
            )
        elif isinstance(action, Place):
            place(work, action.unit, action.hex)


class AirborneLanding(Choice[TracesWork], frozen=True, tag="airborne-landing"):
    """11.1: the Airborne marker and its unit land within eight hexes of a supplied Soviet unit."""

    takes: ClassVar[tuple[type[Action], ...]] = (Paradrop,)

    def _hexes(self, work: TracesWork) -> list[int]:
        """R20: any land hex that no enemy holds and that has room; enemy zones are allowed."""
        rules = work.rules
        unit = rules.tables.airborne.unit
        distance = rules.tables.airborne.distance
        key = ("landing",)
        known: list[int] | None = work.field.notes.get(key)
        if known is None:
            hexes = {
                u.hex
                for uid, u in work.units.items()
                if u.hex >= 0 and not u.marks and rules.side[uid] == SOVIET
            }
            near = 0
            for hex in hexes:
                near |= rules.ground.within_bits(hex, distance)
            closed = rules.grid.bits(work.full_hexes(unit)) | work.field.bits[AXIS]
            known = rules.grid.indices(near & rules.ground.land_bits & ~closed)
            work.field.notes[key] = known
        return known

    def run(self, work: TracesWork) -> Wait:
        if self._hexes(work):
            return Wait.DECISION
        work.tell("no-landing-hex", "11.1")
        work.pop()
        return Wait.NOTHING

    def seats(self, work: TracesWork) -> tuple[str, ...]:
        return (work.rules.player[SOVIET],)

    def decision(self, work: TracesWork, seat: str) -> Decision:
        return Decision(seat, "choose-landing", "11.1", {}, self.choices(work, seat))

    def legal(self, work: TracesWork, seat: str) -> list[Action]:
        return [Paradrop(work.rules.names[hex]) for hex in self._hexes(work)]

    def objections(self, work: TracesWork, seat: str, action: Action) -> Iterable[Reason]:
        if not isinstance(action, Paradrop):
            return
        rules = work.rules
        if action.hex not in rules.grid:
            yield Reason("unknown-hex", "", {"hex": action.hex})
            return
        hex = rules.grid.index(action.hex)
        if hex not in rules.ground.land:
            yield Reason("sea-hex", "11.1", {"hex": action.hex})
        elif work.enemy_at(SOVIET, hex):
            yield Reason("enemy-occupied", "11.1", {"hex": action.hex})
        elif not work.room(rules.tables.airborne.unit, hex):
            yield Reason("stacking-limit", "5.0", {"hex": action.hex})
        elif hex not in self._hexes(work):
            limit = rules.tables.airborne.distance
            yield Reason("landing-too-far", "11.1", {"hex": action.hex, "limit": limit})

    def take(self, work: TracesWork, seat: str, action: Action) -> None:
        if not isinstance(action, Paradrop):
            return
        work.pop()
        hex = work.rules.grid.index(action.hex)
        unit = work.rules.tables.airborne.unit
        work.change(airborne_hex=hex, airborne_used=True)
        work.put(unit, hex)
        work.drop_notes()
        work.tell(
            "airborne-landed", "11.1", unit=unit, hex=action.hex, count=work.data.crossing_count
        )
