"""The style as data: colours, widths and symbols by kind, read once from ``style.toml``."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import Any, TypeVar

import msgspec
from msgspec.structs import replace


class Paper(msgspec.Struct, frozen=True):
    """The sheet itself: ground, grid, numbers and letters."""

    sheet: str
    ground: str
    patches: tuple[str, ...]
    off_board: str
    grid: str
    grid_width: float
    grid_opacity: float
    number: str
    number_size: float
    ink: str
    halo: str
    family: str
    title_family: str


class TerrainStyle(msgspec.Struct, frozen=True):
    """How the hexes of one terrain are drawn."""

    texture: str = ""
    fill: str = ""
    inner: str = ""
    ink: str = "#6b6246"
    marks: int = 0
    water: bool = False
    shallow: str = ""
    shade: str = ""


class HexsideStyle(msgspec.Struct, frozen=True):
    """How a feature along a hexside is drawn, from the inside out."""

    width: float
    colour: str
    taper: bool
    edge: str = ""
    edge_width: float = 0.0
    casing: str = ""
    casing_width: float = 0.0
    bars: str = ""


class LineStyle(msgspec.Struct, frozen=True):
    """How a road or railway is drawn."""

    signature: str
    colour: str
    edge: str
    width: float
    edge_width: float


class PlaceStyle(msgspec.Struct, frozen=True):
    """The symbol and the label of a place; places of a lower rank are labelled first."""

    symbol: str
    radius: float
    fill: str
    size: float
    weight: int
    rank: int


class AreaStyle(msgspec.Struct, frozen=True):
    """The symbol of a hex with a special meaning."""

    symbol: str
    colour: str


class CounterStyle(msgspec.Struct, frozen=True):
    """Colours of a counter: its background, its ink and the background of its unit box."""

    fill: str
    ink: str
    box: str


class ServiceStyle(CounterStyle, frozen=True, kw_only=True):
    """Colours of a service within an army, identified by a pattern of counter ids."""

    id: str
    pattern: str


class LookStyle(msgspec.Struct, frozen=True):
    """What is drawn otherwise when the land looks different: after rain, under snow."""

    paper: dict[str, Any] = {}
    terrain: dict[str, dict[str, Any]] = {}
    hexside: dict[str, dict[str, Any]] = {}


class Style(msgspec.Struct, frozen=True):
    """All of ``style.toml``."""

    paper: Paper
    terrain: dict[str, TerrainStyle]
    hexside: dict[str, HexsideStyle]
    line: dict[str, LineStyle]
    place: dict[str, PlaceStyle]
    area: dict[str, AreaStyle]
    counter: dict[str, CounterStyle]
    service: tuple[ServiceStyle, ...]
    same: dict[str, str]
    size: dict[str, str]
    kilometres: dict[str, float]
    look: dict[str, LookStyle] = {}

    def terrain_of(self, kind: str) -> TerrainStyle:
        """The style of a terrain; an unknown one is drawn as open ground."""
        return self.terrain.get(kind) or self.terrain["clear"]

    def hexside_of(self, kind: str) -> HexsideStyle:
        """The style of a hexside; an unknown one is drawn as a minor river."""
        return self.hexside.get(kind) or self.hexside["minor-river"]

    def line_of(self, kind: str) -> LineStyle:
        """The style of a line; an unknown one is drawn as a road."""
        return self.line.get(kind) or self.line["road"]

    def place_of(self, kind: str) -> PlaceStyle:
        """The style of a place; an unknown one is drawn as a village."""
        return self.place.get(kind) or self.place["village"]

    def counter_of(self, id: str, nationality: str) -> CounterStyle:
        """The colours of a counter by its service, otherwise by its nationality."""
        word = self.same.get(nationality, nationality)
        for service in self.service:
            if service.id == word or re.search(service.pattern, id):
                return service
        return self.counter.get(word) or self.counter["default"]

    def knows_colours_of(self, nationality: str) -> bool:
        """Whether a nationality or service has its own colours."""
        word = self.same.get(nationality, nationality)
        return word in self.counter or word in {service.id for service in self.service}


@cache
def style(look: str = "") -> Style:
    """The style that all drawings share; ``look`` is a look of the land, such as ``snow``."""
    content = (files(__package__) / "style.toml").read_bytes()
    printed = msgspec.toml.decode(content, type=Style)
    changes = printed.look.get(look)
    if changes is None:
        return printed
    return replace(
        printed,
        paper=replace(printed.paper, **changes.paper),
        terrain=_changed(printed.terrain, changes.terrain),
        hexside=_changed(printed.hexside, changes.hexside),
    )


T = TypeVar("T", bound=msgspec.Struct)


def _changed(kinds: dict[str, T], changes: dict[str, dict[str, Any]]) -> dict[str, T]:
    """Kinds with some of their fields changed."""
    return kinds | {
        kind: msgspec.convert(msgspec.structs.asdict(kinds[kind]) | row, type(kinds[kind]))
        for kind, row in changes.items()
    }
