"""5.0: two combat units and one headquarters in a hex."""

from __future__ import annotations

import pytest

from hexside.api import PositionError
from tests.rulebook.traces_of_war.tow_kit import codes, ends, play, stand, where

GAME = "traces-of-war"
ROW = "1728-1734"


@pytest.mark.rule(GAME, "5.0")
def test_two_combat_units_and_a_headquarters_share_a_hex() -> None:
    units = {
        "b": "soviet infantry 4-1 1731",
        "c": "soviet armour 6-4-6 1732",
        "hq": "soviet hq 2-4 1732",
    }
    game = stand(units, hexes=ROW, activated=["b"])
    assert "1732" in ends(game, "move", "b")
    play(game, "move b 1732")
    assert where(game, "b") == where(game, "c") == where(game, "hq") == "1732"


@pytest.mark.rule(GAME, "5.0")
def test_a_third_combat_unit_may_not_end_in_the_hex() -> None:
    units = {
        "b": "soviet infantry 4-1 1731",
        "c": "soviet armour 6-4-6 1732",
        "d": "soviet infantry 4-4 1732",
    }
    game = stand(units, hexes=ROW, activated=["b"])
    assert codes(game, "move b 1732") == {"stacking-limit 5.0"}


@pytest.mark.rule(GAME, "5.0")
def test_a_reduced_unit_counts_as_much_as_a_full_one() -> None:
    units = {
        "b": "soviet infantry 4-1 1731 reduced",
        "c": "soviet armour 6-4-6 1732 reduced",
        "d": "soviet infantry 4-4 1732 reduced",
    }
    game = stand(units, hexes=ROW, activated=["b"])
    assert codes(game, "move b 1732") == {"stacking-limit 5.0"}


@pytest.mark.rule(GAME, "5.0")
def test_a_headquarters_joins_two_combat_units() -> None:
    units = {
        "hq": "soviet hq 2-1 1731",
        "c": "soviet armour 6-4-6 1732",
        "d": "soviet infantry 4-4 1732",
    }
    game = stand(units, hexes=ROW, activated=["hq"])
    assert "1732" in ends(game, "move", "hq")


@pytest.mark.rule(GAME, "5.0", "9.0", "R17")
def test_two_headquarters_never_stack() -> None:
    units = {"hq": "soviet hq 2-1 1731", "hq2": "soviet hq 2-4 1732"}
    game = stand(units, hexes=ROW, activated=["hq"])
    assert codes(game, "move hq 1732") == {"stacking-limit 5.0"}


@pytest.mark.rule(GAME, "5.0")
def test_the_limit_is_looked_at_only_where_a_move_ends() -> None:
    units = {
        "b": "soviet infantry 4-3 1730",
        "c": "soviet armour 6-4-6 1731",
        "d": "soviet infantry 4-4 1731",
        "e": "soviet infantry 4-4 1732",
        "f": "soviet infantry 4-4 1732",
    }
    game = stand(units, hexes=ROW, activated=["b"])
    assert ends(game, "move", "b") == {"1728", "1729", "1733"}


@pytest.mark.rule(GAME, "5.0")
def test_a_hex_has_room_again_when_a_unit_has_left_it() -> None:
    units = {
        "b": "soviet infantry 4-1 1731",
        "c": "soviet armour 6-4-6 1732",
        "d": "soviet infantry 4-4 1732",
    }
    game = stand(units, hexes=ROW)
    assert "1732" not in ends(game, "move", "b")
    play(game, "move c 1733")
    assert "1732" in ends(game, "move", "b")


@pytest.mark.rule(GAME, "5.0")
@pytest.mark.parametrize("ally", ["hungarian", "romanian"])
def test_germans_and_allies_stack(ally: str) -> None:
    units = {"h": f"axis infantry 2-1 1731 {ally} one-step", "g": "axis infantry 3-4 1732"}
    game = stand(units, seat="axis", hexes=ROW, activated=["h"])
    assert "1732" in ends(game, "move", "h")
    play(game, "move h 1732")
    third = stand(
        {**units, "g2": "axis armour 6-5-7 1732"}, seat="axis", hexes=ROW, activated=["h"]
    )
    assert codes(third, "move h 1732") == {"stacking-limit 5.0"}


@pytest.mark.rule(GAME, "5.0")
def test_the_two_sides_never_share_a_hex() -> None:
    game = stand({"a": "axis infantry 3-4 1732", "b": "soviet infantry 4-9 1731"}, hexes=ROW)
    assert codes(game, "move b 1732") == {"enemy-occupied 5.0"}
    assert "enemy-occupied 5.0" in codes(game, "move b 1732 1733")
    with pytest.raises(PositionError, match="both-sides-in-hex"):
        stand({"a": "axis infantry 3-4 1732", "b": "soviet infantry 4-9 1732"})


@pytest.mark.rule(GAME, "5.0")
def test_no_position_breaks_the_limit() -> None:
    full = dict.fromkeys(("b", "c"), "soviet infantry 4-4 1732")
    stand({**full, "hq": "soviet hq 2-4 1732"})
    with pytest.raises(PositionError, match="stacking-limit"):
        stand({**full, "d": "soviet infantry 4-4 1732"})
    with pytest.raises(PositionError, match="stacking-limit"):
        stand({"hq": "soviet hq 2-4 1732", "hq2": "soviet hq 2-4 1732"})


@pytest.mark.rule(GAME, "5.0", "11.1")
def test_the_airborne_marker_does_not_count_but_its_unit_does() -> None:
    units = {"b": "soviet infantry 4-1 1731", "sov-18g-abn": "1732"}
    tracks = {"airborne_hex": "1732", "airborne_used": True}
    game = stand(units, hexes=ROW, activated=["b"], tracks=tracks, turn=4)
    assert "1732" in ends(game, "move", "b")
    units["c"] = "soviet infantry 4-4 1732"
    full = stand(units, hexes=ROW, activated=["b"], tracks=tracks, turn=4)
    assert codes(full, "move b 1732") == {"stacking-limit 5.0"}
