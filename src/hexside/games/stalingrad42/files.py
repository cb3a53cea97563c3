"""The shapes of the data files, row by row."""

from __future__ import annotations

from typing import Literal

import msgspec

from hexside.games.stalingrad42.tables import Side

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


class ScenarioFile(msgspec.Struct, frozen=True):
    """``scenarios/*.toml``."""

    id: str
    title: str
    summary: str
    first_turn: int
    turns: int
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


class SeatRow(msgspec.Struct, frozen=True):
    """A seat of ``game.toml``."""

    id: Side
    nationalities: tuple[str, ...]


class OptionRow(msgspec.Struct, frozen=True):
    """An option of ``options.toml``."""

    id: str
    rule: str
    choices: tuple[str, ...]
    default: str


class OptionsFile(msgspec.Struct, frozen=True):
    """``options.toml``."""

    option: tuple[OptionRow, ...]


class GameFile(msgspec.Struct, frozen=True):
    """``game.toml``."""

    id: str
    title: str
    grid: str
    scenarios: tuple[str, ...]
    seat: tuple[SeatRow, ...]


class HexRow(msgspec.Struct, frozen=True):
    """``map/hexes.csv``."""

    hex: str
    terrain: str


class HexsideRow(msgspec.Struct, frozen=True, rename={"start": "from", "end": "to"}):
    """``map/hexsides.csv``."""

    start: str
    end: str
    kind: str


class LineRow(msgspec.Struct, frozen=True, omit_defaults=True):
    """``map/lines.csv``; an unfinished railway has the turn from which it exists (17.5).

    Without a turn it never does: the railway along the Caspian Sea (5.6.6).
    """

    kind: str
    id: str
    path: tuple[str, ...]
    turn: int | None = None


class PlaceRow(msgspec.Struct, frozen=True, omit_defaults=True):
    """``map/places.csv``."""

    id: str
    hex: str
    kind: str
    name_en: str
    name_pl: str
    name_ru: str
    vp: int | None = None


class AreaRow(msgspec.Struct, frozen=True, omit_defaults=True):
    """``map/areas.csv``."""

    area: str
    hex: str
    note: str | None = None


class RiverRow(msgspec.Struct, frozen=True):
    """``map/rivers.csv``: the hexsides of a river from its source."""

    river: str
    sides: tuple[str, ...]


class BoxRow(msgspec.Struct, frozen=True, omit_defaults=True):
    """``map/boxes.csv``: boxes beside the map, Entry Areas among them."""

    id: str
    kind: str
    edge: str
    hexes: tuple[str, ...]
    name_en: str
    name_pl: str
    name_ru: str
    side: str | None = None


class UnitRow(msgspec.Struct, frozen=True, omit_defaults=True):
    """``units.csv``: one row a counter; Remnants are in ``tables.toml`` by kind."""

    id: str
    side: Side
    nationality: str
    name: str
    full_name: str
    kind: str
    type: str
    mechanised: bool
    size: str | None
    formation: str | None
    steps: int
    attack: int
    defense: int
    move: int
    reduced_attack: int | None
    reduced_defense: int | None
    reduced_move: int | None
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


class StartRow(msgspec.Struct, frozen=True, omit_defaults=True):
    """``setup.csv``: where a unit begins a scenario."""

    scenario: str
    unit: str
    hex: str | None
    box: str | None
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
