"""9 Movement: normal and strategic, unit by unit."""

from __future__ import annotations

from typing import Any

import msgspec

from hexside.engine import Action, Decision, Frame, Reason, Wait
from hexside.games.traces_of_war.actions import DONE, Done, Move, Relocate, Strategic
from hexside.games.traces_of_war.movement_reasons import movement_reasons
from hexside.games.traces_of_war.relocation import (
    count_relocation,
    relocate,
    relocation_reasons,
    voluntary,
)
from hexside.games.traces_of_war.tables import SIDES
from hexside.games.traces_of_war.work import TracesWork
from hexside.pathfinding import reach

NORMAL = "normal"
STRATEGIC = "strategic"
#: More than any allowance: a hex that strategic movement may not enter.
NEVER = 1000


class Range(msgspec.Struct, frozen=True):
    """What a movement range search found: cost in half-points and path of each destination."""

    costs: dict[int, int]
    paths: dict[int, tuple[int, ...]]
    names: dict[int, tuple[str, ...]]
    hexes: frozenset[int]


def normal_range(work: TracesWork, side: int, start: int, budget: int, whole: int) -> Range:
    """9.1, 9.3: normal movement.

    ``whole`` is the allowance of a unit that has not moved yet, else 0: only such a unit may spend
    everything on an unbridged major river or on marsh.
    """
    rules = work.rules
    field = work.field
    zones = field.zoc[1 - side]
    barred = field.occupied[1 - side]
    costs, before = reach(
        start,
        budget,
        rules.edges,
        barred,
        zones,
        rules.enter_zoc,
        rules.leave_zoc,
        rules.leave_zoc,
    )
    if whole > 0:
        for there, kind in rules.whole_moves[start]:
            if there in costs or barred[there] or (kind and zones[start] and zones[there]):
                continue
            costs[there] = whole
            before[there] = start
    return _range(rules.names, start, costs, before)


def strategic_range(work: TracesWork, side: int, start: int, budget: int) -> Range | None:
    """9.2: along a road at half cost, neither starting in nor entering an enemy zone."""
    rules = work.rules
    field = work.field
    zones = field.zoc[1 - side]
    if zones[start] or not rules.strategic_edges[start]:
        return None
    costs, before = reach(
        start,
        budget,
        rules.strategic_edges,
        field.occupied[1 - side],
        zones,
        NEVER,
        NEVER,
        NEVER,
    )
    return _range(rules.names, start, costs, before)


def _range(
    names: tuple[str, ...], start: int, costs: dict[int, int], before: dict[int, int]
) -> Range:
    paths: dict[int, tuple[int, ...]] = {start: ()}
    written: dict[int, tuple[str, ...]] = {start: ()}
    # Costs come in growing order, so a path is known before it is made longer.
    for hex in costs:
        if hex != start:
            previous = before[hex]
            paths[hex] = (*paths[previous], hex)
            written[hex] = (*written[previous], names[hex])
    del costs[start], paths[start], written[start]
    return Range(costs, paths, written, frozenset(costs))


class Options(msgspec.Struct, frozen=True):
    """The moves of one unit in one mode, before the stacking limit is looked at."""

    range: Range
    actions: dict[int, Action]
    listed: list[Action]


def options(
    work: TracesWork, uid: str, mode: str, budget: int, whole: int
) -> Options | None:
    """The moves of a unit from where it stands; kept until an enemy unit changes place."""
    side = work.rules.side[uid]
    start = work.units[uid].hex
    cache = work.field.ranges[side]
    key = (uid, start, mode, budget, whole)
    if key in cache:
        known: Options | None = cache[key]
        return known
    area_key = (start, mode, budget, whole)
    if area_key in cache:
        area: Range | None = cache[area_key]
    else:
        if mode == NORMAL:
            area = normal_range(work, side, start, budget, whole)
        else:
            area = strategic_range(work, side, start, budget)
        cache[area_key] = area
    result: Options | None = None
    if area is not None and area.costs:
        kind = Move if mode == NORMAL else Strategic
        actions: dict[int, Action] = {hex: kind(uid, path) for hex, path in area.names.items()}
        result = Options(area, actions, list(actions.values()))
    cache[key] = result
    return result


class Movement(Frame, frozen=True, tag="movement"):
    """9.0: the active player moves the activated units one at a time.

    ``mover`` is the unit whose move has begun and may go on with ``left`` half-points in the same
    mode; as soon as another unit moves it has finished.
    """

    seat: str
    units: tuple[str, ...]
    mover: str = ""
    mode: str = ""
    left: int = 0

    def run(self, work: TracesWork) -> Wait:
        if self._first_option(work):
            return Wait.DECISION
        work.pop()
        return Wait.NOTHING

    def _first_option(self, work: TracesWork) -> bool:
        for uid in self.units:
            if work.units[uid].hex >= 0 and (
                self._moves(work, uid) or (work.rules.is_hq[uid] and voluntary(work, uid))
            ):
                return True
        return bool(self.mover and self._continuation(work))

    def seats(self, work: TracesWork) -> tuple[str, ...]:
        return (self.seat,)

    def decision(self, work: TracesWork, seat: str) -> Decision:
        return Decision(
            seat,
            "move-units",
            "9.0",
            {"units": self.units, "mover": self.mover},
            self.choices(work, seat),
        )

    # The legal moves

    def _filtered(self, work: TracesWork, uid: str, found: Options | None) -> list[Action]:
        """5.0: no move may end over the stacking limit."""
        if found is None:
            return []
        full = full_hexes(work, uid)
        if full.isdisjoint(found.range.hexes):
            return found.listed
        return [action for hex, action in found.actions.items() if hex not in full]

    def _sets(self, work: TracesWork, uid: str) -> list[Options]:
        budget = work.allowance(uid)
        found = []
        for mode in (NORMAL, STRATEGIC):
            option = options(work, uid, mode, budget, budget if mode == NORMAL else 0)
            if option is not None:
                found.append(option)
        return found

    def _moves(self, work: TracesWork, uid: str) -> list[Action]:
        actions: list[Action] = []
        for option in self._sets(work, uid):
            actions.extend(self._filtered(work, uid, option))
        return actions

    def _continuation(self, work: TracesWork) -> list[Action]:
        if self.left <= 0 or work.units[self.mover].hex < 0:
            return []
        return self._filtered(
            work, self.mover, options(work, self.mover, self.mode, self.left, 0)
        )

    def legal(self, work: TracesWork, seat: str) -> list[Action]:
        actions: list[Action] = [DONE]
        if self.mover:
            actions.extend(self._continuation(work))
        is_hq = work.rules.is_hq
        for uid in self.units:
            if work.units[uid].hex < 0:
                continue
            actions.extend(self._moves(work, uid))
            if is_hq[uid]:
                actions.extend(voluntary(work, uid))
        return actions

    def allows(self, work: TracesWork, seat: str, action: Action) -> bool:
        if isinstance(action, (Move, Strategic)):
            return self._find(work, action) is not None
        if isinstance(action, Done):
            return True
        if isinstance(action, Relocate) and action.hq in self.units:
            return action in voluntary(work, action.hq)
        return False

    def _find(self, work: TracesWork, action: Move | Strategic) -> tuple[int, int, Range] | None:
        """The destination, the half-points that are left there, and the range, if legal."""
        uid = action.unit
        mode = NORMAL if isinstance(action, Move) else STRATEGIC
        if uid == self.mover and mode == self.mode:
            budget, whole = self.left, 0
        elif uid in self.units:
            budget = work.allowance(uid)
            whole = budget if mode == NORMAL else 0
        else:
            return None
        if not action.path or budget <= 0 or work.units[uid].hex < 0:
            return None
        found = options(work, uid, mode, budget, whole)
        if found is None or action.path[-1] not in work.rules.grid:
            return None
        hex = work.rules.grid.index(action.path[-1])
        if found.range.names.get(hex) != action.path or hex in full_hexes(work, uid):
            return None
        return hex, budget - found.range.costs[hex], found.range

    def reasons(self, work: TracesWork, seat: str, action: Action) -> list[Reason]:
        if isinstance(action, (Move, Strategic)):
            uid = action.unit
            if uid == self.mover:
                return movement_reasons(work, action, self.left, moved=1)
            if uid in self.units:
                return movement_reasons(work, action, work.allowance(uid), moved=0)
            return [not_activated(work, uid, seat)]
        if isinstance(action, Relocate):
            if action.hq not in self.units:
                return [not_activated(work, action.hq, seat)]
            if not work.rules.is_hq[action.hq]:
                return [Reason("only-headquarters-relocate", "2.3", {"unit": action.hq})]
            return relocation_reasons(work, action.hq, action.hex, work.units[action.hq].hex)
        return []

    def take(self, work: TracesWork, seat: str, action: Action) -> None:
        if isinstance(action, Done):
            work.pop()
            return
        if isinstance(action, Relocate):
            work.replace(Movement(self.seat, without(self.units, action.hq)))
            count_relocation(work, action.hq)
            relocate(work, action.hq, work.rules.grid.index(action.hex), "9.4")
            return
        assert isinstance(action, (Move, Strategic))
        found = self._find(work, action)
        assert found is not None
        hex, left, area = found
        uid = action.unit
        mode = NORMAL if isinstance(action, Move) else STRATEGIC
        work.replace(Movement(self.seat, without(self.units, uid), uid, mode, left))
        work.tell(
            "unit-moved",
            "9.1" if mode == NORMAL else "9.2",
            unit=uid,
            start=work.rules.names[work.units[uid].hex],
            path=action.path,
            cost=area.costs[hex] / 2,
        )
        work.go(uid, area.paths[hex])

    def choices(self, work: TracesWork, seat: str) -> dict[str, Any]:
        """For every unit the hexes it may go to, with cost in points and path."""
        table: dict[str, Any] = {"done": True}
        is_hq = work.rules.is_hq
        for uid in (*self.units, *((self.mover,) if self.mover else ())):
            if work.units[uid].hex < 0:
                continue
            if uid in self.units:
                sets = self._sets(work, uid)
            else:
                more = options(work, uid, self.mode, self.left, 0) if self.left > 0 else None
                sets = [more] if more else []
            full = full_hexes(work, uid)
            for option in sets:
                for hex, action in option.actions.items():
                    if hex not in full:
                        table.setdefault(action.verb, {}).setdefault(uid, {})[
                            work.rules.names[hex]
                        ] = {
                            "cost": option.range.costs[hex] / 2,
                            "path": option.range.names[hex],
                        }
            if is_hq[uid] and uid in self.units:
                jumps = [a.hex for a in voluntary(work, uid) if isinstance(a, Relocate)]
                if jumps:
                    table.setdefault("relocate", {})[uid] = jumps
        return table


def full_hexes(work: TracesWork, uid: str) -> set[int]:
    """5.0: hexes of the own side where this unit may not end its move."""
    hq = work.rules.is_hq[uid]
    side = work.rules.side[uid]
    key = ("full", side, hq)
    known: set[int] | None = work.field.notes.get(key)
    if known is None:
        limits = work.rules.tables.stacking
        limit = limits.headquarters if hq else limits.combat_units
        is_hq = work.rules.is_hq
        known = {
            hex
            for hex, stack in work.field.stacks.items()
            if len(stack) >= limit
            and work.rules.side[stack[0]] == side
            and sum(is_hq[unit] == hq for unit in stack) >= limit
        }
        work.field.notes[key] = known
    return known


def without(units: tuple[str, ...], uid: str) -> tuple[str, ...]:
    """The units but one."""
    return tuple(unit for unit in units if unit != uid)


def not_activated(work: TracesWork, uid: str, seat: str) -> Reason:
    """Why a unit may not act: it is unknown, an enemy, off the map, or not activated."""
    unit = work.units.get(uid)
    if unit is None:
        return Reason("unknown-unit", "", {"unit": uid})
    if SIDES[work.rules.side[uid]] != seat:
        return Reason("not-your-unit", "", {"unit": uid})
    if unit.hex < 0:
        return Reason("unit-not-on-map", "", {"unit": uid})
    return Reason("unit-not-activated", "4.3.1", {"unit": uid})
