"""The shapes of the data files: counters, chits, tables, scenarios."""

from __future__ import annotations

from typing import Literal

import msgspec

from hexside.datafiles.game_rows import ChitColumns, ScenarioKeys, UnitColumns

Side = Literal["axis", "soviet"]
AXIS, SOVIET = 0, 1
SIDES: tuple[Side, Side] = ("axis", "soviet")
UnitKind = Literal["combat", "hq"]
UnitType = Literal[
    "armour", "mechanised-infantry", "infantry", "mountain", "cavalry", "airborne", "security", "hq"
]


class Counter(UnitColumns, frozen=True, omit_defaults=True, kw_only=True):
    """2.2, 2.3: what is printed on a counter; a row of ``units.csv``."""

    side: Side
    nationality: Literal["german", "hungarian", "romanian", "soviet"]
    kind: UnitKind
    type: UnitType
    size: str
    reduced_attack: int | None = None
    reduced_defense: int | None = None
    reduced_move: int | None = None
    command_range: int | None = None
    availability: str = ""
    hex: str | None = None
    note: str | None = None

    @property
    def number(self) -> int:
        """The side as a number."""
        return AXIS if self.side == "axis" else SOVIET

    @property
    def is_hq(self) -> bool:
        """2.3: a headquarters."""
        return self.kind == "hq"


class Chit(ChitColumns, frozen=True, kw_only=True):
    """2.4: a kind of command chit."""

    side: Literal["axis", "soviet", "both"]
    kind: Literal["supply", "hq", "reinforcement", "airborne", "stavka", "okh"]


class TurnRow(msgspec.Struct, frozen=True):
    """7.1 (PROPOSED): a space of the turn track."""

    number: int
    month: str
    axis_chits: int
    soviet_chits: int


class CrossingPoints(msgspec.Struct, frozen=True):
    """12.3: what the number of crossing points in Soviet hands drives."""

    negotiation_points: tuple[float, ...]
    luftwaffe_markers: tuple[int, ...]
    okh_order_units: tuple[int, ...]
    capture_distance: int
    automatic_from_turn: int


class SovietChoice(msgspec.Struct, frozen=True):
    """4.2.1: how many different Fronts must be chosen."""

    different_fronts: int
    different_fronts_with_stavka: int


class Luftwaffe(msgspec.Struct, frozen=True):
    """7.0: the markers and what they do."""

    offensive: int
    defensive: int
    offensive_columns: int
    defensive_die: int


class Stacking(msgspec.Struct, frozen=True):
    """5.0: units in one hex."""

    combat_units: int
    headquarters: int


class SupplyEffects(msgspec.Struct, frozen=True):
    """8.2: effects of the supply states."""

    out_of_supply_attack: int
    isolated_attack: int
    isolated_defense: int
    isolated_move_factor: float


class Relocation(msgspec.Struct, frozen=True):
    """2.3: relocation of headquarters."""

    minimum_distance: int


class PursuitHexes(msgspec.Struct, frozen=True):
    """10.5: how far units pursue."""

    mechanised: int
    non_mechanised: int


class Airborne(msgspec.Struct, frozen=True):
    """11.1: the paradrop."""

    unit: str
    distance: int


class Security(msgspec.Struct, frozen=True):
    """3.0: the units that the Axis player places freely."""

    units: tuple[str, ...]


class UkrainianFronts(msgspec.Struct, frozen=True):
    """14.2: the exchange of headquarters."""

    turn: int
    exchange: dict[str, str]


class TableFile(msgspec.Struct, frozen=True):
    """``tables.toml``."""

    turn: tuple[TurnRow, ...]
    crossing_points: CrossingPoints
    negotiation_cost: dict[str, float]
    stavka: dict[str, int]
    soviet_choice: SovietChoice
    luftwaffe: Luftwaffe
    stacking: Stacking
    supply: SupplyEffects
    relocation: Relocation
    pursuit: PursuitHexes
    airborne: Airborne
    security: Security
    ukrainian_fronts: UkrainianFronts
    victory_points: dict[str, dict[str, float]]


Cost = float | Literal["all", "closed"]


class TerrainRow(msgspec.Struct, frozen=True):
    """6.2: a terrain of the Terrain Effects Table."""

    cost: Cost
    shift: int


class PlaceEffect(msgspec.Struct, frozen=True):
    """6.2: a town or a major city."""

    shift: int


class HexsideRow(msgspec.Struct, frozen=True):
    """6.2: a hexside of the Terrain Effects Table."""

    cost: Cost
    attack: float


class LineRow(msgspec.Struct, frozen=True, omit_defaults=True):
    """6.2: a road or a railway."""

    cost: float
    strategic_cost: float | None = None


class ZoneRow(msgspec.Struct, frozen=True):
    """9.3: the costs of enemy zones of control."""

    enter_cost: float
    leave_cost: float


class TerrainFile(msgspec.Struct, frozen=True):
    """``terrain_effects.toml``."""

    terrain: dict[str, TerrainRow]
    place: dict[str, PlaceEffect]
    hexside: dict[str, HexsideRow]
    line: dict[str, LineRow]
    zone_of_control: ZoneRow


class ScenarioFile(ScenarioKeys, frozen=True):
    """``scenarios/*.toml``."""

    victory_threshold: float
    victory_checked: Literal["every-turn", "last-turn"]
    victory_points: str
    opening_attack: Literal["soviet", "none"]
