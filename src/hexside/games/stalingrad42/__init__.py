"""Stalingrad '42: southern Russia, June to December 1942."""

from __future__ import annotations

import functools
from collections.abc import Mapping
from typing import Any

from hexside.datafiles import DataFileErrors, Difference, Problems
from hexside.engine import Option, Rules, ScenarioInfo, State
from hexside.engine.reference import Reference
from hexside.games.stalingrad42 import frames
from hexside.games.stalingrad42.loading import GameData, load, sources
from hexside.games.stalingrad42.rules import S42Rules
from hexside.games.stalingrad42.tables import AXIS, SIDES

__all__ = ["GAME", "frames"]

#: Scenarios whose rules are complete.
PLAYABLE = ("fall-blau",)


@functools.cache
def _read_all(overrides: tuple[str, ...]) -> GameData:
    """Every data file; raises ``DataFileErrors`` with the faults of all of them."""
    from hexside.games.stalingrad42.combat_tables import load_combat
    from hexside.games.stalingrad42.supply_tables import load_supply

    with Problems() as problems:
        found = sources(overrides)
        for part in (load_combat, load_supply):
            try:
                part(found)
            except DataFileErrors as faults:
                problems.errors += faults.errors
        return load(overrides)


class Stalingrad42:
    """The definition that the registry hands out."""

    id = S42Rules.game
    version = S42Rules.version
    scorer = SIDES[AXIS]

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
        # A fault in any file is told when a game begins, not when a rule first needs the file.
        return S42Rules(_read_all(overrides), scenario, options)

    def check(self, overrides: tuple[str, ...] = ()) -> list[Difference]:
        """Read every data file; raise ``DataFileErrors``, or tell what the overrides change."""
        _read_all(overrides)
        return sources(overrides).differences()

    def schemas(self) -> dict[str, dict[str, Any]]:
        """The JSON Schema of each data file."""
        from hexside.games.stalingrad42.schemas import schemas

        return schemas()

    def reference(self, language: str, overrides: tuple[str, ...] = ()) -> Reference:
        """The rules in a language, for reading."""
        from hexside.games.stalingrad42.reference import reference

        return reference(self.id, language, overrides)

    def from_position(self, document: Mapping[str, Any]) -> tuple[Rules, State]:
        """Rules and state of a position text."""
        from hexside.games.stalingrad42.positions import read

        return read(document)


GAME = Stalingrad42()
