"""One thing that is wrong with a map."""

from __future__ import annotations

import msgspec


class Finding(msgspec.Struct, frozen=True):
    """A code and what it is about; ``section`` is the rule that states otherwise, if any."""

    code: str
    args: dict[str, str | int] = {}
    section: str = ""

    def __str__(self) -> str:
        shown = " ".join(f"{name}={value}" for name, value in self.args.items())
        return f"{self.code} {shown} {self.section}".strip()
