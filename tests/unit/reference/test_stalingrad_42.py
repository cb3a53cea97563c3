"""The play aids of Stalingrad '42 in the rules for reading come from its data files."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import pytest

from hexside.engine import registry
from hexside.engine.reference import Bullets, Paragraph, Reference, Ruling, Table
from hexside.phrasing.references import phrased

DATA = Path(str(files("hexside.games.stalingrad42"))) / "data"


def reference(*overrides: Path, language: str = "en") -> Reference:
    definition = registry.game("stalingrad-42")
    assert definition.reference is not None
    return phrased(definition.reference(language, tuple(str(folder) for folder in overrides)))


def table(document: Reference, name: str) -> Table:
    for block in document.under("AID")[0].blocks:
        if isinstance(block, Table) and block.id == name:
            return block
    raise AssertionError(name)


def texts(document: Reference, number: str) -> str:
    found = []
    for block in document.under(number)[0].blocks:
        if isinstance(block, (Paragraph, Ruling)):
            found.append(block.text)
        elif isinstance(block, Bullets):
            found.extend(block.items)
    return " ".join(found)


def test_combat_and_determined_defense() -> None:
    document = reference()
    assert table(document, "combat").rows[0][5] == "D1 ›3"
    assert table(document, "combat").rows[1][6] == "D1 ›3 °"
    assert table(document, "combat").rows[0][9] == "DS ›4 ×"
    assert ("DRX", "1", "1", "the opponent", "2") in table(document, "results").rows
    assert ("EX", "1", "1", "the opponent", "–") in table(document, "results").rows
    assert table(document, "determined-defense").rows[-1] == ("≥ 7", "S –/–", "S 1*/–", "S 1*/–")
    assert ("elite lead unit", "+1") in table(document, "defense-modifiers").rows


def test_terrain_stacking_and_weather() -> None:
    document = reference()
    terrain = table(document, "terrain").rows
    assert ("rough", "1", "2", "1 column left") in terrain
    assert ("swamp", "2", "3", "defenders × 2") in terrain
    assert ("major city", "1", "1", "infantry type × 2") in terrain
    assert ("major river", "+2", "+3", "attackers × ½") in terrain
    assert ("primary road", "1", "½", "–") in terrain
    assert ("leaving an enemy zone of control", "+2", "+2", "–") in terrain
    assert ("Axis units", "3", "1") in table(document, "stacking").rows
    assert table(document, "weather").rows[0] == ("1", "clear", "overcast", "rain", "snow")


@pytest.mark.rule("stalingrad-42", "S4.1", "24.2")
def test_the_turns_are_those_of_the_campaign_with_their_benchmarks() -> None:
    rows = table(reference(), "turns").rows
    assert [row[0] for row in rows] == [str(turn) for turn in range(1, 37)]
    assert rows[0][1] == "28.06–1.07"
    assert [rows[turn - 1][-1] for turn in (1, 7, 28, 36)] == ["1", "8", "24", "21"]


@pytest.mark.rule("stalingrad-42", "S2.2", "S2.3")
def test_the_caucasus_has_a_track_of_its_own() -> None:
    blocks = reference().under("S2.3")[0].blocks
    (track,) = [block for block in blocks if isinstance(block, Table)]
    assert [row[0] for row in track.rows] == [str(turn) for turn in range(10, 28)]
    assert track.rows[0][2:] == ("–", "infantry 1")


@pytest.mark.rule("stalingrad-42", "24.1.1")
def test_the_victory_hexes_of_all_maps_are_worth_46_points() -> None:
    rows = table(reference(), "victory-hexes").rows
    assert sum(int(str(row[2])) for row in rows) == 46
    assert ("6858", "Grozny", "3") in rows


@pytest.mark.parametrize(
    ("language", "name"), [("en", "Rostov"), ("pl", "Rostów"), ("ru", "Ростов")]
)
def test_victory_hexes_have_the_names_of_the_language(language: str, name: str) -> None:
    assert ("3134", name, "2") in table(reference(language=language), "victory-hexes").rows


def test_replaced_data_files_change_the_text(tmp_path: Path) -> None:
    for name, old, new in (
        ("tables.toml", "extended_bonus = 3", "extended_bonus = 7"),
        ("supply.toml", "overland = 5", "overland = 9"),
    ):
        replaced = (DATA / name).read_text("utf-8")
        assert old in replaced
        (tmp_path / name).write_text(replaced.replace(old, new), "utf-8")
    document = reference(tmp_path)
    assert "MA + 7." in texts(document, "5.3")
    assert "At most 9 hexes" in texts(document, "16.3.2")
