"""The Terrain Effects Chart as its data file has it (5.2, 5.4, 8.4.2)."""

from __future__ import annotations

from typing import Literal

import msgspec

from hexside.games.iskra.shapes import Side

Cost = float | Literal["closed"]


class ClassCosts(msgspec.Struct, frozen=True):
    """A cost for mechanised and for all other units."""

    other: Cost
    mechanised: Cost

    def of(self, movement_class: str) -> Cost:
        """The cost for a class of units."""
        return self.mechanised if movement_class == "mechanised" else self.other


class TerrainRow(msgspec.Struct, frozen=True):
    """TEC: the terrain of a hex."""

    cost: ClassCosts
    shift: int
    attacker_shift: int = 0
    ignores_loss: int = 0
    ignores_retreat: int = 0
    stops_pursuit: bool = False
    closed_to: tuple[Side, ...] = ()
    bridged_cost: float | None = None


class HexsideRow(msgspec.Struct, frozen=True):
    """TEC: a river, a bridge or the place of a pontoon bridge."""

    cost: ClassCosts | float
    attack: float = 1.0
    stops_pursuit: bool = False
    closed_to: tuple[Side, ...] = ()
    closed_to_pursuit: bool = False


class LineRow(msgspec.Struct, frozen=True):
    """TEC: a road, a trail, a railway, or the power line, which is nothing (1.2.8)."""

    cost: ClassCosts | None = None
    strategic_cost: float | None = None
    supply: bool = False
    rail_movement: bool = False


class PlaceRow(msgspec.Struct, frozen=True):
    """TEC: a place, which only names its hex."""


class AreaRow(msgspec.Struct, frozen=True):
    """TEC: an area; a pond counts as ice in combat (8.8)."""

    shift: int = 0
    attacker_shift: int = 0


class ZoneRow(msgspec.Struct, frozen=True):
    """4.1: the costs of enemy zones of control."""

    enter_cost: float
    leave_cost: float


class TerrainFile(msgspec.Struct, frozen=True):
    """``terrain_effects.toml``."""

    terrain: dict[str, TerrainRow]
    hexside: dict[str, HexsideRow]
    line: dict[str, LineRow]
    place: dict[str, PlaceRow]
    area: dict[str, AreaRow]
    zone_of_control: ZoneRow
