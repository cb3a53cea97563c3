"""4 Sequence of play: Luftwaffe, Command Chits, Action, End of Turn."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from hexside.engine import Action, Choice, Decision, Frame, Reason, Wait
from hexside.games.traces_of_war.actions import Exchange, Keep
from hexside.games.traces_of_war.activation import ChooseHeadquarters
from hexside.games.traces_of_war.chits import ChitChoice, chits_of
from hexside.games.traces_of_war.command import SUPPLY, ActionPhase
from hexside.games.traces_of_war.state import END_OF_TURN, POOL, REMOVED
from hexside.games.traces_of_war.tables import AXIS, SIDES, SOVIET
from hexside.games.traces_of_war.victory import check_victory
from hexside.games.traces_of_war.work import TracesWork
from hexside.mechanics.chit_pull.cup import join

#: The steps of a turn in order.
STEPS = ("begin", "fronts", "luftwaffe", "opening", "chits", "action", "end")


class Turn(Frame[TracesWork], frozen=True, tag="turn"):
    """4.0: one turn, step by step."""

    step: str = "begin"

    def run(self, work: TracesWork) -> Wait:
        number = STEPS.index(self.step)
        if number + 1 < len(STEPS):
            work.replace(Turn(STEPS[number + 1]))
        else:
            work.pop()
        getattr(self, "_" + self.step)(work)
        return Wait.NOTHING

    def _begin(self, work: TracesWork) -> None:
        work.change(phase="turn-start")
        row = work.rules.tables.turn[min(work.turn, len(work.rules.tables.turn)) - 1]
        work.tell("turn-begins", "4.0", turn=work.turn, month=row.month)
        # R43: in the last turns crossing points may fall before anything else happens.
        work.take_crossing_points()

    def _fronts(self, work: TracesWork) -> None:
        """14.2: the exchange of headquarters, offered at the start of turn 4."""
        option = work.rules.tables.ukrainian_fronts
        if (
            work.rules.options["ukrainian-fronts"] == "on"
            and work.turn == option.turn
            and not work.data.fronts_exchanged
        ):
            work.push(FrontExchange())

    def _luftwaffe(self, work: TracesWork) -> None:
        """4.1, 7.0: draw as many markers as the crossing points allow; only the Axis looks."""
        work.change(phase="luftwaffe")
        table = work.rules.tables.crossing_points.luftwaffe_markers
        count = table[min(work.data.crossing_count, len(table) - 1)]
        box = list(work.data.luftwaffe_box)
        drawn = []
        for _ in range(min(count, len(box))):
            drawn.append(box.pop(work.below(len(box))))
        drawn.sort()
        work.change(luftwaffe=tuple(drawn), luftwaffe_box=tuple(box))
        axis = work.rules.seats_of(SIDES[AXIS])
        work.tell_only(axis, "luftwaffe-drawn", "7.0", markers=tuple(drawn), count=len(drawn))
        work.tell_others(axis, "luftwaffe-drawn-hidden", "7.0", count=len(drawn))

    def _opening(self, work: TracesWork) -> None:
        """12.1: on the first turn one Soviet headquarters and its units may attack."""
        setup = work.rules.setup
        if work.turn == setup.first_turn and setup.opening_attack == "soviet":
            work.change(phase="opening-attack")
            work.push(ChooseHeadquarters(work.rules.player[SOVIET], "12.1", opening=True))

    def _chits(self, work: TracesWork) -> None:
        """4.2: all chits that exist by now go back to their pools and are chosen again."""
        gone = {
            chit.id
            for chit in work.rules.chits.values()
            if chit.kind == "airborne" and work.data.airborne_used
        }
        work.change(
            phase="command-chits",
            inactive_axis=chits_of(work.rules, AXIS, work.turn),
            inactive_soviet=tuple(
                chit for chit in chits_of(work.rules, SOVIET, work.turn) if chit not in gone
            ),
            chosen_axis=(),
            chosen_soviet=(),
            hand=(),
            cup=(),
            resolved=(),
        )
        work.push(ChitChoice())

    def _action(self, work: TracesWork) -> None:
        """4.3: the Supply chit and all Soviet chits go into the cup; the Axis adds his."""
        supply = tuple(c.id for c in work.rules.chits.values() if c.kind == SUPPLY)
        work.change(phase="action", cup=join(supply, work.data.chosen_soviet))
        work.push(ActionPhase())

    def _end(self, work: TracesWork) -> None:
        """4.3, 4.4: unused markers return, victory is checked, the turn marker advances."""
        data = work.data
        work.change(
            phase=END_OF_TURN,
            luftwaffe=(),
            luftwaffe_used=(),
            luftwaffe_box=tuple(
                sorted((*data.luftwaffe_box, *data.luftwaffe, *data.luftwaffe_used))
            ),
        )
        check_victory(work)
        if work.result is None:
            work.turn += 1
            work.push(Turn())


class FrontExchange(Choice[TracesWork], frozen=True, tag="front-exchange"):
    """14.2: the Soviet player may exchange his Front headquarters."""

    takes: ClassVar[tuple[type[Action], ...]] = (Exchange, Keep)

    def run(self, work: TracesWork) -> Wait:
        return Wait.DECISION

    def seats(self, work: TracesWork) -> tuple[str, ...]:
        return (work.rules.player[SOVIET],)

    def decision(self, work: TracesWork, seat: str) -> Decision:
        return Decision(seat, "exchange-fronts", "14.2", {}, self.choices(work, seat))

    def candidates(self, work: TracesWork, seat: str) -> Iterable[Action]:
        return (Exchange(), Keep())

    def objections(self, work: TracesWork, seat: str, action: Action) -> Iterable[Reason]:
        return ()

    def take(self, work: TracesWork, seat: str, action: Action) -> None:
        work.pop()
        if isinstance(action, Keep):
            return
        for old, new in work.rules.tables.ukrainian_fronts.exchange.items():
            before = work.units[old]
            if work.units[new].box != POOL:
                continue
            if before.hex >= 0:
                hex = before.hex
                work.lift(old, REMOVED)
                work.put(new, hex)
            else:
                # A headquarters that waits off the map is exchanged where it waits.
                work.lift(new, before.box)
                work.lift(old, REMOVED)
            work.tell("front-exchanged", "14.2", old=old, unit=new)
        work.change(fronts_exchanged=True)
