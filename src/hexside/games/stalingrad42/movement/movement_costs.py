"""5.2, 5.5, 7.3 Costs of movement, compiled by side, movement class and season.

Classes are ``foot``, ``mech`` and ``mountain`` (mountain infantry). Costs are in half-points.
"""

from __future__ import annotations

from typing import NamedTuple

from hexside.games.stalingrad42.board.ground import CITIES, HALVES, RAILS, ROADS, S42Ground, Season
from hexside.games.stalingrad42.reading.files import CostByClass
from hexside.games.stalingrad42.reading.printed import SOVIET
from hexside.mechanics.movement import Edges

Ways = tuple[tuple[int, int, int], ...]
COST_CLASS = {"foot": "infantry", "mountain": "infantry", "mech": "mechanised"}
CLOSED = -1


class Costs(NamedTuple):
    """The ways out of every hex for one side, class and season.

    ``start_only`` has the unbridged major rivers, which a unit crosses only out of the hex where
    it starts (5.5.2); ``pontoons[b]`` the hexes from which a pontoon leads into ``b`` while
    friendly combat units hold both ends (5.5.5). ``hops`` is ``edges`` with every step at 1, for
    modes that count hexes.
    """

    edges: Edges
    hops: Edges
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


def _compile(ground: S42Ground, side: int, movement_class: str, season: Season) -> Costs:
    start_only: dict[int, list[tuple[int, int, int]]] = {}
    pontoons: dict[int, list[tuple[int, int, int]]] = {}

    def step(a: int, b: int) -> tuple[int, int] | None:
        price = step_cost(ground, side, movement_class, season, a, b)
        if price is None:
            return None
        if needs_start(ground, season, a, b):
            start_only.setdefault(a, []).append((price, b, 0))
            pontoons.setdefault(b, []).append((price, a, 0))
            return None
        return price, 0

    edges = ground.board.edges(step)
    hops = tuple(tuple((1, there, kind) for _, there, kind in ways) for ways in edges)
    return Costs(
        edges,
        hops,
        {hex: tuple(ways) for hex, ways in start_only.items()},
        {hex: tuple(ways) for hex, ways in pontoons.items()},
    )


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
