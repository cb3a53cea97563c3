"""Iskra: chit-pull, the breaking of the siege of Leningrad in January 1943, in the fog of war."""

from __future__ import annotations

from collections.abc import Mapping

from hexside.datafiles import Difference
from hexside.engine import Option, RuleSet, ScenarioInfo
from hexside.engine.reference import Reference
from hexside.games.iskra.actions import ACTIONS
from hexside.games.iskra.checks import census, violations
from hexside.games.iskra.frames import IskraState
from hexside.games.iskra.imagining import imagine
from hexside.games.iskra.loading import load, sources
from hexside.games.iskra.overlays import overlays, own_overlays
from hexside.games.iskra.positions import POSITIONS
from hexside.games.iskra.reference import reference
from hexside.games.iskra.rules import IskraRules
from hexside.games.iskra.schemas import schemas
from hexside.games.iskra.set_up import opening
from hexside.games.iskra.shapes import SIDES, SOVIET
from hexside.games.iskra.views import view
from hexside.games.iskra.work import IskraWork
from hexside.mechanics.event_kinds import COMMON_KINDS

__all__ = ["GAME"]

ID = "iskra"


def _scenarios() -> tuple[ScenarioInfo, ...]:
    """The campaign for two players, and for three (16.1)."""
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
    """Optional rules (16) and the switches of the rulings."""
    return tuple(
        Option(row.id, row.rule, row.choices, row.default, row.before) for row in load().game.option
    )


def _compile(
    ruleset: RuleSet[IskraRules],
    scenario: str,
    options: Mapping[str, str],
    overrides: tuple[str, ...],
) -> IskraRules:
    return IskraRules(ruleset, load(overrides), scenario, options)


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
    scorer=SIDES[SOVIET],
    scenarios=_scenarios,
    options=_options,
    state_type=IskraState,
    work_type=IskraWork,
    actions=ACTIONS,
    compile=_compile,
    opening=opening,
    view=view,
    imagine=imagine,
    overlays=overlays,
    event_kinds={
        **COMMON_KINDS,
        "iskra-attack": "attack",
        "battle-result": "result",
        "barrage-hits": "result",
        "barrage-hits-and-pins": "result",
        "barrage-missed": "result",
        "barrage-pins": "result",
        "unit-crept": "move",
        "headquarters-relocated-unseen": "move",
        "chit-drawn-unseen": "draw",
        "random-event": "draw",
    },
    own_overlays=own_overlays,
    read_position=POSITIONS.read,
    write_position=POSITIONS.write,
    violations=violations,
    census=census,
    check=_check,
    schemas=schemas,
    reference=_reference,
)
