"""``hexside backup`` and ``hexside restore``: copies of all games, and the way back."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from hexside.cli.output import print_json
from hexside.cli.parameters import AsJson
from hexside.cli.serve import Folder, data_folder, made
from hexside.cli.texts import text
from hexside.cli.troubles import listed, storage_trouble, trouble

if TYPE_CHECKING:
    from hexside.storage import Copy

#: A copy was made, but games in it do not match their checksums.
DAMAGED = 1

Target = Annotated[Path, typer.Argument(metavar="FILE", help="The backup to write.")]
Source = Annotated[Path, typer.Argument(metavar="FILE", help="The backup to read.")]
Overwrite = Annotated[
    bool, typer.Option("--overwrite", help="Write over a backup that is already there.")
]
Replace = Annotated[
    bool,
    typer.Option(
        "--replace", help="Put the backup in the place of games; these are kept in another file."
    ),
]


def backup(
    file: Target, folder: Folder = None, overwrite: Overwrite = False, as_json: AsJson = False
) -> None:
    """Copy all games to a file, while a server plays them or not."""
    from hexside.storage import DiskFull, StorageError, back_up

    place = folder or data_folder()
    if file.exists() and not overwrite:
        raise trouble("cli-file-exists", file=str(file))
    try:
        copy = back_up(place, file)
    except DiskFull as fault:
        # Only the copy takes room.
        raise trouble("cli-disk-full", file=str(file)) from fault
    except StorageError as fault:
        raise storage_trouble(place, fault) from fault
    _tell("cli-backup-done", copy, as_json, folder=str(place))


def restore(
    file: Source, folder: Folder = None, replace: Replace = False, as_json: AsJson = False
) -> None:
    """Put the games of a backup into a folder whose server does not run."""
    from hexside import storage

    place = made(folder or data_folder())
    work = storage.replace_with if replace else storage.restore
    try:
        copy = work(file, place)
    except storage.StorageError as fault:
        raise storage_trouble(place, fault) from fault
    _tell("cli-restore-done", copy, as_json, backup=str(file))


def _tell(message: str, copy: Copy, as_json: bool, **names: Any) -> None:
    if as_json:
        print_json({"file": copy.file, **names, **_content(copy)})
    else:
        counts = {"games": copy.games, "actions": copy.actions}
        typer.echo(text(message, file=copy.file, **counts, **names))
        if copy.before:
            typer.echo(text("cli-restore-before", file=copy.before))
        if copy.damaged:
            typer.echo(text("cli-database-damaged-games", games=listed(copy.damaged)), err=True)
    if copy.damaged:
        raise typer.Exit(DAMAGED)


def _content(copy: Copy) -> dict[str, Any]:
    found: dict[str, Any] = {"games": copy.games, "actions": copy.actions, "damaged": copy.damaged}
    return {**found, "before": copy.before} if copy.before else found
