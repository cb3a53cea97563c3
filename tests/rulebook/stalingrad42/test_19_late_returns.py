"""19.4 A headquarters that is lost near the end waits for a turn that is not played any more."""

from __future__ import annotations

import pytest

import hexside


@pytest.mark.rule("stalingrad-42", "19.4")
def test_a_unit_may_wait_for_a_turn_after_the_last() -> None:
    text = hexside.new("stalingrad-42/uranus", seed=1).position()
    here = 'sov-ahq-1g = { hex = "3512" }'
    assert here in text
    game = hexside.position(text.replace(here, 'sov-ahq-1g = { box = "turn-38" }'))
    assert game.state.units["sov-ahq-1g"].box == "turn-38"
    again = hexside.position(game.position())
    assert again.state.units == game.state.units
