"""The shapes of counters and tables: what is printed on the pieces and on the play aids."""

from __future__ import annotations

from typing import Literal

import msgspec

Side = Literal["axis", "soviet"]
AXIS, SOVIET = 0, 1
SIDES: tuple[Side, Side] = ("axis", "soviet")

Nation = Literal[
    "german",
    "italian",
    "romanian",
    "hungarian",
    "slovak",
    "croatian",
    "north-caucasian",
    "soviet",
]
UnitType = Literal[
    "infantry",
    "security",
    "jaeger",
    "naval-infantry",
    "mountain",
    "bicycle",
    "nkvd",
    "engineer",
    "cavalry",
    "tank",
    "panzer",
    "mechanised",
    "panzergrenadier",
    "tank-destroyer",
    "motorised",
    "assault-gun",
    "artillery",
    "front-hq",
    "army-hq",
    "soviet-army-hq",
    "supply-point",
    "leader",
    "reserve-army",
    "marker",
    "air",
]
Dot = Literal["none", "black", "red", "white"]
Quality = Literal["elite", "regular", "low"]

#: 2.3.3: the types of the right-hand column of the list move as mechanised units.
MECHANISED_TYPES = frozenset(
    {
        *("tank", "panzer", "mechanised", "panzergrenadier", "tank-destroyer", "motorised"),
        *("assault-gun", "artillery", "front-hq", "army-hq", "soviet-army-hq", "supply-point"),
        "leader",
    }
)
#: 2.3.3: infantry type (dagger): all non-mechanised types, and motorised infantry.
INFANTRY_TYPES = frozenset(
    {
        *("infantry", "security", "jaeger", "naval-infantry", "mountain", "bicycle", "nkvd"),
        *("engineer", "cavalry", "motorised"),
    }
)
#: 18.2.1: Artillery Support Units.
ASU_TYPES = frozenset({"artillery", "front-hq", "army-hq"})
#: 19.1: units without a defense strength.
NON_COMBAT_TYPES = frozenset(
    {"supply-point", "soviet-army-hq", "leader", "reserve-army", "marker", "air"}
)
#: Pieces that are never in a hex as units: they lie in boxes or are carried as markers.
OFF_MAP_TYPES = frozenset({"marker", "air"})
#: 20.5: the allies of Germany.
AXIS_ALLIES = frozenset(
    {"italian", "romanian", "hungarian", "slovak", "croatian", "north-caucasian"}
)


class Values(msgspec.Struct, frozen=True):
    """2.3.1: attack, defense and movement allowance of one strength level."""

    attack: int
    defense: int
    move: int


class S42Counter(msgspec.Struct, frozen=True):
    """2.3: what is printed on a counter.

    ``values[n - 1]`` holds the strengths of a unit that has ``n`` steps left; the last step of a
    unit of three or four steps is that of its Remnant (10.4).
    """

    id: str
    side: Side
    nation: Nation
    branch: str
    name: str
    full_name: str
    type: UnitType
    mechanised: bool
    infantry_type: bool
    dot: Dot
    quality: Quality
    size: str
    steps: int
    values: tuple[Values, ...]
    bracketed: bool = False
    free_stacking: bool = False
    no_extended: bool = False
    asu_range: int = 0
    garrison: bool = False
    north_caucasus: bool = False
    blucher: bool = False
    command: str = ""
    immobile: bool = False
    #: 10.4: the dot of the Remnant, where the unit has one.
    remnant_dot: Dot = "none"
    #: 32.4: laid above another counter, so that the unit has a step more.
    upgrade: bool = False

    @property
    def number(self) -> int:
        """The side as a number."""
        return AXIS if self.side == "axis" else SOVIET

    @property
    def is_combat(self) -> bool:
        """2.3.1: a printed defense above 0, bracketed or not."""
        return self.type not in NON_COMBAT_TYPES and self.values[-1].defense > 0

    @property
    def is_asu(self) -> bool:
        """18.2.1: artillery divisions, Front and Axis Army headquarters."""
        return self.type in ASU_TYPES

    @property
    def is_light(self) -> bool:
        """7.1, 18.2.3: free-stacking units and ASUs form bonds only two together."""
        return self.free_stacking or self.type in ASU_TYPES

    @property
    def is_tank_corps(self) -> bool:
        """4.3, 21.3.1: Soviet tank and mechanised corps."""
        return self.side == "soviet" and self.type in ("tank", "mechanised") and self.size == "XXX"

    @property
    def movement_class(self) -> str:
        """5.1, 9.6.2: how the unit pays for terrain."""
        if self.mechanised:
            return "mech"
        return "mountain" if self.type == "mountain" else "foot"


class Arrival(msgspec.Struct, frozen=True):
    """22.1: when and where a reinforcement comes; areas are letters."""

    turn: int
    areas: tuple[str, ...]
    #: The code of ``reinforcements.csv``, by which S1.2 tells groups apart.
    entry: str = ""


class MovementFile(msgspec.Struct, frozen=True):
    """5: numbers of movement that are not in the Terrain Effects Chart."""

    extended_bonus: int
    tactical_hexes: int
    leave_zone: int
    enter_area: int
    minor_river_wet: int
    rail_bridge: dict[str, int]
    frozen_river: dict[str, int]
    alpine: int
    secondary_road_wet: int
    asu_free_hexes: int
    rail_units: int
    rail_units_on_map: int


class StackingFile(msgspec.Struct, frozen=True):
    """4: units in one hex."""

    axis: int
    soviet: int
    soviet_with_army_hq: int
    free_stacking: int
    corps_with_army_hq: int


class ReservesFile(msgspec.Struct, frozen=True):
    """25.2: Reserve markers of a side, hexes a reserve may have moved, hexes that it advances."""

    markers: int
    moved: int
    advance: int


class WeatherFile(msgspec.Struct, frozen=True):
    """23: the weather by season and die; the seasons by the option ``rasputitsa-turns`` (A-47)."""

    seasons: dict[str, dict[str, tuple[int, int]]]
    results: dict[str, tuple[str, ...]]
    again_after: tuple[str, ...]
    winter_from: int
    #: 23.3.1: the season, the weather before and the weather now that make a Mud turn.
    mud_season: str
    mud_after: str
    mud_under: tuple[str, ...]
    #: 23.4: Entry Areas that winter closes, and the areas to which their units go.
    winter_closes: dict[str, tuple[str, ...]]


class TurnRow(msgspec.Struct, frozen=True):
    """7.4 (PROPOSED): a space of the Turn Record Track."""

    number: int
    first: str
    last: str
    benchmark: int


class RemnantRow(msgspec.Struct, frozen=True):
    """10.4: the Remnants of a kind that a side has, and what they print."""

    side: Side
    types: tuple[UnitType, ...]
    count: int
    attack: int
    defense: int
    move: int
    dot: Dot


class RenamedRow(msgspec.Struct, frozen=True):
    """A-102: a second counter of a unit: it waits for the former, or replaces it."""

    unit: str
    former: str
    how: Literal["waits", "replaces"]


class UpgradeRow(msgspec.Struct, frozen=True):
    """32.4: a counter that is laid above another: the unit has a step more."""

    unit: str
    over: str


class TableFile(msgspec.Struct, frozen=True):
    """``tables.toml``."""

    movement: MovementFile
    stacking: StackingFile
    reserves: ReservesFile
    weather: WeatherFile
    turn: tuple[TurnRow, ...]
    remnant: tuple[RemnantRow, ...]
    renamed: tuple[RenamedRow, ...] = ()
    upgrade: tuple[UpgradeRow, ...] = ()
