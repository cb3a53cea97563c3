"""17.6 (option): a panzer group's second activation needs a line on a railway of its own."""

from __future__ import annotations

from collections import deque

from hexside.games.a_victory_awaits.lines import has_line, passable
from hexside.games.a_victory_awaits.shapes import AXIS
from hexside.games.a_victory_awaits.work import AwaitsWork
from hexside.mechanics.connections import neighbourhood

OPTION = "panzer-group-supply"


def is_panzer_group(work: AwaitsWork, hq: str) -> bool:
    """2.2: the headquarters of a panzer group."""
    return work.rules.roster[hq].size == "panzer group hq"


def may_act_again(work: AwaitsWork, hq: str) -> bool:
    """17.6, V27: the first activation of a turn is free; the second needs a free railway."""
    if not work.rules.option(OPTION) or not is_panzer_group(work, hq):
        return True
    if hq not in work.data.panzer_groups:
        return True
    return _railway(work, hq) is not None


def note_activation(work: AwaitsWork, hq: str) -> None:
    """V27: remember the activation, and the railway links that the second one uses."""
    if not work.rules.option(OPTION) or not is_panzer_group(work, hq):
        return
    data = work.data
    if hq in data.panzer_groups:
        used = set(data.panzer_rails).union(_railway(work, hq) or ())
        work.change(panzer_rails=tuple(sorted(used)))
    work.change(panzer_groups=tuple(sorted((*data.panzer_groups, hq))))


def _railway(work: AwaitsWork, hq: str) -> tuple[int, ...] | None:
    """V27: railway hexsides of a line of the headquarters that no other one uses; the shortest.

    ``None`` when there is no such line.
    """
    rules = work.rules
    grid = rules.grid
    here = work.units[hq].hex
    if not has_line(work, AXIS, here):
        return None
    free = passable(work, AXIS, work.field.bits[AXIS])
    ground = rules.ground
    most = rules.tables.line_of_communication.axis_hexes_from_railway
    near = neighbourhood_through(work, here, most, free)
    used = set(work.data.panzer_rails)
    sources = [hex for hex in ground.sources[AXIS] if free >> grid.bit[hex] & 1]
    before: dict[int, int] = dict.fromkeys(sources, -1)
    waiting = deque(sources)
    while waiting:
        hex = waiting.popleft()
        if near >> grid.bit[hex] & 1:
            return _links(work, before, hex)
        for there in ground.paved.linked(hex, "rail"):
            side = grid.hexside(hex, there)
            # 3.3, V57: through mountains only where a road runs beside the railway.
            shut = not ground.mountains.isdisjoint((hex, there)) and not ground.on_road(hex, there)
            if there in before or shut or side in used or not free >> grid.bit[there] & 1:
                continue
            before[there] = hex
            waiting.append(there)
    return None


def neighbourhood_through(work: AwaitsWork, hex: int, steps: int, free: int) -> int:
    """3.3: the hexes from which a line can run to a hex in so many steps."""
    grid = work.rules.grid
    exits = work.rules.ground.command_exits
    reached = front = 1 << grid.bit[hex]
    for _ in range(steps):
        around = 0
        for one in grid.indices(front):
            around |= neighbourhood(grid, one, 1, exits)
        front = around & free & ~reached
        if not front:
            break
        reached |= front
    return reached


def _links(work: AwaitsWork, before: dict[int, int], hex: int) -> tuple[int, ...]:
    found = []
    while before[hex] >= 0:
        found.append(work.rules.grid.hexside(before[hex], hex))
        hex = before[hex]
    return tuple(found)
