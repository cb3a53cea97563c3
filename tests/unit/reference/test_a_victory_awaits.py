"""The tables of A Victory Awaits in the rules for reading come from its data files."""

from __future__ import annotations

from pathlib import Path

import pytest

from hexside.engine.reference import Bullets, Paragraph, Reference, Table
from hexside.games.a_victory_awaits import loading
from hexside.games.a_victory_awaits.reference import reference
from hexside.phrasing import LANGUAGES
from hexside.phrasing.references import phrased

DATA = Path(loading.__file__).parent / "data"


def rules(*overrides: Path, language: str = "en") -> Reference:
    folders = tuple(str(folder) for folder in overrides)
    return phrased(reference("a-victory-awaits", language, folders))


def table(document: Reference, name: str) -> Table:
    for section in document.sections:
        for block in section.blocks:
            if isinstance(block, Table) and block.id == name:
                return block
    raise AssertionError(name)


def texts(document: Reference, number: str) -> str:
    found = []
    for block in document.under(number)[0].blocks:
        if isinstance(block, Paragraph):
            found.append(block.text)
        elif isinstance(block, Bullets):
            found.extend(block.items)
    return " ".join(found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_chapter_is_there(language: str) -> None:
    numbers = {section.number for section in rules(language=language).sections}
    assert {f"{chapter}.0" for chapter in range(1, 21)} <= numbers
    assert {"1.2", "3.4", "10.8", "15.4", "17.6", "18.3", "19.5", "20.2", "AID"} <= numbers


def test_terrain_and_combat() -> None:
    document = rules()
    assert table(document, "combat").rows[3][5] == "RR"
    terrain = table(document, "terrain").rows
    assert ("dense forest", "2", "3", "2 columns left", "1") in terrain
    climbing = "by road; mountain divisions: all"
    assert ("mountain", climbing, "by road", "2 columns left", "1") in terrain
    assert ("town", "as the terrain", "as the terrain", "1 more column left", "1") in terrain
    assert ("major river", "all", "all", "attackers × ½", "1") in terrain
    assert ("road", "1; strategic ½", "1; strategic ½", "–", "–") in terrain
    assert ("leaving an enemy zone of control", "+2", "+2", "–", "–") in terrain


def test_turns_and_chits() -> None:
    document = rules()
    turns = table(document, "turns").rows
    assert turns[0][:6] == ("1", "22.06–1.07", "4 / 2", "6 / 3", "4 / 3", "14 / 8")
    assert turns[3][6] == "2nd Army, Axis Reinforcements, Soviet Reinforcements"
    assert table(document, "reinforcements").rows == (
        ("4–9", "2 / 6", "2 / 6", "2 + 1 / 6", "6 + 1 / 18"),
    )
    chits = table(document, "chits").rows
    assert ("3rd Panzer Group", "Axis", "S", "2", "1") in chits
    assert ("34th Soviet Army", "Soviets", "L", "1", "4, one a turn by choice") in chits
    assert ("Axis master chit", "7 / 5", "8 / 6", "8 / 6") in table(document, "master-chits").rows


def test_victory_and_scenarios() -> None:
    document = rules()
    assert ("Major cities", "10", "5") in table(document, "victory").rows
    assert ("Kiev Blitzkrieg", "9", "52", "–") in table(document, "scenarios").rows
    assert ("Smolensk Blitzkrieg", "0", "0", "S 1") in table(document, "fortresses").rows
    assert table(document, "reserve").rows[0] == ("1–2", "3", "1")
    assert table(document, "seats").rows[0][2] == "Soviets"
    assert len(table(document, "headquarters").rows) == 4


@pytest.mark.parametrize(
    ("language", "name"), [("en", "Vitebsk"), ("pl", "Witebsk"), ("ru", "Витебск")]
)
def test_cities_have_the_names_of_the_language(language: str, name: str) -> None:
    assert f"{name} (S3510)" in texts(rules(language=language), "16.2")


def test_replaced_data_files_change_the_text(tmp_path: Path) -> None:
    replaced = (DATA / "tables.toml").read_text("utf-8")
    assert "range = 4" in replaced
    assert "stand_fast = [5, 2]" in replaced
    replaced = replaced.replace("range = 4", "range = 6")
    replaced = replaced.replace("stand_fast = [5, 2]", "stand_fast = [7, 2]")
    (tmp_path / "tables.toml").write_text(replaced, "utf-8")
    document = rules(tmp_path)
    assert "is 6 hexes" in texts(document, "8.2")
    assert "scores 7 VP more" in texts(document, "16.2")
