"""13.2.3, 13.2.4, R-37: independent counters become those of their division, at equal status."""

from __future__ import annotations

from typing import Any

import pytest

from hexside.api import Game
from hexside.games.iskra.exchanges import exchange_counters
from tests.rulebook.iskra.iskra_kit import (
    event,
    marks,
    play,
    seen,
    stack,
    stand,
    steps,
    told,
    where,
)

GAME = "iskra"
TWINS = {"ger-i-151-61": "twins", "ger-ii-151-61": "twins", "ger-aa161-61": "twins"}
ENTRIES = {"entry-f": "01.06", "entry-g": "01.09"}


def sixth_turn(units: dict[str, str], **more: Any) -> Game:
    """The Reinforcement Phase of turn 6, with the headquarters of 61 Div."""
    return stand(
        {"ger-hq-61": "turn-6", **TWINS, "s": "soviet infantry 5-4-5 12.12", **units},
        **{"phase": "reinforcement-phase", "seat": "axis", "turn": 6, "areas": ENTRIES, **more},
    )


@pytest.mark.rule(GAME, "13.2.3", "T-33", "R-37")
def test_a_reduced_unit_out_of_supply_stays_so() -> None:
    game = sixth_turn({"ger-i-151": "05.05 reduced out-of-supply"})
    events = play(game, "enter ger-hq-61 01.06")
    assert event(events, "counter-exchanged") == {"unit": "ger-i-151", "by": "ger-i-151-61"}
    assert where(game, "ger-i-151-61") == "05.05"
    assert steps(game, "ger-i-151-61") == 1
    assert marks(game, "ger-i-151-61") == ("out-of-supply",)
    assert where(game, "ger-i-151") == "removed"
    assert game.rules.formation["ger-i-151-61"] == "61"  # type: ignore[attr-defined]


@pytest.mark.rule(GAME, "13.2.3", "R-37")
def test_the_place_in_the_stack_stays() -> None:
    game = sixth_turn(
        {"ger-i-151": "05.05", "ger-ii-151": "05.05 pinned"},
        stacks={"05.05": "ger-ii-151 ger-i-151"},
    )
    events = play(game, "enter ger-hq-61 01.06")
    assert stack(game, "05.05") == ("ger-ii-151-61", "ger-i-151-61")
    assert marks(game, "ger-ii-151-61") == ("pinned",)
    # The enemy sees the new top, and nothing below it.
    tops = [dict(one.arguments) for one in events if one.code == "top-shown"]
    assert {"hex": "05.05", "unit": "ger-ii-151-61"} in tops
    assert "ger-i-151-61" not in seen(game, "soviet")


@pytest.mark.rule(GAME, "13.2.3", "R-37")
def test_eliminated_units_are_exchanged_in_the_dead_pile() -> None:
    game = sixth_turn({"ger-aa161": "eliminated"})
    play(game, "enter ger-hq-61 01.06")
    assert (where(game, "ger-aa161"), where(game, "ger-aa161-61")) == ("removed", "eliminated")


@pytest.mark.rule(GAME, "13.2.3", "R-60")
def test_nothing_is_exchanged_before_the_headquarters_is_on_the_map() -> None:
    game = sixth_turn({"ger-i-151": "05.05"})
    assert where(game, "ger-i-151") == "05.05"
    assert where(game, "ger-i-151-61") == "twins"


@pytest.mark.rule(GAME, "13.2.4", "R-37")
def test_the_headquarters_of_4_ss_exchanges_the_units_of_its_division_only() -> None:
    units = {
        "ger-hq-4ss": "turn-7",
        "ger-ss-pol-1": "05.05",
        "ger-ss-pol-2": "06.05 reduced",
        "ger-ss-pol-1-4ss": "twins",
        "ger-ss-pol-2-4ss": "twins",
        "ger-i-151": "07.05",
        **TWINS,
        "s": "soviet infantry 5-4-5 12.12",
    }
    game = stand(units, phase="reinforcement-phase", seat="axis", turn=7, areas=ENTRIES)
    events = play(game, "enter ger-hq-4ss 01.09")
    assert told(events).count("counter-exchanged") == 2
    assert {one.rule for one in events if one.code == "counter-exchanged"} == {"13.2.4"}
    assert (where(game, "ger-ss-pol-1-4ss"), where(game, "ger-ss-pol-2-4ss")) == ("05.05", "06.05")
    assert steps(game, "ger-ss-pol-2-4ss") == 1
    assert where(game, "ger-i-151") == "07.05"


@pytest.mark.rule(GAME, "19.1.17", "R-73", "D-19")
def test_counters_become_guards_at_equal_status() -> None:
    game = stand(
        {
            "sov-1098": "05.05",
            "sov-1100": "05.05 reduced out-of-supply",
            "sov-1102": "eliminated",
            "sov-191g": "twins",
            "sov-194g": "twins",
            "sov-197g": "twins",
            "x": "axis infantry 3-4-5 01.01",
        },
        stacks={"05.05": "sov-1100 sov-1098"},
        seat="soviet",
    )
    work = game.rules.work(game.state)
    pairs = [("sov-1098", "sov-191g"), ("sov-1100", "sov-194g")]
    exchange_counters(work, pairs, "19.1.17")  # type: ignore[arg-type]
    state = work.freeze()
    hex = game.rules.board.grid.index("05.05")
    assert state.data.order.at(hex) == ("sov-194g", "sov-191g")
    assert (state.units["sov-191g"].steps, state.units["sov-194g"].steps) == (2, 1)
    assert state.units["sov-194g"].marks == ("out-of-supply",)
    assert state.units["sov-1102"].box == "eliminated"
    # it is the same formation.
    formation = game.rules.formation  # type: ignore[attr-defined]
    assert formation["sov-191g"] == formation["sov-1102"]
