"""The words of the tiny game for five people: seats, chits, actions, data, the working copy."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec.structs import replace

from hexside.board import SCHEMES, Board, board_from_tables
from hexside.engine import Action, Rules, RuleSet, Work
from hexside.engine.owners import Owners
from hexside.mechanics.activation_queue import ActivationQueue

AXIS, SOVIET = "axis", "soviet"
SEATS = {"north": AXIS, "centre": AXIS, "south": AXIS, "west": SOVIET, "east": SOVIET}
CONTROLLER = "east"
#: The chit of each seat, and one that runs alone.
CHITS = ("4pzg", "9a", "17a", "27a", "10a", "supply")
SEAT_OF_CHIT = dict(zip(CHITS, (*SEATS, "west"), strict=True))
CONTROL = "control"
LAST_TURN = 2
STAKES = ("low", "middling", "high")


class Plan(Action, frozen=True, tag="plan"):
    word: str


class Stake(Action, frozen=True, tag="stake"):
    number: str


class Draw(Action, frozen=True, tag="draw"):
    pass


class Hold(Action, frozen=True, tag="hold"):
    pass


class Reveal(Action, frozen=True, tag="reveal"):
    chit: str


class Interrupt(Action, frozen=True, tag="interrupt"):
    pass


class Pass(Action, frozen=True, tag="pass"):
    pass


class Move(Action, frozen=True, tag="move"):
    unit: str
    hex: str


class Attack(Action, frozen=True, tag="attack"):
    unit: str
    hex: str


class Lose(Action, frozen=True, tag="lose"):
    unit: str


class End(Action, frozen=True, tag="end"):
    pass


class Data(msgspec.Struct, frozen=True):
    cup: tuple[str, ...]
    queue: ActivationQueue = ActivationQueue()
    plan: str = ""
    stakes: dict[str, str] = {}
    interrupt: bool = True


class ManyRules(Rules):
    def __init__(self, ruleset: RuleSet[ManyRules], options: Mapping[str, str]) -> None:
        super().__init__(ruleset, SEATS)
        self.scenario = "crossing"
        self.options = dict(options)
        self.board = small_board()
        self.side = {f"{seat}-{n}": side for seat, side in SEATS.items() for n in (1, 2)}
        self.owners = Owners(self, {f"{seat}-{n}": seat for seat in SEATS for n in (1, 2)})


def small_board() -> Board:
    scheme = SCHEMES["traces-of-war"]
    names = [scheme.name(column, row) for row in range(1, 5) for column in range(1, 7)]
    return board_from_tables(scheme, [(name, "clear") for name in names])


class ManyWork(Work[ManyRules]):
    __slots__ = ()
    data: Data

    def change(self, **values: Any) -> None:
        self.data = replace(self.data, **values)

    def at(self, hex: int) -> list[str]:
        return sorted(uid for uid, unit in self.units.items() if unit.hex == hex)

    def side_at(self, hex: int) -> str:
        found = self.at(hex)
        return self.rules.side[found[0]] if found else ""
