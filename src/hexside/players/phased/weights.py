"""What players of a game with phases value and fear, by side: data files of numbers."""

from __future__ import annotations

import functools

import msgspec

from hexside.players.weighing import PHASED, weights_file


class PhasedSide(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How much a side values each thing, in points of strength."""

    #: A victory point.
    point: float
    #: A point of enemy strength destroyed, of own strength lost.
    kill: float
    loss: float
    #: Disordering a point of enemy strength, and having a point disordered.
    disrupt: float
    shaken: float
    #: Driving the enemy off a hex; a hex that mechanised units may advance afterwards.
    ground: float
    advance: float
    #: What a point of attack strength used by an attack could have done elsewhere.
    bound: float
    #: What it could have done in addition, if mechanised.
    armour: float
    #: An attack must be worth this much.
    least: float
    #: A hex nearer to a goal, for infantry and for mechanised units.
    goal: float
    drive: float
    #: The share that counts of what the enemy on the way costs mechanised units.
    past: float
    #: A hex nearer to a goal that each mechanised unit of an attack may advance.
    lead: float
    #: Being out of supply, and being isolated.
    unsupplied: float
    isolated: float
    #: A point of expected loss to the enemy's next attack.
    danger: float
    #: A bond with a neighbour; defensive terrain, per column.
    bond: float
    terrain: float
    #: Standing on, or in front of, a hex that is worth a point.
    guard: float
    #: A hex of ground given up by the entire line; leaving a point in front of it.
    yielding: float
    abandon: float
    #: A part of the line that no unit can reach in time.
    gap: float
    #: Being where enemy strength equals ours along the front, for infantry.
    cover: float
    #: A unit of enemy strength behind our zones on the way to the goals.
    cut: float
    #: A hex farther from friends than a spearhead should be.
    alone: float
    #: What a moving unit gives up: staying is better than marching for nothing.
    stir: float
    #: The weight of the enemy's reply when plans are compared.
    answer: float


class Goal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Ground that scores besides the victory hexes of the map.

    ``exit`` are Entry Areas through which units exit, ``steps`` what must exit. Otherwise a unit
    scores in one of ``places``, or on the map edge beside the Entry Area ``edge``.
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
    #: Only units of this nation score; any unit if empty.
    nation: str = ""
    #: 24.1.4: Entry Areas of the enemy; a unit on the map edge beside one scores, once per area.
    edge: str = ""


class Posture(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A way to play a turn: the side's weights, some scaled, and some goals preferred."""

    id: str
    side: str
    scale: dict[str, float] = {}
    #: Places with multiplied value: the axis of advance.
    favour: dict[str, float] = {}

    def of(self, weights: PhasedSide) -> PhasedSide:
        """The weights of a side in this posture."""
        scaled = {name: getattr(weights, name) * factor for name, factor in self.scale.items()}
        return msgspec.structs.replace(weights, **scaled)


class PhasedScenario(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a scenario is about."""

    turns: int
    #: Who attacks, unless ``attackers`` says otherwise; the score counts his points.
    attacker: str
    #: The direction of the attacker's enemy: the line runs across it.
    north_row: int
    goal: tuple[Goal, ...] = ()
    #: Who attacks from which turn, if that changes.
    attackers: dict[int, str] = {}

    def attacker_at(self, turn: int) -> str:
        """The side that attacks in a turn."""
        passed = [first for first in self.attackers if first <= turn]
        return self.attackers[max(passed)] if passed else self.attacker


class PhasedWeights(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The weights file of one game with phases."""

    stacking: dict[str, int]
    scenarios: dict[str, PhasedScenario]
    side: dict[str, PhasedSide]
    posture: tuple[Posture, ...] = ()
    #: By side, the factors that the planner applies to the weights.
    planner: dict[str, dict[str, float]] = {}
    #: The same for the last turn, when only points count.
    closing: dict[str, dict[str, float]] = {}

    def of_side(self, side: str, scenario: str, turn: int) -> PhasedSide:
        """The weights of a side; where it has the other part, those of that part."""
        return self.side[self.part(side, scenario, turn)]

    def part(self, side: str, scenario: str, turn: int) -> str:
        """The side of the file whose part a side plays: the first scenario tells who attacks."""
        usual = next(iter(self.scenarios.values())).attacker
        attacks = self.scenarios[scenario].attacker_at(turn) == side
        if attacks == (side == usual):
            return side
        return next(other for other in self.side if other != side)

    def of_planner(self, side: str, scenario: str, turn: int) -> PhasedSide:
        """The weights of a side as the planner uses them in a turn."""
        side = self.part(side, scenario, turn)
        found = Posture("", side, self.planner.get(side, {})).of(self.side[side])
        if turn < self.scenarios[scenario].turns:
            return found
        return Posture("", side, self.closing.get(side, {})).of(found)


@functools.cache
def phased_weights(game: str) -> PhasedWeights | None:
    """The weights of a game with phases; ``None`` if there are none."""
    found = weights_file(game)
    return None if found is None or PHASED not in found else msgspec.convert(found, PhasedWeights)
