"""A Victory Awaits: chit-pull, Barbarossa on three linked maps, June to September 1941."""

from __future__ import annotations

from collections.abc import Mapping

from hexside.datafiles import Difference
from hexside.engine import Option, RuleSet, ScenarioInfo
from hexside.engine.reference import Reference
from hexside.games.a_victory_awaits.actions import ACTIONS
from hexside.games.a_victory_awaits.checks import census, violations
from hexside.games.a_victory_awaits.frames import AwaitsState
from hexside.games.a_victory_awaits.imagining import imagine
from hexside.games.a_victory_awaits.loading import load, sources
from hexside.games.a_victory_awaits.overlays import overlays
from hexside.games.a_victory_awaits.positions import POSITIONS
from hexside.games.a_victory_awaits.reference import reference
from hexside.games.a_victory_awaits.rules import AwaitsRules
from hexside.games.a_victory_awaits.schemas import schemas
from hexside.games.a_victory_awaits.set_up import opening
from hexside.games.a_victory_awaits.shapes import AXIS, SIDES
from hexside.games.a_victory_awaits.views import view
from hexside.games.a_victory_awaits.work import AwaitsWork
from hexside.mechanics.event_kinds import COMMON_KINDS

__all__ = ["GAME"]

ID = "a-victory-awaits"


def _scenarios() -> tuple[ScenarioInfo, ...]:
    """Three single maps, the campaign, and the campaign for four to eight players."""
    return tuple(
        ScenarioInfo(
            row.id,
            row.turns,
            tuple(seat.id for seat in row.seat),
            row.first_turn,
            row.family,
            row.repeats,
        )
        for row in load().scenarios.values()
    )


def _options() -> tuple[Option, ...]:
    """Optional rules (17) and the switches of the rulings."""
    return tuple(
        Option(row.id, row.rule, row.choices, row.default, row.before) for row in load().game.option
    )


def _compile(
    ruleset: RuleSet[AwaitsRules],
    scenario: str,
    options: Mapping[str, str],
    overrides: tuple[str, ...],
) -> AwaitsRules:
    return AwaitsRules(ruleset, load(overrides), scenario, options)


def _check(overrides: tuple[str, ...]) -> list[Difference]:
    """Read every data file; raise ``DataFileErrors``, or tell what the overrides change."""
    load(overrides)
    return sources(overrides).differences()


def _reference(language: str, overrides: tuple[str, ...]) -> Reference:
    return reference(ID, language, overrides)


GAME = RuleSet(
    id=ID,
    version="2",
    sides=SIDES,
    scorer=SIDES[AXIS],
    scenarios=_scenarios,
    options=_options,
    state_type=AwaitsState,
    work_type=AwaitsWork,
    actions=ACTIONS,
    compile=_compile,
    opening=opening,
    view=view,
    imagine=imagine,
    overlays=overlays,
    event_kinds={
        **COMMON_KINDS,
        "a-victory-awaits-headquarters-relocated": "move",
        "chit-drawn-face-down": "draw",
    },
    read_position=POSITIONS.read,
    write_position=POSITIONS.write,
    violations=violations,
    census=census,
    check=_check,
    schemas=schemas,
    reference=_reference,
)
