"""34.1 to 34.3 Reserve Armies: arrival, markers, attributes and movement."""

from __future__ import annotations

import pytest

from hexside.engine import Dice, apply
from hexside.games.stalingrad42 import GAME as RULES
from hexside.games.stalingrad42.reading.printed import SOVIET
from hexside.games.stalingrad42.reinforcements.reinforcements import areas_for, arriving
from hexside.games.stalingrad42.rules import S42Rules
from hexside.games.stalingrad42.sequence.set_up import start_data, start_units
from hexside.games.stalingrad42.work import S42Work
from tests.rulebook.stalingrad42.s42_maskirovka_kit import (
    KIT,
    codes,
    ends,
    event,
    knows,
    legal,
    legal_with,
    play,
    secret,
    stand,
    told,
    where,
    work_of,
)

GAME = "stalingrad-42"
APART = {"r1": "2010", "r2": "2014", "r3": "2018"}
TOGETHER = {"r1": "2010", "r2": "2010", "r3": "2018"}
FOE = {"x": "axis infantry 5-7-3 1110"}
RAIL = {"rail": " ".join(f"{column}12" for column in range(12, 25))}


# 34.1.1 Arrival


@pytest.mark.rule(GAME, "34.1", "34.1.1", "22.1")
def test_six_armies_arrive_on_turn_21_of_the_campaign_only() -> None:
    for scenario, turn, count in (
        ("campaign", 20, 0),
        ("campaign", 21, 6),
        ("uranus", 28, 0),
        ("caucasus", 21, 0),
    ):
        rules = RULES.rules(scenario, {}, ())
        assert isinstance(rules, S42Rules)
        state = rules.state_type(
            turn=turn,
            units=start_units(rules),
            agenda=(),
            dice=Dice("1"),
            data=start_data(rules),
            version=-1,
        )
        work = S42Work(rules, state)
        come = [uid for uid in arriving(work, SOVIET) if uid in rules.reserve_armies]
        assert len(come) == count
        for uid in come:
            assert areas_for(work, uid) == tuple("abcdefghjkl")
        # The markers are no units that anybody places.
        assert all(rules.roster[uid].type != "marker" for uid in arriving(work, SOVIET))


@pytest.mark.rule(GAME, "34.1.1", "34.1.2")
def test_an_area_for_each_army_and_then_the_markers_in_secret() -> None:
    armies = [f"sov-ra-{number}" for number in (1, 10, 2, 3, 4, 9)]
    game = KIT.stand(FOE | dict.fromkeys(armies, "turn-21"), phase="initial", turn=21)
    assert "done" not in legal(game)
    assert codes(game, "done") == {"s42-must-be-placed 22.1.2"}
    assert legal_with(game, "reinforce", armies[0]) == {
        f"reinforce {armies[0]} {area}" for area in "abcdefghjkl"
    }
    assert codes(game, f"reinforce {armies[0]} w") == {"s42-not-your-area 22.1.1"}
    for army in armies[:5]:
        play(game, f"reinforce {army} a")
    assert codes(game, f"reinforce {armies[0]} b") == {"not-arriving 22.1"}
    play(game, f"reinforce {armies[5]} h")
    assert where(game, armies[5]) == "ea-h"
    # 34.1.1: no marker can be left alone that has never been laid.
    assert legal(game) == {f"tie-marker {armies[0]} army-box-{n}" for n in range(1, 7)}
    assert codes(game, "keep-markers") == {"s42-markers-not-kept 34.1.2"}
    assert codes(game, f"tie-marker {armies[1]} army-box-1") == {"s42-other-army-first 34.1.2"}
    play(game, f"tie-marker {armies[0]} army-box-4")
    assert codes(game, f"tie-marker {armies[1]} army-box-4") == {"s42-marker-not-at-hand 34.1.2"}
    for army, box in zip(armies[1:4], (2, 1, 6), strict=True):
        play(game, f"tie-marker {army} army-box-{box}")
    events = play(game, f"tie-marker {armies[4]} army-box-5")
    # The last marker is left for the last army.
    assert list(secret(game).values()) == ["box-4", "box-2", "box-1", "box-6", "box-5", "box-3"]
    assert set(knows(game).values()) == {"123456"}
    (private,) = [one for one in events if one.code == "s42-markers-tied"]
    assert private.only == ("soviet",)
    (public,) = [one for one in events if one.code == "s42-markers-assigned"]
    assert not public.seen_by("soviet")
    assert "hexes" not in public.arguments
    assert codes(game, "done") == set()


# 34.1.2 Markers


@pytest.mark.rule(GAME, "34.1.2", "A-99")
def test_all_see_the_boxes_and_only_the_owner_whose_they_are() -> None:
    game = stand(APART, {**FOE, "a": "soviet infantry 3-5-3 box-2"})
    assert "a army-box-2" in {f"{unit.id} {unit.box}" for unit in game.view("axis").units}
    assert game.view("axis").own == {} == game.view("").own
    assert secret(game) == {"r1": "box-1", "r2": "box-2", "r3": "box-3"}
    # A box is in no hex: nobody stands with the armies.
    assert work_of(game).field.bits[SOVIET] == 0


@pytest.mark.rule(GAME, "34.1.2")
def test_markers_stay_with_armies_that_begin_the_phase_apart() -> None:
    game = stand(APART, FOE)
    assert "tie-marker" not in {text.split()[0] for text in legal(game)}
    # Coming together in the phase is too late.
    play(game, "move r1 2011 2012 2013")
    assert not legal_with(game, "tie-marker")


@pytest.mark.rule(GAME, "34.1.2")
@pytest.mark.parametrize("place", ["2010", "ea-a"])
@pytest.mark.parametrize(("choice", "now"), [("1", "12"), ("2", "21")])
def test_armies_that_begin_the_phase_together_exchange_them_or_pretend(
    place: str, choice: str, now: str
) -> None:
    game = stand({"r1": place, "r2": place, "r3": "2018"}, {**FOE, "u": "soviet tank 6-6-5 box-1"})
    assert legal(game) == {
        "keep-markers",
        "tie-marker r1 army-box-1",
        "tie-marker r1 army-box-2",
    }
    assert codes(game, "tie-marker r1 army-box-3") == {"s42-marker-not-at-hand 34.1.2"}
    version = game.state.version
    events = play(game, f"tie-marker r1 army-box-{choice}")
    own = secret(game)
    assert own["r1"][-1] + own["r2"][-1] == now
    assert own["r3"] == "box-3"
    public = [one for one in events if one.seen_by("axis")]
    assert told(public) == ["s42-markers-perhaps-exchanged"]
    assert public[0].arguments == {"units": ("r1", "r2")}
    assert game.state.version == version + 1
    # Whatever was done, the boxes of these two are what the Axis does not know of them.
    assert "tie-marker" not in {text.split()[0] for text in legal(game)}


@pytest.mark.rule(GAME, "34.1.2")
def test_what_was_known_is_unknown_again_after_an_exchange_or_a_bluff() -> None:
    mask = {"possible": "1"}
    game = stand(TOGETHER, FOE, mask=mask)
    assert knows(game) == {"r1": "1", "r2": "2", "r3": "3"}
    play(game, "tie-marker r1 army-box-1")
    assert knows(game) == {"r1": "12", "r2": "12", "r3": "3"}
    open_hand = stand(TOGETHER, FOE, mask=mask)
    play(open_hand, "keep-markers")
    assert knows(open_hand) == {"r1": "1", "r2": "2", "r3": "3"}


@pytest.mark.rule(GAME, "34.1.2")
def test_secret_choices_can_be_taken_back() -> None:
    game = stand({"r1": "2010", "r2": "2010", "r3": "2010"}, FOE)
    outcome = apply(game.rules, game.state, game.read("tie-marker r1 army-box-3"), "soviet")
    assert not getattr(outcome, "binding", True)


# 34.2 Attributes


@pytest.mark.rule(GAME, "34.2", "19.2")
def test_an_army_has_no_zone_no_bond_and_no_weight() -> None:
    game = stand({"r1": "1610", "r2": "1612"}, {**FOE, "a": "soviet infantry 3-5-3 box-1"})
    work = work_of(game)
    assert work.field.zone_bits[SOVIET] == 0
    assert not work.bonds(SOVIET).bonds


@pytest.mark.rule(GAME, "34.2")
def test_with_units_on_top_it_stands_among_zones_and_bonds() -> None:
    units = {
        **FOE,
        "a": "soviet infantry 3-5-3 box-1",
        "b": "soviet infantry 3-5-3 box-2",
    }
    game = stand({"r1": "1610", "r2": "1612"}, units)
    play(game, "come-out a", "come-out b")
    work = work_of(game)
    assert work.field.zone_bits[SOVIET]
    assert len(work.bonds(SOVIET).bonds) == 1


@pytest.mark.rule(GAME, "34.2", "34.4.1")
def test_eight_combat_units_in_a_box_and_no_more() -> None:
    boxed = {f"u{n}": "soviet infantry 3-5-3 box-1" for n in range(7)}
    edge = {"v": "soviet infantry 3-5-3 ea-a", "w": "soviet infantry 3-5-3 ea-a"}
    game = stand({"r1": "2310"}, {**FOE, **boxed, **edge})
    play(game, "enter-box v army-box-1")
    assert codes(game, "enter-box w army-box-1") == {"s42-box-full 34.2"}


# 34.3 Movement


@pytest.mark.rule(GAME, "34.3.1", "34.3")
def test_an_empty_army_has_three_points() -> None:
    game = stand(APART, FOE)
    assert "2013" in ends(game, "move", "r1")
    assert "2014" not in ends(game, "move", "r1")
    assert "2016" in ends(game, "extend", "r1")
    assert "2017" not in ends(game, "extend", "r1")
    assert "2012" in ends(game, "tactical", "r1")
    # It stops in an enemy zone of control and does not pass enemies, like other units.
    assert codes(game, "move r1 2011 2012 2013 2014") == {"not-enough-movement 5.1"}


@pytest.mark.rule(GAME, "D37", "34.3.1", "A-99")
def test_the_slowest_unit_sets_the_pace() -> None:
    units = {
        **FOE,
        "slow": "soviet infantry 3-5-2 box-1",
        "fast": "soviet tank 6-6-5 box-1",
        "guns": "soviet artillery 0-1-5 box-2",
        "new": "soviet infantry 3-5-3 box-3 replacement",
    }
    game = stand(APART, units)
    # D37: two points, five in Extended Movement; a black box on the ASU inside bars nothing.
    assert "2012" in ends(game, "move", "r1")
    assert "2013" not in ends(game, "move", "r1")
    assert "2015" in ends(game, "extend", "r1")
    assert "2016" not in ends(game, "extend", "r1")
    assert "2020" in ends(game, "extend", "r2")
    assert "2017" in ends(game, "move", "r2")
    # D37: with a replacement one hex, whatever it costs.
    assert not legal_with(game, "move", "r3")
    assert not legal_with(game, "extend", "r3")
    assert ends(game, "tactical", "r3") == {
        work_of(game).rules.names[hex]
        for hex in work_of(game).adjacent(work_of(game).units["r3"].hex)
    }
    assert "s42-army-holds-replacement 34.3.1" in codes(game, "move r3 2017")


@pytest.mark.rule(GAME, "A-99")
def test_only_a_disrupted_unit_or_an_unsupplied_mechanised_one_slows_to_tactical() -> None:
    units = {
        **FOE,
        "foot": "soviet infantry 3-5-3 box-1 out-of-supply",
        "tank": "soviet tank 6-6-5 box-2 out-of-supply",
        "hurt": "soviet infantry 3-5-3 box-3 disrupted",
    }
    game = stand(APART, units)
    assert legal_with(game, "extend", "r1")
    for army, hex in (("r2", "2015"), ("r3", "2019")):
        assert not legal_with(game, "move", army)
        assert legal_with(game, "tactical", army)
        assert any(
            code.startswith("s42-tactical-only") for code in codes(game, f"move {army} {hex}")
        )


@pytest.mark.rule(GAME, "34.3.1", "23.2.4")
def test_snow_slows_an_army_like_its_units() -> None:
    units = {**FOE, "slow": "soviet infantry 3-5-2 box-1"}
    game = stand(APART, units, tracks={"weather": "snow"})
    assert "2012" not in ends(game, "move", "r1")
    assert "2016" in ends(game, "move", "r2")
    assert "2017" not in ends(game, "move", "r2")


@pytest.mark.rule(GAME, "34.3.1", "34.4.1")
def test_an_army_moves_before_units_enter_its_box_and_not_after() -> None:
    units = {**FOE, "u": "soviet infantry 3-5-3 ea-a", "v": "soviet infantry 3-5-3 ea-a"}
    game = stand({"r1": "2310", "r2": "2314"}, units)
    play(game, "move r1 2311", "enter-box u army-box-1", "enter-box v army-box-2")
    assert not legal_with(game, "move", "r2")
    assert codes(game, "move r2 2315") == {"s42-army-has-been-filled 34.3.1"}
    # Who has entered cannot come out again in this phase.
    assert codes(game, "come-out v") == {"already-moved 34.4.2"}


@pytest.mark.rule(GAME, "34.3.1", "34.4.1")
def test_the_next_turn_it_may_move_again() -> None:
    game = stand({"r1": "2310"}, FOE, mask={"filled": [1]})
    assert not legal_with(game, "move", "r1")
    next_turn = stand({"r1": "2310"}, FOE, mask={"filled": [1]}, phase="initial")
    play(next_turn, "done")
    assert legal_with(next_turn, "move", "r1")


@pytest.mark.rule(GAME, "34.3.2", "C209")
def test_only_an_empty_army_goes_by_rail_and_shows_that_it_is() -> None:
    units = {**FOE, "u": "soviet infantry 3-5-3 box-1"}
    game = stand({"r1": "2012", "r2": "2112", "r3": "2018"}, units, lines=RAIL)
    assert codes(game, "rail r1 2312") == {"s42-army-not-empty 34.3.2"}
    outcome = apply(game.rules, game.state, game.read("rail r2 2312"), "soviet")
    assert getattr(outcome, "binding", False)
    events = play(game, "rail r2 2312")
    assert event(events, "s42-army-shown-empty") == {"unit": "r2", "area": "army-box-2"}
    assert where(game, "r2") == "2312"
    assert knows(game) == {"r1": "13", "r2": "2", "r3": "13"}
    # It takes one of the places on the trains.
    assert work_of(game).data.railed == 1


@pytest.mark.rule(GAME, "34.3.3", "22.6")
def test_from_area_to_area_with_units_in_good_order_and_no_replacements() -> None:
    units = {
        **FOE,
        "ok": "soviet infantry 3-5-3 box-1",
        "hurt": "soviet infantry 3-5-3 box-2 full-retreat",
        "new": "soviet infantry 3-5-3 box-3 replacement",
    }
    places = {"r1": "ea-a", "r2": "ea-b", "r3": "ea-a"}
    areas = {"entry-b": "2401", "entry-a": "2410 2411", "entry-x": "1010"}
    game = stand(places, units, areas=areas)
    play(game, "keep-markers")
    assert "ea-b" in ends(game, "transfer", "r1")
    assert codes(game, "transfer r2 ea-a") == {"s42-army-holds-disrupted 34.3.3"}
    assert codes(game, "transfer r3 ea-b") == {"s42-army-holds-replacement 34.3.3"}
    # 22.3.1: nor does an army leave an area with units that could not leave it by themselves.
    assert not legal_with(game, "move", "r2") | legal_with(game, "tactical", "r2")
    assert "s42-army-holds-disrupted 22.3.1" in codes(game, "tactical r2 2401")
    play(game, "transfer r1 ea-b")
    assert knows(game) == {"r1": "1", "r2": "23", "r3": "23"}
    assert codes(game, "transfer r1 ea-a") == {"already-moved 22.6.1"}


@pytest.mark.rule(GAME, "34.3", "5.7.1")
def test_armies_do_not_sail() -> None:
    parts = {"port": "2010 2014", "port-black-sea": "2010 2014"}
    game = stand({"r1": "2010"}, FOE, areas=parts)
    assert not legal_with(game, "sea", "r1")
    assert "s42-may-not-sail 34.3" in codes(game, "sea r1 2014")


# 4.5 What the moves of an army give away


@pytest.mark.rule(GAME, "34.3.1", "34.1.2", "A-99")
def test_a_long_move_shows_what_an_army_does_not_hold() -> None:
    units = {
        **FOE,
        "slow": "soviet infantry 3-5-2 box-1",
        "hurt": "soviet infantry 3-5-3 box-2 disrupted",
    }
    game = stand(APART, units)
    play(game, "move r3 2017")
    # One hex: the army of the disrupted unit moves tactically only.
    assert knows(game)["r3"] == "13"
    play(game, "move r3 2016 2015")
    assert knows(game)["r3"] == "3"
    # Nothing is told but the move itself.
    other = stand(APART, units)
    assert told(play(other, "move r1 2011")) == ["unit-moved"]
    assert knows(other)["r1"] == "13"
    # An extended move of four hexes is one only for who has less than four points.
    play(other, "extend r1 2012 2013 2014 2015")
    assert knows(other)["r1"] == "13"


@pytest.mark.rule(GAME, "34.1.2", "C209")
def test_a_phase_does_not_end_by_itself_while_armies_are_in_play() -> None:
    # Nothing can move, whichever army has which box: but that it cannot must not be told.
    units = {**FOE, "u": "soviet infantry 3-5-3 ea-a"}
    game = stand({"r1": "2310"}, units)
    play(game, "enter-box u army-box-1")
    assert game.waiting == ("soviet",)
    assert legal(game) == {"done"}


@pytest.mark.rule(GAME, "34.1.1")
def test_in_a_text_without_markers_armies_that_come_later_get_theirs_with_the_others() -> None:
    places = {"sov-ra-1": "2010", "sov-ra-2": "turn-23"}
    game = KIT.stand(FOE | places, phase="initial", turn=22)
    assert legal(game) == {f"tie-marker sov-ra-1 army-box-{number}" for number in (1, 2)}
    play(game, "tie-marker sov-ra-1 army-box-2")
    assert secret(game) == {"sov-ra-1": "box-2", "sov-ra-2": "box-1"}
    assert game.rules.violations(game.state) == []


@pytest.mark.rule(GAME, "34.3.1", "A-99", "13.2.1", "16.4")
def test_who_moves_tactically_only_is_told_by_which_sections() -> None:
    units = {
        "u": "soviet infantry 3-5-3 box-1 disrupted",
        "t": "soviet tank 7-5-5 2012 disrupted out-of-supply",
    }
    game = stand({"r1": "1810", "r2": "2014"}, units)
    assert codes(game, "move r1 1910") == {"s42-tactical-only 34.3.1"}
    assert codes(game, "move t 2011") == {"s42-tactical-only 13.2.1", "s42-tactical-only 16.4"}
