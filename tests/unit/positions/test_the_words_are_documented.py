"""docs/position-text.md lists every word that a position text may use, and no other."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, get_type_hints

import pytest

from hexside.engine import Action, position_parts
from hexside.engine.actions import verb_of
from hexside.engine.position_units import UnitForm, Words
from hexside.games import a_victory_awaits, iskra, stalingrad42, traces_of_war
from hexside.games.a_victory_awaits import loading as ava_loading
from hexside.games.a_victory_awaits import position_tracks as ava_tracks
from hexside.games.a_victory_awaits import position_units as ava_units
from hexside.games.a_victory_awaits import positions as ava
from hexside.games.a_victory_awaits.position_phases import PHASES as AVA_PHASES
from hexside.games.iskra import loading as isk_loading
from hexside.games.iskra import position_tracks as isk_tracks
from hexside.games.iskra import position_units as isk_units
from hexside.games.iskra import positions as isk
from hexside.games.iskra.position_phases import PHASES as ISK_PHASES
from hexside.games.stalingrad42.reading import loading as s42_loading
from hexside.games.stalingrad42.reading import position_units as s42_units
from hexside.games.stalingrad42.reading import positions as s42
from hexside.games.stalingrad42.state import S42Data
from hexside.games.traces_of_war import loading as tow_loading
from hexside.games.traces_of_war import position_tracks as tow_tracks
from hexside.games.traces_of_war import position_units as tow_units
from hexside.games.traces_of_war import positions as tow
from hexside.games.traces_of_war.position_phases import PHASES as TOW_PHASES
from tests.unit.positions import position_kit as kit
from tests.unit.positions.position_kit import game_of

TEXT = Path(__file__).parents[3] / "docs" / "position-text.md"
TOW, AVA, S42, ISK = "Traces of War", "A Victory Awaits", "Stalingrad '42", "Iskra"
CODE = re.compile(r"`([^`]+)`")


def rows(heading: str) -> list[tuple[list[str], str]]:
    """The rows of the first table below a heading: words of the first cell, text of the second."""
    found = re.search(rf"^##+ {re.escape(heading)}$(.*?)(?=^##|\Z)", TEXT.read_text(), re.M | re.S)
    assert found, heading
    cells = [line.strip("| ").split(" | ") for line in found[1].splitlines() if "|" in line]
    return [(CODE.findall(first), " | ".join(rest)) for first, *rest in cells[2:]]


def words(heading: str) -> list[str]:
    """The words of the first column, sorted."""
    return sorted(word for listed, _ in rows(heading) for word in listed)


def spelt(known: Words) -> list[str]:
    """Words as the document writes them: a number is ``N``."""
    return sorted((*known.known, *(f"{stem}N" for stem in known.numbered)))


FORMS: dict[str, UnitForm[Any]] = {
    TOW: tow_units.unit_form(tow_loading.load()),
    AVA: ava_units.unit_form(ava_loading.load(), ava_loading.load().scenarios["leningrad"]),
    S42: s42_units.unit_form(s42_loading.load()),
    ISK: isk_units.unit_form(isk_loading.load()),
}


def test_keys_of_every_game() -> None:
    assert words("Keys of every game") == sorted(position_parts.KEYS)


@pytest.mark.parametrize(
    ("heading", "known"),
    [
        (f"Phases of {TOW}", TOW_PHASES),
        (f"Phases of {AVA}", AVA_PHASES),
        (f"Phases of {S42}", s42.PHASES),
        (f"Phases of {ISK}", ISK_PHASES),
        (f"Keys of {TOW}", tow.OWN_KEYS),
        (f"Keys of {AVA}", ava.OWN_KEYS),
        (f"Keys of {S42}", (s42.BEGUN,)),
        (f"Keys of {ISK}", isk.OWN_KEYS),
        (f"Tracks of {TOW}", tow_tracks.KNOWN),
        (f"Tracks of {AVA}", ava_tracks.KNOWN),
        (f"Tracks of {S42}", S42Data.__struct_fields__),
        (f"Tracks of {ISK}", isk_tracks.KNOWN),
        (f"Chits of {TOW}", (*tow_tracks.CHITS, "drawn")),
        (f"Chits of {AVA}", (*ava_tracks.CHITS, "drawn")),
        (f"Chits of {ISK}", (*isk_tracks.CHITS, "drawn")),
    ],
)
def test_phases_keys_and_tracks(heading: str, known: Any) -> None:
    assert words(heading) == sorted(known)


@pytest.mark.parametrize("game", FORMS)
def test_marks_boxes_and_keys_of_units(game: str) -> None:
    form = FORMS[game]
    assert words(f"Marks of {game}") == spelt(form.marks)
    assert words(f"Boxes of {game}") == spelt(form.boxes)
    assert words(f"Unit keys of {game}") == sorted(form.keys())


@pytest.mark.parametrize("game", FORMS)
def test_words_of_unit_keys(game: str) -> None:
    form = FORMS[game]
    for (key, *_), text in rows(f"Unit keys of {game}"):
        if key in form.words:
            told = CODE.findall(text.partition(";")[0])
            assert sorted(told) == sorted((*spelt(form.words[key]), *form.synonyms.get(key, ())))


@pytest.mark.parametrize(
    ("game", "known"),
    [
        (TOW, tow.allowed_words(tow_loading.load())),
        (AVA, ava.allowed_words(ava_loading.load())),
        (S42, s42.allowed_words(s42_loading.load())),
        (ISK, isk.allowed_words(isk_loading.load())),
    ],
)
def test_words_of_boards(game: str, known: dict[str, frozenset[str]]) -> None:
    told = {table: sorted(CODE.findall(text)) for (table,), text in rows(f"Board words of {game}")}
    assert told == {table: sorted(listed) for table, listed in known.items()}
    assert words("The board") == sorted([*known, "names"])


def shape(kind: type[Action]) -> str:
    """An action as the document writes it: the verb, then its fields, a list with dots."""
    hints = get_type_hints(kind)
    fields = (
        name.upper() + ("" if hints[name] in (str, int) else "...")
        for name in kind.__struct_fields__
    )
    return " ".join((verb_of(kind), *fields))


@pytest.mark.parametrize(
    ("game", "actions"),
    [
        (TOW, traces_of_war.GAME.actions),
        (AVA, a_victory_awaits.GAME.actions),
        (S42, stalingrad42.GAME.actions),
        (ISK, iskra.GAME.actions),
    ],
)
def test_actions(game: str, actions: tuple[type[Action], ...]) -> None:
    told = [word for listed, _ in rows(f"Actions of {game}") for word in listed]
    assert sorted(told) == sorted(map(shape, actions))


def test_what_a_counter_of_the_text_is_by_default() -> None:
    """The chapters say what is left out; here the counters say it."""
    gun = {"side": "axis", "type": "assault-gun", "hex": "2111"}
    headquarters = {"side": "soviet", "type": "front-hq", "hex": "2212"}
    units = {"g": gun, "h": headquarters, "p": {"side": "axis", "type": "panzer", "hex": "2111"}}
    roster: Any = game_of(kit.S42, units=units).rules
    plain = roster.roster["p"]
    assert (plain.dot, plain.quality, plain.steps, plain.values[-1].move) == (
        *("black", "regular"),
        *(2, 4),
    )
    assert (plain.values[-1].attack, plain.values[-1].defense) == (0, 1)
    assert roster.roster["g"].free_stacking
    assert (roster.roster["h"].bracketed, roster.roster["h"].asu_range) == (True, 4)
    assert (roster.roster["h"].steps, roster.roster["h"].no_extended) == (1, True)
    rules: Any = game_of(kit.TOW, units={"n": {"side": "axis", "type": "hq", "defense": 3}}).rules
    counter = rules.roster["n"]
    assert (counter.attack, counter.defense, counter.move, counter.steps) == (3, 3, 4, 1)
    assert (counter.command_range, counter.availability) == (5, "start")
