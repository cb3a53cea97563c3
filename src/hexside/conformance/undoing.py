"""Undo restores the exact state, and is refused after dice, a reveal or another player's action."""

from __future__ import annotations

from hexside.api import Game
from hexside.conformance.faults import Fault, texts
from hexside.engine import Refused, encode
from hexside.engine.contract import chooses_in_secret


def check_undo(game: Game) -> list[Fault]:
    """Undo the last action if allowed, compare, and play it again."""
    if not game.played:
        return [Fault("undo-of-nothing")] if game.can_undo() else []
    last = game.played[-1]
    others = [seat for seat in game.rules.seats if seat != last.seat]
    found = [Fault("undo-by-other-seat", seat) for seat in others if game.can_undo(seat)]
    kept = last.binding or chooses_in_secret(game.rules, game.state, last.seat)
    if game.can_undo(last.seat) == kept:
        found.append(Fault("undo-and-binding-disagree", last.action.text()))
    if last.before.dice != game.state.dice and not last.binding:
        found.append(Fault("dice-without-binding", last.action.text()))
    if kept:
        return found + _refused(game, last.seat)
    after = encode(game.state)
    listed = texts(game.legal())
    taken = game.undo(last.seat)
    if taken != last.action or encode(game.state) != encode(last.before):
        found.append(Fault("undo-leaves-another-state", last.action.text()))
    if taken not in game.legal(last.seat):
        found.append(Fault("undone-action-no-longer-legal", last.action.text()))
    game.play(taken, last.seat)
    if encode(game.state) != after or texts(game.legal()) != listed:
        found.append(Fault("redo-differs", last.action.text()))
    return found


def _refused(game: Game, seat: str) -> list[Fault]:
    before = encode(game.state)
    try:
        game.undo(seat)
    except Refused as refused:
        same = encode(game.state) == before and refused.reasons
        return [] if same else [Fault("refused-undo-changes-state")]
    return [Fault("binding-action-undone")]
