"""5.2, 5.5, 7.3 Costs of movement, compiled by side, movement class and season.

Classes are ``foot``, ``mech`` and ``mountain`` (mountain infantry). Costs are in half-points.
"""

from __future__ import annotations

from typing import NamedTuple

from hexside.board.board import NOTHING
from hexside.games.stalingrad42.board.ground import CITIES, HALVES, RAILS, ROADS, S42Ground, Season
from hexside.games.stalingrad42.reading.files import CostByClass
from hexside.games.stalingrad42.reading.printed import SOVIET
from hexside.mechanics.kernels import FlatEdges
from hexside.mechanics.movement import Edges

Ways = tuple[tuple[int, int, int], ...]
COST_CLASS = {"foot": "infantry", "mountain": "infantry", "mech": "mechanised"}
CLOSED = -1


class Costs(NamedTuple):
    """The ways out of every hex for one side, class and season.

    ``start_only`` has the unbridged major rivers, which a unit crosses only out of the hex where
    it starts (5.5.2); ``pontoons[b]`` the hexes from which a pontoon leads into ``b`` while
    friendly combat units hold both ends (5.5.5). ``flat`` has the same edges for searches.
    """

    edges: Edges
    flat: FlatEdges
    start_only: dict[int, Ways]
    pontoons: dict[int, Ways]


def costs_of(ground: S42Ground, side: int, movement_class: str, season: Season) -> Costs:
    """The compiled costs; made on first use."""
    key = ("costs", side, movement_class, season)
    known = ground.compiled.get(key)
    if known is None:
        known = ground.compiled[key] = _compile(ground, side, movement_class, season)
    found: Costs = known
    return found


class Step(NamedTuple):
    """All that the price of a step hangs on, whoever makes it and when (2.2, 5.5, 7.3).

    ``north`` tells that rivers and lakes freeze here (23.4).
    """

    on_land: bool
    desert: bool
    into: str
    city: str
    sides: frozenset[str]
    links: frozenset[str]
    river: str
    north: bool


class Steps(NamedTuple):
    """Every step between neighbours as its goal and the number of its kind, hex by hex.

    Steps of one kind cost the same everywhere; ``samples`` has one of each.
    """

    by_hex: list[list[tuple[int, int]]]
    samples: list[tuple[int, int]]


def steps_of(ground: S42Ground) -> Steps:
    """The kinds of steps on a board; made on first use."""
    known: Steps | None = ground.compiled.get("steps")
    if known is None:
        numbers: dict[Step, int] = {}
        known = Steps([], [])
        for a, neighbors in enumerate(ground.grid.neighbors):
            row = []
            for direction, b in enumerate(neighbors):
                if b >= 0:
                    step = _step(ground, a, b, ground.grid.hexside_towards(a, direction))
                    number = numbers.setdefault(step, len(numbers))
                    if number == len(known.samples):
                        known.samples.append((a, b))
                    row.append((b, number))
            known.by_hex.append(row)
        ground.compiled["steps"] = known
    return known


def _step(ground: S42Ground, a: int, b: int, hexside: int) -> Step:
    board = ground.board
    place = board.place_at(b)
    return Step(
        a in ground.land and b in ground.land,
        "desert" in (board.terrain[a], board.terrain[b]),
        board.terrain[b],
        place.kind if place is not None and place.kind in CITIES else "",
        board.sides.get(hexside, NOTHING),
        board.links.get(hexside, NOTHING),
        ground.river(a, b),
        a in ground.north or b in ground.north,
    )


class Prices(NamedTuple):
    """What each kind of step costs, ``CLOSED`` where it is not possible.

    ``from_start`` are the costs of steps that only a unit makes that starts there.
    """

    open: list[int]
    from_start: dict[int, int]


def _prices(ground: S42Ground, side: int, movement_class: str, season: Season) -> Prices:
    found = Prices([], {})
    for number, (a, b) in enumerate(steps_of(ground).samples):
        price = step_cost(ground, side, movement_class, season, a, b)
        if price is not None and needs_start(ground, season, a, b):
            found.from_start[number] = price
            price = None
        found.open.append(CLOSED if price is None else price)
    return found


def _compile(ground: S42Ground, side: int, movement_class: str, season: Season) -> Costs:
    """The cheapest way comes first, equally cheap ones in the order of the directions."""
    prices, from_start = _prices(ground, side, movement_class, season)
    start_only: dict[int, Ways] = {}
    pontoons: dict[int, Ways] = {}
    edges = []
    for a, row in enumerate(steps_of(ground).by_hex):
        ways = [(prices[kind], b, 0) for b, kind in row if prices[kind] != CLOSED]
        ways.sort(key=_price)
        edges.append(tuple(ways))
        for b, kind in row:
            if kind in from_start:
                start_only[a] = (*start_only.get(a, ()), (from_start[kind], b, 0))
                pontoons[b] = (*pontoons.get(b, ()), (from_start[kind], a, 0))
    return Costs(tuple(edges), FlatEdges(edges), start_only, pontoons)


def _price(way: tuple[int, int, int]) -> int:
    return way[0]


def pontoons_to(ground: S42Ground, side: int, season: Season) -> dict[int, int]:
    """5.5.5: where a pontoon may lead, with the hexes from which some class comes, as bits."""
    kinds = {
        number for word in COST_CLASS for number in _prices(ground, side, word, season).from_start
    }
    found: dict[int, int] = {}
    for a, row in enumerate(steps_of(ground).by_hex):
        for b, kind in row:
            if kind in kinds:
                found[b] = found.get(b, 0) | 1 << ground.grid.bit[a]
    return found


def needs_start(ground: S42Ground, season: Season, a: int, b: int) -> bool:
    """5.5.2: an unbridged, unfrozen major river without a ferry."""
    return (
        ground.river(a, b) == "major"
        and not ground.freezes(a, b, season)
        and not is_bridged(ground, a, b)
    )


def is_bridged(ground: S42Ground, a: int, b: int) -> bool:
    """5.2, 5.5.4, 5.5.6: a road, a railway or a ferry crosses here."""
    return not ground.board.link(a, b).isdisjoint({*ROADS, *RAILS, "ferry"})


def step_cost(
    ground: S42Ground, side: int, movement_class: str, season: Season, a: int, b: int
) -> int | None:
    """What a step costs in half-points, ``None`` where the class may not go (7.3).

    The price of an unbridged major river is included; whether it may be crossed is for
    ``needs_start``.
    """
    if ground.is_impassable(a, b, season):
        return None
    links = ground.board.link(a, b)
    along_road = not links.isdisjoint(ROADS)
    rules = ground.files.tables.movement
    if "alpine" in ground.board.side(a, b) and not along_road and movement_class != "mountain":
        return None
    river = _river_cost(ground, side, movement_class, season, a, b)
    if river == CLOSED:
        return None
    road = _road_cost(ground, movement_class, season, links)
    if road is not None and river == 0:
        return road
    price = entry_cost(ground, movement_class, season, b)
    if price is None:
        price = road
    if price is None:
        return None
    if "alpine" in ground.board.side(a, b) and not along_road:
        price += rules.alpine * HALVES
    return price + river


def entry_cost(ground: S42Ground, movement_class: str, season: Season, hex: int) -> int | None:
    """7.3: what a hex costs off the road; ``None`` where it is closed."""
    effects = ground.files.terrain
    place = ground.board.place_at(hex)
    word = ground.terrain(hex, season)
    row = effects.terrain[word]
    if place is not None and place.kind in CITIES:
        row = effects.place[place.kind]
    if word == "mountain" and movement_class == "mountain":
        # Mountain units pay as for clear ground (PROPOSED).
        row = effects.terrain["clear"]
    if ground.board.terrain[hex] == "full-alpine" and movement_class != "mountain":
        return None
    cost = _printed(row.cost, movement_class)
    return None if cost is None else int(cost * HALVES)


def _printed(cost: CostByClass, movement_class: str) -> float | None:
    """7.3: the number on the chart for a class; ``None`` where it is closed."""
    if isinstance(cost, dict):
        cost = cost[COST_CLASS[movement_class]]
    return None if isinstance(cost, str) else cost


def road_entry_cost(ground: S42Ground, movement_class: str, season: Season, hex: int) -> int | None:
    """22.3.1: what the first hex costs to a unit that comes from an Entry Area."""
    roads = {kind for n in ground.grid.adjacent(hex) for kind in ground.board.link(hex, n) & ROADS}
    price = entry_cost(ground, movement_class, season, hex)
    road = _road_cost(ground, movement_class, season, frozenset(roads))
    return min((cost for cost in (price, road) if cost is not None), default=None)


def _road_cost(
    ground: S42Ground, movement_class: str, season: Season, links: frozenset[str]
) -> int | None:
    """5.2: the road rate; in Rain and Mud secondary roads cost everybody a whole point.

    ``None``: there is no road, or none for the class.
    """
    effects = ground.files.terrain.line
    prices = []
    for kind in links & ROADS:
        cost = _printed(effects[kind].cost, movement_class)
        if cost is None:
            continue
        if season.wet and kind == "secondary-road":
            cost = max(cost, ground.files.tables.movement.secondary_road_wet)
        prices.append(int(cost * HALVES))
    return min(prices, default=None)


def _river_cost(
    ground: S42Ground, side: int, movement_class: str, season: Season, a: int, b: int
) -> int:
    """5.5: what a river adds; ``CLOSED`` on the Volga away from its crossing sites."""
    river = ground.river(a, b)
    frozen_lake = season.frozen and "lake" in ground.board.side(a, b)
    if not river and not frozen_lake:
        return 0
    links = ground.board.link(a, b)
    rules = ground.files.tables.movement
    on_road = not links.isdisjoint(ROADS)
    if river == "minor":
        dry = not season.wet or on_road or not links.isdisjoint(RAILS)
        return 0 if dry else rules.minor_river_wet * HALVES
    if river == "volga":
        if "ferry" in links:
            return ferry_cost(ground, movement_class)
        if side == SOVIET and not links.isdisjoint(RAILS):
            return rules.rail_bridge[movement_class] * HALVES
        return CLOSED
    if on_road:
        return 0
    if not links.isdisjoint(RAILS):
        return rules.rail_bridge[movement_class] * HALVES
    if frozen_lake or ground.freezes(a, b, season):
        return rules.frozen_river[movement_class] * HALVES
    return ferry_cost(ground, movement_class)


def ferry_cost(ground: S42Ground, movement_class: str) -> int:
    """5.5.2, 5.5.5, 5.5.6: an unbridged major river, a pontoon and a ferry cost the same."""
    cost = _printed(ground.files.terrain.hexside["major-river"].cost, movement_class)
    return CLOSED if cost is None else int(cost * HALVES)
