"""13.3: victory in the campaign."""

from __future__ import annotations

from typing import Any

import pytest

from hexside.api import Game
from tests.rulebook.traces_of_war.tow_kit import event, kind, play, stand, track

GAME = "traces-of-war"
CITIES = ["1528", "1529", "1530", "1531", "1532", "1533", "1534", "1535"]
AREAS = {"axis-source": "1728", "soviet-source": "1835", "breakthrough": "1628 1828"}
#: A Soviet unit far from everything, so that the side is not empty.
HOME = {"home": "soviet infantry 4-4 1835"}


def campaign(units: dict[str, Any], turn: int = 3, **more: Any) -> Game:
    """The end of a turn of the campaign."""
    more.setdefault("areas", AREAS)
    return stand(
        {**HOME, **units},
        phase="end-of-turn",
        seat=None,
        turn=turn,
        places={"major-city": " ".join(CITIES)},
        **more,
    )


def points(units: dict[str, Any], **more: Any) -> float:
    """The Soviet victory points at the end of a turn."""
    return float(track(campaign(units, **more), "victory_points"))


def lost(kind_of_unit: str, nationality: str = "german", side: str = "axis") -> dict[str, Any]:
    """A destroyed unit."""
    return {
        "side": side,
        "type": kind_of_unit,
        "nationality": nationality,
        "attack": 3,
        "move": 4,
        "box": "eliminated",
    }


@pytest.mark.rule(GAME, "13.3", "AID")
@pytest.mark.parametrize("count", [0, 1, 8])
def test_eight_points_for_each_major_city(count: int) -> None:
    assert points({}, tracks={"control": CITIES[:count]}) == 8 * count


@pytest.mark.rule(GAME, "13.3")
def test_the_hex_behind_kremenchuk_is_no_city() -> None:
    areas = {**AREAS, "crossing-point-key": "1730"}
    assert points({}, areas=areas, tracks={"control": ["1730"]}) == 0


@pytest.mark.rule(GAME, "13.3", "AID", "R22")
@pytest.mark.parametrize(
    ("kind_of_unit", "nationality", "value"),
    [
        ("armour", "german", 2),
        ("mechanised-infantry", "german", 1),
        ("infantry", "german", 1),
        ("mountain", "german", 1),
        ("security", "german", 1),
        ("infantry", "hungarian", 0),
        ("infantry", "romanian", 0),
        ("armour", "romanian", 0),
    ],
)
def test_destroyed_axis_units(kind_of_unit: str, nationality: str, value: int) -> None:
    assert points({"gone": lost(kind_of_unit, nationality)}) == value


@pytest.mark.rule(GAME, "13.3", "R22")
def test_panzergrenadiers_count_as_armoured_by_option_only() -> None:
    units = {"gone": lost("mechanised-infantry")}
    assert points(units, options={"armoured-vp": "mechanised"}) == 2
    assert points(units, options={"armoured-vp": "armour"}) == 1


@pytest.mark.rule(GAME, "13.3")
def test_destroyed_soviet_units_and_units_in_their_boxes_score_nothing() -> None:
    units = {
        "red": lost("armour", "soviet", "soviet"),
        "waiting": {**lost("armour"), "box": "pool"},
        "replaced": {**lost("armour"), "box": "removed"},
    }
    assert points(units) == 0


@pytest.mark.rule(GAME, "13.3", "2.3", "AID")
def test_relocations_of_headquarters() -> None:
    assert points({}, tracks={"axis_relocations": 3}) == 6
    assert points({}, tracks={"soviet_relocations": 2}) == -4
    assert points({}, tracks={"axis_relocations": 1, "soviet_relocations": 1}) == 0


@pytest.mark.rule(GAME, "13.3", "2.1", "R25")
@pytest.mark.parametrize("turn", [3, 8])
def test_five_points_for_each_supplied_unit_on_a_breakthrough_hex(turn: int) -> None:
    units = {
        "one": "soviet infantry 4-4 1628",
        "two": "soviet armour 6-4-6 1628",
        "three": "soviet infantry 4-4 1828",
        "near": "soviet infantry 4-4 1629",
    }
    assert points(units, turn=turn) == 15


@pytest.mark.rule(GAME, "13.3", "2.1", "R25")
@pytest.mark.parametrize("turn", [3, 8])
def test_a_unit_without_a_supply_line_makes_no_breakthrough(turn: int) -> None:
    # All the hexsides of 1628 are blocked.
    blocked = "1628/1629 1628/1528 1628/1728"
    units = {"one": "soviet infantry 4-4 1628", "three": "soviet infantry 4-4 1828"}
    assert points(units, turn=turn, hexsides={"blocked": blocked}) == 5


@pytest.mark.rule(GAME, "13.3", "R22")
def test_headquarters_make_no_breakthrough() -> None:
    assert points({"hq": "soviet hq 2-4 1628"}) == 0


@pytest.mark.rule(GAME, "13.3")
def test_axis_units_make_no_breakthrough() -> None:
    assert points({"a": "axis infantry 3-4 1628"}) == 0


#: The Soviet unit on the only Axis source cuts everybody off.
CUT_OFF = {
    "pz": "axis armour 6-5-7 1731",
    "inf": "axis infantry 3-4 1732",
    "rom": "axis infantry 2-4 1733 romanian",
    "hq": "axis hq 2-4 1735",
    "z": "soviet infantry 4-4 1728",
}


@pytest.mark.rule(GAME, "13.3", "R23")
@pytest.mark.parametrize(("turn", "expected"), [(1, 0), (7, 0), (8, 2 + 1 + 0)])
def test_units_without_a_line_count_as_destroyed_at_the_end_of_turn_eight(
    turn: int, expected: int
) -> None:
    game = stand({**HOME, **CUT_OFF}, turn=turn, areas=AREAS)
    checked = event(play(game, "done"), "victory-points")
    assert checked["points"] == expected


@pytest.mark.rule(GAME, "13.3", "R23")
def test_the_line_and_not_the_marker_counts_in_the_final_scoring() -> None:
    units = {"pz": "axis armour 6-5-7 1731 isolated"}
    assert points(units, turn=8) == 0


def winner(game: Game) -> tuple[str, str, float]:
    """Who won, by which rule, with how many points."""
    result = game.view("").result
    assert result is not None
    return result.winner, result.rule, result.score


ALL_CITIES = {"control": CITIES}


@pytest.mark.rule(GAME, "13.3", "4.4")
@pytest.mark.parametrize("turn", [2, 5, 8])
def test_sixty_five_points_win_at_the_end_of_any_turn(turn: int) -> None:
    game = campaign({"gone": lost("infantry")}, turn=turn, tracks=ALL_CITIES)
    assert winner(game) == ("soviet", "13.3", 65)


@pytest.mark.rule(GAME, "13.3", "4.4")
@pytest.mark.parametrize("turn", [2, 7])
def test_sixty_four_points_do_not(turn: int) -> None:
    game = campaign({}, turn=turn, tracks=ALL_CITIES)
    assert track(game, "victory_points") == 64
    assert not game.over
    assert (game.view("").turn, kind(game)) == (turn + 1, "choose-chits")


@pytest.mark.rule(GAME, "13.3", "4.4")
def test_the_axis_wins_at_the_end_of_turn_eight_otherwise() -> None:
    assert winner(campaign({}, turn=8, tracks=ALL_CITIES)) == ("axis", "13.3", 64)


@pytest.mark.rule(GAME, "13.3", "R25")
def test_breakthrough_points_count_at_every_check() -> None:
    tracks = {"control": CITIES[:7], "axis_relocations": 2}  # 56 + 4
    units = {"one": "soviet infantry 4-4 1628"}
    assert winner(campaign(units, turn=4, tracks=tracks)) == ("soviet", "13.3", 65)


@pytest.mark.rule(GAME, "13.3", "14.1", "R24")
@pytest.mark.parametrize(("bid", "expected"), [(64, "soviet"), (65, "axis"), (80, "axis")])
def test_a_bid_replaces_the_sixty_five_points(bid: int, expected: str) -> None:
    game = campaign({}, turn=8, tracks={**ALL_CITIES, "bid": bid})
    assert winner(game)[0] == expected
