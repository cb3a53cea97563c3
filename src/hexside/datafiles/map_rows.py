"""The rows of the map files, as every game has them; a game's own columns stand in its own rows."""

from __future__ import annotations

import msgspec


class MapHex(msgspec.Struct, frozen=True):
    """A row of ``map/hexes.csv``."""

    hex: str
    terrain: str


class MapHexside(msgspec.Struct, frozen=True, rename={"start": "from", "end": "to"}):
    """A row of ``map/hexsides.csv``: what lies along the hexside between two neighbours."""

    start: str
    end: str
    kind: str


class MapLine(msgspec.Struct, frozen=True):
    """A row of ``map/lines.csv``: a road or a railway, hex by hex."""

    kind: str
    id: str
    path: tuple[str, ...]


class MapPlace(msgspec.Struct, frozen=True):
    """A row of ``map/places.csv``."""

    id: str
    hex: str
    kind: str
    name_en: str
    name_pl: str
    name_ru: str

    @property
    def names(self) -> dict[str, str]:
        """The name by language."""
        return {"en": self.name_en, "pl": self.name_pl, "ru": self.name_ru}


class MapArea(msgspec.Struct, frozen=True):
    """A row of ``map/areas.csv``: a hex of a named set of hexes."""

    area: str
    hex: str
    note: str = ""


class MapRiver(msgspec.Struct, frozen=True):
    """A row of ``map/rivers.csv``: the hexsides of a river from its source down."""

    river: str
    sides: tuple[str, ...]

    @property
    def pairs(self) -> tuple[tuple[str, str], ...]:
        """The two hexes beside each hexside."""
        return tuple((a, b) for a, _, b in (side.partition("|") for side in self.sides))


class MapBank(msgspec.Struct, frozen=True):
    """A row of ``map/banks.csv``: on which side of its river a place stands."""

    place: str
    river: str
    side: str


class MapBox(msgspec.Struct, frozen=True):
    """A row of ``map/boxes.csv``: a box beside the map and the hexes that adjoin it."""

    id: str
    kind: str
    edge: str
    hexes: tuple[str, ...]
    name_en: str
    name_pl: str
    name_ru: str
    side: str = ""

    @property
    def names(self) -> dict[str, str]:
        """The name by language."""
        return {"en": self.name_en, "pl": self.name_pl, "ru": self.name_ru}
