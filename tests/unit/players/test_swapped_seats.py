"""``hexside match --swap``: every game once in each seat, counted by player."""

from __future__ import annotations

import pytest

from hexside.cli.match import rotations
from hexside.cli.match_results import Outcome, results, wilson

SEATS = {"axis": "officer", "soviet": "greedy"}
SWAPPED = {"axis": "greedy", "soviet": "officer"}


def outcome(number: int, winner: str, players: dict[str, str]) -> Outcome:
    return Outcome(number, winner, "over", 0.0, 4, 10, "", players)


def test_everybody_has_every_seat() -> None:
    assert rotations(SEATS) == [SEATS, SWAPPED]


def test_wins_are_counted_by_player() -> None:
    outcomes = [
        outcome(1, "axis", SEATS),
        outcome(1, "soviet", SWAPPED),
        outcome(2, "soviet", SEATS),
        outcome(2, "soviet", SWAPPED),
    ]
    found = results("a/b", SEATS, 1, outcomes, 1.0)
    assert {row.player: row.wins for row in found.players} == {"officer": 3, "greedy": 1}
    assert (found.players[0].low, found.players[0].high) == pytest.approx(wilson(3, 4))
    # By seat the games of both players count, so no player is named there.
    assert [(row.seat, row.player, row.wins) for row in found.shares] == [
        ("axis", "", 1),
        ("soviet", "", 3),
    ]


def test_without_a_change_of_seats_the_seats_tell_all() -> None:
    outcomes = [outcome(1, "axis", SEATS), outcome(2, "soviet", SEATS)]
    found = results("a/b", SEATS, 1, outcomes, 1.0)
    assert found.players == []
    assert [row.player for row in found.shares] == ["officer", "greedy"]
