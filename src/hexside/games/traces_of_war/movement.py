"""9 Movement: normal and strategic, unit by unit."""

from __future__ import annotations

from typing import Any

from hexside.engine import Action, Decision, Frame, Reason, Wait
from hexside.games.traces_of_war.actions import DONE, Done, Move, Relocate, Strategic
from hexside.games.traces_of_war.ground import HALVES
from hexside.games.traces_of_war.movement_reasons import movement_reasons
from hexside.games.traces_of_war.ranges import (
    NORMAL,
    STRATEGIC,
    Options,
    movement_range,
    prospects,
    unit_options,
)
from hexside.games.traces_of_war.relocation import (
    count_relocation,
    relocate,
    relocation_reasons,
    voluntary,
)
from hexside.games.traces_of_war.tables import SIDES
from hexside.games.traces_of_war.work import TracesWork


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
        if self._has_option(work):
            return Wait.DECISION
        work.pop()
        return Wait.NOTHING

    def _has_option(self, work: TracesWork) -> bool:
        for uid in self.units:
            if prospects(work, uid).outside(work.full_hexes(uid)):
                return True
            if work.rules.is_hq[uid] and work.units[uid].hex >= 0 and voluntary(work, uid):
                return True
        return bool(self._continuation(work))

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

    def _more(self, work: TracesWork) -> Options | None:
        """How the unit that is moving may go on."""
        if not self.mover or self.left <= 0:
            return None
        start = work.units[self.mover].hex
        if start < 0:
            return None
        side = work.rules.side[self.mover]
        area = movement_range(work, side, start, self.mode, self.left, 0)
        return None if area is None else area.options(self.mover)

    def _continuation(self, work: TracesWork) -> tuple[Action, ...]:
        more = self._more(work)
        return () if more is None else more.outside(work.full_hexes(self.mover))

    def legal(self, work: TracesWork, seat: str) -> list[Action]:
        actions: list[Action] = [DONE]
        actions += self._continuation(work)
        if not self.units:
            return actions
        kinds = work.rules.kind
        side = work.rules.side[self.units[0]]
        full = {"combat": work.full(side, "combat"), "hq": work.full(side, "hq")}
        for uid in self.units:
            kind = kinds[uid]
            actions += prospects(work, uid).outside(full[kind])
            if kind == "hq" and work.units[uid].hex >= 0:
                actions += voluntary(work, uid)
        return actions

    def allows(self, work: TracesWork, seat: str, action: Action) -> bool:
        if isinstance(action, (Move, Strategic)):
            return self._find(work, action) is not None
        if isinstance(action, Done):
            return True
        if isinstance(action, Relocate) and action.hq in self.units:
            if not work.rules.is_hq[action.hq] or work.units[action.hq].hex < 0:
                return False
            return action in voluntary(work, action.hq)
        return False

    def _find(self, work: TracesWork, action: Move | Strategic) -> tuple[int, int, int] | None:
        """The destination, its cost and what is left there, in half-points, if legal."""
        uid = action.unit
        mode = NORMAL if isinstance(action, Move) else STRATEGIC
        if not action.path or action.path[-1] not in work.rules.grid:
            return None
        if uid == self.mover:
            more = self._more(work) if mode == self.mode else None
            found: tuple[Options, ...] = () if more is None else (more,)
            budget = self.left
        elif uid in self.units:
            found = unit_options(work, uid)
            budget = work.allowance(uid)
        else:
            return None
        hex = work.rules.grid.index(action.path[-1])
        for option in found:
            cost = option.cost(hex, action) if option.area.mode == mode else None
            if cost is not None and hex not in work.full_hexes(uid):
                return hex, cost, budget - cost
        return None

    def destinations(self, work: TracesWork, uid: str) -> dict[int, Action]:
        """The moves of a unit that has not moved yet by their last hex, before stacking (5.0)."""
        found: dict[int, Action] = {}
        for option in reversed(unit_options(work, uid)):
            found |= option.actions
        return found

    def relocations(self, work: TracesWork, uid: str) -> dict[int, Action]:
        """9.4: where an activated headquarters may be set up instead of moving, by hex."""
        if not work.rules.is_hq[uid] or work.units[uid].hex < 0:
            return {}
        index = work.rules.grid.index
        return {index(a.hex): a for a in voluntary(work, uid) if isinstance(a, Relocate)}

    def reasons(self, work: TracesWork, seat: str, action: Action) -> list[Reason]:
        if isinstance(action, (Move, Strategic)):
            uid = action.unit
            if uid == self.mover:
                return movement_reasons(work, action, self.left, moved=1)
            if uid in self.units:
                return movement_reasons(work, action, work.allowance(uid), moved=0)
            return [_has_moved(work, uid, seat)]
        if isinstance(action, Relocate):
            if action.hq not in self.units:
                return [_has_moved(work, action.hq, seat)]
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
        _, cost, left = found
        uid = action.unit
        mode = NORMAL if isinstance(action, Move) else STRATEGIC
        work.replace(Movement(self.seat, without(self.units, uid), uid, mode, left))
        work.tell(
            "unit-moved",
            "9.1" if mode == NORMAL else "9.2",
            unit=uid,
            start=work.rules.names[work.units[uid].hex],
            path=action.path,
            cost=cost / HALVES,
            mode=mode,
        )
        index = work.rules.grid.index
        work.go(uid, tuple(index(name) for name in action.path))

    def choices(self, work: TracesWork, seat: str) -> dict[str, Any]:
        """For every unit the hexes it may go to, with cost in points and path."""
        table: dict[str, Any] = {"done": True}
        names = work.rules.names
        more = self._more(work)
        going_on = ((self.mover, (more,)),) if more is not None else ()
        for uid, found in (*((uid, unit_options(work, uid)) for uid in self.units), *going_on):
            full = work.full_hexes(uid)
            for option in found:
                area = option.area
                reached = {
                    names[hex]: {"cost": area.costs[hex] / HALVES, "path": action.path}
                    for hex, action in option.actions.items()
                    if hex not in full and isinstance(action, (Move, Strategic))
                }
                if reached:
                    verb = "move" if area.mode == NORMAL else "strategic"
                    table.setdefault(verb, {})[uid] = reached
        for uid in self.units:
            if work.rules.is_hq[uid] and work.units[uid].hex >= 0:
                jumps = [a.hex for a in voluntary(work, uid) if isinstance(a, Relocate)]
                if jumps:
                    table.setdefault("relocate", {})[uid] = jumps
        return table


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


def _has_moved(work: TracesWork, uid: str, seat: str) -> Reason:
    """9.0: a move that has been finished cannot be taken up again."""
    if uid in work.activated() and work.units[uid].hex >= 0:
        return Reason("already-moved", "9.0", {"unit": uid})
    return not_activated(work, uid, seat)
