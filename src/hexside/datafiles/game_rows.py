"""The rows and documents that the data files of all games share; a game adds columns of its own."""

from __future__ import annotations

import msgspec


class SeatRow(msgspec.Struct, frozen=True):
    """A seat of ``game.toml``."""

    id: str
    nationalities: tuple[str, ...]


class OptionRow(msgspec.Struct, frozen=True):
    """An option of ``game.toml``, or of ``options.toml`` where a game has many.

    ``before`` is what holds in games that were begun before there was the option; ``hexes`` are, by
    choice and unit, the start hexes that differ from those of the set-up.
    """

    id: str
    rule: str
    choices: tuple[str, ...]
    default: str
    before: str = ""
    hexes: dict[str, dict[str, str]] = {}


class GameFile(msgspec.Struct, frozen=True):
    """``game.toml``; ``grid`` is the numbering of the map."""

    id: str
    title: str
    grid: str
    scenarios: tuple[str, ...]
    seat: tuple[SeatRow, ...]
    option: tuple[OptionRow, ...] = ()


class OptionsFile(msgspec.Struct, frozen=True):
    """``options.toml``."""

    option: tuple[OptionRow, ...]


class ScenarioKeys(msgspec.Struct, frozen=True):
    """The keys that every ``scenarios/*.toml`` has."""

    id: str
    title: str
    summary: str
    first_turn: int
    turns: int


class UnitColumns(msgspec.Struct, frozen=True):
    """The columns that every ``units.csv`` has; one row a counter."""

    id: str
    side: str
    nationality: str
    name: str
    full_name: str
    kind: str
    type: str
    mechanised: bool
    size: str | None
    formation: str | None
    steps: int
    attack: int
    defense: int
    move: int
    reduced_attack: int | None
    reduced_defense: int | None
    reduced_move: int | None


class SetupColumns(msgspec.Struct, frozen=True):
    """The columns that every ``setup.csv`` has; ``scenario`` may be ``all``."""

    scenario: str
    unit: str
    hex: str | None
    box: str | None


class ChitColumns(msgspec.Struct, frozen=True):
    """The keys that every ``[[chit]]`` of ``chits.toml`` has.

    ``activates`` names units, or what else the game activates; ``any`` is any one of the owner's.
    """

    id: str
    side: str
    kind: str
    activates: tuple[str, ...]
    from_turn: int
    count: int


class CombatFile(msgspec.Struct, frozen=True):
    """``combat_table.toml``: the ratios of the columns, their labels, and a row for each die."""

    ratios: tuple[float, ...]
    labels: tuple[str, ...]
    results: dict[str, tuple[str, ...]]

    def rows(self) -> tuple[tuple[str, ...], ...]:
        """The results by die, from 1."""
        return tuple(self.results[str(die)] for die in range(1, len(self.results) + 1))
