"""Writing plain data as TOML, with small tables on one line so that a position reads well."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any

_BARE = re.compile(r"[A-Za-z0-9_-]+\Z")


def toml_text(document: Mapping[str, Any]) -> str:
    """The document as TOML: plain values first, then tables, then lists of tables."""
    lines: list[str] = []
    _table(document, (), lines)
    return "\n".join(lines).strip() + "\n"


def _key(name: str) -> str:
    return name if _BARE.match(name) else _string(name)


def _string(text: str) -> str:
    # JSON's escapes are a subset of those of a basic TOML string, but for the delete character.
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")


def _inline(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, (int, float)):
        return repr(value)
    if isinstance(value, str):
        return _string(value)
    if isinstance(value, Mapping):
        inner = ", ".join(f"{_key(name)} = {_inline(item)}" for name, item in value.items())
        return "{ " + inner + " }" if inner else "{}"
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join(_inline(item) for item in value) + "]"
    raise TypeError(f"no TOML form for {type(value).__name__}")


def _is_block(value: Any) -> bool:
    """A table of tables or of long values gets a heading of its own."""
    return isinstance(value, Mapping) and bool(value)


def _table(table: Mapping[str, Any], path: tuple[str, ...], lines: list[str]) -> None:
    blocks = []
    for name, value in table.items():
        if (
            (path == () and _is_block(value))
            or (
                path == ()
                and isinstance(value, (list, tuple))
                and value
                and all(isinstance(item, Mapping) for item in value)
            )
            or (len(path) == 1 and path[0] == "board" and _is_block(value))
        ):
            blocks.append((name, value))
        else:
            lines.append(f"{_key(name)} = {_inline(value)}")
    for name, value in blocks:
        heading = ".".join(_key(part) for part in (*path, name))
        if isinstance(value, Mapping):
            lines.extend(("", f"[{heading}]"))
            _table(value, (*path, name), lines)
        else:
            for item in value:
                lines.extend(("", f"[[{heading}]]"))
                _table(item, (*path, name), lines)
