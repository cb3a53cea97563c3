"""7 The Command Phase: draw, interrupts, what each chit does, chits left in hand."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import ClassVar

from hexside.engine import Action, Choice, Frame, Reason, Wait
from hexside.games.a_victory_awaits.actions import Accept, Declare, NotYet, Play
from hexside.games.a_victory_awaits.activation import activate
from hexside.games.a_victory_awaits.chits import axis_choice_is_known, zhukov_commands
from hexside.games.a_victory_awaits.entry import (
    NineteenthArmy,
    StrategicReserve,
    reserve_units,
    waiting_army,
)
from hexside.games.a_victory_awaits.panzer_supply import may_act_again
from hexside.games.a_victory_awaits.reinforcements import Reinforcements
from hexside.games.a_victory_awaits.reserve import roll_order
from hexside.games.a_victory_awaits.shapes import AXIS, SIDES, SOVIET
from hexside.games.a_victory_awaits.supply import SupplyCheck
from hexside.games.a_victory_awaits.work import AwaitsWork
from hexside.mechanics.chit_pull.cup import Chits, join, take_out
from hexside.mechanics.chit_pull.draw import DrawLoop
from hexside.mechanics.chit_pull.draw import Resolution as ChitResolution
from hexside.mechanics.chit_pull.interrupt import Interrupt


class CommandPhase(DrawLoop[AwaitsWork], frozen=True, tag="command-phase"):
    """7.1: draw and resolve chits until the cup is empty; then what is left in hand (7.3)."""

    asked: bool = False
    takes: ClassVar[tuple[type[Action], ...]] = (Declare, NotYet)
    asks: ClassVar[tuple[str, str]] = ("declare-zhukov", "18.1")

    def cup(self, work: AwaitsWork) -> Chits:
        return work.data.cup

    def drawn(self, work: AwaitsWork, chit: str, rest: Chits) -> None:
        work.change(cup=rest, drawn=chit)
        work.tell("chit-drawn", "7.1", chit=chit, draw=work.draw)
        for frame in after_draw(work, chit):
            work.push(frame)

    def leftovers(self, work: AwaitsWork) -> Iterable[Frame[AwaitsWork]]:
        """7.3, V28, V63: the held Reinforcement chit, then Manstein and Guderian.

        That the cup is empty tells who held what, whatever is left.
        """
        work.binding = True
        data = work.data
        if data.hand_soviet:
            chit = data.hand_soviet[0]
            work.change(hand_soviet=(), drawn=chit)
            return (Resolution(chit, reaction=True),)
        if len(data.hand_axis) == 1:
            chit = data.hand_axis[0]
            work.change(hand_axis=(), drawn=chit)
            return (Resolution(chit, reaction=True),)
        return leftover_order(work)

    # Zhukov's declaration (18.1, V45)

    def before_draw(self, work: AwaitsWork) -> Wait | None:
        data = work.data
        if data.leningrad_reached and not data.zhukov and not self.asked:
            return Wait.DECISION
        return None

    def seats(self, work: AwaitsWork) -> tuple[str, ...]:
        return (work.lead_of(SOVIET),)

    def candidates(self, work: AwaitsWork, seat: str) -> Iterable[Action]:
        return (Declare(), NotYet())

    def objections(self, work: AwaitsWork, seat: str, action: Action) -> Iterable[Reason]:
        return ()

    def take(self, work: AwaitsWork, seat: str, action: Action) -> None:
        if isinstance(action, Declare):
            work.change(zhukov=work.turn)
            work.tell("zhukov-declared", "18.1", turn=work.turn + 1)
        work.replace(CommandPhase(asked=True))


def after_draw(work: AwaitsWork, chit: str) -> list[Frame[AwaitsWork]]:
    """7.1(3), 7.3: a drawn chit takes effect, unless a held one takes its place; the last frame
    comes first. V63: the Axis is asked first."""
    if work.rules.chits[chit].kind == "interrupt":
        return [Resolution(chit, reaction=True)]
    frames: list[Frame[AwaitsWork]] = [Resolution(chit)]
    if may_hold_zhukov(work):
        frames.append(ZhukovInterrupt(chit))
    if may_hold_interrupt(work):
        frames.append(AxisInterrupt(chit))
    return frames


def usable_interrupts(work: AwaitsWork, chits: Chits) -> Chits:
    """7.3, V32, V27: held chits whose headquarters is on the map and may act."""
    found = []
    for chit in chits:
        hq = work.rules.interrupts[chit]
        if work.units[hq].hex >= 0 and may_act_again(work, hq):
            found.append(chit)
    return tuple(found)


def may_hold_interrupt(work: AwaitsWork) -> bool:
    """7.3: whether the Axis may hold Manstein or Guderian as far as anybody knows."""
    return bool(interrupts_to_ask(work))


def interrupts_to_ask(work: AwaitsWork) -> Chits:
    """7.3: the chits that the Axis may hold and play as far as anybody knows.

    All Axis chits are chosen, unless OKH has taken the place of one (17.2): then being asked must
    not tell which.
    """
    data = work.data
    if axis_choice_is_known(work):
        return usable_interrupts(work, data.hand_axis)
    seen = (*data.resolved, data.drawn, *data.queue.at("running"))
    pool = work.pool(AXIS)
    unseen = tuple(chit for chit in work.rules.interrupts if chit in pool and chit not in seen)
    return usable_interrupts(work, unseen)


def may_hold_zhukov(work: AwaitsWork) -> bool:
    """18.1: whether the Soviet player may hold his Reinforcement chit as far as anybody knows."""
    chit = work.rules.reinforcement_chit[SOVIET]
    seen = (*work.data.resolved, work.data.drawn)
    return zhukov_commands(work) and chit in work.chosen(SOVIET) and chit not in seen


def holders(work: AwaitsWork) -> tuple[str, ...]:
    """6.3, 20.2: who holds Manstein and Guderian: the Axis player, in a team all of its players."""
    if work.rules.setup.variant == "teams":
        return work.rules.seats_of(SIDES[AXIS])
    return (work.lead_of(AXIS),)


def carrier(work: AwaitsWork, seat: str) -> str:
    """20.2: in a team the player who plays a held chit carries it out; else its owner."""
    return seat if work.rules.setup.variant == "teams" else ""


class AxisInterrupt(Interrupt[AwaitsWork], frozen=True, tag="axis-interrupt"):
    """7.3: Manstein or Guderian cancels the drawn chit, which returns to the cup."""

    takes: ClassVar[tuple[type[Action], ...]] = (Accept, Play)
    section: ClassVar[str] = "7.3"

    def seats(self, work: AwaitsWork) -> tuple[str, ...]:
        return holders(work)

    def plays(self, work: AwaitsWork, seat: str) -> Mapping[Action, str]:
        return {Play(chit): chit for chit in usable_interrupts(work, work.data.hand_axis)}

    def nothing_held(self, work: AwaitsWork, seat: str, action: Action) -> Reason:
        chit = action.chit if isinstance(action, Play) else ""
        if chit in work.data.hand_axis:
            return Reason("interrupt-without-headquarters", "7.3", {"chit": chit})
        return Reason("chit-not-in-hand", "7.3", {"chit": chit})

    def interrupted(self, work: AwaitsWork, seat: str, held: str) -> None:
        put_back(work, self.chit, AXIS, held)
        work.replace(Resolution(held, reaction=True, seat=carrier(work, seat)))


class ZhukovInterrupt(Interrupt[AwaitsWork], frozen=True, tag="zhukov-interrupt"):
    """18.1: the held Reinforcement chit cancels the drawn chit."""

    takes: ClassVar[tuple[type[Action], ...]] = (Accept, Play)
    section: ClassVar[str] = "18.1"

    def seats(self, work: AwaitsWork) -> tuple[str, ...]:
        return (work.lead_of(SOVIET),)

    def plays(self, work: AwaitsWork, seat: str) -> Mapping[Action, str]:
        return {Play(chit): chit for chit in work.data.hand_soviet}

    def nothing_held(self, work: AwaitsWork, seat: str, action: Action) -> Reason:
        chit = action.chit if isinstance(action, Play) else ""
        return Reason("chit-not-in-hand", "18.1", {"chit": chit})

    def interrupted(self, work: AwaitsWork, seat: str, held: str) -> None:
        put_back(work, self.chit, SOVIET, held)
        work.replace(Resolution(held, reaction=True))


def put_back(work: AwaitsWork, drawn: str, side: int, held: str) -> None:
    """7.3: the drawn chit returns to the cup, the held one is played."""
    data = work.data
    if side == AXIS:
        work.change(hand_axis=take_out(data.hand_axis, (held,)))
    else:
        work.change(hand_soviet=take_out(data.hand_soviet, (held,)))
    work.change(cup=join(data.cup, (drawn,)), drawn=held)
    rule = "7.3" if side == AXIS else "18.1"
    work.tell("chit-interrupted", rule, chit=drawn, held=held, seat=SIDES[side])


def leftover_order(work: AwaitsWork) -> tuple[Frame[AwaitsWork], ...]:
    """7.3, V63: the Axis has several held chits to order; all learn that the cup is empty."""
    if not work.data.hand_axis:
        return ()
    work.tell("cup-empty", "7.3", count=len(work.data.hand_axis))
    return (LeftoverOrder(),)


class LeftoverOrder(Choice[AwaitsWork], frozen=True, tag="leftover-order"):
    """7.3, V63: the Axis player says which of his held chits is played first."""

    takes: ClassVar[tuple[type[Action], ...]] = (Play,)
    asks: ClassVar[tuple[str, str]] = ("play-held-chit", "7.3")

    def seats(self, work: AwaitsWork) -> tuple[str, ...]:
        return holders(work)

    def candidates(self, work: AwaitsWork, seat: str) -> Iterable[Action]:
        return [Play(chit) for chit in work.data.hand_axis]

    def objections(self, work: AwaitsWork, seat: str, action: Action) -> Iterable[Reason]:
        if isinstance(action, Play) and action.chit not in work.data.hand_axis:
            yield Reason("chit-not-in-hand", "7.3", {"chit": action.chit})

    def take(self, work: AwaitsWork, seat: str, action: Action) -> None:
        if isinstance(action, Play):
            hand = take_out(work.data.hand_axis, (action.chit,))
            work.change(hand_axis=hand, drawn=action.chit)
            work.binding = True
            work.replace(Resolution(action.chit, reaction=True, seat=carrier(work, seat)))


class Resolution(ChitResolution[AwaitsWork], frozen=True, tag="resolution"):
    """7.1(3), (4): the chit takes effect and is laid aside face up.

    ``seat`` carries it out; "" for its owner (V67).
    """

    seat: str = ""

    def lay_aside(self, work: AwaitsWork) -> None:
        data = work.data
        drawn = "" if data.drawn == self.chit else data.drawn
        work.change(drawn=drawn, resolved=(*data.resolved, self.chit))
        if self.chit in data.added and self.chit not in data.seen_armies:
            work.change(seen_armies=tuple(sorted((*data.seen_armies, self.chit))))

    def begin(self, work: AwaitsWork) -> None:
        kind = work.rules.chits[self.chit].kind
        EFFECTS[kind](work, self.chit, self.seat or work.owner_of_chit(self.chit))


def _supply(work: AwaitsWork, chit: str, seat: str) -> None:
    """11."""
    work.push(SupplyCheck())


def _reinforcements(work: AwaitsWork, chit: str, seat: str) -> None:
    """12, 15.4: by rail, then the Strategic Reserve."""
    side = work.rules.number_of[seat]
    reserve = reserve_units(work)
    if side == SOVIET and reserve:
        work.push(StrategicReserve(seat, left=reserve))
    work.push(Reinforcements.of_turn(work, seat))


def _headquarters(work: AwaitsWork, chit: str, seat: str) -> None:
    """7.2, 13.0: the headquarters of the chit, if it is on the map; 15.3: the 19th Army enters."""
    hqs = work.rules.chits[chit].activates
    hq = next((uid for uid in hqs if work.units[uid].hex >= 0), "")
    if waiting_army(work, hqs):
        work.push(NineteenthArmy(seat))
    elif hq:
        activate(work, hq, seat)
    else:
        work.tell("headquarters-absent", "13.0", chit=chit)


def _order(work: AwaitsWork, chit: str, seat: str) -> None:
    """17.2: Reserve or OKH."""
    roll_order(work, seat)


def _nothing(work: AwaitsWork, chit: str, seat: str) -> None:
    """20.2: a dummy has no effect."""
    work.tell("headquarters-absent", "20.2", chit=chit)


#: 7.2: what each kind of chit does.
EFFECTS: Mapping[str, Callable[[AwaitsWork, str, str], None]] = {
    "supply": _supply,
    "reinforcement": _reinforcements,
    "hq": _headquarters,
    "interrupt": _headquarters,
    "reserve": _order,
    "okh": _order,
    "dummy": _nothing,
}
