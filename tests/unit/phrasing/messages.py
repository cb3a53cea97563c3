"""The catalogues as data: ids, variables and words of every message."""

from __future__ import annotations

import functools
import re
from dataclasses import dataclass

from fluent.syntax import FluentParser, ast, visitor

from hexside.phrasing import bundles


@dataclass(frozen=True)
class Text:
    """One message of one language."""

    file: str
    id: str
    variables: frozenset[str]
    words: tuple[str, ...]


class _Reader(visitor.Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.words: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:
        # The name of a button of the client is written as its key.
        value = re.sub(r"\[\[[\w-]+\]\]", "", node.value)
        self.words.extend(re.findall(r"[^\W\d_]+", value))


@functools.cache
def texts(language: str) -> tuple[Text, ...]:
    """All messages of a language; a line that Fluent cannot read is a failure."""
    found = []
    for file, source in bundles.sources(language).items():
        for entry in FluentParser(with_spans=False).parse(source).body:
            assert not isinstance(entry, ast.Junk), f"{language}/{file}: {entry.content}"
            if isinstance(entry, ast.Message):
                reader = _Reader()
                reader.visit(entry)
                words = tuple(reader.words)
                found.append(Text(file, entry.id.name, frozenset(reader.variables), words))
    return tuple(found)


@functools.cache
def by_id(language: str) -> dict[str, Text]:
    """The messages of a language by id."""
    return {text.id: text for text in texts(language)}
