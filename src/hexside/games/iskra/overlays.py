"""Overlays: zones, supply, command, objectives, the link-up, pontoons, front and threat.

Those of all seats depend on what all see: hexes with units, top counters, markers. A headquarters
below another counter is in the overlays of its own side only (1.1.4, R-64).
"""

from __future__ import annotations

from typing import Any

from hexside.engine import State
from hexside.games.iskra.lines import joined, passable, region
from hexside.games.iskra.link_up import sources_by_side_of_map
from hexside.games.iskra.rules import IskraRules
from hexside.games.iskra.shapes import AXIS, SIDES, SOVIET
from hexside.games.iskra.victory import SCHLUESSELBURG, points_of
from hexside.games.iskra.work import IskraWork
from hexside.mechanics.movement import search
from hexside.mechanics.overlay_parts import Part, area, front, line


def overlays(rules: IskraRules, state: State) -> dict[str, Any]:
    """Every overlay of a position, by what all see."""
    work = IskraWork(rules, state)
    return {
        "zones": _zones(work),
        "supply": _supply(work),
        "command": [part for hq in _seen_headquarters(work) for part in _command(work, hq)],
        "objectives": _objectives(work),
        "link-up": _link_up(work),
        "pontoons": _pontoons(work),
        "front": _front(work),
        "threat": _threat(work),
    }


def own_overlays(rules: IskraRules, state: State, seat: str) -> dict[str, Any]:
    """3.3.3: the command ranges of the own headquarters that lie hidden."""
    work = IskraWork(rules, state)
    seen = _seen_headquarters(work)
    own = rules.headquarters[rules.number_of[seat]]
    return {"command": [part for hq in own if hq not in seen for part in _command(work, hq)]}


def _zones(work: IskraWork) -> list[Part]:
    """4, 6.3.1: the zones of control of each side, as the other one feels them."""
    grid = work.rules.grid
    return [
        area(work.rules.names, "zone", SIDES[side], grid.indices(work.enemy_zones(1 - side)))
        for side in (AXIS, SOVIET)
    ]


def _supply(work: IskraWork) -> list[Part]:
    """11.1: where each side has supply lines, from which sources, and who has none.

    Lines run by hexes with units and by zones, so nothing hidden counts.
    """
    rules = work.rules
    grid = rules.grid
    parts = []
    for side in (AXIS, SOVIET):
        linked = region(work, side)
        cut_off = work.field.bits[side] & ~linked
        parts += [
            area(rules.names, "supplied", SIDES[side], grid.indices(linked)),
            area(rules.names, "source", SIDES[side], rules.ground.sources[side]),
            area(rules.names, "cut-off", SIDES[side], grid.indices(cut_off)),
        ]
    return parts


def _seen_headquarters(work: IskraWork) -> list[str]:
    """1.1.4: the headquarters on the map that all see."""
    return [
        hq
        for side in (AXIS, SOVIET)
        for hq in work.rules.headquarters[side]
        if work.units[hq].hex >= 0 and work.is_seen(hq)
    ]


def _command(work: IskraWork, hq: str) -> list[Part]:
    """3.3.3: the command range of a headquarters on the map."""
    rules = work.rules
    here = work.units[hq].hex
    if here < 0:
        return []
    reach = rules.roster[hq].command_range or 0
    hexes = [hex for hex in range(rules.grid.size) if rules.grid.distance(here, hex) <= reach]
    return [area(rules.names, "command", SIDES[rules.side[hq]], hexes, hq)]


def _objectives(work: IskraWork) -> list[Part]:
    """14.1, 14.2.2: what gives points, and how many now; sudden death; the Tigers."""
    rules = work.rules
    ground = rules.ground
    names = rules.names
    parts = []
    for row, hexes in ground.locations:
        points = points_of(work, row, hexes)
        holder = SOVIET if points[SOVIET] else AXIS
        # 13.5: each hex of Schlüsselburg has its own controller, the location has one marker.
        parts.append(area(names, f"victory-{points[holder]}", SIDES[holder], hexes[:1]))
        if row.location == SCHLUESSELBURG:
            for side in (AXIS, SOVIET):
                held = [hex for hex in hexes if work.controls(side, hex)]
                parts.append(area(names, "city", SIDES[side], held))
    for hexes in (ground.mga, ground.heights):
        for side in (AXIS, SOVIET):
            held = [hex for hex in hexes if work.controls(side, hex)]
            parts.append(area(names, "sudden-death", SIDES[side], held))
    wreck = work.data.wreck
    parts.append(area(names, "tiger-wreck", SIDES[AXIS], [wreck] if wreck >= 0 else []))
    return [part for part in parts if part["hexes"]]


def _link_up(work: IskraWork) -> list[Part]:
    """13.3.6, 14.1.4: how far lines reach from either side of the map, without the lake."""
    rules = work.rules
    free = passable(work, SOVIET) & ~rules.ground.lake_bits
    western, eastern = sources_by_side_of_map(work)
    return [
        area(
            rules.names, kind, SIDES[SOVIET], rules.grid.indices(joined(work, SOVIET, from_, free))
        )
        for kind, from_ in (("from-west", western), ("from-east", eastern))
    ]


def _pontoons(work: IskraWork) -> list[Part]:
    """13.3.1: where bridges may be built, and those that stand."""
    names = work.rules.names
    sites = [hex for hex in work.rules.ground.sites if hex not in work.bridges]
    return [
        area(names, "pontoon-site", SIDES[SOVIET], sites),
        area(names, "pontoon-bridge", SIDES[SOVIET], work.bridges),
    ]


def _front(work: IskraWork) -> list[Part]:
    """The line between what is nearer to the one side and what is nearer to the other."""
    rules = work.rules
    german = rules.ground.area("axis-territory")

    def settle(hex: int) -> int:
        return AXIS if hex in german else SOVIET

    everywhere = frozenset(range(rules.grid.size))
    pairs = front(rules.grid, everywhere, work.field.bits, settle)
    return [line(rules.names, "front", "", pairs)]


def _threat(work: IskraWork) -> list[Part]:
    """5.2, 8.2: what the top counters can reach by normal movement, and attack from there."""
    rules = work.rules
    parts = []
    for side in (AXIS, SOVIET):
        enemy = work.field.occupied[1 - side]
        zones = work.zones(side)
        reached: set[int] = set()
        for hex, stack in work.data.order.rows:
            top = stack[0]
            if rules.side[top] != side or not rules.is_combat[top]:
                continue
            edges = work.crossings.edges(side, rules.movement_class[top])
            costs, _ = search(
                hex, work.allowance(top), edges, enemy, zones, rules.ground.zone_costs
            )
            reached |= {hex, *costs}
        struck = {there for here in reached for there in rules.grid.adjacent(here) if enemy[there]}
        parts.append(area(rules.names, "reach", SIDES[side], reached))
        parts.append(area(rules.names, "strike", SIDES[side], struck))
    return parts


__all__ = ["overlays", "own_overlays"]
