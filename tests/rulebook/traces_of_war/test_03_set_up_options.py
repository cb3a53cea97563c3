"""3 Set-up: start hexes that an option changes, and games that were begun before it."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

import hexside
from hexside.api import options_of, start_game
from hexside.datafiles import DataFileErrors
from hexside.engine import registry

RACE = "traces-of-war/race-to-the-dnieper"
MOVED = ("ger-3-pz", "ger-2-ss-dr", "ger-3-ss-tot", "ger-223-id")


def places(game: hexside.Game) -> dict[str, str]:
    """Where the units that the option moves stand."""
    return {unit.id: unit.hex for unit in game.view("axis").units if unit.id in MOVED}


@pytest.mark.rule("traces-of-war", "3.0")
def test_the_reserves_stand_at_kharkiv_unless_told() -> None:
    found = places(hexside.new(RACE, seed=1))
    assert found == dict(zip(MOVED, ("2533", "2634", "2634", "2533"), strict=True))


@pytest.mark.rule("traces-of-war", "3.0")
def test_the_reserves_may_still_stand_on_the_mius() -> None:
    found = places(hexside.new(RACE, seed=1, options={"reserves": "on-the-mius"}))
    assert found == dict(zip(MOVED, ("1339", "1340", "1440", "2634"), strict=True))


@pytest.mark.rule("traces-of-war", "3.0")
def test_a_game_begun_before_the_option_keeps_its_start_hexes() -> None:
    origin = hexside.new(RACE, seed=1).origin
    old = {name: value for name, value in origin.options.items() if name != "reserves"}
    earlier = msgspec.structs.replace(origin, options=old)
    assert options_of(earlier)["reserves"] == "on-the-mius"
    assert places(start_game(earlier))["ger-3-pz"] == "1339"
    assert places(start_game(origin))["ger-3-pz"] == "2533"


@pytest.mark.rule("traces-of-war", "3.0")
def test_all_faults_in_start_hexes_of_options_are_told(tmp_path: Path) -> None:
    data = Path(hexside.__file__).parent / "games/traces_of_war/data/game.toml"
    text = data.read_text(encoding="utf-8")
    text = text.replace('ger-3-pz = "1339"', 'ger-3-px = "9939"')
    text = text.replace("[option.hexes.on-the-mius]", "[option.hexes.on-the-moon]")
    (tmp_path / "game.toml").write_text(text, encoding="utf-8")
    with pytest.raises(DataFileErrors) as raised:
        registry.game("traces-of-war").rules("race-to-the-dnieper", {}, (str(tmp_path),))
    message = str(raised.value)
    for wrong in ("on-the-moon", "ger-3-px", "9939"):
        assert wrong in message
