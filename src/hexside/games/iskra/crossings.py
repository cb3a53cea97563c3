"""Steps, zones and lines of supply with one set of pontoon bridges (5.2, 4.2.2, 11.1, 13.3.1)."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING

from hexside.games.iskra.shapes import AXIS, SIDES, SOVIET
from hexside.games.iskra.terrain_effects import ClassCosts, Cost
from hexside.mechanics.movement import HALVES, Edges

if TYPE_CHECKING:
    from hexside.games.iskra.ground import Ground

OTHER, MECHANISED = "other", "mechanised"
MAIN_ROAD, POWER_LINE = "main-road", "power-line"

Bridges = frozenset[int]
"""The sites of the pontoon bridges that stand."""
Where = Callable[[int, int], bool]
NO_BRIDGES: Bridges = frozenset()
Neighbours = tuple[tuple[int, ...], ...]
Exits = tuple[int, ...]
Entries = tuple[tuple[int, int], ...]


class Crossings:
    """The tables of one set of pontoon bridges."""

    def __init__(self, ground: Ground, bridges: Bridges) -> None:
        self.ground = ground
        self.bridges = bridges
        #: 13.3.1: the pairs of hexes that the bridges join, as a main road does.
        self.joined = frozenset(
            pair
            for site in bridges
            for other in ground.sites.get(site, ())
            for pair in ((site, other), (other, site))
        )
        #: Only steps into or out of the hex of a bridge differ from those without any.
        around = {site: (site, *ground.grid.adjacent(site)) for site in bridges}
        self.changed = tuple(sorted({hex for hexes in around.values() for hex in hexes}))
        self._around = {site: ground.grid.bits(hexes) for site, hexes in around.items()}
        self._edges: dict[tuple[int, str], Edges] = {}
        self._entries: dict[tuple[int, int], Entries] = {}
        self._strategic: dict[tuple[int, str], Edges] = {}
        self._zones: dict[tuple[int, str], Neighbours] = {}
        self._open: dict[tuple[int, str], Neighbours] = {}
        self._home: dict[tuple[int, str], Exits] = {}

    def compile(self) -> None:
        """Make all tables now, so that no decision waits for them."""
        for side in (AXIS, SOVIET):
            for movement_class in (OTHER, MECHANISED):
                self.edges(side, movement_class)
                self.strategic_edges(side, movement_class)
                self.open_neighbours(side, movement_class)
                self.home_exits(side, movement_class)
                self.zones(side, movement_class)

    @property
    def _plain(self) -> Crossings | None:
        """The tables without any bridge, which most of these are the same as."""
        return self.ground.crossings(NO_BRIDGES) if self.bridges else None

    def near(self, reached: int) -> Bridges:
        """The bridges that steps within these hexes may use."""
        return frozenset(site for site, bits in self._around.items() if bits & reached)

    # Steps

    def lines(self, a: int, b: int) -> frozenset[str]:
        """5.2.1: the roads, trails and railways between two neighbours; 1.2.8: no power line."""
        found = self.ground.board.link(a, b) - {POWER_LINE}
        return found | {MAIN_ROAD} if (a, b) in self.joined else found

    def is_closed(self, side: int, movement_class: str, a: int, b: int) -> bool:
        """5.2.8, 8.3.4, 9.2.3, R-06, R-74: a step that units of a class may never make."""
        ground = self.ground
        terrain = ground.effects.terrain[ground.board.terrain[b]]
        name = SIDES[side]
        if name in terrain.closed_to:
            return True
        lines = self.lines(a, b)
        if (a, b) in ground.neva_sides:
            if side == AXIS:
                return True
            if movement_class == MECHANISED and not lines and not ground.is_bridged(a, b):
                return True
        if lines:
            return False
        if terrain.cost.of(movement_class) == "closed":
            # The pontoon bridge of an ice hex opens it to mechanised units (7.4).
            return not (b in self.bridges and terrain.bridged_cost is not None)
        return False

    def cost(self, side: int, movement_class: str, a: int, b: int) -> Cost:
        """5.2: points for a step, without enemy zones.

        5.2.1: a unit may use a line, and need not: where the terrain is cheaper it pays that.
        """
        if self.is_closed(side, movement_class, a, b):
            return "closed"
        ground = self.ground
        prices = [
            price
            for kind in self.lines(a, b)
            if (row := ground.effects.line[kind].cost) is not None
            and not isinstance(price := row.of(movement_class), str)
        ]
        terrain = ground.effects.terrain[ground.board.terrain[b]]
        own = terrain.cost.of(movement_class)
        if isinstance(own, str):
            if prices:
                return min(prices)
            own = terrain.bridged_cost or 0
        return min([*prices, own + self._crossing(movement_class, a, b)])

    def _crossing(self, movement_class: str, a: int, b: int) -> float:
        """5.2.2, 5.2.4: what the river costs besides; a bridge cancels it."""
        ground = self.ground
        if ground.is_bridged(a, b):
            return 0.0
        total = 0.0
        for kind in ground.board.side(a, b):
            row = ground.effects.hexside[kind].cost
            value = row.of(movement_class) if isinstance(row, ClassCosts) else row
            total += 0.0 if isinstance(value, str) else value
        return total

    def edges(self, side: int, movement_class: str) -> Edges:
        """5.2: the steps of normal movement, in half-points."""
        key = (side, movement_class)
        known = self._edges.get(key)
        if known is None:

            def price(a: int, b: int) -> tuple[int, int] | None:
                cost = self.cost(side, movement_class, a, b)
                return None if isinstance(cost, str) else (int(cost * HALVES), 0)

            known = self._edges[key] = self._priced(price, lambda plain: plain.edges(*key))
        return known

    def entries(self, edges: Edges, hex: int) -> Entries:
        """The steps of such a table into a hex: where they come from, and what they cost."""
        # The tables are kept for good, so the identity of one is a safe key.
        key = (id(edges), hex)
        known = self._entries.get(key)
        if known is None:
            known = self._entries[key] = tuple(
                (here, price)
                for here in self.ground.grid.adjacent(hex)
                for price, there, _ in edges[here]
                if there == hex
            )
        return known

    def _priced(
        self,
        price: Callable[[int, int], tuple[int, int] | None],
        table: Callable[[Crossings], Edges],
    ) -> Edges:
        board, plain = self.ground.board, self._plain
        if plain is None:
            return board.edges(price)
        return board.edges_anew(table(plain), self.changed, price)

    def strategic_edges(self, side: int, movement_class: str) -> Edges:
        """5.4: the steps of strategic movement: along lines only."""
        key = (side, movement_class)
        known = self._strategic.get(key)
        if known is None:

            def price(a: int, b: int) -> tuple[int, int] | None:
                if self.is_closed(side, movement_class, a, b):
                    return None
                prices = [
                    cost
                    for kind in self.lines(a, b)
                    if (cost := self.ground.effects.line[kind].strategic_cost) is not None
                ]
                return (int(min(prices) * HALVES), 0) if prices else None

            known = self._strategic[key] = self._priced(
                price, lambda plain: plain.strategic_edges(*key)
            )
        return known

    def open_neighbours(self, side: int, movement_class: str) -> Neighbours:
        """9.1.1, 9.2.3: for each hex the neighbours that units of a class can go to at all."""
        key = (side, movement_class)
        known = self._open.get(key)
        if known is None:
            known = self._open[key] = self._projected(
                lambda a, b: not self.is_closed(side, movement_class, a, b),
                lambda plain: plain.open_neighbours(*key),
            )
        return known

    def _projected(self, where: Where, table: Callable[[Crossings], Neighbours]) -> Neighbours:
        board, plain = self.ground.board, self._plain
        if plain is None:
            return board.projections(where)
        return board.projections_anew(table(plain), self.changed, where)

    def home_exits(self, side: int, movement_class: str) -> Exits:
        """9.2.1: the steps of units of a class, walked backwards: from a source to the front."""
        key = (side, movement_class)
        known = self._home.get(key)
        if known is None:
            known = self._home[key] = self._left(
                lambda a, b: not self.is_closed(side, movement_class, b, a),
                lambda plain: plain.home_exits(*key),
            )
        return known

    def _left(self, where: Where, table: Callable[[Crossings], Exits]) -> Exits:
        board, plain = self.ground.board, self._plain
        if plain is None:
            return board.exits(where)
        return board.exits_anew(table(plain), self.changed, where)

    def zones(self, side: int, movement_class: str) -> Neighbours:
        """4.2.2, 4.6(5): where a unit in each hex has its zone: never across the Neva."""
        key = (side, movement_class)
        known = self._zones.get(key)
        if known is None:
            neva = self.ground.neva_sides
            known = self._zones[key] = self._projected(
                lambda a, b: (a, b) not in neva and not self.is_closed(side, movement_class, a, b),
                lambda plain: plain.zones(*key),
            )
        return known

    def may_pursue(self, side: int, movement_class: str, a: int, b: int) -> bool:
        """10.5, 10.5.1: not into closed terrain, nor across the Neva without a bridge."""
        if self.is_closed(side, movement_class, a, b):
            return False
        ground = self.ground
        if (a, b) not in ground.neva_sides:
            return True
        return bool(self.lines(a, b)) or ground.is_bridged(a, b)

    # Supply

    @cached_property
    def line_exits(self) -> tuple[Exits, Exits]:
        """11.1, R-05: by side, where lines of supply run along roads, trails, rails and, for the
        Soviets, over the ice of the Neva."""
        ground = self.ground

        def along(side: int) -> Where:
            def where(a: int, b: int) -> bool:
                if not ground.may_trace(side, a, b):
                    return False
                if any(ground.effects.line[kind].supply for kind in self.lines(a, b)):
                    return True
                on_neva = a in ground.neva_ice or b in ground.neva_ice
                return side == SOVIET and (on_neva or (a, b) in ground.neva_sides)

            return where

        return (
            self._left(along(AXIS), lambda plain: plain.line_exits[AXIS]),
            self._left(along(SOVIET), lambda plain: plain.line_exits[SOVIET]),
        )
