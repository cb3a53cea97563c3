"""The position as the seat sees it: stacks, zones, lines, threats, objectives."""

from __future__ import annotations

import functools
from collections.abc import Iterable

from hexside.engine import View
from hexside.mechanics.field import Field
from hexside.mechanics.kernels import spread
from hexside.mechanics.supply_lines import LinesAndUnits
from hexside.players.plain.joining import Gap
from hexside.players.plain.printed import Objective, Printed

#: Enemies farther away than this threaten no objective; how far units are thought to come.
NEAR, AWAY = 8, 12
#: Railways so near to the enemy can be cut; cutting off so many units is as bad as can be.
CUTTABLE, MANY = 6, 8
#: How far around the units that act railways are looked at.
AROUND = 6
REACH_MECHANISED, REACH_FOOT = 5, 3


class Sight:
    """Everything that is worked out once for a position, from the view alone."""

    def __init__(self, printed: Printed, view: View, acting: Iterable[str] = ()) -> None:
        self.printed = printed
        self.view = view
        self.me = printed.rules.sides.index(printed.rules.side_of(view.seat))
        self.foe = 1 - self.me
        self.manner = printed.manners[self.me]
        index = printed.grid.index
        self.steps = {unit.id: unit.steps for unit in view.units}
        marks = printed.aims.marks
        #: What marks leave of the attack and of the defence of a unit.
        self.marked = {
            unit.id: min(marks[mark] for mark in unit.marks if mark in marks)
            for unit in view.units
            if any(mark in marks for mark in unit.marks)
        }
        self.pinned = {unit.id for unit in view.units if "pinned" in unit.marks}
        self.where = {unit.id: index(unit.hex) for unit in view.units if unit.hex}
        #: The hexes around the units that act; railways elsewhere are left alone.
        self.around = 0
        for hex in {self.where[uid] for uid in acting if uid in self.where}:
            self.around |= printed.disc(hex, AROUND)
        side = printed.side
        self.field = Field.of(
            printed.grid,
            printed.rules.ground.projections,
            ((uid, side[uid], hex) for uid, hex in self.where.items()),
        )
        self.beneath, self.more = self._unseen()
        self.near = self._distances()
        self.threat = self._threats()
        self.linked = [self.region(0), self.region(1)]
        early = view.turn < self.manner.line_from
        #: What a line is worth to a unit now.
        self.line = self.manner.line * (0.3 if early else 1.0)
        held = {index(name) for name in view.tracks.get(printed.aims.control_track, ())}
        mine = printed.rules.sides[self.me] == printed.aims.control_side
        self.open: dict[int, float] = {}
        self.kept: dict[int, float] = {}
        wanted, guarded = [], []
        for number, row in enumerate(printed.objectives):
            if not self._counts(row):
                continue
            if (row.hex in held) == mine:
                self.kept[row.hex] = self.kept.get(row.hex, 0.0) + row.points
                if self.near[row.hex] <= NEAR:
                    guarded.append(number)
            else:
                self.open[row.hex] = self.open.get(row.hex, 0.0) + row.points
                wanted.append(number)
        self.goals = printed.goals(tuple(wanted))
        self.guards = printed.goals(tuple(guarded))

    def _counts(self, row: Objective) -> bool:
        name = self.printed.names[row.hex]
        return not row.track or name in self.view.tracks.get(row.track, ())

    # Units

    def units(self, side: int) -> list[str]:
        """The units of a side on the map."""
        number = self.printed.side
        return [uid for uid in self.where if number[uid] == side]

    def is_whole(self, uid: str) -> bool:
        """Whether a unit has all its steps."""
        return self.steps[uid] >= self.printed.roster[uid].steps

    def attack(self, uid: str) -> float:
        """The attack strength that shows."""
        counter = self.printed.roster[uid]
        own = counter.attack if self.is_whole(uid) else counter.reduced_attack or 0
        return own * self.marked[uid][0] if uid in self.marked else own

    def defense(self, uid: str) -> float:
        """The defence strength that shows."""
        counter = self.printed.roster[uid]
        own = counter.defense if self.is_whole(uid) else counter.reduced_defense or 0
        return own * self.marked[uid][1] if uid in self.marked else own

    def defense_at(self, hex: int, side: int) -> float:
        """The defence of a stack; of the enemy's with what may lie below the top."""
        number = self.printed.side
        seen = sum(self.defense(uid) for uid in self.field.at(hex) if number[uid] == side)
        return seen + (self.beneath if side == self.foe else 0.0)

    def _unseen(self) -> tuple[float, float]:
        """The defence and the number of the units below the top counter of an enemy's stack.

        Who is on the map is known, though not where: a counter that the view does not have at all
        lies hidden in one of the stacks. All are thought to have the same share.
        """
        roster, number = self.printed.roster, self.printed.side
        hidden = [
            roster[uid]
            for uid in roster
            if number[uid] == self.foe and uid not in self.steps and not roster[uid].is_hq
        ]
        stacks = self.field.bits[self.foe].bit_count()
        if not stacks or not self.view.stacks:
            return 0.0, 0.0
        return sum(counter.defense for counter in hidden) / stacks, len(hidden) / stacks

    def step_worth(self, uid: str) -> float:
        """What a unit loses with its next step."""
        counter = self.printed.roster[uid]
        if self.is_whole(uid):
            worth = (counter.attack + counter.defense) / 2
        else:
            worth = ((counter.reduced_attack or 0) + (counter.reduced_defense or 0)) / 2
        if self.steps[uid] > 1:
            worth -= ((counter.reduced_attack or 0) + (counter.reduced_defense or 0)) / 2
        if counter.is_hq:
            return worth + 4
        return worth + (self.manner.mechanised if counter.mechanised else 0)

    # Maps

    def _distances(self) -> list[int]:
        """How far every hex is from the nearest enemy."""
        found = [AWAY] * self.printed.grid.size
        front = {hex for uid, hex in self.where.items() if self.printed.side[uid] == self.foe}
        for distance in range(AWAY):
            for hex in front:
                found[hex] = distance
            front = {
                there for h in front for there in self.printed.around[h] if found[there] == AWAY
            }
        return found

    def _threats(self) -> list[float]:
        """The strength that the enemy could bring against each hex."""
        grid, roster = self.printed.grid, self.printed.roster
        found = [0.0] * grid.size
        for uid in self.units(self.foe):
            if roster[uid].is_hq or self.printed.is_fort[uid]:
                continue
            attack = self.attack(uid)
            reach = REACH_MECHANISED if roster[uid].mechanised else REACH_FOOT
            for hex in grid.within(self.where[uid], reach):
                found[hex] += attack
        return found

    def danger(self, hex: int, defense: float) -> float:
        """The steps that a stack in a hex may lose to the enemy's attacks."""
        threat = self.threat[hex] * self.manner.coming
        if threat <= 0 or defense <= 0:
            return threat
        column = self.printed.column(threat, defense, hex)
        return self.printed.harm[column] if column >= 0 else 0.0

    def region(self, side: int, without: int = 0, added: int = 0, joined: int = 0) -> int:
        """The hexes to which a side can trace a line.

        ``without`` are enemy hexes thought empty, ``added`` and ``joined`` hexes where enemies
        and where own units are thought to stand.
        """
        printed, grid = self.printed, self.printed.grid
        if not printed.lines:
            return grid.all_bits
        ground = printed.rules.ground
        enemy = self.field.bits[1 - side] & ~without | added
        zones = 0
        for hex in grid.indices(enemy):
            zones |= printed.zone_bits[hex]
        own = self.field.bits[side] | joined
        free = ground.land_bits & ~enemy & (~zones | own)
        policy = printed.lines[side]
        if isinstance(policy, LinesAndUnits):
            found = policy.joined(grid, printed.sources[side], free, own)
        else:
            found = policy.region(grid, printed.sources[side], free)
        return found | (spread(found, printed.exits, grid.shifts) & ground.land_bits & ~enemy)

    def has_line(self, side: int, hex: int) -> bool:
        """Whether a side can trace a line to a hex."""
        return bool(self.linked[side] >> self.printed.grid.bit[hex] & 1)

    @functools.cached_property
    def gap(self) -> Gap | None:
        """The gap between two fronts, as long as they are to join hands."""
        fronts = self.printed.aims.fronts
        if fronts is None or self.view.turn > fronts.until or not self.printed.lines:
            return None
        return Gap(self, fronts)

    def pull(self, uid: str, hex: int) -> float:
        """What draws a unit forward: objectives, and the other front."""
        manner = self.manner
        found = manner.advance * self.goals[hex]
        if manner.join and self.gap is not None:
            found -= manner.join * self.gap.way(uid, hex)
        return found

    @functools.cached_property
    def critical(self) -> dict[int, float]:
        """Hexes at railways that carry the lines of many own units, by the share of MANY."""
        grid = self.printed.grid
        own = [grid.bit[self.where[uid]] for uid in self.units(self.me)]
        own = [bit for bit in own if self.linked[self.me] >> bit & 1]
        found: dict[int, float] = {}
        if not self.manner.guard:
            return found
        for hex in grid.indices(self.linked[self.me] & self.printed.railway & self.around):
            if self.near[hex] <= CUTTABLE and self.printed.lines:
                left = self.region(self.me, added=1 << grid.bit[hex])
                share = min(1.0, sum(not left >> bit & 1 for bit in own) / MANY)
                for there in grid.within(hex, 2) if share > 0.3 else ():
                    if self.near[there] <= self.near[hex]:
                        found[there] = max(found.get(there, 0.0), share)
        return found

    def lineless(self) -> list[int]:
        """Own hexes, with units or worth points, to which no line leads; one for each unit."""
        own = [self.where[uid] for uid in self.units(self.me)]
        return [hex for hex in (*own, *self.kept) if not self.has_line(self.me, hex)]

    @functools.cached_property
    def openings(self) -> dict[int, float]:
        """Hexes in enemy zones where a unit would give a line to those without, and to how many."""
        starving = self.lineless()
        if not starving:
            return {}
        grid, field = self.printed.grid, self.field
        around = spread(self.linked[self.me], self.printed.exits, grid.shifts)
        edge = (around | self.linked[self.me]) & ~field.bits[0] & ~field.bits[1]
        found: dict[int, float] = {}
        for hex in grid.indices(edge & self.printed.rules.ground.land_bits & self.around):
            if field.zoc[self.foe][hex]:
                opened = self.region(self.me, joined=1 << grid.bit[hex])
                gain = sum(1.0 for other in starving if opened >> grid.bit[other] & 1)
                if gain:
                    found[hex] = gain
        return found

    def in_range(self, hq: str) -> list[str]:
        """The units that a headquarters can command, itself excepted, as the crow flies."""
        roster, grid = self.printed.roster, self.printed.grid
        side, here = self.printed.side[hq], self.where.get(hq, -1)
        if here < 0:
            return []
        return [
            uid
            for uid in self.units(side)
            if not roster[uid].is_hq
            and not self.printed.is_fort[uid]
            and self.nation(uid) == self.nation(hq)
            and grid.distance(self.where[uid], here) <= self.reach_of(hq)
        ]

    def reach_of(self, hq: str) -> int:
        """The command range of a headquarters: printed on it, or the same for all."""
        own = getattr(self.printed.roster[hq], "command_range", None)
        return int(own or self.printed.aims.command)

    def nation(self, uid: str) -> str:
        """Who obeys whom: the nationality, where counters have one, or what the aims name."""
        counter = self.printed.roster[uid]
        words = (getattr(counter, name, "") for name in self.printed.aims.obeys)
        return next((str(word) for word in words if word), "")

    def formation(self, uid: str) -> str:
        """The formation that a counter names; its id where it names none."""
        return str(getattr(self.printed.roster[uid], "formation", "") or uid)

    def activity(self, hq: str) -> float:
        """How much a headquarters has to do: strength in its range, more next to the enemy."""
        side = self.printed.side[hq]
        other = self.field.zoc[1 - side]
        return sum(
            self.attack(uid) * (1.0 if other[self.where[uid]] else 0.6) for uid in self.in_range(hq)
        )
