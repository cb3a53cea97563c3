"""7.3, 16.1.1, 19.1.12: replacement points restore steps (R-34, R-63)."""

from __future__ import annotations

from typing import Any

import pytest

from hexside.api import Game
from tests.rulebook.iskra.iskra_kit import (
    argument,
    codes,
    ends,
    event,
    kind,
    legal,
    legal_with,
    play,
    seen,
    stand,
    steps,
    told,
    where,
)

GAME = "iskra"
FAR = {"x": "axis infantry 3-4-5 01.01"}
HQ = {"hq": "soviet hq 0-6 08.08 67a"}
LOST = "soviet infantry 5-4-5 eliminated 67a"


def replacing(units: dict[str, Any], **more: Any) -> Game:
    """The Replacement Segment of turn 2: one Soviet point."""
    return stand(
        {**FAR, **units}, **{"phase": "reinforcement-phase", "seat": "soviet", "turn": 2, **more}
    )


# 7.3, 7.3.1: restoring


@pytest.mark.rule(GAME, "7.3", "7.3.1", "2.5.2", "R-34")
def test_a_point_restores_a_reduced_unit_on_the_map() -> None:
    game = replacing({"b": "soviet infantry 5-4-5 05.05 reduced"})
    assert kind(game) == "replacements"
    assert argument(game, "count") == 1
    assert legal(game) == {"replace b 05.05", "done"}
    events = play(game, "replace b 05.05")
    assert event(events, "step-restored") == {"unit": "b"}
    assert steps(game, "b") == 2
    assert kind(game) != "replacements"


@pytest.mark.rule(GAME, "7.3", "R-64")
def test_points_are_not_saved_and_the_owner_is_always_asked() -> None:
    game = replacing({"b": "soviet infantry 5-4-5 05.05"})
    assert legal(game) == {"done"}
    events = play(game, "done")
    assert event(events, "replacements-unused") == {"seat": "soviet", "count": 1}
    assert game.state.data.axis_replacements == 0


@pytest.mark.rule(GAME, "1.2.2", "7.3")
def test_the_turn_track_gives_the_points() -> None:
    game = replacing({"b": "soviet infantry 5-4-5 05.05 reduced"}, turn=10, seat=None)
    assert kind(game) != "replacements"


@pytest.mark.rule(GAME, "7.3", "7.3.1", "7.3.3")
def test_who_cannot_be_restored() -> None:
    game = replacing(
        {
            "full": "soviet infantry 5-4-5 05.05",
            "tank": "soviet armour 6-4-8 06.05 reduced",
            "oos": "soviet infantry 5-4-5 07.05 reduced out-of-supply",
            "cut": "soviet infantry 5-4-5 08.05 reduced isolated",
            "near": "soviet infantry 5-4-5 01.02 reduced",
            "gone": "soviet infantry 5-4-5 eliminated one-step",
            "late": "soviet infantry 5-4-5 turn-9 reduced",
            "p": "soviet bridging 0-0-4 09.05",
        }
    )
    assert codes(game, "replace full 05.05") == {"not-reduced 7.3"}
    assert codes(game, "replace tank 06.05") == {"no-replacements-for-mechanised 7.3.3"}
    assert codes(game, "replace oos 07.05") == {"not-supplied 7.3.3"}
    assert codes(game, "replace cut 08.05") == {"not-supplied 7.3.3"}
    assert codes(game, "replace near 01.02") == {"in-enemy-zone 7.3.3"}
    assert "only-two-step-units 7.3" in codes(game, "replace gone 12.12")
    assert codes(game, "replace late 12.12") == {"not-eliminated 7.3"}
    assert "only-two-step-units 7.3" in codes(game, "replace p 09.05")
    assert codes(game, "replace x 01.01") == {"not-your-unit"}
    assert codes(game, "replace oos 07.06") == {
        "restored-where-it-stands 7.3",
        "not-supplied 7.3.3",
    }
    assert legal(game) == {"done"}


# 7.3.2: returning


@pytest.mark.rule(GAME, "7.3.2", "7.3", "R-34")
def test_an_eliminated_unit_returns_reduced_on_or_next_to_its_headquarters() -> None:
    chain = {f"c{row}": f"soviet infantry 1-1-5 12.{row:02} 67a" for row in (9, 10, 11, 12)}
    line = {"main-road": ["12.12 11.12 10.11 09.11 08.10 08.09 08.08"]}
    game = replacing({**HQ, **chain, "b": LOST}, lines=line)
    around = {"08.07", "08.09", "07.08", "07.09", "09.08", "09.09"}
    assert ends(game, "replace", "b") == {"08.08", *around}
    assert codes(game, "replace b 08.10") == {"not-at-headquarters 7.3.2"}
    play(game, "replace b 07.08")
    assert (where(game, "b"), steps(game, "b")) == ("07.08", 1)


@pytest.mark.rule(GAME, "7.3.3", "6.0", "R-34")
def test_not_in_an_enemy_zone_nor_above_the_limit_nor_without_a_line() -> None:
    line = {"main-road": ["12.12 11.12 10.11 09.11 08.10 08.09 08.08"]}
    full = {
        "f1": "soviet infantry 5-4-5 08.09 67a",
        "f2": "soviet infantry 5-4-5 08.09 67a",
        "x": "axis infantry 3-4-5 08.06",
    }
    game = replacing({**HQ, **full, "b": LOST}, lines=line)
    assert codes(game, "replace b 08.07") == {"in-enemy-zone 7.3.3"}
    assert codes(game, "replace b 08.09") == {"stacking-limit 6.0"}
    assert "07.09" in ends(game, "replace", "b")
    # Nothing joins the headquarters to a source.
    alone = replacing({**HQ, "b": LOST})
    assert codes(alone, "replace b 08.08") == {"no-supply-line-from 7.3.3"}
    assert not legal_with(alone, "replace", "b")


@pytest.mark.rule(GAME, "7.3.2")
def test_without_its_headquarters_a_unit_returns_on_a_source() -> None:
    areas = {"soviet-source": "12.12 12.01"}
    game = replacing({"hq": "soviet hq 0-6 hq-waiting 67a next-turn", "b": LOST}, areas=areas)
    assert ends(game, "replace", "b") == {"12.12", "12.01"}


@pytest.mark.rule(GAME, "7.3.2", "R-15", "R-16")
def test_an_independent_unit_returns_next_to_a_headquarters_of_its_front() -> None:
    lost = "soviet infantry 5-4-5 eliminated independent leningrad"
    others = {"v": "soviet hq 0-6 12.06 2sha", "hq": "soviet hq 0-6 12.12 67a"}
    game = replacing({**others, "b": lost})
    # Not on its hex, and not at the headquarters of the other front.
    assert ends(game, "replace", "b") == {"12.11", "11.12"}


@pytest.mark.rule(GAME, "7.3.2", "R-64")
def test_what_returns_below_a_stack_is_not_seen_there() -> None:
    top = {"hq": "soviet hq 0-6 12.12 67a", "t": "soviet infantry 9-9-5 12.12 67a"}
    game = replacing({**top, "b": LOST})
    events = game.play("replace b 12.12")
    (others,) = [one for one in events if one.code == "unit-returned-unseen"]
    assert dict(others.arguments) == {"unit": "b"}
    assert "b" not in seen(game, "axis")


@pytest.mark.rule(GAME, "7.3.1", "R-64")
def test_a_hidden_unit_is_restored_without_its_name() -> None:
    game = replacing(
        {"t": "soviet infantry 9-9-5 05.05", "b": "soviet infantry 5-4-5 05.05 reduced"}
    )
    events = game.play("replace b 05.05")
    (own,) = [one for one in events if one.code == "step-restored"]
    (others,) = [one for one in events if one.code == "step-restored-unseen"]
    assert own.only == ("soviet",)
    assert dict(others.arguments) == {}


# 19.1.12: Scraping the Barrel


def scraping(units: dict[str, Any], **more: Any) -> Game:
    """The German point of 19.1.12, in a turn without Soviet ones."""
    values = {"turn": 10, "seat": "axis", "tracks": {"axis_replacements": 1}}
    return replacing({"s": "soviet infantry 5-4-5 12.12", **units}, **{**values, **more})


@pytest.mark.rule(GAME, "19.1.12", "R-34", "7.3")
def test_a_german_point_is_for_supplied_units_on_the_map_in_command() -> None:
    def foot(hex: str, *marks: str, **more: Any) -> dict[str, Any]:
        values = {"side": "axis", "attack": 3, "formation": "170", "left": 1, "marks": list(marks)}
        return {**values, "hex": hex, **more}

    game = scraping(
        {
            "hq": {
                "side": "axis",
                "type": "hq",
                "hex": "03.03",
                "formation": "170",
                "command_range": 2,
            },
            "a": foot("03.05"),
            "far": foot("03.06"),
            "oos": foot("03.04", "out-of-supply"),
            "near": foot("12.11"),
            "tank": foot("02.03", type="armour"),
            "free": foot("04.03", independent=True),
            "dead": {"side": "axis", "attack": 3, "formation": "170", "box": "eliminated"},
        }
    )
    assert kind(game) == "replacements"
    assert legal(game) == {"replace a 03.05", "replace free 04.03", "done"}
    assert codes(game, "replace far 03.06") == {"not-in-command 19.1.12"}
    assert codes(game, "replace oos 03.04") == {"not-supplied 7.3.3"}
    assert "in-enemy-zone 7.3.3" in codes(game, "replace near 12.11")
    assert codes(game, "replace tank 02.03") == {"no-replacements-for-mechanised 7.3.3"}
    assert codes(game, "replace dead 03.03") == {"only-units-on-the-map 19.1.12"}
    events = play(game, "replace a 03.05")
    assert steps(game, "a") == 2
    assert [one.rule for one in events if one.code == "step-restored"] == ["19.1.12"]
    assert game.state.data.axis_replacements == 0


@pytest.mark.rule(GAME, "7.3", "R-34", "R-20")
def test_germans_have_no_points_without_the_event_and_come_after_the_soviets() -> None:
    units = {"a": "axis infantry 3-4-5 03.03 reduced", "b": "soviet infantry 5-4-5 05.05 reduced"}
    game = replacing(units)
    play(game, "done")
    assert kind(game) != "replacements"
    both = replacing(units, tracks={"axis_replacements": 1})
    assert both.waiting == ("soviet",)
    play(both, "done")
    assert (both.waiting, kind(both)) == (("axis",), "replacements")


# 16.1.1: three players


@pytest.mark.rule(GAME, "16.1.1", "T-38", "R-63")
@pytest.mark.parametrize(("die", "seat"), [(1, "leningrad"), (2, "leningrad"), (3, "volkhov")])
def test_a_die_gives_the_point_to_a_front(die: int, seat: str) -> None:
    game = replacing(
        {
            "l": "soviet infantry 5-4-5 05.05 reduced leningrad",
            "v": "soviet infantry 5-4-5 06.05 reduced volkhov",
        },
        scenario="campaign-3",
        seat=seat,
        dice=[die],
    )
    rolled = event(game.opening_events(), "replacement-point-rolled")
    assert (rolled["die"], rolled["seat"]) == (die, seat)
    own, other = ("l 05.05", "v 06.05") if seat == "leningrad" else ("v 06.05", "l 05.05")
    assert legal(game) == {f"replace {own}", "done"}
    assert codes(game, f"replace {other}") == {"not-your-unit"}


@pytest.mark.rule(GAME, "16.1.1")
def test_two_players_roll_no_die() -> None:
    game = replacing({"b": "soviet infantry 5-4-5 05.05 reduced"})
    assert "replacement-point-rolled" not in told(game.opening_events())
