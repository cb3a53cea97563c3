"""6 Stacking: overfull hexes after a retreat, two headquarters, and what counts."""

from __future__ import annotations

from typing import Any

import pytest

from hexside.api import Game
from hexside.engine import Event
from hexside.games.iskra.stacking import settle
from hexside.games.iskra.work import IskraWork
from tests.rulebook.iskra.iskra_battles import force, struck, struck_with_events
from tests.rulebook.iskra.iskra_kit import codes, kind, legal, play, seen, steps, told, where

#: Only one hex leads back from 05.05.
LANE = "05.01-05.12"


def crowded(
    *friends: str, more: dict[str, str] | None = None, **keys: Any
) -> tuple[Game, list[Event]]:
    """A German unit must retreat from 05.05 to 05.04, where others stand already."""
    units = {"s": f"soviet infantry {force('Dr', 2)}-4-5 05.06", "g": "axis infantry 2-2-5 05.05"}
    units |= {f"f{n}": f"{text} 05.04" for n, text in enumerate(friends)}
    return struck_with_events("Dr", {**units, **(more or {})}, "05.05", "s", hexes=LANE, **keys)


@pytest.mark.rule("iskra", "6.0", "6.1", "6.2", "R-53", "D-14")
def test_the_strongest_of_an_overfull_hex_loses_a_step_and_falls_back() -> None:
    game, events = crowded("axis infantry 3-1-5", "axis infantry 1-9-5")
    assert "hex-overstacked" in told(events)
    assert kind(game) == "overstacked"
    assert legal(game) == {"give-way f0 05.03"}
    assert codes(game, "give-way g 05.03", "axis") == {"strongest-gives-way 6.2"}
    assert codes(game, "give-way s 05.03", "axis") == {"not-in-overstacked-hex 6.2"}
    assert codes(game, "give-way f0 05.05", "axis") == {"give-way-elsewhere 6.2"}
    assert codes(game, "lose f0", "axis") == {"can-give-way 6.2"}
    play(game, "axis: give-way f0 05.03")
    assert (where(game, "f0"), steps(game, "f0")) == ("05.03", 1)
    assert (where(game, "g"), steps(game, "g")) == ("05.04", 2)


@pytest.mark.rule("iskra", "6.2", "R-53")
def test_equally_strong_units_are_the_owners_choice() -> None:
    game, _ = crowded("axis infantry 2-1-5", "axis infantry 1-9-5")
    assert legal(game) == {"give-way f0 05.03", "give-way g 05.03"}


@pytest.mark.rule("iskra", "6.2", "R-53")
def test_who_has_nowhere_to_go_is_eliminated() -> None:
    block = {"b0": "axis infantry 1-1-5 05.03", "b1": "axis infantry 1-1-5 05.03"}
    game, _ = crowded("axis infantry 3-1-5", "axis infantry 1-9-5", more=block)
    assert legal(game) == {"lose f0"}
    assert codes(game, "give-way f0 05.03", "axis") == {"cannot-give-way 6.2"}
    play(game, "axis: lose f0")
    assert where(game, "f0") == "eliminated"


@pytest.mark.rule("iskra", "6.2", "8.6.3", "R-53")
def test_a_one_step_unit_does_not_outlive_its_loss() -> None:
    game, _ = crowded("axis infantry 3-1-5 one-step", "axis infantry 1-9-5")
    play(game, "axis: lose f0")
    assert where(game, "f0") == "eliminated"


@pytest.mark.rule("iskra", "6.2", "R-51")
def test_among_equal_hexes_one_with_room_is_compulsory() -> None:
    units = {
        "s": f"soviet infantry {force('Dr', 2)}-4-5 05.06",
        "g": "axis infantry 2-2-5 05.05",
        "f0": "axis infantry 1-1-5 05.04",
        "f1": "axis infantry 1-1-5 05.04",
    }
    game = struck("Dr", units, "05.05", "s", areas={"axis-source": "01.01"})
    # 04.04 and 05.04 are as good; how full 05.04 is only its owner knows, so he is asked.
    assert legal(game) == {"retreat g 04.04"}
    assert codes(game, "retreat g 05.04", "axis") == {"retreat-to-room 6.2"}


@pytest.mark.rule("iskra", "6.0", "6.3", "R-64")
def test_a_headquarters_does_not_count_against_the_limit() -> None:
    game, events = crowded("axis infantry 3-1-5", "axis hq 0-6 range:8")
    assert "hex-overstacked" not in told(events)
    # said, since all learn from what happens next whether the hex is overfull.
    assert "hex-within-limit" in told(events)
    assert where(game, "g") == "05.04"


@pytest.mark.rule("iskra", "6.1.1", "6.1.2")
def test_a_pontoon_counts_as_a_unit_and_a_bridge_does_not() -> None:
    units = {
        "g": f"axis infantry {force('D1r2', 4)}-4-5 05.05",
        "s": "soviet infantry 2-2-5 05.06",
        "t": "soviet infantry 2-2-5 05.06",
        "f": "soviet infantry 1-1-5 05.07",
    }

    def after(pontoon: str) -> list[str]:
        game = struck(
            "D1r2",
            {**units, "sov-pontoon-1": pontoon},
            "05.06",
            "g",
            seat="axis",
            hexes=LANE,
            areas={"soviet-source": "05.08"},
        )
        return told(play(game, "soviet: lose s", "soviet: lose s"))

    assert "hex-overstacked" in after("05.07")
    assert "hex-overstacked" not in after("05.07 bridge@1")


@pytest.mark.rule("iskra", "6.3", "R-70")
def test_of_two_headquarters_one_gives_way() -> None:
    units = {
        "s": f"soviet infantry {force('Dr', 2)}-4-5 05.06",
        "g": "axis infantry 2-2-5 05.05",
        "q": "axis hq 0-6 05.05 range:8",
        "r": "axis hq 0-6 05.04 range:8",
    }
    game, events = struck_with_events("Dr", units, "05.05", "s")
    assert "two-headquarters" in told(events)
    assert kind(game) == "two-headquarters"
    # Out of enemy zones: not back to 05.05, nor next to the attacker.
    assert "give-way q 05.03" in legal(game)
    assert "give-way r 05.05" not in legal(game)
    assert codes(game, "give-way g 05.03", "axis") == {"not-in-overstacked-hex 6.3"}
    play(game, "axis: give-way r 05.03")
    assert (where(game, "q"), where(game, "r")) == ("05.04", "05.03")


@pytest.mark.rule("iskra", "6.2", "9.2.2", "R-53")
def test_falling_back_into_an_enemy_zone_costs_another_step() -> None:
    zone = {"z": "soviet infantry 1-9-5 05.02"}
    game, _ = crowded("axis infantry 3-1-5", "axis infantry 1-9-5", more=zone)
    play(game, "axis: give-way f0 05.03")
    assert where(game, "f0") == "eliminated"


@pytest.mark.rule("iskra", "6.2", "R-64")
def test_where_an_unseen_unit_falls_back_to_is_not_told() -> None:
    units = {"b": "axis infantry 5-1-5 05.03"}
    game, _ = crowded(
        "axis infantry 3-1-5", "axis infantry 1-9-5", more=units, stacks={"05.04": "f1 f0"}
    )
    events = play(game, "axis: give-way f0 05.03")
    unseen = [e for e in events if e.code == "unit-gives-way-unseen"]
    assert [dict(e.arguments) for e in unseen] == [{"start": "05.04"}]
    assert "f0" not in seen(game, "soviet")


@pytest.mark.rule("iskra", "6.1", "7.1.4")
def test_settle_leaves_hexes_alone_that_are_not_overfull() -> None:
    game, _ = crowded("axis infantry 3-1-5")
    work = IskraWork(game.rules, game.state)  # type: ignore[arg-type]
    settle(work, (game.rules.board.grid.index("05.04"),))
    assert len(work.agenda) == len(game.state.agenda)
