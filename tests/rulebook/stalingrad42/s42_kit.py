"""Small positions of Stalingrad '42, and short questions about them.

from tests.rulebook.stalingrad42.s42_kit import codes, ends, stand

game = stand({"a": "axis panzer 10-8-6 2010", "b": "soviet infantry 3-5-3 2012 reduced"})
assert ends(game, "move", "a") == {"2011"}
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import hexside
from hexside.api import Game
from hexside.engine import Event
from hexside.engine.contract import Outcome, apply
from hexside.engine.toml_text import toml_text

GAME = "stalingrad-42"
#: A plain of clear hexes, large enough for most rules.
PLAIN = "1808-2616"
FLAGS = ("garrison", "north_caucasus", "blucher", "free_stacking", "no_extended", "bracketed")
NATIONALITIES = (
    *("guards", "nkvd", "naval-infantry", "misc", "waffen-ss", "luftwaffe", "romanian"),
    *("hungarian", "italian", "slovak", "croatian"),
)
MARKS = (
    *("disrupted", "full-retreat", "out-of-supply", "isolated", "train", "replacement", "used"),
    *("ready", "frozen", "moved", "attacked", "defended", "retreated", "slipping"),
)


def unit(words: str) -> dict[str, Any]:
    """A unit from a few words: side, type, attack-defense-move, hex or box, then details.

    ``axis panzer 10-8-6 2010 red elite``, ``soviet infantry 3-5-3 2011 reduced disrupted``,
    ``axis army-hq 0-1-5 2012 range:5``, ``soviet tank 2-2-5 2013 free_stacking one-step``; a unit
    of the game needs only its hex.
    """
    entry: dict[str, Any] = {}
    marks: list[str] = []
    side, *rest = words.split()
    if side in ("axis", "soviet"):
        entry["side"] = side
        entry["type"], values, *rest = rest
        attack, defense, move = (int(value) for value in values.split("-"))
        entry |= {"attack": attack, "defense": defense, "move": move}
    else:
        rest = [side, *rest]
    for word in rest:
        name, colon, value = word.partition(":")
        if colon:
            key = {"range": "asu_range"}.get(name, name)
            entry[key] = int(value) if value.isdigit() else value
        elif word in ("black", "red", "white"):
            entry["dot"] = word
        elif word in ("elite", "low"):
            entry["quality"] = word
        elif word == "reduced":
            entry["left"] = 1
        elif word in ("one-step", "three-steps"):
            entry["steps"] = 1 if word == "one-step" else 3
        elif word in NATIONALITIES:
            entry["nationality"] = word
        elif word in FLAGS:
            entry[word] = True
        elif word in MARKS or word.startswith(("auto-ds-", "since-")):
            marks.append(word)
        elif word.isdigit():
            entry["hex"] = word
        else:
            entry["box"] = word
    if marks:
        entry["marks"] = marks
    return entry


def stand_text(
    units: Mapping[str, str | Mapping[str, Any]],
    *,
    scenario: str = "fall-blau",
    hexes: str = PLAIN,
    terrain: Mapping[str, str] | None = None,
    places: Mapping[str, str] | None = None,
    hexsides: Mapping[str, str] | None = None,
    lines: Mapping[str, str | list[str]] | None = None,
    areas: Mapping[str, str] | None = None,
    **more: Any,
) -> str:
    """The text of a position; ``hexes = ""`` means the map of the scenario.

    ``more`` holds the other keys of a position text: ``turn phase seat dice options tracks
    agenda``.
    """
    document: dict[str, Any] = {"game": f"{GAME}/{scenario}", "turn": 3}
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
    seat: str | None = "axis",
    **more: Any,
) -> Game:
    """A game that begins in this position; by default the Axis player moves."""
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
    """Play actions one after another (``axis: done`` names the seat); all their events."""
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
    state = game.state.units[name]
    return game.rules.board.grid.names[state.hex] if state.hex >= 0 else state.box


def steps(game: Game, name: str) -> int:
    """The steps that a unit has left."""
    return game.state.units[name].steps


def marks(game: Game, name: str) -> tuple[str, ...]:
    """The marks of a unit."""
    return game.state.units[name].marks


def kind(game: Game, seat: str = "") -> str:
    """The kind of the decision that the game waits for."""
    decision = game.decision_for(seat) if seat else game.decision
    return decision.kind if decision is not None else ""


def track(game: Game, name: str) -> Any:
    """A public track: ``control``, ``weather`` ..."""
    return game.view("").tracks[name]


def bonds(game: Game, seat: str) -> set[tuple[str, ...]]:
    """The bonds of a side: both ends, then the hex or the two hexes of the hexside between."""
    names, grid = game.rules.board.grid.names, game.rules.board.grid
    found: set[tuple[str, ...]] = set()
    work = game.rules.table(game.state)
    for bond in work.bonds(game.rules.seats.index(seat)).bonds:  # type: ignore[attr-defined]
        ends = (names[bond.first], names[bond.second] if bond.second >= 0 else "")
        beside = (bond.hex,) if bond.hex >= 0 else grid.beside(bond.hexside)
        found.add((*ends, *(names[hex] if hex >= 0 else "" for hex in beside)))
    return found


def neighbours(game: Game, name: str) -> set[str]:
    """The printed numbers of the hexes adjacent to a hex."""
    grid = game.rules.board.grid
    return {grid.names[hex] for hex in grid.adjacent(grid.index(name)) if hex >= 0}
