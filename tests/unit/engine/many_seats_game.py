"""A tiny game for five people: activations side by side under a controller.

Two armies on two dozen hexes. The Axis side agrees on a plan (any of its seats may say it), every
seat stakes a number in secret, then the controller draws chits from a cup and reveals them as he
judges right (A Victory Awaits 19.4); the seat of a revealed chit moves and attacks in a lane of its
own. The first Axis seat may cancel one chit a game when it is revealed (19.5).
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from hexside.engine import (
    Action,
    Attend,
    Choice,
    Dice,
    Lane,
    Reason,
    Result,
    ScenarioInfo,
    SideBySide,
    State,
    Unit,
    Wait,
)
from hexside.engine.side_by_side import begin, cancel, running
from hexside.mechanics.activation_queue import ActivationQueue
from tests.unit.engine.many_seats_sight import imagine, view, violations
from tests.unit.engine.many_seats_words import (
    AXIS,
    CHITS,
    CONTROL,
    CONTROLLER,
    LAST_TURN,
    SEAT_OF_CHIT,
    SEATS,
    SOVIET,
    STAKES,
    Attack,
    Data,
    Draw,
    End,
    Hold,
    Interrupt,
    Lose,
    ManyRules,
    ManyWork,
    Move,
    Pass,
    Plan,
    Reveal,
    Stake,
)
from tests.unit.engine.tiny_kit import tiny_game


class TurnBegins(Choice[ManyWork], frozen=True, tag="turn"):
    """The bottom of the agenda: opens the steps of a turn, or ends the game."""

    def run(self, work: ManyWork) -> Wait:
        if work.turn == LAST_TURN:
            left = dict.fromkeys((AXIS, SOVIET), 0)
            for uid, unit in work.units.items():
                left[work.rules.side[uid]] += unit.hex >= 0
            winner = AXIS if left[AXIS] > left[SOVIET] else SOVIET
            work.result = Result(winner, "1", "most-units")
            return Wait.NOTHING
        work.turn += 1
        work.change(cup=CHITS, queue=ActivationQueue(), stakes={})
        work.push(Activations((Lane(CONTROL, (Control(),)),)))
        work.push(Stakes())
        work.push(SidePlan(AXIS))
        return Wait.NOTHING


class SidePlan(Choice[ManyWork], frozen=True, tag="plan"):
    """Any seat of the side may answer; the first answer counts."""

    side: str
    asks = ("plan", "1")
    takes = (Plan,)

    def seats(self, work: ManyWork) -> tuple[str, ...]:
        return work.rules.seats_of(self.side)

    def candidates(self, work: ManyWork, seat: str) -> Iterable[Action]:
        return [Plan("attack"), Plan("defend")]

    def objections(self, work: ManyWork, seat: str, action: Action) -> Iterable[Reason]:
        if action not in (Plan("attack"), Plan("defend")):
            yield Reason("unknown-plan", "1")

    def take(self, work: ManyWork, seat: str, action: Action) -> None:
        assert isinstance(action, Plan)
        work.change(plan=action.word)
        work.tell_side(self.side, "plan-made", "1", plan=action.word, seat=seat)
        work.tell_other_sides(self.side, "plan-made-hidden", "1")
        work.pop()


class Stakes(Choice[ManyWork], frozen=True, tag="stakes"):
    """All seats at once, each in secret, also from its allies."""

    asks = ("stake", "2")
    takes = (Stake,)

    def run(self, work: ManyWork) -> Wait:
        if len(work.data.stakes) < len(SEATS):
            return Wait.DECISION
        work.pop()
        return Wait.NOTHING

    def seats(self, work: ManyWork) -> tuple[str, ...]:
        return tuple(seat for seat in work.rules.seats if seat not in work.data.stakes)

    def candidates(self, work: ManyWork, seat: str) -> Iterable[Action]:
        return [Stake(number) for number in STAKES]

    def objections(self, work: ManyWork, seat: str, action: Action) -> Iterable[Reason]:
        assert isinstance(action, Stake)
        if action.number not in STAKES:
            yield Reason("bad-stake", "2")

    def take(self, work: ManyWork, seat: str, action: Action) -> None:
        assert isinstance(action, Stake)
        work.change(stakes={**work.data.stakes, seat: action.number})
        work.tell_only((seat,), "staked", "2", number=action.number)
        work.tell_allies(seat, "ally-staked", "2", seat=seat)
        work.tell_opponents(seat, "opponent-staked", "2", seat=seat)


class Control(Choice[ManyWork], frozen=True, tag="control"):
    """19.4: the controller draws and reveals, or holds until an activation ends (7).

    Whether he is asked depends on what all can see: not on what lies face down.
    """

    held: tuple[str, ...] = ()
    asks = ("control", "19.4")
    takes = (Draw, Reveal, Hold)

    def run(self, work: ManyWork) -> Wait:
        queue = work.data.queue
        names = {lane.name for lane in running(work).lanes}
        for chit in queue.at("running"):
            if chit not in names:
                queue = queue.finish(chit)
                work.tell("chit-done", "19.4", chit=chit)
        work.change(queue=queue)
        if not queue.at("running"):
            if queue.at("face-down"):
                reveal(work, queue.at("face-down")[0])
                return Wait.NOTHING
            if not work.data.cup:
                work.pop()
                return Wait.NOTHING
        return Wait.DECISION

    def seats(self, work: ManyWork) -> tuple[str, ...]:
        left = work.data.cup or work.data.queue.at("face-down")
        now = work.data.queue.at("running")
        return (CONTROLLER,) if left and not (now and now == self.held) else ()

    def candidates(self, work: ManyWork, seat: str) -> Iterable[Action]:
        chits = dict.fromkeys(work.data.queue.at("face-down"))
        return [Draw(), *(Reveal(chit) for chit in chits), Hold()]

    def objections(self, work: ManyWork, seat: str, action: Action) -> Iterable[Reason]:
        if isinstance(action, Hold):
            if not work.data.queue.at("running"):
                yield Reason("nothing-runs", "19.4")
            return
        if isinstance(action, Draw):
            if not work.data.cup:
                yield Reason("cup-empty", "19.4")
            return
        assert isinstance(action, Reveal)
        queue = work.data.queue
        if action.chit not in queue.at("face-down"):
            yield Reason("not-face-down", "19.4")
            return
        hindrance = queue.may_reveal(action.chit, SEAT_OF_CHIT.__getitem__, "supply".__eq__)
        if hindrance:
            yield Reason(hindrance, "19.4")

    def take(self, work: ManyWork, seat: str, action: Action) -> None:
        if isinstance(action, Reveal):
            reveal(work, action.chit)
            return
        if isinstance(action, Hold):
            work.replace(Control(work.data.queue.at("running")))
            return
        cup = list(work.data.cup)
        chit = cup.pop(work.below(len(cup)))
        work.change(cup=tuple(cup), queue=work.data.queue.draw(chit))
        work.tell_only((seat,), "chit-drawn", "19.4", chit=chit)
        work.tell_others((seat,), "chit-drawn-hidden", "19.4")


def reveal(work: ManyWork, chit: str) -> None:
    """19.4(5): all see the chit; first it may be cancelled (19.5)."""
    work.binding = True
    place = [drawn.chit for drawn in work.data.queue.drawn].index(chit) + 1
    work.tell("chit-revealed", "19.4", chit=chit, place=place)
    work.change(queue=work.data.queue.reveal(chit))
    busy = {SEAT_OF_CHIT[other] for other in work.data.queue.at("running") if other != chit}
    steps: list[ManyFrame] = [Activation(chit, SEAT_OF_CHIT[chit])]
    if work.data.interrupt and "north" not in busy:
        steps.append(Cancelling(chit))
    begin(work, chit, *steps)


class Cancelling(Choice[ManyWork], frozen=True, tag="cancelling"):
    """19.5, V69: at the moment of revealing the chit may be sent back."""

    chit: str
    asks = ("interrupt", "19.5")
    takes = (Interrupt, Pass)

    def seats(self, work: ManyWork) -> tuple[str, ...]:
        return ("north",)

    def candidates(self, work: ManyWork, seat: str) -> Iterable[Action]:
        return [Interrupt(), Pass()]

    def objections(self, work: ManyWork, seat: str, action: Action) -> Iterable[Reason]:
        return ()

    def take(self, work: ManyWork, seat: str, action: Action) -> None:
        work.pop()
        if isinstance(action, Pass):
            return
        queue, back = work.data.queue.cancel(self.chit)
        cup = tuple(chit for chit in CHITS if chit in (*work.data.cup, *back))
        work.change(queue=queue, cup=cup, interrupt=False)
        cancel(work, self.chit)
        work.tell("chit-cancelled", "19.5", chit=self.chit, number=len(back))


class Activation(Choice[ManyWork], frozen=True, tag="activation"):
    """The units of a seat act, each once."""

    chit: str
    seat: str
    acted: tuple[str, ...] = ()
    asks = ("activation", "8")
    takes = (Move, Attack, End)

    def run(self, work: ManyWork) -> Wait:
        if self.chit == "supply":
            work.tell("supply-checked", "11")
            work.pop()
            return Wait.NOTHING
        return Wait.DECISION

    def seats(self, work: ManyWork) -> tuple[str, ...]:
        return (self.seat,)

    def candidates(self, work: ManyWork, seat: str) -> Iterable[Action]:
        grid = work.rules.board.grid
        for uid in work.rules.owners.owned(self.seat):
            if work.units[uid].hex >= 0:
                for hex in grid.adjacent(work.units[uid].hex):
                    kind = Attack if work.side_at(hex) == self._enemy(work) else Move
                    yield kind(uid, grid.names[hex])
        yield End()

    def _enemy(self, work: ManyWork) -> str:
        return SOVIET if work.rules.side_of(self.seat) == AXIS else AXIS

    def objections(self, work: ManyWork, seat: str, action: Action) -> Iterable[Reason]:
        if isinstance(action, End):
            return
        assert isinstance(action, (Move, Attack))
        grid = work.rules.board.grid
        if action.unit not in work.rules.owners.owned(self.seat):
            yield Reason("not-your-unit", "8")
            return
        unit = work.units[action.unit]
        if unit.hex < 0 or action.unit in self.acted:
            yield Reason("unit-spent", "8")
            return
        if action.hex not in grid or grid.index(action.hex) not in grid.adjacent(unit.hex):
            yield Reason("not-adjacent", "8")
            return
        enemy = work.side_at(grid.index(action.hex)) == self._enemy(work)
        if enemy != isinstance(action, Attack):
            yield Reason("enemy-there" if enemy else "no-enemy-there", "8")

    def take(self, work: ManyWork, seat: str, action: Action) -> None:
        if isinstance(action, End):
            work.pop()
            return
        assert isinstance(action, (Move, Attack))
        work.replace(replace(self, acted=(*self.acted, action.unit)))
        hex = work.rules.board.grid.index(action.hex)
        if isinstance(action, Move):
            work.set_unit(action.unit, replace(work.units[action.unit], hex=hex))
            work.tell("moved", "8", unit=action.unit, hex=action.hex)
            return
        die = work.roll()
        work.tell("attacked", "10", unit=action.unit, hex=action.hex, die=die)
        if die >= 4:
            work.push(Losing(hex, self._enemy(work)))


class Losing(Choice[ManyWork], frozen=True, tag="losing"):
    """V67: the owner of the defenders chooses, of several owners the one who sits first."""

    hex: int
    side: str
    asks = ("lose", "10.5")
    takes = (Lose,)

    def run(self, work: ManyWork) -> Wait:
        # Another lane may have emptied the hex meanwhile.
        if work.side_at(self.hex) == self.side:
            return Wait.DECISION
        work.pop()
        return Wait.NOTHING

    def seats(self, work: ManyWork) -> tuple[str, ...]:
        return (work.rules.owners.first(work.at(self.hex), self.side),)

    def candidates(self, work: ManyWork, seat: str) -> Iterable[Action]:
        return [Lose(uid) for uid in work.at(self.hex)]

    def objections(self, work: ManyWork, seat: str, action: Action) -> Iterable[Reason]:
        assert isinstance(action, Lose)
        if action.unit not in work.at(self.hex):
            yield Reason("not-in-combat", "10.5")

    def take(self, work: ManyWork, seat: str, action: Action) -> None:
        assert isinstance(action, Lose)
        work.set_unit(action.unit, Unit(box="eliminated"))
        work.tell("lost", "10.5", unit=action.unit)
        work.pop()


class Activations(SideBySide[ManyWork], frozen=True, tag="activations"):
    """19.4: the control lane and one lane for each revealed chit."""

    lanes: tuple[Lane[ManyFrame], ...] = ()


ManyFrame = (
    TurnBegins | SidePlan | Stakes | Control | Cancelling | Activation | Losing | Activations
)


class ManyState(State, frozen=True):
    agenda: tuple[ManyFrame, ...]
    data: Data


def opening(rules: ManyRules, dice: Dice) -> ManyWork:
    grid = rules.board.grid
    rows = {"north": "0101", "centre": "0103", "south": "0105", "west": "0302", "east": "0305"}
    units = {}
    for seat, name in rows.items():
        units[f"{seat}-1"] = Unit(grid.index(name))
        units[f"{seat}-2"] = Unit(grid.index(name))
    work = ManyWork(rules, ManyState(0, units, (TurnBegins(),), dice, Data(CHITS), version=-1))
    work.advance()
    return work


GAME = tiny_game(
    "many-seats",
    (AXIS, SOVIET),
    ScenarioInfo("crossing", LAST_TURN, tuple(SEATS)),
    rules=ManyRules,
    state_type=ManyState,
    work_type=ManyWork,
    actions=(Plan, Stake, Draw, Reveal, Hold, Interrupt, Pass, Move, Attack, Lose, End, Attend),
    opening=opening,
    view=view,
    imagine=imagine,
    violations=violations,
)
