"""12 Retreats, 13.1-13.3 status after a retreat and the automatic withdrawal of Full Retreats."""

from __future__ import annotations

from itertools import pairwise

import msgspec
from msgspec.structs import replace

from hexside.engine import Action, Decision, Reason, Wait
from hexside.engine.agenda import NotTaken
from hexside.games.stalingrad42.actions import DONE, Done
from hexside.games.stalingrad42.combat.combat_actions import Retreat
from hexside.games.stalingrad42.combat.losses import Losses, is_in_play
from hexside.games.stalingrad42.maskirovka.armies import closed_by_armies, is_used
from hexside.games.stalingrad42.maskirovka.sharing import share_retreat
from hexside.games.stalingrad42.movement.movement_costs import costs_of
from hexside.games.stalingrad42.reading.printed import SIDES
from hexside.games.stalingrad42.retreat.retreat_search import (
    RetreatGround,
    Way,
    can_disengage,
    delay_ways,
    disengagement_ways,
    retreat_ways,
    surviving_ways,
)
from hexside.games.stalingrad42.retreat.same_time import enemy_bonds_past, zone_of_left
from hexside.games.stalingrad42.seat_frames import SeatFrame
from hexside.games.stalingrad42.state import (
    DISRUPTED,
    FULL_RETREAT,
    MINI_COMBAT,
    MINI_MOVEMENT,
    RETREATED,
    SLIPPING,
    TRAIN,
    area_box,
)
from hexside.games.stalingrad42.supply.supply_lines import (
    has_line,
    obstacles,
    overland_length,
    sources,
    steps_now,
)
from hexside.games.stalingrad42.supply.supply_trace import supplied
from hexside.games.stalingrad42.support.offensive_markers import lose_offensives
from hexside.games.stalingrad42.units.non_combat import left_behind
from hexside.games.stalingrad42.work import S42Work

#: 13.1.3: a retreat of this length is a rout.
FULL_LENGTH = 4
#: 13.3.2: the hexes of an automatic withdrawal.
WITHDRAWAL_LENGTH = 2
#: 11.6.1: the most that a Delay asks for.
DELAY_LENGTH = 2
RESULT, DELAY, WITHDRAWAL = "result", "delay", "withdrawal"
#: 27.2.3: a retreat of the active player's own will, of one or two hexes.
DISENGAGEMENT = "disengagement"


def holds(work: S42Work, side: int, hex: int) -> bool:
    """12.2: a friendly combat unit that has not retreated in this phase stands in a hex."""
    return any(RETREATED not in work.units[uid].marks for uid in work.combat_units(side, hex))


def steps_from(work: S42Work, uid: str, start: int, here: int) -> list[int]:
    """12.2: the neighbours that a unit on its retreat from a hex enters alive."""
    rules = work.rules
    ground = rules.ground
    side = rules.side[uid]
    costs = costs_of(ground, side, rules.movement_class[uid], work.season)
    enemy = work.field.occupied[1 - side]
    friends = work.field.occupied[side]
    bonds = enemy_bonds_past(work, side, start)
    found = [there for _, there, _ in costs.edges[here] if ground.river(here, there) != "volga"]
    # 5.5.5: a pontoon stands where a friend waits on the far bank.
    found += [there for _, there, _ in costs.start_only.get(here, ()) if friends[there]]
    shut = closed_by_armies(work, 1 - side)
    return [
        there
        for there in found
        if not enemy[there] and not bonds.bars(here, there) and there not in shut
    ]


def ground_for(work: S42Work, uid: str, start: int) -> RetreatGround:
    """The map as a unit sees it that retreats from a hex."""
    rules = work.rules
    side = rules.side[uid]
    own = work.areas(side)
    zones, past = work.field.zoc[1 - side], zone_of_left(work, side, start)
    return RetreatGround(
        lambda here: steps_from(work, uid, start, here),
        lambda here: [letter for letter in rules.ground.areas_at.get(here, ()) if letter in own],
        lambda hex: zones[hex] > (hex in past) and not holds(work, side, hex),
        lambda hex: holds(work, side, hex),
        lambda hex: has_line(work, side, hex),
        rules.grid.distance,
    )


def ways_of(work: S42Work, uid: str, start: int, length: int, mode: str) -> list[Way]:
    """12.1.3: the ways that a unit may choose among; none means that it is eliminated."""
    rules = work.rules
    key = ("ways", rules.side[uid], rules.movement_class[uid], start, length, mode)
    known: list[Way] | None = work.field.notes.get(key)
    if known is None:
        ground = ground_for(work, uid, start)
        if mode == DELAY:
            known = delay_ways(ground, start)
        elif mode == DISENGAGEMENT:
            known = disengagement_ways(ground, start, length)
        else:
            known = retreat_ways(ground, start, length)
        work.field.notes[key] = known
    return known


def has_way_out(work: S42Work, uid: str, start: int, length: int) -> bool:
    """27.2.3 (A-55): whether a unit that disengages can go anywhere."""
    rules = work.rules
    key = ("way-out", rules.side[uid], rules.movement_class[uid], start, length)
    known: bool | None = work.field.notes.get(key)
    if known is None:
        known = work.field.notes[key] = can_disengage(ground_for(work, uid, start), start, length)
    return known


def is_doomed(work: S42Work, start: int, units: tuple[str, ...], length: int) -> bool:
    """11.5.1 (A-57): no unit of the stack has a way of full length that it survives."""
    return not any(surviving_ways(ground_for(work, uid, start), start, length) for uid in units)


def loses_port(work: S42Work, start: int, units: tuple[str, ...], length: int) -> bool:
    """11.5.1: the stack holds a port that supplies it and would end its retreat out of supply."""
    if start not in work.ground.ports:
        return False
    bit = work.rules.grid.bit
    side = work.rules.side[units[0]]
    if not sources(work, side).hexes >> bit[start] & 1:
        # 16.2.3: it is no source of theirs, and with it they lose nothing.
        return False
    region = region_without(work, side, start)
    for uid in units:
        for way in ways_of(work, uid, start, length, RESULT):
            if way.area or region >> bit[way.hexes[-1]] & 1:
                return False
    return True


def region_without(work: S42Work, side: int, port: int) -> int:
    """11.5.1: the hexes with a line of supply once a port is lost."""
    grid = work.rules.grid
    found = sources(work, side)
    left = found._replace(hexes=found.hexes & ~(1 << grid.bit[port]))
    barred = obstacles(work, side, work.field.bits[side])
    return supplied(grid, steps_now(work, side), left, barred, overland_length(work))


class Shortened(msgspec.Struct, frozen=True):
    """12.1.3 (A-31): units that took the same shortened way, and the steps that it costs."""

    path: tuple[int, ...]
    steps: int
    units: tuple[str, ...]


class Retreats(SeatFrame, frozen=True, tag="retreats"):
    """12.1: the units of a hex retreat one by one, each on a way of its own.

    ``seat`` chooses the ways: the owner, or the active player for a withdrawal (13.3.2). Whether
    non-combat units go along is for their owner to say (19.3), when the others have gone.
    """

    start: int
    units: tuple[str, ...]
    length: int
    mode: str = RESULT
    rule: str = "12.1"
    shortened: tuple[Shortened, ...] = ()

    def _waiting(self, work: S42Work) -> list[str]:
        return [uid for uid in self.units if work.units[uid].hex == self.start]

    def _fighters(self, work: S42Work) -> list[str]:
        return [uid for uid in self._waiting(work) if work.rules.combat[uid]]

    def _owner(self, work: S42Work) -> int:
        return work.rules.side[self.units[0]]

    def leads(self, work: S42Work, uid: str) -> bool:
        """A-27, 19.3: whether the seat says where a unit goes."""
        return work.rules.combat[uid] or self.side(work) == self._owner(work)

    def ways(self, work: S42Work, uid: str) -> list[Way]:
        """12.1.3: the ways open to a unit; a shortened one only where its price leaves a step."""
        found = ways_of(work, uid, self.start, self.length, self.mode)
        if not found or not found[0].shortened or not work.rules.combat[uid]:
            return found
        left = sum(work.units[other].steps for other in self._fighters(work))
        return [way for way in found if self._joined(way) or way.shortened < left]

    def _joined(self, way: Way) -> bool:
        return any(group.path == way.hexes for group in self.shortened)

    def run(self, work: S42Work) -> Wait:
        waiting = self._waiting(work)
        fighters = [uid for uid in waiting if work.rules.combat[uid]]
        for uid in fighters:
            if not self.ways(work, uid):
                if self.mode == DISENGAGEMENT:
                    # 27.2.3: who cannot get away stays.
                    left = tuple(other for other in self.units if other != uid)
                    work.replace(replace(self, units=left))
                    return Wait.NOTHING
                # 12.2: no way that it survives.
                work.eliminate(uid, "12.2")
                return Wait.NOTHING
        followers = [uid for uid in waiting if uid not in fighters and self.ways(work, uid)]
        if not fighters and not (followers and self._survived(work)):
            self._settle(work)
            return Wait.NOTHING
        if not fighters and self.side(work) != self._owner(work):
            # 19.3: non-combat units may go along with those whom the enemy has led away.
            work.replace(replace(self, seat=SIDES[self._owner(work)]))
            return Wait.NOTHING
        ways = [self.ways(work, uid) for uid in fighters]
        led = any(self.leads(work, uid) for uid in followers)
        if not led and all(len(one) == 1 for one in ways):
            # No one has a choice.
            self._walk(work, fighters[0], ways[0][0])
            return Wait.NOTHING
        return Wait.DECISION

    def _survived(self, work: S42Work) -> bool:
        """19.3: non-combat units retreat only if a combat unit of their hex survived."""
        return any(work.rules.combat[uid] and is_in_play(work, uid) for uid in self.units)

    def _settle(self, work: S42Work) -> None:
        """12.1.3: the price of shortened retreats, by the owner's choice."""
        work.pop()
        if self.units:
            left_behind(work, work.rules.side[self.units[0]], self.start)
        for group in self.shortened:
            owner = SIDES[work.rules.side[group.units[0]]]
            work.push(Losses(owner, group.units, group.steps, "12.1.3"))

    def _walk(self, work: S42Work, uid: str, way: Way) -> None:
        rules = work.rules
        unit = work.units[uid]
        names = [rules.names[hex] for hex in way.hexes]
        shortened = self.shortened
        if way.shortened and rules.combat[uid]:
            shortened = _with(shortened, way, uid)
        # Before the unit moves: what its steps set off comes on top of this frame.
        work.replace(replace(self, shortened=shortened))
        marks = self._marks(work, uid)
        if uid in rules.reserve_armies and is_used(work) and self.mode != WITHDRAWAL:
            # 34.6.2: the units in its box share what befalls the others.
            share_retreat(work, uid, lambda boxed: self._marks(work, boxed))
        if way.area:
            names.append(area_box(way.area))
        work.tell(
            "unit-retreated",
            self.rule,
            unit=uid,
            start=rules.names[self.start],
            path=tuple(names),
            steps=0,
        )
        lose_offensives(work, uid)
        if way.area:
            work.lift(uid, area_box(way.area), *marks)
            return
        work.unmark(uid, *unit.marks)
        work.mark(uid, *marks)
        work.go(uid, way.hexes)

    def _marks(self, work: S42Work, uid: str) -> set[str]:
        """13.1: a retreat disrupts, a long or a second one puts to Full Retreat; Trains unload."""
        marks = set(work.units[uid].marks) - {TRAIN, SLIPPING}
        if not work.rules.combat[uid]:
            return marks
        if FULL_RETREAT not in marks:
            rout = self.length >= FULL_LENGTH and self.mode == RESULT
            if rout or DISRUPTED in marks:
                marks = marks - {DISRUPTED} | {FULL_RETREAT}
            else:
                marks.add(DISRUPTED)
        return marks | {RETREATED}

    # The decision

    def decision(self, work: S42Work, seat: str) -> Decision:
        kind = "retreat-units"
        if self.mode == WITHDRAWAL:
            kind = "s42-withdraw-units"
        elif self.mode == DISENGAGEMENT:
            kind = "s42-disengage-units"
        return Decision(
            seat,
            kind,
            self.rule,
            {"hex": work.rules.names[self.start], "steps": self.length},
            self.choices(work, seat),
        )

    def legal(self, work: S42Work, seat: str) -> list[Action]:
        names = work.rules.names
        actions: list[Action] = []
        waiting = [uid for uid in self._waiting(work) if self.leads(work, uid)]
        for uid in waiting:
            for way in self.ways(work, uid):
                path = [names[hex] for hex in way.hexes]
                if way.area:
                    path.append(area_box(way.area))
                actions.append(Retreat(uid, tuple(path)))
        if not self._fighters(work):
            # 19.3: a non-combat unit may stay behind.
            actions.append(DONE)
        return actions

    def reasons(self, work: S42Work, seat: str, action: Action) -> list[Reason]:
        if not isinstance(action, Retreat):
            return []
        return retreat_reasons(work, self, action)

    def take(self, work: S42Work, seat: str, action: Action) -> None:
        if isinstance(action, Done):
            self._settle(work)
            return
        if not isinstance(action, Retreat):
            raise NotTaken(self, action)
        names = work.rules.names
        for way in self.ways(work, action.unit):
            path = [names[hex] for hex in way.hexes]
            if way.area:
                path.append(area_box(way.area))
            if tuple(path) == action.path:
                self._walk(work, action.unit, way)
                return


def _with(groups: tuple[Shortened, ...], way: Way, uid: str) -> tuple[Shortened, ...]:
    others = tuple(group for group in groups if group.path != way.hexes)
    for group in groups:
        if group.path == way.hexes:
            return (*others, replace(group, units=(*group.units, uid)))
    return (*groups, Shortened(way.hexes, way.shortened, (uid,)))


def retreat_reasons(work: S42Work, frame: Retreats, action: Retreat) -> list[Reason]:
    """12.1-12.2: why a unit may not retreat this way."""
    rules = work.rules
    uid = action.unit
    if uid not in frame.units or work.units[uid].hex != frame.start:
        return [Reason("not-retreating", "12.1", {"unit": uid})]
    if not frame.leads(work, uid):
        return [Reason("s42-led-by-its-owner", "19.3", {"unit": uid})]
    unknown = [name for name in action.path if name not in rules.grid]
    if unknown:
        return [Reason("unknown-hex", "", {"hex": name}) for name in unknown]
    path = (frame.start, *(rules.grid.index(name) for name in action.path))
    ground = ground_for(work, uid, frame.start)
    found = []
    for a, b in pairwise(path):
        hexes = {"hex": rules.names[a], "other": rules.names[b]}
        if rules.grid.direction(a, b) < 0:
            return [Reason("not-adjacent", "12.1", dict(hexes))]
        if work.enemy_at(rules.side[uid], b):
            found.append(Reason("enemy-occupied", "12.2", {"hex": rules.names[b]}))
        elif enemy_bonds_past(work, rules.side[uid], frame.start).bars(a, b):
            found.append(Reason("s42-bond-closed", "12.2", dict(hexes)))
        elif b in closed_by_armies(work, 1 - rules.side[uid]):
            found.append(Reason("s42-reserve-army-there", "34.6.2", {"hex": rules.names[b]}))
        elif b not in ground.steps(a):
            found.append(Reason("blocked-hexside", "12.2", dict(hexes)))
        elif a != frame.start and ground.exposed(a) and ground.exposed(b):
            found.append(Reason("s42-two-zones", "12.2", dict(hexes)))
    if not found and frame.mode == DISENGAGEMENT and len(path) - 1 > frame.length:
        found.append(Reason("s42-retreat-too-long", "27.2.3", {"steps": frame.length}))
    free = frame.mode in (DELAY, DISENGAGEMENT)
    if not found and len(path) - 1 < frame.length and not free:
        found.append(Reason("retreat-too-short", "12.1.1", {"steps": frame.length}))
    if not found and ground.exposed(path[-1]):
        found.append(Reason("s42-ends-in-zone", "12.2", {"hex": rules.names[path[-1]]}))
    if not found:
        ways = frame.ways(work, uid)
        best = " ".join(rules.names[hex] for hex in ways[0].hexes) if ways else ""
        found.append(Reason("s42-retreat-priorities", "12.1.3", {"unit": uid, "path": best}))
    return found


# Full Retreat (13.3)


def is_routed(work: S42Work, side: int, hex: int) -> bool:
    """13.3.2: only units in Full Retreat hold a hex."""
    units = work.combat_units(side, hex)
    return bool(units) and all(FULL_RETREAT in work.units[uid].marks for uid in units)


#: 13.3.2, A-96: the phases in which units come next to others; not the rally and the supply.
ENEMIES_COME = ("movement", "combat", MINI_MOVEMENT, MINI_COMBAT)


def withdrawal(work: S42Work, side: int, hex: int) -> Retreats:
    """13.3.2 (A-27): two hexes, on a way that the active player chooses."""
    chooser = work.data.side if work.rules.options["full-retreat-path"] == "active" else side
    units = (*work.combat_units(side, hex), *movable(work, side, hex))
    return Retreats(SIDES[chooser], hex, units, WITHDRAWAL_LENGTH, WITHDRAWAL, "13.3.2")


def movable(work: S42Work, side: int, hex: int) -> list[str]:
    """19.3, 18.6.6: non-combat units that may go along: not Supply Points."""
    roster = work.rules.roster
    return [
        uid
        for uid in work.non_combat_units(side, hex)
        if roster[uid].type != "supply-point" and work.values(uid).move > 0
    ]


def withdraw_before(work: S42Work, uid: str, hex: int) -> None:
    """13.3.2: an enemy combat unit has come next to units in Full Retreat: they withdraw."""
    if not work.rules.combat[uid] or work.data.phase not in ENEMIES_COME:
        return
    other = 1 - work.rules.side[uid]
    # 29.1: in a contested city the enemy may come into the very hex.
    for there in (hex, *work.adjacent(hex)):
        if work.field.occupied[other][there] and is_routed(work, other, there):
            work.push(withdrawal(work, other, there))
