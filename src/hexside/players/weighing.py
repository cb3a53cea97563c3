"""What players value and fear, by game and side: data files of numbers."""

from __future__ import annotations

import functools
from importlib.resources import files
from typing import Literal

import msgspec

#: The table that only weights of games with phases contain.
PHASED = "scenarios"
#: The table of a game that the plain mind plays.
PLAIN = "plain"


class MarkEffect(msgspec.Struct, frozen=True):
    """What a mark takes off a unit."""

    attack: int = 0
    defense: int = 0
    move: float = 1.0


class Limits(msgspec.Struct, frozen=True):
    """Combat units in a hex, and how far units pursue."""

    stack: int = 2
    pursuit_mechanised: int = 2
    pursuit_other: int = 1


class SupplyWords(msgspec.Struct, frozen=True):
    """Where the sources are, and which tracks record control."""

    sources: dict[str, str]
    marker: str = ""
    marker_side: str = ""
    control_track: str = ""
    control_side: str = ""
    control_place: str = ""


class Objective(msgspec.Struct, frozen=True):
    """Hexes that one side wants to take and the other to keep.

    ``listed`` says what it means when the track names the hex. ``pull`` is how many hexes farther
    than to another objective a unit would go for it. ``held`` means that defenders may not retreat.
    """

    id: str
    attacker: str
    track: str
    listed: Literal["open", "taken"]
    points: float
    pull: float
    area: str = ""
    place: str = ""
    radius: int = 0
    held: bool = False
    scenarios: tuple[str, ...] = ()


class Presence(msgspec.Struct, frozen=True):
    """An area where every unit of a side scores."""

    id: str
    attacker: str
    area: str
    mechanised: float
    other: float
    unsupplied: float
    pull: float
    scenarios: tuple[str, ...] = ()


class Closing(msgspec.Struct, frozen=True):
    """What changes towards the end of the game.

    Areas that score weigh more and supply less, by these factors, and only cities at least this
    likely to fall are stormed.
    """

    presence: float = 1.0
    unsupplied: float = 1.0
    storm: float = 0.0


USUAL = Closing()


class SideWeights(msgspec.Struct, frozen=True):
    """How much a side values each thing, in points."""

    #: A hex nearer to an objective.
    goal: float
    #: Blocking an enemy unit.
    cover: float
    #: A column of terrain under a unit that may be attacked.
    terrain: float
    #: A point of expected loss to the enemy's next attack.
    risk: float
    #: Being in a hex without a supply line.
    unsupplied: float
    #: A second unit in a hex.
    crowding: float
    #: A point of enemy strength destroyed, of own strength lost, a hex of ground won.
    kill: float
    own_step: float
    ground: float
    #: What a unit in an attack could have done elsewhere.
    unit_cost: float
    #: Keeping an objective, per point of it.
    guard: float
    #: Standing next to the enemy.
    contact: float
    #: A unit in the range of its headquarters.
    command: float
    #: Closing one of the six sides of an objective that must be held, per point of it.
    shield: float = 0.08
    #: Driving the enemy off a hex beside an objective that ends the game, per point of it.
    foresight: float = 0.0
    #: A step of a garrison that may not retreat, per point of its objective.
    siege: float = 0.08
    #: Marching towards an empty objective that must be held, per point of it.
    relief: float = 0.1
    #: Bringing an empty objective within range of a landing.
    landing: float = 0.0
    #: The extra weight of goals for mechanised units.
    dash: float = 0.3
    #: How likely an objective must be to fall to attract units; stronger ones are bypassed.
    storm: float = 0.0
    #: Fighting comes before moving when attacks on the spot are worth more than this share of what
    #: they would be worth after a short move; 0: never.
    fight_first: float = 0.0
    #: The weight of a unit that another headquarters already commands.
    shared: float = 0.35


class Posture(msgspec.Struct, frozen=True):
    """A way to play an activation: the weights of the side, some of them scaled or set.

    A posture with ``answer`` is one that the other side also expects when it thinks ahead.
    """

    id: str
    side: str
    scale: dict[str, float] = {}
    sets: dict[str, float] = {}
    answer: bool = False

    def of(self, weights: SideWeights) -> SideWeights:
        """The weights of a side in this posture."""
        scaled = {name: getattr(weights, name) * factor for name, factor in self.scale.items()}
        return msgspec.structs.replace(weights, **scaled, **self.sets)


class Weights(msgspec.Struct, frozen=True):
    """The weights file of one game."""

    marks: dict[str, MarkEffect]
    limits: Limits
    supply: SupplyWords
    side: dict[str, SideWeights]
    objective: tuple[Objective, ...] = ()
    presence: tuple[Presence, ...] = ()
    posture: tuple[Posture, ...] = ()
    #: Weights that the planner overrides, by side.
    planner: dict[str, dict[str, float]] = {}
    #: The side that must win something; the other must prevent it.
    attacker: str = ""
    #: By scenario and side, what changes in the last turns; the last row is the last turn.
    closing: dict[str, dict[str, tuple[Closing, ...]]] = {}
    #: By scenario, the points that it costs to set up a headquarters elsewhere.
    relocation: dict[str, float] = {}
    #: By side, how many standard errors better than the usual course another must be.
    caution: dict[str, float] = {}

    def planned(self, side: str) -> SideWeights:
        """The weights of a side as the planner uses them."""
        return msgspec.structs.replace(self.side[side], **self.planner.get(side, {}))

    def answers(self, side: str) -> tuple[SideWeights, ...]:
        """The ways in which the enemy expects a side to play, the usual one first."""
        usual = self.planned(side)
        rows = (row for row in self.posture if row.side == side and row.answer)
        return (usual, *(row.of(usual) for row in rows))


@functools.cache
def weights(game: str) -> Weights | None:
    """The weights of a game; ``None`` if there are none."""
    found = weights_file(game)
    # Games with phases, and those of the plain mind, have a different kind of weights.
    if found is None or PHASED in found or PLAIN in found:
        return None
    return msgspec.convert(found, Weights)


def weights_file(game: str) -> dict[str, object] | None:
    """The contents of a game's file; ``None`` if there is none."""
    file = files("hexside.players") / "weights" / f"{game}.toml"
    return msgspec.toml.decode(file.read_bytes()) if file.is_file() else None
