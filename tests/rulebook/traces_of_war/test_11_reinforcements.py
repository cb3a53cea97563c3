"""11.0, 11.1: placement by rail, Soviet groups and replacements."""

from __future__ import annotations

from typing import Any

import pytest

from hexside.api import Game
from tests.rulebook.traces_of_war.tow_kit import (
    codes,
    ends,
    kind,
    legal_with,
    play,
    stand,
    steps,
    told,
    track,
    where,
)

GAME = "traces-of-war"
RAIL = "1728 1729 1730 1731 1732 1733 1734 1735"


def arriving(group: int = 1, kind_of_unit: str = "infantry", **more: Any) -> dict[str, Any]:
    """A Soviet unit that waits for its group."""
    return {
        "side": "soviet",
        "type": kind_of_unit,
        "attack": 5,
        "defense": 4,
        "move": 4,
        "availability": f"group {group}",
        "box": "pool",
        **more,
    }


def rail_head(units: dict[str, Any], **more: Any) -> Game:
    """Group 1 is unit n; one railway runs from the Soviet source 1735 to the west."""
    more.setdefault("lines", {"rail": RAIL})
    more.setdefault("areas", {"soviet-source": "1735", "axis-source": "1728"})
    return stand({"n": arriving(), **units}, phase="reinforcements", **more)


@pytest.mark.rule(GAME, "11.0", "11.1")
def test_reinforcements_are_placed_on_railways_with_a_way_to_a_source() -> None:
    game = rail_head({})
    assert kind(game) == "place-reinforcements"
    assert ends(game, "place", "n") == set(RAIL.split())
    assert codes(game, "place n 1634") == {"no-railway-there 11.0"}
    play(game, "place n 1732")
    assert (where(game, "n"), steps(game, "n")) == ("1732", 2)


@pytest.mark.rule(GAME, "11.0")
def test_a_road_is_no_railway() -> None:
    game = rail_head({}, lines={"rail": "1734 1735", "road": "1732 1733 1734"})
    assert ends(game, "place", "n") == {"1734", "1735"}


@pytest.mark.rule(GAME, "11.0")
def test_a_gap_in_the_railway_ends_the_way() -> None:
    game = rail_head({}, lines={"rail": ["1735 1734 1733", "1732 1731"]})
    assert ends(game, "place", "n") == {"1733", "1734", "1735"}
    assert codes(game, "place n 1732") == {"no-open-railway 11.0"}


@pytest.mark.rule(GAME, "11.0")
def test_the_source_must_be_on_the_railway_and_friendly() -> None:
    game = rail_head(
        {},
        areas={"axis-source": "1735 1728", "soviet-source": "1535"},
        lines={"rail": [RAIL, "1535 1534"]},
    )
    assert ends(game, "place", "n") == {"1534", "1535"}


@pytest.mark.rule(GAME, "11.0", "R32")
@pytest.mark.parametrize("friend", [{}, {"f": "soviet infantry 4-4 1732"}])
def test_enemy_zones_close_the_railway_even_under_a_friend(friend: dict[str, str]) -> None:
    # The zone of the Axis unit in 1832 lies on 1731 and 1732.
    game = rail_head({"z": "axis infantry 3-4 1832", **friend})
    assert ends(game, "place", "n") == {"1733", "1734", "1735"}
    assert codes(game, "place n 1732") == {"in-enemy-zone 11.0"}
    assert codes(game, "place n 1730") == {"no-open-railway 11.0"}


@pytest.mark.rule(GAME, "11.0")
@pytest.mark.parametrize("enemy", ["axis infantry 3-4 1732", "axis hq 2-4 1732"])
def test_enemy_units_close_the_railway(enemy: str) -> None:
    game = rail_head({"z": enemy}, hexsides={"blocked": "1732/1733 1731/1732"})
    assert codes(game, "place n 1732") == {"enemy-occupied 11.0"}
    assert "1731" not in ends(game, "place", "n")


@pytest.mark.rule(GAME, "11.0")
def test_a_major_city_of_the_enemy_closes_the_railway() -> None:
    city = {"major-city": "1732"}
    held = rail_head({}, places=city)
    assert ends(held, "place", "n") == {"1733", "1734", "1735"}
    taken = rail_head({}, places=city, tracks={"control": ["1732"]})
    assert ends(taken, "place", "n") == set(RAIL.split())
    town = rail_head({}, places={"town": "1732"})
    assert ends(town, "place", "n") == set(RAIL.split())


@pytest.mark.rule(GAME, "11.0")
def test_an_enemy_zone_over_the_source_closes_it() -> None:
    game = rail_head({"z": "axis infantry 3-4 1635"}, lines={"rail": RAIL})
    assert where(game, "n") == "arrived"
    assert kind(game) != "place-reinforcements"


@pytest.mark.rule(GAME, "11.0", "5.0")
def test_stacking_applies_to_placement() -> None:
    game = rail_head({"f": "soviet infantry 4-4 1734", "g": "soviet infantry 4-4 1734"})
    assert codes(game, "place n 1734") == {"stacking-limit 5.0"}
    # Units on the way do not close it.
    assert "1733" in ends(game, "place", "n")


@pytest.mark.rule(GAME, "11.0")
def test_headquarters_and_range_do_not_matter() -> None:
    game = rail_head({"hq": "soviet hq 2-4 1535 range:1"})
    assert "1728" in ends(game, "place", "n")


@pytest.mark.rule(GAME, "11.1")
def test_groups_arrive_in_the_order_of_their_numbers_one_for_each_chit() -> None:
    game = rail_head({"n2": arriving(2)}, turn=6)
    assert (where(game, "n"), where(game, "n2")) == ("arrived", "pool")
    assert codes(game, "place n2 1735") == {"not-arriving 11.1"}
    assert track(game, "group") == 2


@pytest.mark.rule(GAME, "11.1")
def test_the_number_is_no_turn() -> None:
    game = rail_head({"n2": arriving(2)}, tracks={"group": 2}, turn=7)
    assert (where(game, "n"), where(game, "n2")) == ("pool", "arrived")
    assert track(game, "group") == 3


@pytest.mark.rule(GAME, "11.1", "4.3.3")
def test_the_chit_brings_the_next_group() -> None:
    game = stand(
        {"n": arriving(3), "n4": arriving(4)},
        phase="resolution",
        chit="soviet-reinforcement",
        chits={"drawn": "soviet-reinforcement"},
        tracks={"group": 3},
        lines={"rail": RAIL},
        areas={"soviet-source": "1735"},
    )
    assert legal_with(game, "place", "n") != set()
    assert legal_with(game, "place", "n4") == set()
    assert track(game, "group") == 4


@pytest.mark.rule(GAME, "11.1")
def test_only_the_soviet_player_places_the_group() -> None:
    game = rail_head({})
    assert codes(game, "place n 1735", seat="axis") == {"not-your-decision"}


@pytest.mark.rule(GAME, "11.1", "R31")
def test_what_cannot_be_placed_waits_for_the_next_chit() -> None:
    # Room for one unit only, in the source itself.
    units = {
        "m": arriving(),
        "later": arriving(2),
        "f": "soviet infantry 4-4 1735",
    }
    game = rail_head(units, places={"major-city": "1734"})
    assert track(game, "group") == 2
    play(game, "place m 1735")
    assert (where(game, "n"), where(game, "later")) == ("arrived", "pool")
    # At the next chit it is offered together with the next group.
    again = rail_head(
        {
            "n": arriving(1, box="arrived"),
            "later": arriving(2),
        },
        tracks={"group": 2},
    )
    assert legal_with(again, "place", "n")
    assert legal_with(again, "place", "later")
    assert track(again, "group") == 3


@pytest.mark.rule(GAME, "11.1", "R31")
def test_the_group_counts_as_entered_when_nothing_can_be_placed() -> None:
    game = rail_head({}, areas={"axis-source": "1728"})
    assert (where(game, "n"), track(game, "group")) == ("arrived", 2)


# Replacements


def replacing(units: dict[str, Any], **values: Any) -> Game:
    """A tank corps with a black number, attack 7 at full strength, arrives."""
    new = arriving(1, "armour", attack=7, reduced_attack=4, defense=5, **values)
    new["availability"] = "replacement 1"
    return stand(
        {"new": new, **units},
        phase="reinforcements",
        lines={"rail": RAIL},
        areas={"soviet-source": "1735"},
    )


@pytest.mark.rule(GAME, "11.1", "2.2")
def test_a_replacement_takes_the_place_of_a_weaker_unit_of_its_type() -> None:
    game = replacing(
        {
            "old": "soviet armour 6-4-6 1530",
            "rifle": "soviet infantry 4-4 1531",
            "mech": "soviet mechanised-infantry 6-4-6 1532",
            "z": "axis armour 3-3-7 1729",
        }
    )
    assert legal_with(game, "replace") == {"replace new old"}
    for other in ("rifle", "mech", "z"):
        assert codes(game, f"replace new {other}") == {"cannot-be-replaced 11.1"}
    assert "unit-replaced" in told(play(game, "replace new old"))
    assert (where(game, "new"), steps(game, "new")) == ("1530", 2)
    assert where(game, "old") == "removed"


@pytest.mark.rule(GAME, "11.1")
def test_a_replacement_is_not_placed_by_rail_nor_the_reverse() -> None:
    game = replacing({"old": "soviet armour 6-4-6 1530", "n": arriving()})
    assert codes(game, "place new 1735") == {"replacement-replaces 11.1"}
    assert codes(game, "replace n old") == {"not-a-replacement 11.1"}


@pytest.mark.rule(GAME, "11.1")
def test_a_replacement_may_enter_anywhere_even_among_enemies() -> None:
    game = replacing({"old": "soviet armour 6-4-6 1530", "z": "axis infantry 3-4 1531"})
    assert legal_with(game, "replace") == {"replace new old"}


@pytest.mark.rule(GAME, "11.1")
@pytest.mark.parametrize("mark", ["out-of-supply", "isolated"])
def test_a_unit_without_supply_is_not_replaced(mark: str) -> None:
    game = replacing({"old": f"soviet armour 6-4-6 1530 {mark}", "ok": "soviet armour 6-4-6 1535"})
    assert legal_with(game, "replace") == {"replace new ok"}
    assert codes(game, "replace new old") == {"cannot-be-replaced 11.1"}


@pytest.mark.rule(GAME, "2.2", "11.1", "R47")
def test_weaker_means_a_lower_attack_on_the_visible_side() -> None:
    game = replacing(
        {
            "equal": "soviet armour 7-4-6 1530",
            "stronger": "soviet armour 8-4-6 1531",
            "tired": "soviet armour 8-4-6 1532 reduced",
            "weaker": "soviet armour 6-9-6 1533",
        }
    )
    assert legal_with(game, "replace") == {"replace new tired", "replace new weaker"}


@pytest.mark.rule(GAME, "11.1")
def test_a_replacement_comes_with_its_group() -> None:
    new = arriving(2, "armour", attack=7) | {"availability": "replacement 2"}
    game = rail_head({"new": new, "old": "soviet armour 6-4-6 1530"})
    assert where(game, "new") == "pool"
    assert codes(game, "replace new old") == {"not-arriving 11.1"}
