"""S3.5, S4.4 What is tested before the Victory Phase: Stalingrad, and the points of turn 28."""

from __future__ import annotations

from hexside.games.stalingrad42.reading.printed import AXIS, SIDES, SOVIET
from hexside.games.stalingrad42.victory.victory import is_automatic, score
from hexside.games.stalingrad42.work import S42Work

STALINGRAD = "stalingrad"


def check_stalingrad(work: S42Work, side: int) -> None:
    """S3.5: before its player turn of turn 34 the Axis must control a hex of Stalingrad.

    What it takes back later does not help; the game goes on to its last turn.
    """
    if side != AXIS or work.turn != work.rules.setup.stalingrad_turn:
        return
    hexes = sorted(work.rules.board.areas.get(STALINGRAD, frozenset()))
    held = any(work.controls(AXIS, hex) for hex in hexes)
    work.change(stalingrad_lost=not held)
    work.tell("s42-stalingrad-tested", "S3.5", held="yes" if held else "no")


def check_gate(work: S42Work, side: int) -> None:
    """S4.4, A-97: the points that the Axis needs when its player turn of turn 28 ends.

    All of 24.1 counts, Elbrus (24.3) does not.
    """
    setup = work.rules.setup
    if side != AXIS or work.turn != setup.gate_turn or not is_automatic(work):
        return
    points = score(work)
    work.change(victory_points=points)
    work.tell("victory-points", "24.1", points=points, need=setup.gate_need)
    if points < setup.gate_need:
        work.end(SIDES[SOVIET], "S4.4", "s42-gate-missed", points, need=setup.gate_need)
