"""5 Movement: the active player moves his units one at a time."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from hexside.engine import Action, Decision, Reason, Wait
from hexside.engine.actions import verb_of
from hexside.engine.agenda import NotTaken
from hexside.engine.listing import Listing
from hexside.games.stalingrad42.actions import (
    DONE,
    Done,
    Eliminate,
    Extend,
    Move,
    Tactical,
)
from hexside.games.stalingrad42.areas.leaving import leave_map
from hexside.games.stalingrad42.board.ground import HALVES
from hexside.games.stalingrad42.maskirovka.armies import keeps_open
from hexside.games.stalingrad42.maskirovka.army_moves import note_march, spent_so_far
from hexside.games.stalingrad42.movement.kept_moves import may_move
from hexside.games.stalingrad42.movement.modes import EXTENDED, NORMAL, TACTICAL
from hexside.games.stalingrad42.movement.movement_ranges import (
    all_prospects,
    going_on,
    modes,
    prospects,
)
from hexside.games.stalingrad42.movement.movement_reasons import movement_reasons
from hexside.games.stalingrad42.movement.options import KINDS, MODE_OF, Options
from hexside.games.stalingrad42.movement.other_moves import (
    allows_other,
    has_other_moves,
    other_choices,
    other_moves,
    other_reasons,
    take_other,
    unit_reasons,
)
from hexside.games.stalingrad42.movement.special_phases import section_of, special_phase
from hexside.games.stalingrad42.seat_frames import SeatChoice, SeatFrame
from hexside.games.stalingrad42.state import (
    AREA_BOX,
    AUTO_DS,
    DISRUPTED,
    MOVED,
    SLIPPING,
    STEPPED,
    TRAIN,
    area_of,
)
from hexside.games.stalingrad42.support.offensive_markers import lose_offensives
from hexside.games.stalingrad42.units.changes import gathered
from hexside.games.stalingrad42.units.reserves import note_step
from hexside.games.stalingrad42.units.stacking import excess, may_be_given_up, overstacked
from hexside.games.stalingrad42.work import S42Work

VERB = {mode: verb_of(kind) for mode, kind in KINDS.items()}
RULE = {NORMAL: "5.1", EXTENDED: "5.3", TACTICAL: "5.4"}


class Movement(SeatFrame, frozen=True, tag="movement"):
    """5.1: units move in any order; one has finished as soon as another begins.

    ``mover`` may go on in the same mode with ``left`` half-points (hexes in Tactical Movement).
    ``steps`` counts the hexes it has made, ``clean`` tells that it has entered no enemy zone, so
    that a normal move may still become an extended one (5.3).
    """

    mover: str = ""
    mode: str = ""
    left: int = 0
    steps: int = 0
    clean: bool = True

    def run(self, work: S42Work) -> Wait:
        if self._has_option(work):
            return Wait.DECISION
        self._close(work)
        return Wait.NOTHING

    def _movers(self, work: S42Work) -> tuple[str, ...]:
        """The units that may still begin a move, on the map and in Entry Areas."""
        return gathered(work, self.side(work), may_move)

    def _has_option(self, work: S42Work) -> bool:
        movers = self._movers(work)
        return (
            any(prospects(work, uid).count for uid in movers)
            or bool(self._more(work))
            or has_other_moves(work, self.side(work), movers)
            or keeps_open(work, self.side(work))
        )

    def decision(self, work: S42Work, seat: str) -> Decision:
        names = work.rules.names
        over = tuple(names[hex] for hex in overstacked(work, self.side(work)))
        special = special_phase(work, self.side(work))
        return Decision(
            seat,
            "s42-move-units",
            section_of(special) or "5.1",
            {"mover": self.mover, "overstacked": over, "special": special},
            self.choices(work, seat),
        )

    # The legal moves

    def _more(self, work: S42Work) -> tuple[Options, ...]:
        """How the unit that is moving may go on."""
        if not self.mover or work.units[self.mover].hex < 0 or not self.clean:
            return ()
        unit = work.units[self.mover]
        if work.in_enemy_zone(self.side(work), unit.hex) or TRAIN in unit.marks:
            return ()
        if work.field.is_contested(unit.hex):
            # 29.1.2: who has entered a contested city goes no further.
            return ()
        if any(mark.startswith(AUTO_DS) for mark in unit.marks):
            return ()
        return going_on(work, self.mover, self.mode, self.left, self.steps)

    def legal(self, work: S42Work, seat: str) -> Sequence[Action]:
        parts: list[Sequence[Action]] = [(DONE,), *self._more(work)]
        sizes = [len(part) for part in parts]
        movers = self._movers(work)
        for found in all_prospects(work, self.side(work), movers):
            parts += found.options
            sizes += found.sizes
        others = other_moves(work, self.side(work), movers)
        return Listing([*parts, *others], [*sizes, *map(len, others)])

    def allows(self, work: S42Work, seat: str, action: Action) -> bool:
        if isinstance(action, (Move, Extend, Tactical)):
            return self._find(work, action) is not None
        if isinstance(action, Done):
            return True
        return allows_other(work, self.side(work), self._movers(work), action)

    def _find(self, work: S42Work, action: Move | Extend | Tactical) -> tuple[int, int] | None:
        """The cost of a move and what is left after it, if it is legal."""
        uid = action.unit
        if not action.path or uid not in work.units or work.rules.side[uid] != self.side(work):
            return None
        mode = MODE_OF[type(action)]
        goal = action.path[-1]
        if uid == self.mover:
            found: tuple[Options, ...] = self._more(work)
            bonus = work.rules.tables.movement.extended_bonus * HALVES
            budget = self.left
            if mode == EXTENDED and self.mode == NORMAL:
                budget += bonus
        elif work.has(uid, MOVED):
            return None
        else:
            found = prospects(work, uid).options
            budget = self._budget(work, uid, mode)
        for option in found:
            cost = option.cost(goal, action) if option.mode == mode else None
            if cost is not None:
                return cost, budget - cost
        return None

    def _budget(self, work: S42Work, uid: str, mode: str) -> int:
        return dict(modes(work, uid)).get(mode, 0)

    def reasons(self, work: S42Work, seat: str, action: Action) -> list[Reason]:
        if isinstance(action, (Move, Extend, Tactical)):
            if action.unit == self.mover:
                return self._going_on_reasons(work, action)
            return movement_reasons(work, self.side(work), action, -1, 0)
        return other_reasons(work, self.side(work), action)

    def _going_on_reasons(self, work: S42Work, action: Move | Extend | Tactical) -> list[Reason]:
        """Why the unit that is moving may not go on like this."""
        mode = MODE_OF[type(action)]
        left = self.left
        if mode != self.mode:
            if (self.mode, mode) != (NORMAL, EXTENDED):
                name = {"unit": self.mover, "mode": self.mode}
                return [Reason("s42-keeps-its-mode", RULE[self.mode], {**name})]
            left += work.rules.tables.movement.extended_bonus * HALVES
        return movement_reasons(work, self.side(work), action, left, self.steps)

    # Carrying out

    def take(self, work: S42Work, seat: str, action: Action) -> None:
        if isinstance(action, Done):
            self._close(work)
            return
        if not isinstance(action, (Move, Extend, Tactical)):
            self._finish(work)
            work.replace(Movement(self.seat))
            take_other(work, self.side(work), action)
            return
        found = self._find(work, action)
        if found is None:
            raise NotTaken(self, action)
        cost, left = found
        uid = action.unit
        mode = MODE_OF[type(action)]
        if uid != self.mover:
            self._finish(work)
        index = work.rules.grid.index
        goal = action.path[-1]
        hexes = tuple(index(name) for name in action.path if not name.startswith(AREA_BOX))
        unit = work.units[uid]
        if uid in work.rules.reserve_armies:
            self._note_march(work, uid, mode, cost)
        work.tell(
            "unit-moved",
            RULE[mode],
            unit=uid,
            start=work.rules.names[unit.hex] if unit.hex >= 0 else unit.box,
            path=action.path,
            cost=cost if mode == TACTICAL else cost / HALVES,
            mode=mode,
        )
        way = work.open_part(uid, hexes)
        steps = len(way) + (self.steps if uid == self.mover else 0)
        clean = all(not work.in_enemy_zone(self.side(work), hex) for hex in way)
        # who is stopped by what could not be seen goes no further.
        work.replace(Movement(self.seat, uid, mode, left, steps, clean and way == hexes))
        work.mark(uid, MOVED)
        note_step(work, uid, steps, clean)
        work.go(uid, way)
        # The unit may have been stopped for good by what its steps set off.
        if goal.startswith(AREA_BOX) and work.units[uid].hex >= 0 and way == hexes:
            leave_map(work, uid, goal)

    def _note_march(self, work: S42Work, uid: str, mode: str, cost: int) -> None:
        """34.3.1: the move of a Reserve Army may tell something about its box."""
        if uid != self.mover:
            note_march(work, uid, "", mode, 0, cost)
            return
        spent = spent_so_far(work, uid, self.mode, self.left)
        note_march(work, uid, self.mode, mode, spent, cost)

    def _finish(self, work: S42Work) -> None:
        """18.2.2, 26.2: an ASU that has moved more than two hexes is Disrupted, its plans void."""
        uid = self.mover
        if not uid or not work.rules.roster[uid].is_asu:
            return
        unit = work.units[uid]
        if unit.hex < 0 and not area_of(unit.box):
            return
        if self.steps <= work.rules.tables.movement.asu_free_hexes:
            return
        lose_offensives(work, uid)
        if work.is_good_order(uid):
            work.mark(uid, DISRUPTED)
            work.tell("s42-unit-disrupted", "18.2.2", unit=uid)

    def _close(self, work: S42Work) -> None:
        """4.4: at the end of the phase no one may stand over the limit."""
        self._finish(work)
        work.pop()
        work.unmark_all(MOVED, SLIPPING, STEPPED)
        if overstacked(work, self.side(work)):
            work.push(Overstacked(self.seat))

    def choices(self, work: S42Work, seat: str) -> dict[str, Any]:
        """For every unit the hexes it may go to, with cost and path."""
        table: dict[str, Any] = {"done": True}
        movers = self._movers(work)
        for option in self._more(work):
            table.setdefault(VERB[option.mode], {})[self.mover] = option.reached
        for uid, found in zip(movers, all_prospects(work, self.side(work), movers), strict=True):
            for option in found.options:
                table.setdefault(VERB[option.mode], {})[uid] = option.reached
        return table | other_choices(work, self.side(work), movers)


class Overstacked(SeatChoice, frozen=True, tag="overstacked"):
    """4.4: units over the stacking limit are eliminated; their owner chooses which."""

    takes = (Eliminate,)

    def run(self, work: S42Work) -> Wait:
        side = self.side(work)
        if overstacked(work, side):
            return Wait.DECISION
        work.pop()
        return Wait.NOTHING

    def _hex(self, work: S42Work) -> int:
        side = self.side(work)
        return overstacked(work, side)[0]

    def decision(self, work: S42Work, seat: str) -> Decision:
        hex = self._hex(work)
        side = self.side(work)
        return Decision(
            seat,
            "s42-give-up-units",
            "4.4",
            {"hex": work.rules.names[hex], "count": excess(work, side, hex)},
            self.choices(work, seat),
        )

    def candidates(self, work: S42Work, seat: str) -> Iterable[Action]:
        return [Eliminate(uid) for uid in work.field.at(self._hex(work))]

    def objections(self, work: S42Work, seat: str, action: Action) -> Iterable[Reason]:
        if not isinstance(action, Eliminate):
            return
        hex = self._hex(work)
        found = unit_reasons(work, self.side(work), action.unit)
        yield from found
        if not found and action.unit not in may_be_given_up(work, self.side(work), hex):
            name = {"unit": action.unit, "hex": work.rules.names[hex]}
            yield Reason("s42-not-over-the-limit", "4.4", {**name})

    def take(self, work: S42Work, seat: str, action: Action) -> None:
        if not isinstance(action, Eliminate):
            raise NotTaken(self, action)
        work.eliminate(action.unit, "4.4")
