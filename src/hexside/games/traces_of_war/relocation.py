"""2.3 Relocation of headquarters, forced and voluntary (9.4)."""

from __future__ import annotations

from hexside.engine import Action, Decision, Frame, Reason, Wait
from hexside.games.traces_of_war.actions import Relocate
from hexside.games.traces_of_war.state import WAITING_HQ
from hexside.games.traces_of_war.supply_lines import region_with
from hexside.games.traces_of_war.tables import AXIS
from hexside.games.traces_of_war.work import TracesWork
from hexside.mechanics.each_hex import EachHex
from hexside.mechanics.relocation import far_or_nearest


def open_bits(work: TracesWork, hq: str) -> int:
    """2.3, 5.0: hexes outside enemy zones, with a supply line and room for a headquarters.

    The headquarters itself is taken off the map for the test: it must not open its own line.
    """
    rules = work.rules
    grid = rules.grid
    side = rules.side[hq]
    own = work.field.bits[side]
    here = work.units[hq].hex
    if here >= 0 and work.field.occupied[side][here] == 1:
        own &= ~(1 << grid.bit[here])
    free = region_with(work, side, own) & ~work.enemy_zones(side)
    others = grid.bits(
        work.units[other].hex
        for other in rules.headquarters[side]
        if other != hq and work.units[other].hex >= 0
    )
    return free & ~others


def targets(work: TracesWork, hq: str, origin: int) -> list[int]:
    """2.3: at least five hexes away; where no such hex is left, the nearest legal ones (R16)."""
    grid = work.rules.grid
    hexes = grid.indices(open_bits(work, hq))
    minimum = work.rules.tables.relocation.minimum_distance
    return far_or_nearest(hexes, origin, minimum, grid.distance)


def voluntary(work: TracesWork, hq: str) -> EachHex:
    """9.4: the relocations that an activated headquarters may choose instead of moving."""
    side = work.rules.side[hq]
    origin = work.units[hq].hex
    cache = work.field.ranges[side]
    # The hexes depend on the own units that stand in enemy zones and on the other headquarters.
    key = (
        "relocate",
        hq,
        work.field.bits[side] & work.enemy_zones(side),
        work.data.control,
        work.data.airborne_hex,
        tuple(work.units[other].hex for other in work.rules.headquarters[side]),
    )
    known: EachHex | None = cache.get(key)
    if known is None:
        near = work.rules.ground.within_bits(
            origin, work.rules.tables.relocation.minimum_distance - 1
        )
        known = work.rules.ground.to_each(Relocate, hq, open_bits(work, hq) & ~near)
        cache[key] = known
    return known


def count_relocation(work: TracesWork, hq: str) -> None:
    """2.3: each relocation counts for victory in the campaign."""
    if work.rules.side[hq] == AXIS:
        work.change(axis_relocations=work.data.axis_relocations + 1)
    else:
        work.change(soviet_relocations=work.data.soviet_relocations + 1)


def relocate(work: TracesWork, hq: str, hex: int, rule: str) -> None:
    """Put a headquarters into its new hex."""
    work.put(hq, hex)
    work.tell("headquarters-relocated", rule, unit=hq, hex=work.rules.names[hex])


def relocation_reasons(work: TracesWork, hq: str, hex_name: str, origin: int) -> list[Reason]:
    """Why a headquarters may not relocate to a hex."""
    rules = work.rules
    if hex_name not in rules.grid:
        return [Reason("unknown-hex", "", {"hex": hex_name})]
    hex = rules.grid.index(hex_name)
    side = rules.side[hq]
    found = []
    minimum = rules.tables.relocation.minimum_distance
    if origin >= 0 and rules.grid.distance(origin, hex) < minimum:
        found.append(Reason("relocation-too-near", "2.3", {"hex": hex_name, "least": minimum}))
    if work.enemy_at(side, hex):
        found.append(Reason("enemy-occupied", "5.0", {"hex": hex_name}))
    elif work.in_enemy_zone(side, hex):
        found.append(Reason("in-enemy-zone", "2.3", {"hex": hex_name}))
    if any(rules.is_hq[u] and u != hq for u in work.field.at(hex)):
        found.append(Reason("headquarters-there", "5.0", {"hex": hex_name}))
    if not found:
        found.append(Reason("no-supply-line-from", "2.3", {"hex": hex_name}))
    return found


class ForcedRelocation(Frame[TracesWork], frozen=True, tag="forced-relocation"):
    """2.3: a headquarters must be relocated; its owner chooses the hex.

    ``origin`` is the hex where it stood; ``lifted`` says that it has already left the map.
    """

    hq: str
    rule: str
    lifted: bool
    origin: int = -1
    counted: bool = False

    def run(self, work: TracesWork) -> Wait:
        if not self.lifted:
            here = work.units[self.hq].hex
            work.lift(self.hq, WAITING_HQ)
            work.replace(ForcedRelocation(self.hq, self.rule, True, here, self.counted))
            return Wait.NOTHING
        if not self.counted:
            count_relocation(work, self.hq)
            work.replace(ForcedRelocation(self.hq, self.rule, True, self.origin, True))
            return Wait.NOTHING
        hexes = targets(work, self.hq, self.origin)
        if not hexes:
            # R16: it waits off the map until a legal hex exists.
            work.tell("headquarters-waits", "2.3", unit=self.hq)
            work.pop()
            return Wait.NOTHING
        if len(hexes) == 1:
            relocate(work, self.hq, hexes[0], self.rule)
            work.pop()
            return Wait.NOTHING
        return Wait.DECISION

    def seats(self, work: TracesWork) -> tuple[str, ...]:
        return (work.rules.player[work.rules.side[self.hq]],)

    def decision(self, work: TracesWork, seat: str) -> Decision:
        return Decision(
            seat,
            "relocate-headquarters",
            "2.3",
            {"unit": self.hq},
            self.choices(work, seat),
        )

    def legal(self, work: TracesWork, seat: str) -> list[Action]:
        names = work.rules.names
        return [Relocate(self.hq, names[hex]) for hex in targets(work, self.hq, self.origin)]

    def reasons(self, work: TracesWork, seat: str, action: Action) -> list[Reason]:
        if isinstance(action, Relocate) and action.hq == self.hq:
            return relocation_reasons(work, self.hq, action.hex, self.origin)
        return []

    def take(self, work: TracesWork, seat: str, action: Action) -> None:
        if isinstance(action, Relocate):
            work.pop()
            relocate(work, self.hq, work.rules.grid.index(action.hex), self.rule)


def place_waiting(work: TracesWork) -> bool:
    """R16: headquarters that wait off the map come back as soon as a legal hex exists."""
    for side in (1, 0):
        for hq in work.rules.headquarters[side]:
            if work.units[hq].box == WAITING_HQ and targets(work, hq, -1):
                work.push(ForcedRelocation(hq, "2.3", True, -1, True))
                return True
    return False
