"""The shapes of the data files: counters, chits, tables, scenarios."""

from __future__ import annotations

from typing import Literal

import msgspec

Side = Literal["axis", "soviet"]
AXIS, SOVIET = 0, 1
SIDES: tuple[Side, Side] = ("axis", "soviet")
UnitKind = Literal["combat", "hq"]
UnitType = Literal[
    "armour", "mechanised-infantry", "infantry", "mountain", "cavalry", "airborne", "security", "hq"
]


class Counter(msgspec.Struct, frozen=True, omit_defaults=True):
    """2.2, 2.3: what is printed on a counter; a row of ``units.csv``."""

    id: str
    side: Side
    nationality: Literal["german", "hungarian", "romanian", "soviet"]
    name: str
    full_name: str
    kind: UnitKind
    type: UnitType
    mechanised: bool
    size: str
    formation: str | None
    steps: int
    attack: int
    defense: int
    move: int
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


class Chit(msgspec.Struct, frozen=True):
    """2.4: a kind of command chit."""

    id: str
    side: Literal["axis", "soviet", "both"]
    kind: Literal["supply", "hq", "reinforcement", "airborne", "stavka", "okh"]
    activates: tuple[str, ...]
    from_turn: int
    count: int


class ChitFile(msgspec.Struct, frozen=True):
    """``chits.toml``."""

    chit: tuple[Chit, ...]


class CombatFile(msgspec.Struct, frozen=True):
    """``combat_table.toml``."""

    ratios: tuple[float, ...]
    labels: tuple[str, ...]
    results: dict[str, tuple[str, ...]]


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


class ScenarioFile(msgspec.Struct, frozen=True):
    """``scenarios/*.toml``."""

    id: str
    title: str
    summary: str
    first_turn: int
    turns: int
    victory_threshold: float
    victory_checked: Literal["every-turn", "last-turn"]
    victory_points: str
    opening_attack: Literal["soviet", "none"]


class SeatRow(msgspec.Struct, frozen=True):
    """A seat of ``game.toml``."""

    id: Side
    nationalities: tuple[str, ...]


class OptionRow(msgspec.Struct, frozen=True):
    """An option of ``game.toml``.

    ``before`` is what holds in games that were begun before there was the option; ``hexes`` are, by
    choice and unit, the start hexes that differ from those of ``units.csv``.
    """

    id: str
    rule: str
    choices: tuple[str, ...]
    default: str
    before: str = ""
    hexes: dict[str, dict[str, str]] = {}


class GameFile(msgspec.Struct, frozen=True):
    """``game.toml``."""

    id: str
    title: str
    grid: str
    scenarios: tuple[str, ...]
    seat: tuple[SeatRow, ...]
    option: tuple[OptionRow, ...]


class HexRow(msgspec.Struct, frozen=True):
    """``map/hexes.csv``."""

    hex: str
    terrain: Literal["clear", "rough", "marsh", "sea"]


class HexsideLine(msgspec.Struct, frozen=True, rename={"start": "from", "end": "to"}):
    """``map/hexsides.csv``."""

    start: str
    end: str
    kind: Literal["minor-river", "major-river", "blocked"]


class LineLine(msgspec.Struct, frozen=True):
    """``map/lines.csv``."""

    kind: Literal["road", "rail"]
    id: str
    path: tuple[str, ...]


class PlaceLine(msgspec.Struct, frozen=True):
    """``map/places.csv``."""

    id: str
    hex: str
    kind: Literal["town", "major-city"]
    name_en: str
    name_pl: str
    name_ru: str


class AreaLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """``map/areas.csv``."""

    area: str
    hex: str
    note: str | None = None
