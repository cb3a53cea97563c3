"""The kit of small positions reads units of every game in a few words."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

from hexside.conformance.rulebook_kit import PositionKit, UnitWords

WORDS = UnitWords(
    words={"reduced": {"left": 1}, "nkvd": {"nationality": "nkvd"}},
    marks=("isolated", "moved"),
    mark_starts=("since-",),
    keys={"range": "command_range"},
)
KIT = PositionKit("toy", "one", hexes="1001-1003", seat="axis", areas={"source": "1001"})


@pytest.mark.parametrize(
    ("text", "entry"),
    [
        ("1731", {"hex": "1731"}),
        ("K0101 reduced", {"hex": "K0101", "left": 1}),
        ("12.26", {"hex": "12.26"}),
        ("eliminated", {"box": "eliminated"}),
        ("box:a left:1", {"box": "a", "left": 1}),
        ("1731 isolated since-3", {"hex": "1731", "marks": ["isolated", "since-3"]}),
        (
            "axis hq 2-5 1632 range:3",
            {
                "side": "axis",
                "type": "hq",
                "attack": 2,
                "defense": 2,
                "move": 5,
                "hex": "1632",
                "command_range": 3,
            },
        ),
        # The word after the side is the type, also where it could be a nationality.
        (
            "soviet nkvd 3-5-4 1632",
            {
                "side": "soviet",
                "type": "nkvd",
                "attack": 3,
                "defense": 5,
                "move": 4,
                "hex": "1632",
            },
        ),
    ],
)
def test_a_unit_in_a_few_words(text: str, entry: dict[str, Any]) -> None:
    assert WORDS.unit(text) == entry


def test_a_position_has_the_defaults_of_its_kit() -> None:
    text = KIT.text({"a": "1002"}, terrain={"1003": "sea"}, dice=None)
    assert tomllib.loads(text) == {
        "game": "toy/one",
        "turn": 2,
        "board": {
            "hexes": "1001-1003",
            "terrain": {"1003": "sea"},
            "areas": {"source": "1001"},
        },
        "units": {"a": {"hex": "1002"}},
    }


def test_a_position_on_the_map_of_the_scenario_has_no_board() -> None:
    assert "board" not in tomllib.loads(KIT.text({"a": {"hex": "1002"}}, hexes="", scenario="two"))
