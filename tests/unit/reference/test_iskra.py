"""The tables of Iskra in the rules for reading come from its data files."""

from __future__ import annotations

from pathlib import Path

import pytest

from hexside.engine.reference import Bullets, Paragraph, Reference, Table
from hexside.games.iskra import loading
from hexside.games.iskra.reference import reference
from hexside.phrasing import LANGUAGES
from hexside.phrasing.references import phrased

DATA = Path(loading.__file__).parent / "data"


def rules(*overrides: Path, language: str = "en") -> Reference:
    folders = tuple(str(folder) for folder in overrides)
    return phrased(reference("iskra", language, folders))


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
    assert {f"{chapter}.0" for chapter in range(1, 20)} <= numbers
    assert {"1.1.4", "2.6.2a", "3.1.1b", "3.3.4b", "9.2.2", "13.3.6", "14.3.1", "AID"} <= numbers
    assert {f"19.1.{event}" for event in range(1, 24)} <= numbers


@pytest.mark.rule("iskra", "1.3.1", "1.3.2", "1.3.3")
def test_combat_barrages_and_terrain() -> None:
    document = rules()
    assert table(document, "combat").rows[3][8] == "D1r2"
    assert table(document, "barrages").rows[-1] == ("7", "5")
    assert table(document, "barrage").rows[0] == ("0", "–")
    assert table(document, "barrage").rows[-1] == ("7", "D1+P")
    terrain = table(document, "terrain").rows
    assert ("peat bog", "2", "only along a line", "–") in terrain
    assert ("village", "1", "1", "1 column left, may ignore 1 hex of retreat") in terrain
    on_ice = "1 column right, attack from it 1 column left"
    assert ("Neva ice", "Soviets 1", "pontoon bridge only: 1", on_ice) in terrain
    assert ("pond", "as the terrain", "as the terrain", on_ice) in terrain
    assert ("Neva", "Soviets +2", "closed", "attackers × ½, no pursuit") in terrain
    assert ("main road", "1; strategic ½", "½; strategic ½", "–") in terrain
    assert ("leaving an enemy zone of control", "+2", "+2", "–") in terrain


@pytest.mark.rule("iskra", "1.2.2", "1.3.4")
def test_turns_events_and_chits() -> None:
    document = rules()
    assert table(document, "turns").rows[1] == ("2", "13.01", "6", "3", "1")
    events = table(document, "events").rows
    assert len(events) == 24
    assert events[0] == ("1–2", "1", "Drommelfeuer", "Soviet Barrage")
    assert ("Group Hühner", "Germans", "1", "5") in table(document, "chits").rows


def test_reinforcements_and_headquarters() -> None:
    document = rules()
    rows = table(document, "reinforcements").rows
    assert ("4", "F", "HQ Hühner, I/176, II/176") in rows
    assert rows[-1] == ("Volkhov Front Consolidation", "D", "53rd Brigade")
    assert ("HQ 227", "Germans", "6", "16") in table(document, "headquarters").rows


@pytest.mark.rule("iskra", "14.3", "14.3.1")
def test_places_and_levels() -> None:
    document = rules()
    places = table(document, "victory").rows
    assert places[0][2:] == ("4 / 2", "8 / 4")
    assert len(places) == 15
    assert table(document, "levels").rows[-2:] == (
        ("German propaganda success", "−4 … −1"),
        ("German major victory", "≤ −5"),
    )


@pytest.mark.parametrize(
    ("language", "name"), [("en", "Marino"), ("pl", "Marino"), ("ru", "Марьино")]
)
def test_places_have_the_names_of_the_language(language: str, name: str) -> None:
    assert (name, "11.33", "1", "1") in table(rules(language=language), "victory").rows


def test_replaced_data_files_change_the_text(tmp_path: Path) -> None:
    replaced = (DATA / "tables.toml").read_text("utf-8")
    assert "minimum_distance = 5" in replaced
    (tmp_path / "tables.toml").write_text(
        replaced.replace("minimum_distance = 5", "minimum_distance = 8"), "utf-8"
    )
    assert "at least 8 hexes" in texts(rules(tmp_path), "13.4.2")
