"""The seats of the scenarios of A Victory Awaits: every counter has one owner."""

from __future__ import annotations

from typing import Any

import pytest

from hexside import atlas

GAME = "a-victory-awaits"
PLAIN = ("leningrad", "smolensk-short", "smolensk", "kiev", "campaign")
MULTIPLAYER = {4: (3, 1), 5: (3, 2), 6: (4, 2), 7: (4, 3), 8: (5, 3)}
TEAMS = {
    "teams-4": (2, 2),
    "teams-5-axis": (3, 2),
    "teams-5-soviet": (2, 3),
    "teams-6": (3, 3),
}
SEATING = ("repeats", "id", "title", "summary", "variant", "controller", "seat")


def document(scenario: str) -> dict[str, Any]:
    """The file of a scenario."""
    return next(entry.document for entry in atlas.scenarios(GAME) if entry.id == scenario)


def sizes(scenario: str) -> tuple[int, int]:
    """The Axis and Soviet seats."""
    sides = [seat["side"] for seat in document(scenario)["seat"]]
    assert sides == sorted(sides)
    return sides.count("axis"), sides.count("soviet")


def owners(scenario: str, unit: str) -> list[str]:
    """19.2: the seats that list the formation of a unit, its nationality, or its map letter."""
    counter = atlas.counters(GAME)[unit]
    own = [seat for seat in document(scenario)["seat"] if seat["side"] == counter.side]
    for key in (f"{counter.nationality}:{counter.formation}", f"{counter.nationality}:"):
        listed = [seat["id"] for seat in own if key in seat["formations"]]
        if listed:
            return listed
    return [seat["id"] for seat in own if counter.extra["map"] in seat["maps"]]


@pytest.mark.parametrize("scenario", [entry.id for entry in atlas.scenarios(GAME)])
def test_scenarios_name_themselves(scenario: str) -> None:
    tree = document(scenario)
    assert tree["id"] == scenario
    assert tree["title"] == f"scenario-{GAME}-{scenario}-title"
    assert tree["summary"] == f"scenario-{GAME}-{scenario}-summary"
    ids = [seat["id"] for seat in tree["seat"]]
    assert len(ids) == len(set(ids))
    assert tree["controller"] in ("", *ids)


def test_plain_scenarios_come_first_and_have_two_seats() -> None:
    assert tuple(entry.id for entry in atlas.scenarios(GAME))[: len(PLAIN)] == PLAIN
    for scenario in PLAIN:
        tree = document(scenario)
        assert (tree["variant"], tree["controller"]) == ("two-players", "")
        assert [seat["id"] for seat in tree["seat"]] == ["axis", "soviet"]
        for seat in tree["seat"]:
            assert (seat["formations"], seat["maps"]) == ([], tree["unit_maps"])


@pytest.mark.rule(GAME, "19.2", "20.2")
@pytest.mark.parametrize("scenario", [*(f"campaign-{n}" for n in MULTIPLAYER), *TEAMS])
def test_games_for_more_players_are_the_campaign_but_for_the_seats(scenario: str) -> None:
    campaign, tree = document("campaign"), document(scenario)
    assert {k: v for k, v in tree.items() if k not in SEATING} == {
        k: v for k, v in campaign.items() if k not in SEATING
    }
    assert atlas.setup(GAME, scenario) == atlas.setup(GAME, "campaign")


@pytest.mark.rule(GAME, "19.2")
@pytest.mark.parametrize("players", MULTIPLAYER)
def test_every_counter_has_one_owner(players: int) -> None:
    scenario = f"campaign-{players}"
    assert document(scenario)["variant"] == "multiplayer"
    assert sizes(scenario) == MULTIPLAYER[players]
    for unit in atlas.setup(GAME, "campaign"):
        assert len(owners(scenario, unit.unit)) == 1, unit.unit
    counters = atlas.counters(GAME).values()
    known = {f"{unit.nationality}:{unit.formation}" for unit in counters}
    known |= {f"{unit.nationality}:" for unit in counters}
    for seat in document(scenario)["seat"]:
        assert set(seat["formations"]) <= known


@pytest.mark.rule(GAME, "19.2")
def test_who_owns_what() -> None:
    assert [document(f"campaign-{players}")["controller"] for players in MULTIPLAYER] == [
        "soviet",
        "soviet-south",
        "soviet-south",
        "soviet-north",
        "axis-south-2",
    ]
    expected = {
        "ger-4pzg": "axis-north",
        "ger-3pzg": "axis-centre",
        "ger-9a": "axis-centre",
        "ger-15-id": "axis-centre",
        "ger-4a": "axis-centre-2",
        "ger-2pzg": "axis-centre-2",
        "ger-2a": "axis-centre-2",
        "ger-1pzg": "axis-south",
        "ger-60-mot": "axis-south",
        "ger-11a": "axis-south-2",
        "rom-3a": "axis-south-2",
        "rom-1-id": "axis-south-2",
        "sov-8a": "soviet-north",
        "sov-19a": "soviet-centre",
        "sov-51a": "soviet-south",
    }
    assert {unit: owners("campaign-8", unit) for unit in expected} == {
        unit: [seat] for unit, seat in expected.items()
    }
    assert owners("campaign-6", "ger-11a") == ["axis-south"]
    assert owners("campaign-5", "sov-8a") == owners("campaign-5", "sov-19a")


@pytest.mark.rule(GAME, "20.2")
@pytest.mark.parametrize("scenario", TEAMS)
def test_teams_own_what_their_chits_name(scenario: str) -> None:
    tree = document(scenario)
    assert (tree["variant"], tree["controller"]) == ("teams", "")
    assert sizes(scenario) == TEAMS[scenario]
    assert [seat["id"] for seat in tree["seat"]] == [
        f"{side}-{number + 1}"
        for side, size in zip(("axis", "soviet"), TEAMS[scenario], strict=True)
        for number in range(size)
    ]
    assert not any(seat["formations"] or seat["maps"] for seat in tree["seat"])
