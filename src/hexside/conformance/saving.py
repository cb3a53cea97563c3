"""Saved games and position texts restore the same game."""

from __future__ import annotations

from msgspec.structs import replace

from hexside.api import Game, from_bytes, position
from hexside.conformance.faults import Fault, canonical, difference, texts
from hexside.engine import Dice, State, encode


def check_saved(game: Game) -> list[Fault]:
    """The bytes of a saved game give the same state, events and choices."""
    content = game.to_bytes()
    again = from_bytes(content)
    found = []
    if encode(again.state) != encode(game.state):
        found.append(Fault("loaded-state-differs"))
    if again.to_bytes() != content:
        found.append(Fault("saved-again-differs"))
    for seat in game.rules.seats:
        if texts(again.legal(seat)) != texts(game.legal(seat)):
            found.append(Fault("loaded-legal-list-differs", seat))
        if canonical(again.view(seat)) != canonical(game.view(seat)):
            found.append(Fault("loaded-view-differs", seat))
        if canonical(again.events(seat)) != canonical(game.events(seat)):
            found.append(Fault("loaded-events-differ", seat))
    if [step.binding for step in again.played] != [step.binding for step in game.played]:
        found.append(Fault("loaded-undo-differs"))
    return found


def _without_dice(state: State) -> bytes:
    return encode(replace(state, dice=Dice("")))


def check_position(game: Game) -> list[Fault]:
    """The position text gives the same state except for the dice, and the same choices."""
    text = game.position()
    again = position(text)
    found = []
    if _without_dice(again.state) != _without_dice(game.state):
        found.append(Fault("position-state-differs", difference(_bare(game), _bare(again))))
    for seat in game.rules.seats:
        if texts(again.legal(seat)) != texts(game.legal(seat)):
            found.append(Fault("position-legal-list-differs", seat))
        if canonical(again.view(seat)) != canonical(game.view(seat)):
            found.append(Fault("position-view-differs", seat))
    if again.position() != text:
        found.append(Fault("position-written-again-differs"))
    return found


def _bare(game: Game) -> State:
    return replace(game.state, dice=Dice(""))
