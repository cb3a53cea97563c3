"""What the overlays of a small position say: zones, lines of communication, command ranges."""

from __future__ import annotations

from hexside.api import Game


def overlay(game: Game, name: str, kind: str, side: str) -> set[str]:
    """The hexes of one kind of an overlay that belong to a side."""
    return {
        hex
        for part in game.overlays()[name]
        if part["kind"] == kind and part["side"] == side
        for hex in part["hexes"]
    }


def zone(game: Game, side: str) -> set[str]:
    """3.2: the hexes in the zones of control of a side, as the enemy feels them."""
    return overlay(game, "zones", "zone", side)


def lines(game: Game, side: str) -> set[str]:
    """3.3: the hexes to which a side can trace a line of communication."""
    return overlay(game, "supply", "supplied", side)


def command(game: Game, side: str) -> set[str]:
    """8.2: the hexes in the range of the headquarters of a side."""
    return overlay(game, "command", "command", side)


def cut_off(game: Game, side: str) -> set[str]:
    """11.1: the hexes whose units would lose a step in a supply check."""
    return overlay(game, "supply", "cut-off", side)
