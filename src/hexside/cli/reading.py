"""Games from files: saved games and position texts."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from hexside.cli.troubles import Trouble, as_trouble, file_trouble, trouble

if TYPE_CHECKING:
    from hexside.api import Game


def read_bytes(path: Path) -> bytes:
    """The contents of a file."""
    try:
        return path.read_bytes()
    except OSError as fault:
        raise file_trouble(path, fault) from fault


def named(path: Path, fault: Exception) -> Trouble:
    """The error in a file, with its name."""
    told = as_trouble(fault)
    if told is None:
        raise fault
    first, *rest = told.lines
    return Trouble([f"{path}: {first}", *rest])


def read_game(path: Path) -> Game:
    """A saved game or a position text."""
    from hexside import api
    from hexside.datafiles import DataFileErrors
    from hexside.engine.match import MAGIC

    content = read_bytes(path)
    try:
        if content.startswith(MAGIC):
            return api.from_bytes(content)
        return api.position(content.decode("utf-8"))
    except UnicodeDecodeError as fault:
        raise trouble("cli-neither-save-nor-position", file=str(path)) from fault
    except (api.SaveError, api.PositionError, DataFileErrors) as fault:
        raise named(path, fault) from fault
