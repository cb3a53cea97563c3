"""The shapes of the data files: counters, chits, tables, terrain, scenarios."""

from __future__ import annotations

from typing import Literal

import msgspec

from hexside.datafiles.game_rows import ChitColumns, ScenarioKeys, SetupColumns, UnitColumns
from hexside.datafiles.map_rows import MapBox

Side = Literal["axis", "soviet"]
AXIS, SOVIET = 0, 1
SIDES: tuple[Side, Side] = ("axis", "soviet")
MapLetter = Literal["L", "S", "K"]
UnitKind = Literal["combat", "hq", "fortress"]
UnitType = Literal[
    "armour",
    "motorised-infantry",
    "infantry",
    "jaeger",
    "cavalry",
    "mountain",
    "airborne",
    "naval-infantry",
    "security",
    "hq",
    "fortress",
]
Nationality = Literal["german", "romanian", "soviet"]


class Counter(UnitColumns, frozen=True, omit_defaults=True, kw_only=True):
    """2.2: what is printed on a counter; a row of ``units.csv``.

    A fortress marker (14) is a counter too: it defends, blocks and exerts a zone like a unit, and
    its levels are steps.
    """

    side: Side
    nationality: Nationality
    kind: UnitKind
    type: UnitType
    map: MapLetter
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
        """2.2: a headquarters."""
        return self.kind == "hq"

    @property
    def is_fortress(self) -> bool:
        """14: a fortress marker."""
        return self.kind == "fortress"

    @property
    def movement_class(self) -> str:
        """2.2, 9.2: mechanised, mountain or infantry; headquarters move as infantry."""
        if self.mechanised:
            return "mechanised"
        return "mountain" if self.type == "mountain" else "infantry"


class SetupRow(SetupColumns, frozen=True):
    """A row of ``setup.csv``: the historical place of a counter."""

    steps: int


class DeploymentRow(msgspec.Struct, frozen=True):
    """4.0(2): a row of ``deployment.csv``, the zone of a formation."""

    formation: str
    side: Side
    map: MapLetter
    kind: Literal["area", "range", "hq-hex", "turn-track"]
    area: str | None
    hex: str | None
    range: int | None


class BoxRow(MapBox, frozen=True):
    """A box beside the map."""

    side: str = ""


ChitKind = Literal[
    "supply", "hq", "interrupt", "reinforcement", "reserve", "okh", "master", "dummy"
]


class Chit(ChitColumns, frozen=True, kw_only=True):
    """2.2: a kind of activation chit.

    ``chosen`` is ``player`` where the Soviet player picks one of a map each turn (6.2, 15.2).
    """

    side: Literal["axis", "soviet", "both"]
    kind: ChitKind
    map: Literal["L", "S", "K", ""]
    chosen: Literal["all", "player"]


class Numbers(msgspec.Struct, frozen=True):
    """6.2, 12.2: a number for each nationality."""

    german: int
    romanian: int
    soviet: int


class TurnRow(msgspec.Struct, frozen=True):
    """7.2 (PROPOSED): a space of the turn track, with the numbers of each map."""

    number: int
    month: str
    first_day: str
    last_day: str
    chits: dict[str, Numbers]
    reinforcements: dict[str, Numbers]


class Stacking(msgspec.Struct, frozen=True):
    """3.1: units in one hex."""

    units: int


class Command(msgspec.Struct, frozen=True):
    """8.2: the command range."""

    range: int


class Lines(msgspec.Struct, frozen=True):
    """3.3, 17.4: lengths of lines of communication beyond railways and roads."""

    axis_hexes_from_railway: int
    soviet_hexes_from_line: int


class PursuitHexes(msgspec.Struct, frozen=True):
    """10.7: how far units pursue."""

    mechanised: int
    infantry: int


class Surprise(msgspec.Struct, frozen=True):
    """15.1: turns without Axis supply checks."""

    supply_exempt_turns: int


class Arrivals(msgspec.Struct, frozen=True):
    """12.0, 15.3, 15.4, 18.1: when units arrive."""

    reinforcements_from_turn: int
    nineteenth_army_turn: int
    strategic_reserve_from_turn: int
    panzer_transfer_turn: int


class Fortresses(msgspec.Struct, frozen=True):
    """14: from when, how high, how many markers a map has."""

    from_turn: int
    levels_per_hex: int
    start_hex: str
    start_level: int
    markers: dict[MapLetter, int]


class StandFast(msgspec.Struct, frozen=True):
    """16.2: when Stand Fast markers may be removed."""

    removable_from_turn: int
    removed_per_check: int


class WithdrawalRow(msgspec.Struct, frozen=True):
    """18.2: what the Axis must withdraw from the Smolensk map."""

    turn: int
    attack_strength: int


class Reserve(msgspec.Struct, frozen=True):
    """17.2, 18.1: units activated by the Reserve and OKH chits, by die."""

    units: tuple[int, ...]
    leningrad_units: tuple[int, ...]


class PanzerLimit(msgspec.Struct, frozen=True):
    """17.5: mechanised units that a German headquarters activates."""

    units: int


class VictoryPoints(msgspec.Struct, frozen=True):
    """16.1-16.3, 18.2: points with and without a line of communication."""

    major_city: tuple[int, int]
    stand_fast: tuple[int, int]
    soviet_source: tuple[int, int]
    moscow_source: tuple[int, int]
    smolensk_breakthrough: tuple[int, int]
    german_mechanised_full: int
    soviet_mechanised_eliminated: int


class MasterChits(msgspec.Struct, frozen=True):
    """20.2: master chits of a side for a team of two and of three."""

    first_turn: tuple[int, int]
    later: tuple[int, int]


class TableFile(msgspec.Struct, frozen=True):
    """``tables.toml``."""

    turn: tuple[TurnRow, ...]
    stacking: Stacking
    command: Command
    line_of_communication: Lines
    pursuit: PursuitHexes
    surprise: Surprise
    arrivals: Arrivals
    fortress: Fortresses
    stand_fast: StandFast
    withdrawal: WithdrawalRow
    reserve: Reserve
    panzer_limit: PanzerLimit
    victory_points: VictoryPoints
    master_chits: MasterChits


Cost = float | Literal["all", "closed"]


class TerrainRow(msgspec.Struct, frozen=True):
    """TEC: a terrain; its cost may differ by class."""

    cost: Cost | dict[str, Cost]
    shift: int
    pursuit: int

    def cost_for(self, movement_class: str) -> Cost:
        """The cost for a class of units; mountain divisions pay as infantry elsewhere."""
        if not isinstance(self.cost, dict):
            return self.cost
        return self.cost.get(movement_class, self.cost["infantry"])


class PlaceEffect(msgspec.Struct, frozen=True, omit_defaults=True):
    """TEC: a town, or a major city, which replaces the terrain of its hex."""

    shift: int
    pursuit: int
    cost: Cost | None = None


class HexsideRow(msgspec.Struct, frozen=True):
    """TEC: a river."""

    cost: Cost
    attack: float
    pursuit: int


class LineRow(msgspec.Struct, frozen=True, omit_defaults=True):
    """TEC: a road, or a railway, which only bridges."""

    cost: float | None = None
    strategic_cost: float | None = None


class ZoneRow(msgspec.Struct, frozen=True):
    """9.2: the costs of enemy zones of control."""

    enter_cost: float
    leave_cost: float


class TerrainFile(msgspec.Struct, frozen=True):
    """``terrain_effects.toml``."""

    terrain: dict[str, TerrainRow]
    place: dict[str, PlaceEffect]
    hexside: dict[str, HexsideRow]
    line: dict[str, LineRow]
    zone_of_control: ZoneRow


class SeatPlan(msgspec.Struct, frozen=True):
    """19.2: a seat with what it owns: formations of nationalities, and the rest of some maps."""

    id: str
    side: Side
    formations: tuple[str, ...] = ()
    maps: tuple[MapLetter, ...] = ()


Special = Literal["zhukov", "panzer-transfer", "limited-reserve", "withdrawal", "red-stars", "okh"]
Variant = Literal["two-players", "multiplayer", "teams"]


class ScenarioFile(ScenarioKeys, frozen=True):
    """``scenarios/*.toml``."""

    victory_threshold: int
    map_area: str
    unit_maps: tuple[MapLetter, ...]
    fortress_levels_per_check: int
    fortress_hexes: int
    strategic_reserve: int
    #: 18: rules that only this scenario has.
    special: tuple[Special, ...]
    variant: Variant
    controller: str
    seat: tuple[SeatPlan, ...]
    #: The card that lists of games show it on, and the scenario whose rules it repeats.
    family: str = ""
    repeats: str = ""
