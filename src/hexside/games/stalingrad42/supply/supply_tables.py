"""The numbers of chapters 9.3, 9.7, 13.5 and 16 to 21, read from ``supply.toml``."""

from __future__ import annotations

import functools

import msgspec

from hexside.datafiles import Problems, Sources


class LineOfSupply(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """16.3.2, 23.2.3: the longest overland part."""

    overland: int
    overland_in_mud: int


class Isolation(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """16.5.2, 16.5.4: the attrition table and its modifiers."""

    loss_up_to: int
    airfield: dict[str, int]
    airfield_in_snow: dict[str, int]
    far_from_rail: int
    rail_distance: int
    city: int
    headquarters: int
    desert: int
    maximum: int

    def modifier(self, side: str, found: AttritionFacts) -> int:
        """16.5.4: the sum of the modifiers, at most the maximum."""
        total = 0
        if found.airfield:
            total += (self.airfield_in_snow if found.snow else self.airfield)[side]
            if not found.airfield_near_rail:
                total += self.far_from_rail
        total += self.city if found.city else 0
        total += self.headquarters if found.headquarters else 0
        total += self.desert if found.desert else 0
        return min(total, self.maximum)

    def loses_step(self, roll: int, modifier: int) -> bool:
        """16.5.2: whether a modified roll costs a step."""
        return roll + modifier <= self.loss_up_to


class AttritionFacts(msgspec.Struct, frozen=True):
    """16.5.4: what an isolated unit can trace a path to, and where it stands."""

    airfield: bool = False
    airfield_near_rail: bool = False
    city: bool = False
    headquarters: bool = False
    desert: bool = False
    snow: bool = False


class Rally(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """13.5: the Rally roll of a unit in an enemy zone of control."""

    from_roll: int = msgspec.field(name="from")
    elite: int
    low: int

    def succeeds(self, roll: int, quality: str) -> bool:
        """13.5: whether a unit of this troop quality improves one level."""
        modifier = self.elite if quality == "elite" else self.low if quality == "low" else 0
        return roll + modifier >= self.from_roll


class Railheads(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """17.2.1: how many railheads move, and how far."""

    moves: int
    hexes: int


class Fortifications(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """9.7.3: counters and forbidden ground; the Soviet limit is an option (A-16)."""

    axis: int
    not_in_terrain: frozenset[str]


class SupplyPoints(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """18.6.8: the most mobile Supply Points on the map."""

    mobile: dict[str, int]


class Air(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """9.3: air units."""

    range: int
    overcast_german: int
    leaves_on_turn: int
    after_leaving_german: int


class Replacements(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """21.3.1: where and when units come back."""

    rail_distance: int
    full_turns_in_box: int
    tank_corps_areas: tuple[str, ...]
    never_rebuilt: frozenset[str]


class Withdrawals(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """32.1, 32.2: the steps that must go with the divisions of turn 10, and with a tank corps."""

    panzer_divisions: int
    tank_corps: int


class EntryAreas(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """22.6.3, 22.6.4: the Soviet areas by the Caspian, and the Caspian Sea Transit Box.

    ``strait`` is the area that is left across the Kerch Strait only (5.7.2, 20.7).
    """

    northern: tuple[str, ...]
    southern: tuple[str, ...]
    transit: str
    transit_limit: int
    strait: str


class ReserveArmies(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """34.2, 34.4.1, 34.6.2: the size of a holding box, how many come out of it to defend, and the
    Entry Areas that must supply an army to take in reinforcements and other units (A-51).
    """

    box_limit: int
    come_out: int
    reinforced_by: tuple[str, ...]
    supplied_by: tuple[str, ...]


class NonCombat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """19.4: the delay of non-combat units."""

    returns_after: int


class Release(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """20.4, 20.6: how near an enemy sets units free."""

    garrison_distance: int
    stalingrad_distance: int


class Victory(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """24, S1.3: what is worth how many victory points."""

    automatic: int
    area_entered: int
    major_city: int
    minor_city: int
    threatened_areas: tuple[str, ...]
    exit_steps: int
    exit_points: int
    exits_east: tuple[str, ...]
    exits_south: tuple[str, ...]
    south_of_don: int
    don_row: int
    #: Places south of the Don, from which its south bank is found.
    south_bank: tuple[str, ...]
    baku: int
    baku_divisions: int
    #: 24.1.3: where Soviet units in that area go.
    baku_refuge: tuple[str, ...]
    elbrus: int


class SupplyFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """``supply.toml``."""

    line_of_supply: LineOfSupply
    isolation: Isolation
    rally: Rally
    railheads: Railheads
    resource_points: dict[str, int]
    fortifications: Fortifications
    supply_points: SupplyPoints
    air: Air
    replacements: Replacements
    withdrawals: Withdrawals
    entry_areas: EntryAreas
    non_combat: NonCombat
    reserve_armies: ReserveArmies
    release: Release
    victory: Victory


class ReplacementRow(msgspec.Struct, frozen=True):
    """21.1.3: replacements of one type that a side receives on a turn."""

    turn: int
    side: str
    type: str
    count: int
    scenario: str


class SupplyTables(msgspec.Struct, frozen=True):
    """Everything that the supply files say."""

    numbers: SupplyFile
    replacements: tuple[ReplacementRow, ...]

    def received(self, side: str, turn: int, scenario: str) -> dict[str, int]:
        """21.1.3: the replacements of a side on a turn by type."""
        return {
            row.type: row.count
            for row in self.replacements
            if row.side == side and row.turn == turn and row.scenario == scenario and row.count
        }


@functools.cache
def load_supply(sources: Sources) -> SupplyTables:
    """Read the supply files of the game, or those that stand in for them."""
    problems = Problems()
    numbers = sources.collect_toml(problems, "supply.toml", SupplyFile)
    rows = sources.collect_table(problems, "replacements.csv", ReplacementRow)
    problems.raise_if_any()
    assert numbers is not None
    return SupplyTables(numbers, tuple(row.value for row in rows))
