"""``hexside match --swap``: every game once in each seat, counted by player."""

from __future__ import annotations

import pytest

from hexside.cli.match import rotations
from hexside.cli.match_pairs import pairs_of
from hexside.cli.match_results import Outcome, results, wilson

SEATS = {"axis": "officer", "soviet": "greedy"}
SWAPPED = {"axis": "greedy", "soviet": "officer"}


def outcome(number: int, winner: str, players: dict[str, str], points: float = 0.0) -> Outcome:
    return Outcome(number, winner, "over", points, 4, 10, "", players)


def test_each_player_has_every_seat() -> None:
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
    # By seat, the games of both players count, so no player is named there.
    assert [(row.seat, row.player, row.wins) for row in found.shares] == [
        ("axis", "", 1),
        ("soviet", "", 3),
    ]


def test_without_swapped_seats_only_seats_are_counted() -> None:
    outcomes = [outcome(1, "axis", SEATS), outcome(2, "soviet", SEATS)]
    found = results("a/b", SEATS, 1, outcomes, 1.0)
    assert found.players == []
    assert [row.player for row in found.shares] == ["officer", "greedy"]


def test_pairs_tell_players_apart_when_one_side_always_wins() -> None:
    outcomes = [
        outcome(1, "soviet", SEATS, 3.0),
        outcome(1, "soviet", SWAPPED, 1.0),
        outcome(2, "soviet", SEATS, 2.0),
        outcome(2, "soviet", SWAPPED, 2.0),
        outcome(3, "soviet", SEATS, 1.0),
        outcome(3, "soviet", SWAPPED, 0.0),
    ]
    found = pairs_of("axis", outcomes)
    assert found is not None
    assert (found.pairs, found.even) == (3, 1)
    assert {row.player: row.wins for row in found.players} == {"officer": 2, "greedy": 0}
    assert (found.players[0].low, found.players[0].high) == pytest.approx(wilson(2, 2))
    assert found.difference == pytest.approx(1.0)
    assert found.low < 1.0 < found.high


def test_a_won_game_is_better_than_any_points() -> None:
    outcomes = [outcome(1, "soviet", SEATS, 7.0), outcome(1, "axis", SWAPPED, 5.0)]
    found = pairs_of("axis", outcomes)
    assert found is not None
    assert {row.player: row.wins for row in found.players} == {"officer": 0, "greedy": 1}


def test_there_are_no_pairs_without_swapped_seats() -> None:
    assert pairs_of("axis", [outcome(1, "axis", SEATS)]) is None
