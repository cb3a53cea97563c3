"""Where each key of a TOML text stands.

The standard parser gives values without lines. A text that it has accepted is well formed, so this
scan only has to follow keys, tables and brackets; it checks nothing.
"""

from __future__ import annotations

import re
import tomllib
from bisect import bisect_right

Path = tuple[str | int, ...]

_SPACE = re.compile(r"(?:[ \t\r\n]|#[^\n]*)*")
_BARE_KEY = re.compile(r"[A-Za-z0-9_-]+")
_SCALAR = re.compile(r"[^,\]}#\n]*")
_STRINGS = (
    re.compile(r'"""(?:[^\\]|\\.)*?"{3,5}(?!")', re.DOTALL),
    re.compile(r"'''.*?'{3,5}(?!')", re.DOTALL),
    re.compile(r'"(?:[^"\\\n]|\\.)*"'),
    re.compile(r"'[^'\n]*'"),
)


def key_lines(text: str) -> dict[Path, int]:
    """The line of every key, table and array entry, by path; entries count from 0."""
    return _Scan(text).run()


def line_of(lines: dict[Path, int], path: Path) -> int | None:
    """The line of the path, or of the nearest enclosing table that has one."""
    while path:
        if path in lines:
            return lines[path]
        path = path[:-1]
    return None


class _Scan:
    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.starts = [0, *(m.end() for m in re.finditer("\n", text))]
        self.lines: dict[Path, int] = {}
        self.entries: dict[Path, int] = {}

    def run(self) -> dict[Path, int]:
        table: Path = ()
        self._skip()
        while self.at < len(self.text):
            if self.text[self.at] == "[":
                table = self._header()
            else:
                self._pair(table)
            self._skip()
        return self.lines

    def _line(self) -> int:
        return bisect_right(self.starts, self.at)

    def _skip(self) -> None:
        found = _SPACE.match(self.text, self.at)
        assert found is not None  # the pattern matches the empty text
        self.at = found.end()

    def _note(self, path: Path, line: int) -> None:
        self.lines.setdefault(path, line)

    def _header(self) -> Path:
        """``[a.b]`` or ``[[a.b]]``: the path of the table that it opens."""
        line = self._line()
        is_entry = self.text.startswith("[[", self.at)
        self.at += 2 if is_entry else 1
        keys = self._keys()
        self.at += 2 if is_entry else 1
        path: Path = ()
        for place, key in enumerate(keys):
            path = (*path, key)
            self._note(path, line)
            if is_entry and place == len(keys) - 1:
                count = self.entries.get(path, 0)
                self.entries[path] = count + 1
                path = (*path, count)
                self._note(path, line)
            elif path in self.entries:
                path = (*path, self.entries[path] - 1)
        return path

    def _pair(self, table: Path) -> None:
        line = self._line()
        path = table
        for key in self._keys():
            path = (*path, key)
            self._note(path, line)
        self.at += 1  # the equals sign
        self._skip()
        self._value(path)

    def _keys(self) -> list[str]:
        """A dotted key; stands behind it and any space, at the equals sign or bracket."""
        keys = []
        while True:
            self._skip()
            keys.append(self._key())
            self._skip()
            if not self.text.startswith(".", self.at):
                return keys
            self.at += 1

    def _key(self) -> str:
        bare = _BARE_KEY.match(self.text, self.at)
        if bare is not None:
            self.at = bare.end()
            return bare.group()
        start = self.at
        self._string()
        return str(tomllib.loads("key = " + self.text[start : self.at])["key"])

    def _string(self) -> None:
        for pattern in _STRINGS:
            found = pattern.match(self.text, self.at)
            if found is not None:
                self.at = found.end()
                return
        self.at += 1

    def _value(self, path: Path) -> None:
        start = self.text[self.at : self.at + 1]
        if start == "[":
            self._array(path)
        elif start == "{":
            self._inline_table(path)
        elif start in ('"', "'"):
            self._string()
        else:
            found = _SCALAR.match(self.text, self.at)
            assert found is not None  # the pattern matches the empty text
            self.at = found.end()

    def _array(self, path: Path) -> None:
        self.at += 1
        count = 0
        self._skip()
        while self.at < len(self.text) and self.text[self.at] != "]":
            self._note((*path, count), self._line())
            self._value((*path, count))
            self._past_comma()
            count += 1
        self.at += 1

    def _inline_table(self, path: Path) -> None:
        self.at += 1
        self._skip()
        while self.at < len(self.text) and self.text[self.at] != "}":
            self._pair(path)
            self._past_comma()
        self.at += 1

    def _past_comma(self) -> None:
        self._skip()
        if self.text.startswith(",", self.at):
            self.at += 1
            self._skip()
