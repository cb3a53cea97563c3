"""S2.2, A-77, A-78 The north edge of the Caucasus maps in play, and its railway."""

from __future__ import annotations

import pytest

from hexside.api import Game
from hexside.games.stalingrad42.board.ground import EDGE_AREAS
from hexside.games.stalingrad42.rail.railroads import connected_rail
from hexside.games.stalingrad42.reading.printed import AXIS, SOVIET
from hexside.games.stalingrad42.supply.attrition import near_rail
from hexside.games.stalingrad42.supply.supply_lines import in_supply, ports
from hexside.games.stalingrad42.work import S42Work
from tests.rulebook.stalingrad42.s42_battles import declare
from tests.rulebook.stalingrad42.s42_kit import codes, legal_with, marks, play, stand, where

GAME = "stalingrad-42"
FAR = {"far": "soviet infantry 3-5-3 6858"}
RIFLE = "soviet infantry 3-5-3"


def caucasus(units: dict[str, str], turn: int, **more: object) -> Game:
    closed = ["t"] if turn == 10 else ["s"]
    tracks = {"closed": closed, **more.pop("tracks", {})}  # type: ignore[dict-item]
    more = {"scenario": "caucasus", "hexes": "", "tracks": tracks, **more}
    return stand({**FAR, **units}, turn=turn, **more)


def work_of(game: Game) -> S42Work:
    work = game.rules.work(game.state)
    assert isinstance(work, S42Work)
    return work


@pytest.mark.rule(GAME, "S2.2", "C204")
def test_the_hexes_of_the_edge() -> None:
    game = caucasus({"u": "axis infantry 5-7-3 3141"}, 11)
    board = game.rules.board
    names = board.grid.names
    first, later = (
        {names[hex] for hex in board.areas[EDGE_AREAS[letter]]} for letter in ("s", "t")
    )
    assert {f"{column}40" for column in range(27, 43)} == first
    wide = {f"{column}40" for column in range(21, 48)}
    # Hexes of the sea are no way in.
    assert later <= wide
    assert {"4740"} <= later
    assert first <= later


@pytest.mark.rule(GAME, "A-77", "22.1.1", "18.6.1", "21.3.1", "C204")
def test_all_that_an_entry_area_is_for_comes_to_the_edge() -> None:
    game = caucasus(
        {
            "u": "axis infantry 5-7-3 3141",
            "ger-pz-13": "eliminated since-10",
            "ger-id-46": "1549 left:2",
        },
        13,
        phase="initial",
    )
    assert legal_with(game, "bring") == {"bring t"}
    assert codes(game, "bring w") == {"s42-not-your-area 22.2"}
    assert legal_with(game, "return", "tank", "ger-pz-13") == {"return tank ger-pz-13 ea-t"}


@pytest.mark.rule(GAME, "A-77", "22.6.1")
def test_no_transfer_between_the_edge_and_the_crimea() -> None:
    game = caucasus({"u": "axis infantry 5-7-3 ea-t", "v": "axis infantry 5-7-3 ea-w"}, 11)
    assert legal_with(game, "transfer") == set()
    assert codes(game, "transfer u ea-w") == {"s42-no-transfer 22.6"}
    assert codes(game, "transfer v ea-t") == {"s42-no-transfer 22.6"}


@pytest.mark.rule(GAME, "A-77", "22.3.1", "C204")
@pytest.mark.parametrize(("turn", "open_"), [(10, False), (11, True)])
def test_leaving_the_map_by_the_edge(turn: int, open_: bool) -> None:
    area = "ea-t" if turn > 10 else "ea-s"
    game = caucasus({"u": "axis infantry 5-7-3 4340", "v": "axis infantry 5-7-3 3140"}, turn)
    assert (f"move u {area}" in legal_with(game, "move", "u")) is open_
    assert f"move v {area}" in legal_with(game, "move", "v")


@pytest.mark.rule(GAME, "A-77", "22.5", "C204")
@pytest.mark.parametrize(("turn", "open_"), [(10, False), (11, True)])
def test_retreat_over_the_edge(turn: int, open_: bool) -> None:
    """22.5: into the edge of the turn a unit may retreat, elsewhere the map ends."""
    units = {
        "d": "axis infantry 5-5-3 4340",
        "a": "soviet infantry 9-5-3 4341",
        "b": "soviet infantry 9-5-3 4240",
        "c": "soviet infantry 9-5-3 4440",
    }
    game = caucasus(units, turn, seat="soviet", phase="combat", dice=[1, 1, 1])
    declare(game, "4340", "a", "b", "c")
    play(game, "resolve")
    for _ in range(6):
        found = sorted(legal_with(game, "retreat", "d")) or sorted(legal_with(game, "give-way"))
        if where(game, "d") != "4340" or game.decision is None or not found:
            break
        play(game, found[0])
    assert where(game, "d") == ("ea-t" if open_ else "eliminated")


@pytest.mark.rule(GAME, "A-77", "22.7", "C204")
@pytest.mark.parametrize(("turn", "hexes"), [(10, {"3140"}), (11, {"3140", "4340"})])
def test_attacks_onto_the_map_within_the_edge_of_the_turn(turn: int, hexes: set[str]) -> None:
    area = "ea-t" if turn > 10 else "ea-s"
    units = {
        "p": f"axis panzer 10-8-6 {area}",
        "x": f"{RIFLE} 3140",
        "y": f"{RIFLE} 4340",
        "z": f"{RIFLE} 4940",
    }
    game = caucasus(units, turn, phase="combat")
    assert {text.split()[1] for text in legal_with(game, "attack")} == hexes


@pytest.mark.rule(GAME, "A-77", "7.5", "C204")
@pytest.mark.parametrize(("turn", "bonded"), [(10, False), (11, True)])
def test_bonds_with_the_edge_of_the_turn(turn: int, bonded: bool) -> None:
    game = caucasus({"u": "axis infantry 5-7-3 4541"}, turn)
    work = work_of(game)
    assert any(bond.second < 0 for bond in work.bonds(AXIS).bonds) is bonded


@pytest.mark.rule(GAME, "S2.2", "A-77", "C204")
def test_supply_by_the_roads_that_leave_the_edge() -> None:
    """S2.2: not from the edge at large, and from no road at 4440 or east of it."""
    units = {"a": "axis infantry 5-7-3 3140", "b": "axis infantry 5-7-3 4740"}
    game = caucasus(units, 11)
    work = work_of(game)
    assert in_supply(work, "a")
    # Cut the roads: a unit on the edge itself is then out of supply.
    barred = {f"s{name}": f"{RIFLE} {name}" for name in ("2840", "3140", "4140", "4340")}
    work = work_of(caucasus({"b": "axis infantry 5-7-3 3740", **barred}, 11))
    assert not in_supply(work, "b")


@pytest.mark.rule(GAME, "A-78", "16.5.4", "9.3.5")
def test_3140_counts_as_connected_for_attrition_before_the_railhead() -> None:
    units = {"u": "axis infantry 5-7-3 3444 isolated", "x": f"{RIFLE} 3445"}
    work = work_of(caucasus(units, 11))
    bit = 1 << work.rules.grid.bit[work.rules.grid.index("3444")]
    assert connected_rail(work, AXIS) == 0
    assert near_rail(work, AXIS) & bit
    # A Soviet unit on it ends that.
    work = work_of(caucasus({**units, "y": f"{RIFLE} 3140"}, 11))
    assert not near_rail(work, AXIS)


@pytest.mark.rule(GAME, "S2.2", "A-78", "C204")
@pytest.mark.parametrize("turn", [11, 12])
def test_no_axis_railway_before_turn_13(turn: int) -> None:
    game = caucasus({"u": "axis infantry 5-7-3 3141"}, turn, phase="initial")
    assert list(game.state.data.railheads) == []
    work = work_of(game)
    assert connected_rail(work, AXIS) == 0
    game = caucasus({"u": "axis infantry 5-7-3 ea-t"}, turn)
    assert legal_with(game, "rail") == set()


@pytest.mark.rule(GAME, "S2.2", "A-78", "C204")
def test_the_first_railhead_comes_in_the_initial_phase_of_turn_13() -> None:
    game = caucasus({"u": "axis infantry 5-7-3 3141"}, 13, phase="initial")
    heads = game.state.data.railheads
    names = game.rules.board.grid.names
    assert [names[head.hex] for head in heads] == ["3140"]
    while game.state.data.phase == "initial":
        play(game, "done")
    # Reinforcements may come in by rail now.
    game = caucasus({"u": "axis infantry 5-7-3 ea-t"}, 13, tracks={"railheads": [{"hex": "3140"}]})
    assert "rail u 3140" in legal_with(game, "rail", "u")


@pytest.mark.rule(GAME, "S2.2", "17.2.1", "17.2.2", "C204")
def test_two_hexes_a_turn_and_a_second_railhead_at_tikhoretsk() -> None:
    units = {"u": "axis infantry 5-7-3 3141"}
    game = caucasus(units, 14, phase="supply", tracks={"railheads": [{"hex": "3140"}]})
    grid = game.rules.board.grid
    start = grid.index("3140")
    ends = {text.split()[2] for text in legal_with(game, "railhead", "3140")}
    assert ends
    assert {grid.distance(start, grid.index(name)) for name in ends} <= {1, 2}
    assert max(grid.distance(start, grid.index(name)) for name in ends) == 2
    # Towards Tikhoretsk, the junction with the line to Taman.
    before = "3343"
    game = caucasus(units, 16, phase="supply", tracks={"railheads": [{"hex": before}]})
    assert f"railhead {before} 3443" in legal_with(game, "railhead", before)
    play(game, f"railhead {before} 3443")
    heads = game.state.data.railheads
    names = game.rules.board.grid.names
    assert [(names[head.hex], head.since) for head in heads] == [("3443", 0), ("3443", 16)]
    # Both move two hexes a turn, one of them towards Taman.
    tracks = {"railheads": [{"hex": "3443"}, {"hex": "3443"}], "forked": ["3443"]}
    game = caucasus(units, 17, phase="supply", tracks=tracks)
    play(game, "railhead 3443 3244", "railhead 3443 3545")


@pytest.mark.rule(GAME, "S2.3", "22.6.4", "C205")
def test_the_transit_box_holds_two_and_leads_to_the_south() -> None:
    units = {f"u{n}": f"{RIFLE} ea-f" for n in range(2)}
    game = caucasus(units, 12, seat="soviet")
    areas = {text.split()[2] for text in legal_with(game, "transfer", "u0")}
    assert areas == {f"ea-{letter}" for letter in "ghjkl"}
    play(game, "transfer u0 ea-j")
    assert where(game, "u0") == "ea-j"
    assert "moved" in marks(game, "u0")


@pytest.mark.rule(GAME, "S2.3", "30", "A-76", "C205")
def test_one_unit_a_turn_out_of_the_trans_caucasus_box() -> None:
    units = {f"tc{n}": f"{RIFLE} trans-caucasus" for n in range(2)}
    game = caucasus(units, 11, seat="soviet", phase="initial")
    areas = {text.split()[2] for text in legal_with(game, "trans-caucasus", "tc0")}
    assert areas == {"g", "h", "j", "k", "l"}
    assert "s42-trans-caucasus-now 30" in codes(game, "done")
    play(game, "trans-caucasus tc0 k")
    assert legal_with(game, "trans-caucasus") == set()
    # Not on turn 10, and an Axis unit on row 40 changes nothing there.
    first = caucasus({**units, "u": "axis infantry 5-7-3 3141"}, 10, seat="soviet", phase="initial")
    assert legal_with(first, "trans-caucasus") == set()


@pytest.mark.rule(GAME, "A-103", "16.2.3", "5.7.1")
def test_towns_on_the_caspian_are_no_ports_of_any_kind() -> None:
    game = stand(
        {
            "a": f"{RIFLE} 7736",
            "b": f"{RIFLE} 7959",
            "c": f"{RIFLE} 2956",
            "n": "soviet naval-infantry 2-3-3 7736",
        },
        scenario="campaign",
        turn=12,
        seat="soviet",
        hexes="",
    )
    work = work_of(game)
    grid = work.rules.grid
    sources = {grid.names[hex] for hex in grid.indices(ports(work, SOVIET))}
    assert "2956" in sources
    assert not {"7736", "7959"} & sources
    # No Sea Lane either: nobody leaves or reaches them by sea.
    assert legal_with(game, "sea", "c")
    for uid in ("a", "b", "n"):
        assert legal_with(game, "sea", uid) == set()
    assert codes(game, "sea a 7959")
    assert not [text for text in legal_with(game, "sea") if {"7736", "7959"} & set(text.split())]
