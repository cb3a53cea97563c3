"""What an outsider may get wrong in a position text, and the clear answer to each."""

from __future__ import annotations

from typing import Any

import pytest

import hexside
from hexside.engine import Refused
from hexside.engine.positions import PositionError
from hexside.engine.toml_text import toml_text
from tests.unit.positions.position_kit import S42, TOW, game_of, opening, problems, told

# Phases and seats


@pytest.mark.parametrize(
    ("base", "seat", "kind"),
    [(TOW, "soviet", "choose-chits"), (S42, "axis", "s42-initial-phase")],
)
def test_a_phase_without_a_decision_says_where_the_game_has_gone(
    base: dict[str, Any], seat: str, kind: str
) -> None:
    game = game_of(base, phase="combat", seat=seat)
    assert game.decision is not None
    passed = opening(game)["phase-passed"]
    assert passed["phase"] == "combat"
    assert (passed["seat"], passed["kind"]) == (game.decision.seat, game.decision.kind)
    assert passed["kind"] == kind
    codes = {reason.code for reason in game.why_not("attack 2011")}
    assert {"not-now", "phase-passed"} <= codes
    with pytest.raises(Refused) as refused:
        game.play("attack 2011")
    assert f"waiting: {kind}" in str(refused.value)
    assert "nothing had to be decided" in str(refused.value)


@pytest.mark.parametrize("base", [TOW, S42])
def test_a_phase_with_a_decision_is_not_passed(base: dict[str, Any]) -> None:
    game = game_of(base)
    assert "phase-passed" not in opening(game)
    assert not any(reason.code == "phase-passed" for reason in game.why_not("resolve"))


@pytest.mark.parametrize("base", [TOW, S42])
def test_a_text_may_name_the_decision_that_it_begins_with(base: dict[str, Any]) -> None:
    kind = game_of(base).decision.kind  # type: ignore[union-attr]  # the game waits
    assert game_of(base, decision=kind).waiting == (base["seat"],)
    assert problems(base, decision=kind, phase="combat") == {"decision": "other-decision"}


@pytest.mark.parametrize("base", [TOW, S42])
@pytest.mark.parametrize("phase", ["movement", "combat"])
def test_a_seat_must_be_one_of_the_game(base: dict[str, Any], phase: str) -> None:
    assert told(base, seat="polish", phase=phase) == {"seat": "axis soviet"}


def test_a_seat_that_does_not_decide_is_refused() -> None:
    assert problems(TOW, phase="okh-chit") == {"seat": "seat-not-deciding"}


def test_the_weather_is_nobody_s_but_the_seat_a_known_one() -> None:
    assert problems(S42, phase="weather", seat="nobody") == {"seat": "unknown-value"}


def test_the_seat_of_a_movement_is_that_of_its_units() -> None:
    assert game_of(TOW, seat=None, activated=["b"]).waiting == ("soviet",)
    assert game_of(TOW, seat=None).waiting == ("axis",)
    assert game_of(S42, seat=None).waiting == ("axis",)


@pytest.mark.parametrize("key", ["activated", "headquarters", "chit", "points"])
def test_a_key_of_another_phase_is_refused(key: str) -> None:
    value = ["b"] if key == "activated" else "b"
    assert problems(TOW, phase="action", **{key: value})[key] == "key-of-other-phase"


# Words without effect


@pytest.mark.parametrize("base", [TOW, S42])
@pytest.mark.parametrize("dice", [[7], [0], [3, 12]])
def test_a_die_has_six_faces(base: dict[str, Any], dice: list[int]) -> None:
    assert problems(base, dice=dice) == {"dice": "expected-dice"}


def test_a_turn_is_one_of_the_scenario() -> None:
    race = {**TOW, "game": "traces-of-war/race-to-the-dnieper"}
    assert told(race, turn=6) == {"turn": "6 (1-4)"}
    assert told(S42, turn=37) == {"turn": "37 (1-36)"}
    text = toml_text({"game": "stalingrad-42/fall-blau", "turn": 9, "phase": "weather"})
    with pytest.raises(PositionError, match=r"9 \(1-8\)"):
        hexside.position(text)


def test_words_of_tracks_are_known_ones() -> None:
    assert told(S42, tracks={"weather": "sunny"}) == {"tracks.weather": "clear overcast rain snow"}
    for name, value in {
        "printed_forts": ["x"],
        "released": ["everybody"],
        "closed": ["i"],
        "crossings": ["atlantic"],
        "replacements": {"navy": 1},
    }.items():
        assert problems(S42, tracks={name: value}) == {f"tracks.{name}": "unknown-value"}
    assert problems(TOW, tracks={"luftwaffe": ["x"]})["tracks.luftwaffe"] == "unknown-value"


@pytest.mark.parametrize("group", [0, 99])
def test_a_reinforcement_group_exists(group: int) -> None:
    assert problems(TOW, tracks={"group": group}) == {"tracks.group": "out-of-range"}


def test_availability_is_one_of_the_counters_words() -> None:
    for word in ("tomorrow", "group 99", "group"):
        unit = {"side": "axis", "availability": word}
        assert problems(TOW, units={"n": unit}) == {"units.n.availability": "unknown-value"}
    game_of(TOW, units={"n": {"side": "soviet", "availability": "group 2"}})


@pytest.mark.parametrize("base", [TOW, S42])
def test_a_box_is_one_of_the_game(base: dict[str, Any]) -> None:
    unit = {"side": "axis", "box": "attic"}
    assert problems(base, units={"n": unit}) == {"units.n.box": "unknown-value"}
    assert "eliminated" in told(base, units={"n": unit})["units.n.box"]


@pytest.mark.parametrize("box", ["ea-i", "turn-0", "turn-99", "turn-", "turn-03", "ea-aa"])
def test_areas_and_turns_of_boxes_exist(box: str) -> None:
    unit = {"side": "soviet", "box": box}
    assert problems(S42, units={"n": unit}) == {"units.n.box": "unknown-value"}


@pytest.mark.parametrize(("base", "hex"), [(TOW, "1632"), (S42, "2111")])
def test_a_unit_is_not_in_a_hex_and_in_a_box(base: dict[str, Any], hex: str) -> None:
    unit = {"side": "axis", "hex": hex, "box": "eliminated"}
    assert problems(base, units={"n": unit}) == {"units.n": "hex-and-box"}


@pytest.mark.parametrize(("base", "hex"), [(TOW, "1632"), (S42, "2111")])
def test_control_is_of_cities(base: dict[str, Any], hex: str) -> None:
    assert problems(base, tracks={"control": [hex]}) == {"tracks.control": "nothing-to-control"}


def test_an_order_outside_a_city_is_told() -> None:
    game = game_of(TOW, tracks={"supreme_orders": ["1632", "1731"]})
    assert opening(game)["orders-outside-cities"] == {"hexes": "1632"}
    assert "orders-outside-cities" not in opening(game_of(TOW))


def test_sources_of_supply_are_no_areas_where_entry_areas_supply() -> None:
    assert problems(S42, board={"areas": {"axis-source": "1808"}}) == {
        "board.areas.axis-source": "unknown-word"
    }


def test_marks_belong_to_units_on_the_map() -> None:
    unit = {"side": "axis", "box": "eliminated", "marks": ["isolated"]}
    assert problems(TOW, units={"n": unit}) == {"units.n.marks": "no-marks-in-boxes"}
    both = {"side": "axis", "hex": "1632", "marks": ["isolated", "out-of-supply"]}
    assert problems(TOW, units={"n": both}) == {"units.n.marks": "too-many-marks"}


def test_printed_values_are_for_counters_of_the_text() -> None:
    units = {"ger-17-pz": {"hex": "1632", "attack": 9}}
    assert problems(TOW, units=units) == {"units.ger-17-pz.attack": "needs-side"}


# Keys and words of the text itself


def test_luftwaffe_markers_alone_leave_the_rest_in_the_box() -> None:
    game = game_of(TOW, tracks={"luftwaffe": ["off-as"]})
    assert game.state.data.luftwaffe == ("off-as",)
    assert sorted(game.state.data.luftwaffe_box) == ["def-as", "def-as", "off-as"]
    assert problems(TOW, tracks={"luftwaffe": ["off-as"] * 3}) == {
        "tracks.luftwaffe": "more-than-exist"
    }
    whole = {"luftwaffe": ["off-as"], "luftwaffe_box": ["off-as"]}
    assert problems(TOW, tracks=whole) == {"tracks.luftwaffe": "markers-lost-or-added"}


def test_lost_chits_are_told_under_their_own_key() -> None:
    chits = {"hand": ["axis-8a", "axis-8a", "axis-8a", "axis-8a"]}
    assert problems(TOW, chits=chits) == {"chits": "chits-lost-or-added"}


def test_what_the_phase_sets_itself_cannot_be_written() -> None:
    assert problems(S42, tracks={"phase": "combat"}) == {"tracks.phase": "set-by-phase"}
    assert problems(TOW, tracks={"phase": "action"}) == {"tracks.phase": "set-by-phase"}
    early = {**TOW, "seat": None, "phase": "luftwaffe"}
    assert problems(early, tracks={"luftwaffe": ["off-as"]}) == {"tracks.luftwaffe": "set-by-phase"}
    assert problems(early, chits={"hand": ["axis-8a"]}) == {"chits.hand": "set-by-phase"}


def test_tracks_that_the_initial_phase_sets_stay_as_written() -> None:
    air = {"lw-air-4": {"box": "air"}, "lw-air-8": {"box": "air"}}
    tracks = {
        "air": [{"unit": "lw-air-4", "status": "used"}],
        "replacements": {"tank": 7},
        "resource_points": 9,
    }
    game = game_of(S42, phase="initial", tracks=tracks, units=air)
    data = game.state.data
    assert data.replacements == {"tank": 7}
    assert data.resource_points == 9
    assert [(one.unit, one.status) for one in data.air] == [("lw-air-4", "used")]
    without = game_of(S42, phase="initial", units=air).state.data
    assert {one.status for one in without.air} == {"ready"}


def test_marks_of_a_combat_phase_under_way() -> None:
    near = {"side": "soviet", "attack": 3, "defense": 5, "hex": "2011"}
    spare = {"side": "soviet", "attack": 3, "defense": 5, "hex": "2009"}
    units = {"b": near | {"marks": ["retreated"]}, "c": spare}
    begins = game_of(S42, phase="combat", units=units)
    assert begins.state.units["b"].marks == ()
    assert opening(begins)["s42-marks-of-phase-taken-off"] == {"units": ("b",)}
    under_way = game_of(S42, phase="combat", units=units, begun=True)
    assert under_way.state.units["b"].marks == ("retreated",)
    assert "s42-marks-of-phase-taken-off" not in opening(under_way)
    assert problems(S42, begun=True) == {"begun": "key-of-other-phase"}
    assert problems(S42, phase="combat", begun="yes") == {"begun": "unknown-value"}


def test_an_initial_phase_under_way_is_not_begun_again() -> None:
    game = game_of(
        S42, phase="initial", begun=True, tracks={"resource_points": 2, "railed": 1}, seat="axis"
    )
    assert game.state.data.railed == 1
    assert not {"s42-air-allotted", "s42-player-turn-begins"} & set(opening(game))


def test_the_flotilla_stands_between_two_hexes() -> None:
    game = game_of(S42, tracks={"flotilla": "2012/2112"})
    number = game.state.data.flotilla
    assert number >= 0
    assert 'flotilla = "2012/2112"' in game.position()
    assert game_of(S42, tracks={"flotilla": number}).state.data.flotilla == number
    assert told(S42, tracks={"flotilla": "2010/2011"}) == {"tracks.flotilla": "2012/2112"}
    assert problems(S42, tracks={"flotilla": "2012"}) == {"tracks.flotilla": "expected-pair"}
    assert problems(S42, tracks={"flotilla": "2012/2616"}) == {"tracks.flotilla": "not-adjacent"}


@pytest.mark.parametrize(("word", "number"), [("axis", 0), ("soviet", 1)])
def test_sides_of_forts_and_towns_are_words(word: str, number: int) -> None:
    forts = [{"hex": "2010", "side": word, "complete": False}]
    game = game_of(S42, tracks={"forts": forts, "temryuk": word})
    old = [{"hex": "2010", "side": number, "complete": False}]
    before = game_of(S42, tracks={"forts": old, "temryuk": number}, seed="x")
    assert game.state.data == before.state.data
    assert f'side = "{word}"' in game.position()
    wrong = [{"hex": "2010", "side": 2}]
    assert told(S42, tracks={"forts": wrong}) == {"tracks.forts[0].side": "axis soviet"}


def test_a_wrong_word_is_answered_with_the_right_ones() -> None:
    air = [{"unit": "lw-air-4", "status": "tired"}]
    assert told(S42, tracks={"air": air}) == {"tracks.air[0].status": "ready used placed out"}
    unit = {"side": "axis", "hex": "2111", "quality": "best", "dot": "blue"}
    assert told(S42, units={"n": unit}) == {
        "units.n.quality": "elite regular low average",
        "units.n.dot": "none black red white",
    }
    assert told(TOW, units={"n": {"side": "axis", "nationality": "swiss"}}) == {
        "units.n.nationality": "german hungarian romanian soviet"
    }
    assert problems(S42, tracks={"railed": "x"}) == {"tracks.railed": "expected-number"}
    assert problems(S42, tracks={"forts": [{"hex": "9999", "side": 0}]}) == {
        "tracks.forts[0].hex": "unknown-hex"
    }


def test_average_is_a_quality() -> None:
    unit = {"side": "axis", "hex": "2111", "quality": "average"}
    game = game_of(S42, units={"n": unit})
    assert game.rules.roster["n"].quality == "regular"  # type: ignore[attr-defined]


def test_control_changes_the_default_or_tells_what_it_drops() -> None:
    names = ("2009", "2210")
    game = game_of(S42)
    first, second = (game.rules.board.grid.index(name) for name in names)
    assert game.state.data.control == (first,)
    assert game_of(S42, tracks={"control": "+2210"}).state.data.control == (first, second)
    assert game_of(S42, tracks={"control": "-2009 +2210"}).state.data.control == (second,)
    whole = game_of(S42, tracks={"control": ["2210"]})
    assert whole.state.data.control == (second,)
    assert opening(whole)["s42-control-not-default"] == {"hexes": "2009"}
    assert problems(S42, tracks={"control": "2009 +2210"}) == {"tracks.control": "signs-mixed"}


@pytest.mark.parametrize("base", [TOW, S42])
@pytest.mark.parametrize("uid", ["a b", "", " a", "a\t"])
def test_the_id_of_a_unit_is_one_word(base: dict[str, Any], uid: str) -> None:
    assert problems(base, units={uid: {"side": "axis"}}) == {f"units.{uid}": "bad-unit-id"}


def test_faults_of_the_board_have_the_keys_of_the_file() -> None:
    board = {
        "hexsides": {"major-river": "1528/1835"},
        "lines": {"road": "1528"},
        "places": {"town": "1731", "major-city": "1731"},
    }
    assert problems(TOW, board=board) == {
        "board.hexsides.major-river": "not-adjacent",
        "board.lines.road": "short-line",
        "board.places.major-city": "two-places-in-hex",
    }


def test_words_of_one_track_mean_nothing_on_another() -> None:
    for name, value in {
        "weather": "flipped-a",
        "closed": ["flipped-a"],
        "released": ["converted-a"],
        "temryuk": "polish",
    }.items():
        assert problems(S42, tracks={name: value}) == {f"tracks.{name}": "unknown-value"}


def test_markers_lie_where_they_can() -> None:
    battle = {"hex": "2111", "level": 1, "attackers": ["a"]}
    tracks = {"city_battles": [battle], "axis_ports": ["2111"]}
    assert problems(S42, tracks=tracks) == {
        "tracks.city_battles[0].hex": "no-city",
        "tracks.axis_ports": "no-port",
    }
    empty = {"hex": "2009", "level": 2, "attackers": []}
    assert problems(S42, tracks={"city_battles": [empty]}) == {
        "tracks.city_battles[0].level": "out-of-range",
        "tracks.city_battles[0].attackers": "missing",
    }


def test_only_a_placed_air_unit_has_a_hex() -> None:
    placed = [{"unit": "lw-air-4", "status": "placed"}]
    assert problems(S42, tracks={"air": placed}) == {"tracks.air[0].hex": "missing"}
    ready = [{"unit": "lw-air-4", "hex": "2111"}]
    assert told(S42, tracks={"air": ready}) == {"tracks.air[0].status": "placed"}


@pytest.mark.parametrize("entry", ["a", "zz:a:2", "m:a:x", "m:a:0"])
def test_units_that_left_are_written_with_area_and_steps(entry: str) -> None:
    assert problems(S42, tracks={"exited": [entry]}) == {"tracks.exited[0]": "unknown-value"}


def test_what_is_counted_is_not_negative() -> None:
    tracks = {"resource_points": -1, "railed": -1, "replacements": {"tank": -1}}
    assert set(problems(S42, tracks=tracks).values()) == {"out-of-range"}
    assert set(problems(TOW, tracks={"axis_relocations": -1}).values()) == {"out-of-range"}


def test_the_weather_leaves_nothing_of_the_tracks_that_follow_it() -> None:
    tracks = {"mud": True, "replacements": {"tank": 7}, "railed": 1}
    found = problems(S42, phase="weather", tracks=tracks)
    assert found == dict.fromkeys((f"tracks.{name}" for name in tracks), "set-by-phase")
    assert problems(S42, tracks={"side": "soviet"}) == {"tracks.side": "set-by-phase"}


def test_a_train_that_is_unloaded_is_told() -> None:
    units = {"a": S42["units"]["a"] | {"marks": ["train"]}}
    begins = game_of(S42, phase="initial", units=units)
    assert opening(begins)["s42-marks-of-phase-taken-off"] == {"units": ("a",)}
    under_way = game_of(S42, phase="initial", units=units, begun=True)
    assert under_way.state.units["a"].marks == ("train",)


def test_the_seat_of_a_passed_phase_is_not_refused() -> None:
    """The next decision is the other player's: the text says so, and why."""
    units = {"a": {"side": "axis", "attack": 9, "hex": "1733"}}
    game = game_of(TOW, phase="combat", units=units, chits={"hand": ["axis-8a"]})
    assert game.waiting == ("axis",)
    assert opening(game)["phase-passed"]["seat"] == "axis"
    assert "odds-below-one" in {reason.code for reason in game.why_not("attack 1733")}


@pytest.mark.parametrize("phase", ["luftwaffe", "command-chits", "action"])
def test_no_luftwaffe_marker_is_lost(phase: str) -> None:
    tracks = {"luftwaffe_box": ["off-as"]}
    assert problems(TOW, phase=phase, seat=None, tracks=tracks) == {
        "tracks.luftwaffe_box": "markers-lost-or-added"
    }


@pytest.mark.parametrize("base", [TOW, S42])
def test_unknown_units_and_tables_are_answered_with_what_there_is(base: dict[str, Any]) -> None:
    assert problems(base, units={"ghost": {"box": "eliminated"}}) == {
        "units.ghost": "unit-without-side"
    }
    assert told(base, board={"rivers": {}}) == {
        "board.rivers": "hexes terrain places hexsides lines areas names"
    }
