"""Position text: any position of any game, written and read as TOML (see docs/position-text.md).

The generic part: the document, dice, and small boards of one's own. Units, tracks and phases
belong to the game, which reads them from the parsed document.
"""

from __future__ import annotations

import hashlib
import re
import tomllib
from collections.abc import Callable, Iterable, Mapping
from typing import Any

import msgspec

from hexside.board import Board, BoardError, Scheme, UnknownHex, board_from_tables
from hexside.engine import registry
from hexside.engine.dice import Dice
from hexside.engine.position_limits import (
    MOST_CHARACTERS,
    MOST_HEXES,
    MOST_NAMED,
    Allowance,
    is_too_deep,
)
from hexside.engine.position_names import LANGUAGES, read_names, written_names
from hexside.engine.rules import Rules
from hexside.engine.state import State
from hexside.engine.toml_text import toml_text


class PositionProblem(msgspec.Struct, frozen=True):
    """One thing wrong with a position text: the key, a code, the value found."""

    key: str
    code: str
    value: str = ""

    def __str__(self) -> str:
        return f"{self.key}: {self.code}" + (f": {self.value}" if self.value else "")


def no_hex(key: str, name: object) -> PositionProblem:
    """The answer to a word that is no hex of the board; a bare number lacks its quotes."""
    code = "hex-in-quotes" if isinstance(name, int) else "unknown-hex"
    return PositionProblem(key, code, str(name)[:40])


class PositionError(ValueError):
    """A position text cannot be read; ``problems`` has every reason."""

    def __init__(
        self,
        problems: Iterable[PositionProblem],
        said: Callable[[PositionProblem], str] | None = None,
    ) -> None:
        """``said`` puts a problem into words; without it the message has the codes alone."""
        self.problems = tuple(problems)
        super().__init__(
            "\n".join(
                str(problem) if said is None else f"{said(problem)} [{problem.code}]"
                for problem in self.problems
            )
        )


def chooses_dice(text: str) -> bool:
    """Whether a position text has a seed or dice of its own; one that cannot be read has none."""
    try:
        document = _parsed(text)
    except (ValueError, RecursionError):
        return False
    return bool({"seed", "dice"} & document.keys())


def read_position(
    text: str, server_seed: str = "", dice: Dice | None = None
) -> tuple[Rules, State]:
    """Rules and state of a position text; raise ``PositionError`` with all problems.

    The seed of the text comes before ``server_seed``; ``dice`` come before all that it says.
    """
    try:
        document = _parsed(text)
    except PositionError:
        raise
    except (ValueError, RecursionError) as error:
        # Besides its own errors the reader raises those of a number with thousands of digits.
        raise PositionError([PositionProblem("", "not-toml", str(error))]) from error
    game = document.get("game")
    if not isinstance(game, str):
        raise PositionError([PositionProblem("game", "missing")])
    game_id = game.partition("/")[0]
    try:
        definition = registry.game(game_id)
    except registry.UnknownGame as unknown:
        raise PositionError([PositionProblem("game", "unknown-game", game)]) from unknown
    # Without a seed the text itself seeds the dice, so that a position always plays the same.
    seed = server_seed or hashlib.blake2b(text.encode(), digest_size=32).hexdigest()
    document.setdefault("seed", seed)
    if dice is not None:
        document["seed"] = dice
    return definition.from_position(document)


def _parsed(text: str) -> dict[str, Any]:
    """A text as data, if it is no larger and no deeper than a position can be."""
    if len(text) > MOST_CHARACTERS:
        value = f"{len(text)} ({MOST_CHARACTERS})"
        raise PositionError([PositionProblem("", "too-long", value)])
    if is_too_deep(text):
        raise PositionError([PositionProblem("", "too-deep")])
    return tomllib.loads(text)


def write_position(rules: Rules, state: State) -> str:
    """The text of a position; reading it gives the same state."""
    return toml_text(rules.write_position(state))


_RANGE = re.compile(r"[^\s/]+")


def hexes_of(
    scheme: Scheme,
    text: str,
    key: str,
    problems: list[PositionProblem],
    allowance: Allowance | None = None,
) -> list[str]:
    """Hex numbers from a text such as ``1628-1635 1731``; a range is a rectangle of hexes.

    Several entries share an allowance, which is looked at before a range is counted out.
    """
    allowance = allowance or Allowance()
    found: list[str] = []
    for word in _RANGE.findall(text):
        first, dash, last = word.partition("-")
        try:
            (c1, r1), (c2, r2) = scheme.parse(first), scheme.parse(last if dash else first)
        except UnknownHex as unknown:
            problems.append(PositionProblem(key, "bad-hex-number", unknown.name))
            continue
        if allowance.used_up:
            break
        if not allowance.take((abs(c1 - c2) + 1) * (abs(r1 - r2) + 1)):
            value = f"{word[:40]} ({MOST_NAMED})"
            problems.append(PositionProblem(key, "too-many-hexes", value))
            break
        for row in range(min(r1, r2), max(r1, r2) + 1):
            for column in range(min(c1, c2), max(c1, c2) + 1):
                found.append(scheme.name(column, row))
    return list(dict.fromkeys(found))


def _words(value: Any, key: str, problems: list[PositionProblem]) -> list[str]:
    if isinstance(value, str):
        return [value]
    if isinstance(value, list) and all(isinstance(item, str) for item in value):
        return list(value)
    problems.append(PositionProblem(key, "expected-text", repr(value)[:60]))
    return []


def _table(
    section: Mapping[str, Any], name: str, problems: list[PositionProblem]
) -> dict[str, Any]:
    value = section.get(name, {})
    if isinstance(value, dict):
        return value
    problems.append(PositionProblem(f"board.{name}", "expected-table", repr(value)[:60]))
    return {}


def read_board(
    scheme: Scheme,
    section: Any,
    allowed: Mapping[str, frozenset[str]],
    problems: list[PositionProblem],
) -> Board | None:
    """A small board: hexes, terrain, places, hexsides, lines, areas.

    ``allowed`` gives the words that the game knows for ``terrain``, ``places``, ``hexsides``,
    ``lines`` and ``areas``.
    """
    if not isinstance(section, dict):
        problems.append(PositionProblem("board", "expected-table", repr(section)[:60]))
        return None
    for name in section:
        if name not in ("hexes", "names") and name not in allowed:
            known = " ".join(("hexes", *allowed, "names"))
            problems.append(PositionProblem(f"board.{name}", "unknown-key", known))

    def entries(part: str) -> list[tuple[str, Any]]:
        listed: list[tuple[str, Any]] = []
        for word, value in _table(section, part, problems).items():
            key = f"board.{part}.{word}"
            if word not in allowed[part]:
                problems.append(
                    PositionProblem(key, "unknown-word", " ".join(sorted(allowed[part])))
                )
            else:
                listed.extend((word, item) for item in _words(value, key, problems))
        return listed

    allowance = Allowance()
    names = [
        name
        for item in _words(section.get("hexes", ""), "board.hexes", problems)
        for name in hexes_of(scheme, item, "board.hexes", problems, allowance)
    ]
    terrain = dict.fromkeys(names, "clear")
    for word, text in entries("terrain"):
        for name in hexes_of(scheme, text, f"board.terrain.{word}", problems, allowance):
            terrain[name] = word
    if len(terrain) > MOST_HEXES:
        value = f"{len(terrain)} ({MOST_HEXES})"
        problems.append(PositionProblem("board.hexes", "too-many-hexes", value))
    sides = []
    for word, text in entries("hexsides"):
        for pair in text.split():
            first, slash, second = pair.partition("/")
            if not slash:
                problems.append(PositionProblem(f"board.hexsides.{word}", "expected-pair", pair))
            else:
                sides.append((first, second, word))
    lines = [(word, text.split()) for word, text in entries("lines")]
    held = [
        (word, name)
        for word, text in entries("places")
        for name in hexes_of(scheme, text, f"board.places.{word}", problems, allowance)
    ]

    def fault(key: str, code: str, value: str = "") -> None:
        problems.append(PositionProblem(key, code, value))

    named = read_names(_table(section, "names", problems), {name for _, name in held}, fault)
    places = [
        (f"{word}-{name}", name, word, named.get(name) or dict.fromkeys(LANGUAGES, name))
        for word, name in held
    ]
    areas = [
        (word, name)
        for word, text in entries("areas")
        for name in hexes_of(scheme, text, f"board.areas.{word}", problems, allowance)
    ]
    if problems:
        return None
    try:
        return board_from_tables(scheme, list(terrain.items()), sides, lines, places, areas)
    except BoardError as error:
        # The file speaks of ``hexsides`` and ``lines``, each under the word of its kind.
        keys = {
            "hexes": ["hexes"] * len(terrain),
            "sides": [f"hexsides.{word}" for _, _, word in sides],
            "links": [f"lines.{word}" for word, _ in lines],
            "places": [f"places.{word}" for _, _, word, _ in places],
            "areas": [f"areas.{word}" for word, _ in areas],
        }
        for problem in error.problems:
            key = f"board.{keys[problem.table][problem.row]}"
            problems.append(PositionProblem(key, problem.code, " ".join(problem.args)))
        return None


def board_section(board: Board) -> dict[str, Any]:
    """A board as the section that ``read_board`` understands."""
    grid = board.grid
    section: dict[str, Any] = {"hexes": " ".join(grid.names)}

    def gather(pairs: Iterable[tuple[str, str]]) -> dict[str, str]:
        table: dict[str, list[str]] = {}
        for word, item in pairs:
            table.setdefault(word, []).append(item)
        return {word: " ".join(items) for word, items in sorted(table.items())}

    section["terrain"] = gather(
        (kind, grid.names[hex]) for hex, kind in enumerate(board.terrain) if kind != "clear"
    )
    section["places"] = gather((place.kind, grid.names[place.hex]) for place in board.places)

    section["names"] = written_names(board)

    def pair(side: int) -> str:
        a, b = grid.beside(side)
        return f"{grid.names[a]}/{grid.names[b]}"

    section["hexsides"] = gather(
        (kind, pair(side)) for side, kinds in sorted(board.sides.items()) for kind in sorted(kinds)
    )
    lines: dict[str, list[str]] = {}
    for side, kinds in sorted(board.links.items()):
        for kind in sorted(kinds):
            lines.setdefault(kind, []).append(pair(side).replace("/", " "))
    section["lines"] = lines
    section["areas"] = gather(
        (name, grid.names[hex])
        for name, hexes in sorted(board.areas.items())
        for hex in sorted(hexes)
    )
    return {name: value for name, value in section.items() if value}
