"""4.0: setting the game up, with the historical places and with free ones (A34, V40, V48)."""

from __future__ import annotations

from collections import Counter

import pytest

import hexside
from hexside.api import Game
from tests.rulebook.a_victory_awaits.ava_kit import (
    argument,
    codes,
    ends,
    kind,
    play,
    steps,
    told,
    track,
    where,
)

GAME = "a-victory-awaits"
SCENARIOS = ("leningrad", "smolensk-short", "smolensk", "kiev", "campaign")
#: 7.4: the area of 2nd Panzer Group, whose headquarters has a hex of its own.
AREA = {"S0526", "S0626", "S0627", "S0628", "S0727", "S0728", "S0828", "S0829"}


def new(scenario: str = "campaign", **options: str) -> Game:
    return hexside.new(f"{GAME}/{scenario}", seed=1, options=options)


def free(scenario: str) -> Game:
    return new(scenario, **{"set-up": "free"})


def boxes(game: Game) -> Counter[str]:
    return Counter(unit.box for unit in game.view("").units)


def formation(game: Game, name: str) -> Game:
    """Set up by the historical places until a formation has its turn."""
    while argument(game, "formation") != name:
        units = argument(game, "units")
        row = game.rules.historical[units[0]]  # type: ignore[attr-defined]
        play(game, f"place {units[0]} {row.hex}")
    return game


@pytest.mark.rule(GAME, "4.0", "4.0(2)", "4.0(3)", "4.0(4)", "V40", "V48")
def test_where_the_counters_of_the_campaign_begin() -> None:
    game = new()
    on_map = [unit for unit in game.view("").units if unit.hex]
    # 364 units, and the fortress marker of Brest.
    assert len(on_map) == 365
    assert boxes(game)["turn-3"] == 11
    sides = Counter(unit.side for unit in game.view("").units if unit.box == "available")
    assert sides == {"axis": 38, "soviet": 160}


@pytest.mark.rule(GAME, "4.0(2)", "15.3", "V40")
def test_the_eleven_counters_of_19th_army_wait_on_space_three() -> None:
    for scenario in ("campaign", "smolensk", "smolensk-short"):
        game = new(scenario)
        names = {unit.id for unit in game.view("").units if unit.box == "turn-3"}
        assert len(names) == 11
        assert "sov-19a" in names
        assert {game.rules.roster[uid].formation for uid in names} == {"19A"}  # type: ignore[attr-defined]
    assert boxes(new("leningrad"))["turn-3"] == boxes(new("kiev"))["turn-3"] == 0


@pytest.mark.rule(GAME, "4.0(4)", "V48")
def test_headquarters_of_start_formations_are_on_the_map_and_the_others_wait() -> None:
    game = new()
    for hq in ("ger-4pzg", "ger-18a", "rom-3a", "sov-8a", "sov-27a", "sov-16a"):
        assert where(game, hq)[0] in "LSK"
    for hq in ("ger-2a", "sov-34a", "sov-24a", "sov-37a"):
        assert where(game, hq) == "available"


@pytest.mark.rule(GAME, "4.0(5)")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_all_units_begin_at_full_strength(scenario: str) -> None:
    game = new(scenario)
    roster = game.rules.roster  # type: ignore[attr-defined]
    for uid, counter in roster.items():
        if not counter.is_fortress:
            assert steps(game, uid) == counter.steps


@pytest.mark.rule(GAME, "4.0(7)")
def test_a_fortress_of_one_level_lies_in_brest() -> None:
    for scenario in ("campaign", "smolensk", "smolensk-short"):
        game = new(scenario)
        fortresses = game.rules.fortresses  # type: ignore[attr-defined]
        on_map = [uid for uid in fortresses if game.state.units[uid].hex >= 0]
        assert [where(game, uid) for uid in on_map] == ["S0927"]
        assert steps(game, on_map[0]) == 1
    for scenario in ("leningrad", "kiev"):
        game = new(scenario)
        assert boxes(game)["unused"] == 3
        assert not any(
            game.state.units[uid].hex >= 0
            for uid in game.rules.fortresses  # type: ignore[attr-defined]
        )


@pytest.mark.rule(GAME, "4.0(8)", "16.2")
def test_stand_fast_markers_lie_on_the_twelve_hexes_of_the_list() -> None:
    leningrad = {"L3602", "L3603", "L3702"}
    smolensk = {"S3510", "S4112", "S3726", "S5003", "S5009", "S5120"}
    kiev = {"K3507", "K3607", "K3608"}
    assert set(track(new(), "stand_fast")) == leningrad | smolensk | kiev
    assert set(track(new("leningrad"), "stand_fast")) == leningrad
    assert set(track(new("smolensk"), "stand_fast")) == smolensk
    assert set(track(new("kiev"), "stand_fast")) == kiev


@pytest.mark.rule(GAME, "4.0(9)", "3.4")
def test_all_major_cities_begin_in_soviet_hands() -> None:
    game = new()
    assert len(game.rules.ground.major_cities) == 21  # type: ignore[attr-defined]
    names = {game.rules.board.grid.names[hex] for hex in game.rules.ground.major_cities}  # type: ignore[attr-defined]
    assert not names & set(track(game, "control"))
    # Tilsit lies west of the start line.
    assert "S0410" in track(game, "control")


@pytest.mark.rule(GAME, "4.0(10)")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_marker_stands_on_turn_one(scenario: str) -> None:
    assert new(scenario).view("").turn == 1


@pytest.mark.rule(GAME, "4.0(6)", "6.2", "6.3", "A34")
def test_the_cup_of_the_first_turn() -> None:
    game = play_to_first_draw(new())
    data = game.state.data
    cup = Counter([*data.cup, data.drawn])
    axis = {"4pzg": 1, "16a": 1, "18a": 1, "2pzg": 1, "3pzg": 2, "4a": 1, "9a": 1}
    axis |= {"1pzg": 2, "6a": 1, "17a": 1}
    soviet = ("8a", "11a", "3a", "4a", "10a", "5a", "6a", "26a")
    expected = Counter({f"axis-{name}": count for name, count in axis.items()})
    expected += Counter(f"soviet-{name}" for name in soviet)
    expected["supply"] = 1
    assert cup == expected
    assert cup.total() == 21
    assert data.hand_axis == ("axis-guderian", "axis-manstein")


def play_to_first_draw(game: Game) -> Game:
    play(game, "done")
    return game


# 4.0(2) Free set-up


@pytest.mark.rule(GAME, "4.0", "4.0(1)", "4.0(2)")
def test_the_soviet_player_sets_up_first_and_completely() -> None:
    game = free("leningrad")
    seen = []
    while kind(game) == "set-up-formation":
        assert game.decision is not None
        seen.append(game.decision.seat)
        units = argument(game, "units")
        hex = sorted(ends(game, "place", units[0]))[0]
        play(game, f"place {units[0]} {hex}")
    assert seen == sorted(seen, reverse=True)
    assert set(seen) == {"soviet", "axis"}
    assert boxes(game)["waiting"] == 0


@pytest.mark.rule(GAME, "4.0", "4.0(2)")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_place_rest_takes_the_historical_places(scenario: str) -> None:
    game = free(scenario)
    play(game, "soviet: place-rest")
    assert boxes(game)["waiting"] > 0
    play(game, "axis: place-rest")
    assert game.state.units == new(scenario).state.units


@pytest.mark.rule(GAME, "4.0(2)", "3.1")
def test_after_free_places_the_rest_finds_room_beside_them() -> None:
    game = formation(free("smolensk"), "3A")
    # 3rd Army crowds the hexes of its range one after another.
    while argument(game, "formation") == "3A":
        uid = argument(game, "units")[0]
        play(game, f"place {uid} {min(ends(game, 'place', uid))}")
    events = play(game, "place-rest", "place-rest")
    assert "no-room-to-set-up" not in told(events)
    held = Counter(unit.hex for unit in game.view("").units if unit.hex and unit.hex != "S0927")
    assert max(held.values()) == 2
    assert boxes(game)["waiting"] == 0
    assert boxes(game)["available"] == boxes(new("smolensk"))["available"]


@pytest.mark.rule(GAME, "4.0(2)")
def test_a_range_counts_hexes_from_its_centre_and_ends_at_the_start_line() -> None:
    game = formation(free("smolensk"), "3A")
    board = game.rules.board
    west = game.rules.ground.west  # type: ignore[attr-defined]
    expected = {
        board.grid.names[hex]
        for hex in board.grid.within(board.grid.index("S1018"), 5)
        if hex not in west and board.terrain[hex] not in ("lake", "sea")
    }
    assert ends(game, "place", "sov-3a") == ends(game, "place", "sov-27-rd") == expected
    # Grodno is inside, Volkovysk is six hexes away, Suwalki lies with the Germans.
    assert codes(game, "place sov-3a S1118") == set()
    assert codes(game, "place sov-3a S0715") == {"outside-zone 4.0"}
    assert codes(game, "place sov-3a S1224") == {"outside-zone 4.0"}


@pytest.mark.rule(GAME, "4.0(2)", "3.1")
def test_at_most_two_units_to_a_hex_in_the_set_up() -> None:
    game = formation(free("smolensk"), "3A")
    play(game, "place sov-3a S1118", "place sov-27-rd S1118")
    assert codes(game, "place sov-56-rd S1118") == {"stacking-limit 3.1"}
    assert codes(game, "place sov-3a S1018") == {"not-setting-up 4.0"}
    assert codes(game, "done") == {"set-up-incomplete 4.0"}


@pytest.fixture
def second() -> Game:
    """2nd Panzer Group sets up."""
    game = free("smolensk")
    play(game, "soviet: place-rest")
    return formation(game, "2PzG")


@pytest.mark.rule(GAME, "4.0(2)", "V48")
def test_a_headquarters_with_a_symbol_stands_on_it_with_one_combat_unit(second: Game) -> None:
    game = second
    assert ends(game, "place", "ger-2pzg") == {"S0727"}
    assert codes(game, "place ger-2pzg S0728") == {"outside-zone 4.0"}
    play(game, "place ger-3-pz S0727")
    assert codes(game, "place ger-4-pz S0727") == {"headquarters-hex 4.0"}
    play(game, "place ger-2pzg S0727")
    assert where(game, "ger-2pzg") == "S0727"


@pytest.mark.rule(GAME, "4.0(2)")
def test_units_of_an_area_stand_inside_it(second: Game) -> None:
    assert ends(second, "place", "ger-3-pz") == AREA
    assert codes(second, "place ger-3-pz S0425") == {"outside-zone 4.0"}


@pytest.mark.rule(GAME, "4.0(2)")
def test_every_hex_of_an_area_must_be_held() -> None:
    # 18th Army has ten counters for six hexes: four hexes may have two.
    game = free("leningrad")
    play(game, "soviet: place-rest")
    formation(game, "18A")
    units = argument(game, "units")
    assert len(units) == 10
    area = ["S0206", "S0306", "S0307", "S0308", "S0408", "S0409"]
    for number, uid in enumerate(units[:8]):
        play(game, f"place {uid} {area[number // 2]}")
    assert ends(game, "place", units[8]) == {"S0408", "S0409"}
    play(game, f"place {units[8]} S0408")
    assert codes(game, f"place {units[9]} S0408") == {"every-hex-must-be-held 4.0"}
    assert ends(game, "place", units[9]) == {"S0409"}


@pytest.mark.rule(GAME, "4.0(2)")
def test_place_rest_holds_every_hex_of_an_area_after_free_places() -> None:
    game = free("leningrad")
    play(game, "soviet: place-rest")
    formation(game, "18A")
    for uid in argument(game, "units")[:2]:
        play(game, f"place {uid} S0409")
    play(game, "place-rest")
    held = {unit.hex for unit in game.view("").units}
    assert {"S0206", "S0306", "S0307", "S0308", "S0408", "S0409"} <= held


@pytest.mark.rule(GAME, "4.0(2)")
def test_the_axis_sets_up_with_the_soviet_units_in_view() -> None:
    game = free("leningrad")
    assert not any(unit.hex for unit in game.view("axis").units)
    play(game, "soviet: place-rest")
    seen = {unit.id: unit.hex for unit in game.view("axis").units if unit.side == "soviet"}
    assert seen["sov-8a"]
