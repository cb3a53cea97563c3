"""3.3.4b, R-18: units out of command; what the enemy learns of an activation (1.1.4, R-64)."""

from __future__ import annotations

from typing import Any

import pytest

from hexside.api import Game
from tests.rulebook.iskra.iskra_kit import codes, kind, marks, play, stand

GAME = "iskra"

WIDE = "01.01-34.30"
OUT = ("out-of-command",)


def activate(chit: str, units: dict[str, str], **more: Any) -> Game:
    """A drawn chit takes effect."""
    return stand(
        units, **{"phase": "activation", "chit": chit, "seat": None, "hexes": WIDE, **more}
    )


UNITS = {
    "ger-hq-170": "05.05",
    "ger-i-391": "05.06",
    "ger-ii-391": "30.05",
    "ger-1-s502": "31.05",
    "sov-hq-67a": "05.20",
    "sov-942": "06.20",
    "sov-947": "30.20",
    "sov-129g": "31.20",
    "sov-220t": "32.20",
}


@pytest.mark.rule(GAME, "2.3.1", "3.3.4b", "1.5.2", "R-18")
def test_subordinates_out_of_range_are_marked_when_their_headquarters_is_activated() -> None:
    """Independent units are not: nobody has missed them yet."""
    game = activate("axis-170", UNITS)
    assert marks(game, "ger-ii-391") == OUT
    assert marks(game, "ger-i-391") == ()
    assert marks(game, "ger-1-s502") == ()
    play(game, "done")
    assert codes(game, "move ger-ii-391 30.06") == {"unit-not-activated 3.0"}


@pytest.mark.rule(GAME, "2.3.1", "R-18")
def test_every_unit_of_an_activated_army_is_marked_chosen_or_not() -> None:
    game = activate("soviet-67a", UNITS)
    assert marks(game, "sov-947") == marks(game, "sov-129g") == OUT
    assert marks(game, "sov-942") == marks(game, "sov-220t") == ()
    # A formation acts without those of its units that are out of range.
    play(game, "pick 268-div", "done")
    assert marks(game, "sov-947") == OUT


@pytest.mark.rule(GAME, "R-18")
@pytest.mark.parametrize("chit", ["soviet-leningrad-front", "axis-huehner"])
def test_front_chits_and_huehner_mark_nobody(chit: str) -> None:
    units = {**UNITS, "ger-hq-huehner": "05.10"}
    game = activate(chit, units, turn=5)
    assert all(marks(game, uid) == () for uid in units)


@pytest.mark.rule(GAME, "3.1.6", "R-18")
def test_a_headquarters_that_18a_activates_marks_its_units() -> None:
    game = activate("axis-18a", UNITS)
    assert marks(game, "ger-ii-391") == OUT


@pytest.mark.rule(GAME, "3.3.4b", "R-18")
def test_the_marker_comes_off_when_the_unit_is_activated_later_in_the_turn() -> None:
    """Hühner reaches what HQ 170 did not."""
    units = {**UNITS, "ger-hq-huehner": "30.10", "ger-ii-391": "30.05 out-of-command"}
    game = activate("axis-huehner", units, turn=5)
    assert marks(game, "ger-ii-391") == OUT
    play(game, "name ger-ii-391", "done")
    assert marks(game, "ger-ii-391") == ()
    assert kind(game) == "move-units"


@pytest.mark.rule(GAME, "R-18", "3.3.3")
def test_nobody_is_out_of_command_in_turn_1() -> None:
    game = activate("axis-170", UNITS, turn=1)
    assert marks(game, "ger-ii-391") == ()


@pytest.mark.rule(GAME, "1.1.4", "R-64")
def test_the_enemy_does_not_learn_which_hidden_unit_is_picked_or_out_of_command() -> None:
    """The division as such is announced; counters below the top are not named."""
    units = {**UNITS, "sov-pontoon-1": "06.20", "sov-61t": "30.20", "sov-269": "06.21"}
    stacks = {"06.20": "sov-942 sov-pontoon-1", "30.20": "sov-947 sov-61t"}
    game = activate("soviet-67a", units, stacks=stacks)
    play(game, "pick 268-div", "name sov-pontoon-1")
    for seat, known in (("soviet", True), ("axis", False)):
        events = [one for step in game.events(seat) for one in step]
        named = {one.arguments.get("unit") for one in events}
        assert ("sov-pontoon-1" in named) == known
        assert any(one.arguments.get("formation") == "268-div" for one in events)
        hidden = [one.code for one in events if one.code == "unit-picked-unseen"]
        assert bool(hidden) != known


@pytest.mark.rule(GAME, "1.1.4", "R-64")
@pytest.mark.parametrize(("place", "top"), [("05.06", "ger-i-391"), ("30.05", "ger-ii-391")])
def test_whether_a_player_is_asked_does_not_tell_where_a_hidden_unit_is(
    place: str, top: str
) -> None:
    """1/s502 lies below another counter, in range or out of range: HQ 170 is asked either way."""
    units = {**UNITS, "ger-1-s502": place}
    game = activate("axis-170", units, stacks={place: top})
    assert kind(game) == "pick-independents"
    assert game.waiting == ("axis",)
