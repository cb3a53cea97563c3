"""The file of aims of a game: what its objectives are worth and how each side plays."""

from __future__ import annotations

import functools

import msgspec

from hexside.players.weighing import PLAIN, weights_file


class Aim(msgspec.Struct, frozen=True):
    """Hexes that are worth points to those who hold them: places of a kind, an area, or a list.

    With a ``track`` only the hexes that it lists in the view count.
    """

    points: float
    place: str = ""
    area: str = ""
    hexes: tuple[str, ...] = ()
    track: str = ""


class Manner(msgspec.Struct, frozen=True):
    """How a side plays. Values are points of strength: half of attack and defence together."""

    #: A hex nearer to an objective that the enemy holds; a step nearer to one that must be kept.
    advance: float = 0.3
    cover: float = 0.1
    #: Points of an objective, as a share, for taking it, and for a garrison under threat.
    taking: float = 0.6
    garrison: float = 0.5
    #: The worth of an enemy step, of an own step, of a hex from which the enemy is driven.
    enemy_step: float = 1.0
    own_step: float = 1.0
    ground: float = 0.4
    #: What a mechanised unit is worth beyond its strength.
    mechanised: float = 1.0
    #: The least value of an attack, and what each point of strength in it costs.
    threshold: float = 0.3
    effort: float = 0.04
    #: The fear of enemy attacks, and the share of the enemy's strength that comes.
    danger: float = 1.0
    coming: float = 0.5
    #: A column of terrain; a zone of control that stops the enemy; a hex without a line.
    terrain: float = 0.15
    block: float = 0.1
    line: float = 1.5
    #: Guarding a railway that carries the lines of many units.
    guard: float = 2.0
    #: Mechanised units go on faster by this share, and leave the guarding of railways to others.
    dash: float = 0.5
    #: The turn from which lines count in full.
    line_from: float = 1
    #: A unit in the range of a headquarters; shutting the way of those who are attacked.
    command: float = 0.4
    seal: float = 0.5
    #: Cutting an enemy unit off from its line.
    cut_off: float = 0.3
    #: A hex nearer to the other front; a hex that keeps the fronts of the enemy apart.
    join: float = 0.0
    screen: float = 0.0


class Fronts(msgspec.Struct, frozen=True):
    """Two fronts of a side that are to join hands up to some turn.

    Counters name their front. ``armies`` are those who strive for it.
    """

    side: str
    fronts: tuple[str, str]
    armies: tuple[str, ...]
    until: int


class Aims(msgspec.Struct, frozen=True):
    """The aims of one game."""

    #: The track with the hexes that one side holds, and that side.
    control_track: str
    control_side: str
    #: The units of a hex, the hexes of a command range and between activations side by side.
    stack: int = 2
    command: int = 4
    apart: int = 24
    #: The columns of counters that name their headquarters' command, the first that is filled.
    obeys: tuple[str, ...] = ("nationality",)
    #: Headquarters take no room in a stack.
    free_headquarters: bool = False
    #: Whether columns are cut off at the ends of the table after all shifts, not before.
    cut_last: bool = False
    #: The sides that lose a step instead of retreating, or that may retreat instead of it.
    stands: str = ""
    falls_back: str = ""
    #: The share of its attack and of its defence that a unit with a mark has.
    marks: dict[str, tuple[float, float]] = {}
    #: The area where bridging units are wanted, and the fronts that are to join hands.
    sites: str = ""
    fronts: Fronts | None = None
    aim: tuple[Aim, ...] = ()
    side: dict[str, Manner] = {}
    #: By scenario and side, what differs.
    scenario: dict[str, dict[str, dict[str, float]]] = {}

    def manner(self, scenario: str, side: str) -> Manner:
        """How a side plays a scenario."""
        changes = self.scenario.get(scenario, {}).get(side, {})
        return msgspec.structs.replace(self.side.get(side, Manner()), **changes)


@functools.cache
def aims(game: str) -> Aims | None:
    """The aims of a game; ``None`` if it has no such file."""
    found = weights_file(game)
    return None if found is None or PLAIN not in found else msgspec.convert(found[PLAIN], Aims)
