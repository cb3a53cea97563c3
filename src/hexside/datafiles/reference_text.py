"""The text of a rules reference: a small part of Markdown with placeholders for data.

``## 10.4 Retreat`` begins a section, ``## S1.2 ...`` one of a scenario, ``## 3.1.1a ...`` the first
of two that a rulebook prints with one number; ``- `` a point of a list, ``> `` a ruling; other
lines make paragraphs, and an empty line ends each of them. ``{{table:combat}}`` alone on a line
stands for a table, ``{{value:...}}`` and ``{{hexes:...}}`` inside a text for words that the data
files give.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping

from hexside.datafiles.errors import Problems
from hexside.datafiles.reading import read_text
from hexside.datafiles.sources import Sources
from hexside.engine.reference import Block, Bullets, Paragraph, Reference, Ruling, Section, Table

HEADING = re.compile(r"## ((?:S?\d+(?:\.\d+)+[ab]?)|[A-Z]+) (\S.*)")
TABLE = re.compile(r"\{\{table:([^{}]+)\}\}")
INLINE = re.compile(r"\{\{([a-z]+):([^{}]+)\}\}")
#: A reference to a section inside a text.
CITED = re.compile(r"\[((?:S?\d+(?:\.\d+)+[ab]?)|[A-Z]+)\]")

#: What gives the words of a placeholder, by its kind; ``None`` when there is no such name.
Words = Mapping[str, Callable[[str], str | None]]


class _Reader:
    def __init__(self, file: str, tables: Mapping[str, Table], words: Words) -> None:
        self.file = file
        self.tables = tables
        self.words = words
        self.problems = Problems()
        self.sections: list[Section] = []
        self.blocks: list[Block] = []
        self.title: tuple[str, str] | None = None
        self.open: list[str] = []
        self.mark = ""

    def read(self, text: str) -> tuple[Section, ...]:
        for number, line in enumerate(text.splitlines(), 1):
            self._line(number, line.rstrip())
        self._end_section()
        self._check_cited()
        self.problems.raise_if_any()
        return tuple(self.sections)

    def _line(self, number: int, line: str) -> None:
        heading = HEADING.fullmatch(line)
        table = TABLE.fullmatch(line)
        if heading:
            self._end_section()
            self.title = (heading[1], heading[2])
        elif line.startswith("#"):
            if line.startswith("##"):
                self.problems.add(self.file, number, None, line, "pattern", pattern="## 1.0 ...")
        elif not line:
            self._end_block()
        elif table:
            self._end_block()
            self._table(number, table[1])
        else:
            self._text(line[:2] if line[:2] in ("- ", "> ") else "", self._filled(number, line))

    def _text(self, mark: str, line: str) -> None:
        if mark == "- " and self.mark == "- ":
            self.open.append(line[2:])
        elif mark:
            self._end_block()
            self.mark = mark
            self.open = [line[2:]]
        elif self.open:
            self.open[-1] += " " + line.strip()
        else:
            self.open = [line]

    def _table(self, number: int, name: str) -> None:
        if name in self.tables:
            self.blocks.append(self.tables[name])
        else:
            self._unknown(number, "table", name, self.tables)

    def _filled(self, number: int, line: str) -> str:
        def word(found: re.Match[str]) -> str:
            kind, name = found[1], found[2]
            if kind not in self.words:
                self._unknown(number, kind, kind, self.words)
                return ""
            text = self.words[kind](name)
            if text is None:
                self._unknown(number, kind, name, ())
            return text or ""

        return INLINE.sub(word, line)

    def _unknown(self, number: int, kind: str, name: str, known: Iterable[str]) -> None:
        self.problems.add_unknown(self.file, number, kind, name, known, "tables.toml")

    def _end_block(self) -> None:
        if self.open:
            if self.mark == "- ":
                self.blocks.append(Bullets(tuple(self.open)))
            elif self.mark == "> ":
                self.blocks.append(Ruling(self.open[0]))
            else:
                self.blocks.append(Paragraph(self.open[0]))
        self.open = []
        self.mark = ""

    def _end_section(self) -> None:
        self._end_block()
        if self.title is not None:
            self.sections.append(Section(*self.title, tuple(self.blocks)))
        elif self.blocks:
            self.problems.add(self.file, 1, None, None, "pattern", pattern="## 1.0 ...")
        self.blocks = []

    def _check_cited(self) -> None:
        known = [section.number for section in self.sections]
        for section in self.sections:
            for number in cited(section):
                if number not in known:
                    self.problems.add_unknown(
                        self.file, None, section.number, number, known, self.file
                    )


def cited(section: Section) -> list[str]:
    """The sections that a section refers to."""
    found: list[str] = []
    for block in section.blocks:
        if isinstance(block, (Paragraph, Ruling)):
            found += CITED.findall(block.text)
        elif isinstance(block, Bullets):
            found += [number for item in block.items for number in CITED.findall(item)]
    return found


def parse_reference(
    text: str, file: str, tables: Mapping[str, Table], words: Words
) -> tuple[Section, ...]:
    """The sections of a reference; raise ``DataFileErrors`` with every fault."""
    return _Reader(file, tables, words).read(text)


def read_reference(
    game: str, language: str, sources: Sources, tables: Iterable[Table], words: Words
) -> Reference:
    """``rules/<language>.md`` of a game; raise ``DataFileErrors`` with every fault."""
    name = f"rules/{language}.md"
    text = read_text(sources.find(name), sources.label(name))
    shown = {table.id: table for table in tables}
    return Reference(game, language, parse_reference(text, sources.label(name), shown, words))
