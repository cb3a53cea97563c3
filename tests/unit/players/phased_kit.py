"""Positions of Fall Blau for the tests of its players."""

from __future__ import annotations

from typing import NamedTuple

import hexside
from hexside.players.phased import pursuit
from hexside.players.phased.appraisal import Appraisal
from hexside.players.phased.scenario_tables import ScenarioTables, scenario_tables
from hexside.players.phased.sight import Sight
from hexside.players.phased.threats import march_of
from tests.rulebook.stalingrad42.s42_kit import KIT


class Going(NamedTuple):
    """An advance, as far as these players use it."""

    unit: str
    path: tuple[str, ...]
    verb: str = "advance"

    def text(self) -> str:
        """The action in one line."""
        return f"{self.verb} {self.unit}"


class Deciding(NamedTuple):
    """The decision of an advance."""

    arguments: dict[str, str]


def known() -> ScenarioTables:
    """The tables of Fall Blau."""
    found = scenario_tables("stalingrad-42", "fall-blau")
    assert found is not None
    return found


def position(
    units: dict[str, str],
    phase: str = "movement",
    seat: str = "axis",
    turn: int = 3,
    taken: tuple[str, ...] = (),
) -> hexside.Game:
    """Some units on the map of Fall Blau, and no one else; ``taken`` are cities of the Axis."""
    tracks = {"control": list(taken)} if taken else None
    return KIT.stand(units, hexes="", phase=phase, seat=seat, turn=turn, tracks=tracks)


def at(name: str) -> int:
    """The hex of a printed number."""
    return known().index(name)


def judged(game: hexside.Game, seat: str = "axis") -> Appraisal:
    """A position as the planner of a seat judges it."""
    view = game.view(seat)
    sight = Sight.of(known(), view)
    return Appraisal(sight, sight.me, known().weights.of_planner(seat, "fall-blau", view.turn))


def reach_of(sight: Sight) -> dict[str, set[int]]:
    """Where the units of the seat could go, with normal and extended moves."""
    own = [uid for uid in sight.where if known().side[uid] == sight.me]
    return {uid: march_of(sight, uid) for uid in own}


def calm() -> float:
    """A player without noise."""
    return 0.0


def advance_of(appraisal: Appraisal, going: Going, vacated: str) -> str:
    """What a unit does that may advance or stay."""
    legal = [going, Going("", (), "done")]
    decision = Deciding({"hex": vacated})
    found = pursuit.advance(appraisal, decision, legal, lambda hex: 0.0)  # type: ignore[arg-type]
    return found.verb
