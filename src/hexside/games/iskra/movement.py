"""5 Movement: normal, strategic and by rail, unit by unit, with overruns on the way."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from msgspec.structs import replace

from hexside.engine import Action, Decision, Reason, Wait
from hexside.engine.listing import Listing
from hexside.engine.refusals import Argument
from hexside.games.iskra.actions import Top
from hexside.games.iskra.movement_reasons import SECTIONS, movement_reasons, walk_cost
from hexside.games.iskra.overrun import is_guarded, overrun
from hexside.games.iskra.pinning import go_and_join
from hexside.games.iskra.ranges import ENTRY_RAIL, halts, movement_range, prospects
from hexside.games.iskra.shapes import AXIS, SIDES
from hexside.games.iskra.stack_tops import (
    after_top,
    elsewhere,
    put,
    stirred_tops,
    top_actions,
    why_not_stirred_top,
    why_not_top,
)
from hexside.games.iskra.state import MARKERS, NO_STRATEGIC
from hexside.games.iskra.tigers import halt_tigers
from hexside.games.iskra.work import IskraWork
from hexside.mechanics.actions import Walking
from hexside.mechanics.kept_ranges import Options, Prospects
from hexside.mechanics.movement import HALVES
from hexside.mechanics.movement_segment import (
    NORMAL,
    RAIL,
    STRATEGIC,
    MovementSegment,
    mode_of,
    without,
)

Units = tuple[str, ...]


def strategic_mark(work: IskraWork, uid: str) -> str:
    """5.4.4, R-68: what is marked when a unit uses strategic movement: its division or itself.

    "" for Germans and headquarters, who may use it in every activation.
    """
    rules = work.rules
    if rules.side[uid] == AXIS or rules.is_hq[uid]:
        return ""
    if rules.is_independent[uid]:
        return uid
    return rules.formation[uid] or uid


class Movement(MovementSegment[IskraWork], frozen=True, tag="movement"):
    """5.1: the active player moves the activated units one at a time.

    ``normal_only`` may not use strategic or rail movement (3.1.6), ``singles`` were activated one
    by one by a front chit (R-68), ``at_entry`` enter the map with this move (5.5.1). ``marked`` are
    the formations that had used strategic movement before this segment, once a unit has moved;
    ``turned`` the counters that have been put on top. ``stirred`` are, outside an activation,
    the hexes that a unit has entered or left: only there the top counter may be chosen (R-46).
    """

    normal_only: Units = ()
    singles: Units = ()
    at_entry: Units = ()
    marked: Units | None = None
    turned: Units = ()
    stirred: tuple[int, ...] | None = None
    section: ClassVar[str] = "5.1"
    mode_sections: ClassVar[Mapping[str, str]] = SECTIONS

    # Who may move how

    def modes(self, work: IskraWork, uid: str) -> tuple[str, ...]:
        """5.1, 5.4, 5.5, 5.5.5: the kinds of movement that a unit may choose from."""
        if uid in self.normal_only:
            return (NORMAL,)
        if work.rules.side[uid] == AXIS:
            return (NORMAL, STRATEGIC, self._rail(uid))
        return (NORMAL,) if self.has_used_strategic(work, uid) else (NORMAL, STRATEGIC)

    def _rail(self, uid: str) -> str:
        return ENTRY_RAIL if uid in self.at_entry else RAIL

    def has_used_strategic(self, work: IskraWork, uid: str) -> bool:
        """5.4.4, R-68: a Soviet unit whose formation has used it in an earlier activation."""
        mark = strategic_mark(work, uid)
        marked = work.data.strategic if self.marked is None else self.marked
        return bool(mark) and (mark in marked or work.units[uid].has(NO_STRATEGIC))

    def _mark_strategic(self, work: IskraWork, uid: str) -> None:
        """5.4.4, R-68: the formation is marked; a unit that was activated singly by itself."""
        mark = strategic_mark(work, uid)
        if not mark:
            return
        if uid in self.singles and mark != uid:
            MARKERS.put(work, uid, NO_STRATEGIC)
        else:
            work.change(strategic=tuple(sorted({*work.data.strategic, mark})))

    # What the segment asks

    def prospects(self, work: IskraWork, uid: str) -> Prospects:
        return prospects(work, uid, self.modes(work, uid))

    def onward(self, work: IskraWork) -> Options | None:
        start = work.units[self.mover].hex
        area = movement_range(work, self.mover, start, self.mode, self.left)
        return None if area is None else area.options(self.mover)

    def full_hexes(self, work: IskraWork, uid: str) -> frozenset[int]:
        return work.full_hexes(uid)

    def allowance(self, work: IskraWork, uid: str) -> int:
        return work.allowance(uid)

    def stacking_kinds(self, work: IskraWork) -> Mapping[str, str]:
        return work.rules.kind

    # Deciding

    def run(self, work: IskraWork) -> Wait:
        """The player ends the segment himself: whether units can still move is hidden."""
        if self.units or self.mover:
            return Wait.DECISION
        work.pop()
        return Wait.NOTHING

    def decision(self, work: IskraWork, seat: str) -> Decision:
        goes_on = self.mover if self._more(work) is not None else ""
        arguments: dict[str, Argument] = {"units": self.units, "mover": goes_on}
        return Decision(seat, "move-units", self.section, arguments, self.choices(work, seat))

    def legal(self, work: IskraWork, seat: str) -> Sequence[Action]:
        return Listing([super().legal(work, seat), self._tops(work, seat)])

    def allows(self, work: IskraWork, seat: str, action: Action) -> bool:
        if isinstance(action, Top):
            return not self._why_not_top(work, seat, action.unit)
        return super().allows(work, seat, action)

    def _tops(self, work: IskraWork, seat: str) -> list[Action]:
        if self.stirred is None:
            return top_actions(work, seat, self.turned)
        return stirred_tops(work, seat, self.stirred)

    def _why_not_top(self, work: IskraWork, seat: str, uid: str) -> list[Reason]:
        if self.stirred is None:
            return why_not_top(work, seat, uid, self.turned)
        return why_not_stirred_top(work, seat, uid, self.stirred)

    def choices(self, work: IskraWork, seat: str) -> dict[str, Any]:
        table = super().choices(work, seat)
        tops = self._tops(work, seat)
        if tops:
            table["top"] = {action.unit: [] for action in tops if isinstance(action, Top)}
        return table

    # Refusing

    def reasons(self, work: IskraWork, seat: str, action: Action) -> list[Reason]:
        if isinstance(action, Top):
            return self._why_not_top(work, seat, action.unit)
        if isinstance(action, Walking) and action.unit == self.mover and self.left <= 0:
            return [Reason("already-moved", "5.1", {"unit": self.mover})]
        return super().reasons(work, seat, action)

    def cannot_walk(self, work: IskraWork, action: Walking, budget: int, legs: int) -> list[Reason]:
        uid = action.unit
        mode = mode_of(action)
        known = [] if legs else self._mode_reasons(work, uid, mode)
        search = self._rail(uid) if mode == RAIL else mode
        return movement_reasons(work, action, budget, search, known)

    def _mode_reasons(self, work: IskraWork, uid: str, mode: str) -> list[Reason]:
        """3.1.6, 5.4.4, 5.5.5, 19.1.21: why a unit may not use a kind of movement."""
        found = []
        if mode != NORMAL and uid in self.normal_only:
            # The free units of 18A are independents; a headquarters is Hühner, who comes early.
            rule = "19.1.21" if work.rules.is_hq[uid] else "3.1.6"
            found.append(Reason("only-normal-movement", rule, {"unit": uid}))
        if mode == STRATEGIC and self.has_used_strategic(work, uid):
            found.append(Reason("strategic-once-a-turn", "5.4.4", {"unit": uid}))
        if mode == RAIL and work.rules.side[uid] != AXIS:
            found.append(Reason("rail-not-for-soviets", "5.5.5", {"unit": uid}))
        return found

    def may_not_move(self, work: IskraWork, seat: str, uid: str) -> Reason:
        """5.1: a move that has been finished cannot be taken up again."""
        activated = (*work.activated(seat), *work.normal_movers(seat))
        if uid in activated and work.units[uid].hex >= 0:
            return Reason("already-moved", "5.1", {"unit": uid})
        return work.not_activated(uid, seat)

    # Moving

    def take(self, work: IskraWork, seat: str, action: Action) -> None:
        if isinstance(action, Top):
            here = work.units[action.unit].hex
            stirred = None if self.stirred is None else tuple(h for h in self.stirred if h != here)
            turned = after_top(action.unit, self.turned)
            work.replace(replace(self, turned=turned, stirred=stirred))
            put(work, action.unit)
        else:
            super().take(work, seat, action)

    def _walk(self, work: IskraWork, action: Walking, cost: int, left: int) -> None:
        grid = work.rules.grid
        uid = action.unit
        mode = mode_of(action)
        path = tuple(grid.index(name) for name in action.path)
        # what was marked before this segment counts, so it is kept before anything changes.
        marked = work.data.strategic if self.marked is None else self.marked
        frame = replace(
            self, units=without(self.units, uid), mover=uid, mode=mode, left=0, marked=marked
        )
        if uid != self.mover and mode == STRATEGIC:
            if uid == work.rules.tiger and breaks_down(work, uid):
                work.replace(frame)
                return
            self._mark_strategic(work, uid)
        end = path[-1]
        attempts = work.enemy_at(work.rules.side[uid], end)
        if attempts and is_guarded(work, end):
            # the unit stays in the hex before, and its move is over.
            work.replace(frame.after(work, uid, path[:-1]))
            if path[:-1]:
                tell_move(work, uid, path[:-1], mode)
                self.go(work, uid, path[:-1])
            overrun(work, uid, end)
            return
        # 5.3.2, 5.5.3, R-08: in some hexes the move is over; a railway takes the whole of it.
        if mode != RAIL and not halts(work, uid, mode) >> grid.bit[end] & 1:
            frame = replace(frame, left=left)
        work.replace(frame.after(work, uid, path))
        tell_move(work, uid, path, mode)
        if attempts:
            overrun(work, uid, end)
        self.go(work, uid, path)

    def after(self, work: IskraWork, uid: str, path: tuple[int, ...]) -> Movement:
        """R-46: where a unit enters or leaves the top may be chosen again."""
        touched = {work.units[uid].hex, *path[-1:]} if path else set()
        stirred = None if self.stirred is None else tuple(sorted({*self.stirred, *touched}))
        turned = elsewhere(work, self.turned, touched)
        return replace(self, turned=turned, stirred=stirred)

    def go(self, work: IskraWork, uid: str, path: tuple[int, ...]) -> None:
        """5.3.2, 8.5.3: the unit moves; who comes to stand beside a pinned unit is pinned."""
        go_and_join(work, uid, path)


def tell_move(work: IskraWork, uid: str, path: tuple[int, ...], mode: str) -> None:
    """1.1.4, R-64: a move is told with the unit if the enemy sees it where it starts."""
    names = work.rules.names
    here = work.units[uid].hex
    rule = SECTIONS[mode]
    cost = walk_cost(work, uid, mode, (here, *path)) / HALVES
    start = names[here]
    way = tuple(names[hex] for hex in path)
    if work.is_seen(uid):
        work.tell("unit-moved", rule, unit=uid, start=start, path=way, cost=cost, mode=mode)
        return
    side = SIDES[work.rules.side[uid]]
    work.tell_side(side, "unit-moved", rule, unit=uid, start=start, path=way, cost=cost, mode=mode)
    work.tell_other_sides(side, "unit-moved-unseen", rule, start=start, path=way, mode=mode)


def breaks_down(work: IskraWork, uid: str) -> bool:
    """5.4.3, R-44: 1/s502 rolls when it declares strategic movement; dice are seen by all."""
    die = work.roll()
    work.tell("tigers-roll", "5.4.3", unit=uid, die=die)
    fails = die <= work.rules.tables.tigers.technical_problem
    if fails:
        halt_tigers(work, "5.4.3")
    return fails


__all__ = ["Movement", "breaks_down", "strategic_mark", "tell_move"]
