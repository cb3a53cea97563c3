"""Small positions of Traces of War, and short questions about them.

from tests.rulebook.traces_of_war.tow_kit import codes, ends, stand

game = stand({"a": "axis infantry 3-4 1731", "b": "soviet armour 6-4-6 1732 reduced"})
assert ends(game, "move", "b") == {"1733"}
assert codes(game, "move b 1731") == {"enemy-occupied 5.0"}
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import hexside
from hexside.api import Game
from hexside.engine import Event
from hexside.engine.contract import Outcome, apply
from hexside.engine.toml_text import toml_text

GAME = "traces-of-war"
#: A plain of clear hexes, large enough for most rules.
PLAIN = "1528-1835"
SUPPLY_STATES = ("out-of-supply", "isolated")
#: Words of a unit that stand for a key of the position text.
WORDS: dict[str, dict[str, Any]] = {
    "reduced": {"left": 1},
    "one-step": {"steps": 1},
    "hungarian": {"nationality": "hungarian"},
    "romanian": {"nationality": "romanian"},
    "out-of-supply": {"marks": ["out-of-supply"]},
    "isolated": {"marks": ["isolated"]},
}


def unit(words: str) -> dict[str, Any]:
    """A unit from a few words: side, type, strength-move or attack-defence-move, hex or box.

    ``axis infantry 3-4 1731``, ``soviet armour 6-4-6 1832 reduced isolated``,
    ``axis hq 2-5 1632 range:3``; a unit of the game needs only its hex: ``1731 reduced``.
    """
    entry: dict[str, Any] = {}
    side, *rest = words.split()
    if side in ("axis", "soviet"):
        entry["side"] = side
        entry["type"], values, *rest = rest
        attack, *more = [int(value) for value in values.split("-")]
        entry |= {"attack": attack, "defense": more[-2] if len(more) > 1 else attack}
        entry["move"] = more[-1]
    else:
        rest = [side, *rest]
    for word in rest:
        if word in WORDS:
            entry |= WORDS[word]
        elif word.startswith("range:"):
            entry["command_range"] = int(word.removeprefix("range:"))
        elif word.isdigit():
            entry["hex"] = word
        else:
            entry["box"] = word
    return entry


def stand_text(
    units: Mapping[str, str | Mapping[str, Any]],
    *,
    scenario: str = "campaign",
    hexes: str = PLAIN,
    terrain: Mapping[str, str] | None = None,
    places: Mapping[str, str] | None = None,
    hexsides: Mapping[str, str] | None = None,
    lines: Mapping[str, str | list[str]] | None = None,
    areas: Mapping[str, str] | None = None,
    **more: Any,
) -> str:
    """The text of a position; ``hexes = ""`` means the map of the game.

    ``more`` holds the other keys of a position text: ``turn phase seat activated headquarters
    chit points dice options tracks chits agenda``.
    """
    document: dict[str, Any] = {"game": f"{GAME}/{scenario}", "turn": 2}
    document |= {key: value for key, value in more.items() if value is not None}
    if hexes:
        board: dict[str, Any] = {"hexes": hexes}
        parts = {
            "terrain": terrain,
            "places": places,
            "hexsides": hexsides,
            "lines": lines,
            "areas": areas,
        }
        board |= {name: dict(part) for name, part in parts.items() if part}
        document["board"] = board
    document["units"] = {
        name: unit(entry) if isinstance(entry, str) else dict(entry)
        for name, entry in units.items()
    }
    return toml_text(document)


def stand(
    units: Mapping[str, str | Mapping[str, Any]],
    *,
    phase: str = "movement",
    seat: str | None = "soviet",
    **more: Any,
) -> Game:
    """A game that begins in this position; by default the Soviet player moves all his units."""
    return hexside.position(stand_text(units, phase=phase, seat=seat, **more))


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
    """Play actions one after another (``axis: waive`` names the seat); all their events."""
    events: list[Event] = []
    for action in actions:
        seat, colon, text = action.partition(": ")
        events.extend(game.play(text, seat) if colon else game.play(action))
    return events


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
    seen = {one.id: one for one in game.view("").units}[name]
    return seen.hex or seen.box


def steps(game: Game, name: str) -> int:
    """The steps that a unit has left."""
    return {one.id: one for one in game.view("").units}[name].steps


def marks(game: Game, name: str) -> tuple[str, ...]:
    """The supply marker of a unit."""
    return tuple({one.id: one for one in game.view("").units}[name].marks)


def track(game: Game, name: str) -> Any:
    """A public track: ``victory_points``, ``crossing_count``, ``control``, ``cup`` ..."""
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
