"""2.4, 11: the Supply Phase (R-32, R-33, R-35), headquarters, who is always supplied."""

from __future__ import annotations

from typing import Any

import pytest

from hexside.api import Game
from hexside.engine import Event
from tests.rulebook.iskra.iskra_kit import codes, kind, legal, marks, play, stand, told, where

GAME = "iskra"
OOS, ISOLATED = "out-of-supply", "isolated"
#: With a line: next to the German source 01.01, the Soviet source 12.12. Anywhere else: none.
FED, RED = "01.02", "12.11"


def check(units: dict[str, Any], **more: Any) -> Game:
    """A Supply Phase from its beginning."""
    return stand(units, **{"phase": "supply-phase", "seat": None, **more})


def supply(game: Game, name: str) -> str:
    """The supply marker of a unit."""
    return next((mark for mark in marks(game, name) if mark in (OOS, ISOLATED)), "")


@pytest.mark.rule(GAME, "11.0", "2.4.1", "2.4.2", "R-33", "T-30")
@pytest.mark.parametrize(("before", "after"), [("", OOS), (OOS, ISOLATED), (ISOLATED, ISOLATED)])
def test_a_unit_without_a_line_goes_one_stage_on_and_stays_isolated(
    before: str, after: str
) -> None:
    game = check({"a": f"axis infantry 3-4-5 06.06 {before}", "b": f"soviet infantry 3-4-5 {RED}"})
    assert supply(game, "a") == after
    assert supply(game, "b") == ""


@pytest.mark.rule(GAME, "11.0", "2.4.1", "11.1.3", "R-33")
@pytest.mark.parametrize("before", ["", OOS, ISOLATED])
def test_a_unit_with_a_line_loses_either_marker(before: str) -> None:
    game = check(
        {
            "a": f"axis infantry 3-4-5 {FED} {before}",
            "b": f"soviet infantry 3-4-5 {RED} {before}",
        }
    )
    assert supply(game, "a") == supply(game, "b") == ""


@pytest.mark.rule(GAME, "2.4", "R-33")
def test_all_lines_are_looked_at_once_at_the_start_of_the_phase() -> None:
    # f keeps the line of a open in a Soviet zone, whatever marker it has itself.
    units = {
        "a": "axis infantry 3-4-5 01.03",
        "f": "axis infantry 3-4-5 01.02 isolated",
        "b": "soviet infantry 3-4-5 02.03",
    }
    game = check(units)
    assert (supply(game, "a"), supply(game, "f")) == ("", "")
    # The Soviet unit is cut off in the same check and loses no zone of control (4.5.1).
    assert supply(game, "b") == OOS


@pytest.mark.rule(GAME, "11.4", "11.1.3")
def test_the_phase_tells_who_lost_and_who_found_his_line() -> None:
    game = check(
        {
            "a": "axis infantry 3-4-5 06.06",
            "c": f"axis infantry 3-4-5 {FED} isolated",
            "d": "axis infantry 3-4-5 09.03 out-of-supply",
            "b": f"soviet infantry 3-4-5 {RED}",
        }
    )
    found = [
        (event.code, event.arguments.get("unit"))
        for event in game.opening_events()
        if event.code in ("supply-restored", "unit-out-of-supply", "unit-isolated")
    ]
    # 2.4.1 before 2.4.2: first the units that have a marker.
    assert found == [("supply-restored", "c"), ("unit-isolated", "d"), ("unit-out-of-supply", "a")]


@pytest.mark.rule(GAME, "1.1.4", "R-64")
def test_the_marker_of_a_hidden_unit_is_told_to_its_side_only() -> None:
    units = {
        "a": "axis infantry 5-4-5 06.06",
        "c": "axis infantry 3-4-5 06.06",
        "b": f"soviet infantry 3-4-5 {RED}",
    }
    game = check(units)
    assert supply(game, "a") == supply(game, "c") == OOS

    def known(seat: str) -> set[Any]:
        return {
            event.arguments["unit"]
            for event in game.opening_events()
            if event.code == "unit-out-of-supply" and _visible(event, seat)
        }

    assert known("axis") == {"a", "c"}
    assert known("soviet") == {"a"}


def _visible(event: Event, seat: str) -> bool:
    return (not event.only or seat in event.only) and seat not in event.hidden_from


# 11.3.1, 11.3.2, 13.4.2: headquarters


@pytest.mark.rule(GAME, "11.3.1", "11.3.2", "13.4.2", "R-32")
def test_a_headquarters_without_a_line_drags_its_division_down_and_relocates() -> None:
    units = {
        "h": "axis hq 0-6 07.07 formation:a-div",
        "a": f"axis infantry 3-4-5 {FED} formation:a-div",
        "c": "axis infantry 3-4-5 02.01 formation:a-div out-of-supply",
        "e": f"axis infantry 3-4-5 {FED} formation:b-div",
        "i": "axis infantry 3-4-5 02.01 independent",
        "b": f"soviet infantry 3-4-5 {RED}",
    }
    game = check(units)
    assert (kind(game), where(game, "h")) == ("relocate-headquarters", "hq-waiting")
    assert (supply(game, "a"), supply(game, "c")) == (OOS, ISOLATED)
    assert (supply(game, "e"), supply(game, "i")) == ("", "")
    assert "headquarters-leaves" in told(game.opening_events())
    place = sorted(legal(game))[0]
    play(game, place)
    assert marks(game, "h") == ()
    assert where(game, "h") == place.split()[-1]


@pytest.mark.rule(GAME, "11.3.2", "R-32")
def test_a_soviet_army_headquarters_drags_the_whole_army_down() -> None:
    units = {
        "h": "soviet hq 0-6 06.06 67a",
        "a": f"soviet infantry 3-4-5 {RED} 67a formation:45g-div",
        "c": "soviet infantry 3-4-5 11.12 67a formation:11-bde",
        "d": "soviet infantry 3-4-5 11.12 2sha formation:128-div",
        "i": "soviet armour 3-4-5 12.12 leningrad independent",
        "z": f"axis infantry 3-4-5 {FED}",
    }
    game = check(units)
    assert [supply(game, name) for name in "acdi"] == [OOS, OOS, "", ""]


@pytest.mark.rule(GAME, "11.3.2", "R-32")
def test_units_recover_at_the_next_check_when_their_headquarters_has_a_line() -> None:
    units = {
        "h": f"axis hq 0-6 {FED} formation:a-div",
        "a": f"axis infantry 3-4-5 {FED} formation:a-div out-of-supply",
        "b": f"soviet infantry 3-4-5 {RED}",
    }
    assert supply(check(units), "a") == ""


@pytest.mark.rule(GAME, "11.3.2", "13.4.2", "R-32")
@pytest.mark.parametrize(("before", "after"), [("", OOS), (OOS, ISOLATED)])
def test_the_units_of_a_headquarters_still_off_the_map_have_no_line(
    before: str, after: str
) -> None:
    units = {
        "h": "axis hq 0-6 hq-waiting formation:a-div",
        "a": f"axis infantry 3-4-5 {FED} formation:a-div {before}",
        "e": f"axis infantry 3-4-5 {FED} formation:b-div",
        "b": f"soviet infantry 3-4-5 {RED}",
    }
    game = check(units)
    assert (supply(game, "a"), supply(game, "e")) == (after, "")


@pytest.mark.rule(GAME, "11.3.1", "13.4.2", "R-65")
def test_a_headquarters_that_cannot_relocate_waits_off_the_map() -> None:
    # The only source is taken, so no hex has a line.
    units = {
        "h": "axis hq 0-6 07.07 formation:a-div",
        "b": "soviet infantry 3-4-5 01.01",
        "c": f"soviet infantry 3-4-5 {RED}",
    }
    game = check(units)
    assert where(game, "h") == "hq-waiting"
    assert "headquarters-waits" in told(game.opening_events())


@pytest.mark.rule(GAME, "11.3.1", "R-20")
def test_soviet_headquarters_relocate_before_german_ones() -> None:
    units = {
        "g": "axis hq 0-6 07.07 formation:a-div",
        "h": "soviet hq 0-6 06.05 67a",
    }
    game = check(units)
    assert game.decision is not None
    assert (game.decision.seat, kind(game)) == ("soviet", "relocate-headquarters")
    play(game, sorted(legal(game))[0])
    assert (game.decision.seat, kind(game)) == ("axis", "relocate-headquarters")


# 11.2.3 Schlüsselburg


@pytest.mark.rule(GAME, "11.2.3", "T-31")
def test_schluesselburg_supplies_who_is_inside_and_nobody_outside() -> None:
    ring = ("18.40", "17.41", "16.39", "16.40", "20.37", "19.37", "20.38", "19.36")
    units = {
        "ger-i-328": "17.40",
        "ger-ii-328": "19.38",
        "ger-hq-227": "18.38",
        **{f"r{n}": f"soviet infantry 3-4-5 {hex}" for n, hex in enumerate(ring)},
    }
    game = check(units, hexes="")
    assert supply(game, "ger-i-328") == ""
    assert supply(game, "ger-hq-227") == ""
    # 19.38 can trace to 18.38 only.
    assert supply(game, "ger-ii-328") == OOS


@pytest.mark.rule(GAME, "11.2.3", "R-32")
def test_units_in_schluesselburg_are_not_dragged_down() -> None:
    units = {
        "h": "axis hq 0-6 07.07 formation:a-div",
        "a": "axis infantry 3-4-5 09.09 formation:a-div",
        "b": f"soviet infantry 3-4-5 {RED}",
    }
    game = check(units, areas={"schluesselburg": "09.09 09.10"})
    assert supply(game, "a") == ""


# 13.3.1, 13.3.2


@pytest.mark.rule(GAME, "13.3.1", "11.3.4", "R-32")
def test_a_bridge_is_always_supplied_a_pontoon_unit_is_not() -> None:
    units = {
        "p": "soviet bridging 0-0-4 05.05 bridge@1",
        "q": "soviet bridging 0-0-4 06.08",
        "z": f"axis infantry 3-4-5 {FED}",
    }
    board = {"areas": {"pontoon-site": "05.05"}, "hexsides": {"pontoon-site": "05.05/05.06"}}
    game = check(units, **board)
    assert supply(game, "p") == ""
    assert supply(game, "q") == OOS


@pytest.mark.rule(GAME, "13.3.2", "11.1.4", "R-35", "R-32")
def test_the_naval_brigade_needs_no_supply_until_it_steps_ashore() -> None:
    units = {
        "h": "soviet hq 0-6 03.06 67a",
        "n": "soviet naval-infantry 4-4-5 06.06 67a on-ice",
        "m": "soviet naval-infantry 4-4-5 06.07 67a",
        "z": f"axis infantry 3-4-5 {FED}",
    }
    game = check(units, terrain={"lake-ice": "06.06 06.07"})
    # m has been ashore: back on the ice it is a unit like any other.
    assert (supply(game, "n"), supply(game, "m")) == ("", OOS)


@pytest.mark.rule(GAME, "13.3.2", "R-35")
def test_a_counter_loses_the_exemption_for_good_when_it_first_enters_land() -> None:
    units = {
        "n": "soviet naval-infantry 4-4-5 06.06 67a on-ice",
        "m": "soviet naval-infantry 4-4-5 06.07 67a on-ice",
        "z": f"axis infantry 3-4-5 {FED}",
    }
    game = stand(units, terrain={"lake-ice": "06.06 06.07 06.08"}, seat="soviet")
    events = play(game, "move n 06.05", "move n 06.06")
    assert "steps-ashore" in told(events)
    assert "on-ice" not in marks(game, "n")
    assert "on-ice" in marks(game, "m")
    play(game, "move m 06.08")
    assert "on-ice" in marks(game, "m")


# 13.2.2 Group Hühner

HUEHNER = "ger-hq-huehner"


def pocket(count: int, **more: str) -> dict[str, str]:
    """Group Hühner with units round it, all far from any source."""
    around = ("07.05", "07.07", "06.06", "06.07", "08.06", "08.05")
    units = {f"u{n}": f"axis infantry 3-4-5 {around[n // 2]} formation:a-div" for n in range(count)}
    return {HUEHNER: "07.06", "b": f"soviet infantry 3-4-5 {RED}", **units, **more}


@pytest.mark.rule(GAME, "13.2.2", "11.1.5", "R-38", "R-76", "D-16")
def test_huehner_supplies_itself_and_others_up_to_turn_eight() -> None:
    for turn in (2, 4, 8):
        game = check(pocket(3), turn=turn)
        assert [supply(game, name) for name in (HUEHNER, "u0", "u1", "u2")] == ["", "", "", ""]
    game = check(pocket(3), turn=9)
    assert [supply(game, name) for name in ("u0", "u1", "u2")] == [OOS, OOS, OOS]
    assert (where(game, HUEHNER), kind(game)) == ("hq-waiting", "relocate-headquarters")


@pytest.mark.rule(GAME, "13.2.2", "R-76")
def test_each_unit_needs_a_line_to_huehner_and_lies_in_its_range() -> None:
    units = {
        HUEHNER: {"hex": "07.01"},
        "near": "axis infantry 3-4-5 07.09",
        "far": "axis infantry 3-4-5 07.10",
        "off": "axis infantry 3-4-5 10.04",
        "b": f"soviet infantry 3-4-5 {RED}",
    }
    road = "07.01 07.02 07.03 07.04 07.05 07.06 07.07 07.08 07.09 07.10"
    game = check(units, turn=5, lines={"trail": [road]})
    assert supply(game, "near") == ""
    # far is nine hexes away, off has no road to Hühner.
    assert (supply(game, "far"), supply(game, "off")) == (OOS, OOS)


@pytest.mark.rule(GAME, "13.2.2", "4.1", "R-76", "1.1.4")
def test_the_german_chooses_six_if_more_want_it_and_all_are_told() -> None:
    # A headquarters may be among them; x has a line to a source and takes no place.
    more = {"h": "axis hq 0-6 07.05 formation:c-div", "x": f"axis infantry 3-4-5 {FED}"}
    game = check(pocket(7, **more), turn=5)
    assert game.decision is not None
    assert (game.decision.seat, kind(game)) == ("axis", "huehner-supply")
    assert "huehner-supply-short" in told(game.opening_events())
    names = ["u0", "u1", "u2", "u3", "u4", "u5", "u6", "h"]
    assert legal(game) == {f"supply {name}" for name in names}
    assert codes(game, "supply x") == {"huehner-cannot-supply 13.2.2"}
    assert codes(game, "supply b") == {"not-your-unit"}
    assert codes(game, "done") == {"huehner-choose-first 13.2.2"}
    play(game, "supply h")
    assert codes(game, "supply h") == {"huehner-supplies-already 13.2.2"}
    play(game, *(f"supply u{n}" for n in range(5)))
    found = {name: supply(game, name) for name in (*names, "x", HUEHNER)}
    assert found == dict.fromkeys((*names, "x", HUEHNER), "") | {"u5": OOS, "u6": OOS}


@pytest.mark.rule(GAME, "13.2.2", "R-76")
def test_nobody_is_asked_if_six_or_fewer_want_it() -> None:
    game = check(pocket(6), turn=5)
    assert kind(game) != "huehner-supply"
    assert {supply(game, f"u{n}") for n in range(6)} == {""}


@pytest.mark.rule(GAME, "11.3.2", "R-32", "13.2.2")
def test_a_unit_that_huehner_supplies_is_dragged_down_by_its_own_headquarters() -> None:
    # The headquarters of their division is cut off, out of Hühner's reach.
    game = check(pocket(2, h="axis hq 0-6 01.12 formation:a-div"), turn=5)
    assert {supply(game, "u0"), supply(game, "u1")} == {OOS}
    # Supplied by Hühner it drags nobody.
    game = check(pocket(2, h="axis hq 0-6 07.05 formation:a-div"), turn=5)
    assert {supply(game, "u0"), supply(game, "u1"), supply(game, "h")} == {""}
