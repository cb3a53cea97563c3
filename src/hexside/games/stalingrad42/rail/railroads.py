"""17 Railroads: repair, railheads, push-back, Connected Rail Hexes."""

from __future__ import annotations

from collections.abc import Callable

from hexside.engine import Unit
from hexside.games.stalingrad42.reading.printed import AXIS, SOVIET
from hexside.games.stalingrad42.state import Railhead
from hexside.games.stalingrad42.supply.supply_lines import (
    ports,
    rails,
    zone_bits,
)
from hexside.games.stalingrad42.work import S42Work
from hexside.mechanics.kernels import flood


def repaired(work: S42Work) -> frozenset[int]:
    """17.1: the rail hexes that the Axis may use; in S2 none before the first railhead (A-78)."""
    edge = work.rules.setup.north_edge
    if edge is not None and not work.data.railheads:
        return frozenset()
    network = rails(work)
    key = ("repaired", tuple(head.hex for head in work.data.railheads), id(network))
    compiled = work.ground.compiled
    known: frozenset[int] | None = compiled.get("repaired-now", (None, None))[1]
    if known is None or compiled["repaired-now"][0] != key:
        green: set[int] = set()
        for head in work.data.railheads:
            green.update(network.way_to(head.hex))
        known = network.repaired(green)
        compiled["repaired-now"] = (key, known)
    return known


def usable(work: S42Work, side: int) -> int:
    """17.1, 17.5: the rail hexes that exist for a side, as bits."""
    rules = work.rules
    bits = rules.ground.rail_bits(work.turn)
    return bits & rules.grid.bits(repaired(work)) if side == AXIS else bits


def rail_ends(work: S42Work, side: int) -> int:
    """17.4: rail hexes at a Supply Source: beside a friendly Entry Area, or ports."""
    rules = work.rules
    ground = rules.ground
    hexes = {hex for letter in work.areas(side) for hex in ground.entry_hexes.get(letter, ())}
    return (rules.grid.bits(hexes) | ports(work, side)) & ground.rail_bits(work.turn)


def connected_rail(work: S42Work, side: int) -> int:
    """17.4: the Connected Rail Hexes of a side.

    The whole line is free of enemy combat units and their zones; friendly units negate zones.
    """
    heads = tuple(head.hex for head in work.data.railheads) if side == AXIS else ()
    notes = work.field.notes
    marks = (work.data.control, work.data.temryuk, work.data.closed)
    key = ("connected-rail", side, work.turn, heads, marks)
    found: int | None = notes.get(key)
    if found is None:
        rules = work.rules
        field = work.field
        free = (
            usable(work, side)
            & ~field.bits[1 - side]
            & (~zone_bits(work, 1 - side) | field.bits[side])
        )
        ends = rail_ends(work, side) & free
        found = flood(ends, free, rules.ground.rail_exits(work.turn), rules.grid.shifts)
        notes[key] = found
    return found


def on_connected_rail(work: S42Work, side: int, hex: int) -> bool:
    """17.4: whether a hex is a Connected Rail Hex of a side."""
    return bool(connected_rail(work, side) >> work.rules.grid.bit[hex] & 1)


def is_operative(work: S42Work, head: Railhead) -> bool:
    """17.3.2: a railhead off the connected railways is Inoperative."""
    return on_connected_rail(work, AXIS, head.hex)


def barred_to_railheads(work: S42Work, hex: int) -> bool:
    """17.2.1: enemy-occupied hexes and vacant hexes in enemy zones."""
    if work.enemy_at(AXIS, hex):
        return True
    return work.in_enemy_zone(AXIS, hex) and not work.friend_at(AXIS, hex)


def railhead_moves(work: S42Work, moved: tuple[int, ...]) -> dict[int, dict[int, int]]:
    """17.2.1: where each railhead may still go; ``moved`` are those that have moved already.

    A railhead is named by its hex. For each destination the hex before it is given.
    """
    limits = work.rules.numbers.railheads
    if len(moved) >= limits.moves:
        return {}
    network = rails(work)
    busy = list(moved)
    found: dict[int, dict[int, int]] = {}
    for head in work.data.railheads:
        if head.hex in busy:
            busy.remove(head.hex)
            continue
        if head.since == work.turn or not is_operative(work, head):
            continue
        if head.hex in found:
            continue
        taken = {other.hex for other in work.data.railheads}
        ways = network.reach(head.hex, lambda hex: barred_to_railheads(work, hex), limits.hexes)
        goals = {hex: before for hex, before in ways.items() if hex not in taken}
        if goals:
            found[head.hex] = goals
    return found


def move_railhead(work: S42Work, start: int, goal: int) -> None:
    """17.2.1: repair a green line up to a hex."""
    network = rails(work)
    before = network.reach(
        start, lambda hex: barred_to_railheads(work, hex), work.rules.numbers.railheads.hexes
    )
    path = [goal]
    while before[path[-1]] != start:
        path.append(before[path[-1]])
    heads = list(work.data.railheads)
    moving = next(h for h in heads if h.hex == start and h.since != work.turn)
    heads.remove(moving)
    heads.append(Railhead(goal))
    names = work.rules.names
    work.change(railheads=_sorted(heads))
    work.tell("s42-railhead-moved", "17.2.1", start=names[start], hex=names[goal])
    for hex in reversed(path):
        if hex in network.junctions:
            _fork(work, hex)


def _fork(work: S42Work, junction: int) -> None:
    """17.2.2: one railhead for each green line that goes on from a junction.

    They are added when the junction is first reached: a railhead that was pushed back over it and
    returns brings no more. In the Caucasus there are two in all (S2.2).
    """
    if junction in work.data.forked:
        return
    work.change(forked=tuple(sorted((*work.data.forked, junction))))
    network = rails(work)
    beyond = network.beyond(junction) | {junction}
    there = sum(1 for head in work.data.railheads if head.hex in beyond)
    missing = len(network.onward(junction)) - there
    edge = work.rules.setup.north_edge
    if edge is not None:
        missing = min(missing, edge.railheads - len(work.data.railheads))
    if missing <= 0:
        return
    new = [Railhead(junction, work.turn) for _ in range(missing)]
    work.change(railheads=_sorted([*work.data.railheads, *new]))
    work.tell("s42-railhead-added", "17.2.2", hex=work.rules.names[junction])


def _sorted(heads: list[Railhead]) -> tuple[Railhead, ...]:
    return tuple(sorted(heads, key=lambda head: (head.hex, head.since)))


def starting_railheads(work: S42Work) -> tuple[Railhead, ...]:
    """17.1: a railhead at the end of each repaired green line, one for each way onward.

    S2.2: the first appears later.
    """
    edge = work.rules.setup.north_edge
    if edge is not None and work.turn < edge.railhead_from:
        return ()
    network = rails(work)
    heads: list[Railhead] = []
    for hex in network.starts():
        ways = [n for n in network.onward(hex) if n not in network.base]
        heads.extend(Railhead(hex) for _ in ways)
    return _sorted(heads)


def railheads_at(work: S42Work, hexes: list[int]) -> tuple[tuple[Railhead, ...], tuple[int, ...]]:
    """17.2, A-81: railheads in these hexes, and the junctions that they have passed."""
    network = rails(work)
    passed = network.done.union(*(network.way_to(hex) for hex in hexes))
    heads = _sorted([Railhead(hex) for hex in hexes])
    return heads, tuple(sorted(passed & network.junctions))


def push_back(work: S42Work, uid: str, hex: int) -> None:
    """17.3.1: in the Soviet player turn railheads give way to Soviet units and their zones."""
    if work.data.side == SOVIET and work.data.railheads:
        _push_back(work, lambda there: barred_to_railheads(work, there))


def push_back_on_the_way(work: S42Work, uid: str, hex: int) -> None:
    """17.3.1: a Soviet unit pushes railheads back at once, also where it only passes."""
    rules = work.rules
    if work.data.side != SOVIET or not work.data.railheads:
        return
    unit = work.units[uid]
    if rules.side[uid] != SOVIET or not work.exerts(uid, Unit(hex, "", unit.steps, unit.marks)):
        return
    # 29.1.1: from a contested city no zone reaches out.
    contested = work.field.is_contested(hex)
    around = () if contested else rules.ground.projections(work.season)[hex]

    def barred(there: int) -> bool:
        if there == hex or (there in around and not work.friend_at(AXIS, there)):
            return True
        return barred_to_railheads(work, there)

    _push_back(work, barred)


def _push_back(work: S42Work, barred: Callable[[int], bool]) -> None:
    network = rails(work)
    names = work.rules.names
    for head in work.data.railheads:
        if not barred(head.hex):
            continue
        way = network.pushed_back(head.hex, barred)
        if not way:
            continue
        heads = list(work.data.railheads)
        heads.remove(head)
        heads.append(Railhead(way[-1], head.since))
        work.change(railheads=_sorted(heads))
        work.tell("s42-railhead-pushed-back", "17.3.1", start=names[head.hex], hex=names[way[-1]])
