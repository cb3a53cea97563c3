"""The shapes of the data files, row by row."""

from __future__ import annotations

from typing import Literal

import msgspec

from hexside.datafiles.game_rows import ScenarioKeys, SetupColumns, UnitColumns
from hexside.datafiles.map_rows import MapLine, MapPlace
from hexside.games.stalingrad42.reading.printed import Side

Cost = float | Literal["all", "closed"]
CostByClass = Cost | dict[str, Cost]


class TerrainRow(msgspec.Struct, frozen=True, omit_defaults=True):
    """7.3: a terrain, place, hexside or line of the Terrain Effects Chart."""

    cost: CostByClass = 0.0
    shift: int = 0
    defense: float = 1.0
    attack: float = 1.0


class TerrainFile(msgspec.Struct, frozen=True):
    """``terrain_effects.toml``."""

    terrain: dict[str, TerrainRow]
    place: dict[str, TerrainRow]
    hexside: dict[str, TerrainRow]
    line: dict[str, TerrainRow]
    area: dict[str, TerrainRow] = {}


class ScenarioFile(ScenarioKeys, frozen=True):
    """``scenarios/*.toml``."""

    maps: tuple[str, ...]


class NorthEdge(msgspec.Struct, frozen=True):
    """S2.2, A-77, A-78: the north edge of the Caucasus maps as an Entry Area of the Axis.

    It has one letter on the first turn and another later. Supply comes by the ``roads`` only.
    """

    first: str
    later: str
    later_from: int
    roads: tuple[str, ...]
    #: Where the first railhead appears, and on which turn; an air base from the start.
    railhead: str
    railhead_from: int
    #: How many railheads there are in all: the second begins at Tikhoretsk.
    railheads: int
    resource_points: dict[str, int]
    #: The first and last turn without air units.
    no_air: tuple[int, int]


class WinterStart(msgspec.Struct, frozen=True):
    """S3.1, S3.4, A-81: how things stand where a scenario begins in the Winter Offensive."""

    #: Cities and victory point hexes in Soviet hands; the Axis controls all others.
    soviet_hexes: tuple[str, ...]
    #: 16.2.4: who has Temryuk, beyond the map, and with it the Sea of Azov.
    temryuk: Side
    railheads: tuple[str, ...]
    #: 29: the city in which both sides stand, and the level of its City Battle marker.
    contested: str
    city_battle: int
    #: 5.5.3: the two hexes beside the Volga Flotilla.
    flotilla: tuple[str, str]
    weather: str
    #: 33: the turn of the offensive.
    offensive: int
    #: 26: Ready markers that the Soviet player places before he moves.
    planned_offensives: int


class SetupRow(msgspec.Struct, frozen=True):
    """A scenario of ``setups.toml``: areas and special rules."""

    maps: tuple[str, ...]
    axis_areas: tuple[str, ...]
    soviet_areas: tuple[str, ...]
    exit_areas: tuple[str, ...]
    tactical_turns: tuple[int, ...]
    first_side: Side
    victory_need: int
    roster: str
    #: S1.2: on one map all friendly Entry Areas are one rear area.
    joined_areas: bool
    #: S1.2: the turn from which reserve armies of the set-up move, 0 for none.
    reserves_move_from: int
    #: S1.2: how many units of an entry code may come onto the map by rail.
    by_rail: dict[str, int]
    #: 24.1.2: the Entry Area by which the Axis leaves the map towards Baku, if it is in play.
    baku_area: str
    #: 21.1.3: the track of ``replacements.csv`` that is used.
    replacement_track: str
    #: 25 to 29: the advanced rules that are used unless the players choose otherwise.
    advanced: tuple[str, ...]
    #: S3.1: those that are used whatever the players choose.
    forced: tuple[str, ...]
    #: S2.3: where Soviet reinforcements without a code of their own begin.
    other_entry: tuple[str, ...] = ()
    #: 20.6, A-75: whether the North Caucasus Front waits for its release.
    north_caucasus_waits: bool = True
    #: S2.2: the north edge as an Entry Area, if it is one.
    north_edge: NorthEdge | None = None
    #: 30: the row that sets the Trans-Caucasus Front in motion, 0 where it comes otherwise.
    trans_caucasus_row: int = 0
    #: 31: the turn from which one Reserve Army a turn may be released, 0 for none; the hexes of
    #: the armies by their numbers; the turns of those that are released by themselves.
    reserves_from: int = 0
    reserve_armies: dict[str, str] = {}
    reserves_on_turn: dict[str, int] = {}
    #: S1.2, S4.2: the section by which combat units of the Axis move tactically on those turns.
    tactical_rule: str = "S1.2"
    #: S3.4: turns on which Soviet units have Tactical and Rail Movement only.
    soviet_tactical_turns: tuple[int, ...] = ()
    #: S1.3, S2.5, S3.5, S4.4: the section that says who wins on the last turn.
    victory_rule: str = "S1.3"
    #: S3.5: before this Axis player turn the Axis must control a hex of Stalingrad, 0 for none.
    stalingrad_turn: int = 0
    #: S4.4: the points that the Axis needs when its player turn of a turn ends, 0 for no such turn.
    gate_turn: int = 0
    gate_need: int = 0
    #: 33.1: the turn from which the Winter Offensive may be declared, 0 for never.
    winter_offensive_from: int = 0
    #: A-82: Axis Entry Areas between which and the others there is no transfer.
    apart_areas: tuple[str, ...] = ()
    #: S3: the state of things at the start, if the scenario begins in the Winter Offensive.
    winter_start: WinterStart | None = None
    #: 22.1.3: units that begin reduced if the players say so.
    worn: tuple[str, ...] = ()


class SetupsFile(msgspec.Struct, frozen=True, rename={"fall_blau": "fall-blau"}):
    """``setups.toml``; ``entry`` tells the Entry Areas of each entry code (22.1.1)."""

    entry: dict[str, tuple[str, ...]]
    fall_blau: SetupRow
    caucasus: SetupRow
    uranus: SetupRow
    campaign: SetupRow

    def of(self, scenario: str) -> SetupRow:
        """The row of a scenario."""
        found: SetupRow = getattr(self, scenario.replace("-", "_"))
        return found


class LineRow(MapLine, frozen=True, omit_defaults=True):
    """``map/lines.csv``; an unfinished railway has the turn from which it exists (17.5).

    Without a turn it never does: the railway along the Caspian Sea (5.6.6).
    """

    turn: int | None = None


class PlaceRow(MapPlace, frozen=True, omit_defaults=True):
    """``map/places.csv``; 24.1: what a city is worth."""

    vp: int | None = None


class UnitRow(UnitColumns, frozen=True, omit_defaults=True, kw_only=True):
    """``units.csv``: one row a counter; Remnants are in ``tables.toml`` by kind."""

    side: Side
    infantry_type: bool
    tank_dot: Literal["none", "black", "red", "white"]
    quality: str
    bracketed: bool
    free_stacking: bool
    no_extended_move: bool
    asu_range: int | None
    garrison: bool
    north_caucasus_frozen: bool
    plan_bluecher: bool
    special: str | None = None


class StartRow(SetupColumns, frozen=True, omit_defaults=True):
    """``setup.csv``: where a unit begins a scenario."""

    steps: int
    status: str
    place: str | None = None


class WithdrawalRow(msgspec.Struct, frozen=True, omit_defaults=True):
    """``withdrawals.csv``: who leaves the game or changes on which turn (32).

    ``unit`` is the one of history where the owner may take another; ``becomes`` is the counter
    that takes its place.
    """

    scenario: str
    turn: int
    side: Side
    rule: str
    kind: Literal[
        "grossdeutschland",
        "panzer-division",
        "tank-corps",
        "infantry-division",
        "ss-brigade",
        "cavalry-group",
        "upgrade",
        "conversion",
    ]
    unit: str | None = None
    becomes: str | None = None
    note: str | None = None


class ArrivalRow(msgspec.Struct, frozen=True, omit_defaults=True):
    """``reinforcements.csv``: when and where a unit arrives."""

    scenario: str
    unit: str
    turn: int
    entry: str
    steps: int
    note: str | None = None
