"""5.5, 7.2 The ways that are open to a side as the units stand: pontoons in, enemy bonds out."""

from __future__ import annotations

from hexside.games.stalingrad42.movement_costs import Ways, costs_of
from hexside.games.stalingrad42.tables import SOVIET
from hexside.games.stalingrad42.work import S42Work
from hexside.mechanics.movement import Edges
from hexside.mechanics.zoc_bonds import Bonds

POINTS = "points"
HOPS = "hops"


def open_ways(work: S42Work, side: int, movement_class: str, counting: str, mover: str) -> Edges:
    """The ways out of each hex, in points or in hexes.

    ``mover`` is ``combat`` for units that can hold one end of a pontoon themselves (5.5.5), else
    ``non-combat``. The table is kept until the bonds of the enemy or the banks that friends hold
    change.
    """
    rules = work.rules
    slot = ("ways", side, movement_class, counting, mover, work.data.flotilla)
    now: Edges | None = work.field.notes.get(slot)
    if now is not None:
        return now
    season = work.season
    costs = costs_of(rules, side, movement_class, season)
    banks_key = ("banks", side, movement_class, season)
    banks = rules.compiled.get(banks_key)
    if banks is None:
        banks = rules.compiled[banks_key] = rules.grid.bits(costs.pontoons)
    held = work.field.bits[side] & banks
    flotilla = work.data.flotilla if side == SOVIET else -1
    bonds = work.enemy_bonds(side)
    known: tuple[tuple[int, int, object, Bonds], Edges] | None = work.field.kept.get(slot)
    if known is not None:
        key = known[0]
        if key[:3] == (held, flotilla, season) and key[3] is bonds:
            work.field.notes[slot] = known[1]
            return known[1]
    table = list(costs.edges if counting == POINTS else costs.hops)
    for there in rules.grid.indices(held):
        for price, here, kind in costs.pontoons[there]:
            if mover == "combat" or work.friend_at(side, here):
                cost = price if counting == POINTS else 1
                table[here] = tuple(sorted((*table[here], (cost, there, kind))))
    if flotilla >= 0:
        _add_flotilla(work, table, flotilla, movement_class, counting)
    size = rules.grid.size
    for edge in bonds.closed:
        here, there = divmod(edge, size)
        table[here] = tuple(way for way in table[here] if way[1] != there)
    found = tuple(table)
    work.field.kept[slot] = ((held, flotilla, season, bonds), found)
    work.field.notes[slot] = found
    return found


def _add_flotilla(
    work: S42Work, table: list[Ways], hexside: int, movement_class: str, counting: str
) -> None:
    """5.5.3: the Volga Flotilla is a ferry on its hexside."""
    from hexside.games.stalingrad42.movement_costs import entry_cost, ferry_cost

    a, b = work.rules.grid.beside(hexside)
    for here, there in ((a, b), (b, a)):
        price = entry_cost(work.rules, movement_class, work.season, there)
        if price is not None:
            price += ferry_cost(work.rules, movement_class)
            cost = price if counting == POINTS else 1
            table[here] = tuple(sorted((*table[here], (cost, there, 0))))


def start_ways(work: S42Work, edges: Edges, uid: str, start: int, counting: str) -> Ways | None:
    """5.5.2: the ways out of the hex where a unit starts, unbridged major rivers included.

    ``None`` where they are those of any unit that passes.
    """
    side = work.rules.side[uid]
    costs = costs_of(work.rules, side, work.rules.movement_class[uid], work.season)
    extra = costs.start_only.get(start)
    if not extra:
        return None
    bonds = work.enemy_bonds(side)
    known = {there for _, there, _ in edges[start]}
    more = [
        (price if counting == POINTS else 1, there, kind)
        for price, there, kind in extra
        if there not in known and not bonds.bars(start, there)
    ]
    return tuple(sorted((*edges[start], *more))) if more else None


def united(first: bytes | bytearray, second: bytes | bytearray) -> bytearray:
    """Hexes marked in either table."""
    size = len(first)
    both = int.from_bytes(first, "little") | int.from_bytes(second, "little")
    return bytearray(both.to_bytes(size, "little"))
