"""8.5, 19.1.1-19.1.6: barrages, their ranges and targets, losses, and what the enemy learns."""

from __future__ import annotations

from typing import Any

import pytest

from hexside.api import Game, position
from tests.rulebook.iskra.iskra_kit import (
    argument,
    codes,
    event,
    kind,
    legal,
    legal_with,
    marks,
    play,
    seen,
    stand,
    steps,
    told,
    where,
)

GUN = "soviet infantry 3-4-5 05.05"
#: Another target, so that the barrage goes on and nothing else happens meanwhile.
SPARE = "axis infantry 3-4-5 04.05"


def shoot(
    units: dict[str, Any], event: str = "soviet-barrage", seat: str | None = "soviet", **more: Any
) -> Game:
    """A position with a barrage; the first die is for the number of barrages."""
    return stand(units, phase="event", event=event, seat=seat, **more)


def asked(game: Game) -> str:
    assert game.decision is not None
    return game.decision.seat


def targets(game: Game) -> set[str]:
    return {text.split()[1] for text in legal_with(game, "fire")}


@pytest.mark.rule("iskra", "8.5", "8.5.1", "19.1.1", "R-71")
def test_targets_are_enemies_within_two_hexes_of_own_combat_units() -> None:
    units = {
        "gun": GUN,
        "near": "axis infantry 3-4-5 05.07",
        "far": "axis infantry 3-4-5 05.08",
        "hq": "soviet hq 0-6 09.08",
        "beside-hq": "axis infantry 3-4-5 09.09",
        "pontoon": "soviet bridging 0-0-4 11.08",
        "beside-pontoon": "axis infantry 3-4-5 11.09",
        "lone-hq": "axis hq 0-6 04.05",
    }
    game = shoot(units, dice=[4])
    assert kind(game) == "barrage-target"
    assert targets(game) == {"05.07", "04.05"}
    assert codes(game, "fire 05.08") == {"barrage-range 8.5.1"}
    assert codes(game, "fire 06.06") == {"no-enemy-there 8.5.1"}
    assert codes(game, "fire 05.05") == {"no-enemy-there 8.5.1"}
    assert codes(game, "fire 44.44") == {"unknown-hex"}


@pytest.mark.rule("iskra", "8.5.1", "R-71")
def test_pinned_units_direct_fire_and_the_neva_is_no_obstacle() -> None:
    units = {"gun": f"{GUN} pinned", "b": "axis infantry 3-4-5 05.07"}
    game = shoot(units, dice=[1], hexsides={"neva": "05.05/05.06"})
    assert targets(game) == {"05.07"}


@pytest.mark.rule("iskra", "8.5.1")
@pytest.mark.parametrize(("die", "number"), [(1, 1), (2, 2), (3, 2), (4, 3), (5, 3), (6, 4)])
def test_the_number_of_barrages(die: int, number: int) -> None:
    units = {"gun": GUN, "b": "axis infantry 3-4-5 05.07"}
    game = shoot(units, dice=[die])
    assert argument(game, "count") == number


@pytest.mark.rule("iskra", "8.5.1", "R-71")
def test_one_attempt_for_each_hex_and_stopping_early() -> None:
    units = {
        "gun": GUN,
        "b": "axis infantry 3-4-5 05.07",
        "c": "axis infantry 3-4-5 05.06",
        "d": "axis infantry 3-4-5 05.04",
    }
    game = shoot(units, dice=[4, 1, 1])
    play(game, "fire 05.07")
    assert targets(game) == {"05.06", "05.04"}
    assert codes(game, "fire 05.07") == {"barrage-tried 8.5.1"}
    assert argument(game, "count") == 2
    told_last = told(play(game, "done"))
    assert "barrages-ended" in told_last
    assert kind(game) != "barrage-target"


@pytest.mark.rule("iskra", "8.5.1")
@pytest.mark.parametrize(
    ("die", "effect"), [(1, "missed"), (2, "missed"), (3, "pins"), (5, "pins"), (6, "hits")]
)
def test_the_barrage_column(die: int, effect: str) -> None:
    units = {"gun": GUN, "b": "axis infantry 3-4-5 05.07"}
    game = shoot(units, dice=[1, die])
    assert f"barrage-{effect}" in told(play(game, "fire 05.07"))
    assert ("pinned" in marks(game, "b")) == (effect == "pins")
    assert (kind(game) == "barrage-loss") == (effect == "hits")


@pytest.mark.rule("iskra", "8.5.3", "R-19")
def test_p_pins_every_counter_in_the_hex_and_a_second_p_changes_nothing() -> None:
    units = {
        "gun": GUN,
        "b": "axis infantry 3-4-5 05.07 pinned",
        "c": "axis infantry 2-4-5 05.07",
        "hq": "axis hq 0-6 05.07",
        "spare": SPARE,
    }
    game = shoot(units, dice=[2, 3])
    events = play(game, "fire 05.07")
    assert all(marks(game, name) == ("pinned",) for name in ("b", "c", "hq"))
    assert sorted(e.arguments["unit"] for e in events if e.code == "unit-pinned") == ["c", "hq"]


@pytest.mark.rule("iskra", "8.5.1", "8.6.1", "R-19")
def test_the_strongest_by_printed_defence_loses_and_of_equals_the_owner_chooses() -> None:
    units = {
        "gun": GUN,
        "b": "axis infantry 6-3-5 05.07",
        "c": "axis infantry 1-4-5 05.07 isolated",
        "d": "axis infantry 2-4-5 05.06",
        "e": "axis infantry 3-4-5 05.06",
        "hq": "axis hq 0-6 05.06",
    }
    game = shoot(units, dice=[2, 6, 6])
    play(game, "fire 05.07")
    assert asked(game) == "axis"
    assert legal(game) == {"lose c"}
    assert codes(game, "lose b") == {"not-the-strongest 8.6.1"}
    assert codes(game, "lose d") == {"not-in-this-hex 8.5.1"}
    play(game, "lose c")
    assert steps(game, "c") == 1
    play(game, "fire 05.06")
    assert legal(game) == {"lose d", "lose e"}
    play(game, "lose e")
    assert (steps(game, "d"), steps(game, "e")) == (2, 1)


@pytest.mark.rule("iskra", "8.7", "8.7.1", "9.5", "R-19", "T-19")
def test_what_helps_in_combat_does_not_help_against_a_barrage() -> None:
    units = {"gun": GUN, "b": "axis infantry 3-4-5 05.07"}
    game = shoot(units, dice=[1, 6], terrain={"city": "05.07"})
    play(game, "fire 05.07")
    assert codes(game, "fall-back") == {"barrage-is-no-combat 8.7.1"}
    assert codes(game, "ignore") == {"barrage-is-no-combat 8.7"}
    play(game, "lose b")
    assert (steps(game, "b"), where(game, "b")) == (1, "05.07")


@pytest.mark.rule("iskra", "8.5.1", "R-19", "R-71")
def test_a_lone_headquarters_suffers_nothing_but_is_pinned() -> None:
    units = {"gun": GUN, "hq": "axis hq 0-6 05.07", "spare": SPARE}
    game = shoot(units, event="groza", dice=[1, 6])
    events = play(game, "fire 05.07")
    assert told(events)[:3] == ["barrage-hits-and-pins", "unit-pinned", "barrage-without-loss"]
    assert where(game, "hq") == "05.07"
    assert marks(game, "hq") == ("pinned",)


@pytest.mark.rule("iskra", "8.5.1", "13.3.1", "R-36")
@pytest.mark.parametrize("side", ["", " bridge@1"])
def test_a_lone_pontoon_is_removed(side: str) -> None:
    units = {
        "gun": "axis infantry 3-4-5 05.05",
        "pontoon": f"soviet bridging 0-0-4 05.07{side}",
        "hq": "soviet hq 0-6 05.07",
        "spare": "soviet infantry 3-4-5 04.05",
    }
    game = shoot(units, event="german-barrage", seat="axis", dice=[2, 6])
    play(game, "fire 05.07", "soviet: lose pontoon")
    assert where(game, "pontoon") == "returning"
    assert where(game, "hq") == "05.07"


@pytest.mark.rule("iskra", "8.5.1", "R-36")
def test_a_pontoon_beside_a_unit_does_not_suffer() -> None:
    units = {
        "gun": "axis infantry 3-4-5 05.05",
        "pontoon": "soviet bridging 0-0-4 05.07",
        "weak": "soviet infantry 1-1-5 05.07",
    }
    game = shoot(units, event="german-barrage", seat="axis", dice=[1, 6])
    play(game, "fire 05.07")
    assert legal(game) == {"lose weak"}


@pytest.mark.rule("iskra", "8.6.3", "13.4.1", "R-19")
def test_a_headquarters_stays_when_a_barrage_kills_its_guard() -> None:
    units = {
        "gun": GUN,
        "b": "axis infantry 3-4-5 05.07 reduced",
        "hq": "axis hq 0-6 05.07",
        "spare": SPARE,
    }
    game = shoot(units, dice=[2, 6])
    play(game, "fire 05.07", "axis: lose b")
    assert where(game, "b") == "eliminated"
    assert where(game, "hq") == "05.07"


@pytest.mark.rule("iskra", "19.1.2", "R-71")
def test_groza_reaches_three_hexes_from_any_unit_and_adds_one_to_both_rolls() -> None:
    units = {
        "hq": "soviet hq 0-6 05.05",
        "b": "axis infantry 3-4-5 05.08",
        "c": "axis infantry 3-4-5 05.09",
    }
    game = shoot(units, event="groza", dice=[6, 6])
    assert targets(game) == {"05.08"}
    assert argument(game, "count") == 5
    events = play(game, "fire 05.08")
    assert event(events, "barrage-hits-and-pins") == {"hex": "05.08", "die": 6, "counted": 7}
    assert marks(game, "b") == ("pinned",)
    assert kind(game) == "barrage-loss"


@pytest.mark.rule("iskra", "19.1.3", "R-57", "R-71")
def test_drommelfeuer_has_a_procedure_for_each_front_and_each_hex_one_attempt() -> None:
    units = {
        "len": "soviet infantry 3-4-5 03.05 leningrad",
        "vol": "soviet infantry 3-4-5 09.05 volkhov",
        "west": "axis infantry 3-4-5 03.07",
        "both": "axis infantry 3-4-5 06.06",
        "east": "axis infantry 3-4-5 09.07",
    }
    near = {**units, "len-2": "soviet infantry 3-4-5 05.05 leningrad"}
    near["vol-2"] = "soviet infantry 3-4-5 07.06 volkhov"
    game = shoot(near, event="drommelfeuer", dice=[2, 1, 1, 2, 1])
    assert targets(game) == {"03.07", "06.06"}
    play(game, "fire 06.06", "fire 03.07")
    assert argument(game, "count") == 2
    assert targets(game) == {"09.07"}
    assert codes(game, "fire 06.06") == {"barrage-tried 8.5.1"}
    play(game, "fire 09.07")
    assert kind(game) != "barrage-target"


@pytest.mark.rule("iskra", "19.1.4")
def test_the_baltic_fleet_reaches_every_german_unit() -> None:
    units = {"gun": GUN, "b": "axis infantry 3-4-5 12.12", "hq": "axis hq 0-6 01.01"}
    game = shoot(units, event="baltic-fleet-artillery", dice=[3, 6])
    assert targets(game) == {"12.12", "01.01"}
    assert argument(game, "count") == 3
    assert event(play(game, "fire 12.12"), "barrage-pins")["counted"] == 5


@pytest.mark.rule("iskra", "19.1.5")
@pytest.mark.parametrize(
    ("name", "seat", "gun", "target"),
    [
        ("soviet-artillery-response", "soviet", "soviet", "axis"),
        ("german-artillery-response", "axis", "axis", "soviet"),
    ],
)
def test_an_artillery_response_counts_one_less(name: str, seat: str, gun: str, target: str) -> None:
    units = {"a": f"{gun} infantry 3-4-5 05.05", "b": f"{target} infantry 3-4-5 05.07"}
    game = shoot(units, event=name, seat=seat, dice=[1, 3])
    assert argument(game, "count") == 1
    assert event(play(game, "fire 05.07"), "barrage-missed")["counted"] == 2


@pytest.mark.rule("iskra", "19.1.6", "R-71")
def test_the_railway_battery_fires_east_of_the_neva_only() -> None:
    units = {
        "ger-i-391": "20.10",
        "sov-269": "07.33",
        "sov-270": "34.20",
        "sov-342": "20.40",
        "sov-1098": "05.40",
        "sov-1100": "19.11",
    }
    game = shoot(units, event="eisenbahn-batterie-691", seat="axis", hexes="", dice=[1, 4])
    ground = game.rules.ground  # type: ignore[attr-defined]
    names = game.rules.board.grid.names
    east = {names[hex] for hex in ground.east_of_neva}
    assert targets(game) == {"34.20", "20.40", "19.11"} & east
    assert "34.20" in targets(game)
    assert codes(game, "fire 07.33") == {"barrage-east-of-neva 19.1.6"}
    assert not ground.east_of_neva & ground.neva_ice
    assert ground.lake_ice <= ground.east_of_neva
    assert event(play(game, "fire 34.20"), "barrage-pins")["counted"] == 4


@pytest.mark.rule("iskra", "8.5.1", "1.1.4", "R-64")
def test_the_enemy_learns_of_a_hidden_loss_but_not_whose_it_is() -> None:
    units = {
        "gun": GUN,
        "top": "axis infantry 5-3-5 05.07",
        "below": "axis infantry 2-4-5 05.07",
        "spare": SPARE,
    }
    game = shoot(units, dice=[2, 6])
    first = play(game, "fire 05.07")
    assert asked(game) == "axis"
    events = [*first, *play(game, "lose below")]
    soviet = [e for e in events if e.seen_by("soviet")]
    assert "below" not in str([e.arguments for e in soviet])
    assert "step-lost-unseen" in told(soviet)
    assert "step-lost" in told(e for e in events if e.seen_by("axis"))
    assert {"gun", "top", "spare"} <= seen(game, "soviet")
    assert "below" not in seen(game, "soviet")


@pytest.mark.rule("iskra", "8.5.1", "R-64")
def test_the_owner_is_asked_whatever_lies_below() -> None:
    alone = {"gun": GUN, "top": "axis infantry 5-4-5 05.07"}
    both = {**alone, "below": "axis infantry 2-4-5 05.07"}
    for units in (alone, both):
        game = shoot(units, dice=[1, 6])
        play(game, "fire 05.07")
        assert kind(game) == "barrage-loss"
        assert asked(game) == "axis"


@pytest.mark.rule("iskra", "8.5.3", "R-64")
def test_that_a_hex_is_pinned_is_public_and_hidden_markers_are_not() -> None:
    units = {
        "gun": GUN,
        "top": "axis infantry 5-3-5 05.07",
        "below": "axis infantry 2-4-5 05.07",
        "spare": SPARE,
    }
    game = shoot(units, dice=[2, 4])
    events = [e for e in play(game, "fire 05.07") if e.seen_by("soviet")]
    assert event(events, "barrage-pins")["hex"] == "05.07"
    assert event(events, "unit-pinned")["unit"] == "top"
    assert marks(game, "below") == ("pinned",)


@pytest.mark.rule("iskra", "16.1.1", "R-63")
@pytest.mark.parametrize(
    ("die", "seat", "hex"), [(2, "leningrad", "03.07"), (3, "volkhov", "09.07")]
)
def test_with_three_players_a_die_tells_which_front_fires(die: int, seat: str, hex: str) -> None:
    units = {
        "len": "soviet infantry 3-4-5 03.05 leningrad",
        "vol": "soviet infantry 3-4-5 09.05 volkhov",
        "west": "axis infantry 3-4-5 03.07",
        "east": "axis infantry 3-4-5 09.07",
    }
    game = shoot(units, scenario="campaign-3", seat=seat, dice=[die, 1, 1])
    assert asked(game) == seat
    assert targets(game) == {hex}


@pytest.mark.rule("iskra", "R-63")
def test_with_three_players_each_front_has_its_drommelfeuer_and_the_fleet_is_leningrads() -> None:
    units = {
        "len": "soviet infantry 3-4-5 03.05 leningrad",
        "vol": "soviet infantry 3-4-5 09.05 volkhov",
        "west": "axis infantry 3-4-5 03.07",
        "east": "axis infantry 3-4-5 09.07",
    }
    game = shoot(units, "drommelfeuer", "leningrad", scenario="campaign-3", dice=[1, 1, 1, 1])
    assert targets(game) == {"03.07"}
    play(game, "fire 03.07")
    assert asked(game) == "volkhov"
    assert targets(game) == {"09.07"}
    fleet = shoot(units, "baltic-fleet-artillery", "leningrad", scenario="campaign-3", dice=[1])
    assert targets(fleet) == {"03.07", "09.07"}


@pytest.mark.rule("iskra", "8.5.1", "R-64")
def test_nobody_is_asked_where_no_enemy_is_near_any_own_hex() -> None:
    game = shoot({"gun": GUN, "b": "axis infantry 3-4-5 05.11"}, seat=None, dice=[4])
    assert kind(game) != "barrage-target"


@pytest.mark.rule("iskra", "1.1.4", "8.5.1", "R-64")
@pytest.mark.parametrize("die", [1, 4, 6])
def test_positions_that_differ_in_hidden_counters_look_alike(die: int) -> None:
    told_of = []
    for below in ("axis infantry 2-3-5 05.07", "axis hq 0-6 05.07"):
        units = {"gun": GUN, "top": "axis infantry 5-4-5 05.07", "below": below, "spare": SPARE}
        game = shoot(units, dice=[2, die])
        before = legal(game)
        events = [e for e in play(game, "fire 05.07") if e.seen_by("soviet")]
        told_of.append((before, asked(game), [(e.code, e.arguments) for e in events]))
    assert told_of[0] == told_of[1]


@pytest.mark.rule("iskra", "8.5.1")
@pytest.mark.parametrize("actions", [(), ("fire 05.07",)])
def test_a_barrage_can_be_written_down_and_read_again(actions: tuple[str, ...]) -> None:
    units = {"gun": GUN, "b": "axis infantry 3-4-5 05.07", "spare": SPARE}
    game = shoot(units, dice=[2, 6])
    play(game, *actions)
    again = position(game.position())
    assert (kind(again), legal(again)) == (kind(game), legal(game))
