"""The rules for reading have every section that the code cites, the same in three languages."""

from __future__ import annotations

import ast
import re
import sys
from pathlib import Path

import pytest

from hexside.datafiles.reference_text import cited
from hexside.engine import registry
from hexside.engine.reference import Bullets, Paragraph, Reference, Ruling, Table
from hexside.phrasing import LANGUAGES, Phrasing, bundles
from hexside.phrasing.references import phrased

#: ``10.4``, ``S1.2`` of a scenario, or ``3.1.1a`` where a rulebook has a number twice.
SECTION = re.compile(r"S?\d+(\.\d+)+[ab]?\Z")
GAMES = tuple(name for name in registry.game_ids() if registry.game(name).reference)
#: What stays in Latin letters in Russian too: cells of the combat tables, the name of a counter,
#: letters of Entry Areas, entry points and maps, sections of scenarios, numbers of rulings.
LATIN = {
    "iskra": {"Ar", "Aro", "Dr", "P", "R", "r", "ro", *"ABCDEFGHI"},
    "a-victory-awaits": {"A", "R", "RR", "V", *"LSK"},
    "traces-of-war": {"A", "R", "RR", "G"},
    "stalingrad-42": {"DS", "DR", "DRX", "EX", "S", *"ABCDEFGHJKLMNOPQRWXYZ"},
}
EVERY = [(game, language) for game in GAMES for language in LANGUAGES]


def reference(game: str, language: str) -> Reference:
    definition = registry.game(game)
    assert definition.reference is not None
    return definition.reference(language, ())


def sections_cited(game: str) -> dict[str, str]:
    """Every section number that is written as a string in the sources, and where."""
    found = {}
    folder = Path(str(sys.modules[registry.game(game).compile.__module__].__file__)).parent
    for file in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            value = node.value if isinstance(node, ast.Constant) else None
            if isinstance(node, ast.Constant) and isinstance(value, str) and SECTION.match(value):
                found[value] = f"{file.name}:{node.lineno}"
    found |= {option.rule: f"option {option.id}" for option in registry.game(game).options()}
    return found


def texts(document: Reference) -> list[str]:
    found = []
    for section in document.sections:
        found.append(section.title)
        for block in section.blocks:
            if isinstance(block, (Paragraph, Ruling)):
                found.append(block.text)
            elif isinstance(block, Bullets):
                found.extend(block.items)
    return found


def test_traces_of_war_has_its_rules() -> None:
    assert "traces-of-war" in GAMES
    assert {"10.4", "12.3", "4.3.7", "14.1"} <= set(sections_cited("traces-of-war"))


def test_stalingrad_42_has_its_rules() -> None:
    assert "stalingrad-42" in GAMES
    assert {"5.6.3", "9.3.7", "11.6.2", "S1.3"} <= set(sections_cited("stalingrad-42"))


def test_every_chapter_of_stalingrad_42_is_there() -> None:
    """1 to 34 and the four scenarios; what is not played yet is at least named."""
    numbers = {section.number for section in reference("stalingrad-42", "en").sections}
    wanted = {f"{chapter}.0" for chapter in range(1, 35)} | {f"S{n}.1" for n in range(1, 5)}
    assert wanted <= numbers


@pytest.mark.parametrize(("game", "language"), EVERY)
def test_every_section_that_the_code_cites_is_there(game: str, language: str) -> None:
    known = {section.number for section in reference(game, language).sections}
    missing = {
        number: where for number, where in sections_cited(game).items() if number not in known
    }
    assert missing == {}


@pytest.mark.parametrize(("game", "language"), EVERY)
def test_headings_are_those_of_the_catalogue(game: str, language: str) -> None:
    """The chip of a decision and the heading that it leads to say the same."""
    phrasing = Phrasing(language)
    prefix = f"rule-{game}-"
    sources = "\n".join(bundles.sources(language).values())
    named = re.findall(rf"^{prefix}(S?[\d-]+[ab]?) =", sources, re.MULTILINE)
    numbered = {
        f"{section.number} {section.title}"
        for section in reference(game, language).sections
        if SECTION.match(section.number)
    }
    assert numbered == {phrasing.rule(game, number.replace("-", ".")) for number in named}


@pytest.mark.parametrize("game", GAMES)
def test_the_languages_say_the_same_in_the_same_order(game: str) -> None:
    """Same sections with the same blocks, points, references and tables."""

    def outline(language: str) -> list[tuple[object, ...]]:
        found: list[tuple[object, ...]] = []
        for section in reference(game, language).sections:
            blocks = [
                (type(block).__name__, len(block.items) if isinstance(block, Bullets) else 0)
                if not isinstance(block, Table)
                else (block.id, 0)
                for block in section.blocks
            ]
            found.append((section.number, blocks, cited(section)))
        return found

    for language in LANGUAGES:
        assert outline(language) == outline("en")


@pytest.mark.parametrize(("game", "language"), EVERY)
def test_sections_are_in_order_and_not_empty(game: str, language: str) -> None:
    document = reference(game, language)
    numbers = [
        (section.number[0] == "S", [int(part) for part in re.findall(r"\d+", section.number)])
        for section in document.sections
        if SECTION.match(section.number)
    ]
    # The scenarios come last.
    assert numbers == sorted(numbers)
    assert len({section.number for section in document.sections}) == len(document.sections)
    assert [section.number for section in document.sections if not section.blocks] == []


@pytest.mark.parametrize(("game", "language"), EVERY)
def test_no_word_of_a_table_is_missing(game: str, language: str) -> None:
    for section in phrased(reference(game, language)).sections:
        for block in section.blocks:
            if isinstance(block, Table):
                assert {len(row) for row in block.rows} == {len(block.head)}, block.id
                for cell in (*block.head, *(cell for row in block.rows for cell in row)):
                    assert isinstance(cell, str)
                    assert cell
                    # A message without a text would stand there by its id.
                    prefixes = "reference|terrain|place|hexside|line|chit|unit|score|month|seat"
                    assert not re.match(rf"({prefixes}|weather|nationality)-", cell)


@pytest.mark.parametrize(("game", "language"), EVERY)
def test_texts_are_clean(game: str, language: str) -> None:
    for text in texts(reference(game, language)):
        assert "{" not in text
        assert "  " not in text
        assert not re.search("[A-Za-z][А-Яа-яЁё]|[А-Яа-яЁё][A-Za-z]", text), text
    if language == "ru":
        latin = {word for text in texts(reference(game, language)) for word in _latin(text)}
        assert latin <= LATIN[game] | {"AID"}


def _latin(text: str) -> list[str]:
    """Its Latin words; the letter of a reference such as ``[3.3.4b]`` is none."""
    return re.findall("[A-Za-z]+", re.sub(r"\[[\d.]+[ab]\]", "", text))
