"""What is wrong in a data file: values with codes and arguments, gathered and raised together."""

from __future__ import annotations

from collections.abc import Iterable
from types import TracebackType

import msgspec

from hexside.datafiles.values import Argument, nearest
from hexside.datafiles.wording import expectation


class DataFileError(msgspec.Struct, frozen=True):
    """One fault of one file: where it is, what stands there, and what was expected.

    ``code`` names a message ``datafile-<code>`` of the catalogues; ``args`` fills that message.
    ``line`` and ``field`` are None where the fault concerns the whole file or the whole row.
    """

    file: str
    line: int | None
    field: str | None
    value: str | None
    code: str
    args: dict[str, Argument] = {}

    def __str__(self) -> str:
        place = self.file if self.line is None else f"{self.file}:{self.line}"
        parts = [place]
        if self.field is not None:
            parts.append(self.field)
        wanted = expectation(self.code, self.args)
        parts.append(wanted if self.value is None else f"{self.value!r} - {wanted}")
        return ": ".join(parts)


class DataFileErrors(Exception):
    """Every fault that was found, in the order of discovery; never only the first one."""

    def __init__(self, errors: Iterable[DataFileError]) -> None:
        self.errors: list[DataFileError] = list(errors)
        super().__init__(self.errors)

    def __str__(self) -> str:
        return "\n".join(str(error) for error in self.errors)

    def __reduce__(self) -> tuple[type[DataFileErrors], tuple[list[DataFileError]]]:
        return (DataFileErrors, (self.errors,))


class Problems:
    """Collects the faults of several files so that one reading reports all of them.

    As a context manager it raises ``DataFileErrors`` at the end of the block when anything was
    collected; a ``DataFileErrors`` raised inside the block joins the collection.
    """

    def __init__(self) -> None:
        self.errors: list[DataFileError] = []

    def add(
        self,
        file: str,
        line: int | None,
        field: str | None,
        value: object,
        code: str,
        **args: Argument,
    ) -> None:
        """Note one fault; ``value`` None means that there is nothing to quote."""
        quoted = None if value is None else str(value)
        self.errors.append(DataFileError(file, line, field, quoted, code, args))

    def add_unknown(
        self,
        file: str,
        line: int | None,
        field: str | None,
        value: str,
        known: Iterable[str],
        source: str,
    ) -> None:
        """Note a reference to something that ``source`` does not define, with the nearest name."""
        close = nearest(value, known)
        near = int(bool(close))
        self.add(
            file, line, field, value, "unknown-reference", source=source, nearest=close, near=near
        )

    def extend(self, errors: Iterable[DataFileError]) -> None:
        """Note faults found elsewhere."""
        self.errors.extend(errors)

    def raise_if_any(self) -> None:
        """Raise everything collected so far; do nothing when there is no fault."""
        if self.errors:
            raise DataFileErrors(self.errors)

    def __len__(self) -> int:
        return len(self.errors)

    def __enter__(self) -> Problems:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        raised: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if isinstance(raised, DataFileErrors):
            known = {id(error) for error in self.errors}
            self.errors.extend(error for error in raised.errors if id(error) not in known)
            raise DataFileErrors(self.errors) from raised
        if raised is None:
            self.raise_if_any()
