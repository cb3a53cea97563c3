"""22.7 Attackers in Entry Areas stack as if the hexes of the map went on into the area.

The stacking limit holds for each imagined hex that touches the target, not for the whole attack.
"""

from __future__ import annotations

from collections.abc import Sequence

from hexside.games.stalingrad42.state import area_of
from hexside.games.stalingrad42.units.stacking import ARMY_HQ, excess_of
from hexside.games.stalingrad42.work import S42Work

DIRECTIONS = 6
#: The type of a unit, whether it is free-stacking, and how far it moves (4.3).
Kind = tuple[str, bool, int]


def imagined_hexes(work: S42Work, target: int) -> list[frozenset[str]]:
    """22.7: the hexes beyond the map that touch a hex, each as the Entry Areas that it is in.

    Where the area ends or the map has a corner, a hex that touches other hexes of the map is in
    the area of one of those; a hex at the very corner is in each area of the target.
    """
    ground = work.rules.ground
    around = work.rules.grid.neighbors[target]
    letters = ground.areas_at.get(target, ())
    found: dict[int, set[str]] = {
        direction: set() for direction, there in enumerate(around) if there < 0
    }
    for letter in letters:
        own = ground.entry_hexes[letter]
        inside = []
        for direction in found:
            beside = [around[(direction + turn) % DIRECTIONS] for turn in (-1, 1)]
            touched = [hex for hex in beside if hex >= 0]
            if not touched or any(hex in own for hex in touched):
                inside.append(direction)
        # An area that touches the map in a single hex has at least the hex beyond it.
        for direction in inside or [min(found, default=DIRECTIONS)]:
            found.setdefault(direction, set()).add(letter)
    return [frozenset(areas) for _, areas in sorted(found.items()) if areas]


def crowds_edge(work: S42Work, target: int, attackers: Sequence[str]) -> bool:
    """22.7, 4.1 to 4.3: whether the attackers in Entry Areas find no room beside the target."""
    inside = [uid for uid in attackers if work.units[uid].hex < 0]
    if not inside:
        return False
    side = work.rules.side[inside[0]]
    roster = work.rules.roster
    boxes = {work.units[uid].box for uid in inside}
    # 4.3: an Army headquarters that waits there stands with one of the stacks.
    headquarters = [
        uid
        for uid, unit in work.units.items()
        if unit.box in boxes and roster[uid].type == ARMY_HQ and roster[uid].number == side
    ]
    return not _fit(work, side, imagined_hexes(work, target), headquarters, inside)


#: What is known not to work: the units left to place, and the kinds of those in each hex.
Dead = set[tuple[int, tuple[tuple[frozenset[str], tuple[Kind, ...]], ...]]]


def _kind(work: S42Work, uid: str) -> Kind:
    """4.1 to 4.3: units of one kind are the same for the limit."""
    counter = work.rules.roster[uid]
    return counter.type, counter.free_stacking, counter.values[0].move


def _fit(
    work: S42Work,
    side: int,
    hexes: list[frozenset[str]],
    headquarters: list[str],
    inside: list[str],
) -> bool:
    """Whether some way to part the units among the hexes keeps each within the limit."""
    dead: Dead = set()
    if _place(work, side, hexes, tuple(() for _ in hexes), inside, dead):
        return True
    stacks: list[tuple[tuple[str, ...], ...]] = [tuple(() for _ in hexes)]
    for uid in headquarters:
        area = area_of(work.units[uid].box)
        stacks += [
            _joined(parted, number, uid)
            for parted in stacks
            for number, areas in enumerate(hexes)
            if area in areas
        ]
    return any(_place(work, side, hexes, parted, inside, dead) for parted in stacks[1:])


def _place(
    work: S42Work,
    side: int,
    hexes: list[frozenset[str]],
    stacks: tuple[tuple[str, ...], ...],
    rest: list[str],
    dead: Dead,
) -> bool:
    """Whether the rest of the units find room beside those that are placed."""
    if not rest:
        return True
    kinds = [tuple(sorted(_kind(work, uid) for uid in stack)) for stack in stacks]
    alike = sorted(zip(hexes, kinds, strict=True), key=lambda one: (sorted(one[0]), one[1]))
    key = (len(rest), tuple(alike))
    if key in dead:
        return False
    uid, *others = rest
    area = area_of(work.units[uid].box)
    for number, (areas, stack) in enumerate(zip(hexes, stacks, strict=True)):
        if area not in areas or excess_of(work, side, (*stack, uid)):
            continue
        if _place(work, side, hexes, _joined(stacks, number, uid), others, dead):
            return True
    dead.add(key)
    return False


def _joined(
    stacks: tuple[tuple[str, ...], ...], number: int, uid: str
) -> tuple[tuple[str, ...], ...]:
    return (*stacks[:number], (*stacks[number], uid), *stacks[number + 1 :])
