"""Stalingrad '42: southern Russia, June to December 1942."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hexside.datafiles import Difference
from hexside.engine import Option, Rules, ScenarioInfo, State
from hexside.games.stalingrad42 import frames
from hexside.games.stalingrad42.loading import load, sources
from hexside.games.stalingrad42.rules import S42Rules
from hexside.games.stalingrad42.tables import SIDES

__all__ = ["GAME", "frames"]

#: Scenarios whose rules are complete.
PLAYABLE = ("fall-blau",)


class Stalingrad42:
    """The definition that the registry hands out."""

    id = S42Rules.game
    version = S42Rules.version

    def scenarios(self) -> tuple[ScenarioInfo, ...]:
        """Fall Blau."""
        return tuple(
            ScenarioInfo(row.id, row.turns, SIDES, row.first_turn)
            for row in load().scenarios.values()
            if row.id in PLAYABLE
        )

    def options(self) -> tuple[Option, ...]:
        """The switches of the rulings."""
        return tuple(Option(row.id, row.rule, row.choices, row.default) for row in load().options)

    def rules(
        self, scenario: str, options: Mapping[str, str], overrides: tuple[str, ...] = ()
    ) -> Rules:
        """The rules of a scenario with these options and replacement data."""
        return S42Rules(load(overrides), scenario, options)

    def check(self, overrides: tuple[str, ...] = ()) -> list[Difference]:
        """Read every data file; raise ``DataFileErrors``, or tell what the overrides change."""
        load(overrides)
        return sources(overrides).differences()

    def from_position(self, document: Mapping[str, Any]) -> tuple[Rules, State]:
        """Rules and state of a position text."""
        from hexside.games.stalingrad42.positions import read

        return read(document)


GAME = Stalingrad42()
