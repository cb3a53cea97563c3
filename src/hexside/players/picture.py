"""The situation as a seat sees it: stacks, zones, supply, strengths, ranges."""

from __future__ import annotations

from hexside.engine import SeenUnit, View
from hexside.mechanics.connections import connected, zones_of_control
from hexside.mechanics.field import Field
from hexside.mechanics.movement import NEVER, ZoneCosts, search
from hexside.players.knowledge import HALVES, Knowledge, Target

#: How many points a point of printed strength is worth.
STRENGTH_VALUE = 0.25


class Picture:
    """Which units stand where. To try a position, change ``field`` of a ``copy``."""

    def __init__(self, know: Knowledge, view: View) -> None:
        self.know = know
        self.view = view
        self.me = know.sides.index(view.seat) if view.seat in know.sides else 0
        self.units: dict[str, SeenUnit] = {}
        self.where: dict[str, int] = {}
        index = know.grid.index
        for unit in view.units:
            if unit.hex and unit.id in know.side:
                self.units[unit.id] = unit
                self.where[unit.id] = index(unit.hex)
        spots = ((uid, know.side[uid], hex) for uid, hex in self.where.items())
        self.field = Field.of(know.grid, know.adjacent, spots)
        self.open = self._open_targets()
        self.held = frozenset(t.hex for t in self.open if t.objective.held)

    def copy(self) -> Picture:
        """A picture whose units can be moved without changing this one."""
        twin = Picture.__new__(Picture)
        twin.__dict__.update(self.__dict__)
        twin.where = self.where.copy()
        twin.field = self.field.copy()
        return twin

    def _open_targets(self) -> tuple[Target, ...]:
        """The objectives that have not been taken yet."""
        index = self.know.grid.index
        listed: dict[str, set[int]] = {}
        found = []
        for target in self.know.targets:
            row = target.objective
            if row.track not in listed:
                names = self.view.tracks.get(row.track, ())
                listed[row.track] = {index(name) for name in names}
            if (target.hex in listed[row.track]) == (row.listed == "open"):
                found.append(target)
        return tuple(found)

    # Units

    def go(self, uid: str, hex: int) -> None:
        """Put a unit somewhere else in this picture."""
        side = self.know.side[uid]
        self.field.remove(uid, side, self.where[uid])
        self.field.add(uid, side, hex)
        self.where[uid] = hex

    def lift(self, uid: str) -> None:
        """Take a unit off the map in this picture."""
        self.field.remove(uid, self.know.side[uid], self.where.pop(uid))

    def put(self, uid: str, hex: int) -> None:
        """Set a unit on the map in this picture."""
        self.field.add(uid, self.know.side[uid], hex)
        self.where[uid] = hex

    def of_side(self, side: int) -> list[str]:
        """The units of a side on the map."""
        return [uid for uid in self.where if self.know.side[uid] == side]

    def steps(self, uid: str) -> int:
        """The steps that a unit has left; a unit off the map would arrive with all of them."""
        unit = self.units.get(uid)
        return unit.steps if unit else self.know.rules.roster[uid].steps

    def _full(self, uid: str) -> bool:
        return self.steps(uid) >= self.know.rules.roster[uid].steps

    def _marks(self, uid: str) -> tuple[str, ...]:
        unit = self.units.get(uid)
        return unit.marks if unit else ()

    def attack(self, uid: str) -> int:
        """The current attack strength of a unit."""
        counter = self.know.rules.roster[uid]
        strength = counter.attack if self._full(uid) else counter.reduced_attack or 0
        for mark in self._marks(uid):
            strength -= self.know.weights.marks[mark].attack
        return max(0, strength)

    def defense(self, uid: str) -> int:
        """The current defence strength of a unit."""
        counter = self.know.rules.roster[uid]
        strength = counter.defense if self._full(uid) else counter.reduced_defense or 0
        for mark in self._marks(uid):
            strength -= self.know.weights.marks[mark].defense
        return max(0, strength)

    def step_value(self, uid: str) -> float:
        """The value of a unit's step; the last one includes the counter itself."""
        counter = self.know.rules.roster[uid]
        if counter.is_hq:
            return 3.0
        value = STRENGTH_VALUE * (counter.attack + counter.defense) / 2
        return value * (1.25 if self.steps(uid) == 1 else 1.0)

    def has_room(self, uid: str, hex: int) -> bool:
        """Whether a hex has room for one more unit of this kind."""
        know = self.know
        here = self.field.at(hex)
        if know.is_hq[uid]:
            return not any(know.is_hq[other] for other in here if other != uid)
        others = sum(1 for other in here if other != uid and not know.is_hq[other])
        return others < know.weights.limits.stack

    # Ranges and supply

    def reach(self, uid: str) -> dict[int, int]:
        """The hexes that a unit can reach with its own move, including its own hex."""
        know = self.know
        rules = know.rules
        side = know.side[uid]
        start = self.where[uid]
        factor = 1.0
        for mark in self._marks(uid):
            factor *= know.weights.marks[mark].move
        budget = int(rules.roster[uid].move * factor) * HALVES
        zones = self.field.zoc[1 - side]
        barred = self.field.occupied[1 - side]
        costs, _ = search(start, budget, rules.ground.edges, barred, zones, rules.ground.zone_costs)
        for there, kind in rules.ground.whole_moves[start]:
            if not barred[there] and not (kind and zones[start] and zones[there]):
                costs.setdefault(there, budget)
        if not zones[start] and rules.ground.strategic_edges[start]:
            no_zones = ZoneCosts(NEVER, NEVER)
            more, _ = search(start, budget, rules.ground.strategic_edges, barred, zones, no_zones)
            for hex, cost in more.items():
                costs.setdefault(hex, cost)
        return costs

    def zones(self, side: int) -> int:
        """The hexes in zones of control of a side."""
        return zones_of_control(
            self.know.grid, self.field.bits[side], self.know.rules.ground.open_exits
        )

    def supplied(self, side: int) -> int:
        """The hexes from which a side can trace a supply line."""
        know = self.know
        words = know.weights.supply
        tracks = self.view.tracks
        mine = know.sides[side] == words.control_side
        index = know.grid.index
        taken = know.grid.bits(index(name) for name in tracks.get(words.control_track, ()))
        shut = know.cities & (~taken if mine else taken)
        free = ~self.zones(1 - side) | self.field.bits[side]
        passable = know.rules.ground.land_bits & ~self.field.bits[1 - side] & free & ~shut
        sources = know.sources[side]
        marker = tracks.get(words.marker, "")
        if marker and know.sides[side] == words.marker_side:
            sources |= 1 << know.grid.bit[index(marker)]
        return connected(know.grid, sources, passable, know.rules.ground.supply_exits)
