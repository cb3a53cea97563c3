"""20 Special units: Army headquarters, NKVD, garrisons, North Caucasus Front, Plan Bluecher."""

from __future__ import annotations

from typing import Any

import pytest

import hexside
from hexside.api import Game
from hexside.games.stalingrad42.combat.losses import loss_candidates
from hexside.games.stalingrad42.reading.loading import load
from tests.rulebook.stalingrad42.s42_battles import fight
from tests.rulebook.stalingrad42.s42_kit import (
    codes,
    cost,
    ends,
    legal,
    legal_with,
    marks,
    play,
    stand,
    told,
    where,
)
from tests.rulebook.stalingrad42.s42_supply_kit import work_of

GAME = "stalingrad-42"


@pytest.mark.rule(GAME, "20.1.3", "20.1.2")
def test_army_headquarters_are_mechanised_and_motorise_nobody() -> None:
    units = {
        "hq": "soviet soviet-army-hq 0-0-6 2010",
        "rd": "soviet infantry 3-5-3 2010",
        "a": "axis infantry 5-7-3 2616",
    }
    road = {"primary-road": "2010 2011 2012 2013 2014"}
    game = stand(units, seat="soviet", lines=road)
    assert cost(game, "move hq 2011 2012 2013 2014") == 2
    assert cost(game, "move rd 2011") == 1
    # It may go a part of the way with a unit and on without it.
    play(game, "move rd 2011", "move hq 2011")
    assert cost(game, "move hq 2012 2013") == 1


@pytest.mark.rule(GAME, "20.3", "11.1.2")
@pytest.mark.parametrize(
    ("kind_of", "turn", "stands"),
    [
        ("nkvd 2-5-3 2011 nkvd", 7, True),
        ("infantry 2-5-3 2011", 7, False),
        ("infantry 2-5-3 2011", 8, True),
    ],
)
def test_nkvd_units_alone_stand_in_the_open_before_turn_8(
    kind_of: str, turn: int, stands: bool
) -> None:
    game = fight(
        {"a": "axis infantry 15-5-3 2012", "x": f"soviet {kind_of}"}, turn=turn, dice=[3, 6]
    )
    play(game, "attack 2011", "add a", "resolve")
    assert bool(legal_with(game, "hold")) is stands


@pytest.mark.rule(GAME, "20.3")
def test_nkvd_units_are_elite_infantry() -> None:
    units = [c for c in load().roster.values() if c.type == "nkvd"]
    assert units
    assert {c.quality for c in units} == {"elite"}
    assert all(c.infantry_type and not c.mechanised for c in units)
    assert any(c.garrison for c in units)
    assert not all(c.garrison for c in units)


@pytest.mark.rule(GAME, "20.4", "21.2")
def test_a_reduced_garrison_may_be_rebuilt_where_it_stands() -> None:
    units = {"g": "soviet infantry 3-5-3 2012 garrison reduced", "a": "axis infantry 5-7-3 1816"}
    game = stand(units, phase="initial", seat="soviet", turn=2, areas={"entry-a": "2009"})
    assert "rebuild infantry g" in legal(game)


@pytest.mark.rule(GAME, "20.4")
def test_garrisons_near_the_start_line_are_free_at_once() -> None:
    game = hexside.new(f"{GAME}/fall-blau", seed=1)
    work = work_of(game)
    grid = work.rules.grid
    axis = [work.units[u].hex for u in work.on_map(0) if work.rules.combat[u]]
    garrisons = [u for u in work.on_map(1) if work.rules.roster[u].garrison]
    assert len(garrisons) == 2
    for uid in garrisons:
        near = min(grid.distance(work.units[uid].hex, hex) for hex in axis)
        assert work.has(uid, "frozen") is (near > 5)


@pytest.mark.rule(GAME, "20.4")
def test_there_are_ten_garrisons() -> None:
    assert sum(c.garrison for c in load().roster.values()) == 10


# 20.6


def lower_don(units: dict[str, str], **more: Any) -> Game:
    settings: dict[str, Any] = {"scenario": "campaign", "hexes": "", "turn": 4}
    return stand(units, **(settings | more))


def bound(game: Game) -> set[str]:
    return {uid for uid, unit in game.state.units.items() if "frozen" in unit.marks}


#: A unit of the front, a Front HQ, a garrison and a unit that has come from elsewhere.
FRONT = {
    "sov-cc-17": "3639 frozen",
    "sov-hq-nc": "3443 frozen",
    "sov-nkvd-vor": "2503 frozen",
    "sov-rd-1": "3739",
}


@pytest.mark.rule(GAME, "20.6")
def test_crossing_the_lower_don_releases_the_north_caucasus() -> None:
    # 3631 is on the northern bank, 3632 on the southern one, below Kalach.
    game = lower_don(FRONT | {"ger-id-75": "3631"})
    assert {"sov-cc-17", "sov-hq-nc"} <= bound(game)
    events = (
        play(game, "move ger-id-75 3632")
        if "move ger-id-75 3632" in legal(game)
        else play(game, "tactical ger-id-75 3632")
    )
    assert "s42-north-caucasus-released" in told(events)
    # The garrison of Voronezh has its own rule.
    assert bound(game) == {"sov-nkvd-vor"}


@pytest.mark.rule(GAME, "20.6", "5.6.1")
@pytest.mark.parametrize(("goal", "crosses"), [("3140", True), ("2634", False)])
def test_a_train_over_the_lower_don_releases_the_north_caucasus(goal: str, crosses: bool) -> None:
    """The railhead has gone on from Rostov; nobody has crossed the river on foot."""
    tracks = {"railheads": [{"hex": "3443"}], "control": ["+3134"]}
    units = {"sov-cc-17": "3739 frozen", "sov-hq-nc": "3443 frozen", "ger-id-75": "3134"}
    game = lower_don(units, tracks=tracks)
    events = play(game, f"rail ger-id-75 {goal}")
    assert ("s42-north-caucasus-released" in told(events)) is crosses
    assert (bound(game) == set()) is crosses


@pytest.mark.rule(GAME, "20.6")
def test_crossing_the_don_above_kalach_releases_nobody() -> None:
    game = lower_don(FRONT | {"ger-id-75": "3315"})
    action = next(t for t in legal_with(game, "tactical", "ger-id-75") if t.split()[2] == "3414")
    play(game, action)
    assert {"sov-cc-17", "sov-hq-nc"} <= bound(game)


@pytest.mark.rule(GAME, "20.6")
def test_coming_within_five_hexes_of_stalingrad_releases_the_front() -> None:
    game = lower_don(FRONT | {"ger-pz-16": "4820"})
    play(game, "move ger-pz-16 4920")
    assert "sov-cc-17" in bound(game)
    play(game, "move ger-pz-16 5019")
    assert bound(game) == {"sov-nkvd-vor"}


@pytest.mark.rule(GAME, "20.6")
def test_units_that_came_later_are_not_bound() -> None:
    game = lower_don(FRONT | {"ger-id-75": "2012"}, seat="soviet")
    assert ends(game, "move", "sov-rd-1")
    assert codes(game, "move sov-cc-17 3638") == {"s42-unit-frozen 20.6"}
    assert not legal_with(game, "rail", "sov-hq-nc")


@pytest.mark.rule(GAME, "20.6", "A-43", "S1.2")
@pytest.mark.parametrize("scenario", ["fall-blau", "campaign"])
def test_soviet_units_that_start_south_of_row_36_are_bound(scenario: str) -> None:
    data = load()
    for row in data.starts:
        if row.scenario != scenario or not row.hex or data.roster[row.unit].side != "soviet":
            continue
        counter = data.roster[row.unit]
        if int(row.hex[2:]) > 36 and int(row.hex[:2]) <= 60 and row.status == "map":
            assert counter.north_caucasus or counter.garrison, row
        if counter.north_caucasus:
            assert int(row.hex[2:]) > 36, row


@pytest.mark.rule(GAME, "20.6")
def test_fifteen_units_and_two_headquarters() -> None:
    bound_units = [c for c in load().roster.values() if c.north_caucasus]
    assert sum(c.type == "front-hq" for c in bound_units) == 2
    assert sum(c.type != "front-hq" for c in bound_units) == 15


# 20.7


BLUCHER = {"b": "axis infantry 5-7-3 ea-w blucher", "o": "axis infantry 5-7-3 ea-w"}


@pytest.mark.rule(GAME, "20.7", "5.7.2")
def test_plan_bluecher_leaves_the_crimea_only_over_the_strait() -> None:
    game = lower_don(BLUCHER | {"sov-rd-1": "2503"}, turn=12)
    assert legal_with(game, "kerch", "b") == {"kerch b 1549"}
    assert not legal_with(game, "move", "b")
    assert not legal_with(game, "rail", "b")
    assert codes(game, "transfer b ea-x") == {"s42-only-by-kerch 20.7"}
    assert "s42-only-by-kerch 20.7" in codes(game, "rail b 1116")
    # Another unit may go round by the other areas, but cannot walk over the strait.
    assert "transfer o ea-x" in legal(game)
    assert not legal_with(game, "move", "o")
    play(game, "kerch b 1549")
    assert where(game, "b") == "1549"
    assert not legal_with(game, "kerch", "o")


@pytest.mark.rule(GAME, "20.7")
def test_a_soviet_unit_in_taman_keeps_plan_bluecher_waiting() -> None:
    game = lower_don(BLUCHER | {"sov-rd-1": "1549"}, turn=12)
    assert not legal_with(game, "kerch", "b")


@pytest.mark.rule(GAME, "20.7")
def test_there_are_five_units_of_plan_bluecher_in_area_w() -> None:
    data = load()
    units = {uid for uid, c in data.roster.items() if c.blucher}
    assert len(units) == 5
    boxes = {row.box for row in data.starts if row.scenario == "campaign" and row.unit in units}
    assert boxes == {"w"}


# 20.8, 20.9


@pytest.mark.rule(GAME, "20.8")
def test_volunteers_must_be_placed_and_move_one_hex() -> None:
    tracks = {"control": ["2849", "4549"]}
    game = lower_don({"sov-rd-1": "2503"}, turn=14, phase="initial", tracks=tracks)
    assert codes(game, "done") == {"s42-volunteers-arrive-now 20.8"}
    arrival = sorted(legal_with(game, "volunteer"))[0]
    uid = arrival.split()[1]
    play(game, arrival, "done")
    assert marks(game, uid) == ("replacement",)
    assert not legal_with(game, "move", uid)
    assert all(len(text.split()) == 3 for text in legal_with(game, "tactical", uid))


@pytest.mark.rule(GAME, "20.8")
def test_six_volunteers_come_one_a_turn() -> None:
    nation = "north-caucasian"
    units = [uid for uid, c in load().roster.items() if c.nation == nation]
    assert len(units) == 6
    gone = dict.fromkeys(units, "eliminated since-1")
    tracks = {"control": ["2849", "4549"]}
    game = lower_don(gone | {"sov-rd-1": "2503"}, turn=14, phase="initial", tracks=tracks)
    assert not legal_with(game, "volunteer")


@pytest.mark.rule(GAME, "20.9")
def test_linden_is_never_rebuilt() -> None:
    game = lower_don(
        {"ger-linden": "eliminated since-3", "sov-rd-1": "2503"}, turn=29, phase="initial"
    )
    assert game.state.data.replacements
    assert not legal_with(game, "return", "special")
    assert "s42-not-returning 21.3.1" in codes(game, "return special ger-linden ea-x")


# 20.1.3, 20.5


@pytest.mark.rule(GAME, "20.1.3")
def test_army_headquarters_advance_at_their_own_rate() -> None:
    units = {
        "t": "soviet tank 10-5-5 2012",
        "tank-hq": "soviet soviet-army-hq 0-0-6 2012",
        "shock-hq": "soviet soviet-army-hq 0-0-3 2012",
        "x": "axis infantry 1-1-3 2011 one-step",
    }
    game = fight(units, hexes="1504-2619", seat="soviet")
    play(game, "attack 2011", "add t", "resolve")
    while not legal_with(game, "advance", "tank-hq"):
        play(game, "done")
    lengths = {
        uid: max(len(text.split()) - 2 for text in legal_with(game, "advance", uid))
        for uid in ("tank-hq", "shock-hq")
    }
    assert lengths == {"tank-hq": 4, "shock-hq": 2}


@pytest.mark.rule(GAME, "20.5.1", "A-62")
def test_croatians_are_allies_of_germany_too() -> None:
    units = {
        "c": "axis infantry 5-4-3 2010 croatian",
        "r": "axis infantry 5-4-3 2010 romanian",
        "g": "axis infantry 5-4-3 2010",
        "x": "soviet infantry 3-3-3 2009",
    }
    game = fight(units)
    play(game, "attack 2009", "add c")
    assert {code.split()[-1] for code in codes(game, "add r")} == {"20.5.1"}
    assert "add g" in legal(game)


@pytest.mark.rule(GAME, "20.5.2", "A-62")
def test_either_chooser_must_take_a_fresh_german_before_a_reduced_ally() -> None:
    units = ("ally", "german")
    game = stand(
        {
            "ally": "axis infantry 5-4-3 2010 croatian reduced",
            "german": "axis infantry 5-4-3 2010",
            "x": "soviet infantry 3-3-3 2616",
        }
    )
    work = work_of(game)
    assert loss_candidates(work, units) == ("german",)
    work.lose_step("german", "10.3")
    assert loss_candidates(work, units) == units
