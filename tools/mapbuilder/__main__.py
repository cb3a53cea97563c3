"""`python -m tools.mapbuilder GAME [--out FOLDER]`: write the map tables of a game."""

from __future__ import annotations

import argparse
from pathlib import Path

from tools.mapbuilder.build import GAMES, ROOT, build, game_settings


def main() -> None:
    """Build one map and write its tables."""
    parser = argparse.ArgumentParser(prog="python -m tools.mapbuilder", description=__doc__)
    parser.add_argument("game", choices=sorted(folder.name for folder in GAMES.iterdir()))
    parser.add_argument("--out", type=Path, help="folder for the tables instead of the game's own")
    arguments = parser.parse_args()
    settings = game_settings(arguments.game)
    folder = arguments.out or ROOT / settings.output
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in build(settings).tables().items():
        (folder / name).write_text(text, encoding="utf-8", newline="\n")
        print(folder / name)


if __name__ == "__main__":
    main()
