"""Positions of Fall Blau for the tests of its players."""

from __future__ import annotations

import hexside
from hexside.players.phased.lore import Lore, lore

POSITION = """
game = "stalingrad-42/fall-blau"
turn = {turn}
phase = "{phase}"
seat = "{seat}"
[units]
{units}
{tracks}
"""


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
