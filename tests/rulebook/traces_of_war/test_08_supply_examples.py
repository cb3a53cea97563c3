"""The four examples of 8.1, with the units that they name, and T21 of 8.2.

The picture of the examples is not part of the text; each is set up so that every reason that the
text gives is needed: taking one away turns the answer over.
"""

from __future__ import annotations

from typing import Any

import pytest

from hexside.api import Game
from tests.rulebook.traces_of_war.tow_kit import marks, stand

GAME = "traces-of-war"
OUT = ("out-of-supply",)


def check(units: dict[str, str], **more: Any) -> Game:
    return stand(units, phase="supply-check", seat=None, **more)


@pytest.mark.rule(GAME, "T16", "8.1")
def test_17_panzer_is_shut_in_by_a_zone_and_blocked_hexsides() -> None:
    """On the map of the game: 0422 lies behind the blocked hexsides of the Bug estuary."""
    units = {"ger-17-pz": "0422", "sov-9-mc": "0523"}
    assert marks(check(units, hexes=""), "ger-17-pz") == OUT
    del units["sov-9-mc"]
    assert marks(check(units, hexes=""), "ger-17-pz") == ()


@pytest.mark.rule(GAME, "T16", "8.1")
def test_17_panzer_without_the_blocked_hexsides() -> None:
    units = {"ger-17-pz": "0422", "sov-9-mc": "0523"}
    board: dict[str, Any] = {"hexes": "0416-0525", "areas": {"axis-source": "0416"}}
    walls = {"blocked": "0421/0422 0422/0521"}
    assert marks(check(units, hexsides=walls, **board), "ger-17-pz") == OUT
    assert marks(check(units, **board), "ger-17-pz") == ()


#: A corridor with three rooms for enemies south of it.
CORRIDOR: dict[str, Any] = {"hexes": "0617-0625 0520-0522"}


@pytest.mark.rule(GAME, "T17", "8.1")
@pytest.mark.parametrize(("missing", "found"), [("", ()), ("ger-46-id", OUT), ("ger-223-id", OUT)])
def test_15_infantry_traces_through_46_and_223(missing: str, found: tuple[str, ...]) -> None:
    units = {
        "ger-15-id": "0623",
        "ger-46-id": "0622",
        "ger-223-id": "0621",
        "sov-9-mc": "0521",
        "sov-66-rc": "0522",
    }
    units.pop(missing, None)
    game = check(units, areas={"axis-source": "0617"}, **CORRIDOR)
    assert marks(game, "ger-15-id") == found


@pytest.mark.rule(GAME, "T18", "8.1")
def test_soviet_73_has_no_line_because_of_the_zone_on_0620() -> None:
    """17 Panzer in 0520 covers 0620 and, behind a blocked hexside, not 0621."""
    units = {"sov-73-rc": "0618", "ger-17-pz": "0520"}
    board: dict[str, Any] = {
        "areas": {"soviet-source": "0625"},
        "hexsides": {"blocked": "0520/0621"},
        **CORRIDOR,
    }
    assert marks(check(units, **board), "sov-73-rc") == OUT
    assert marks(check({**units, "sov-66-rc": "0621"}, **board), "sov-73-rc") == OUT
    assert marks(check({**units, "sov-66-rc": "0620"}, **board), "sov-73-rc") == ()
    del units["ger-17-pz"]
    assert marks(check(units, **board), "sov-73-rc") == ()


@pytest.mark.rule(GAME, "T19", "8.1")
@pytest.mark.parametrize(
    ("missing", "found"), [("", ()), ("sov-23-tc", OUT), ("sov-9-mc", OUT), ("bridge", OUT)]
)
def test_soviet_66_traces_through_23_tank_and_9_mechanised_and_over_a_bridge(
    missing: str, found: tuple[str, ...]
) -> None:
    """17 Panzer in 0520 covers 0620 and 0621; a major river follows."""
    units = {
        "sov-66-rc": "0619",
        "sov-23-tc": "0620",
        "sov-9-mc": "0621",
        "ger-17-pz": "0520",
    }
    units.pop(missing, None)
    game = check(
        units,
        areas={"soviet-source": "0625"},
        hexsides={"major-river": "0621/0622"},
        lines={} if missing == "bridge" else {"road": ["0621 0622"]},
        hexes="0617-0625 0520",
    )
    assert marks(game, "sov-66-rc") == found
