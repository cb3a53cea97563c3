"""What players of a game with phases aim at and fear, by side: data files of numbers."""

from __future__ import annotations

import functools

import msgspec

from hexside.players.weighing import PHASED, weights_file


class PhasedSide(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How much a side cares for each thing, in points of strength."""

    #: A victory point.
    point: float
    #: A point of enemy strength destroyed, of own strength lost.
    kill: float
    loss: float
    #: Putting a point of enemy strength out of order, and having it put out of order.
    disrupt: float
    shaken: float
    #: Driving the enemy off a hex; a hex that mechanised units may advance afterwards.
    ground: float
    advance: float
    #: What a point of attack strength bound by an attack could have done elsewhere.
    bound: float
    #: And what it could have done besides, on wheels.
    armor: float
    #: An attack must be worth so much.
    least: float
    #: A hex nearer to a goal, on foot and on wheels.
    goal: float
    drive: float
    #: The part that counts of what the enemy in the way of wheels costs them.
    past: float
    #: A hex nearer to a goal that each mechanised unit of an attack may advance.
    lead: float
    #: Standing out of supply, and cut off from it altogether.
    unsupplied: float
    isolated: float
    #: A point of expected loss to the enemy's next attack.
    danger: float
    #: A bond with a neighbour; ground that helps the defender, per column.
    bond: float
    terrain: float
    #: Standing on, or in front of, a hex that is worth a point.
    guard: float
    #: A hex of ground given up by the whole line; leaving a point in front of it.
    yielding: float
    abandon: float
    #: A part of the line that nobody can reach in time.
    gap: float
    #: Being where as much enemy strength as own stands along the front, on foot.
    cover: float
    #: A unit of enemy strength on the way to the goals that stands behind our zones.
    cut: float
    #: A hex farther from friends than a spearhead should be.
    alone: float
    #: What a unit that moves gives up: it is better to stay than to walk for nothing.
    stir: float
    #: How much the enemy's answer counts when plans are compared.
    answer: float


class Goal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Ground that scores besides the victory hexes of the map.

    ``exit`` are Entry Areas through which units leave, ``steps`` what must leave; else a unit
    scores that stands in one of ``places``, or on the map edge beside the Entry Area ``edge``.
    """

    id: str
    side: str
    points: float
    exit: tuple[str, ...] = ()
    steps: int = 0
    places: tuple[str, ...] = ()
    sheet: str = ""
    from_turn: int = 1
    #: The other side must hold these places.
    held: bool = False
    #: Only units of this nation score; any where it is empty.
    nation: str = ""
    #: 24.1.4: Entry Areas of the enemy; a unit on the map edge beside one scores, once an area.
    edge: str = ""


class Posture(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A way to play a turn: the weights of the side, some scaled, and some goals preferred."""

    id: str
    side: str
    scale: dict[str, float] = {}
    #: Places whose worth is multiplied: the axis of advance.
    favour: dict[str, float] = {}

    def of(self, weights: PhasedSide) -> PhasedSide:
        """The weights of a side in this posture."""
        scaled = {name: getattr(weights, name) * factor for name, factor in self.scale.items()}
        return msgspec.structs.replace(weights, **scaled)


class PhasedScenario(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a scenario is about."""

    turns: int
    attacker: str
    #: Where the enemy of the attacker lives: the line runs across this direction.
    north_row: int
    goal: tuple[Goal, ...] = ()


class PhasedWeights(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file of one game with phases."""

    stacking: dict[str, int]
    scenarios: dict[str, PhasedScenario]
    side: dict[str, PhasedSide]
    posture: tuple[Posture, ...] = ()
    #: By side, the factors of the weights with which the planner plans.
    planner: dict[str, dict[str, float]] = {}
    #: And those of the last turn, when only points count.
    closing: dict[str, dict[str, float]] = {}

    def of_planner(self, side: str, scenario: str, turn: int) -> PhasedSide:
        """The weights of a side as the planner uses them in a turn."""
        found = Posture("", side, self.planner.get(side, {})).of(self.side[side])
        if turn < self.scenarios[scenario].turns:
            return found
        return Posture("", side, self.closing.get(side, {})).of(found)


@functools.cache
def phased_weights(game: str) -> PhasedWeights | None:
    """The weights of a game with phases; ``None`` when nobody has written any."""
    found = weights_file(game)
    return None if found is None or PHASED not in found else msgspec.convert(found, PhasedWeights)
