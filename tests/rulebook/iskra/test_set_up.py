"""15, 17.0: where everything begins, and the free set-up of the 227th Division."""

from __future__ import annotations

from collections import Counter

import pytest

import hexside
from hexside.api import Game
from hexside.games.iskra.loading import load
from tests.rulebook.iskra.iskra_kit import (
    argument,
    codes,
    ends,
    kind,
    legal,
    legal_with,
    marks,
    play,
    seen,
    stack,
    told,
    track,
    where,
)

GAME = "iskra"

DIVISION = {
    *("ger-hq-227", "ger-i-328", "ger-ii-328", "ger-i-412", "ger-ii-412", "ger-i-366"),
    *("ger-ii-366", "ger-iii-366", "ger-pi227", "ger-aa227"),
}


def new(scenario: str = "campaign", **options: str) -> Game:
    return hexside.new(f"{GAME}/{scenario}", seed=1, options=options)


# 15


@pytest.mark.rule(GAME, "15", "15.0", "15.3", "1.2.3")
@pytest.mark.parametrize("scenario", ["campaign", "campaign-3"])
def test_where_the_counters_begin(scenario: str) -> None:
    """126 counters of the set-up and six air units; the others wait for a turn or an event."""
    game = new(scenario)
    units = game.state.units
    boxes = Counter(unit.box for unit in units.values())
    assert boxes[""] == 126 - len(DIVISION)
    assert boxes["waiting"] == len(DIVISION)
    turns = {turn: boxes[f"turn-{turn}"] for turn in range(1, 11)}
    assert turns == {1: 0, 2: 11, 3: 12, 4: 6, 5: 6, 6: 1, 7: 4, 8: 2, 9: 2, 10: 0}
    assert boxes["reserve"] == 7
    assert boxes["twins"] == 16
    assert boxes["kampfgruppen"] == 4
    assert (boxes["13th-air-army"], boxes["14th-air-army"], boxes["luftflotte-1"]) == (2, 2, 2)
    assert sum(boxes.values()) == 203


@pytest.mark.rule(GAME, "11.4", "13.3.2", "R-35", "14.1")
def test_what_is_marked_and_controlled_at_the_start() -> None:
    """Everybody is supplied, the 55th Naval Brigade is on the ice, the locations are German."""
    game = new()
    marked = {uid: unit.marks for uid, unit in game.state.units.items() if unit.marks}
    assert marked == {"sov-55-1": ("on-ice",), "sov-55-2": ("on-ice",)}
    assert track(game, "control") == []
    assert track(game, "points") == [28, 0]


@pytest.mark.rule(GAME, "1.1.4", "6.3.1", "R-64")
def test_the_strongest_attack_lies_on_top_at_the_start() -> None:
    game = new()
    roster = load().roster
    for _, counters in game.state.data.order.rows:
        attacks = [roster[uid].attack if roster[uid].is_combat else -1 for uid in counters]
        assert attacks == sorted(attacks, reverse=True)
    name = "06.27"
    assert stack(game, name)[0] in seen(game, "axis")
    assert stack(game, name)[1] not in seen(game, "axis")


# 17.0


@pytest.mark.rule(GAME, "17.0")
def test_the_german_player_is_asked_for_the_227th_division_alone() -> None:
    game = new()
    assert game.waiting == ("axis",)
    assert kind(game) == "set-up-division"
    assert set(argument(game, "units")) == DIVISION
    assert game.view("").phase == "set-up"
    assert codes(game, "place ger-i-1 20.20") == {"not-setting-up 17.0"}
    assert codes(game, "done") == {"set-up-incomplete 17.0"}
    assert codes(game, "place-rest", "soviet") == {"not-your-decision"}


@pytest.mark.rule(GAME, "17.0")
def test_its_area() -> None:
    """German territory from column 15 and row 16 up, and the bank below Schlüsselburg."""
    game = new()
    area = ends(game, "place", "ger-i-328")
    assert {"15.16", "14.37", "13.38", "12.34", "17.40", "32.29"} <= area
    assert not area & {"14.33", "11.34", "14.38", "15.15", "33.29", "20.39"}
    assert codes(game, "place ger-i-328 14.33") == {"outside-area-227 17.0"}
    assert codes(game, "place ger-i-328 99.99") == {"unknown-hex"}


@pytest.mark.rule(GAME, "17.0", "6.0")
def test_stacking_limits_its_places_and_zones_of_control_do_not() -> None:
    """16.18 is full of the 96th Division, 17.14 has its headquarters; 32.20 is next to enemies."""
    game = new()
    assert codes(game, "place ger-i-328 16.18") == {"stacking-limit 6.0"}
    assert codes(game, "place ger-hq-227 16.18") == set()
    assert codes(game, "place ger-i-328 32.20") == set()


@pytest.mark.rule(GAME, "17.0", "13.5")
def test_schluesselburg_lipka_and_village_8_must_be_held() -> None:
    """With three units left only the three places are open; a headquarters does not hold one."""
    game = new()
    away = ["20.20", "20.21", "20.22", "20.23", "20.24", "20.25"]
    combat = sorted(DIVISION - {"ger-hq-227"})
    play(game, "place ger-hq-227 32.29")
    for uid, hex in zip(combat, away, strict=False):
        play(game, f"place {uid} {hex}")
    held = {"15.38", "16.38", "17.39", "17.40", "18.38", "18.39", "32.29", "32.22"}
    last = combat[6:]
    assert ends(game, "place", last[0]) == held
    assert codes(game, f"place {last[0]} 20.26") == {"places-to-be-held 17.0"}
    play(game, f"place {last[0]} 16.38")
    assert ends(game, "place", last[1]) == {"32.29", "32.22"}
    play(game, f"place {last[1]} 32.22")
    events = play(game, f"place {last[2]} 32.29")
    assert "turn-begins" in told(events)
    assert game.state.turn == 1


@pytest.mark.rule(GAME, "17.0")
def test_the_rest_goes_to_its_usual_places_with_one_click() -> None:
    """Where one has been placed elsewhere, another one holds what must be held."""
    game = new()
    play(game, "place ger-i-366 13.36", "place-rest")
    usual = new(**{"set-up-227": "usual"})
    assert where(usual, "ger-i-366") == "32.22"
    moved = {uid for uid in DIVISION if where(game, uid) != where(usual, uid)}
    assert len(moved) == 2
    assert {where(game, uid) for uid in moved} == {"13.36", "32.22"}


@pytest.mark.rule(GAME, "17.0")
def test_option_the_division_stands_in_its_usual_hexes() -> None:
    game = new(**{"set-up-227": "usual"})
    assert kind(game) != "set-up-division"
    assert where(game, "ger-hq-227") == "23.29"
    assert {where(game, uid) for uid in DIVISION} >= {"16.38", "32.29", "32.22"}
    assert "waiting" not in {unit.box for unit in game.state.units.values()}


@pytest.mark.rule(GAME, "17.0", "1.1.4", "R-64")
def test_the_enemy_sees_only_what_lies_on_top() -> None:
    """A second, weaker unit in a hex is placed unseen."""
    game = new()
    play(game, "place ger-pi227 20.20", "place ger-aa227 20.20")
    assert stack(game, "20.20") == ("ger-pi227", "ger-aa227")
    events = [one for step in game.events("soviet") for one in step]
    assert {one.arguments.get("unit") for one in events} == {None, "ger-pi227"}
    assert "ger-aa227" not in seen(game, "soviet")
    assert "ger-aa227" in seen(game, "axis")


@pytest.mark.rule(GAME, "17.0")
def test_a_placement_can_be_taken_back() -> None:
    game = new()
    play(game, "place ger-pi227 20.20")
    game.undo()
    assert where(game, "ger-pi227") == "waiting"
    assert "place ger-pi227 20.20" in legal(game)
    assert marks(game, "ger-pi227") == ()


@pytest.mark.rule(GAME, "17.0", "6.3.1", "R-46")
def test_the_top_counter_may_be_chosen_where_a_unit_has_been_placed() -> None:
    """Once for each unit that comes; fixed stacks keep their order."""
    game = new()
    play(game, "place ger-pi227 20.20", "place ger-aa227 20.20")
    assert legal_with(game, "top") == {"top ger-aa227"}
    play(game, "top ger-aa227")
    assert stack(game, "20.20") == ("ger-aa227", "ger-pi227")
    assert "ger-pi227" not in seen(game, "soviet")
    assert codes(game, "top ger-pi227") == {"stack-not-stirred 6.3.1"}
    play(game, "place ger-hq-227 20.20")
    assert legal_with(game, "top") == {"top ger-pi227", "top ger-hq-227"}
    below = stack(game, "16.18")[1]
    assert codes(game, f"top {below}") == {"stack-not-stirred 6.3.1"}
