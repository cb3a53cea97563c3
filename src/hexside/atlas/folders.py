"""Where the data of each game lie."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files

from hexside.datafiles import Sources


class NoSuchMap(KeyError):
    """A game without map data."""

    def __init__(self, game_id: str) -> None:
        super().__init__(game_id)
        self.game_id = game_id


@cache
def _found() -> dict[str, Sources]:
    """The data folders of all games that have a map, by game id."""
    found = {}
    for package in sorted((files("hexside") / "games").iterdir(), key=lambda entry: entry.name):
        data = package / "data"
        if (data / "map" / "hexes.csv").is_file() and (data / "game.toml").is_file():
            game = tomllib.loads((data / "game.toml").read_text("utf-8"))
            found[str(game.get("id", package.name))] = Sources(data)
    return found


def games() -> tuple[str, ...]:
    """The ids of the games that have map data, in alphabetical order."""
    return tuple(sorted(_found()))


def sources(game_id: str) -> Sources:
    """The data folder of a game; raises NoSuchMap."""
    try:
        return _found()[game_id]
    except KeyError:
        raise NoSuchMap(game_id) from None
