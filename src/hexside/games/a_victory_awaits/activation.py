"""8 Activation: the headquarters and the units in its range; options 17.3, 17.5 and 17.6."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import ClassVar

from msgspec.structs import replace

from hexside.engine import Action, Choice, Decision, Frame, Reason, Wait
from hexside.games.a_victory_awaits.actions import DONE, Done, Name, Relocate
from hexside.games.a_victory_awaits.combat import Combat
from hexside.games.a_victory_awaits.fights import engaged
from hexside.games.a_victory_awaits.lines import has_line
from hexside.games.a_victory_awaits.movement import Movement
from hexside.games.a_victory_awaits.panzer_supply import may_act_again, note_activation
from hexside.games.a_victory_awaits.shapes import AXIS, SIDES
from hexside.games.a_victory_awaits.state import ACTIVATION, AVAILABLE, FREE, TURN_BOX
from hexside.games.a_victory_awaits.work import AwaitsWork
from hexside.mechanics.chit_pull.activation import Activation as UnitActivation
from hexside.mechanics.chit_pull.activation import in_command as obeying
from hexside.mechanics.connections import neighbourhood
from hexside.mechanics.kernels import spread
from hexside.mechanics.markers import carries, mark

MOVEMENT = "movement"
COMBAT = "combat"


def command_area(work: AwaitsWork, hq: str) -> int:
    """8.2, V58: at most four hexes, not through water, through mountains along roads only."""
    rules = work.rules
    ground = rules.ground
    distance = rules.roster[hq].command_range or rules.tables.command.range
    hex = work.units[hq].hex
    inner = neighbourhood(rules.grid, hex, distance - 1, ground.command_exits)
    last = spread(inner, ground.last_exits, rules.grid.shifts) & rules.grid.all_bits
    return inner | last


def in_command(work: AwaitsWork, hq: str) -> list[str]:
    """8.1, 8.3: the units that a headquarters activates: its nationality, no headquarters."""
    roster = work.rules.roster
    own = roster[hq]
    return obeying(
        work.rules.grid,
        work.units,
        command_area(work, hq),
        lambda uid: roster[uid].nationality == own.nationality and roster[uid].kind == "combat",
    )


def is_in_any_command(work: AwaitsWork, side: int, uid: str) -> bool:
    """17.2: whether a unit is in the range of a headquarters of its own side, itself included."""
    rules = work.rules
    bit = rules.grid.bit[work.units[uid].hex]
    return any(
        work.units[hq].hex >= 0 and command_area(work, hq) >> bit & 1
        for hq in rules.headquarters[side]
    )


def activate(work: AwaitsWork, hq: str, seat: str) -> None:
    """8.0: activate a headquarters on the map and everything in its range."""
    rules = work.rules
    if not may_act_again(work, hq):
        # 17.6, V27: without a railway of its own the second activation is lost.
        work.tell("panzer-group-without-line", "17.6", unit=hq)
        return
    note_activation(work, hq)
    units = in_command(work, hq)
    work.tell("headquarters-activated", "8.1", unit=hq, count=len(units))
    limit = rules.tables.panzer_limit.units
    mechanised = tuple(uid for uid in units if rules.roster[uid].mechanised)
    if (
        rules.option("panzer-limit")
        and rules.roster[hq].nationality == "german"
        and len(mechanised) > limit
    ):
        others = tuple(uid for uid in units if uid not in mechanised)
        work.push(PanzerChoice(seat, hq, others, mechanised))
    else:
        work.push(Activation(seat, (hq, *units)))
    if rules.option("hq-relocation"):
        work.push(HqRelocation(seat, hq))


class Activation(UnitActivation[AwaitsWork], frozen=True, tag="activation"):
    """5.0(4), 8.1: the activated units move, then fight; ``combat`` is ``none`` for 18.1."""

    section: ClassVar[str] = "8.1"
    modes: ClassVar[Mapping[str, tuple[str, ...]]] = {"operations": (MOVEMENT, COMBAT)}
    combat: str = "allowed"

    def run(self, work: AwaitsWork) -> Wait:
        over = self.step == len(self.modes["operations"])
        waits = super().run(work)
        if over:
            work.expire(ACTIVATION, self.seat)
        return waits

    def segment(self, work: AwaitsWork, name: str, units: tuple[str, ...]) -> Frame[AwaitsWork]:
        if name == MOVEMENT:
            return Movement(self.seat, units)
        # 18.1: units of Leningrad's Reserve may not attack.
        return Combat(self.seat, units if self.combat == "allowed" else ())


class PanzerChoice(Choice[AwaitsWork], frozen=True, tag="panzer-choice"):
    """17.5, V79: of more than ten mechanised units the Axis player names those that act."""

    seat: str
    hq: str
    others: tuple[str, ...]
    mechanised: tuple[str, ...]
    units: tuple[str, ...] = ()
    takes: ClassVar[tuple[type[Action], ...]] = (Done, Name)

    def limit(self, work: AwaitsWork) -> int:
        """17.5: ten."""
        return work.rules.tables.panzer_limit.units

    def run(self, work: AwaitsWork) -> Wait:
        if len(self.units) < self.limit(work) and self._left(work):
            return Wait.DECISION
        self._begin(work)
        return Wait.NOTHING

    def seats(self, work: AwaitsWork) -> tuple[str, ...]:
        return (self.seat,)

    def decision(self, work: AwaitsWork, seat: str) -> Decision:
        return Decision(
            seat,
            "name-panzers",
            "17.5",
            {"units": self.units, "limit": self.limit(work)},
            self.choices(work, seat),
        )

    def _left(self, work: AwaitsWork) -> list[str]:
        """Units that can be named; another lane may have taken some off the map (19.4)."""
        return [
            uid for uid in self.mechanised if uid not in self.units and work.units[uid].hex >= 0
        ]

    def candidates(self, work: AwaitsWork, seat: str) -> Iterable[Action]:
        return (DONE, *(Name(uid) for uid in self._left(work)))

    def objections(self, work: AwaitsWork, seat: str, action: Action) -> Iterable[Reason]:
        if isinstance(action, Name):
            if action.unit in self.units:
                yield Reason("already-named", "17.5", {"unit": action.unit})
            elif action.unit not in self._left(work):
                yield Reason("not-a-mechanised-unit", "17.5", {"unit": action.unit})

    def take(self, work: AwaitsWork, seat: str, action: Action) -> None:
        if isinstance(action, Name):
            work.replace(replace(self, units=(*self.units, action.unit)))
        else:
            self._begin(work)

    def _begin(self, work: AwaitsWork) -> None:
        work.replace(Activation(self.seat, (self.hq, *self.others, *self.units)))


class HqRelocation(Choice[AwaitsWork], frozen=True, tag="hq-relocation"):
    """17.3, V26: other own headquarters in range with a line may leave for the turn track."""

    seat: str
    hq: str
    takes: ClassVar[tuple[type[Action], ...]] = (Done, Relocate)
    asks: ClassVar[tuple[str, str]] = ("relocate-headquarters", "17.3")

    def _movable(self, work: AwaitsWork) -> list[str]:
        rules = work.rules
        if work.units[self.hq].hex < 0:
            return []
        side = rules.side[self.hq]
        area = command_area(work, self.hq)
        bit = rules.grid.bit
        bound = engaged(work)
        return [
            hq
            for hq in rules.headquarters[side]
            if hq != self.hq
            and hq not in bound
            and work.units[hq].hex >= 0
            and area >> bit[work.units[hq].hex] & 1
            and has_line(work, side, work.units[hq].hex)
        ]

    def run(self, work: AwaitsWork) -> Wait:
        # After the last turn of the track nobody could come back.
        if self._movable(work) and work.turn < work.rules.last_turn:
            return Wait.DECISION
        work.pop()
        return Wait.NOTHING

    def seats(self, work: AwaitsWork) -> tuple[str, ...]:
        return (self.seat,)

    def _box(self, work: AwaitsWork) -> str:
        return f"turn-{work.turn + 1}"

    def candidates(self, work: AwaitsWork, seat: str) -> Iterable[Action]:
        yield DONE
        for hq in self._movable(work):
            yield Relocate(hq, self._box(work))

    def objections(self, work: AwaitsWork, seat: str, action: Action) -> Iterable[Reason]:
        if not isinstance(action, Relocate):
            return
        hq = action.hq
        if action.hex != self._box(work):
            yield Reason("relocates-to-next-turn", "17.3", {"unit": hq, "box": self._box(work)})
        elif hq not in self._movable(work):
            yield work.not_yours(hq, seat) or Reason("cannot-relocate", "17.3", {"unit": hq})

    def take(self, work: AwaitsWork, seat: str, action: Action) -> None:
        if isinstance(action, Relocate):
            work.lift(action.hq, action.hex, (FREE,))
            work.tell("headquarters-relocated", "17.3", unit=action.hq, turn=work.turn + 1)
        else:
            work.pop()


def _arrival_marks(work: AwaitsWork, uid: str) -> tuple[str, ...]:
    """V26, V62: relocated headquarters, and the units of 3PzG in their turn, come free of the
    number; a position text need not say so."""
    rules = work.rules
    marks = work.units[uid].marks
    if marks:
        return marks
    if rules.is_hq[uid]:
        return (FREE,)
    transfer = rules.has("panzer-transfer") and rules.tables.arrivals.panzer_transfer_turn
    return (mark(FREE, str(work.turn)),) if work.turn == transfer else ()


def arrive(work: AwaitsWork, box: str) -> None:
    """5.0(5), V26, V62: Axis units and relocated headquarters on a space of the turn track join
    their Available box; the 19th Army waits for its chit (V21)."""
    rules = work.rules
    is_army_space = box == f"{TURN_BOX}{rules.tables.arrivals.nineteenth_army_turn}"
    for uid, unit in list(work.units.items()):
        side = rules.side[uid]
        relocated = carries(unit, FREE) or (rules.is_hq[uid] and not is_army_space)
        if unit.box == box and (side == AXIS or relocated):
            work.lift(uid, AVAILABLE, _arrival_marks(work, uid))
            work.tell("arrives-in-available-box", "5.0", unit=uid, seat=SIDES[side])
