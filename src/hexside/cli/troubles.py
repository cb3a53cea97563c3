"""Errors of a request in plain words; never a traceback."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import typer

from hexside.cli.texts import language, text

if TYPE_CHECKING:
    from hexside.datafiles import DataFileError
    from hexside.storage import DatabaseDamaged, FolderInUse, StorageError

#: The exit status of a request that cannot be carried out.
STATUS = 2


class Trouble(typer.BadParameter):
    """A request that cannot be carried out, with everything that is wrong, one line each."""

    def __init__(self, lines: Iterable[str]) -> None:
        self.lines = tuple(lines)
        super().__init__("\n".join(self.lines))


def trouble(message: str, **arguments: str | int | float) -> Trouble:
    """An error described by one message of the catalogues."""
    return Trouble([text(message, **arguments)])


def listed(names: Iterable[str]) -> str:
    """Names for a sentence."""
    return ", ".join(names)


def file_trouble(path: Path, fault: OSError) -> Trouble:
    """A file or folder that cannot be read or written."""
    if isinstance(fault, FileNotFoundError):
        return trouble("cli-file-missing", file=str(path))
    if isinstance(fault, IsADirectoryError):
        return trouble("cli-file-is-folder", file=str(path))
    if isinstance(fault, PermissionError):
        return trouble("cli-file-forbidden", file=str(path))
    return trouble("cli-file-unusable", file=str(path), reason=fault.strerror or str(fault))


def storage_trouble(folder: Path, fault: StorageError) -> Trouble:
    """A database of games that cannot be used: which file, which games, and what to do."""
    from hexside import storage

    file = str(getattr(fault, "path", folder / storage.DATABASE))
    if isinstance(fault, storage.FolderInUse):
        return Trouble([text("cli-folder-in-use", folder=str(folder)), _in_use(fault)])
    if isinstance(fault, storage.FolderHasGames):
        return trouble("cli-folder-has-games", file=file)
    if isinstance(fault, storage.BackupOntoGames):
        return trouble("cli-backup-onto-games", file=file)
    if isinstance(fault, storage.DatabaseMissing):
        return trouble("cli-database-missing", file=file)
    if isinstance(fault, storage.DatabaseDamaged):
        lines = [_damage(file, fault)]
        if fault.games:
            lines.append(text("cli-database-damaged-games", games=listed(fault.games)))
        return Trouble([*lines, text("cli-database-cure", file=file)])
    if isinstance(fault, storage.DatabaseNewer):
        return trouble("cli-database-newer", file=file)
    if isinstance(fault, storage.DiskFull):
        return trouble("cli-disk-full", file=file)
    return trouble("cli-database-unusable", file=file, reason=fault.detail)


def _damage(file: str, fault: DatabaseDamaged) -> str:
    from hexside.storage import DatabaseCutShort

    if isinstance(fault, DatabaseCutShort):
        return text("cli-database-cut-short", file=file, size=fault.size)
    return text("cli-database-damaged", file=file, reason=fault.detail)


def _in_use(fault: FolderInUse) -> str:
    """Who has a folder, and the cure."""
    process = str(fault.process or "?")
    if not fault.address:
        return text("cli-folder-in-use-process", process=process)
    return text("cli-folder-in-use-server", process=process, address=fault.address)


def fault_text(fault: DataFileError) -> str:
    """An error in a data file: file, line, field, the value, what was expected."""
    place = fault.file if fault.line is None else f"{fault.file}:{fault.line}"
    parts = [place]
    if fault.field is not None:
        parts.append(fault.field)
    wanted = text(f"datafile-{fault.code}", **fault.args)
    parts.append(wanted if fault.value is None else f"{fault.value!r} - {wanted}")
    return ": ".join(parts)


def as_trouble(fault: Exception) -> Trouble | None:
    """What an exception of the engine means for the user; None for a bug."""
    from hexside.api import PositionError, SaveError, UnknownOption
    from hexside.datafiles import DataFileErrors
    from hexside.engine.registry import UnknownGame
    from hexside.phrasing import Phrasing
    from hexside.players import UnknownPlayer

    known: Any = fault
    if isinstance(fault, Trouble):
        return fault
    if isinstance(fault, UnknownGame):
        return trouble("cli-unknown-game", name=known.name, known=listed(known.known))
    if isinstance(fault, UnknownPlayer):
        return trouble("cli-unknown-player", name=known.name, known=listed(known.known))
    if isinstance(fault, UnknownOption):
        option = f"{known.option}={known.value}"
        return trouble("cli-unknown-option", option=option, known=listed(known.known))
    if isinstance(fault, DataFileErrors):
        return Trouble([text("cli-data-faults"), *map(fault_text, fault.errors)])
    if isinstance(fault, PositionError):
        said = Phrasing(language())
        return Trouble([text("cli-position-faults"), *map(said.position_problem, fault.problems)])
    if isinstance(fault, SaveError):
        return Trouble([Phrasing(language()).save_error(fault)])
    if isinstance(fault, OSError) and fault.filename is not None:
        return file_trouble(Path(str(fault.filename)), fault)
    return None
