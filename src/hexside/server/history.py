"""The history of a game: its actions one by one, and new games that branch off."""

from __future__ import annotations

import secrets

from msgspec.structs import replace

import hexside
from hexside.api import Game
from hexside.engine import contract, redacted
from hexside.engine.dice import Dice
from hexside.engine.positions import write_position
from hexside.server.bodies import History, HistoryEntry, Overlays
from hexside.server.errors import fault
from hexside.server.fairness import FINISHED, marks
from hexside.server.live import LiveGame, check_begun
from hexside.server.presentation import step_for
from hexside.server.rebuild import Replay
from hexside.server.stored_match import SPECTATOR, Step
from hexside.server.wording import Wording


def history(live: LiveGame, seat: str, language: str, after: int) -> History:
    """The actions after a number, as a seat may know them.

    An action says more than its events if it was a secret choice, so only own ones are given.
    """
    game = live.game
    wording = Wording(game.rules, language)
    last = len(game.played)
    steps = game.number(seat, last)
    first = game.step(seat, min(max(after, 0), steps))
    entries = tuple(
        HistoryEntry(
            game.number(seat, number),
            step.seat,
            step.turn,
            step.action if seat and step.seat == seat else "",
            tuple(wording.event(event) for event in redacted(step.events, seat)),
            _reason(live, step, seat, wording),
        )
        for number, step in enumerate(game.played[first:], first + 1)
        if contract.is_noticed(game.rules, step.unnoticed, step.seat, seat)
    )
    return History(live.version_for(seat), steps, entries)


def _reason(live: LiveGame, step: Step, seat: str, wording: Wording) -> str:
    """The computer's reason: after the game, or where hints are allowed and nothing is secret.

    The reason may mention what only the acting seat saw.
    """
    if step.reason is None:
        return ""
    if not live.game.over:
        events = step.events
        if not live.record.hints or redacted(events, seat) != redacted(events, step.seat):
            return ""
    return wording.reason(step.reason)


def sealed(live: LiveGame, seat: str) -> bytes:
    """The current position as a seat knows it, as a file, with new secrets and dice."""
    return branch(live, seat, step_for(live, seat, None)).to_bytes(marks(live.record))


def replay_from(live: LiveGame, seat: str, step: int) -> Replay:
    """A branch as a game to be stored, with the log of what its seat has seen."""
    played = step_for(live, seat, step)
    replay = Replay(branch(live, seat, played), live.game.known_to(seat, played))
    if seat:
        replay.held = {seat: live.record.held.get(seat, ())}
    replay.marks = (FINISHED,) if live.game.over else ()
    return replay


def branch(live: LiveGame, seat: str, step: int) -> Game:
    """A separate game that continues after some steps of another.

    It rolls its own dice, so that no one can try out the future of the original game. While that
    is still running, hidden information is drawn again.
    """
    check_begun(live)
    rules = live.game.rules
    state = live.game.state_after(step)
    if state.result is not None:
        raise fault(422, "not-legal", "game-over-there")
    if not live.game.over:
        state = rules.imagine(state, seat, Dice(secrets.token_hex(32)))
    state = replace(state, dice=Dice(secrets.token_hex(32)))
    return hexside.position(write_position(rules, state), secrets.token_hex(32))


def overlays(live: LiveGame, seat: str, language: str, step: int | None) -> Overlays:
    """The overlays of the map for a seat now, or after some actions."""
    rules = live.game.rules
    game = live.game
    shown = step_for(live, seat, step)
    # Before the beginning nobody has secrets, though a position may already have them.
    known = seat if live.record.gathering is None else SPECTATOR
    found = rules.overlays(game.state_after(shown), known)
    words = {*found, *(part["kind"] for parts in found.values() for part in parts)}
    return Overlays(
        game.number(seat, shown), found, Wording(rules, language).existing("overlay", sorted(words))
    )


__all__ = ["branch", "history", "overlays", "replay_from", "sealed"]
