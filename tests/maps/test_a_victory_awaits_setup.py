"""The counters, chits, seats and set-ups of A Victory Awaits: complete, placed by the rules."""

from __future__ import annotations

import csv
import tomllib
from collections import Counter
from collections.abc import Callable, Iterable

import pytest

from hexside import atlas
from hexside.atlas import Placed, RosterCounter
from hexside.board import Board
from tools.mapbuilder.build import ROOT

GAME = "a-victory-awaits"
DATA = ROOT / "src/hexside/games/a_victory_awaits/data"
MAPS = {"L": "leningrad-map", "S": "smolensk-map", "K": "kiev-map"}
LETTERS = {
    "leningrad": "L",
    "smolensk-short": "S",
    "smolensk": "S",
    "kiev": "K",
    "campaign": "LSK",
}
WATER = {"lake", "sea"}


def board() -> Board:
    """The committed board."""
    return atlas.board(GAME)


def at(name: str) -> int:
    """The index of a hex."""
    return board().grid.index(name)


def area(name: str) -> frozenset[int]:
    """The hexes of an area."""
    return board().areas[name]


def roster() -> dict[str, RosterCounter]:
    """All counters."""
    # Fortress markers stand among the counters, but belong to no set-up.
    return {uid: row for uid, row in atlas.counters(GAME).items() if row.kind != "fortress"}


def on_map(scenario: str) -> dict[str, int]:
    """The hex of each unit that starts on the map."""
    return {unit.unit: at(unit.hex) for unit in atlas.setup(GAME, scenario) if unit.hex}


def held_by(scenario: str, side: str) -> set[int]:
    """The hexes of a side at the start."""
    return {hex for unit, hex in on_map(scenario).items() if roster()[unit].side == side}


def deployments(side: str, kind: str) -> list[dict[str, str]]:
    """The deployment zones of a side and kind."""
    with (DATA / "deployment.csv").open(encoding="utf-8", newline="") as table:
        rows = list(csv.DictReader(table))
    return [row for row in rows if row["side"] == side and row["kind"] == kind]


def chits() -> list[dict[str, object]]:
    """The rows of the chits file."""
    tree = tomllib.loads((DATA / "chits.toml").read_text("utf-8"))
    return list(tree["chit"])


@pytest.mark.rule(GAME, "2.2", "19.1")
def test_counters_of_each_nationality_and_map() -> None:
    found = Counter((unit.nationality, unit.extra["map"]) for unit in roster().values())
    assert found == {
        ("german", "L"): 38,
        ("german", "S"): 64,
        ("german", "K"): 58,
        ("romanian", "K"): 29,
        ("soviet", "L"): 90,
        ("soviet", "S"): 173,
        ("soviet", "K"): 124,
    }
    marked = {unit for unit in roster() if unit.endswith("-l")}
    assert marked == {"ger-12-pz-l", "ger-18-mot-l", "ger-20-mot-l"}
    for scenario in LETTERS:
        here = marked & {unit.unit for unit in atlas.setup(GAME, scenario)}
        assert here == (marked if scenario == "leningrad" else set())


@pytest.mark.rule(GAME, "2.2", "8.2", "16.1")
def test_values_of_the_counters_fit_together() -> None:
    for unit in roster().values():
        assert unit.steps in (1, 2)
        assert (unit.reduced_attack is None) is (unit.steps == 1), unit.id
        assert unit.mechanised or unit.attack == unit.defense, unit.id
        assert unit.command_range == (4 if unit.kind == "hq" else None)
    mechanised = Counter(
        (unit.nationality, unit.extra["map"]) for unit in roster().values() if unit.mechanised
    )
    assert mechanised == {
        ("german", "L"): 9,
        ("german", "S"): 15,
        ("german", "K"): 10,
        ("romanian", "K"): 1,
        ("soviet", "L"): 14,
        ("soviet", "S"): 38,
        ("soviet", "K"): 30,
    }


@pytest.mark.rule(GAME, "4.0(6)", "6.2", "15.2")
def test_every_headquarters_has_its_chit() -> None:
    headquarters = {unit.id for unit in roster().values() if unit.kind == "hq"}
    named = [str(unit) for chit in chits() for unit in _words(chit["activates"])]
    assert set(named) == headquarters
    for chit in chits():
        for unit in _words(chit["activates"]):
            assert roster()[unit].extra["map"] == chit["map"]
    grown = Counter(str(chit["map"]) for chit in chits() if chit["chosen"] == "player")
    assert grown == {"L": 6, "S": 10, "K": 6}
    assert {"sov-51a", "sov-56a"} <= set(named)


def _words(value: object) -> list[str]:
    assert isinstance(value, list)
    return [str(word) for word in value]


@pytest.mark.rule(GAME, "4.0", "18.1", "18.2", "18.3", "19.1")
@pytest.mark.parametrize(
    ("scenario", "on_the_map", "waiting"),
    [
        ("leningrad", 73, {"axis-available": 6, "soviet-available": 46, "turn-7": 3}),
        ("smolensk-short", 144, {"axis-available": 12, "soviet-available": 70, "turn-3": 11}),
        ("smolensk", 144, {"axis-available": 12, "soviet-available": 70, "turn-3": 11}),
        ("kiev", 147, {"axis-available": 20, "soviet-available": 44}),
        ("campaign", 364, {"axis-available": 38, "soviet-available": 160, "turn-3": 11}),
    ],
)
def test_every_counter_of_a_scenario_is_placed_once_at_full_strength(
    scenario: str, on_the_map: int, waiting: dict[str, int]
) -> None:
    placed = atlas.setup(GAME, scenario)
    units = [unit.unit for unit in placed]
    wanted = {
        unit.id
        for unit in roster().values()
        if unit.extra["map"] in LETTERS[scenario]
        and not (scenario == "campaign" and unit.id.endswith("-l"))
    }
    assert set(units) == wanted
    assert len(units) == len(wanted)
    assert sum(bool(unit.hex) for unit in placed) == on_the_map
    assert Counter(unit.box for unit in placed if unit.box) == waiting
    assert all(unit.steps == roster()[unit.unit].steps for unit in placed)
    for unit in placed:
        _is_where_its_counter_says(unit)
    ground = frozenset().union(*(area(MAPS[letter]) for letter in LETTERS[scenario]))
    assert set(on_map(scenario).values()) <= ground


def _is_where_its_counter_says(unit: Placed) -> None:
    """Set-up colour in a hex, none in the Available box, others on the turn track."""
    counter = roster()[unit.unit]
    boxes = {"pool": f"{counter.side}-available", "turn 3": "turn-3", "turn 7": "turn-7"}
    if counter.availability == "start":
        assert unit.hex == counter.hex
    else:
        assert unit.box == boxes[counter.availability]
        assert not counter.hex


@pytest.mark.rule(GAME, "3.1", "4.0(2)")
@pytest.mark.parametrize("scenario", LETTERS)
def test_nobody_stands_where_he_may_not(scenario: str) -> None:
    stacks = Counter(on_map(scenario).values())
    assert max(stacks.values()) <= 2
    assert held_by(scenario, "axis") <= area("axis-start")
    assert not held_by(scenario, "soviet") & area("axis-start")
    assert not {board().terrain[hex] for hex in stacks} & WATER


@pytest.mark.rule(GAME, "4.0(2)")
@pytest.mark.parametrize("scenario", LETTERS)
def test_axis_deployment_areas_are_filled_by_their_formations(scenario: str) -> None:
    left = {unit for unit in on_map(scenario) if roster()[unit].side == "axis"}
    for row in deployments("axis", "area"):
        if row["map"] not in LETTERS[scenario]:
            continue
        hexes = area(row["area"])
        own = {unit for unit in left if roster()[unit].formation == row["formation"]}
        assert {on_map(scenario)[unit] for unit in own} == hexes, row["formation"]
        assert len(hexes) <= len(own) <= 2 * len(hexes)
        assert hexes <= area("axis-start")
        assert hexes <= area(MAPS[row["map"]])
        left -= own
    assert not left
    if "S" in LETTERS[scenario]:
        shared = [unit for unit, hex in on_map(scenario).items() if hex == at("S0727")]
        assert "ger-2pzg" in shared
        assert len(shared) == 2


@pytest.mark.rule(GAME, "4.0(2)")
@pytest.mark.parametrize("scenario", LETTERS)
def test_soviet_units_start_in_their_deployment_ranges(scenario: str) -> None:
    grid = board().grid
    for unit, hex in on_map(scenario).items():
        counter = roster()[unit]
        if counter.side != "soviet":
            continue
        ranges = [
            row
            for row in deployments("soviet", "range")
            if (row["formation"], row["map"]) == (counter.formation, counter.extra["map"])
        ]
        assert any(grid.distance(hex, at(row["hex"])) <= int(row["range"]) for row in ranges), unit


@pytest.mark.rule(GAME, "4.0(2)", "4.0(7)", "15.3")
def test_the_nineteenth_army_waits_for_a_source_and_brest_has_a_garrison() -> None:
    (row,) = deployments("soviet", "turn-track")
    waiting = {unit.unit for unit in atlas.setup(GAME, "campaign") if unit.box == row["area"]}
    assert waiting == {unit.id for unit in roster().values() if unit.formation == "19A"}
    assert len(waiting) == 11
    (box,) = (box for box in atlas.boxes(GAME) if box.id == row["area"])
    assert {at(name) for name in box.hexes} == area("soviet-source")
    assert at("S0927") in held_by("smolensk", "soviet")


@pytest.mark.rule(GAME, "15.1")
@pytest.mark.parametrize(
    ("scenario", "groups"),
    [
        ("leningrad", ("4pzg",)),
        ("smolensk", ("3pzg", "2pzg")),
        ("kiev", ("1pzg",)),
        ("campaign", ("4pzg", "3pzg", "2pzg", "1pzg")),
    ],
)
def test_every_panzer_group_surprises_two_to_four_divisions(
    scenario: str, groups: tuple[str, ...]
) -> None:
    placed, grid = on_map(scenario), board().grid
    for group in groups:
        hq = placed[f"ger-{group}"]
        own = {
            hex
            for unit, hex in placed.items()
            if roster()[unit].formation == roster()[f"ger-{group}"].formation
            and roster()[unit].side == "axis"
            and grid.distance(hex, hq) <= 4
        }
        near = {hex for start in own for hex in grid.adjacent(start)}
        targets = [u for u, hex in placed.items() if roster()[u].side == "soviet" and hex in near]
        assert 2 <= len(targets) <= 4, group
        assert len({placed[unit] for unit in targets}) >= 2, group


@pytest.mark.rule(GAME, "3.3")
@pytest.mark.parametrize("scenario", ["leningrad", "smolensk", "kiev", "campaign"])
def test_every_unit_has_a_line_of_communication_at_the_start(scenario: str) -> None:
    grid = board().grid
    ground = set().union(*(area(MAPS[letter]) for letter in LETTERS[scenario]))
    for side, enemy in (("axis", "soviet"), ("soviet", "axis")):
        own, others = held_by(scenario, side), held_by(scenario, enemy)
        zone = {n for hex in others for n in grid.adjacent(hex)} - own
        open_hexes = {h for h in ground if board().terrain[h] not in WATER} - others
        sources = area(f"{side}-source") & open_hexes - zone
        if side == "axis":
            along = _flood(sources, lambda h: board().linked(h, "rail"), open_hexes - zone)
            reached = _spread(along, open_hexes, zone, 6)
        else:
            east = open_hexes - area("axis-start")
            reached = _spread(set(sources), east, zone, grid.size)
        assert own <= reached, sorted(grid.names[h] for h in own - reached)


def _flood(
    start: Iterable[int], near: Callable[[int], Iterable[int]], ground: set[int]
) -> set[int]:
    found, queue = set(start), list(start)
    while queue:
        for hex in near(queue.pop()):
            if hex in ground and hex not in found:
                found.add(hex)
                queue.append(hex)
    return found


def _spread(start: set[int], ground: set[int], zone: set[int], steps: int) -> set[int]:
    """Hexes within so many steps; an enemy zone may end a line but not carry it on."""
    found, edge = set(start), set(start)
    for _ in range(steps):
        edge = {
            near
            for hex in edge - zone
            for near in board().grid.adjacent(hex)
            if near in ground and near not in found and board().terrain[near] != "mountain"
        }
        if not edge:
            break
        found |= edge
    return found
