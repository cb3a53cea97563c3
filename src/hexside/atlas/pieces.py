"""The rows and documents that every game's data have in common."""

from __future__ import annotations

from typing import Any

import msgspec

from hexside.datafiles.game_rows import SetupColumns, UnitColumns

Extra = dict[str, str]
"""The further columns of a row, as they stand in the file."""


class CounterRow(UnitColumns, frozen=True, kw_only=True):
    """The columns of ``units.csv``; what only some games print may be empty or left out."""

    size: str = ""
    full_name: str = ""
    mechanised: bool = False
    formation: str = ""
    attack: int = 0
    defense: int = 0
    move: int = 0
    reduced_attack: int | None = None
    reduced_defense: int | None = None
    reduced_move: int | None = None
    command_range: int | None = None
    availability: str = ""
    hex: str | None = None
    note: str = ""


class PlacingRow(SetupColumns, frozen=True, kw_only=True):
    """The columns of ``setup.csv``; a unit without steps has all of them."""

    hex: str = ""
    box: str = ""
    steps: int | None = None


class Remnant(msgspec.Struct, frozen=True):
    """A row ``[[remnant]]`` of ``tables.toml``: the last step of units with three of them."""

    side: str
    types: tuple[str, ...]
    attack: int
    defense: int
    move: int
    dot: str = "none"


class RosterCounter(CounterRow, frozen=True, kw_only=True):
    """A counter, with the columns that only its game has in ``extra``."""

    extra: Extra = msgspec.field(default_factory=dict)
    #: What the last of three steps is, where the game has such.
    remnant: Remnant | None = None
    #: The counter that this one is laid above, with the steps below its top one.
    over: RosterCounter | None = None


class Placed(msgspec.Struct, frozen=True):
    """Where a unit stands at the start of a scenario: in a hex or in a box."""

    unit: str
    hex: str = ""
    box: str = ""
    steps: int | None = None
    extra: Extra = {}


class OffMapBox(msgspec.Struct, frozen=True):
    """A box beside the map: the edge at which it lies, and the map hexes that adjoin it.

    ``edge`` is north, east, south or west, or none for a box that is not drawn beside the map;
    ``hexes`` may be empty for a box that adjoins nothing.
    """

    id: str
    kind: str
    edge: str
    hexes: tuple[str, ...]
    names: dict[str, str]
    side: str = ""
    extra: Extra = {}


class Scenario(msgspec.Struct, frozen=True):
    """What is common to the scenarios of all games; ``document`` is the whole file."""

    id: str
    first_turn: int
    turns: int
    document: dict[str, Any]


class TerrainEffects(msgspec.Struct, frozen=True):
    """The terrain effects chart as data: by family and kind, whatever the game says of it.

    The kinds are the words that the map tables may use.
    """

    terrain: dict[str, dict[str, Any]] = {}
    hexside: dict[str, dict[str, Any]] = {}
    line: dict[str, dict[str, Any]] = {}
    place: dict[str, dict[str, Any]] = {}
    area: dict[str, dict[str, Any]] = {}
