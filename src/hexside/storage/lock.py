"""One server on a folder: a lock of the operating system, which ends with the process that has it.

A file that only names a process would stay behind when that is killed, and would keep the next
server out, or be taken for nothing. This lock is released by the system itself.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from types import TracebackType

import msgspec

from hexside.storage.errors import FolderInUse, StorageUnavailable

#: The file that is locked. It stays; what counts is whether it is locked.
LOCK = "games.lock"

#: Readable and writable by its owner alone.
MODE = 0o600

if sys.platform == "win32":
    import msvcrt

    #: Far behind the text, which other processes may then still read.
    _PLACE = 1 << 30

    def _is_taken(file: int) -> bool:
        os.lseek(file, _PLACE, os.SEEK_SET)
        try:
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        except OSError:
            return True
        return False

else:
    import fcntl

    def _is_taken(file: int) -> bool:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return True
        return False


class Holder(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who has the folder: for the message to others, never to decide anything by."""

    process: int = 0
    address: str = ""


class FolderLock:
    """The lock of a folder, held until it is released or the process ends.

    Raise ``FolderInUse`` if another process has it, or another server of this one.
    """

    _file = -1

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        path = folder / LOCK
        try:
            self._file = os.open(path, os.O_CREAT | os.O_RDWR, MODE)
            taken = _is_taken(self._file)
            if not taken:
                self.tell("")
        except OSError as error:
            # A disk without locks cannot tell one server from two, so it gets none.
            self.release()
            raise StorageUnavailable(f"{path}: {error.strerror}") from error
        if taken:
            self.release()
            holder = _holder(path)
            raise FolderInUse(folder, holder.process, holder.address)

    def tell(self, address: str) -> None:
        """Let others know where the server of the folder listens."""
        text = msgspec.json.encode(Holder(os.getpid(), address))
        os.ftruncate(self._file, 0)
        os.lseek(self._file, 0, os.SEEK_SET)
        os.write(self._file, text)

    def release(self) -> None:
        """Let the next one have the folder."""
        if self._file >= 0:
            os.close(self._file)
            self._file = -1

    def __enter__(self) -> FolderLock:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.release()

    def __del__(self) -> None:
        # A server that never ran has nobody to close it.
        self.release()


def _holder(path: Path) -> Holder:
    try:
        return msgspec.json.decode(path.read_bytes(), type=Holder)
    except (OSError, msgspec.MsgspecError):
        return Holder()
