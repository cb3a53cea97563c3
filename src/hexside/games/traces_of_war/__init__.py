"""Traces of War: chit-pull, Ukraine, August 1943 to March 1944."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hexside.datafiles import Difference
from hexside.engine import Option, Rules, ScenarioInfo, State
from hexside.engine.reference import Reference
from hexside.games.traces_of_war import frames
from hexside.games.traces_of_war.loading import load, sources
from hexside.games.traces_of_war.rules import TracesRules
from hexside.games.traces_of_war.tables import SIDES, SOVIET

__all__ = ["GAME", "frames"]


class TracesOfWar:
    """The definition that the registry hands out."""

    id = TracesRules.game
    version = TracesRules.version
    scorer = SIDES[SOVIET]

    def scenarios(self) -> tuple[ScenarioInfo, ...]:
        """Race to the Dnieper and the campaign."""
        data = load()
        return tuple(
            ScenarioInfo(row.id, row.turns, SIDES, row.first_turn)
            for row in data.scenarios.values()
        )

    def options(self) -> tuple[Option, ...]:
        """Optional rules (14) and the switches of the rulings."""
        return tuple(
            Option(row.id, row.rule, row.choices, row.default, row.before)
            for row in load().game.option
        )

    def rules(
        self, scenario: str, options: Mapping[str, str], overrides: tuple[str, ...] = ()
    ) -> Rules:
        """The rules of a scenario with these options and replacement data."""
        return TracesRules(load(overrides), scenario, options)

    def check(self, overrides: tuple[str, ...] = ()) -> list[Difference]:
        """Read every data file; raise ``DataFileErrors``, or tell what the overrides change."""
        load(overrides)
        return sources(overrides).differences()

    def schemas(self) -> dict[str, dict[str, Any]]:
        """The JSON Schema of each data file."""
        from hexside.games.traces_of_war.schemas import schemas

        return schemas()

    def reference(self, language: str, overrides: tuple[str, ...] = ()) -> Reference:
        """The rules in a language, for reading."""
        from hexside.games.traces_of_war.reference import reference

        return reference(self.id, language, overrides)

    def from_position(self, document: Mapping[str, Any]) -> tuple[Rules, State]:
        """Rules and state of a position text."""
        from hexside.games.traces_of_war.positions import read

        return read(document)


GAME = TracesOfWar()
