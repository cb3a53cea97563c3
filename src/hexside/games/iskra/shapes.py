"""The shapes of the data files: counters, chits, tables, terrain, events, scenarios."""

from __future__ import annotations

from typing import Literal

import msgspec

from hexside.datafiles.game_rows import ChitColumns, ScenarioKeys, SetupColumns, UnitColumns
from hexside.datafiles.map_rows import MapBox

Side = Literal["axis", "soviet"]
AXIS, SOVIET = 0, 1
SIDES: tuple[Side, Side] = ("axis", "soviet")
Front = Literal["leningrad", "volkhov"]
LENINGRAD, VOLKHOV = "leningrad", "volkhov"
FRONTS: tuple[Front, Front] = ("leningrad", "volkhov")
Army = Literal["67a", "2sha", "8a"]
UnitKind = Literal["combat", "hq", "pontoon", "air"]
COMBAT, HQ, PONTOON, AIR = "combat", "hq", "pontoon", "air"
UnitType = Literal[
    "infantry",
    "armour",
    "ski",
    "reconnaissance",
    "engineer",
    "naval-infantry",
    "mountain",
    "bridging",
    "tank-destroyer",
    "security",
    "hq",
    "air",
]
Nationality = Literal["german", "waffen-ss", "soviet", "guards", "naval-infantry"]


class Counter(UnitColumns, frozen=True, omit_defaults=True, kw_only=True):
    """3.1 of the specification: what is printed on a counter; a row of ``units.csv``.

    ``attack`` and ``reduced_attack`` of an air unit are its points in a full and in a normal
    attack (12.0). ``formation`` is the division, brigade or air force; ``exchange_for`` the
    counter whose place this one takes (13.2.3, 19.1.17).
    """

    side: Side
    nationality: Nationality
    kind: UnitKind
    type: UnitType
    colour: str | None = None
    front: Front | None = None
    army: Army | None = None
    attack: int = 0
    defense: int = 0
    move: int = 0
    reduced_attack: int | None = None
    reduced_defense: int | None = None
    reduced_move: int | None = None
    command_range: int | None = None
    independent: bool = False
    attached: bool = False
    availability: str = ""
    entry: str | None = None
    hex: str | None = None
    exchange_for: str | None = None
    note: str | None = None

    @property
    def number(self) -> int:
        """The side as a number."""
        return AXIS if self.side == "axis" else SOVIET

    @property
    def is_hq(self) -> bool:
        """3.2: a headquarters."""
        return self.kind == HQ

    @property
    def is_combat(self) -> bool:
        """3.1: a unit that fights; a pontoon does not."""
        return self.kind == COMBAT

    @property
    def is_air(self) -> bool:
        """12.0: an air unit, which is never on the map."""
        return self.kind == AIR

    @property
    def is_pontoon(self) -> bool:
        """13.3.1: a pontoon, a unit or a bridge."""
        return self.kind == PONTOON


class SetupRow(SetupColumns, frozen=True):
    """A row of ``setup.csv``."""

    note: str | None = None


class VictoryRow(msgspec.Struct, frozen=True):
    """14.3.1: a row of ``victory.csv``, with the points of both sides of both markers."""

    location: str
    hexes: tuple[str, ...]
    soviet: int
    soviet_low: int
    axis: int
    axis_low: int


class BoxRow(MapBox, frozen=True):
    """A box beside the map."""

    side: str = ""


ChitKind = Literal["army", "front", "division"]


class Chit(ChitColumns, frozen=True, kw_only=True):
    """1.4: a kind of command chit.

    ``activates`` names the army or the front of a Soviet chit, the headquarters of a German one,
    or ``any`` (18A).
    """

    side: Side
    kind: ChitKind


class TurnRow(msgspec.Struct, frozen=True):
    """1.2.2: a space of the Turn Record Track."""

    number: int
    date: str
    soviet_chits: int
    axis_chits: int
    soviet_replacements: int


class FirstTurn(msgspec.Struct, frozen=True):
    """13.1: the chits that open the cup of turn 1."""

    chits: tuple[str, ...]


class ActivationNumbers(msgspec.Struct, frozen=True):
    """3.1.4, 3.1.5, 3.1.6, 3.3.1: how many formations and units a chit activates."""

    formations: int
    independents: int
    front_single_units: int
    army_18a_independents: int


class Stacking(msgspec.Struct, frozen=True):
    """6.0."""

    combat_units: int
    headquarters: int


class EntryDistances(msgspec.Struct, frozen=True):
    """7.1.2: how far another entry hex may be."""

    same_edge: int
    inside: int


class BarrageRanges(msgspec.Struct, frozen=True):
    """8.5.1, 19.1.2."""

    range: int
    groza_range: int


class PursuitHexes(msgspec.Struct, frozen=True):
    """10.3, 10.4."""

    mechanised: int
    non_mechanised: int


class SupplyFactors(msgspec.Struct, frozen=True):
    """8.4.1, 11.3."""

    out_of_supply_attack: float
    out_of_supply_defense: float
    isolated_attack: float
    isolated_defense: float
    isolated_move: float


class AirNumbers(msgspec.Struct, frozen=True):
    """12.0, 12.1."""

    points: int
    units_per_attack: int
    full_columns: int
    normal_columns: int


class HuehnerNumbers(msgspec.Struct, frozen=True):
    """13.2.2."""

    headquarters: str
    units: int
    supplied_units: int
    formations: tuple[str, ...]
    last_supplied_turn: int


class RelocationNumbers(msgspec.Struct, frozen=True):
    """13.4.2."""

    minimum_distance: int


class TigerNumbers(msgspec.Struct, frozen=True):
    """5.4.3, 14.1.3, 16.2."""

    unit: str
    technical_problem: int
    captured_victory_points: int
    destroyed_victory_points: int


class NavalBrigade(msgspec.Struct, frozen=True):
    """13.3.2."""

    units: tuple[str, ...]


class LinkUp(msgspec.Struct, frozen=True):
    """14.1.4."""

    turn: int
    penalty: int


class SuddenDeath(msgspec.Struct, frozen=True):
    """14.2.1: Soviet victory points needed at the end of a turn."""

    victory_points: dict[str, int]


class ThreePlayers(msgspec.Struct, frozen=True):
    """16.1.1."""

    leningrad_roll: int


class Level(msgspec.Struct, frozen=True):
    """14.3: a level of victory by Soviet less German points."""

    id: str
    at_least: int


class TableFile(msgspec.Struct, frozen=True):
    """``tables.toml``."""

    turn: tuple[TurnRow, ...]
    first_turn: FirstTurn
    activation: ActivationNumbers
    stacking: Stacking
    entry: EntryDistances
    barrage: BarrageRanges
    pursuit: PursuitHexes
    supply: SupplyFactors
    air: AirNumbers
    huehner: HuehnerNumbers
    #: 13.2.3, 13.2.4: the turn in which a headquarters exchanges the units of its division.
    divisional_exchange: dict[str, int]
    relocation: RelocationNumbers
    tigers: TigerNumbers
    naval_brigade: NavalBrigade
    link_up: LinkUp
    sudden_death: SuddenDeath
    three_players: ThreePlayers
    level: tuple[Level, ...]


class CombatTables(msgspec.Struct, frozen=True):
    """``combat_table.toml``: Combat Results Table, barrage column and Barrage Table."""

    ratios: tuple[str, ...]
    results: dict[str, tuple[str, ...]]
    barrage: dict[str, str]
    barrages: dict[str, int]


BarrageTarget = Literal["near-combat-units", "near-units", "anywhere", "east-of-neva"]


class BarrageRow(msgspec.Struct, frozen=True):
    """8.5.2: how the barrage of an event differs from an ordinary one.

    ``number`` and ``result`` are added to the die on the Barrage Table and in the barrage column;
    ``fronts`` are those that fire, each by itself, none if the whole side fires at once (R-63).
    """

    side: Side
    number: int = 0
    result: int = 0
    target: BarrageTarget = "near-combat-units"
    fronts: tuple[Front, ...] = ()


class EventRow(msgspec.Struct, frozen=True):
    """19.1: a random event; with the units or the chit that it takes out of the game."""

    id: str
    rule: str
    removes: tuple[str, ...] = ()
    chit: str = ""
    barrage: BarrageRow | None = None


class BandRow(msgspec.Struct, frozen=True):
    """19.0: the events of a span of turns by die, each with what takes its place."""

    turns: tuple[int, ...]
    die: tuple[tuple[str, str], ...]


class EventFile(msgspec.Struct, frozen=True):
    """``events.toml``."""

    event: tuple[EventRow, ...]
    band: tuple[BandRow, ...]


class SeatPlan(msgspec.Struct, frozen=True):
    """16.1: a seat; a Soviet one may have one front or both."""

    id: str
    side: Side
    fronts: tuple[Front, ...] = ()


class ScenarioFile(ScenarioKeys, frozen=True):
    """``scenarios/*.toml``."""

    seat: tuple[SeatPlan, ...]
    family: str = ""
    repeats: str = ""
