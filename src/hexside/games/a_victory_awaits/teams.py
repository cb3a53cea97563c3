"""20 The team variant: a master cup, and a headquarters cup for each player."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import ClassVar

from hexside.engine import Action, Choice, Decision, Frame, Reason, Wait
from hexside.engine.refusals import Argument
from hexside.games.a_victory_awaits.actions import ACCEPT, DONE, Accept, Deal, Done, Next, Play
from hexside.games.a_victory_awaits.command import (
    AxisInterrupt,
    Resolution,
    leftover_order,
    may_hold_interrupt,
    usable_interrupts,
)
from hexside.games.a_victory_awaits.rules import AwaitsRules
from hexside.games.a_victory_awaits.shapes import AXIS, SIDES, SOVIET
from hexside.games.a_victory_awaits.state import Chits
from hexside.games.a_victory_awaits.work import AwaitsWork
from hexside.mechanics.chit_pull.cup import draw, join, take_out
from hexside.mechanics.chit_pull.draw import DrawLoop


def headquarters_chits(work: AwaitsWork, side: int) -> Chits:
    """20.1, 20.2: the available headquarters chits of a side."""
    chits = work.rules.chits
    return tuple(chit for chit in work.pool(side) if chits[chit].kind == "hq")


def masters(rules: AwaitsRules, side: int, turn: int) -> int:
    """20.2: eight master chits for a team of two, six for a team of three; one less on turn 1."""
    table = rules.tables.master_chits
    row = table.first_turn if turn == rules.setup.first_turn else table.later
    return row[len(rules.seats_of(SIDES[side])) - 2]


def master_cup(work: AwaitsWork) -> Chits:
    """20.2: the master cup of a turn."""
    rules = work.rules
    found: list[str] = [rules.supply_chit]
    for side, name in enumerate(SIDES):
        master = next(c.id for c in rules.chits.values() if c.kind == "master" and c.side == name)
        found += [master] * masters(rules, side, work.turn)
        if work.turn >= rules.tables.arrivals.reinforcements_from_turn:
            found.append(rules.reinforcement_chit[side])
    found += [chit.id for chit in rules.chits.values() if chit.kind in ("okh", "reserve")]
    return tuple(sorted(found))


def dealt_evenly(chits: Chits, seats: tuple[str, ...]) -> dict[str, Chits]:
    """A division to begin with: in turn, equal chits together."""
    cups: dict[str, Chits] = dict.fromkeys(seats, ())
    for number, chit in enumerate(dict.fromkeys(chits)):
        seat = seats[number % len(seats)]
        cups[seat] = join(cups[seat], [chit] * chits.count(chit))
    return cups


class TeamDeal(Choice[AwaitsWork], frozen=True, tag="team-deal"):
    """20.2: each team divides its headquarters chits among its players, in secret.

    Any player of a team may move chits; two equal ones (1PzG, 3PzG) stay together. The team has
    finished when one of its players says so.
    """

    pending: tuple[str, ...] = SIDES
    takes: ClassVar[tuple[type[Action], ...]] = (Deal, Done)
    unnoticed: ClassVar[tuple[type[Action], ...]] = (Deal,)
    asks: ClassVar[tuple[str, str]] = ("deal-chits", "20.2")

    @classmethod
    def opening(cls, work: AwaitsWork) -> TeamDeal:
        """The chits as they are dealt before anybody has changed anything.

        All see now which chits are in play, so what led here cannot be taken back.
        """
        work.binding = True
        cups: dict[str, Chits] = {}
        for side, name in enumerate(SIDES):
            # V70: all of them are in play, whatever the numbers of the turn track.
            work.choose(side, work.pool(side))
            cups |= dealt_evenly(headquarters_chits(work, side), work.rules.seats_of(name))
        hand = tuple(chit for chit in work.data.pool_axis if chit in work.rules.interrupts)
        work.change(cups=cups, shown={}, hand_axis=hand, cup=master_cup(work))
        return cls()

    def run(self, work: AwaitsWork) -> Wait:
        if self.pending:
            return Wait.DECISION
        work.pop()
        take_dummies(work)
        return Wait.NOTHING

    def seats(self, work: AwaitsWork) -> tuple[str, ...]:
        return tuple(seat for side in self.pending for seat in work.rules.seats_of(side))

    def decision(self, work: AwaitsWork, seat: str) -> Decision:
        team = (seat, *work.rules.allies_of(seat))
        cups = {who: list(work.data.cups[who]) for who in work.rules.seats if who in team}
        choices = {"cups": cups, **self.choices(work, seat)}
        return Decision(seat, self.asks[0], self.asks[1], {}, choices)

    def candidates(self, work: AwaitsWork, seat: str) -> Iterable[Action]:
        yield DONE
        team = work.rules.seats_of(work.rules.side_of(seat))
        for holder in team:
            for chit in dict.fromkeys(work.data.cups[holder]):
                for other in team:
                    if other != holder:
                        yield Deal(chit, other)

    def objections(self, work: AwaitsWork, seat: str, action: Action) -> Iterable[Reason]:
        if not isinstance(action, Deal):
            return
        team = work.rules.seats_of(work.rules.side_of(seat))
        if action.seat not in team:
            yield Reason("not-in-your-team", "20.2", {"seat": action.seat})
        elif not any(action.chit in work.data.cups[who] for who in team):
            yield Reason("chit-not-available", "20.2", {"chit": action.chit})
        elif action.chit in work.data.cups[action.seat]:
            yield Reason("chit-there-already", "20.2", {"chit": action.chit})

    def take(self, work: AwaitsWork, seat: str, action: Action) -> None:
        side = work.rules.side_of(seat)
        if isinstance(action, Deal):
            cups = dict(work.data.cups)
            holder = next(who for who in work.rules.seats_of(side) if action.chit in cups[who])
            moved = [action.chit] * cups[holder].count(action.chit)
            cups[holder] = take_out(cups[holder], moved)
            cups[action.seat] = join(cups[action.seat], moved)
            work.change(cups=cups)
            return
        work.tell_side(side, "team-dealt", "20.2", seat=side)
        work.tell_other_sides(side, "team-dealt", "20.2", seat=side)
        work.replace(TeamDeal(tuple(other for other in self.pending if other != side)))


def take_dummies(work: AwaitsWork) -> None:
    """20.2, V73: a Soviet player with fewer chits than his fellows takes dummies."""
    rules = work.rules
    seats = rules.seats_of(SIDES[SOVIET])
    cups = dict(work.data.cups)
    most = max(len(cups[seat]) for seat in seats)
    if rules.options["dummies-up-to"] == "masters":
        most = max(most, masters(rules, SOVIET, work.turn))
    dummy = next(chit.id for chit in rules.chits.values() if chit.kind == "dummy")
    for seat in seats:
        cups[seat] = join(cups[seat], [dummy] * (most - len(cups[seat])))
    work.change(cups=cups)


class MasterPhase(DrawLoop[AwaitsWork], frozen=True, tag="master-phase"):
    """20.2: draw master chits until the master cup is empty; then Manstein and Guderian."""

    def cup(self, work: AwaitsWork) -> Chits:
        return work.data.cup

    def drawn(self, work: AwaitsWork, chit: str, rest: Chits) -> None:
        work.tell("chit-drawn", "20.2", chit=chit, draw=work.draw)
        kind = work.rules.chits[chit]
        if kind.kind != "master":
            work.change(cup=rest, drawn=chit)
            work.push(Resolution(chit))
            if may_hold_interrupt(work):
                work.push(AxisInterrupt(chit))
            return
        work.change(cup=rest, resolved=(*work.data.resolved, chit))
        work.push(MasterActivation(kind.side))
        self._show(work, kind.side)

    def _show(self, work: AwaitsWork, side: str) -> None:
        """20.2, V37: each player of the side draws one chit from his cup and shows it."""
        shown: dict[str, str] = {}
        for seat in work.rules.seats_of(side):
            cups = work.data.cups
            # A position text need not name any cup.
            if not cups.get(seat):
                work.tell("cup-of-player-empty", "20.2", seat=seat)
                continue
            chit, left = draw(work, cups[seat])
            work.change(cups={**cups, seat: left})
            work.tell("chit-shown", "20.2", seat=seat, chit=chit, draw=work.draw)
            shown[seat] = chit
        work.change(shown=shown)
        # V72: all chits are shown first, then interrupts are offered, in the order of the seats.
        frames = [TeamInterrupt(chit, seat) for seat, chit in shown.items()]
        work.push_in_order(*frames)

    def leftovers(self, work: AwaitsWork) -> Iterable[Frame[AwaitsWork]]:
        """7.3: Manstein and Guderian are played before the End Phase."""
        return leftover_order(work)


class TeamInterrupt(Choice[AwaitsWork], frozen=True, tag="team-interrupt"):
    """20.2, V71: a shown chit may be cancelled; it returns to its player's cup, who draws no other.

    ``owner`` is the player who has shown it.
    """

    chit: str
    owner: str
    takes: ClassVar[tuple[type[Action], ...]] = (Accept, Play)
    asks: ClassVar[tuple[str, str]] = ("react-or-accept", "20.2")

    def _plays(self, work: AwaitsWork) -> Mapping[Action, str]:
        return {Play(chit): chit for chit in usable_interrupts(work, work.data.hand_axis)}

    def run(self, work: AwaitsWork) -> Wait:
        if self._plays(work):
            return Wait.DECISION
        work.pop()
        return Wait.NOTHING

    def seats(self, work: AwaitsWork) -> tuple[str, ...]:
        return work.rules.seats_of(SIDES[AXIS])

    def arguments(self, work: AwaitsWork, seat: str) -> dict[str, Argument]:
        return {"chit": self.chit}

    def candidates(self, work: AwaitsWork, seat: str) -> Iterable[Action]:
        return (ACCEPT, *self._plays(work))

    def objections(self, work: AwaitsWork, seat: str, action: Action) -> Iterable[Reason]:
        if isinstance(action, Play) and action not in self._plays(work):
            yield Reason("chit-not-in-hand", "20.2", {"chit": action.chit})

    def take(self, work: AwaitsWork, seat: str, action: Action) -> None:
        work.pop()
        if not isinstance(action, Play):
            return
        work.binding = True
        data = work.data
        cups = {**data.cups, self.owner: join(data.cups[self.owner], (self.chit,))}
        shown = {who: chit for who, chit in data.shown.items() if who != self.owner}
        hand = take_out(data.hand_axis, (action.chit,))
        work.change(cups=cups, shown=shown, hand_axis=hand, drawn=action.chit)
        work.tell("chit-interrupted", "20.2", chit=self.chit, held=action.chit, seat=SIDES[AXIS])
        work.push(Resolution(action.chit, reaction=True, seat=seat))


class MasterActivation(Choice[AwaitsWork], frozen=True, tag="master-activation"):
    """20.2, V72: the players of a side carry out what they have shown, in the order they like."""

    side: str
    takes: ClassVar[tuple[type[Action], ...]] = (Next,)
    asks: ClassVar[tuple[str, str]] = ("choose-next-player", "20.2")

    def run(self, work: AwaitsWork) -> Wait:
        shown = work.data.shown
        if not shown:
            work.pop()
            return Wait.NOTHING
        if len(shown) > 1:
            return Wait.DECISION
        self._carry_out(work, next(iter(shown)))
        return Wait.NOTHING

    def seats(self, work: AwaitsWork) -> tuple[str, ...]:
        return work.rules.seats_of(self.side)

    def candidates(self, work: AwaitsWork, seat: str) -> Iterable[Action]:
        return [Next(who) for who in work.data.shown]

    def objections(self, work: AwaitsWork, seat: str, action: Action) -> Iterable[Reason]:
        if isinstance(action, Next) and action.seat not in work.data.shown:
            yield Reason("nothing-shown", "20.2", {"seat": action.seat})

    def take(self, work: AwaitsWork, seat: str, action: Action) -> None:
        if isinstance(action, Next):
            self._carry_out(work, action.seat)

    def _carry_out(self, work: AwaitsWork, seat: str) -> None:
        chit = work.data.shown[seat]
        left = {who: other for who, other in work.data.shown.items() if who != seat}
        work.change(shown=left, drawn=chit)
        work.push(Resolution(chit, seat=seat))


__all__ = ["MasterActivation", "MasterPhase", "TeamDeal", "TeamInterrupt"]
