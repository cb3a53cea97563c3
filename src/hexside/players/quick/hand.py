"""The quick hand makes the choices of a working state, in place."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from hexside.engine import Action
from hexside.players.quick.marches import planned
from hexside.players.quick.position import Position
from hexside.players.quick.quick_tables import QuickTables
from hexside.players.quick.replies import REPLIES
from hexside.players.quick.sketch import Sketch
from hexside.players.quick.strikes import Strikes
from hexside.players.rehearsal_dice import RehearsalDice
from hexside.players.weighing import SideWeights


class Hand:
    """Plays both sides of an imagined game; randomness comes from its own generator."""

    def __init__(
        self, tables: QuickTables, weights: Sequence[SideWeights], chance: random.Random
    ) -> None:
        self.tables = tables
        self.weights = list(weights)
        self.chance = chance
        #: How often each hex was attacked in this game.
        self._attacks: dict[int, int] = {}

    def play(self, work: Position) -> None:
        """Make the choice that the state waits for, and those that follow at once."""
        frame = work.frame
        seat = frame.seats(work)[0]
        tag = frame.__struct_config__.tag
        if tag == "movement":
            self._move(work, seat)
        elif tag == "combat":
            self._fight(work, frame, seat)
        else:
            legal = frame.legal(work, seat)
            if len(legal) == 1:
                action = legal[0]
            else:
                answer = REPLIES.get(tag)
                if answer is None:
                    action = legal[self.chance.randrange(len(legal))]
                else:
                    action = answer(self, work, seat, legal)
            self.take(work, seat, action)

    def take(self, work: Position, seat: str, action: Action) -> None:
        """Carry out an action, and continue until a seat must choose."""
        work.frame.take(work, seat, action)
        work.advance()

    def sketch(self, work: Position, seat: str) -> Sketch:
        """The map of a position for a seat."""
        sketch = self.bare(work, seat)
        sketch.muster()
        sketch.look()
        return sketch

    def bare(self, work: Position, seat: str) -> Sketch:
        """The map without own units: enough to compare ground."""
        side = self.tables.know.sides.index(seat)
        return Sketch(self.tables, work, side, self.weights[side])

    # An activation

    def _move(self, work: Position, seat: str) -> None:
        orders = planned(self.sketch(work, seat)).marches
        self.march(work, seat, [(order.unit, order.hex) for order in orders])

    def march(self, work: Position, seat: str, orders: Sequence[tuple[str, int]]) -> None:
        """Move units to hexes as far as they get there, and end the movement."""
        depth = len(work.agenda)
        waiting = list(orders)
        for _ in range(2):
            late = []
            for uid, hex in waiting:
                if not _waits(work, "movement", depth):
                    return
                frame = work.frame
                if uid not in frame.units or work.units[uid].hex == hex:
                    continue
                action = frame.destinations(work, uid).get(hex)
                if action is None and self.tables.is_hq[uid]:
                    action = frame.relocations(work, uid).get(hex)
                if action is None or not frame.allows(work, seat, action):
                    late.append((uid, hex))
                    continue
                self.take(work, seat, action)
            waiting = late
        if _waits(work, "movement", depth):
            frame = work.frame
            self.take(work, seat, frame.legal(work, seat)[0])

    def _fight(self, work: Position, frame: Any, seat: str) -> None:
        sketch = self.bare(work, seat)
        sketch.muster()
        here = {uid: (work.units[uid].hex,) for uid in frame.units if work.units[uid].hex >= 0}
        barred = set(frame.attacked)
        names = self.tables.names
        legal = {getattr(a, "hex", ""): a for a in frame.legal(work, seat)}
        for strike in Strikes(sketch, here, barred).best(most=3):
            action = legal.get(names[strike.target])
            if action is not None and self.attack(work, seat, action, strike.places):
                return
        self.take(work, seat, legal[""])

    def attack(self, work: Position, seat: str, action: Action, units: Any) -> bool:
        """Declare an attack, name its units and carry it out, if the rules allow it."""
        self.take(work, seat, action)
        cancel = None
        while True:
            frame = work.frame
            chosen = None
            for option in frame.legal(work, seat):
                verb = option.verb
                if verb == "add" and option.unit in units:
                    chosen = option
                    break
                if verb == "resolve":
                    chosen = option
                elif verb == "cancel":
                    cancel = option
            if chosen is None:
                assert cancel is not None
                self.take(work, seat, cancel)
                return False
            if chosen.verb == "resolve":
                self._aim(work, action)
                self.take(work, seat, chosen)
                return True
            self.take(work, seat, chosen)

    def _aim(self, work: Position, action: Action) -> None:
        """Make the next die depend on the hex that is attacked."""
        if isinstance(work.dice, RehearsalDice):
            target = self.tables.index(getattr(action, "hex", ""))
            number = self._attacks.get(target, 0)
            self._attacks[target] = number + 1
            work.dice = work.dice.aimed(target, number)


def _waits(work: Position, tag: str, depth: int) -> bool:
    """Whether the game still waits in the same step of the sequence of play."""
    return (
        work.result is None
        and len(work.agenda) == depth
        and work.frame.__struct_config__.tag == tag
    )
