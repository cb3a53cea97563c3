"""Games on disk: a header file and an append-only log of actions for each game.

A line of the log is a checksum and what was done: ``do <seat> <action>`` or ``undo <seat>``. It is
flushed to the disk before the action is acknowledged. When the machine stops in the middle of a
line, that line was never acknowledged: it is cut off when the game is opened again.
"""

from __future__ import annotations

import os
import zlib
from pathlib import Path

import msgspec

from hexside.engine.match import Origin

HEADER = ".game.json"
LOG = ".log"


class Header(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a game is, apart from what has been played."""

    id: str
    name: str
    origin: Origin
    #: Who plays each seat: ``human`` or the name of a computer player.
    seats: dict[str, str]
    created: str
    #: Milliseconds between two actions of a computer player.
    pace: int = 250
    paused: bool = False


class DamagedLog(ValueError):
    """A line inside a log that was not written by us; the file is left as it is."""

    def __init__(self, line: int) -> None:
        super().__init__(line)
        self.line = line


class Store:
    """The folder of games."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        folder.mkdir(parents=True, exist_ok=True)

    def headers(self) -> list[Header]:
        """Every game, the newest first; a header that cannot be read is passed over."""
        found = []
        for path in self.folder.glob(f"*{HEADER}"):
            try:
                found.append(msgspec.json.decode(path.read_bytes(), type=Header))
            except (msgspec.MsgspecError, OSError):
                continue
        return sorted(found, key=lambda header: header.created, reverse=True)

    def lines(self, game: str) -> list[str]:
        """What was done in a game; an unfinished last line is cut off."""
        path = self._log(game)
        content = path.read_bytes() if path.exists() else b""
        rows = content.split(b"\n")
        torn = rows.pop()
        found = []
        for number, row in enumerate(rows, 1):
            text = _checked(row)
            if text is None:
                if number == len(rows):
                    torn = row + b"\n" + torn
                    break
                raise DamagedLog(number)
            found.append(text)
        if torn:
            _truncate(path, len(content) - len(torn))
        return found

    def create(self, header: Header, lines: list[str]) -> None:
        """A new game with what has been played of it; complete, or not there at all."""
        _replace(self._log(header.id), b"".join(_row(line) for line in lines))
        self.write(header)

    def write(self, header: Header) -> None:
        """Write a header anew; the old one stays whole until then."""
        _replace(self.folder / f"{header.id}{HEADER}", msgspec.json.encode(header))

    def append(self, game: str, line: str) -> None:
        """Add a line; it is on the disk when this returns."""
        with self._log(game).open("ab") as file:
            start = file.tell()
            try:
                file.write(_row(line))
                file.flush()
                os.fsync(file.fileno())
            except OSError:
                # A full disk: leave no half line behind that a later one would follow.
                os.truncate(file.fileno(), start)
                raise

    def delete(self, game: str) -> None:
        """Remove a game."""
        (self.folder / f"{game}{HEADER}").unlink(missing_ok=True)
        self._log(game).unlink(missing_ok=True)

    def _log(self, game: str) -> Path:
        return self.folder / f"{game}{LOG}"


def _row(line: str) -> bytes:
    body = line.encode()
    return b"%08x %s\n" % (zlib.crc32(body), body)


def _checked(row: bytes) -> str | None:
    checksum, _, body = row.partition(b" ")
    if checksum != b"%08x" % zlib.crc32(body):
        return None
    return body.decode()


def _truncate(path: Path, size: int) -> None:
    with path.open("r+b") as file:
        file.truncate(size)
        os.fsync(file.fileno())


def _replace(path: Path, content: bytes) -> None:
    part = path.with_name(path.name + ".part")
    with part.open("wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())
    part.replace(path)
