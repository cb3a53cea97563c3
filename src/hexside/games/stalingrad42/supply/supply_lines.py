"""16.2, 16.3 Sources and lines of supply of a side as the game stands.

A region is kept with the field under everything that it depends on besides the position: bonds,
control, weather. What moves no unit and changes none of these costs nothing.
"""

from __future__ import annotations

from typing import Any

from hexside.games.stalingrad42.board.ground import EDGE_AREAS, ROADS, S42Ground, Season
from hexside.games.stalingrad42.maskirovka.armies import host
from hexside.games.stalingrad42.rail.rail_network import RailNetwork
from hexside.games.stalingrad42.reading.printed import AXIS, SIDES, SOVIET
from hexside.games.stalingrad42.state import area_of
from hexside.games.stalingrad42.supply.supply_trace import (
    NORMAL_COST,
    SLOW_COST,
    Obstacles,
    Sources,
    Steps,
    compile_steps,
    entered,
    entered_overland,
    in_range,
    linked,
    overland,
    road_region,
    supplied,
    without,
)
from hexside.games.stalingrad42.work import S42Work

FERRY = "ferry"
#: 16.3.2: terrain that counts two hexes when it is entered off-road.
SLOW_TERRAIN = ("swamp", "mountain")
TEMRYUK, TAMAN = "temryuk", "taman"
#: 16.2.3: the sea of each port on the Sea of Azov; the other ports are on the Black Sea.
AZOV_PORTS = "port-azov"
CASPIAN_PORTS = "port-caspian"


def steps_of(ground: S42Ground, season: Season) -> Steps:
    """16.3.2-3: the steps of lines of supply on a board in a season."""
    key = ("supply-steps", season.frozen, season.swamped)
    found: Steps | None = ground.compiled.get(key)
    if found is None:
        board = ground.board
        pairs = [(a, b) for a in range(board.grid.size) for b in board.grid.adjacent(a)]
        found = ground.compiled[key] = compile_steps(
            board,
            (pair for pair in pairs if ground.is_impassable(*pair, season)),
            (pair for pair in pairs if "alpine" in board.side(*pair)),
            frozenset(
                hex for hex in range(board.grid.size) if ground.terrain(hex, season) in SLOW_TERRAIN
            ),
            ROADS | {FERRY},
        )
    return found


def has_road(ground: S42Ground, hex: int) -> bool:
    """Whether a road runs through a hex."""
    return any(ground.has_road(hex, there) for there in ground.grid.adjacent(hex))


def area_edges(ground: S42Ground, areas: tuple[str, ...]) -> tuple[int, int]:
    """16.2.1: the hexes beside some Entry Areas, and those of them with a road.

    S2.2: by the north edge supply comes only where a road leaves it west of 4440 (A-77).
    """
    key = ("supply-edges", areas)
    found: tuple[int, int] | None = ground.compiled.get(key)
    if found is None:
        plain = [letter for letter in areas if letter not in EDGE_AREAS]
        hexes = {hex for letter in plain for hex in ground.entry_hexes.get(letter, ())}
        roads = {hex for hex in hexes if has_road(ground, hex)}
        edge = ground.files.setups.caucasus.north_edge
        if edge is not None and len(plain) < len(areas):
            roads |= {ground.grid.index(name) for name in edge.roads if name in ground.grid}
        found = ground.compiled[key] = (ground.grid.bits(hexes), ground.grid.bits(roads))
    return found


def steps_now(work: S42Work, side: int) -> Steps:
    """7.2: the steps of a side, without those that enemy bonds close."""
    steps = steps_of(work.ground, work.season)
    closed = work.enemy_bonds(side).closed
    return without(work.rules.grid, steps, closed) if closed else steps


def zone_bits(work: S42Work, side: int) -> int:
    """6.1: every hex in a zone of control of a side."""
    return work.field.zone_bits[side]


def obstacles(work: S42Work, side: int, own: int) -> Obstacles:
    """16.3.2-4: what bars the lines of a side whose combat units stand in ``own``."""
    plain = range_obstacles(work, side, own)
    return plain._replace(open=plain.open & ~work.enemy_control_bits(side))


def range_obstacles(work: S42Work, side: int, own: int) -> Obstacles:
    """18.4: what bars the range of artillery: enemy units and zones, but not their empty cities."""
    free = work.ground.land_bits & ~work.field.bits[1 - side]
    return Obstacles(free, zone_bits(work, 1 - side) & ~own, work.field.contested)


def ports(work: S42Work, side: int) -> int:
    """16.2.3-5: the ports that are sources of a side."""
    rules = work.rules
    ground = rules.ground
    board = rules.board
    taman = ground.by_name.get(TAMAN, -1)
    temryuk = ground.by_name.get(TEMRYUK, -1)
    azov = board.areas.get(AZOV_PORTS, frozenset())
    caspian = board.areas.get(CASPIAN_PORTS, frozenset())
    found = []
    for hex in ground.ports:
        if hex == taman:
            # 16.2.5: the Kerch Strait is the Axis's; in S2.2 control is enough.
            occupied = bool(work.field.bits[AXIS] >> rules.grid.bit[hex] & 1)
            if side == AXIS and (occupied or _controls_taman(work, hex)):
                found.append(hex)
        elif hex in ground.controllable and not work.controls(side, hex):
            continue
        elif hex in azov:
            # 16.2.4: where Temryuk is not on the map the Soviets keep the sea.
            if work.data.temryuk == side and _temryuk_linked(work, side, temryuk):
                found.append(hex)
        elif side == SOVIET and hex not in caspian:
            found.append(hex)
    return rules.grid.bits(found)


def _controls_taman(work: S42Work, taman: int) -> bool:
    """S2.2: Taman is a source of the Axis while it controls the port."""
    return work.rules.setup.north_edge is not None and work.holds_port(AXIS, taman)


def _temryuk_linked(work: S42Work, side: int, temryuk: int) -> bool:
    """16.2.4: a line of supply to Temryuk that does not itself come over the Sea of Azov."""
    if temryuk < 0:
        return True
    rules = work.rules
    ground = rules.ground
    edge, edge_road = area_edges(ground, work.areas(side))
    black_sea = 0
    if side == SOVIET:
        azov = rules.board.areas.get(AZOV_PORTS, frozenset())
        black_sea = rules.grid.bits(
            hex
            for hex in ground.ports - azov
            if hex not in ground.controllable or work.controls(side, hex)
        )
    found = supplied(
        rules.grid,
        steps_now(work, side),
        Sources(black_sea, edge, edge_road),
        obstacles(work, side, work.field.bits[side]),
        overland_length(work),
    )
    return bool(found >> rules.grid.bit[temryuk] & 1)


def take_temryuk(work: S42Work, uid: str, hex: int) -> None:
    """16.2.4: the last combat unit to enter Temryuk tells who controls it."""
    side = work.rules.side[uid]
    if side == work.data.temryuk or not work.rules.combat[uid]:
        return
    if hex == work.ground.by_name.get(TEMRYUK, -1):
        work.change(temryuk=side)
        work.tell("control-changed", "16.2.4", hex=work.rules.names[hex], seat=SIDES[side])


def axis_is_in_temryuk(work: S42Work) -> bool:
    """16.2.4: whether an Axis combat unit stands in Temryuk."""
    hex = work.ground.by_name.get(TEMRYUK, -1)
    return hex >= 0 and bool(work.combat_units(AXIS, hex))


def sources(work: S42Work, side: int) -> Sources:
    """16.2: friendly Entry Areas and ports."""
    edge, edge_road = area_edges(work.ground, work.areas(side))
    return Sources(ports(work, side), edge, edge_road)


def overland_length(work: S42Work) -> int:
    """16.3.2, 23.2.3: the longest overland part in this weather."""
    limits = work.rules.numbers.line_of_supply
    return limits.overland_in_mud if work.season.wet else limits.overland


def _kept(work: S42Work, side: int, *what: Any) -> tuple[dict[Any, Any], tuple[Any, ...]]:
    closed = work.enemy_bonds(side).closed
    control = (work.data.control, work.data.temryuk, work.data.closed)
    return work.field.notes, ("supply", side, control, work.season, closed, *what)


def region(work: S42Work, side: int) -> int:
    """16.3: every hex from which a side can trace a line of supply now."""
    return region_with(work, side, work.field.bits[side])


def region_with(work: S42Work, side: int, own: int) -> int:
    """16.3: the same with the side's combat units in ``own``, for looking ahead."""
    notes, key = _kept(work, side, "region", own)
    found: int | None = notes.get(key)
    if found is None:
        found = notes[key] = supplied(
            work.rules.grid,
            steps_now(work, side),
            sources(work, side),
            obstacles(work, side, own),
            overland_length(work),
        )
    return found


def linked_region(work: S42Work, side: int) -> int:
    """16.5.1: every hex from which a line with an unlimited overland part can be traced."""
    notes, key = _kept(work, side, "linked")
    found: int | None = notes.get(key)
    if found is None:
        found = notes[key] = linked(
            work.rules.grid,
            steps_now(work, side),
            sources(work, side),
            obstacles(work, side, work.field.bits[side]),
        )
    return found


def reaches(work: S42Work, side: int, goals: int) -> int:
    """16.5.4: every hex with an overland path of any length to one of the goals."""
    return overland(
        work.rules.grid,
        steps_now(work, side),
        goals,
        obstacles(work, side, work.field.bits[side]),
    )


def area_reaches(work: S42Work, side: int, letter: str, goals: int) -> bool:
    """16.5.4, 24.1.2: whether an overland path of any length leads from an area to a goal."""
    edge, _ = area_edges(work.ground, (letter,))
    bars = obstacles(work, side, work.field.bits[side])
    ways = entered_overland(work.rules.grid, steps_now(work, side), goals, bars)
    return bool(edge & ways)


def hexes_in_range(work: S42Work, side: int, goals: int, length: int) -> int:
    """18.4: every hex from which an ASU with this range reaches one of the goals."""
    notes, key = _kept(work, side, "range", goals, length)
    found: int | None = notes.get(key)
    if found is None:
        found = notes[key] = in_range(
            work.rules.grid,
            steps_now(work, side),
            goals,
            range_obstacles(work, side, work.field.bits[side]),
            length,
        )
    return found


def has_line(work: S42Work, side: int, hex: int) -> bool:
    """16.3: whether a line of supply can be traced from a hex."""
    return bool(region(work, side) >> work.rules.grid.bit[hex] & 1)


def in_supply(work: S42Work, uid: str) -> bool:
    """16.3, 21.2: whether a unit can trace a line at this moment; an Entry Area is a source.

    A unit in a holding box traces it from the place of its army (A-99).
    """
    unit = work.units[host(work, uid)]
    side = work.rules.side[uid]
    if unit.hex >= 0:
        return has_line(work, side, unit.hex)
    letter = area_of(unit.box)
    return letter in work.areas(side) or area_is_supplied(work, side, letter)


def area_is_supplied(work: S42Work, side: int, letter: str) -> bool:
    """24.1.2: whether units in an area that is no source of theirs can trace a line out of it."""
    return bool(_entered_from(work, side, letter, overland_length(work)))


def area_is_linked(work: S42Work, side: int, letter: str) -> bool:
    """16.5.1, 24.1.2: the same with an unlimited overland part; else its units are isolated."""
    return bool(_entered_from(work, side, letter, work.rules.grid.size * SLOW_COST))


def _entered_from(work: S42Work, side: int, letter: str, length: int) -> int:
    """16.3.2: the hexes beside an area by which a line out of it may begin."""
    rules = work.rules
    ground = rules.ground
    edge, edge_road = area_edges(ground, (letter,))
    slow = (
        edge
        & ~edge_road
        & rules.grid.bits(
            hex
            for hex in ground.entry_hexes.get(letter, ())
            if ground.terrain(hex, work.season) in SLOW_TERRAIN
        )
    )
    steps = steps_now(work, side)
    bars = obstacles(work, side, work.field.bits[side])
    found = 0
    for hexes, cost in ((edge & ~slow, NORMAL_COST), (slow, SLOW_COST)):
        if hexes and length >= cost:
            ways = entered(rules.grid, steps, sources(work, side), bars, length - cost)
            found |= hexes & ways
    return found


def has_road_line(work: S42Work, side: int, letter: str) -> bool:
    """24.1.2: a line that leaves an area by road and follows roads to a source of a side."""
    _, edge_road = area_edges(work.ground, (letter,))
    bars = obstacles(work, side, work.field.bits[side])
    roads = road_region(work.rules.grid, steps_now(work, side), sources(work, side), bars)
    return bool(roads & edge_road)


def rails(work: S42Work) -> RailNetwork:
    """17.1: the railways of this turn as the Axis repairs them."""
    rules = work.rules
    ground = rules.ground
    edge = rules.setup.north_edge
    base = ground.west
    if edge is not None:
        # S2.2: the railways of the Axis begin where its first railhead appears.
        base = frozenset(rules.grid.index(name) for name in (edge.railhead,) if name in rules.grid)
    heads: frozenset[int] = frozenset()
    winter = rules.setup.winter_start
    if winter is not None:
        # S3.1, A-81: lines come over the south edge too, and railheads stand at the front.
        base |= {
            h for letter in rules.setup.apart_areas for h in ground.entry_hexes.get(letter, ())
        }
        heads = frozenset(rules.grid.index(n) for n in winter.railheads if n in rules.grid)
    links = ground.rail_links(work.turn)
    key = ("rail-network", links, base, heads)
    found: RailNetwork | None = ground.compiled.get(key)
    if found is None:
        found = ground.compiled[key] = RailNetwork(rules.board, base, links, heads)
    return found
