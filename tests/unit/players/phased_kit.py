"""Positions of Fall Blau for the tests of its players."""

from __future__ import annotations

from typing import NamedTuple

import hexside
from hexside.players.phased import pursuit
from hexside.players.phased.lore import Lore, lore
from hexside.players.phased.sight import Sight
from hexside.players.phased.standing import Standing
from hexside.players.phased.threats import march_of

POSITION = """
game = "stalingrad-42/fall-blau"
turn = {turn}
phase = "{phase}"
seat = "{seat}"
[units]
{units}
{tracks}
"""


class Going(NamedTuple):
    """An advance, as far as these players look at it."""

    unit: str
    path: tuple[str, ...]
    verb: str = "advance"

    def text(self) -> str:
        """The action in one line."""
        return f"{self.verb} {self.unit}"


class Deciding(NamedTuple):
    """The question of an advance."""

    arguments: dict[str, str]


def known() -> Lore:
    """What players know of Fall Blau."""
    found = lore("stalingrad-42", "fall-blau")
    assert found is not None
    return found


def position(
    units: dict[str, str],
    phase: str = "movement",
    seat: str = "axis",
    turn: int = 3,
    taken: tuple[str, ...] = (),
) -> hexside.Game:
    """Some units on the map of Fall Blau, and nobody else; ``taken`` are cities of the Axis."""
    lines = "\n".join(f'{uid} = "{hex}"' for uid, hex in units.items())
    tracks = f"[tracks]\ncontrol = {list(taken)}" if taken else ""
    return hexside.position(
        POSITION.format(turn=turn, phase=phase, seat=seat, units=lines, tracks=tracks)
    )


def at(name: str) -> int:
    """The hex of a printed number."""
    return known().index(name)


def judged(game: hexside.Game, seat: str = "axis") -> Standing:
    """A position as the planner of a seat judges it."""
    view = game.view(seat)
    sight = Sight.of(known(), view)
    return Standing(sight, sight.me, known().weights.of_planner(seat, "fall-blau", view.turn))


def reach_of(sight: Sight) -> dict[str, set[int]]:
    """Where the units of the seat that looks could go, by normal and extended moves."""
    own = [uid for uid in sight.where if known().side[uid] == sight.me]
    return {uid: march_of(sight, uid) for uid in own}


def calm() -> float:
    """A hand that does not tremble."""
    return 0.0


def advance_of(standing: Standing, going: Going, vacated: str) -> str:
    """What a unit does that may advance or stay."""
    legal = [going, Going("", (), "done")]
    decision = Deciding({"hex": vacated})
    found = pursuit.advance(standing, decision, legal, lambda hex: 0.0)  # type: ignore[arg-type]
    return found.verb
