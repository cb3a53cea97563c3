"""5.6, 13.4.6, 13.3.1: overruns in normal movement; R-07, R-64."""

from __future__ import annotations

import pytest

from hexside.api import Game
from hexside.engine import Event
from hexside.engine.contract import Outcome, apply
from tests.rulebook.iskra.iskra_kit import (
    codes,
    cost,
    ends,
    kind,
    legal,
    play,
    stand,
    told,
    where,
)

GAME = "iskra"
HQ = "soviet hq 0-6 05.07 67a"
#: A chain that gives the headquarters somewhere to go.
LINES = {"main-road": ["12.12 11.12 10.11 09.11 08.10 07.10 06.09"]}


def seen_by(events: list[Event], seat: str) -> list[str]:
    """The codes of the events that a seat sees."""
    return [event.code for event in events if event.seen_by(seat)]


def is_binding(game: Game, action: str) -> bool:
    """Whether an action cannot be taken back; the game itself stays as it is."""
    outcome = apply(game.rules, game.state, game.read(action))
    assert isinstance(outcome, Outcome), outcome
    return outcome.binding


@pytest.mark.rule(GAME, "5.3", "5.6", "13.4.6", "13.4.1", "R-07")
def test_a_unit_enters_and_goes_on_and_the_headquarters_relocates() -> None:
    game = stand({"a": "axis infantry 3-4-5 05.05", "h": HQ}, lines=LINES)
    assert cost(game, "move a 05.06 05.07") == 2
    events = play(game, "move a 05.06 05.07")
    assert [code for code in told(events) if code.startswith("headquarters")] == [
        "headquarters-overrun",
        "headquarters-leaves",
        "headquarters-finds-place",
    ]
    assert where(game, "a") == "05.07"
    assert where(game, "h") == "hq-waiting"
    assert kind(game, "soviet") == "relocate-headquarters"
    play(game, f"soviet: {sorted(legal(game, 'soviet'))[0]}")
    assert kind(game) == "move-units"
    assert cost(game, "move a 05.08 05.09 05.10") == 3


@pytest.mark.rule(GAME, "5.3", "5.6", "13.4.6")
def test_the_points_must_suffice() -> None:
    game = stand({"a": "axis infantry 3-4-1 05.05", "h": HQ})
    assert ends(game, "move", "a") == {"04.04", "04.05", "05.04", "05.06", "06.04", "06.05"}
    assert codes(game, "move a 05.06 05.07") == {"not-enough-movement 5.1"}


@pytest.mark.rule(GAME, "5.6", "R-64")
def test_the_leg_ends_in_the_hex_that_is_overrun() -> None:
    game = stand({"a": "axis infantry 3-4-5 05.05", "h": HQ})
    assert codes(game, "move a 05.06 05.07 05.08") == {"overrun-first 5.6"}


@pytest.mark.rule(GAME, "5.3", "R-07")
@pytest.mark.parametrize("words", ["infantry 0-4-5", "hq 0-6"])
def test_only_combat_units_with_an_attack_strength(words: str) -> None:
    game = stand({"a": f"axis {words} 05.05", "h": HQ})
    assert "05.07" not in ends(game, "move", "a")
    assert codes(game, "move a 05.06 05.07") == {"overrun-needs-attack 5.3"}


@pytest.mark.rule(GAME, "5.6", "R-07")
def test_not_in_strategic_movement() -> None:
    lines = {"main-road": ["05.05 05.06 05.07 05.08"]}
    game = stand({"a": "axis infantry 3-4-5 05.05", "h": HQ}, lines=lines)
    assert ends(game, "strategic", "a") == {"05.06"}
    assert codes(game, "strategic a 05.06 05.07") == {"overrun-in-normal-movement 5.6"}


@pytest.mark.rule(GAME, "5.6", "4.1")
def test_zones_of_other_units_are_paid() -> None:
    units = {"a": "axis infantry 3-4-5 05.05", "h": HQ, "b": "soviet infantry 1-1-4 05.08"}
    assert cost(stand(units), "move a 05.06 05.07") == 4


@pytest.mark.rule(GAME, "5.6", "R-64", "1.1.4", "6.3.1")
def test_a_hidden_combat_unit_makes_it_fail() -> None:
    units = {"a": "axis infantry 3-4-5 05.05", "h": HQ, "b": "soviet infantry 1-1-4 05.07"}
    game = stand(units, stacks={"05.07": "h b"})
    lone = stand({name: units[name] for name in ("a", "h")})
    assert legal(game) == legal(lone)
    events = play(game, "move a 05.06 05.07")
    assert "overrun-fails" in told(events)
    assert where(game, "a") == "05.06"
    assert where(game, "h") == "05.07"
    assert legal(game) == {"done"}
    assert codes(game, "move a 05.05") == {"already-moved 5.1"}


@pytest.mark.rule(GAME, "5.6", "R-64")
def test_a_failure_at_the_first_step_leaves_the_unit_where_it_is() -> None:
    units = {"a": "axis infantry 3-4-5 05.06", "h": HQ, "b": "soviet infantry 1-1-4 05.07"}
    game = stand(units, stacks={"05.07": "h b"})
    events = play(game, "move a 05.07")
    assert told(events) == ["overrun-fails"]
    assert where(game, "a") == "05.06"


@pytest.mark.rule(GAME, "5.6", "R-64")
def test_an_attempt_cannot_be_taken_back() -> None:
    units = {"a": "axis infantry 3-4-5 05.06", "h": HQ, "b": "soviet infantry 1-1-4 05.07"}
    for stacks, there in (({"05.07": "h b"}, units), (None, {"a": units["a"], "h": HQ})):
        assert is_binding(stand(there, stacks=stacks), "move a 05.07")


@pytest.mark.rule(GAME, "5.6", "6.3.1", "R-64")
def test_an_attack_of_zero_on_top_is_no_lone_headquarters() -> None:
    units = {"a": "axis infantry 3-4-5 05.05", "h": HQ, "b": "soviet infantry 0-1-4 05.07"}
    game = stand(units, stacks={"05.07": "b h"})
    assert "05.07" not in ends(game, "move", "a")
    assert codes(game, "move a 05.06 05.07") == {"enemy-occupied 5.3"}


@pytest.mark.rule(GAME, "5.6", "6.0", "R-64")
def test_the_hex_before_needs_room_for_a_failure() -> None:
    ring = " ".join(("04.06", "04.07", "05.08", "06.06", "06.07"))
    units = {
        "a": "axis infantry 3-4-5 05.05",
        "b": "axis infantry 3-4-5 05.06",
        "c": "axis infantry 3-4-5 05.06",
        "h": HQ,
    }
    board = {"terrain": {"swamp-woods": ring}}
    game = stand(units, activated=["a"], **board)
    # The way through the full hex is shut, the way round costs two points more.
    assert codes(game, "move a 05.06 05.07") == {"overrun-from-full-hex 6.0"}
    assert "05.07" in ends(game, "move", "a")
    assert cost(game, next(t for t in legal(game) if t.endswith(" 05.07"))) == 5
    # Who stands in the full hex himself may start from it.
    near = stand(units, activated=["b"], **board)
    assert cost(near, "move b 05.07") == 1


@pytest.mark.rule(GAME, "5.6.1", "13.3.1", "R-36")
@pytest.mark.parametrize("mark", ["", " bridge@1"])
def test_a_lone_pontoon_is_removed(mark: str) -> None:
    units = {"a": "axis infantry 3-4-5 05.05", "sov-pontoon-1": f"05.07{mark}"}
    game = stand(units)
    events = play(game, "move a 05.06 05.07")
    assert "pontoon-lost" in told(events)
    assert where(game, "a") == "05.07"
    assert where(game, "sov-pontoon-1") == "returning"
    assert cost(game, "move a 05.08") == 1


@pytest.mark.rule(GAME, "5.6.1", "13.3.1", "R-36")
def test_a_pontoon_and_a_headquarters_go_together() -> None:
    units = {"a": "axis infantry 3-4-5 05.05", "sov-pontoon-1": "05.07", "h": HQ}
    game = stand(units, lines=LINES)
    play(game, "move a 05.06 05.07")
    assert where(game, "sov-pontoon-1") == "returning"
    assert kind(game, "soviet") == "relocate-headquarters"


@pytest.mark.rule(GAME, "1.1.4", "R-64")
def test_a_move_is_told_by_name_only_if_the_unit_is_seen() -> None:
    units = {
        "a": "axis infantry 3-4-5 05.05",
        "b": "axis infantry 2-4-5 05.05",
        "c": "axis infantry 4-4-5 05.06",
        "x": "soviet infantry 2-2-4 12.12",
    }
    game = stand(units, stacks={"05.05": "a b"})
    hidden = play(game, "move b 05.06")
    assert seen_by(hidden, "axis") == ["unit-moved"]
    assert seen_by(hidden, "soviet") == ["unit-moved-unseen"]
    (told_to_enemy,) = [event for event in hidden if event.seen_by("soviet")]
    assert set(told_to_enemy.arguments) == {"start", "path", "mode"}
    shown = play(game, "move a 05.04")
    assert seen_by(shown, "soviet")[0] == "unit-moved"


@pytest.mark.rule(GAME, "1.1.4", "R-64")
def test_a_hidden_unit_that_comes_out_is_seen_where_it_stops() -> None:
    units = {
        "a": "axis infantry 3-4-5 05.05",
        "b": "axis infantry 2-4-5 05.05",
        "x": "soviet infantry 2-2-4 12.12",
    }
    game = stand(units, stacks={"05.05": "a b"})
    assert is_binding(game, "move b 05.06 05.07")
    events = play(game, "move b 05.06 05.07")
    assert seen_by(events, "soviet") == ["unit-moved-unseen", "top-shown"]
