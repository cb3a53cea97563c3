"""Drawings of boards: complete, well-formed, reproducible, and fast."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path
from xml.etree import ElementTree

import pytest

import hexside.games  # noqa: F401  (announces the games)
from hexside import atlas
from hexside.board import SCHEMES, Board, board_from_tables
from hexside.conformance.pace import in_fixed_work
from hexside.drawing import LAYERS, draw_board, draw_sketch, draw_terrain
from hexside.drawing.geometry import SCALE, Layout
from hexside.drawing.labels import labelled
from hexside.drawing.raster import RasterError, find_browser, to_png
from hexside.drawing.sheet import labels
from hexside.drawing.style import style
from hexside.engine import registry
from hexside.hexgrid import rectangle

SVG = "{http://www.w3.org/2000/svg}"
LANGUAGES = ("en", "pl", "ru")


def board_of(game: str) -> Board:
    return atlas.board(game)


@pytest.fixture(scope="module", params=sorted(SCHEMES))
def small_board(request: pytest.FixtureRequest) -> Board:
    """A few hexes of each numbering scheme, with one of everything."""
    scheme = SCHEMES[request.param]
    names = rectangle(scheme, range(10, 17), range(10, 16))
    kinds = ("clear", "rough", "marsh", "woods", "sea", "mountain", "unheard-of")
    hexes = [(name, kinds[at % len(kinds)]) for at, name in enumerate(names)]
    grid = board_from_tables(scheme, hexes).grid
    a, b, c, d = names[9], grid.names[grid.adjacent(9)[0]], names[16], names[24]
    after = grid.names[grid.adjacent(16)[2]]
    return board_from_tables(
        scheme,
        hexes,
        [(a, b, "major-river"), (c, after, "minor-river")],
        [("road", (a, b)), ("rail", (a, b)), ("rail", (c, after))],
        [("x", a, "town", {"en": "X & Y"}), ("z", d, "major-city", {"en": "Zet", "ru": "Зет"})],
        [("axis-source", c), ("breakthrough", d), ("of-no-interest", a)],
    )


def test_every_scheme_can_be_drawn(small_board: Board) -> None:
    root = ElementTree.fromstring(draw_terrain(small_board, "ru"))
    assert [
        g.get("id") for g in root.findall(f".//{SVG}g[@id]") if "layer" in str(g.get("id"))
    ] == [f"layer-{name}" for name in LAYERS]
    texts = {text.text for text in root.findall(f".//{SVG}text")}
    assert {"X & Y", "Зет", small_board.grid.names[0]} <= texts


def test_the_transform_is_told(small_board: Board) -> None:
    """A client finds each hex centre from the attributes of the root alone."""
    root = ElementTree.fromstring(draw_terrain(small_board, "en"))
    scale, x0, y1 = (float(root.get(f"data-{name}", "")) for name in ("scale", "x0", "y1"))
    _, _, width, height = map(float, root.get("viewBox", "").split())
    layout = Layout(small_board)
    for hex, (x, y) in enumerate(small_board.grid.centers):
        at = ((x - x0) * scale, (y1 - y) * scale)
        assert at == pytest.approx(layout.center(hex), abs=0.01)
        assert scale / 2 < at[0] < width - scale / 2
        assert scale / 2 < at[1] < height - scale / 2


def test_corners_agree_with_the_grid(small_board: Board) -> None:
    layout = Layout(small_board)
    grid = small_board.grid
    for hex in range(grid.size):
        expected = {
            (round(x, 3), round(y, 3)) for x, y in (layout.at(*c) for c in grid.corners(hex))
        }
        center = layout.center(hex)
        found = {tuple(round(v, 3) for v in layout.corner(center, k)) for k in range(6)}
        assert found == expected
        for direction, neighbor in enumerate(grid.neighbors[hex]):
            if neighbor >= 0:
                dx, dy = layout.vectors[direction]
                there = (center[0] + dx * SCALE, center[1] + dy * SCALE)
                assert there == pytest.approx(layout.center(neighbor))


@pytest.mark.parametrize("game", atlas.games())
@pytest.mark.parametrize("language", LANGUAGES)
def test_labels_are_complete_and_apart(game: str, language: str) -> None:
    layout = Layout(board_of(game))
    found = labels(layout, style(), language)
    assert {label.place for label in found} == {p.id for p in labelled(layout, language)}
    names = {label.text for label in found}
    for place in layout.board.places:
        assert place.names.get(language, place.names.get("en", place.id)) in names
    for one, other in combinations(found, 2):
        assert not one.box.overlaps(other.box), (one.text, other.text)
    for label in found:
        assert label.box.left >= 0
        assert label.box.right <= layout.width


@pytest.mark.parametrize("game", atlas.games())
def test_the_complete_board(game: str) -> None:
    scenario = atlas.scenarios(game)[0].id
    svg = draw_board(game, scenario, "pl")
    assert svg == draw_board(game, scenario, "pl")
    root = ElementTree.fromstring(svg)
    ids = {g.get("id") for g in root.iter(f"{SVG}g")}
    assert {f"layer-{name}" for name in (*LAYERS, "frame", "legend", "counters")} <= ids
    counters = root.find(f".//{SVG}g[@id='layer-counters']")
    assert counters is not None
    assert len(counters)
    defined = [element.get("id") for element in root.iter() if element.get("id")]
    assert len(defined) == len(set(defined))
    for use in root.iter(f"{SVG}use"):
        assert str(use.get("href"))[1:] in defined


@pytest.mark.parametrize("game", atlas.games())
def test_without_a_scenario_no_counter_stands_on_the_map(game: str) -> None:
    root = ElementTree.fromstring(draw_board(game, None, "en"))
    counters = root.find(f".//{SVG}g[@id='layer-counters']")
    assert counters is not None
    assert not len(counters)


@pytest.mark.parametrize("game", atlas.games())
def test_everything_on_a_board_has_a_style(game: str) -> None:
    """Nothing on a published map falls back to the style of something else."""
    board = board_of(game)
    look = style()
    assert set(board.terrain) <= set(look.terrain)
    assert {kind for kinds in board.sides.values() for kind in kinds} <= set(look.hexside)
    assert {kind for kinds in board.links.values() for kind in kinds} <= set(look.line)
    assert {place.kind for place in board.places} <= set(look.place)


def test_a_large_board_is_drawn_quickly() -> None:
    """4,000 hexes in one to two seconds; the bound is for what grows faster than the board."""
    scheme = SCHEMES["stalingrad-42"]
    names = rectangle(scheme, range(1, 66), range(1, 63))
    kinds = ("clear", "clear", "woods", "rough", "marsh", "sea")
    hexes = [(name, kinds[at // 7 % len(kinds)]) for at, name in enumerate(names)]
    places = [(name, name, "town", {"en": f"Town {name}"}) for name in names[::29]]
    lines = [("rail", [f"{c:02d}{r:02d}" for r in range(1, 63)]) for c in range(2, 65, 4)]
    board = board_from_tables(scheme, hexes, (), lines, places)
    assert in_fixed_work(lambda: draw_terrain(board, "en")) < 60


def test_unknown_scenario_is_refused() -> None:
    with pytest.raises(registry.UnknownGame):
        draw_board(atlas.games()[0], "no-such-scenario", "en")


def test_without_a_browser_the_reason_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    with pytest.raises(RasterError) as refused:
        find_browser()
    assert refused.value.code == "no-chromium"
    with pytest.raises(RasterError):
        to_png("<svg/>", Path("nowhere.png"), 10)


def test_a_sketch_knows_every_kind_of_ground(small_board: Board) -> None:
    root = ElementTree.fromstring(draw_sketch(small_board))
    colours = {path.get("fill") for path in root.iter(f"{SVG}path")}
    look = style()
    kinds = set(small_board.terrain) - {"unheard-of"}
    assert {look.terrain_of(kind).fill for kind in kinds} - {""} <= colours
    assert not list(root.iter(f"{SVG}text"))


def test_a_sketch_is_the_same_each_time_and_small() -> None:
    board = board_of("a-victory-awaits")
    assert draw_sketch(board) == draw_sketch(board)
    assert len(draw_sketch(board)) < 40_000 < len(draw_terrain(board, "en")) / 10
