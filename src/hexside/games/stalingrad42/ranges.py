"""5.1, 5.3, 5.4 Movement ranges by mode, kept while nothing that they depend on changes."""

from __future__ import annotations

from typing import Any

from hexside.engine import Action
from hexside.games.stalingrad42.actions import Extend, Move, Tactical
from hexside.games.stalingrad42.ground import HALVES
from hexside.games.stalingrad42.movement_costs import road_entry_cost
from hexside.games.stalingrad42.searches import Search, Surroundings, search
from hexside.games.stalingrad42.state import (
    AREA_BOX,
    AUTO_DS,
    DISRUPTED,
    FROZEN,
    FULL_RETREAT,
    ISOLATED,
    MOVED,
    OUT_OF_SUPPLY,
    READY,
    REPLACEMENT,
    SLIPPING,
    TRAIN,
    area_box,
    area_of,
)
from hexside.games.stalingrad42.tables import AXIS
from hexside.games.stalingrad42.ways import HOPS, POINTS, open_ways, start_ways, united
from hexside.games.stalingrad42.work import S42Work
from hexside.mechanics.movement import NEVER

NORMAL = "normal"
EXTENDED = "extended"
TACTICAL = "tactical"
KINDS: dict[str, type[Move | Extend | Tactical]] = {
    NORMAL: Move,
    EXTENDED: Extend,
    TACTICAL: Tactical,
}
MODE_OF: dict[type[Action], str] = {kind: mode for mode, kind in KINDS.items()}


class Options:
    """The moves of one unit in one mode: cost and action of each hex and Entry Area in reach.

    Costs are in half-points, in Tactical Movement in hexes.
    """

    __slots__ = ("_beyond", "actions", "costs", "mode")

    def __init__(self, mode: str) -> None:
        self.mode = mode
        self.costs: dict[str, int] = {}
        self.actions: dict[str, Action] = {}
        self._beyond: tuple[Options, Options] | None = None

    def beyond(self, near: Options) -> Options:
        """The moves that lead where others do not."""
        if self._beyond is None or self._beyond[0] is not near:
            further = Options(self.mode)
            further.costs = {n: c for n, c in self.costs.items() if n not in near.costs}
            further.actions = {n: a for n, a in self.actions.items() if n not in near.costs}
            self._beyond = (near, further)
        return self._beyond[1]


def modes(work: S42Work, uid: str) -> tuple[tuple[str, int], ...]:
    """5, 6.10: the modes that are open to a unit at the start of its move, with their budgets."""
    unit = work.units[uid]
    marks = unit.marks
    counter = work.rules.roster[uid]
    if unit.hex < 0 and not unit.box.startswith(AREA_BOX):
        return ()
    if counter.immobile or any(mark in marks for mark in (FROZEN, TRAIN, MOVED)):
        return ()
    if any(mark.startswith(AUTO_DS) for mark in marks):
        return ()
    if unit.hex < 0 and (DISRUPTED in marks or FULL_RETREAT in marks):
        # 22.3.1: only units in good order leave an Entry Area.
        return ()
    rules = work.rules.tables.movement
    if REPLACEMENT in marks:
        return ((TACTICAL, 1),)
    tactical = (TACTICAL, rules.tactical_hexes)
    if only_tactical(work, uid):
        return (tactical,)
    allowance = work.allowance(uid)
    found = [(NORMAL, allowance)] if allowance else []
    if not counter.no_extended and allowance:
        found.append((EXTENDED, allowance + rules.extended_bonus * HALVES))
    found.append(tactical)
    return tuple(found)


def only_tactical(work: S42Work, uid: str) -> bool:
    """13.2.1, 16.4, 18.6.3, S1.2: units that have nothing but Tactical Movement."""
    marks = work.units[uid].marks
    counter = work.rules.roster[uid]
    if DISRUPTED in marks:
        return True
    lacking = OUT_OF_SUPPLY in marks or ISOLATED in marks
    if lacking and counter.mechanised and work.rules.combat[uid]:
        return True
    if counter.type == "supply-point" and READY in marks:
        return True
    return (
        counter.number == AXIS
        and work.rules.combat[uid]
        and work.turn in work.rules.setup.tactical_turns
    )


def options(work: S42Work, uid: str, mode: str, budget: int, moved: int = 0) -> Options | None:
    """The moves of a unit in a mode; ``moved`` counts the hexes it has already made."""
    unit = work.units[uid]
    if unit.hex >= 0:
        found = _from_hex(work, uid, mode, budget, moved)
    else:
        found = _from_area(work, uid, area_of(unit.box), mode, budget)
    return found if found.actions else None


def surroundings(work: S42Work, uid: str, mode: str) -> tuple[tuple[object, ...], Surroundings]:
    """What a search depends on: its kind, and the ways, enemies and zones as they are."""
    rules = work.rules
    side = rules.side[uid]
    movement_class = rules.movement_class[uid]
    mover = "combat" if rules.combat[uid] else "non-combat"
    counting = HOPS if mode == TACTICAL else POINTS
    field = work.field
    edges = open_ways(work, side, movement_class, counting, mover)
    zones = field.zoc[1 - side]
    barred = field.occupied[1 - side]
    flavour: object = ""
    if mode == EXTENDED:
        barred = _barred_to_extended(work, side)
    elif FULL_RETREAT in work.units[uid].marks:
        avoided = shunned(work, side)
        barred = united(barred, avoided)
        flavour = bytes(avoided)
    around = Surroundings(
        edges,
        barred,
        zones,
        field.bits[1 - side],
        field.zone_bits[1 - side],
        _leaving(work, uid, mode),
    )
    return (side, movement_class, mover, mode, flavour), around


def _barred_to_extended(work: S42Work, side: int) -> bytearray:
    """5.3: hexes with enemies or in their zones."""
    key = ("barred-to-extended", side)
    known: bytearray | None = work.field.notes.get(key)
    if known is None:
        known = united(work.field.occupied[1 - side], work.field.zoc[1 - side])
        work.field.notes[key] = known
    return known


def shunned(work: S42Work, side: int) -> bytearray:
    """13.3.2: zones that units in Full Retreat may not enter: no other friend stands there."""
    key = ("shunned", side)
    known: bytearray | None = work.field.notes.get(key)
    if known is None:
        known = bytearray(work.field.zoc[1 - side])
        for hex in work.field.stacks:
            if known[hex] and any(
                not work.has(uid, FULL_RETREAT) for uid in work.combat_units(side, hex)
            ):
                known[hex] = 0
        work.field.notes[key] = known
    return known


def _leaving(work: S42Work, uid: str, mode: str) -> int:
    """6.2, 13.3.1: what it costs to leave the enemy zone in which a unit starts."""
    if mode == TACTICAL or SLIPPING in work.units[uid].marks:
        return 0
    return work.rules.tables.movement.leave_zone * HALVES


def _from_hex(work: S42Work, uid: str, mode: str, budget: int, moved: int) -> Options:
    start = work.units[uid].hex
    kind, around = surroundings(work, uid, mode)
    if not moved:
        counting = HOPS if mode == TACTICAL else POINTS
        around.start_ways = start_ways(work, around.edges, uid, start, counting)
    found = search(work.rules, kind, start, budget, around)
    letters = _letters(work, uid)
    # Moves are made once for each unit that shares the search.
    key = (uid, mode + "".join(letters))
    known = found.actions.get(key)
    if known is None:
        known = found.actions[key] = _options_of(work, uid, mode, budget, found, letters)
    return known


def _options_of(
    work: S42Work, uid: str, mode: str, budget: int, found: Search, letters: tuple[str, ...]
) -> Options:
    result = Options(mode)
    kind = KINDS[mode]
    names = work.rules.names
    for hex, path in found.paths.items():
        if path:
            result.costs[names[hex]] = found.costs[hex]
            result.actions[names[hex]] = kind(uid, path)
    if letters:
        _into_areas(work, uid, mode, budget, found, letters, result)
    return result


def _letters(work: S42Work, uid: str) -> tuple[str, ...]:
    """22.3.1, S1.2, A-67: Entry Areas and exits that a unit may move into."""
    if DISRUPTED in work.units[uid].marks:
        return ()
    rules = work.rules
    side = rules.side[uid]
    return rules.areas[side] + (rules.setup.exit_areas if side == AXIS else ())


def _into_areas(
    work: S42Work,
    uid: str,
    mode: str,
    budget: int,
    found: Search,
    letters: tuple[str, ...],
    result: Options,
) -> None:
    """22.3.1, S1.2: into a friendly Entry Area or out by an exit area; a unit stops there."""
    rules = work.rules
    leaving = _leaving(work, uid, mode)
    price = 1 if mode == TACTICAL else rules.tables.movement.enter_area * HALVES
    zones = work.field.zoc[1 - rules.side[uid]]
    start = work.units[uid].hex
    for hex in found.costs.keys() & rules.areas_at.keys():
        if zones[hex] and hex != start:
            continue
        total = found.costs[hex] + price + (leaving if zones[hex] else 0)
        if total > budget:
            continue
        for letter in rules.areas_at[hex]:
            box = area_box(letter)
            known = result.costs.get(box, NEVER)
            path = (*found.paths[hex], box)
            # Of equally cheap ways the one that comes first as a text is the one.
            if letter in letters and (
                total < known or (total == known and path < _path(result.actions[box]))
            ):
                result.costs[box] = total
                result.actions[box] = KINDS[mode](uid, path)


def _path(action: Action) -> tuple[str, ...]:
    assert isinstance(action, (Move, Extend, Tactical))
    return action.path


def _from_area(work: S42Work, uid: str, letter: str, mode: str, budget: int) -> Options:
    """22.1.2, 22.3: out of an Entry Area, paying for the first hex."""
    rules = work.rules
    notes = work.field.notes
    key = ("from-area", letter, rules.movement_class[uid], rules.combat[uid], mode, budget)
    known: tuple[dict[str, int], dict[str, tuple[str, ...]]] | None = notes.get(key)
    if known is None:
        known = notes[key] = _area_search(work, uid, letter, mode, budget)
    result = Options(mode)
    make = KINDS[mode]
    result.costs = known[0]
    result.actions = {name: make(uid, path) for name, path in known[1].items()}
    return result


def _area_search(
    work: S42Work, uid: str, letter: str, mode: str, budget: int
) -> tuple[dict[str, int], dict[str, tuple[str, ...]]]:
    """Cost and path of every hex that units of a class reach from an Entry Area."""
    rules = work.rules
    side = rules.side[uid]
    kind, around = surroundings(work, uid, mode)
    # A unit that enters a zone with its first hex stops there.
    around.leaving = NEVER
    names = rules.names
    costs: dict[str, int] = {}
    paths: dict[str, tuple[str, ...]] = {}
    for hex in rules.entry_hexes.get(letter, ()):
        if around.barred[hex] or not may_come_in(work, side, hex):
            continue
        price: int | None = 1
        if mode != TACTICAL:
            price = road_entry_cost(rules, rules.movement_class[uid], work.season, hex)
        if price is None or price > budget:
            continue
        found = search(rules, kind, hex, budget - price, around)
        for there, cost in found.costs.items():
            name = names[there]
            if price + cost < costs.get(name, NEVER):
                costs[name] = price + cost
                paths[name] = (names[hex], *found.paths[there])
    return costs, paths


def may_come_in(work: S42Work, side: int, hex: int) -> bool:
    """22.3.2: no enemy bond closes the map edge of a hex."""
    bonds = work.enemy_bonds(side)
    return any(not bonds.bars_entry(hex, edge) for edge in work.rules.edge_hexsides(hex)) or (
        not work.rules.edge_hexsides(hex) and hex not in bonds.hexes
    )


def prospects(work: S42Work, uid: str) -> tuple[Options, ...]:
    """What a unit that has not moved yet may do; kept until it or its surroundings change."""
    unit = work.units[uid]
    rules = work.rules
    field = work.field
    side = rules.side[uid]
    mover = "combat" if rules.combat[uid] else "non-combat"
    # The table of open ways is another one whenever bonds, pontoons or the ground change.
    edges = open_ways(work, side, rules.movement_class[uid], POINTS, mover)
    token = (field.zone_bits[1 - side], field.bits[1 - side], work.data.weather, work.turn)
    key = ("prospects", uid)
    known: tuple[Any, Any, Any, tuple[Options, ...]] | None = field.kept.get(key)
    if known is not None and known[0] is unit and known[1] is edges and known[2] == token:
        return known[3]
    found = []
    for mode, budget in modes(work, uid):
        option = options(work, uid, mode, budget)
        if option is not None:
            found.append(option)
    result = _without_repeats(found)
    if FULL_RETREAT not in unit.marks:
        # Units in Full Retreat look at their friends too, which the token does not tell.
        field.kept[key] = (unit, edges, token, result)
    return result


def _without_repeats(found: list[Options]) -> tuple[Options, ...]:
    """Extended Movement is listed only where normal movement does not lead."""
    near = next((option for option in found if option.mode == NORMAL), None)
    result = [
        option.beyond(near) if near is not None and option.mode == EXTENDED else option
        for option in found
    ]
    return tuple(option for option in result if option.actions)
