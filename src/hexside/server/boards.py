"""Boards and counters, which do not change during a game."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec

from hexside.engine import Rules, registry
from hexside.server.errors import fault
from hexside.server.warming import MAKING
from hexside.server.wording import Wording


class BoardPlace(msgspec.Struct, frozen=True):
    """A named place in the reader's language."""

    hex: str
    kind: str
    name: str


class BoardBody(msgspec.Struct, frozen=True):
    """A board: hexes in the order of ``hexes``, everything else by their index or name."""

    orientation: str
    hexes: tuple[str, ...]
    #: Centres in the plane: neighbours are 1 apart, and y grows to the north.
    centers: tuple[tuple[float, float], ...]
    neighbors: tuple[tuple[int, ...], ...]
    terrain: tuple[str, ...]
    terrain_names: dict[str, str]
    #: What lies along a hexside and what crosses it: hex, neighbour, kinds.
    sides: list[tuple[int, int, list[str]]]
    links: list[tuple[int, int, list[str]]]
    places: list[BoardPlace]
    areas: dict[str, list[str]]
    #: Names of hexsides, lines, places and areas, by kind.
    names: dict[str, dict[str, str]]


def standard_rules(game: str, scenario: str) -> Rules:
    """The rules of a scenario with its default options; raise ``ApiError`` if it is unknown."""
    with MAKING:
        return _standard_rules(game, scenario)


@lru_cache(maxsize=16)
def _standard_rules(game: str, scenario: str) -> Rules:
    try:
        game_id, scenario_id = registry.split(f"{game}/{scenario}" if scenario else game)
    except registry.UnknownGame as unknown:
        raise fault(
            404, "not-found", "no-such-scenario", name=unknown.name[:60], known=unknown.known
        ) from unknown
    return registry.game(game_id).rules(scenario_id, {})


def board_body(rules: Rules, language: str) -> BoardBody:
    """The board of a game as data."""
    board = rules.board
    grid = board.grid
    wording = Wording(rules, language)

    def listed(table: dict[int, frozenset[str]]) -> list[tuple[int, int, list[str]]]:
        return [(*grid.beside(side), sorted(kinds)) for side, kinds in sorted(table.items())]

    return BoardBody(
        grid.scheme.orientation,
        grid.names,
        tuple((round(x, 4), round(y, 4)) for x, y in grid.centers),
        grid.neighbors,
        board.terrain,
        {word: wording.or_id("terrain", word) for word in sorted(set(board.terrain))},
        listed(board.sides),
        listed(board.links),
        [
            BoardPlace(
                grid.names[place.hex],
                place.kind,
                place.names.get(language) or place.names.get("en", place.id),
            )
            for place in board.places
        ],
        {name: [grid.names[hex] for hex in sorted(hexes)] for name, hexes in board.areas.items()},
        {
            "hexside": wording.existing("hexside", _kinds(board.sides)),
            "line": wording.existing("line", _kinds(board.links)),
            "place": wording.existing("place", sorted({place.kind for place in board.places})),
            "area": wording.existing("area", sorted(board.areas)),
        },
    )


def _kinds(table: dict[int, frozenset[str]]) -> list[str]:
    return sorted(set().union(*table.values()))


def drawing(rules: Rules, language: str, ground: str = "") -> str:
    """The ground of the board as an SVG document, as weather has made it."""
    board = rules.board_in(ground)
    if board is None:
        raise fault(404, "not-found", "no-such-ground", name=ground[:60])
    with MAKING:
        # Scenarios on one map share their board, and so its drawing.
        return _drawing(board, language, ground.partition("+")[0])


@lru_cache(maxsize=16)
def _drawing(board: Any, language: str, look: str) -> str:
    from hexside.drawing import draw_terrain

    return draw_terrain(board, language, look)


def sketch(rules: Rules) -> str:
    """A small picture of the board as an SVG document, the same in every language."""
    with MAKING:
        return _sketch(rules.board)


@lru_cache(maxsize=16)
def _sketch(board: Any) -> str:
    from hexside.drawing import draw_sketch

    return draw_sketch(board)


def roster(rules: Rules, language: str) -> dict[str, Any]:
    """The counters by unit id: printed values, and names in the reader's language."""
    wording = Wording(rules, language)
    found = {}
    for uid, counter in getattr(rules, "roster", {}).items():
        row = _printed(msgspec.to_builtins(counter))
        # A marker among the counters has no size.
        row["size"] = row.get("size") or ""
        row["name"] = wording.names.printed(uid)
        row["title"] = wording.names.unit(uid)
        row["full_title"] = wording.names.full_unit(uid)
        row["type_name"] = wording.or_id("unit-type", str(row.get("type", "")))
        found[uid] = row
    return found


#: The size symbols of counters in words.
SIZES = {
    "II": "battalion",
    "III": "regiment",
    "X": "brigade",
    "XX": "division",
    "XXX": "corps",
    "XXXX": "army",
    "XXXXX": "front",
}


def _printed(row: dict[str, Any]) -> dict[str, Any]:
    """A counter with its strengths by steps; the first two are also separate fields."""
    levels = row.get("values")
    if not levels:
        return row
    full, reduced = levels[-1], levels[max(0, len(levels) - 2)]
    return {
        "nationality": row.get("nation", ""),
        "kind": "hq" if str(row.get("type", "")).endswith("hq") else "combat",
        **full,
        **{f"reduced_{name}": value for name, value in reduced.items()},
        **row,
        "size": SIZES.get(row.get("size", ""), row.get("size", "")),
    }
