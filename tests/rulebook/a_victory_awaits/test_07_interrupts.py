"""6.3, 7.3: Manstein and Guderian in hand, as interrupts and left over (V6, V32, V45, V63)."""

from __future__ import annotations

from typing import Any

import pytest

import hexside
from hexside.api import Game
from hexside.engine.positions import PositionError
from tests.rulebook.a_victory_awaits.ava_kit import (
    assault,
    codes,
    event,
    fight,
    kind,
    legal,
    play,
    stand,
    told,
    track,
)

GAME = "a-victory-awaits"
HQ = {"ger-4pzg": "L1204", "ger-18a": "L1208", "sov-8a": "L1804"}
MANSTEIN, GUDERIAN = "axis-manstein", "axis-guderian"
REINFORCEMENTS = "soviet-reinforcement"
#: 18.1: Zhukov was declared in an earlier turn.
ZHUKOV = {"leningrad_reached": True, "zhukov": 4}


def drawing(cup: list[str], hand: list[str] | None = None, **more: Any) -> Game:
    """The Command Phase with chits in the cup and in the hand of the Axis."""
    chits = {"cup": cup, "hand_axis": hand if hand is not None else [MANSTEIN]}
    return stand(
        more.pop("units", HQ),
        **{"phase": "command", "seat": None, **more, "chits": {**chits, **more.get("chits", {})}},
    )


def cup(game: Game) -> tuple[str, ...]:
    return tuple(game.state.data.cup)


def hand(game: Game) -> tuple[str, ...]:
    return tuple(game.state.data.hand_axis)


def active(game: Game) -> str:
    assert game.decision is not None
    return game.decision.seat


@pytest.mark.rule(GAME, "6.3")
def test_manstein_is_held_in_hand_and_counts_in_the_german_number() -> None:
    game = hexside.new(f"{GAME}/leningrad", seed=1)
    play(game, "done")
    assert hand(game) == (MANSTEIN,)
    assert MANSTEIN not in cup(game)
    # GER is 4: three chits are in the cup and one is in hand.
    assert len(game.state.data.chosen_axis) == 4


@pytest.mark.rule(GAME, "7.3", "6.3")
def test_a_drawn_chit_goes_back_and_4th_panzer_group_acts_at_once() -> None:
    game = drawing(["soviet-8a"])
    assert (active(game), kind(game)) == ("axis", "react-or-accept")
    assert legal(game) == {"accept", f"play {MANSTEIN}"}
    events = play(game, f"play {MANSTEIN}")
    assert event(events, "chit-interrupted")["chit"] == "soviet-8a"
    assert cup(game) == ("soviet-8a",)
    assert event(events, "headquarters-activated")["unit"] == "ger-4pzg"
    assert (active(game), kind(game)) == ("axis", "move-units")
    # The chit that was put back is drawn again, and takes effect.
    play(game, "done")
    assert track(game, "drawn") == "soviet-8a"
    assert (active(game), kind(game)) == ("soviet", "move-units")


@pytest.mark.rule(GAME, "7.3")
def test_guderian_activates_2nd_panzer_group() -> None:
    game = drawing(
        ["soviet-3a"],
        [GUDERIAN],
        units={"ger-2pzg": "S1020", "ger-3pzg": "S1019", "sov-3a": "S2010"},
        scenario="smolensk",
        hexes="",
    )
    events = play(game, f"play {GUDERIAN}")
    assert event(events, "headquarters-activated")["unit"] == "ger-2pzg"


@pytest.mark.rule(GAME, "7.3")
def test_whoever_accepts_lets_the_chit_take_effect_and_keeps_his_own() -> None:
    game = drawing(["soviet-8a"])
    play(game, "accept")
    assert (active(game), kind(game)) == ("soviet", "move-units")
    assert hand(game) == (MANSTEIN,)


@pytest.mark.rule(GAME, "7.3", "V6")
@pytest.mark.parametrize("chit", ["supply", "axis-18a", "axis-4pzg", "axis-reinforcement"])
def test_supply_and_own_chits_can_be_interrupted(chit: str) -> None:
    game = drawing([chit])
    assert track(game, "drawn") == chit
    events = play(game, f"play {MANSTEIN}")
    assert cup(game) == (chit,)
    assert "supply-checked" not in told(events)
    assert event(events, "headquarters-activated")["unit"] == "ger-4pzg"


@pytest.mark.rule(GAME, "7.3", "V6", "V29", "16.4")
def test_an_interrupted_supply_chit_does_nothing_until_it_is_drawn_again() -> None:
    game = drawing(["supply"], turn=9)
    play(game, f"play {MANSTEIN}")
    assert game.view("").result is None
    play(game, "done")
    assert kind(game) == "transfer-units"
    play(game, "done")
    assert game.view("").result is not None


@pytest.mark.rule(GAME, "7.3", "V63")
def test_one_interrupt_for_one_draw_then_a_new_draw() -> None:
    units = {"ger-4pzg": "S0510", "ger-2pzg": "S0727", "sov-8a": "S1405", "sov-3a": "S1919"}
    game = drawing(["soviet-8a"], [GUDERIAN, MANSTEIN], units=units, scenario="campaign", hexes="")
    assert legal(game) == {"accept", f"play {GUDERIAN}", f"play {MANSTEIN}"}
    play(game, f"play {GUDERIAN}")
    # V6: Manstein is not offered against Guderian; 2nd Panzer Group moves first.
    assert kind(game) == "move-units"
    assert codes(game, f"play {MANSTEIN}")
    play(game, "done")
    # A new draw, which may be interrupted by the other.
    assert (kind(game), track(game, "drawn")) == ("react-or-accept", "soviet-8a")
    assert legal(game) == {"accept", f"play {MANSTEIN}"}
    assert codes(game, f"play {GUDERIAN}") == {"chit-not-in-hand 7.3"}


@pytest.mark.rule(GAME, "7.3", "V63")
def test_one_chit_is_cancelled_at_one_draw_after_another() -> None:
    units = {"ger-4pzg": "S0510", "ger-2pzg": "S0727", "sov-8a": "S1405"}
    game = drawing(["soviet-8a"], [GUDERIAN, MANSTEIN], units=units, scenario="campaign", hexes="")
    play(game, f"play {GUDERIAN}", "done", f"play {MANSTEIN}", "done")
    # Nobody is left to cancel it a third time.
    assert (track(game, "drawn"), active(game), kind(game)) == ("soviet-8a", "soviet", "move-units")
    assert track(game, "resolved")[-2:] == [GUDERIAN, MANSTEIN]


@pytest.mark.rule(GAME, "7.3", "7.1")
def test_a_text_may_begin_with_the_chit_that_has_just_been_drawn() -> None:
    game = drawing(["axis-18a", "supply"], chits={"drawn": "soviet-8a"})
    assert (active(game), kind(game)) == ("axis", "react-or-accept")
    accepted = drawing(["axis-18a", "supply"], chits={"drawn": "soviet-8a"})
    events = play(game, f"play {MANSTEIN}")
    assert event(events, "chit-interrupted")["chit"] == "soviet-8a"
    assert (track(game, "drawn"), hand(game)) == (MANSTEIN, ())
    assert cup(game) == ("axis-18a", "soviet-8a", "supply")
    play(accepted, "accept")
    assert (active(accepted), kind(accepted)) == ("soviet", "move-units")
    assert (cup(accepted), hand(accepted)) == (("axis-18a", "supply"), (MANSTEIN,))


@pytest.mark.rule(GAME, "7.3", "V32")
def test_without_its_headquarters_on_the_map_the_interrupt_is_not_offered() -> None:
    game = drawing(["soviet-8a"], units={"ger-18a": "L1208", "sov-8a": "L1804"})
    assert (active(game), kind(game)) == ("soviet", "move-units")


@pytest.mark.rule(GAME, "7.3", "V32")
def test_of_two_held_chits_only_the_usable_one_is_offered() -> None:
    units = {"ger-4pzg": "S0510", "sov-8a": "S1405"}
    game = drawing(["soviet-8a"], [GUDERIAN, MANSTEIN], units=units, scenario="campaign", hexes="")
    assert legal(game) == {"accept", f"play {MANSTEIN}"}
    assert codes(game, f"play {GUDERIAN}") == {"interrupt-without-headquarters 7.3"}


@pytest.mark.rule(GAME, "6.3", "18.1")
@pytest.mark.parametrize(
    ("place", "chits"),
    [
        ("hand_axis", ["axis-4pzg"]),
        ("hand_axis", [REINFORCEMENTS]),
        ("hand_soviet", ["soviet-8a"]),
        ("cup", [MANSTEIN]),
        ("added", ["soviet-8a"]),
        ("pool_axis", ["soviet-8a"]),
        ("chosen_soviet", ["axis-4pzg"]),
    ],
)
def test_a_text_holds_chits_only_where_the_rules_can_put_them(place: str, chits: list[str]) -> None:
    with pytest.raises(PositionError) as error:
        stand(HQ, phase="command", seat=None, chits={place: chits})
    found = {(problem.key, problem.code) for problem in error.value.problems}
    assert found == {(f"chits.{place}", "unknown-value")}


@pytest.mark.rule(GAME, "6.1", "6.3")
@pytest.mark.parametrize(
    ("chits", "key"),
    [
        ({"cup": ["supply", "supply"]}, "chits.cup"),
        ({"cup": ["soviet-8a"], "hand_axis": [MANSTEIN, MANSTEIN]}, "chits.hand_axis"),
        ({"cup": ["soviet-8a"], "resolved": ["soviet-8a"]}, "chits"),
    ],
)
def test_a_text_has_no_chit_more_often_than_the_game(chits: dict[str, list[str]], key: str) -> None:
    with pytest.raises(PositionError) as error:
        stand(HQ, phase="command", seat=None, chits=chits)
    found = {(problem.key, problem.code) for problem in error.value.problems}
    assert found == {(key, "chits-lost-or-added")}


@pytest.mark.rule(GAME, "6.2", "2.2")
def test_a_panzer_group_with_two_chits_may_lie_in_the_cup_twice() -> None:
    units = {"ger-3pzg": "S0715", "sov-3a": "S1518"}
    pair = ["axis-3pzg", "axis-3pzg"]
    game = drawing(pair, [], units=units, scenario="smolensk", hexes="")
    play(game, "done")
    assert track(game, "drawn") == "axis-3pzg"
    assert track(game, "resolved").count("axis-3pzg") == 1


# 7.3: left over


@pytest.mark.rule(GAME, "7.3", "5.0")
def test_an_unplayed_chit_is_played_before_the_end_phase() -> None:
    game = drawing(["soviet-8a"])
    play(game, "accept")
    events = play(game, "done")
    assert event(events, "headquarters-activated")["unit"] == "ger-4pzg"
    assert (active(game), kind(game)) == ("axis", "move-units")
    assert game.view("").turn == 2
    assert "turn-begins" in told(play(game, "done"))


@pytest.mark.rule(GAME, "7.3", "V63")
def test_the_axis_says_which_of_two_left_over_chits_comes_first() -> None:
    units = {"ger-4pzg": "S0510", "ger-2pzg": "S0727"}
    for first, second in ((GUDERIAN, MANSTEIN), (MANSTEIN, GUDERIAN)):
        game = drawing([], [GUDERIAN, MANSTEIN], units=units, scenario="campaign", hexes="")
        assert (active(game), kind(game)) == ("axis", "play-held-chit")
        assert legal(game) == {f"play {GUDERIAN}", f"play {MANSTEIN}"}
        play(game, f"play {first}")
        assert track(game, "drawn") == first
        play(game, "done")
        assert track(game, "drawn") == second
        assert track(game, "resolved")[-1] == first


@pytest.mark.rule(GAME, "7.3", "V32")
def test_left_over_without_its_headquarters_the_chit_is_laid_aside() -> None:
    game = drawing([], units={"ger-18a": "L1208", "sov-8a": "L1804"})
    events = list(game.opening_events())
    assert (events[0].code, events[0].arguments["chit"]) == ("headquarters-absent", MANSTEIN)
    assert game.view("").turn == 3


# 18.1: Zhukov's command against Manstein


@pytest.mark.rule(GAME, "7.3", "18.1", "V63")
def test_the_axis_is_asked_first_then_the_soviet_player() -> None:
    game = drawing(["axis-18a"], turn=5, tracks=ZHUKOV, chits={"hand_soviet": [REINFORCEMENTS]})
    assert (active(game), kind(game)) == ("axis", "react-or-accept")
    play(game, "accept")
    assert (active(game), kind(game)) == ("soviet", "react-or-accept")
    assert legal(game) == {"accept", f"play {REINFORCEMENTS}"}
    play(game, f"play {REINFORCEMENTS}")
    assert "axis-18a" in (*cup(game), track(game, "drawn"))
    assert REINFORCEMENTS in track(game, "resolved")


@pytest.mark.rule(GAME, "18.1", "7.3", "V6", "V63")
def test_zhukov_cannot_cancel_manstein() -> None:
    game = drawing(["axis-18a"], turn=5, tracks=ZHUKOV, chits={"hand_soviet": [REINFORCEMENTS]})
    play(game, f"play {MANSTEIN}")
    assert (active(game), kind(game)) == ("axis", "move-units")


@pytest.mark.rule(GAME, "18.1", "7.3", "V6", "V63")
@pytest.mark.parametrize("chit", ["supply", "soviet-8a"])
def test_zhukov_cancels_supply_and_own_chits_and_manstein_may_cancel_them_again(chit: str) -> None:
    game = drawing([chit], turn=5, tracks=ZHUKOV, chits={"hand_soviet": [REINFORCEMENTS]})
    play(game, "accept")
    assert active(game) == "soviet"
    events = play(game, f"play {REINFORCEMENTS}")
    assert told(events) == ["chit-interrupted", "chit-drawn"]
    # The chit is drawn anew, and the Axis, which let it pass before, is asked again.
    assert (active(game), track(game, "drawn")) == ("axis", chit)
    play(game, f"play {MANSTEIN}")
    assert (active(game), kind(game), cup(game)) == ("axis", "move-units", (chit,))


@pytest.mark.rule(GAME, "7.3", "V63")
def test_left_over_the_reinforcements_come_before_manstein() -> None:
    rails = {"rail": ["L2006 L1906 L1806"]}
    units = {**HQ, "r": "soviet infantry 2-4 available"}
    game = drawing(
        [],
        turn=5,
        units=units,
        tracks=ZHUKOV,
        lines=rails,
        chits={"hand_soviet": [REINFORCEMENTS]},
    )
    assert (active(game), kind(game)) == ("soviet", "choose-reinforcement")
    play(game, "done")
    assert track(game, "drawn") == MANSTEIN
    assert (active(game), kind(game)) == ("axis", "move-units")


@pytest.mark.rule(GAME, "18.1", "V45")
def test_zhukov_is_declared_openly_at_a_draw_and_commands_from_the_next_turn() -> None:
    reached = {"leningrad_reached": True}
    game = drawing(["axis-18a", REINFORCEMENTS], [], turn=5, tracks=reached)
    assert (active(game), kind(game)) == ("soviet", "declare-zhukov")
    assert legal(game) == {"declare", "not-yet"}
    later = drawing(["axis-18a", "soviet-8a"], [], turn=5, tracks=reached, units={**HQ})
    play(later, "not-yet")
    while kind(later) in ("move-units", "react-or-accept"):
        play(later, "accept" if kind(later) == "react-or-accept" else "done")
    # Offered again at the next draw of this turn.
    assert kind(later) == "declare-zhukov"
    assert later.view("").turn == 5
    play(game, "declare")
    assert track(game, "zhukov") == 5
    # Not yet in command: the Soviet player is not asked about this draw.
    assert active(game) == "axis"


@pytest.mark.rule(GAME, "18.1", "V45")
@pytest.mark.parametrize("way", ["move", "place"])
def test_any_axis_entry_next_to_leningrad_makes_the_declaration_possible(way: str) -> None:
    areas = {"leningrad-city": "L1504"}
    units = {"ger-4pzg": "L1103", "a": "axis infantry 3-5 L1304", "sov-8a": "L1904"}
    if way == "move":
        game = stand(units, areas=areas, activated=["a"])
        assert track(game, "leningrad_reached") is False
        play(game, "move a L1404")
    else:
        units["a"] = "axis infantry 3-5 available"
        rail = "L1006 L1106 L1206 L1306 L1305 L1405 L1404"
        game = stand(units, areas=areas, phase="reinforcements", turn=4, lines={"rail": [rail]})
        play(game, "name a", "place a L1404")
    assert track(game, "leningrad_reached") is True


@pytest.mark.rule(GAME, "18.1", "V45")
def test_a_pursuit_or_a_retreat_next_to_leningrad_counts_too() -> None:
    areas = {"leningrad-city": "L1504", "axis-source": "L1506"}
    units = {"a": "axis armour 40-5-9 L1204", "b": "soviet infantry 2-4 L1304"}
    game = fight(units, areas={**areas, "leningrad-city": "L1504"}, dice=[6])
    assault(game, "L1304", "a")
    play(game, "pursue a L1304 L1404")
    assert track(game, "leningrad_reached") is True
    # 4-1 and 3 is R: the German steps back towards his source, next to the city.
    enemy = {"a": "axis infantry 2-5 L1605", "b": "soviet infantry 8-4 L1704"}
    lines = {"rail": ["L1506 L1505"]}
    other = fight(enemy, seat="soviet", areas=areas, lines=lines, dice=[3])
    assault(other, "L1605", "b")
    assert track(other, "leningrad_reached") is True


@pytest.mark.rule(GAME, "18.1", "V45")
def test_a_soviet_unit_next_to_leningrad_changes_nothing() -> None:
    units = {"b": "soviet infantry 2-4 L1704", "a": "axis infantry 3-5 L1101"}
    game = stand(units, areas={"leningrad-city": "L1504"}, seat="soviet")
    play(game, "move b L1604")
    assert track(game, "leningrad_reached") is False
