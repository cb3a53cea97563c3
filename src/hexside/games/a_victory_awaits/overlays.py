"""Overlays: zones, lines of communication, command, objectives, fortresses, front and threat."""

from __future__ import annotations

from typing import Any

from hexside.engine import State
from hexside.games.a_victory_awaits.activation import command_area
from hexside.games.a_victory_awaits.lines import railhead, region, supplied_region
from hexside.games.a_victory_awaits.ranges import prospects
from hexside.games.a_victory_awaits.rules import AwaitsRules
from hexside.games.a_victory_awaits.shapes import AXIS, SIDES, SOVIET
from hexside.games.a_victory_awaits.work import AwaitsWork
from hexside.mechanics.overlay_parts import Part, area, front, line


def overlays(rules: AwaitsRules, state: State) -> dict[str, Any]:
    """Every overlay of a position; nothing in it depends on chits that are hidden."""
    work = AwaitsWork(rules, state)
    return {
        "zones": _zones(work),
        "supply": _supply(work),
        "railways": _railways(work),
        "command": _command(work),
        "objectives": _objectives(work),
        "start-line": _start_line(work),
        "front": _front(work),
        "threat": _threat(work),
    }


def _zones(work: AwaitsWork) -> list[Part]:
    """3.2: the zones of control of each side, as the other one feels them."""
    grid = work.rules.grid
    return [
        area(work.rules.names, "zone", SIDES[side], grid.indices(work.enemy_zones(1 - side)))
        for side in (AXIS, SOVIET)
    ]


def _supply(work: AwaitsWork) -> list[Part]:
    """3.3: where each side has lines of communication, from which sources; 11.1, 17.4: whose units
    have none that a supply check counts, which no fortress needs."""
    rules = work.rules
    grid = rules.grid
    parts = []
    for side in (AXIS, SOVIET):
        linked = region(work, side)
        units = grid.bits(work.units[uid].hex for uid in work.on_map(side))
        cut_off = units & ~supplied_region(work, side)
        parts += [
            area(rules.names, "supplied", SIDES[side], grid.indices(linked)),
            area(rules.names, "source", SIDES[side], rules.ground.sources[side]),
            area(rules.names, "cut-off", SIDES[side], grid.indices(cut_off)),
        ]
    return parts


def _railways(work: AwaitsWork) -> list[Part]:
    """3.3, 12.1: the railways that carry lines of communication now."""
    grid = work.rules.grid
    return [
        area(
            work.rules.names,
            "railway",
            SIDES[side],
            grid.indices(railhead(work, side, work.field.bits[side])),
        )
        for side in (AXIS, SOVIET)
    ]


def _command(work: AwaitsWork) -> list[Part]:
    """8.2: the command range of each headquarters on the map."""
    grid = work.rules.grid
    return [
        area(work.rules.names, "command", SIDES[side], grid.indices(command_area(work, hq)), hq)
        for side in (AXIS, SOVIET)
        for hq in work.rules.headquarters[side]
        if work.units[hq].hex >= 0
    ]


def _objectives(work: AwaitsWork) -> list[Part]:
    """14, 16: what the victory points are given for, who holds it, fortresses, Stand Fast."""
    rules = work.rules
    ground = rules.ground
    names = rules.names
    parts = []
    kinds: list[tuple[str, tuple[int, ...]]] = [
        ("city", ground.major_cities),
        ("soviet-source", ground.sources[SOVIET]),
        ("moscow-source", ground.moscow_sources),
    ]
    if rules.has("red-stars"):
        kinds.append(("breakthrough", ground.red_stars))
    for kind, hexes in kinds:
        for side in (AXIS, SOVIET):
            held = [hex for hex in hexes if work.controls(side, hex)]
            parts.append(area(names, kind, SIDES[side], held))
    parts.append(area(names, "stand-fast", SIDES[SOVIET], work.data.stand_fast))
    forts = rules.grid.indices(work.fortress_bits)
    parts.append(area(names, "fortress", SIDES[SOVIET], forts))
    return [part for part in parts if part["hexes"]]


def _start_line(work: AwaitsWork) -> list[Part]:
    """2.1: the line that Soviet units may not cross."""
    rules = work.rules
    pairs = [rules.grid.beside(side) for side in rules.ground.start_line]
    return [line(rules.names, "start-line", "", [(a, b) for a, b in pairs if a >= 0 and b >= 0])]


def _front(work: AwaitsWork) -> list[Part]:
    """The line between what is nearer to the one side and what is nearer to the other."""
    rules = work.rules
    west = rules.ground.west

    def settle(hex: int) -> int:
        return AXIS if hex in west else SOVIET

    pairs = front(rules.grid, rules.ground.land, work.field.bits, settle)
    return [line(rules.names, "front", "", pairs)]


def _threat(work: AwaitsWork) -> list[Part]:
    """9, 10.0: what each side's units can reach if activated, and whom they can then attack."""
    rules = work.rules
    parts = []
    for side in (AXIS, SOVIET):
        reached = set(rules.grid.indices(work.field.bits[side]))
        for uid in work.on_map(side):
            for option in prospects(work, uid).options:
                reached.update(option.area.costs)
        enemy = work.field.occupied[1 - side]
        around = rules.ground.attacked[side]
        struck = {there for here in reached for there in around[here] if enemy[there]}
        parts.append(area(rules.names, "reach", SIDES[side], reached))
        parts.append(area(rules.names, "strike", SIDES[side], struck))
    return parts


__all__ = ["overlays"]
