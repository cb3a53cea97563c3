"""8.5, 19.1.1-19.1.6 Barrages: the die for their number, target by target, each resolved at once.

The firing side names hexes that it sees enemies in; what lies below their tops it learns no more of
than R-64 allows: the result, that a step was lost, and the name of who is on top or eliminated.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import ClassVar

from msgspec.structs import replace

from hexside.engine import Action, Choice, Reason, Wait
from hexside.engine.refusals import Argument
from hexside.games.iskra.actions import DONE, Done, FallBack, Fire, Ignore, Lose
from hexside.games.iskra.pinning import pin_all
from hexside.games.iskra.pontoons import lose_pontoon
from hexside.games.iskra.shapes import AXIS, LENINGRAD, SOVIET, VOLKHOV, BarrageRow
from hexside.games.iskra.work import BY_BARRAGE, IskraWork
from hexside.mechanics.connections import spread

SECTION = "8.5.1"
#: Nobody has rolled for the number of barrages yet.
NOT_ROLLED = -1
#: A side that fires as a whole.
WHOLE_SIDE = ""
#: 8.1: the results of the barrage column.
PINS, HITS = "P", "D1"


class Barrage(Choice[IskraWork], frozen=True, tag="barrage"):
    """8.5.1, R-57: the barrages of an event, one procedure for each of ``fronts``.

    The first of ``fronts`` is firing and has ``left`` barrages; ``tried`` are the hexes that were
    targets of this event (R-71: one attempt per hex, in both procedures together).
    """

    event: str
    fronts: tuple[str, ...] = (WHOLE_SIDE,)
    left: int = NOT_ROLLED
    tried: tuple[int, ...] = ()
    takes: ClassVar[tuple[type[Action], ...]] = (Fire, Done)
    asks: ClassVar[tuple[str, str]] = ("barrage-target", SECTION)

    # Who fires with what

    def row(self, work: IskraWork) -> BarrageRow:
        """8.5.2: the barrage of the event."""
        return barrage_of(work, self.event)

    def side(self, work: IskraWork) -> int:
        """The firing side."""
        return AXIS if self.row(work).side == "axis" else SOVIET

    def seat(self, work: IskraWork) -> str:
        """R-63: who names the targets."""
        front = self.fronts[0]
        if front != WHOLE_SIDE:
            return work.rules.seat_of_front[front]
        return work.lead_of(self.side(work))

    def seats(self, work: IskraWork) -> tuple[str, ...]:
        return (self.seat(work),)

    # The procedure

    def run(self, work: IskraWork) -> Wait:
        if not self.fronts:
            work.pop()
        elif self.left == NOT_ROLLED:
            self._roll_number(work)
        elif self.left == 0 or not self._may_have_targets(work):
            work.replace(replace(self, fronts=self.fronts[1:], left=NOT_ROLLED))
        else:
            return Wait.DECISION
        return Wait.NOTHING

    def _roll_number(self, work: IskraWork) -> None:
        """8.5.1: one die on the Barrage Table."""
        die = work.roll()
        table = work.rules.files.combat.barrages
        counted = _row(table, die + self.row(work).number)
        count = table[str(counted)]
        work.replace(replace(self, left=count))
        work.tell(
            "barrages-rolled",
            SECTION,
            seat=self.seat(work),
            front=self.fronts[0] or "none",
            die=die,
            counted=counted,
            count=count,
        )

    def _may_have_targets(self, work: IskraWork) -> bool:
        """Whether there can be a target, by what all see: an enemy near any hex of the side."""
        own = self._hexes(work, self.side(work))
        return bool(self._enemies(work) & self._reach(work, self.row(work), own))

    # Targets

    def _hexes(self, work: IskraWork, side: int) -> list[int]:
        """The hexes with counters of a side."""
        return [hex for hex, stack in work.data.order.rows if work.rules.side[stack[0]] == side]

    def _enemies(self, work: IskraWork) -> int:
        """The hexes of the enemy that were no target yet."""
        enemies = self._hexes(work, 1 - self.side(work))
        return work.rules.grid.bits(hex for hex in enemies if hex not in self.tried)

    def _reach(self, work: IskraWork, row: BarrageRow, guns: Iterable[int]) -> int:
        """The hexes that can be fired at, with units in these hexes; rivers are no obstacle."""
        grid = work.rules.grid
        if row.target == "anywhere":
            return grid.all_bits
        if row.target == "east-of-neva":
            return grid.bits(work.rules.ground.east_of_neva)
        reached = grid.bits(guns)
        for _ in range(self.range(work)):
            reached |= spread(reached, grid)
        return reached

    def range(self, work: IskraWork) -> int:
        """8.5.1, 19.1.2: how far a target may be from the own units."""
        ranges = work.rules.tables.barrage
        return ranges.groza_range if self.row(work).target == "near-units" else ranges.range

    def _guns(self, work: IskraWork, row: BarrageRow) -> set[int]:
        """8.5.1, 19.1.2, R-63: the hexes of the units that ranges are counted from."""
        rules = work.rules
        front = self.fronts[0]
        return {
            work.units[uid].hex
            for uid in work.on_map(self.side(work))
            if (rules.is_combat[uid] or (row.target == "near-units" and not work.is_bridge(uid)))
            and front in (WHOLE_SIDE, rules.roster[uid].front)
        }

    def _reached(self, work: IskraWork) -> int:
        """R-71: the hexes that the firing units reach, as a bitboard."""
        key = ("barrage-reach", self.event, self.fronts[0])
        known: int | None = work.field.notes.get(key)
        if known is None:
            row = self.row(work)
            known = work.field.notes[key] = self._reach(work, row, self._guns(work, row))
        return known

    def targets(self, work: IskraWork) -> int:
        """R-71: the hexes that may be fired at next, as a bitboard."""
        return self._enemies(work) & self._reached(work)

    # The choice

    def arguments(self, work: IskraWork, seat: str) -> dict[str, Argument]:
        return {"event": self.event, "count": self.left}

    def candidates(self, work: IskraWork, seat: str) -> Iterable[Action]:
        grid = work.rules.grid
        hexes = sorted(grid.indices(self.targets(work)))
        return [DONE, *(Fire(grid.names[hex]) for hex in hexes)]

    def objections(self, work: IskraWork, seat: str, action: Action) -> Iterable[Reason]:
        if not isinstance(action, Fire):
            return
        grid = work.rules.grid
        named: dict[str, Argument] = {"hex": action.hex}
        if action.hex not in grid:
            yield Reason("unknown-hex", "", named)
            return
        hex = grid.index(action.hex)
        if hex in self.tried:
            yield Reason("barrage-tried", SECTION, named)
        if not work.enemy_at(self.side(work), hex):
            yield Reason("no-enemy-there", SECTION, named)
            return
        if not self._reached(work) >> grid.bit[hex] & 1:
            if self.row(work).target == "east-of-neva":
                yield Reason("barrage-east-of-neva", "19.1.6", named)
            else:
                yield Reason("barrage-range", SECTION, {**named, "count": self.range(work)})

    def take(self, work: IskraWork, seat: str, action: Action) -> None:
        if isinstance(action, Fire):
            hex = work.rules.grid.index(action.hex)
            tried = tuple(sorted((*self.tried, hex)))
            work.replace(replace(self, left=self.left - 1, tried=tried))
            self._fire(work, hex)
        else:
            work.tell("barrages-ended", SECTION, seat=seat)
            work.replace(replace(self, left=0))

    def _fire(self, work: IskraWork, hex: int) -> None:
        """8.5.1, 8.5.3, R-19: one die in the barrage column; the result is applied at once."""
        die = work.roll()
        table = work.rules.files.combat.barrage
        counted = _row(table, die + self.row(work).result)
        effects = table[str(counted)].split("+")
        name = work.rules.names[hex]
        code = "barrage-missed"
        if HITS in effects:
            code = "barrage-hits-and-pins" if PINS in effects else "barrage-hits"
        elif PINS in effects:
            code = "barrage-pins"
        work.tell(code, SECTION, hex=name, die=die, counted=counted)
        if PINS in effects:
            pin_all(work, hex, "8.5.3")
        if HITS in effects:
            if losers(work, hex):
                work.push(BarrageLoss(work.seat_of(work.top(hex)), hex))
            else:
                work.tell("barrage-without-loss", "13.4.1", hex=name)


class BarrageLoss(Choice[IskraWork], frozen=True, tag="barrage-loss"):
    """8.6.1, R-19: the strongest unit in the hex loses a step; of equals the owner chooses.

    The owner is asked even if he has no choice, because that is hidden from the enemy. What helps
    in combat does not help here: a barrage is no combat (8.7.1).
    """

    seat: str
    hex: int
    takes: ClassVar[tuple[type[Action], ...]] = (Lose, Ignore, FallBack)
    asks: ClassVar[tuple[str, str]] = ("barrage-loss", "8.6.1")

    def seats(self, work: IskraWork) -> tuple[str, ...]:
        return (self.seat,)

    def arguments(self, work: IskraWork, seat: str) -> dict[str, Argument]:
        return {"hex": work.rules.names[self.hex]}

    def candidates(self, work: IskraWork, seat: str) -> Iterable[Action]:
        return [Lose(uid) for uid in losers(work, self.hex)]

    def objections(self, work: IskraWork, seat: str, action: Action) -> Iterable[Reason]:
        if isinstance(action, Ignore):
            yield Reason("barrage-is-no-combat", "8.7")
        elif isinstance(action, FallBack):
            yield Reason("barrage-is-no-combat", "8.7.1")
        elif isinstance(action, Lose) and action.unit not in losers(work, self.hex):
            hex = work.rules.names[self.hex]
            if action.unit in work.stack(self.hex):
                yield Reason("not-the-strongest", "8.6.1", {"unit": action.unit, "hex": hex})
            else:
                yield Reason("not-in-this-hex", "8.5.1", {"unit": action.unit, "hex": hex})

    def take(self, work: IskraWork, seat: str, action: Action) -> None:
        if not isinstance(action, Lose):
            return
        work.pop()
        if work.rules.is_pontoon[action.unit]:
            lose_pontoon(work, action.unit, "13.3.1")
        else:
            work.lose_step(action.unit, "8.5.1", BY_BARRAGE)


def barrage_of(work: IskraWork, event: str) -> BarrageRow:
    """19.1: the barrage of an event that has one."""
    row = work.rules.files.event_rows[event].barrage
    if row is None:
        raise LookupError(event)
    return row


def losers(work: IskraWork, hex: int) -> tuple[str, ...]:
    """8.6.1, R-19, R-36: the strongest by printed defence; a pontoon only if no unit is with it."""
    units = work.fighters(hex)
    if not units:
        return tuple(uid for uid in work.stack(hex) if work.rules.is_pontoon[uid])
    most = max(work.printed_defense(uid) for uid in units)
    return tuple(uid for uid in units if work.printed_defense(uid) == most)


def _row(table: Collection[str], value: int) -> int:
    """8.5.1: the die as it counts, kept within the rows of the table."""
    rows = [int(row) for row in table]
    return max(min(rows), min(max(rows), value))


def start_barrage(work: IskraWork, event: str) -> None:
    """19.1.1-19.1.6, R-57, R-63: open the procedure, with three players for the right front."""
    row = barrage_of(work, event)
    fronts: tuple[str, ...] = row.fronts or (WHOLE_SIDE,)
    if work.rules.three_players and row.side == "soviet" and not row.fronts:
        fronts = (roll_front(work),)
    work.push(Barrage(event, fronts))


def roll_front(work: IskraWork) -> str:
    """16.1.1, R-63: the die that decides which of two Soviet players chooses."""
    die = work.roll()
    front = LENINGRAD if die <= work.rules.tables.three_players.leningrad_roll else VOLKHOV
    work.tell("soviet-chooser-rolled", "16.1.1", die=die, seat=work.rules.seat_of_front[front])
    return front


__all__ = ["Barrage", "BarrageLoss", "barrage_of", "losers", "roll_front", "start_barrage"]
