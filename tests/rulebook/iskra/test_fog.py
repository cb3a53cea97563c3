"""1.1.4, R-46, R-64: two positions that differ only in hidden things look alike to a seat."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import hexside
from hexside.api import Game
from hexside.conformance.secrecy import (
    check_telling,
    check_unseen,
    check_views,
    imagined,
    is_different,
)
from hexside.games.iskra.picking import Picking
from hexside.games.iskra.work import IskraWork
from tests.rulebook.iskra.iskra_battles import force, struck
from tests.rulebook.iskra.iskra_kit import codes, fight, kind, legal, play, stand, told

GAME = "iskra"

#: Germans with a hidden unit and a hidden headquarters, Soviets with two hidden units.
UNITS = {
    "g1": "axis infantry 4-4-5 05.05",
    "g2": "axis infantry 2-3-5 05.05 pinned",
    "g3": "axis infantry 3-3-5 03.07",
    "g4": "axis infantry 3-3-5 03.03",
    "gh": "axis hq 0-6 03.07 range:3",
    "s1": "soviet infantry 5-4-5 07.05",
    "s2": "soviet armour 3-2-6 07.05",
    "s3": "soviet infantry 2-2-5 05.06",
    "s4": "soviet infantry 1-2-5 05.06 reduced",
    "s5": "soviet infantry 4-2-5 08.08",
}


def twins(game: Game, seat: str) -> Iterator[Any]:
    for number in range(12):
        yield imagined(game, seat, number)


def faults(game: Game) -> list[str]:
    """What any seat can tell from its twin, in what it sees and in what it is told of an action."""
    tries = game.legal()
    found = [*check_views(game, 1, tries[:40]), *check_unseen(game)]
    for number, action in enumerate(tries):
        found += check_telling(game, game.waiting[0], action, number)
    return [str(fault) for fault in found]


@pytest.mark.rule(GAME, "1.1.4", "R-64")
@pytest.mark.parametrize("seat", ["axis", "soviet"])
def test_nobody_can_tell_what_lies_below_while_units_move(seat: str) -> None:
    assert faults(stand(UNITS, seat=seat)) == []


@pytest.mark.rule(GAME, "1.1.4", "R-46", "R-64")
@pytest.mark.parametrize("seat", ["axis", "soviet"])
def test_nobody_can_tell_what_lies_below_before_an_attack_is_committed(seat: str) -> None:
    game = fight(UNITS, seat=seat)
    assert faults(game) == []
    play(game, "attack 05.06" if seat == "axis" else "attack 05.05")
    assert faults(game) == []
    assert game.decision is not None
    assert "odds" not in game.decision.choices


@pytest.mark.rule(GAME, "1.1.4", "R-64")
def test_an_imagined_state_keeps_what_is_seen_and_deals_the_rest_anew() -> None:
    game = stand(UNITS)
    places = set()
    for twin in twins(game, "soviet"):
        assert game.rules.violations(twin) == []
        for uid in ("g1", "g3", "g4", "s1", "s2", "s3", "s4", "s5"):
            assert twin.units[uid].hex == game.state.units[uid].hex
        # Marks and steps go along with their counters.
        assert twin.units["g2"].marks == ("pinned",)
        places.add((twin.units["g2"].hex, twin.units["gh"].hex))
    assert len(places) > 2


@pytest.mark.rule(GAME, "6.0", "R-64")
def test_hidden_counters_are_dealt_within_the_stacking_limit_and_to_their_side() -> None:
    game = stand(UNITS)
    for twin in twins(game, "axis"):
        for _, stack in twin.data.order.rows:
            assert len({uid[0] for uid in stack}) == 1
            assert sum(not uid.endswith("h") for uid in stack) <= 2


@pytest.mark.rule(GAME, "8.3.4", "R-64", "R-74")
def test_no_mechanised_counter_is_imagined_on_closed_ground() -> None:
    game = stand(UNITS, terrain={"peat-bog": "08.08 05.06"}, seat="axis")
    index = game.rules.board.grid.index
    for twin in twins(game, "axis"):
        assert twin.units["s2"].hex == index("07.05")


@pytest.mark.rule(GAME, "1.1.4", "R-64")
def test_with_visible_stack_sizes_heights_stay() -> None:
    game = stand(UNITS, options={"stack-size": "open"})
    heights = {hex: len(stack) for hex, stack in game.state.data.order.rows}
    moved = False
    for twin in twins(game, "soviet"):
        assert {hex: len(stack) for hex, stack in twin.data.order.rows} == heights
        moved = moved or is_different(game, twin)
    assert moved
    assert faults(game) == []


@pytest.mark.rule(GAME, "16.1", "R-63", "R-64")
def test_a_seat_imagines_nothing_of_its_ally() -> None:
    units = {**UNITS, "s2": "soviet armour 3-2-6 07.05 volkhov"}
    game = stand(units, scenario="campaign-3")
    for twin in twins(game, "volkhov"):
        for uid in ("s1", "s2", "s3", "s4", "s5"):
            assert twin.units[uid].hex == game.state.units[uid].hex


@pytest.mark.rule(GAME, "8.2", "R-64")
def test_what_a_combat_shows_is_not_imagined() -> None:
    game = fight({**UNITS, "ger-kg53": {"box": "luftflotte-1"}})
    play(game, "attack 05.06", "add g1", "resolve")
    index = game.rules.board.grid.index
    for twin in twins(game, "axis"):
        assert twin.data.order.at(index("05.06")) == ("s3", "s4")
    assert faults(game) == []


@pytest.mark.rule(GAME, "1.1.4", "R-64")
def test_of_an_enemy_counter_a_refusal_says_only_that_it_is_one() -> None:
    game = stand(UNITS)
    assert codes(game, "move s4 05.07") == codes(game, "move s3 05.07") == {"not-your-unit"}
    assert not any(" s4" in text for text in legal(game))


@pytest.mark.rule(GAME, "1.1.4", "R-64")
@pytest.mark.parametrize("scenario", ["iskra/campaign", "iskra/campaign-3"])
def test_a_game_tells_nobody_what_lies_below(scenario: str) -> None:
    game = hexside.new(scenario, seed=19)
    play(game, "place-rest")
    found = []
    for number in range(160):
        seat = game.waiting[0]
        actions = game.legal(seat)
        action = actions[number * 13 % len(actions)]
        if number % 8 == 0:
            found += [*check_views(game, number), *check_unseen(game)]
            found += check_telling(game, seat, action, number)
        game.play(action, seat)
    assert [str(fault) for fault in found] == []


#: Germans can retreat from 05.05 to 05.04 only.
SOUTHWARD = {"neva": "05.05/04.04 05.05/06.04 05.05/04.05 05.05/06.05"}


@pytest.mark.rule(GAME, "6.2", "R-53", "R-64")
def test_nobody_can_tell_what_makes_a_hex_overfull() -> None:
    units = {
        "s": f"soviet infantry {force('Dr', 8)}-9-5 05.06",
        "g": "axis infantry 5-4-5 05.05",
        "h": "axis infantry 2-4-5 05.05",
        "x": "axis infantry 1-1-4 05.04",
        "w": "axis infantry 1-2-4 05.04",
        "y": "axis infantry 1-1-4 02.02",
        "z": "axis infantry 1-1-4 02.02",
    }
    game = struck("Dr", units, "05.05", "s", hexsides=SOUTHWARD)
    play(game, "group g")
    assert kind(game) == "overstacked"
    where = {(twin.units["w"].hex, twin.units["z"].hex) for twin in twins(game, "soviet")}
    assert len(where) > 1
    assert all(game.rules.violations(twin) == [] for twin in twins(game, "soviet"))
    assert faults(game) == []


@pytest.mark.rule(GAME, "6.3", "R-64", "R-70")
def test_nobody_can_tell_which_headquarters_meet() -> None:
    units = {
        "s": f"soviet infantry {force('Dr', 4)}-9-5 05.06",
        "g": "axis infantry 5-4-5 05.05",
        "q": "axis hq 05.05 formation:96",
        "x": "axis infantry 1-1-4 05.04",
        "r": "axis hq 05.04 formation:1",
        "y": "axis infantry 1-1-4 02.02",
        "k": "axis hq 02.02 formation:170",
    }
    game = struck("Dr", units, "05.05", "s", hexsides=SOUTHWARD)
    assert kind(game) == "two-headquarters"
    assert len({twin.units["k"].hex for twin in twins(game, "soviet")}) > 1
    assert faults(game) == []


@pytest.mark.rule(GAME, "6.2", "R-63", "R-64")
@pytest.mark.parametrize("front", ["leningrad", "volkhov"])
def test_of_two_allies_the_one_whose_counter_is_seen_clears_an_overfull_hex(front: str) -> None:
    # What lies below the top of 05.06 is hidden: it may not tell which of the two is asked.
    units = {
        "a": f"axis infantry {force('D1r2', 6)}-9-5 05.04",
        "s": "soviet infantry 1-3-5 05.05 volkhov one-step",
        "t": "soviet infantry 1-3-5 05.05 volkhov",
        "u": "soviet infantry 1-3-5 05.06 volkhov",
        "top": "soviet infantry 3-1-4 05.06 volkhov",
        "v": f"soviet infantry 1-1-4 02.02 {front}",
        "w": f"soviet infantry 1-1-4 02.02 {front}",
    }
    units["u"] = units["u"].replace("volkhov", front)
    game = struck(
        "D1r2",
        units,
        "05.05",
        "a",
        seat="axis",
        scenario="campaign-3",
        areas={"soviet-source": "05.12"},
    )
    play(game, "volkhov: lose s")
    assert (kind(game), game.waiting) == ("overstacked", ("volkhov",))
    assert faults(game) == []


@pytest.mark.rule(GAME, "3.1.4", "3.3.3", "R-18", "R-64")
def test_nobody_can_tell_who_is_in_range_while_formations_are_picked() -> None:
    units = {
        "top": "soviet infantry 3-1-4 10.10",
        "hq": "soviet hq 10.10 67a range:3",
        # Out of command since an earlier chit of the turn, and in range again.
        "far": "soviet infantry 3-1-4 08.09 67a formation:far out-of-command",
        "low": "soviet infantry 1-1-4 08.09 67a formation:low",
        "other": "soviet infantry 3-1-4 07.10 67a formation:other",
        "deep": "soviet infantry 1-1-4 07.10 67a formation:low",
        "axis": "axis infantry 3-3-4 02.02",
    }
    game = stand(units, phase="activation", seat=None, chit="soviet-67a")
    play(game, "pick low")
    assert len({twin.units["low"].hex for twin in twins(game, "axis")}) > 1
    assert faults(game) == []
    play(game, "pick far")
    assert faults(game) == []
    assert "unit-back-in-command" in told(play(game, "done"))


@pytest.mark.rule(GAME, "3.1.5", "3.3.1", "R-64")
def test_nobody_can_tell_where_a_single_unit_lies_that_was_picked_unseen(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    units = {
        "top": "soviet infantry 3-1-4 10.10",
        "hq": "soviet hq 10.10 67a range:6",
        "one": "soviet infantry 1-1-4 08.09 independent leningrad",
        "cover": "soviet infantry 3-1-4 08.09 67a formation:other",
        "over": "soviet infantry 3-1-4 07.10 67a formation:other",
        "axis": "axis infantry 3-3-4 02.02",
    }
    game = stand(units, phase="activation", seat=None, chit="soviet-67a")
    assert told(play(game, "name one")) == ["unit-picked", "unit-picked-unseen"]
    assert len({twin.units["one"].hex for twin in twins(game, "axis")}) > 1
    assert faults(game) == []
    # Were it asked according to where that unit lies, the check would find it.
    here = game.state.units["one"].hex

    def asked(self: Picking, work: IskraWork) -> tuple[str, ...]:
        return (self.seat,) if work.units["one"].hex == here else ("axis",)

    monkeypatch.setattr(Picking, "seats", asked)
    found = {fault.code for number in range(6) for fault in check_views(game, number)}
    assert "waiting-leaks" in found


@pytest.mark.rule(GAME, "6.1", "7.1.4", "R-53", "R-64")
def test_the_check_of_stacks_after_the_reinforcements_cannot_be_taken_back() -> None:
    units = {
        "top": "soviet infantry 3-1-4 10.10",
        "x": "soviet infantry 1-1-4 10.10",
        "new": "soviet infantry 1-1-4 arriving entry:D",
        "q": "soviet infantry 3-1-4 08.08",
        "axis": "axis infantry 3-3-4 02.02",
    }
    more = {"phase": "reinforcement-phase", "seat": None, "areas": {"entry-d": "10.10"}}
    game = stand(units, **more)
    play(game, "enter new 10.10", "done")
    assert kind(game) == "replacements"
    assert faults(game) == []
    play(game, "done")
    assert kind(game) == "overstacked"
    assert faults(game) == []
