"""A game from how it began and what was done in it."""

from __future__ import annotations

from hexside.api import Game
from hexside.engine import registry
from hexside.engine.match import Origin, Played, SaveError, opening
from hexside.engine.positions import read_position
from hexside.engine.refusals import Refused


def begin(origin: Origin) -> Game:
    """The game at its first decision; raise ``SaveError`` when its rules are not these."""
    try:
        definition = registry.game(origin.game)
        registry.split(f"{origin.game}/{origin.scenario}")
    except registry.UnknownGame as unknown:
        raise SaveError("save-unknown-game", game=unknown.name) from unknown
    if definition.version != origin.rules:
        raise SaveError("save-rules-version", found=origin.rules, expected=definition.version)
    if origin.position:
        rules, state = read_position(origin.position, origin.server_seed)
        return Game(rules, origin, state)
    match = opening(definition.rules(origin.scenario, origin.options, origin.overrides), origin)
    return Game(match.rules, match.origin, match.state)


def rebuilt(origin: Origin, lines: list[str]) -> Game:
    """The game after every line of its log."""
    game = begin(origin)
    for number, line in enumerate(lines, 1):
        word, _, rest = line.partition(" ")
        seat, _, text = rest.partition(" ")
        try:
            if word == "undo":
                game.undo(seat)
            else:
                game.play(text, seat)
        except Refused as refused:
            raise SaveError(
                "save-action-refused", number=number, action=line, reasons=str(refused)
            ) from refused
    return game


def line_of(step: Played) -> str:
    """The line of the log for an action that was played."""
    return f"do {step.seat} {step.action.text()}"


__all__ = ["begin", "line_of", "rebuilt"]
