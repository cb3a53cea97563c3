"""19.1, 19.2 The campaign for four to eight players: counters, chits, and who decides what."""

from __future__ import annotations

import pytest

import hexside
from hexside.api import Game
from hexside.conformance.rulebook_kit import PositionKit
from tests.rulebook.a_victory_awaits.ava_kit import (
    SOURCES,
    UNITS,
    codes,
    kind,
    legal,
    legal_with,
)
from tests.rulebook.a_victory_awaits.ava_players import HEADQUARTERS, finish, parallel, rules

GAME = "a-victory-awaits"
PLAYERS = (4, 5, 6, 7, 8)


def campaign(players: int, **options: str) -> Game:
    return hexside.new(f"{GAME}/campaign-{players}", seed=1, options=options)


def marked(game: Game) -> set[str]:
    """The counters of 3PzG on the Leningrad map."""
    roster = rules(game).roster
    return {uid for uid, c in roster.items() if c.formation == "3PzG" and c.map == "L"}


@pytest.mark.rule(GAME, "19.1", "V17", "V81")
def test_the_marked_units_of_3pzg_are_used_in_the_leningrad_scenario_only() -> None:
    leningrad = hexside.new(f"{GAME}/leningrad", seed=1)
    assert len(marked(leningrad)) == 3
    for scenario in ("campaign", "campaign-4", "teams-4"):
        assert not marked(hexside.new(f"{GAME}/{scenario}", seed=1))


@pytest.mark.rule(GAME, "19.1", "V81")
@pytest.mark.parametrize("scenario", ["campaign-4", "campaign-8"])
def test_the_counters_are_those_of_the_campaign_for_two(scenario: str) -> None:
    two, more = (hexside.new(f"{GAME}/{name}", seed=1) for name in ("campaign", scenario))
    assert two.state.units == more.state.units
    assert rules(two).chits == rules(more).chits


@pytest.mark.rule(GAME, "19.1", "17.2", "V25")
def test_one_chit_of_each_kind_that_concerns_all_maps() -> None:
    plain = rules(campaign(4)).chits.values()
    kinds = [chit.kind for chit in plain for _ in range(chit.count)]
    assert kinds.count("supply") == 1
    assert kinds.count("reinforcement") == 2
    assert kinds.count("okh") == kinds.count("reserve") == 0
    # Master chits belong to the team variant alone.
    assert kinds.count("master") == 0
    optional = rules(campaign(4, **{"reserve-chits": "on"})).chits.values()
    assert [chit.kind for chit in optional].count("okh") == 1
    assert [chit.kind for chit in optional].count("reserve") == 1
    assert sum(chit.count for chit in optional if chit.kind in ("okh", "reserve")) == 2


@pytest.mark.rule(GAME, "19.1", "V17", "V83")
def test_scenario_rules_are_not_those_of_the_campaign() -> None:
    for players in PLAYERS:
        known = rules(campaign(players))
        for rule in ("zhukov", "limited-reserve", "withdrawal", "red-stars", "panzer-transfer"):
            assert not known.has(rule)


@pytest.mark.rule(GAME, "19.2", "V67")
@pytest.mark.parametrize(
    ("players", "owners"),
    [
        (4, {"axis-16a": "axis-north", "axis-3pzg": "axis-centre", "axis-11a": "axis-south"}),
        (5, {"soviet-8a": "soviet-north-centre", "soviet-4a": "soviet-north-centre"}),
        (5, {"soviet-26a": "soviet-south"}),
        (6, {"axis-9a": "axis-centre", "axis-4a": "axis-centre-2", "axis-2a": "axis-centre-2"}),
        (6, {"axis-3pzg": "axis-centre", "axis-2pzg": "axis-centre-2"}),
        (6, {"axis-rum-3a": "axis-south", "axis-17a": "axis-south"}),
        (7, {"soviet-8a": "soviet-north", "soviet-4a": "soviet-centre"}),
        (7, {"soviet-26a": "soviet-south"}),
        (8, {"axis-6a": "axis-south", "axis-1pzg": "axis-south", "axis-17a": "axis-south"}),
        (8, {"axis-11a": "axis-south-2", "axis-rum-3a": "axis-south-2"}),
        (8, {"axis-rum-4a": "axis-south-2"}),
    ],
)
def test_the_owner_of_a_headquarters_carries_its_chit_out(
    players: int, owners: dict[str, str]
) -> None:
    game = campaign(players)
    work = rules(game).work(game.state)
    assert {chit: work.owner_of_chit(chit) for chit in owners} == owners


@pytest.mark.rule(GAME, "19.2", "V67")
def test_box_units_belong_to_the_seat_of_their_map() -> None:
    known = rules(campaign(8))
    seats: dict[tuple[str, str, str], set[str]] = {}
    for uid, counter in known.roster.items():
        if not counter.formation and not counter.is_fortress:
            seats.setdefault((counter.side, counter.nationality, counter.map), set()).add(
                known.owners.of(uid, counter.side)
            )
    # The rest of Centre is with 3PzG and 9A, the rest of South with 6A; Romanians with 11A.
    assert seats.get(("axis", "german", "S"), {"axis-centre"}) == {"axis-centre"}
    assert seats.get(("axis", "german", "K"), {"axis-south"}) == {"axis-south"}
    romanians = {
        known.owners.of(uid, "axis") for uid, c in known.roster.items() if c.nationality != "german"
        and c.side == "axis"
    }  # fmt: skip
    assert romanians == {"axis-south-2"}


@pytest.mark.rule(GAME, "19.2", "V67")
def test_the_whole_side_is_decided_by_its_first_seat() -> None:
    game = parallel(queue=["supply"], cup=["axis-9a"], turn=4)
    assert kind(game, "axis-north") == "transfer-units"
    assert codes(game, "done", "axis-centre") == {"not-your-decision"}
    units = {**HEADQUARTERS, "r": "soviet infantry 2-4 available map:K"}
    game = parallel(
        units,
        queue=["soviet-reinforcement"],
        cup=["axis-9a"],
        scenario="campaign-8",
        turn=4,
        lines={"rail": ["L2006 L1906"]},
    )
    assert kind(game, "soviet-north") == "choose-reinforcement"
    assert kind(game, "soviet-south") == ""


@pytest.mark.rule(GAME, "6.1", "19.2", "V67")
def test_all_seats_of_a_side_see_what_the_side_may_see() -> None:
    game = campaign(7)
    while game.state.data.phase == "surprise-attack":
        game.play("done", game.view("").waiting[0])
    for seat in ("soviet-north", "soviet-centre", "soviet-south"):
        assert game.view(seat).own["chosen"] == game.view("soviet-north").own["chosen"] != []
    assert "chosen" not in game.view("").own
    for seat in ("axis-north", "axis-centre-2"):
        assert not any(chit.startswith("soviet-") for chit in game.view(seat).own["chosen"])


@pytest.mark.rule(GAME, "15.1", "19.2", "V20", "V67")
def test_the_owners_of_the_panzer_groups_make_the_surprise_attack_together() -> None:
    game = campaign(6)
    owners = ("axis-north", "axis-centre", "axis-centre-2", "axis-south")
    assert game.view("").waiting == owners
    for number, seat in enumerate(owners):
        assert kind(game, seat) == "declare-attacks"
        game.play("done", seat)
        # Who has finished does not end the attacks of the others.
        assert game.state.data.phase == ("surprise-attack" if number < 3 else "command")


SURPRISE = PositionKit(
    GAME,
    scenario="campaign-4",
    hexes="L1001-L2012",
    seat="",
    turn=1,
    phase="surprise-attack",
    units=UNITS,
    areas=SOURCES,
)


@pytest.mark.rule(GAME, "15.1", "V67", "10.5", "10.7")
def test_losses_and_pursuit_of_a_surprise_attack_belong_to_the_owners() -> None:
    units = {
        "ger-2pzg": "L1205",
        "ger-4pzg": "L1002",
        "a": "axis armour 9-5-8 L1405 map:S formation:2PzG",
        "b": "axis armour 9-5-8 L1405 map:S formation:2PzG",
        "d": "soviet infantry 16-4 L1505 map:S",
    }
    game = hexside.position(SURPRISE.text(units, phase="surprise-attack", dice=[1]))
    assert set(game.view("").waiting) == {"axis-north", "axis-centre"}
    for action in ("attack L1505", "add a", "add b", "resolve"):
        game.play(action, "axis-centre")
    # 18 : 16, die 1: A2. The units of 2PzG are Centre's.
    assert kind(game, "axis-centre") == "take-losses"
    assert kind(game, "axis-north") == ""
    units["d"] = "soviet infantry 1-4 L1505 map:S one-step"
    game = hexside.position(SURPRISE.text(units, phase="surprise-attack", dice=[6]))
    for action in ("attack L1505", "add a", "add b", "resolve"):
        game.play(action, "axis-centre")
    assert kind(game, "axis-centre") == "pursue"
    assert "pursue a L1505" in legal(game, "axis-centre")


@pytest.mark.rule(GAME, "17.2", "19.2", "V67")
def test_okh_is_given_by_the_first_axis_seat() -> None:
    options = {"reserve-chits": "on"}
    game = parallel(queue=["axis-okh"], cup=["soviet-4a"], options=options, dice=[1])
    assert kind(game, "axis-north") == "name-order-units"
    assert legal_with(game, "name", "ger-17a", seat="axis-north")
    game.play("name ger-17a", "axis-north")
    game.play("done", "axis-north")
    finish(game, "axis-north", "axis-okh")
    assert game.view("").waiting == ("soviet",)


@pytest.mark.rule(GAME, "4.0", "19.2", "V67")
def test_each_player_sets_up_his_own_formations() -> None:
    game = hexside.new(f"{GAME}/campaign-8", seed=1, options={"set-up": "free"})
    asked = []
    while kind(game, game.view("").waiting[0]) == "set-up-formation":
        (seat,) = game.view("").waiting
        own = {uid for uid, unit in game.state.units.items() if unit.box == "waiting"}
        game.play("place-rest", seat)
        placed = {uid for uid in own if game.state.units[uid].box != "waiting"}
        assert placed
        owners = game.rules.owners  # type: ignore[attr-defined]
        assert {owners.of(uid, seat.split("-")[0]) for uid in placed} == {seat}
        asked.append(seat)
    # One click for each of the eight, the Soviet side first.
    assert sorted(asked) == sorted(game.rules.seats)
    assert all(seat.startswith("soviet") for seat in asked[:3])
    historical = hexside.new(f"{GAME}/campaign-8", seed=1)
    assert game.state.units == historical.state.units
