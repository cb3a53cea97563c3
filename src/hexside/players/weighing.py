"""What players aim at and fear, by game and side: data files of numbers."""

from __future__ import annotations

import functools
from importlib.resources import files
from typing import Literal

import msgspec

#: The table that only the weights of games with phases have.
PHASED = "scenarios"


class MarkEffect(msgspec.Struct, frozen=True):
    """What a mark on a unit takes off it."""

    attack: int = 0
    defense: int = 0
    move: float = 1.0


class Limits(msgspec.Struct, frozen=True):
    """Combat units in a hex, and how far units pursue."""

    stack: int = 2
    pursuit_mechanised: int = 2
    pursuit_other: int = 1


class SupplyWords(msgspec.Struct, frozen=True):
    """Where the sources are and which tracks tell about control."""

    sources: dict[str, str]
    marker: str = ""
    marker_side: str = ""
    control_track: str = ""
    control_side: str = ""
    control_place: str = ""


class Objective(msgspec.Struct, frozen=True):
    """Hexes that one side wants to take and the other to keep.

    ``listed`` says what it means that the track names the hex. ``pull`` is how many hexes farther
    than another objective a unit would go for it; ``held`` means that defenders may not retreat.
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
    """What changes when the game draws to its end.

    Areas that score weigh more, supply less, by these factors, and only what falls at least so
    likely is stormed.
    """

    presence: float = 1.0
    unsupplied: float = 1.0
    storm: float = 0.0


USUAL = Closing()


class SideWeights(msgspec.Struct, frozen=True):
    """How much a side cares for each thing, in points."""

    #: A hex nearer to an objective.
    goal: float
    #: Standing in the way of an enemy unit.
    cover: float
    #: A column of terrain under a unit that may be attacked.
    terrain: float
    #: A point of expected loss to the enemy's next attack.
    risk: float
    #: Standing where no supply line leads.
    unsupplied: float
    #: A second unit in a hex.
    crowding: float
    #: A point of enemy strength destroyed, of own strength lost, a hex of ground won.
    kill: float
    own_step: float
    ground: float
    #: What a unit that takes part in an attack could have done elsewhere.
    unit_cost: float
    #: Keeping an objective, per point of it.
    guard: float
    #: Standing next to the enemy.
    contact: float
    #: A unit in the range of its headquarters.
    command: float
    #: Closing one side of six of an objective that must be held, per point of it.
    shield: float = 0.08
    #: Driving the enemy off a hex beside an objective that ends the game, per point of it.
    foresight: float = 0.0
    #: A step of a garrison that may not retreat, per point of its objective.
    siege: float = 0.08
    #: Marching towards an objective that must be held and has nobody in it, per point of it.
    relief: float = 0.1
    #: Getting an objective that nobody holds into the range of a landing.
    landing: float = 0.0
    #: How much goals weigh more for mechanised units.
    dash: float = 0.3
    #: How likely an objective must fall to draw units; those that are too strong are passed by.
    storm: float = 0.0
    #: Fighting comes before moving when attacks on the spot promise more than this share of what
    #: they would promise after a short move; 0: never.
    fight_first: float = 0.0
    #: How much a unit that another headquarters commands counts for one more.
    shared: float = 0.35


class Posture(msgspec.Struct, frozen=True):
    """A way to play an activation: the weights of the side, some of them scaled or set.

    A posture with ``answer`` is one that the other side expects too when it thinks ahead.
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
    """The file of one game."""

    marks: dict[str, MarkEffect]
    limits: Limits
    supply: SupplyWords
    side: dict[str, SideWeights]
    objective: tuple[Objective, ...] = ()
    presence: tuple[Presence, ...] = ()
    posture: tuple[Posture, ...] = ()
    #: Weights that the planner sets otherwise, by side.
    planner: dict[str, dict[str, float]] = {}
    #: The side that has to win something; the other one has to prevent it.
    attacker: str = ""
    #: By scenario and side what changes in the last turns; the last row is that of the last turn.
    closing: dict[str, dict[str, tuple[Closing, ...]]] = {}
    #: By scenario the points that setting up a headquarters elsewhere costs.
    relocation: dict[str, float] = {}
    #: By side how many standard errors better than the usual course another one must be.
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
    """The weights of a game; ``None`` when nobody has written any."""
    found = weights_file(game)
    # Games with phases have weights of another kind.
    return None if found is None or PHASED in found else msgspec.convert(found, Weights)


def weights_file(game: str) -> dict[str, object] | None:
    """What stands in the file of a game; ``None`` when it has none."""
    file = files("hexside.players") / "weights" / f"{game}.toml"
    return msgspec.toml.decode(file.read_bytes()) if file.is_file() else None
