"""6.1.2, 6.3.1, R-64: a pontoon bridge is a marker: it lies under the counters of its hex."""

from __future__ import annotations

from typing import Any

import pytest

from hexside.api import Game
from tests.rulebook.iskra.iskra_kit import (
    codes,
    cost,
    ends,
    legal_with,
    marks,
    play,
    seen,
    stack,
    stand,
    told,
    where,
)
from tests.rulebook.iskra.test_fog import faults

GAME = "iskra"

BRIDGE = "soviet bridging 05.06 bridge@1 leningrad"
BOARD = {
    "areas": {"axis-source": "01.01", "soviet-source": "12.12", "pontoon-site": "05.06"},
    "hexsides": {"pontoon-site": "05.06/05.07", "neva": "05.06/05.07"},
}
UNITS = {
    "p": BRIDGE,
    "h": "soviet hq 05.06 67a",
    "s": "soviet infantry 3-4 05.06",
    "a": "axis infantry 3-4-6 05.03",
}


def at_the_river(units: dict[str, str], **more: Any) -> Game:
    return stand(units, **{"seat": "soviet", **BOARD, **more})


@pytest.mark.rule(GAME, "6.1.2", "6.3.1", "R-46")
def test_a_bridge_is_never_put_on_top_of_a_stack() -> None:
    """It would hide the infantry and take away its zone of control."""
    game = at_the_river(UNITS)
    assert stack(game, "05.06") == ("s", "h", "p")
    assert legal_with(game, "top") == {"top h"}
    assert codes(game, "top p") == {"bridge-not-on-top 6.1.2"}


@pytest.mark.rule(GAME, "6.1.2", "6.3.1")
def test_a_text_that_puts_a_bridge_on_top_puts_it_below() -> None:
    game = at_the_river(UNITS, stacks={"05.06": "p h s"})
    assert stack(game, "05.06") == ("h", "s", "p")


@pytest.mark.rule(GAME, "6.1.2", "1.1.4", "R-64")
def test_a_bridge_does_not_hide_a_headquarters() -> None:
    game = at_the_river({uid: words for uid, words in UNITS.items() if uid != "s"})
    assert stack(game, "05.06") == ("h", "p")
    assert {"h", "p"} <= seen(game, "axis")
    play(game, "move h 05.05", "done")
    assert stack(game, "05.06") == ("p",)


@pytest.mark.rule(GAME, "2.6.1", "6.1.2", "6.3.1", "4.2")
def test_a_pontoon_unit_on_top_goes_below_when_it_becomes_a_bridge() -> None:
    """As a unit it took away the zone of the stack, as a marker it does not."""
    units = {**UNITS, "p": "soviet bridging 05.06 leningrad", "a": "axis infantry 3-4-6 05.03"}
    before = at_the_river(units, seat="axis", stacks={"05.06": "p s"})
    assert cost(before, "move a 05.04 05.05") == 2
    game = at_the_river(units, phase="pontoon-phase", stacks={"05.06": "p s"})
    events = game.play("build p")
    assert stack(game, "05.06") == ("s", "h", "p")
    assert told(events)[:2] == ["bridge-built", "top-shown"]
    after = at_the_river({**units, "p": BRIDGE}, seat="axis", stacks={"05.06": "p s"})
    assert cost(after, "move a 05.04 05.05") == 4


@pytest.mark.rule(GAME, "2.6.1", "1.1.4", "R-64")
def test_the_enemy_is_told_that_nothing_lay_below_a_pontoon_unit() -> None:
    """Nothing appears above the bridge, and that is told as much as a counter that appears."""
    units = {"p": "soviet bridging 05.06 leningrad", "a": "axis infantry 3-4-6 05.03"}
    events = at_the_river(units, phase="pontoon-phase").play("build p")
    for_axis = [event for event in events if event.seen_by("axis")]
    assert told(for_axis)[:2] == ["bridge-built", "top-shown"]
    assert for_axis[1].arguments["unit"] == "p"


@pytest.mark.rule(GAME, "5.6.1", "13.3.1", "R-36", "R-64")
def test_a_headquarters_on_a_bridge_is_overrun_with_it() -> None:
    units = {**UNITS, "s": "soviet infantry 3-4 12.12"}
    game = at_the_river(units, seat="axis")
    assert "05.06" in ends(game, "move", "a")
    play(game, "move a 05.04 05.05 05.06")
    assert where(game, "p") == "returning"
    assert game.waiting == ("soviet",)
    assert marks(game, "h") == ()


@pytest.mark.rule(GAME, "6.1.2", "1.1.4", "R-64")
@pytest.mark.parametrize("seat", ["axis", "soviet"])
def test_nobody_can_tell_what_lies_under_the_top_of_a_bridge_hex(seat: str) -> None:
    more = {
        "s2": "soviet infantry 2-4 08.08",
        "s3": "soviet infantry 1-4 08.08",
        "b": "axis infantry 2-4-5 05.03",
    }
    assert faults(at_the_river({**UNITS, **more}, seat=seat)) == []


@pytest.mark.rule(GAME, "6.1.2", "8.5.3", "2.6.1")
def test_a_pinned_pontoon_that_becomes_a_bridge_pins_nobody() -> None:
    units = {"p": "soviet bridging 05.06 leningrad pinned", "a": "axis infantry 3-4-6 05.03"}
    game = at_the_river(units, phase="pontoon-phase")
    play(game, "build p")
    assert "pinned" not in marks(game, "p")
