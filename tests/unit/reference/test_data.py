"""Tables and numbers of the rules text come from the data files; faults name their line."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import pytest

from hexside.datafiles import DataFileErrors
from hexside.datafiles.reference_text import parse_reference
from hexside.engine import registry
from hexside.engine.reference import (
    Bullets,
    Message,
    Paragraph,
    Reference,
    Ruling,
    Section,
    Table,
    printed,
)
from hexside.phrasing.references import phrased

DATA = Path(str(files("hexside.games.traces_of_war"))) / "data"


def reference(*overrides: Path) -> Reference:
    definition = registry.game("traces-of-war")
    assert definition.reference is not None
    return phrased(definition.reference("en", tuple(str(folder) for folder in overrides)))


def table(document: Reference, name: str) -> Table:
    for block in document.under("AID")[0].blocks:
        if isinstance(block, Table) and block.id == name:
            return block
    raise AssertionError(name)


@pytest.mark.rule("traces-of-war", "AID")
def test_the_tables_of_the_player_aid() -> None:
    document = reference()
    assert table(document, "combat").rows[4][6] == "1RR"
    assert ("marsh", "all", "1 column left") in table(document, "terrain").rows
    assert ("major river", "all", "attackers × ½") in table(document, "terrain").rows
    assert ("road", "1; strategic ½", "–") in table(document, "terrain").rows
    assert ("3–4", "4½", "2", "8") in table(document, "crossing-points").rows
    assert ("7", "3") in table(document, "stavka").rows
    assert table(document, "turns").rows[1] == ("2", "September 1943", "4", "6", "OKH")
    assert ("Major cities", "8") in table(document, "victory-campaign").rows
    assert ("OKH", "Axis", "2", "2") in table(document, "chits").rows


def test_replaced_data_files_change_the_text(tmp_path: Path) -> None:
    replaced = (DATA / "tables.toml").read_text("utf-8")
    replaced = replaced.replace("minimum_distance = 5", "minimum_distance = 9")
    replaced = replaced.replace("sco = 3.0", "sco = 3.25")
    (tmp_path / "tables.toml").write_text(replaced, "utf-8")
    document = reference(tmp_path)
    assert table(document, "negotiation").rows[0][1] == "3¼"
    section = document.under("2.3")[0]
    assert any(isinstance(b, Paragraph) and "at least 9 hexes" in b.text for b in section.blocks)


def test_a_section_and_those_below_it() -> None:
    document = reference()
    assert [section.number for section in document.under("10")][:2] == ["10.0", "10.1"]
    assert len(document.under("4.3.1")) == 3
    assert document.under("1.3")[0].title == "Fractions"
    assert document.under("99") == ()


def test_blocks() -> None:
    text = (
        "# Title\n\n## 1.0 One\n\nFirst\nline [2.1].\n- a\n  more\n- b {{value:x}}\n\n"
        "> Ruling.\n\n{{table:t}}\n## 2.1 Two\nEnd"
    )
    shown = Table("t", ("h",), (("c",),))
    assert parse_reference(text, "x.md", {"t": shown}, {"value": lambda name: name.upper()}) == (
        Section(
            "1.0",
            "One",
            (
                Paragraph("First line [2.1]."),
                Bullets(("a more", "b X")),
                Ruling("Ruling."),
                shown,
            ),
        ),
        Section("2.1", "Two", (Paragraph("End"),)),
    )


@pytest.mark.parametrize(
    ("text", "line", "value"),
    [
        ("## 1.0 One\n{{table:none}}", 2, "none"),
        ("## 1.0 One\n\nSee {{value:none}}.", 3, "none"),
        ("## 1.0 One\nSee {{other:none}}.", 2, "other"),
        ("## 1.0 One\nSee [9.9].", None, "9.9"),
        ("## One\nText", 1, "## One"),
    ],
)
def test_faults_are_told_with_their_line(text: str, line: int | None, value: str) -> None:
    with pytest.raises(DataFileErrors) as told:
        parse_reference(text, "x.md", {}, {"value": lambda _: None})
    assert (told.value.errors[0].line, told.value.errors[0].value) == (line, value)


def test_a_text_that_is_missing() -> None:
    definition = registry.game("traces-of-war")
    assert definition.reference is not None
    with pytest.raises(DataFileErrors):
        definition.reference("xx", ())


@pytest.mark.parametrize(
    ("value", "text"),
    [(3, "3"), (0.5, "½"), (4.5, "4½"), (0.25, "¼"), (-2.0, "−2"), (0, "0"), (0.3, "0.3")],
)
def test_numbers_as_printed(value: float, text: str) -> None:
    assert printed(value) == text


def test_messages_carry_their_arguments() -> None:
    block = Table("t", (Message("month-08", {"year": "1943"}),), ())
    document = Reference("g", "pl", (Section("1.0", "x", (block,)),))
    shown = phrased(document).sections[0].blocks[0]
    assert isinstance(shown, Table)
    assert shown.head == ("sierpień 1943",)
