"""What the rulebook of a game says of its map, as facts that the map is checked against.

A game writes them down in ``data/map/facts.toml``, each with the section that states it.
"""

from __future__ import annotations

from functools import cache

import msgspec

from hexside.atlas.folders import sources
from hexside.datafiles import Problems

FACTS = "map/facts.toml"


class PlaceFact(msgspec.Struct, frozen=True):
    """A place, by its id, stands in a hex; ``kind`` may be left out."""

    id: str
    hex: str
    section: str = ""
    kind: str = ""


class PairFact(msgspec.Struct, frozen=True):
    """Two hexes are next to each other, or are not."""

    a: str
    b: str
    section: str = ""


class TerrainFact(msgspec.Struct, frozen=True):
    """Some hexes are of a terrain."""

    hexes: tuple[str, ...]
    terrain: str
    section: str = ""


class HexsideFact(msgspec.Struct, frozen=True):
    """A kind of hexside lies between two hexes; kind ``none`` means nothing does."""

    a: str
    b: str
    kind: str
    section: str = ""


class LinkFact(msgspec.Struct, frozen=True):
    """A kind of line joins each hex of a path to the next."""

    kind: str
    path: tuple[str, ...]
    section: str = ""


class AreaFact(msgspec.Struct, frozen=True):
    """An area is exactly these hexes, or has this number."""

    id: str
    hexes: tuple[str, ...] = ()
    count: int = 0
    section: str = ""


class NetworkFact(msgspec.Struct, frozen=True):
    """The lines of these kinds are one network; hexes of branches apart from it are named."""

    kinds: tuple[str, ...]
    apart: tuple[str, ...] = ()
    includes: tuple[str, ...] = ()
    section: str = ""


class SupplyFact(msgspec.Struct, frozen=True):
    """A side draws supply from areas along lines and then a number of hexes overland.

    ``scenarios`` empty means all of them; ``without`` names the units that start out of supply,
    ``idle`` the sources that need not reach anybody.
    """

    side: str
    sources: tuple[str, ...]
    lines: tuple[str, ...]
    overland: int
    scenarios: tuple[str, ...] = ()
    without: tuple[str, ...] = ()
    idle: tuple[str, ...] = ()
    section: str = ""


class StackingFact(msgspec.Struct, frozen=True):
    """The number of counters that may stand in a hex, by side where ``by_side`` says so.

    Some kinds, types or units do not count; of those whose extra column ``one_free`` says yes,
    one in a hex does not. ``exempt`` are hexes without limit.
    """

    limit: int = 0
    by_side: dict[str, int] = {}
    one_free: str = ""
    exempt: tuple[str, ...] = ()
    free_kinds: tuple[str, ...] = ()
    free_types: tuple[str, ...] = ()
    free_units: tuple[str, ...] = ()
    section: str = ""


class Facts(msgspec.Struct, frozen=True):
    """All of ``facts.toml``.

    ``water`` are the terrains that no unit stands on. ``lost_banks`` are the banks that the grid
    cannot show, as "place river"; ``inland_seas`` a hex of each small water of its own;
    ``open_rivers`` the rivers that are not one chain on the ground either; ``contested`` the
    hexes that both sides may hold at the start.
    """

    water: tuple[str, ...] = ("sea",)
    lost_banks: tuple[str, ...] = ()
    inland_seas: tuple[str, ...] = ()
    open_rivers: tuple[str, ...] = ()
    contested: tuple[str, ...] = ()
    place: tuple[PlaceFact, ...] = ()
    adjacent: tuple[PairFact, ...] = ()
    apart: tuple[PairFact, ...] = ()
    terrain: tuple[TerrainFact, ...] = ()
    hexside: tuple[HexsideFact, ...] = ()
    link: tuple[LinkFact, ...] = ()
    area: tuple[AreaFact, ...] = ()
    network: tuple[NetworkFact, ...] = ()
    supply: tuple[SupplyFact, ...] = ()
    stacking: StackingFact | None = None


@cache
def facts(game_id: str) -> Facts:
    """The facts of a game; a game without the file states none."""
    found = sources(game_id)
    if not found.has(FACTS):
        return Facts()
    problems = Problems()
    read = found.collect_toml(problems, FACTS, Facts)
    problems.raise_if_any()
    return read or Facts()
