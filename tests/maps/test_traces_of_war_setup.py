"""The counters of Traces of War at the start: legal, in contact, commanded and supplied."""

from __future__ import annotations

import csv
import itertools
import tomllib
from collections import defaultdict
from functools import cache

import pytest

from hexside.hexgrid import SCHEMES, Grid
from tools.mapbuilder.build import ROOT

DATA = ROOT / "src/hexside/games/traces_of_war/data"


def rows(name: str) -> list[dict[str, str]]:
    """The rows of a table."""
    with (DATA / name).open(encoding="utf-8", newline="") as table:
        return list(csv.DictReader(table))


@cache
def units() -> tuple[dict[str, str], ...]:
    """Every counter."""
    return tuple(rows("units.csv"))


@cache
def on_map() -> dict[int, list[dict[str, str]]]:
    """The counters of each hex at the start."""
    found: defaultdict[int, list[dict[str, str]]] = defaultdict(list)
    for unit in units():
        if unit["hex"]:
            found[grid().index(unit["hex"])].append(unit)
    return dict(found)


@cache
def grid() -> Grid:
    """The grid of the map."""
    return Grid(SCHEMES["traces-of-war"], [row["hex"] for row in rows("map/hexes.csv")])


@cache
def terrain() -> tuple[str, ...]:
    """The terrain of each hex."""
    return tuple(row["terrain"] for row in rows("map/hexes.csv"))


@cache
def hexsides() -> dict[frozenset[int], str]:
    """The kind of each hexside that has one."""
    return {
        frozenset(grid().indexes(row["from"], row["to"])): row["kind"]
        for row in rows("map/hexsides.csv")
    }


@cache
def bridged() -> frozenset[frozenset[int]]:
    """The pairs of hexes that a road or railway joins."""
    found = set()
    for row in rows("map/lines.csv"):
        path = grid().indexes(*row["path"].split())
        found |= {frozenset(pair) for pair in itertools.pairwise(path)}
    return frozenset(found)


def side_of(hexagon: int) -> str:
    """Whose units stand in a hex, "" if no one's."""
    return on_map()[hexagon][0]["side"] if hexagon in on_map() else ""


@pytest.mark.rule("traces-of-war", "2.2")
def test_counters_are_well_formed() -> None:
    assert len({unit["id"] for unit in units()}) == len(units()) == 198
    for unit in units():
        two_steps = unit["steps"] == "2"
        for value in ("reduced_attack", "reduced_defense", "reduced_move"):
            assert bool(unit[value]) is two_steps, unit["id"]
        if unit["mechanised"] == "no":
            assert unit["attack"] == unit["defense"], unit["id"]
        armoured = {"armour", "mechanised-infantry"}
        assert (unit["type"] in armoured) is (unit["mechanised"] == "yes"), unit["id"]
        assert bool(unit["command_range"]) is (unit["kind"] == "hq"), unit["id"]


@pytest.mark.rule("traces-of-war", "11.1")
def test_every_replacement_finds_a_weaker_corps_of_its_type() -> None:
    soviets = [unit for unit in units() if unit["side"] == "soviet" and unit["hex"]]
    for unit in units():
        if unit["availability"].startswith("replacement "):
            assert any(
                old["type"] == unit["type"] and int(old["attack"]) < int(unit["attack"])
                for old in soviets
            ), unit["id"]


@pytest.mark.rule("traces-of-war", "5.0")
def test_start_stacks_are_legal() -> None:
    for hexagon, stack in on_map().items():
        name = grid().names[hexagon]
        assert terrain()[hexagon] != "sea", name
        assert len({unit["side"] for unit in stack}) == 1, name
        assert sum(unit["kind"] == "combat" for unit in stack) <= 2, name
        assert sum(unit["kind"] == "hq" for unit in stack) <= 1, name


@pytest.mark.rule("traces-of-war", "2.3")
def test_headquarters_command_their_whole_formation() -> None:
    headquarters = {
        unit["formation"]: grid().index(unit["hex"])
        for unit in units()
        if unit["kind"] == "hq" and unit["hex"]
    }
    assert len(headquarters) == 8
    for unit in units():
        if unit["kind"] == "combat" and unit["hex"]:
            where = grid().index(unit["hex"])
            assert grid().distance(where, headquarters[unit["formation"]]) <= 5, unit["id"]


@pytest.mark.rule("traces-of-war", "12.1")
def test_every_front_stands_in_contact() -> None:
    contact: defaultdict[str, int] = defaultdict(int)
    for hexagon, stack in on_map().items():
        if side_of(hexagon) == "soviet" and any(
            side_of(near) == "axis" for near in grid().adjacent(hexagon)
        ):
            contact[stack[0]["formation"]] += 1
    assert set(contact) == {
        "Voronezh Front",
        "Steppe Front",
        "Southwestern Front",
        "Southern Front",
    }
    assert min(contact.values()) >= 3


@pytest.mark.rule("traces-of-war", "8.1")
@pytest.mark.parametrize(("side", "enemy"), [("soviet", "axis"), ("axis", "soviet")])
def test_every_unit_is_supplied_at_the_start(side: str, enemy: str) -> None:
    def is_open(hexagon: int) -> bool:
        if terrain()[hexagon] == "sea" or side_of(hexagon) == enemy:
            return False
        watched = any(
            side_of(near) == enemy and hexsides().get(frozenset((hexagon, near))) != "blocked"
            for near in grid().adjacent(hexagon)
        )
        return not watched or side_of(hexagon) == side

    def is_passable(a: int, b: int) -> bool:
        kind = hexsides().get(frozenset((a, b)))
        return kind != "blocked" and (kind != "major-river" or frozenset((a, b)) in bridged())

    sources = [
        grid().index(row["hex"]) for row in rows("map/areas.csv") if row["area"] == f"{side}-source"
    ]
    reached = {source for source in sources if is_open(source)}
    queue = list(reached)
    while queue:
        here = queue.pop()
        for near in grid().adjacent(here):
            if near not in reached and is_open(near) and is_passable(here, near):
                reached.add(near)
                queue.append(near)
    cut_off = [
        unit["id"]
        for hexagon, stack in on_map().items()
        for unit in stack
        if unit["side"] == side and hexagon not in reached
    ]
    assert cut_off == []


@pytest.mark.rule("traces-of-war", "2.4")
def test_chits_activate_units_that_exist() -> None:
    chits = tomllib.loads((DATA / "chits.toml").read_text("utf-8"))["chit"]
    known = {unit["id"] for unit in units()} | {"any"}
    for chit in chits:
        assert set(chit["activates"]) <= known, chit["id"]
    assert sum(chit["count"] for chit in chits) == 18
    named = {unit for chit in chits for unit in chit["activates"]}
    assert {unit["id"] for unit in units() if unit["kind"] == "hq"} <= named


@pytest.mark.rule("traces-of-war", "T22")
def test_the_combat_table_is_diagonal() -> None:
    table = tomllib.loads((DATA / "combat_table.toml").read_text("utf-8"))
    sequence = [
        "A2",
        "A1",
        "A1",
        "--",
        "--",
        "R",
        "R",
        "RR",
        "RR",
        "1RR",
        "1RR",
        "2RR",
        "2RR",
        "3RR",
        "3RR",
        "4RR",
    ]
    assert len(table["ratios"]) == len(table["labels"]) == 11
    for die in range(1, 7):
        assert table["results"][str(die)] == sequence[die - 1 : die + 10]
