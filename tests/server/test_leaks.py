"""No route tells a seat what it may not know: games that look the same to it answer the same."""

from __future__ import annotations

import random
from collections.abc import Iterator

import msgspec
import pytest

import hexside
from hexside.engine.dice import Dice
from hexside.engine.state import State, encode
from hexside.server.access import Visitor
from hexside.server.beginning import Wish, record_of
from hexside.server.history import history, overlays, sealed
from hexside.server.live import LiveGame
from hexside.server.rebuild import Replay
from hexside.server.statistics import statistics
from hexside.server.tables import events, table

ME = Visitor("key", False)
SCENARIOS = ("traces-of-war/campaign", "traces-of-war/race-to-the-dnieper", "stalingrad-42")
SEATS = ("axis", "soviet", "")


def games(scenario: str) -> Iterator[LiveGame]:
    """A game at several moments of random play."""
    chance = random.Random(scenario)
    replay = Replay(hexside.new(scenario, 3))
    record = record_of(replay, Wish("x", {"soviet": "open"}), ME, False)
    live = LiveGame(record, replay.standing(0, replay.state))
    live.course = replay
    for number in range(1, 241):
        seat = replay.waiting[0]
        replay.do(number, seat, chance.choice(replay.legal(seat)).text())
        live.standing = replay.standing(number, replay.state)
        if number % 40 == 0:
            yield live
        if replay.over:
            return


def told(live: LiveGame, seat: str) -> bytes:
    """Everything about the present that the routes tell a seat."""
    shown = table(live, seat, "en", None, ME)
    return msgspec.json.encode(
        [shown.view, shown.labels, shown.decision, shown.can_undo, overlays(live, "en", None)]
    )


def swapped(live: LiveGame, state: State) -> LiveGame:
    """The same game in another state."""
    assert live.course is not None
    twin = LiveGame(live.record, live.standing)
    course = Replay(hexside.new(live.course.rules.game + "/" + live.course.rules.scenario, 3))
    for step in live.course.steps:
        course.push(step)
    course.state = state
    twin.course = course
    return twin


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_what_a_seat_may_not_know_changes_nothing_that_it_is_told(scenario: str) -> None:
    differing = 0
    for live in games(scenario):
        assert live.course is not None
        state = live.course.state
        if state.result is not None:
            continue
        for seat in SEATS:
            other = live.course.rules.imagine(state, seat, Dice("another seed"))
            differing += encode(other) != encode(state)
            assert told(swapped(live, other), seat) == told(live, seat)
    assert differing


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_past_and_the_file_tell_only_what_was_seen(scenario: str) -> None:
    for live in games(scenario):
        assert live.course is not None
        if live.course.over:
            continue
        seed = live.course.origin.server_seed
        for seat in SEATS:
            past = history(live, seat, "en", 0)
            log = events(live, seat, "en", 0, None, 10_000)
            numbers = statistics(live, seat, "en")
            assert seed not in msgspec.json.encode([past, log, numbers]).decode()
            assert numbers.seeds is None
            seen = [
                (number, event)
                for number, step in enumerate(live.course.steps, 1)
                for event in step.events
                if (seat in event.only if event.only else seat not in event.hidden_from)
            ]
            assert [(row.step, row.code, row.arguments) for row in log.entries] == [
                (number, event.code, event.arguments) for number, event in seen
            ]
            assert [len(row.texts) for row in past.entries] == [
                sum(number == row.step for number, _ in seen) for row in past.entries
            ]
            assert all(not row.action or row.seat == seat for row in past.entries)
            drawn = {event.arguments.get("draw") for _, event in seen}
            assert {row.draw for row in numbers.draws} <= drawn
            copy = hexside.api.from_bytes(sealed(live, seat))
            assert copy.origin.server_seed != seed
            assert copy.played == []
