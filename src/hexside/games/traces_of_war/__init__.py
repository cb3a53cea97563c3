"""Traces of War: chit-pull, Ukraine, August 1943 to March 1944."""

from __future__ import annotations

from collections.abc import Mapping

from hexside.datafiles import Difference
from hexside.engine import Option, RuleSet, ScenarioInfo
from hexside.engine.reference import Reference
from hexside.games.traces_of_war.actions import ACTIONS
from hexside.games.traces_of_war.checks import census, violations
from hexside.games.traces_of_war.frames import TracesState
from hexside.games.traces_of_war.loading import load, sources
from hexside.games.traces_of_war.overlays import overlays
from hexside.games.traces_of_war.positions import POSITIONS
from hexside.games.traces_of_war.reference import reference
from hexside.games.traces_of_war.rules import TracesRules
from hexside.games.traces_of_war.schemas import schemas
from hexside.games.traces_of_war.set_up import opening
from hexside.games.traces_of_war.tables import SIDES, SOVIET
from hexside.games.traces_of_war.views import imagine, view
from hexside.games.traces_of_war.work import TracesWork
from hexside.mechanics.event_kinds import COMMON_KINDS

__all__ = ["GAME"]

ID = "traces-of-war"


def _scenarios() -> tuple[ScenarioInfo, ...]:
    """Race to the Dnieper and the campaign."""
    return tuple(
        ScenarioInfo(row.id, row.turns, SIDES, row.first_turn) for row in load().scenarios.values()
    )


def _options() -> tuple[Option, ...]:
    """Optional rules (14) and the switches of the rulings."""
    return tuple(
        Option(row.id, row.rule, row.choices, row.default, row.before) for row in load().game.option
    )


def _compile(
    ruleset: RuleSet[TracesRules],
    scenario: str,
    options: Mapping[str, str],
    overrides: tuple[str, ...],
) -> TracesRules:
    return TracesRules(ruleset, load(overrides), scenario, options)


def _check(overrides: tuple[str, ...]) -> list[Difference]:
    """Read every data file; raise ``DataFileErrors``, or tell what the overrides change."""
    load(overrides)
    return sources(overrides).differences()


def _reference(language: str, overrides: tuple[str, ...]) -> Reference:
    return reference(ID, language, overrides)


GAME = RuleSet(
    id=ID,
    version="1",
    sides=SIDES,
    scorer=SIDES[SOVIET],
    scenarios=_scenarios,
    options=_options,
    state_type=TracesState,
    work_type=TracesWork,
    actions=ACTIONS,
    compile=_compile,
    opening=opening,
    view=view,
    imagine=imagine,
    overlays=overlays,
    event_kinds={
        **COMMON_KINDS,
        "luftwaffe-drawn": "draw",
    },
    read_position=POSITIONS.read,
    write_position=POSITIONS.write,
    violations=violations,
    census=census,
    check=_check,
    schemas=schemas,
    reference=_reference,
)
