"""No route tells a seat what it may not know: games that look the same to it respond the same."""

from __future__ import annotations

import random
from collections.abc import Iterator

import msgspec
import pytest

import hexside
from hexside.engine.dice import Dice
from hexside.engine.state import State, encode
from hexside.server.access import Visitor
from hexside.server.answers import change_for
from hexside.server.beginning import GameSettings, record_of
from hexside.server.desks import Desk
from hexside.server.history import history, overlays, sealed
from hexside.server.live import LiveGame
from hexside.server.presentation import events, table
from hexside.server.rebuild import Replay
from hexside.server.statistics import statistics
from hexside.server.stored_match import StoredMatch

ME = Visitor("key", False)
SCENARIOS = (
    *("traces-of-war/campaign", "traces-of-war/race-to-the-dnieper"),
    *("stalingrad-42", "iskra/campaign"),
)
SEATS = ("axis", "soviet", "")


def games(scenario: str) -> Iterator[LiveGame]:
    """A game at several moments of random play."""
    chance = random.Random(scenario)
    replay = Replay(hexside.new(scenario, 3))
    match = replay.match
    record = record_of(replay, GameSettings("x", {"soviet": "open"}), ME, False)
    # Everybody sits, and it has begun.
    record = msgspec.structs.replace(record, origin=match.origin, gathering=None)
    live = LiveGame(record, match.status(0, match.state, {}))
    live.match = match
    for number in range(1, 241):
        seat = match.waiting[0]
        replay.do(number, seat, chance.choice(match.legal(seat)).text())
        live.status = match.status(number, match.state, {})
        if number % 40 == 0:
            yield live
        if match.over:
            return


def told(live: LiveGame, seat: str) -> bytes:
    """Everything about the present that the routes tell a seat."""
    shown = table(live, seat, "en", None, ME)
    return msgspec.json.encode(
        [shown.view, shown.labels, shown.decision, shown.can_undo, overlays(live, seat, "en", None)]
    )


def answered(live: LiveGame, seat: str, before: Desk | None) -> tuple[bytes, Desk]:
    """What an answer or a notice tells a seat that has the table before, in both languages."""
    live.desks.clear()
    if before is not None:
        live.desks.put(seat, "en", before)
    notice = change_for(live, seat, "en", ME)
    desk = live.desks.get(seat, "en")
    assert desk is not None
    change = notice.change.change if notice is not None else b""
    table = msgspec.structs.replace(desk.table, stamp="")
    return bytes(change) + msgspec.json.encode(table), desk


def swapped(live: LiveGame, state: State) -> LiveGame:
    """The same game in another state."""
    assert live.match is not None
    twin = LiveGame(live.record, live.status)
    match = StoredMatch.of(hexside.new(live.match.id, 3))
    for step in live.match.played:
        match.push(step)
    match.move_to(state)
    twin.match = match
    return twin


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_what_a_seat_may_not_know_changes_nothing_that_it_is_told(scenario: str) -> None:
    differing = 0
    for live in games(scenario):
        assert live.match is not None
        state = live.match.state
        if state.result is not None:
            continue
        for seat in SEATS:
            other = live.match.rules.imagine(state, seat, Dice("another seed"))
            differing += encode(other) != encode(state)
            assert told(swapped(live, other), seat) == told(live, seat)
    assert differing


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_answers_and_notices_tell_a_seat_no_more(scenario: str) -> None:
    before: dict[str, Desk | None] = dict.fromkeys(SEATS)
    for live in games(scenario):
        assert live.match is not None
        state = live.match.state
        if state.result is not None:
            continue
        for seat in SEATS:
            known = before[seat]
            told, desk = answered(live, seat, known)
            other = live.match.rules.imagine(state, seat, Dice("another seed"))
            twin = swapped(live, other)
            twin.memories = live.memories
            assert answered(twin, seat, known)[0] == told
            assert live.match.origin.server_seed.encode() not in told
            before[seat] = desk


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_past_and_the_file_tell_only_what_was_seen(scenario: str) -> None:
    for live in games(scenario):
        assert live.match is not None
        if live.match.over:
            continue
        seed = live.match.origin.server_seed
        for seat in SEATS:
            past = history(live, seat, "en", 0)
            log = events(live, seat, "en", 0, None, 10_000)
            numbers = statistics(live, seat, "en")
            assert seed not in msgspec.json.encode([past, log, numbers]).decode()
            assert numbers.seeds is None
            seen = [
                (number, event)
                for number, step in enumerate(live.match.played, 1)
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
