"""24 Victory: the points of the Axis, automatic victory, and the conditions of the scenarios."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from hexside.games.stalingrad42.board.ground import WATER
from hexside.games.stalingrad42.reading.printed import AXIS, SIDES, SOVIET
from hexside.games.stalingrad42.rules import S42Rules
from hexside.games.stalingrad42.sequence.player_order import last_turn
from hexside.games.stalingrad42.supply.supply_lines import (
    linked_region,
    region,
)
from hexside.games.stalingrad42.victory.baku import baku_points, before_baku
from hexside.games.stalingrad42.work import S42Work
from hexside.mechanics.kernels import flood

FALL_BLAU = "fall-blau"
CAMPAIGN = "campaign"
DON = "Don"
ELBRUS = "elbrus"


class Item(msgspec.Struct, frozen=True):
    """A line of the score sheet."""

    code: str
    count: int
    points: int


def score_sheet(work: S42Work) -> list[Item]:
    """24.1, S1.3: the victory points of the Axis line by line."""
    found = [_controlled(work), *_deductions(work)]
    if work.rules.setup.baku_area:
        found.append(Item("s42-baku", len(before_baku(work)), baku_points(work)))
    if work.rules.scenario == FALL_BLAU:
        found += [_cut_off(work), *_exits(work), _south_of_don(work)]
    return found


def score(work: S42Work) -> int:
    """24.1: the victory points of the Axis; they may be negative."""
    return sum(item.points for item in score_sheet(work))


def _controlled(work: S42Work) -> Item:
    """24.1.1: victory hexes in Axis hands that have a line of supply."""
    rules = work.rules
    ground = rules.ground
    supplied = region(work, AXIS)
    held = [
        hex
        for hex in ground.victory_hexes
        if work.controls(AXIS, hex) and supplied >> rules.grid.bit[hex] & 1
    ]
    return Item("s42-hexes-held", len(held), sum(ground.victory_hexes[hex] for hex in held))


def _cut_off(work: S42Work) -> Item:
    """S1.3: victory hexes not captured but isolated from all Soviet sources (A-52)."""
    rules = work.rules
    ground = rules.ground
    linked = linked_region(work, SOVIET)
    cut = [
        hex
        for hex in ground.victory_hexes
        if work.controls(SOVIET, hex) and not linked >> rules.grid.bit[hex] & 1
    ]
    return Item("s42-hexes-cut-off", len(cut), sum(ground.victory_hexes[hex] for hex in cut))


def _deductions(work: S42Work) -> list[Item]:
    """24.1.4: Soviet units at the Axis edges and in cities west of the line of 28 June."""
    rules = work.rules
    ground = rules.ground
    table = work.rules.numbers.victory
    areas = sum(
        1
        for letter in table.threatened_areas
        if letter in rules.areas[AXIS]
        and any(work.unit_at(SOVIET, hex) for hex in ground.entry_hexes.get(letter, ()))
    )
    major = sum(1 for hex in ground.major_cities & ground.west if work.unit_at(SOVIET, hex))
    minor = sum(1 for hex in ground.minor_cities & ground.west if work.unit_at(SOVIET, hex))
    return [
        Item("s42-areas-threatened", areas, areas * table.area_entered),
        Item("s42-major-cities-lost", major, major * table.major_city),
        Item("s42-minor-cities-lost", minor, minor * table.minor_city),
    ]


def _exits(work: S42Work) -> list[Item]:
    """S1.3: five mechanised steps off the east edge, five off the south edge."""
    table = work.rules.numbers.victory
    found = []
    for code, letters in (
        ("s42-exited-east", table.exits_east),
        ("s42-exited-south", table.exits_south),
    ):
        steps = exited_steps(work, letters)
        reached = steps >= table.exit_steps and has_line_to(work, letters)
        found.append(Item(code, steps, table.exit_points if reached else 0))
    return found


def exited_steps(work: S42Work, letters: Iterable[str]) -> int:
    """S1.3: the steps of mechanised units that left through some areas."""
    total = 0
    for entry in work.data.exited:
        letter, uid, steps = entry.split(":")
        if letter in letters and work.rules.roster[uid].mechanised and work.rules.combat[uid]:
            total += int(steps)
    return total


def has_line_to(work: S42Work, letters: Iterable[str]) -> bool:
    """S1.3: a line from an Axis Entry Area to an area through which units left."""
    used = {entry.split(":")[0] for entry in work.data.exited}
    rules = work.rules
    hexes = {
        hex
        for letter in letters
        if letter in used
        for hex in rules.ground.entry_hexes.get(letter, ())
        if not work.enemy_at(AXIS, hex)
    }
    return bool(region(work, AXIS) & rules.grid.bits(hexes))


def _south_of_don(work: S42Work) -> Item:
    """S1.3: a German combat unit south of the Don, below row 31."""
    rules = work.rules
    bank = south_bank(work)
    there = sum(
        1
        for uid in work.on_map(AXIS)
        if rules.roster[uid].nation == "german"
        and rules.combat[uid]
        and bank >> rules.grid.bit[work.units[uid].hex] & 1
    )
    return Item("s42-south-of-don", there, work.rules.numbers.victory.south_of_don if there else 0)


def south_bank(work: S42Work) -> int:
    """S1.3: the hexes south of the Don and below row 31, as bits."""
    rules = work.rules
    ground = rules.ground
    known: int | None = ground.compiled.get("south-bank")
    if known is None:
        south = _south_of_the_river(rules)
        known = rules.grid.bits(hex for hex, name in enumerate(rules.names) if name in south)
        ground.compiled["south-bank"] = known
    return known


def _south_of_the_river(rules: S42Rules) -> set[str]:
    """S1.3: those hexes by their numbers, so that they are the same on a board of a text's own."""
    table = rules.numbers.victory
    board = rules.files.board
    grid = board.grid
    names = grid.names
    don = {
        pair
        for first, second in rules.files.rivers.get(DON, ())
        for pair in ((first, second), (second, first))
    }
    exits = board.exits(lambda a, b: (names[a], names[b]) not in don)
    seeds = grid.bits(place.hex for place in board.places if place.id in table.south_bank)
    below = grid.bits(
        hex
        for hex, name in enumerate(names)
        if int(name[2:]) > table.don_row and board.terrain[hex] not in WATER
    )
    return {names[hex] for hex in grid.indices(flood(seeds & below, below, exits, grid.shifts))}


def automatic_winner(points: int, benchmark: int, margin: int) -> str:
    """24.2: the side that wins at once, six points above or below the benchmark; else no one."""
    if points >= benchmark + margin:
        return SIDES[AXIS]
    return SIDES[SOVIET] if points <= benchmark - margin else ""


def elbrus_points(work: S42Work) -> int:
    """24.3: for automatic victory only, and not on the last turn."""
    last = work.turn >= last_turn(work.rules)
    return work.rules.numbers.victory.elbrus if work.data.elbrus and not last else 0


def _climbs(work: S42Work, uid: str, hex: int) -> bool:
    """24.3: whether an Axis mountain unit would be on Mount Elbrus in this hex."""
    if hex not in work.rules.board.areas.get(ELBRUS, ()):
        return False
    counter = work.rules.roster[uid]
    return counter.number == AXIS and counter.type == "mountain"


def is_on_elbrus(work: S42Work) -> bool:
    """24.3: whether one stands there."""
    return any(_climbs(work, uid, work.units[uid].hex) for uid in work.on_map(AXIS))


def climb_elbrus(work: S42Work, uid: str, hex: int) -> None:
    """24.3: an Axis mountain unit in the hex at any moment, if only on its way; its flag stays."""
    if not work.data.elbrus and _climbs(work, uid, hex):
        work.change(elbrus=True)
        work.tell("s42-elbrus-climbed", "24.3", unit=uid)


def is_automatic(work: S42Work) -> bool:
    """24.2, S2.5, S3.5, S4.4: only the campaign has automatic victory, unless it is off.

    The 24 points of turn 28 are a benchmark too, and go with it.
    """
    rules = work.rules
    return rules.scenario == CAMPAIGN and rules.options["automatic-victory"] == "on"


def check_victory(work: S42Work) -> None:
    """3.0 D, 24.2, S1.3, S2.5, S3.5, S4.4: the Victory Phase."""
    points = score(work)
    rules = work.rules
    need = rules.setup.victory_need
    work.change(victory_points=points)
    work.tell("victory-points", "24.1", points=points, need=need)
    if is_automatic(work):
        benchmark = rules.tables.turn[work.turn - 1].benchmark
        margin = rules.numbers.victory.automatic
        winner = automatic_winner(points + elbrus_points(work), benchmark, margin)
        if winner:
            work.end(winner, "24.2", "s42-benchmark", points, benchmark=benchmark)
    rule = rules.setup.victory_rule
    is_last = work.turn >= last_turn(rules)
    if rules.scenario == FALL_BLAU and points >= need:
        # S1.3, A-52: in any Victory Phase.
        work.end(SIDES[AXIS], rule, "s42-axis-points", points)
    elif is_last and work.data.stalingrad_lost:
        work.end(SIDES[SOVIET], rule, "s42-stalingrad-lost", points)
    elif is_last and points >= need:
        work.end(SIDES[AXIS], rule, "s42-axis-points", points)
    elif is_last:
        work.end(SIDES[SOVIET], rule, "s42-axis-short", points)
