"""Fall Blau at the table: everything that a player sees has a name in the player's language."""

from __future__ import annotations

import re
from typing import Any

import pytest

FALL_BLAU = "stalingrad-42/fall-blau"
LANGUAGES = ("en", "pl", "ru")
#: Tracks that only programs read, because others say the same in words.
FOR_PROGRAMS = {
    *("phase", "side", "air", "railheads", "forts", "printed_forts", "city_battles", "auto_ds"),
    *("replacements", "railed", "railed_on_map", "crossings", "released", "exited", "temryuk"),
    *("elbrus", "benchmark", "victory_points", "victory_need", "victory_sheet"),
    *("axis_ports", "entered_by_rail", "towards_baku", "forked", "baku"),
    *("trans_caucasus", "offensives"),
}


@pytest.fixture
def started(person: Any) -> tuple[Any, str]:
    game: str = person.begin(scenario=FALL_BLAU)
    return person, game


@pytest.mark.parametrize("language", LANGUAGES)
def test_tracks_boxes_and_marks_have_names(started: tuple[Any, str], language: str) -> None:
    person, game = started
    table = person.table(game, "axis", language)
    labels = table["labels"]
    view = table["view"]
    shown = set(view["tracks"]) & set(labels["tracks"])
    assert {"weather", "air_ready", "railhead_hexes", "fort_lines", "rail_moves"} <= shown
    for name in shown:
        value = view["tracks"][name]
        for word in value if isinstance(value, list) else [value]:
            assert not isinstance(word, (dict, list)), name
            if isinstance(word, str) and word and not re.fullmatch(r"\d{4}", word):
                assert word in labels["words"], (name, word)
                # English has the same words for the weather.
                assert language == "en" or labels["words"][word] != word, (name, word)
    assert {unit["box"] for unit in view["units"] if unit.get("box")} <= set(labels["boxes"])
    # Another game has boxes of the same id.
    assert "19" not in labels["boxes"]["turn-3"]
    assert "3" in labels["boxes"]["turn-3"]
    assert {m for unit in view["units"] for m in unit.get("marks", [])} <= set(labels["marks"])
    assert [name for name in labels["victory"] if labels["victory"][name] == name] == []


def test_the_flotilla_lies_on_a_hexside(started: tuple[Any, str]) -> None:
    """Where the map has no Volga, it is nowhere; a hexside is named by its two hexes."""
    person, game = started
    table = person.table(game)
    assert table["view"]["tracks"]["flotilla_soviet"] == ""
    assert "flotilla_soviet" in table["labels"]["tracks"]


def test_words_of_tracks_for_programs_have_no_names(started: tuple[Any, str]) -> None:
    """The groups of printed fortifications have the letters of Entry Areas, and sides are words."""
    person, game = started
    table = person.table(game)
    assert {"n", "r"} <= set(table["view"]["tracks"]["printed_forts"])
    assert {"n", "r", "s", "axis", "initial"} & set(table["labels"]["words"]) == set()


def test_only_tracks_for_programs_have_no_name(started: tuple[Any, str]) -> None:
    """A track without a name would silently be left out; those left out are listed here."""
    person, game = started
    table = person.table(game)
    unnamed = set(table["view"]["tracks"]) - set(table["labels"]["tracks"])
    assert unnamed - FOR_PROGRAMS == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_of_actions_have_names(started: tuple[Any, str], language: str) -> None:
    person, game = started
    for _ in range(4):
        decision = person.table(game, "axis", language)["decision"]
        if decision is None:
            break
        words = {word: name for word, name in decision["words"].items() if word.strip()}
        assert [word for word, name in words.items() if name == word] == []
        version = person.table(game)["version"]
        assert decision["actions"]
        person.act(game, "axis", version, "done")


def test_control_is_told_in_the_words_of_this_game(started: tuple[Any, str]) -> None:
    """16.3.4: the list has the hexes of the Axis; in another game the same track is Soviet."""
    person, game = started
    assert person.table(game)["labels"]["tracks"]["control"] == "Axis control"
    other = person.begin()
    assert person.table(other)["labels"]["tracks"]["control"] == "Soviet control"


def test_points_and_what_they_are_for(started: tuple[Any, str]) -> None:
    """S1.3: the Axis needs eight points and begins with none."""
    person, game = started
    tracks = person.table(game)["view"]["tracks"]
    assert (tracks["victory_points"], tracks["victory_need"]) == (0, 8)
    assert sum(row[2] for row in tracks["victory_sheet"]) == tracks["victory_points"]


def test_counters_have_their_strengths(person: Any) -> None:
    body = person.client.get("/api/roster/stalingrad-42/fall-blau", params={"lang": "ru"}).json()
    panzer = body["ger-pz-24"]
    assert (panzer["attack"], panzer["defense"], panzer["move"]) == (10, 8, 6)
    assert panzer["reduced_attack"] < panzer["attack"]
    assert [level["attack"] for level in panzer["values"]] == sorted(
        level["attack"] for level in panzer["values"]
    )
    assert (panzer["size"], panzer["nationality"]) == ("division", "german")
    assert panzer["name"] == "24 тд"
    assert panzer["full_title"] == "24-я танковая дивизия"
    assert body["ger-hq-6a"]["kind"] == "hq"
