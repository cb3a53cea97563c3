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


class ArrivalRow(msgspec.Struct, frozen=True, omit_defaults=True):
    """``reinforcements.csv``: when and where a unit arrives."""

    scenario: str
    unit: str
    turn: int
    entry: str
    steps: int
    note: str | None = None
