"""Names of the units and chits of A Victory Awaits in the three languages."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from hexside.games.a_victory_awaits.loading import load
from hexside.phrasing import LANGUAGES, Names
from tests.unit.phrasing.messages import by_id


def named(language: str) -> Names:
    data = load()
    return Names(SimpleNamespace(roster=data.roster, board=data.board), language)


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", ["36M", "217 ID", "179 RD", "23T", "R8C", "4th Panzer Group HQ", "2 MNO"]),
        ("pl", ["36 DZmot", "217 DP", "179 DStrz", "23 DPanc", "8 Rum BKaw"]),
        ("ru", ["36 мд", "217 пд", "179 сд", "23 тд", "8 рум. кбр", "Штаб 4-й танковой группы"]),
    ],
)
def test_short_names(language: str, expected: list[str]) -> None:
    ids = (
        "ger-36-mot",
        "ger-217-id",
        "sov-179-rd",
        "sov-23-td",
        "rom-8-cav",
        "ger-4pzg",
        "sov-2-dno-mos",
    )
    names = named(language)
    assert [names.unit(uid) for uid in ids][: len(expected)] == expected


@pytest.mark.parametrize(
    ("uid", "expected"),
    [
        ("ger-tot", "Dywizja SS (zmotoryzowana) „Totenkopf”"),
        ("sov-8a", "8. Armia (sow.)"),
        ("rom-4-mtn", "4. Brygada Górska (rum.)"),
        ("sov-1-nav", "1. Brygada Piechoty Morskiej"),
    ],
)
def test_full_names(uid: str, expected: str) -> None:
    assert named("pl").full_unit(uid) == expected


@pytest.mark.parametrize("language", LANGUAGES)
def test_units_of_a_side_have_names_of_their_own(language: str) -> None:
    names = named(language)
    labels = [(counter.side, names.unit(uid)) for uid, counter in load().roster.items()]
    assert len(set(labels)) == len(labels)
    assert [label for _, label in labels if label.endswith(".")] == []


@pytest.mark.parametrize("language", ["pl", "ru"])
def test_no_full_name_is_left_in_english(language: str) -> None:
    names = named(language)
    roster = load().roster
    assert [uid for uid in roster if names.full_unit(uid) == roster[uid].full_name] == []


def test_names_in_russian_have_no_latin_letters() -> None:
    names = named("ru")
    labels = [told(uid) for told in (names.unit, names.printed) for uid in load().roster]
    assert [label for label in labels if any("A" <= letter <= "z" for letter in label)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_words(language: str) -> None:
    known = by_id(language)
    data = load()
    wanted = [f"chit-{chit}" for chit in data.chits]
    wanted += [f"unit-type-{counter.type}" for counter in data.roster.values()]
    wanted += [f"size-{c.size.replace(' ', '-')}" for c in data.roster.values() if c.size]
    wanted += [f"nationality-{counter.nationality}" for counter in data.roster.values()]
    wanted += [f"unit-{counter.id}" for counter in data.roster.values() if counter.is_hq]
    wanted += [f"terrain-{kind}" for kind in data.terrain.terrain]
    wanted += [f"place-{kind}" for kind in data.terrain.place]
    wanted += [f"hexside-{kind}" for kind in data.terrain.hexside]
    wanted += [f"line-{kind}" for kind in data.terrain.line]
    wanted += [f"area-{area}" for area in data.board.areas]
    for scenario in data.scenarios.values():
        wanted += [scenario.title, scenario.summary]
        wanted += [f"seat-{seat.id}" for seat in scenario.seat]
    for option in data.game.option:
        wanted += [f"option-{option.id}", *(f"option-{option.id}-{v}" for v in option.choices)]
    assert sorted({message for message in wanted if message not in known}) == []
