"""11.2, 4.2.2, 12.2: what Negotiation Points buy."""

from __future__ import annotations

from typing import Any

import pytest

from hexside.api import Game
from tests.rulebook.traces_of_war.tow_kit import (
    codes,
    ends,
    event,
    kind,
    legal,
    legal_with,
    play,
    stand,
    steps,
    told,
    track,
    where,
)

GAME = "traces-of-war"
CROSSINGS = ["1830", "1831", "1832", "1833", "1834", "1835"]


def for_sale(category: str, kind_of_unit: str = "infantry", **more: Any) -> dict[str, Any]:
    """An Axis unit in the box of a category: PR, IR or AR."""
    return {
        "side": "axis",
        "type": kind_of_unit,
        "attack": 3,
        "move": 4,
        "availability": category,
        "box": "pool",
        **more,
    }


SHOP: dict[str, Any] = {
    "pz": for_sale("PR", "armour"),
    "pz2": for_sale("PR", "armour"),
    "inf": for_sale("IR"),
    "inf2": for_sale("IR"),
    "rom": for_sale("AR", nationality="romanian", steps=1),
    "hun": for_sale("AR", nationality="hungarian", steps=1),
}


def talks(points: float | None = None, units: dict[str, Any] | None = None, **more: Any) -> Game:
    """Negotiation with the High Command; the railway runs from the source 1728 to 1732."""
    more.setdefault("areas", {"axis-source": "1728", "soviet-source": "1535", "sco": "1529"})
    more.setdefault("phase", "negotiation")
    return stand(
        {**SHOP, **(units or {})},
        seat="axis",
        points=points,
        lines={"rail": "1728 1729 1730 1731 1732"},
        places={"major-city": "1529"},
        **more,
    )


def points(game: Game) -> float:
    """What is left to spend."""
    decision = game.decision
    assert decision is not None
    left = decision.arguments["points"]
    assert isinstance(left, (int, float))
    return left


@pytest.mark.rule(GAME, "11.2", "12.2", "AID")
@pytest.mark.parametrize(("name", "cost"), [("pz", 2), ("inf", 1), ("rom", 0.5), ("hun", 0.5)])
def test_costs_of_reinforcements(name: str, cost: float) -> None:
    game = talks(5.5)
    play(game, f"buy {name}", f"place {name} 1730")
    assert points(game) == 5.5 - cost
    assert (where(game, name), steps(game, name)) == ("1730", 1 if cost == 0.5 else 2)


@pytest.mark.rule(GAME, "11.2", "12.2", "AID")
def test_cost_of_removing_a_supreme_command_order() -> None:
    game = talks(5)
    assert event(play(game, "release 1529"), "supreme-order-removed")["hex"] == "1529"
    assert (points(game), track(game, "supreme_orders")) == (2, [])


@pytest.mark.rule(GAME, "11.2", "12.2")
def test_nothing_is_bought_beyond_the_points() -> None:
    game = talks(1.5)
    assert codes(game, "buy pz") == {"too-few-points 11.2"}
    assert codes(game, "release 1529") == {"too-few-points 11.2"}
    assert legal_with(game, "buy") == {"buy inf", "buy inf2", "buy rom", "buy hun"}
    play(game, "buy inf", "place inf 1730")
    assert legal_with(game, "buy") == {"buy rom", "buy hun"}


@pytest.mark.rule(GAME, "12.2")
def test_two_and_a_half_points_do_not_lift_an_order() -> None:
    assert codes(talks(2.5), "release 1529") == {"too-few-points 11.2"}
    assert codes(talks(3), "release 1529") == set()
    assert codes(talks(3), "release 1730") == {"no-supreme-order 12.2"}


@pytest.mark.rule(GAME, "11.2", "R18")
def test_each_unit_is_paid_for_and_chosen_by_the_player() -> None:
    game = talks(3)
    assert {"buy pz", "buy pz2", "buy inf", "buy inf2"} <= legal(game)
    play(game, "buy inf2", "place inf2 1730", "buy pz2", "place pz2 1731")
    assert [where(game, name) for name in ("inf", "pz", "inf2", "pz2")] == [
        "pool",
        "pool",
        "1730",
        "1731",
    ]


@pytest.mark.rule(GAME, "11.2", "R18")
def test_half_points_are_exact() -> None:
    game = talks(1)
    play(game, "buy rom", "place rom 1730", "buy hun", "place hun 1730")
    assert (where(game, "rom"), where(game, "hun")) == ("1730", "1730")
    assert kind(game) != "negotiate"


@pytest.mark.rule(GAME, "11.2")
def test_only_axis_units_in_their_boxes_are_for_sale() -> None:
    game = talks(
        5,
        {
            "here": for_sale("IR") | {"hex": "1530", "box": ""},
            "lost": for_sale("IR", box="eliminated"),
            "red": for_sale("IR") | {"side": "soviet"},
        },
    )
    for name in ("here", "lost", "red"):
        assert codes(game, f"buy {name}") == {"not-for-sale 11.2"}


@pytest.mark.rule(GAME, "11.0", "11.2")
def test_what_is_bought_is_placed_by_rail() -> None:
    game = talks(5, {"z": "soviet infantry 4-4 1832", "f": "axis infantry 3-4 1730"})
    play(game, "buy inf")
    # The zone of z lies on 1731 and 1732.
    assert ends(game, "place", "inf") == {"1728", "1729", "1730"}
    assert codes(game, "place inf 1731") == {"in-enemy-zone 11.0"}
    assert codes(game, "place inf 1630") == {"no-railway-there 11.0"}
    assert codes(game, "buy pz") != set()


@pytest.mark.rule(GAME, "11.0")
def test_a_city_in_soviet_hands_closes_the_railway_to_the_axis() -> None:
    game = stand(
        SHOP,
        seat="axis",
        phase="negotiation",
        points=1,
        lines={"rail": "1728 1729 1730 1731"},
        places={"major-city": "1730"},
        tracks={"control": ["1730"]},
        areas={"axis-source": "1728", "soviet-source": "1535"},
    )
    play(game, "buy inf")
    assert ends(game, "place", "inf") == {"1728", "1729"}


@pytest.mark.rule(GAME, "11.2", "11.0")
def test_without_an_open_railway_nothing_can_be_bought() -> None:
    game = talks(3, {"z": "soviet infantry 4-4 1628"})
    assert codes(game, "buy inf") == {"no-open-railway 11.0"}
    assert legal_with(game, "release") == {"release 1529"}


@pytest.mark.rule(GAME, "4.2.2", "12.3", "AID")
@pytest.mark.parametrize(
    ("count", "expected"),
    [(0, 3), (1, 4), (2, 4), (3, 4.5), (4, 4.5), (5, 5), (6, 5)],
)
def test_points_by_crossing_points(count: int, expected: float) -> None:
    areas = {
        "axis-source": "1728",
        "soviet-source": "1535",
        "crossing-point": " ".join(CROSSINGS),
        "sco": "1529",
    }
    game = talks(
        phase="okh-chit", areas=areas, tracks={"crossing_points": CROSSINGS[:count]}, turn=3
    )
    play(game, "negotiate")
    assert points(game) == expected


@pytest.mark.rule(GAME, "4.2.2", "12.3", "11.1", "AID")
def test_the_paradrop_is_the_seventh_crossing_point() -> None:
    areas = {
        "axis-source": "1728",
        "soviet-source": "1535",
        "crossing-point": " ".join(CROSSINGS),
    }
    game = talks(
        phase="okh-chit",
        areas=areas,
        tracks={"crossing_points": CROSSINGS, "airborne_used": True},
        turn=3,
    )
    play(game, "negotiate")
    assert points(game) == 5.5


@pytest.mark.rule(GAME, "4.2.2", "R19")
def test_unspent_points_are_lost() -> None:
    game = talks(phase="okh-chit", turn=3)
    play(game, "negotiate", "buy inf", "place inf 1730")
    assert points(game) == 2
    events = play(game, "done")
    assert event(events, "points-lost")["points"] == 2
    again = talks(phase="okh-chit", turn=3)
    play(again, "negotiate")
    assert points(again) == 3


@pytest.mark.rule(GAME, "11.2", "4.2.2", "R19")
def test_points_are_not_carried_to_the_next_negotiation() -> None:
    game = talks(
        phase="resolution",
        chit="axis-okh",
        chits={"drawn": "axis-okh", "cup": ["axis-okh"]},
        turn=3,
    )
    play(game, "negotiate", "done")
    assert kind(game) == "use-okh"
    play(game, "negotiate")
    assert points(game) == 3


@pytest.mark.rule(GAME, "11.2")
def test_the_soviet_player_does_not_negotiate() -> None:
    game = talks(3)
    assert codes(game, "buy inf", seat="soviet") == {"not-your-decision"}
    assert "supreme-order-removed" in told(play(game, "axis: release 1529"))
