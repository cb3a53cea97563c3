"""3.1.4 to 3.3.3, 13.2.2: whom a chit activates."""

from __future__ import annotations

from typing import Any

import pytest

from hexside.api import Game
from tests.rulebook.iskra.iskra_kit import (
    argument,
    codes,
    kind,
    legal,
    legal_with,
    play,
    stand,
    told,
)

GAME = "iskra"

WIDE = "01.01-34.30"
FOE = {"ger-i-401": "34.30"}
ARMY = {
    **FOE,
    "sov-hq-67a": "05.05",
    "sov-129g": "05.06",
    "sov-131g": "05.07",
    "sov-118t": "05.08",
    "sov-942": "06.06",
    "sov-947": "06.07",
    "sov-152t": "06.08",
    "sov-11-1": "07.06",
    "sov-11-2": "07.07",
    "sov-138-1": "07.08",
    "sov-220t": "08.06",
    "sov-pontoon-1": "08.07",
    "sov-pontoon-2": "08.08",
    "sov-16t": "08.09",
}


def activate(chit: str, units: dict[str, str], **more: Any) -> Game:
    """A drawn chit takes effect."""
    return stand(
        units, **{"phase": "activation", "chit": chit, "seat": None, "hexes": WIDE, **more}
    )


def active(game: Game) -> set[str]:
    """The units of the activation that runs."""
    return set(game.state.agenda[-2].units)


# 3.1.1b German divisions


@pytest.mark.rule(GAME, "3.1.1b", "3.3.1", "3.2", "3.3", "T-10")
def test_a_german_headquarters_activates_its_own_division_and_no_other() -> None:
    """HQ 96 is yellow, and so are its units; the pink 224th Division never obeys it."""
    game = activate(
        "axis-96",
        {
            "ger-hq-96": "05.05",
            "ger-i-283": "05.06",
            "ger-pi196": "06.06",
            "ger-hq-1": "05.07",
            "ger-i-1": "07.07",
            "sov-143": "20.20",
            "ger-stug226": "08.08",
        },
    )
    assert legal(game) == {"name ger-stug226", "done"}
    assert codes(game, "name sov-143") == {"not-your-unit"}
    assert codes(game, "name ger-i-1") == {"not-for-this-chit 3.3.1"}
    assert codes(game, "name ger-hq-1") == {"headquarters-not-named 3.3.1"}
    assert codes(game, "name ger-i-283") == {"already-activated 3.3.1"}
    play(game, "done")
    assert active(game) == {"ger-hq-96", "ger-i-283", "ger-pi196"}


@pytest.mark.rule(GAME, "3.3.3", "3.3.4a", "T-11")
def test_a_range_of_20_has_19_hexes_between() -> None:
    """Enemy units and supply in between do not matter."""
    units = {
        "sov-hq-67a": "01.05",
        "sov-220t": "21.05",
        "sov-pontoon-1": "22.05 isolated",
        "sov-942": "21.06",
        "sov-947": "22.06",
        "ger-i-1": "10.05",
        "ger-ii-1": "10.06",
    }
    game = activate("soviet-67a", units)
    grid = game.rules.board.grid
    assert len(grid.line(grid.index("01.05"), grid.index("21.05"))) - 2 == 19
    assert legal_with(game, "name") == {"name sov-220t"}
    assert codes(game, "name sov-pontoon-1") == {"out-of-command-range 3.3.3"}
    play(game, "name sov-220t", "pick 268-div", "done")
    assert active(game) == {"sov-hq-67a", "sov-942", "sov-220t"}


@pytest.mark.rule(GAME, "3.3.1", "3.3.2", "3.1.1b", "13.4.5")
def test_two_independent_units_in_range_and_no_third() -> None:
    """A headquarters with no units of its own left can still activate them."""
    units = {
        "ger-hq-96": "05.05",
        "ger-i-85": "05.06",
        "ger-ii-85": "05.07",
        "ger-iii-85": "05.08",
        **FOE,
    }
    game = activate("axis-96", units)
    play(game, "name ger-i-85")
    assert codes(game, "name ger-i-85") == {"already-named 3.3.1"}
    play(game, "name ger-ii-85")
    # Nothing more can be named, so the movement begins.
    assert kind(game) == "move-units"
    assert active(game) == {"ger-hq-96", "ger-i-85", "ger-ii-85"}


@pytest.mark.rule(GAME, "3.3.3")
def test_the_range_is_checked_once_and_activated_units_may_leave_it() -> None:
    """The division is not asked about; it has no independents to choose."""
    units = {"ger-hq-170": "05.05", "ger-i-391": "05.17", "ger-ii-391": "05.18", "sov-942": "09.30"}
    game = activate("axis-170", units)
    assert kind(game) == "move-units"
    assert active(game) == {"ger-hq-170", "ger-i-391"}
    play(game, "move ger-i-391 05.18 05.19")
    assert "ger-i-391" in active(game)


# 3.1.4 Soviet armies


@pytest.mark.rule(GAME, "3.1.4", "3.0", "T-08")
def test_an_army_chit_activates_three_formations_with_their_tanks() -> None:
    """45 Gds, 268 with 152T, 11 Bde; the tank brigade uses no choice."""
    game = activate("soviet-67a", ARMY)
    picks = {"pick 45g-div", "pick 268-div", "pick 11-bde", "pick 138-bde"}
    assert legal_with(game, "pick") == picks
    play(game, "pick 45g-div", "pick 268-div", "pick 11-bde")
    assert argument(game, "formations") == ("45g-div", "268-div", "11-bde")
    assert codes(game, "pick 138-bde") == {"no-more-formations 3.1.4"}
    assert codes(game, "pick 268-div") == {"formation-already-picked 3.1.4"}
    assert codes(game, "name sov-152t") == {"already-activated 3.3.1"}
    play(game, "done")
    assert active(game) == {
        "sov-hq-67a",
        *("sov-129g", "sov-131g", "sov-118t"),
        *("sov-942", "sov-947", "sov-152t"),
        *("sov-11-1", "sov-11-2"),
    }


@pytest.mark.rule(GAME, "3.1.4", "1.1.5")
def test_what_an_army_chit_cannot_pick() -> None:
    game = activate("soviet-67a", {**ARMY, "sov-hq-8a": "09.09", "sov-77": "09.10"})
    assert codes(game, "pick 80-div") == {"not-of-this-chit 3.1.4"}
    assert codes(game, "pick 96") == {"not-of-this-chit 3.1.4"}
    assert codes(game, "pick 999-div") == {"unknown-formation"}
    assert codes(game, "pick 224-div") == {"formation-out-of-range 3.3.3"}
    assert codes(game, "name sov-942") == {"not-for-this-chit 3.3.1"}


@pytest.mark.rule(GAME, "3.1.4", "3.3.1")
def test_fewer_or_none_is_legal_and_the_headquarters_may_move_alone() -> None:
    game = activate("soviet-67a", ARMY)
    play(game, "done")
    assert active(game) == {"sov-hq-67a"}
    assert legal_with(game, "move", "sov-hq-67a")


@pytest.mark.rule(GAME, "3.1.4", "R-15")
def test_only_the_units_of_a_formation_in_range_act() -> None:
    game = activate(
        "soviet-67a", {**ARMY, "sov-947": "26.05", "sov-11-1": "30.05", "sov-11-2": "30.06"}
    )
    assert codes(game, "pick 11-bde") == {"formation-out-of-range 3.3.3"}
    play(game, "pick 268-div", "done")
    assert active(game) == {"sov-hq-67a", "sov-942", "sov-152t"}


@pytest.mark.rule(GAME, "3.3.2", "R-16")
def test_an_army_chit_activates_two_independents_of_its_front() -> None:
    """Pontoons are such, but not as bridges; the 16th Tank Brigade belongs to the Volkhov Front."""
    game = activate("soviet-67a", {**ARMY, "sov-pontoon-2": "08.08 bridge@1"})
    assert legal_with(game, "name") == {"name sov-220t", "name sov-pontoon-1"}
    assert codes(game, "name sov-16t") == {"not-for-this-chit 3.3.1"}
    assert codes(game, "name sov-pontoon-2") == {"bridge-does-not-move 13.3.1"}
    play(game, "name sov-220t", "name sov-pontoon-1")
    assert legal_with(game, "name") == set()
    assert argument(game, "units") == ("sov-220t", "sov-pontoon-1")
    play(game, "done")
    assert active(game) == {"sov-hq-67a", "sov-220t", "sov-pontoon-1"}


@pytest.mark.rule(GAME, "3.1.4", "3.3.1", "R-75")
def test_the_same_division_may_be_activated_again_and_moves_anew() -> None:
    units = {**FOE, "sov-hq-67a": "05.05", "sov-942": "06.06"}
    game = stand(
        units,
        phase="command",
        seat=None,
        hexes=WIDE,
        chits={"cup": ["soviet-67a", "soviet-67a"]},
    )
    play(game, "pick 268-div", "move sov-942 06.07", "done")
    play(game, "pick 268-div")
    assert legal_with(game, "move", "sov-942")


@pytest.mark.rule(GAME, "3.1.4", "19.1.17", "R-73")
def test_a_guards_division_is_the_same_formation() -> None:
    """A mixture of the 327th and the 64th Guards with 32GT is picked as one."""
    units = {
        **FOE,
        "sov-hq-2sha": "05.05",
        "sov-191g": "05.06",
        "sov-194g": "05.07",
        "sov-1102": "06.07",
        "sov-32gt": "06.08",
    }
    game = activate("soviet-2sha", units)
    assert legal_with(game, "pick") == {"pick 327-div"}
    assert codes(game, "pick 64g-div") == {"unknown-formation"}
    play(game, "pick 327-div")
    assert active(game) == {*units} - {"ger-i-401"}


# 3.1.5 Soviet fronts

FRONT = {
    **FOE,
    "sov-hq-2sha": "10.10",
    "sov-hq-8a": "20.10",
    "sov-374": "10.11",
    "sov-533": "10.12",
    "sov-122t": "11.12",
    "sov-1236": "11.13",
    "sov-77": "20.11",
    "sov-25t": "20.12",
    "sov-1212": "21.12",
    "sov-73-1": "21.13",
    "sov-73-2": "22.12",
    "sov-16t": "22.13",
}


@pytest.mark.rule(GAME, "3.1.5", "R-75", "T-09")
def test_a_front_chit_activates_three_formations_of_any_army_and_two_single_units() -> None:
    game = activate("soviet-volkhov-front", FRONT)
    play(game, "pick 128-div", "pick 364-div", "pick 73n-bde", "name sov-122t", "name sov-25t")
    assert kind(game) == "move-units"
    assert active(game) == {
        *("sov-374", "sov-533", "sov-1212", "sov-73-1", "sov-73-2", "sov-122t", "sov-25t")
    }


@pytest.mark.rule(GAME, "3.1.5", "T-09")
def test_no_fourth_formation_and_no_third_single_unit() -> None:
    game = activate("soviet-volkhov-front", FRONT)
    play(game, "pick 128-div", "pick 364-div", "pick 73n-bde")
    assert codes(game, "pick 80-div") == {"no-more-formations 3.1.5"}
    assert codes(game, "name sov-374") == {"already-activated 3.3.1"}
    game = activate("soviet-volkhov-front", FRONT)
    play(game, "name sov-16t", "name sov-1236")
    assert codes(game, "name sov-77") == {"no-more-units 3.1.5"}


@pytest.mark.rule(GAME, "3.1.5", "R-75")
def test_a_unit_reached_by_two_picks_acts_once() -> None:
    game = activate("soviet-volkhov-front", FRONT)
    play(game, "name sov-122t", "pick 372-div", "done")
    activation = game.state.agenda[-2]
    assert sorted(activation.units) == ["sov-122t", "sov-1236"]
    assert activation.singles == ()


@pytest.mark.rule(GAME, "3.1.5", "3.3.3", "R-15")
def test_under_a_front_chit_each_unit_is_checked_against_its_own_army() -> None:
    """8A has a range of 15; the headquarters of the armies do not move."""
    units = {**FRONT, "sov-374": "31.10", "sov-533": "33.10", "sov-77": "04.05", "sov-16t": "01.30"}
    game = activate("soviet-volkhov-front", units)
    assert codes(game, "name sov-374") == {"out-of-command-range 3.3.3"}
    assert codes(game, "name sov-77") == {"out-of-command-range 3.3.3"}
    assert codes(game, "name sov-16t") == {"out-of-command-range 3.3.3"}
    assert codes(game, "name sov-hq-8a") == {"headquarters-not-named 3.3.1"}
    # An independent unit may be in range of any army of the front.
    game = activate("soviet-volkhov-front", {**units, "sov-16t": "10.25"})
    assert codes(game, "name sov-16t") == set()


@pytest.mark.rule(GAME, "3.1.5", "16.1", "R-63")
def test_a_front_chit_reaches_nobody_of_the_other_front() -> None:
    game = activate(
        "soviet-volkhov-front",
        {**FRONT, "sov-hq-67a": "10.15", "sov-942": "10.16"},
        scenario="campaign-3",
    )
    assert game.waiting == ("volkhov",)
    assert codes(game, "pick 268-div", "volkhov") == {"not-of-this-chit 3.1.5"}
    assert codes(game, "name sov-942", "volkhov") == {"not-for-this-chit 3.1.5"}


@pytest.mark.rule(GAME, "3.1.5", "5.4.4", "R-68")
def test_the_movement_segment_knows_who_was_activated_singly() -> None:
    game = activate("soviet-volkhov-front", FRONT)
    play(game, "pick 128-div", "name sov-122t", "done")
    assert game.state.agenda[-2].singles == ("sov-122t",)
    assert game.state.agenda[-1].singles == ("sov-122t",)


# 13.2.2 Group Hühner

GROUP = {
    "sov-942": "34.30",
    "ger-hq-huehner": "05.05",
    "ger-hq-61": "08.08",
    "ger-i-391": "05.06",
    "ger-i-283": "05.07",
    "ger-i-328": "05.08",
    "ger-i-1": "05.09",
    "ger-ii-391": "06.06",
    "ger-i-151-61": "06.07",
    "ger-i-85": "06.08",
    "ger-ii-85": "06.09",
    "ger-iii-85": "06.10",
    "ger-ii-1": "05.14",
}


@pytest.mark.rule(GAME, "13.2.2", "R-38")
def test_huehner_commands_four_units_of_four_divisions_and_two_independents() -> None:
    game = activate("axis-huehner", GROUP, turn=5)
    assert kind(game) == "pick-group"
    assert codes(game, "name ger-i-151-61") == {"not-for-this-chit 3.3.1"}
    assert codes(game, "name ger-ii-1") == {"out-of-command-range 3.3.3"}
    play(
        game, "name ger-i-391", "name ger-i-283", "name ger-i-85", "name ger-i-328", "name ger-i-1"
    )
    assert codes(game, "name ger-ii-391") == {"no-more-units 13.2.2"}
    play(game, "name ger-ii-85")
    assert kind(game) == "move-units"
    assert active(game) == {
        "ger-hq-huehner",
        *("ger-i-391", "ger-i-283", "ger-i-328", "ger-i-1", "ger-i-85", "ger-ii-85"),
    }
    assert game.state.data.last_formation == "huehner"


@pytest.mark.rule(GAME, "13.2.2", "3.1.3", "R-38")
def test_a_unit_that_huehner_commands_keeps_its_division() -> None:
    """Its own headquarters may act right afterwards."""
    game = stand(
        {**GROUP, "ger-hq-170": "05.10"},
        phase="command",
        seat=None,
        hexes=WIDE,
        turn=5,
        dice=[2, 1],
        chits={"cup": ["axis-170", "axis-huehner"]},
    )
    play(game, "name ger-i-391", "done", "done")
    assert kind(game) == "pick-independents"
    play(game, "done")
    assert {"ger-hq-170", "ger-i-391", "ger-ii-391"} <= active(game)


# 3.1.6 18th Army

EIGHTEENTH = {
    "sov-942": "34.30",
    "ger-hq-96": "05.05",
    "ger-hq-1": "20.05",
    "ger-i-283": "05.06",
    "ger-i-85": "05.07",
    "ger-ii-85": "05.08",
    "ger-iii-85": "06.08",
    "ger-1-s502": "30.10",
    "ger-stug226": "31.10",
}


@pytest.mark.rule(GAME, "3.1.6", "R-17")
def test_18a_activates_any_headquarters_and_moves_two_more_independents() -> None:
    game = activate("axis-18a", EIGHTEENTH)
    assert kind(game) == "choose-headquarters"
    play(game, "activate ger-hq-96")
    assert kind(game) == "pick-for-18th-army"
    play(game, "name ger-i-85", "name ger-1-s502", "name ger-ii-85")
    # The two of the headquarters are named: a third in range can only be one of the free ones.
    assert legal_with(game, "name") == {"name ger-iii-85", "name ger-stug226"}
    play(game, "name ger-iii-85")
    activation = game.state.agenda[-2]
    assert set(activation.units) == {"ger-hq-96", "ger-i-283", "ger-i-85", "ger-ii-85"}
    assert set(activation.movers) == {"ger-1-s502", "ger-iii-85"}


@pytest.mark.rule(GAME, "3.1.6", "R-17")
@pytest.mark.parametrize(("option", "attacks"), [("move", False), ("move-and-attack", True)])
def test_the_free_independents_only_move_by_default(option: str, attacks: bool) -> None:
    units = {**EIGHTEENTH, "sov-947": "31.11"}
    game = activate("axis-18a", units, options={"18a-independents": option})
    play(game, "activate ger-hq-96", "name ger-stug226", "done")
    assert legal_with(game, "move", "ger-stug226")
    assert not legal_with(game, "strategic", "ger-stug226")
    play(game, "done")
    attack = "attack 31.11" in legal(game) if kind(game) == "declare-attacks" else False
    assert attack == attacks


@pytest.mark.rule(GAME, "3.1.6", "3.3")
def test_the_only_headquarters_is_activated_without_asking() -> None:
    units = {uid: hex for uid, hex in EIGHTEENTH.items() if uid != "ger-hq-1"}
    game = activate("axis-18a", units)
    assert kind(game) == "pick-for-18th-army"
    assert argument(game, "unit") == "ger-hq-96"


# Empty activations


@pytest.mark.rule(GAME, "3.1.5", "2.3")
def test_an_activation_of_nobody_is_over_at_once() -> None:
    game = activate("soviet-volkhov-front", FRONT)
    events = play(game, "done")
    assert "chit-used" in told(events)
