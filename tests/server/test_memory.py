"""As many games stay in memory as fit."""

from __future__ import annotations

from hexside.server.memory import FEWEST, UNMEASURED, Room, megabytes


def test_a_quarter_goes_when_there_is_too_much() -> None:
    now = 100.0
    room = Room(1000, 500.0, lambda: now)
    room.look(200)
    assert room.games == 1000
    now = 510.0
    room.look(200)
    assert room.games == 150
    # The memory has not been given back, but it does not grow: nobody else has to go.
    room.look(150)
    assert room.games == 150
    now = 530.0
    room.look(150)
    assert room.games == 112
    now = 480.0
    room.look(112)
    assert room.games == 113


def test_some_games_stay_however_full_it_is() -> None:
    now = 0.0

    def more() -> float:
        nonlocal now
        now += 1000.0
        return now

    room = Room(1000, 500.0, more)
    for _ in range(50):
        room.look(room.games)
    assert room.games == FEWEST
    assert Room(1, 500.0, more).games == 1


def test_without_a_measure_there_is_a_number() -> None:
    room = Room(1000, 500.0, lambda: None)
    room.look(1)
    assert room.games == UNMEASURED


def test_the_memory_of_this_process_is_plausible() -> None:
    found = megabytes()
    assert found is None or 10 < found < 100_000
