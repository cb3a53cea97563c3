"""The way of a game: its actions one by one, and new games that leave it at some point."""

from __future__ import annotations

import secrets

from msgspec.structs import replace

import hexside
from hexside.api import Game
from hexside.engine import redacted
from hexside.engine.dice import Dice
from hexside.engine.positions import write_position
from hexside.server.bodies import History, HistoryEntry, Overlays
from hexside.server.course import Step
from hexside.server.errors import fault
from hexside.server.live import LiveGame
from hexside.server.rebuild import Replay
from hexside.server.tables import state_after
from hexside.server.wording import Wording


def history(live: LiveGame, seat: str, language: str, after: int) -> History:
    """The actions after a number, told as a seat may know them.

    An action says more than its events when it was a secret choice, so only one's own are given.
    """
    game = live.game
    wording = Wording(game.rules, language)
    first = min(max(after, 0), len(game.steps))
    entries = tuple(
        HistoryEntry(
            number,
            step.seat,
            step.turn,
            step.action if seat and step.seat == seat else "",
            tuple(wording.event(event) for event in redacted(step.events, seat)),
            _reason(live, step, seat, wording),
        )
        for number, step in enumerate(game.steps[first:], first + 1)
    )
    return History(live.version, len(game.steps), entries)


def _reason(live: LiveGame, step: Step, seat: str, wording: Wording) -> str:
    """Why the computer did it: after the game, or where hints are allowed and nothing is secret.

    What its owner saw of the action and others did not may also stand in its reason.
    """
    if step.reason is None:
        return ""
    if not live.game.over:
        events = step.events
        if not live.record.hints or redacted(events, seat) != redacted(events, step.seat):
            return ""
    return wording.reason(step.reason)


def sealed(live: LiveGame, seat: str) -> bytes:
    """The present position as a seat knows it, as a file: with secrets and dice drawn anew."""
    return branch(live, seat, len(live.game.steps)).to_bytes()


def replay_from(live: LiveGame, seat: str, step: int) -> Replay:
    """A branch as a game that is to be kept, with the log of what its seat had seen."""
    return Replay(branch(live, seat, step), live.game.known_to(seat, step))


def branch(live: LiveGame, seat: str, step: int) -> Game:
    """A game of its own that goes on after some actions of another.

    It rolls its own dice, so that nobody can try out what the other game will roll; and while that
    one goes on, what the seat may not know is drawn anew.
    """
    rules = live.game.rules
    state = state_after(live, step)
    if state.result is not None:
        raise fault(422, "not-legal", "game-over-there")
    if not live.game.over:
        state = rules.imagine(state, seat, Dice(secrets.token_hex(32)))
    state = replace(state, dice=Dice(secrets.token_hex(32)))
    return hexside.position(write_position(rules, state), secrets.token_hex(32))


def overlays(live: LiveGame, language: str, step: int | None) -> Overlays:
    """What may be laid over the map now, or could after some actions."""
    rules = live.game.rules
    shown = len(live.game.steps) if step is None else step
    found = rules.overlays(state_after(live, shown))
    words = {*found, *(part["kind"] for parts in found.values() for part in parts)}
    return Overlays(shown, found, Wording(rules, language).existing("overlay", sorted(words)))


__all__ = ["branch", "history", "overlays", "replay_from", "sealed"]
