"""Small positions for the tests of any rulebook, and short questions about them.

A game makes one ``PositionKit`` with its defaults and the words of its units; the questions are the
same for all games.

    KIT = PositionKit("my-game", scenario="campaign", hexes="1528-1835", seat="soviet")
    game = KIT.stand({"a": "axis infantry 3-4 1731", "b": "soviet armour 6-4-6 1732 reduced"})
    assert ends(game, "move", "b") == {"1733"}
    assert codes(game, "move b 1731") == {"enemy-occupied 5.0"}
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from hexside.api import Game, position
from hexside.engine import Event
from hexside.engine.contract import Outcome, apply
from hexside.engine.toml_text import toml_text

#: A unit in a few words, or as the table of a position text.
UnitText = str | Mapping[str, Any]

_HEX = re.compile(r"[A-Z]?\d+(\.\d+)?\Z")
_STRENGTHS = re.compile(r"\d+(-\d+){1,2}\Z")
#: The parts of a board beside its hexes.
PARTS = ("terrain", "places", "hexsides", "lines", "areas")


@dataclass(frozen=True)
class UnitWords:
    """The words of a game's units, beside those that all games share.

    ``words`` stand for keys of the position text, ``marks`` for entries of its list of marks, which
    may also begin with one of ``mark_starts``; ``keys`` are short names for keys in ``key:value``.
    """

    sides: tuple[str, ...] = ("axis", "soviet")
    words: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    marks: tuple[str, ...] = ()
    mark_starts: tuple[str, ...] = ()
    keys: Mapping[str, str] = field(default_factory=dict)
    #: Keys that hold texts, also where these are numbers: ``formation:170``.
    texts: tuple[str, ...] = ()

    def unit(self, text: str) -> dict[str, Any]:
        """A unit from a few words: side and type, strengths and movement, hex or box, details.

        ``axis infantry 3-4 1731`` has one strength for attack and defence, ``soviet armour 6-4-6
        1832 reduced isolated`` two; a unit of the game needs only its place: ``1731 reduced``.
        """
        entry: dict[str, Any] = {}
        marks: list[str] = []
        before = ""
        for word in text.split():
            name, colon, value = word.partition(":")
            if before in self.sides:
                entry["type"] = word
            elif word in self.sides:
                entry["side"] = word
            elif _STRENGTHS.match(word):
                entry |= _strengths(word)
            elif colon:
                is_number = value.isdigit() and name not in self.texts
                entry[self.keys.get(name, name)] = int(value) if is_number else value
            elif word in self.words:
                entry |= self.words[word]
            elif word in self.marks or (self.mark_starts and word.startswith(self.mark_starts)):
                marks.append(word)
            elif _HEX.match(word):
                entry["hex"] = word
            else:
                entry["box"] = word
            before = word
        return entry | ({"marks": marks} if marks else {})


def _strengths(word: str) -> dict[str, int]:
    """``6-4-6`` is attack, defence, movement; ``3-4`` one strength for both, and movement."""
    attack, *rest, move = (int(value) for value in word.split("-"))
    return {"attack": attack, "defense": rest[0] if rest else attack, "move": move}


@dataclass(frozen=True)
class PositionKit:
    """Makes small positions of one game; ``hexes`` is the plain that most of its rules need.

    ``areas`` lie on that plain, unless a position names an area of the same name.
    """

    game: str
    scenario: str
    hexes: str
    seat: str
    turn: int = 2
    phase: str = "movement"
    units: UnitWords = field(default_factory=UnitWords)
    areas: Mapping[str, str] = field(default_factory=dict)

    def text(
        self,
        units: Mapping[str, UnitText],
        *,
        scenario: str = "",
        hexes: str | None = None,
        **more: Any,
    ) -> str:
        """The text of a position; ``hexes = ""`` means the map of the scenario.

        ``more`` holds the parts of the board (``terrain places hexsides lines areas``) and the
        other keys of a position text: ``turn phase seat dice options tracks agenda``.
        """
        parts = {name: more.pop(name, None) for name in PARTS}
        document: dict[str, Any] = {
            "game": f"{self.game}/{scenario or self.scenario}",
            "turn": self.turn,
        }
        document |= {key: value for key, value in more.items() if value is not None}
        plain = self.hexes if hexes is None else hexes
        if plain:
            parts["areas"] = {**self.areas, **(parts["areas"] or {})}
            board = {name: dict(part) for name, part in parts.items() if part}
            document["board"] = {"hexes": plain, **board}
        document["units"] = {
            name: self.units.unit(entry) if isinstance(entry, str) else dict(entry)
            for name, entry in units.items()
        }
        return toml_text(document)

    def stand(self, units: Mapping[str, UnitText], **more: Any) -> Game:
        """A game that begins in this position, in the phase and with the seat of the kit."""
        return position(self.text(units, **{"phase": self.phase, "seat": self.seat, **more}))


def legal(game: Game, seat: str = "") -> set[str]:
    """Every legal action as text."""
    return {action.text() for action in game.legal(seat)}


def legal_with(game: Game, *words: str, seat: str = "") -> set[str]:
    """The legal actions that begin with these words, such as ``"move", "b"``."""
    start = list(words)
    return {text for text in legal(game, seat) if text.split()[: len(start)] == start}


def ends(game: Game, verb: str, name: str, seat: str = "") -> set[str]:
    """The hexes where the actions of a verb may bring a unit: the last word of each."""
    return {text.split()[-1] for text in legal_with(game, verb, name, seat=seat)}


def codes(game: Game, action: str, seat: str = "") -> set[str]:
    """Why an action is refused: ``code section`` of every reason; empty when it is legal."""
    return {f"{reason.code} {reason.rule}".strip() for reason in game.why_not(action, seat)}


def play(game: Game, *actions: str) -> list[Event]:
    """Play actions one after another (``axis: done`` names the seat); all their events."""
    events: list[Event] = []
    for action in actions:
        seat, colon, text = action.partition(": ")
        events.extend(game.play(text, seat) if colon else game.play(action))
    return events


def declare(game: Game, hex: str, *attackers: str) -> list[Event]:
    """Declare an attack with these units."""
    return play(game, f"attack {hex}", *(f"add {name}" for name in attackers))


def told(events: Iterable[Event]) -> list[str]:
    """The codes of events in order."""
    return [event.code for event in events]


def event(events: Iterable[Event], code: str) -> dict[str, Any]:
    """The arguments of the only event with a code."""
    (found,) = [dict(one.arguments) for one in events if one.code == code]
    return found


def cost(game: Game, action: str, seat: str = "") -> float:
    """What a move costs in movement points; the game itself stays as it is."""
    outcome = apply(game.rules, game.state, game.read(action), seat)
    assert isinstance(outcome, Outcome), outcome
    return float(event(outcome.events, "unit-moved")["cost"])


def where(game: Game, name: str) -> str:
    """The hex of a unit, or its box."""
    unit = game.state.units[name]
    return game.rules.board.grid.names[unit.hex] if unit.hex >= 0 else unit.box


def steps(game: Game, name: str) -> int:
    """The steps that a unit has left."""
    return game.state.units[name].steps


def marks(game: Game, name: str) -> tuple[str, ...]:
    """The marks of a unit."""
    return tuple(game.state.units[name].marks)


def track(game: Game, name: str) -> Any:
    """A public track: ``control``, ``weather``, ``victory_points`` ..."""
    return game.view("").tracks[name]


def kind(game: Game, seat: str = "") -> str:
    """The kind of the decision that the game waits for."""
    decision = game.decision_for(seat) if seat else game.decision
    return decision.kind if decision is not None else ""


def argument(game: Game, name: str) -> Any:
    """An argument of the decision that the game waits for, such as ``units`` or ``points``."""
    assert game.decision is not None
    return game.decision.arguments[name]


def odds(game: Game) -> dict[str, Any]:
    """The odds of the declared attack: ``attack``, ``defense``, ``ratio``, ``column``."""
    assert game.decision is not None
    return dict(game.decision.choices["odds"])


def winner(game: Game) -> str:
    """The seat that has won, or nothing while the game goes on."""
    result = game.view("").result
    return result.winner if result is not None else ""


def neighbours(game: Game, name: str) -> set[str]:
    """The printed numbers of the hexes adjacent to a hex."""
    grid = game.rules.board.grid
    return {grid.names[hex] for hex in grid.adjacent(grid.index(name)) if hex >= 0}


def hexes_of(game: Game, bits: int) -> set[str]:
    """The printed numbers of the hexes of a bitboard."""
    grid = game.rules.board.grid
    return {grid.names[hex] for hex in grid.indices(bits)}
