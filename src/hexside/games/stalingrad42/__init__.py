"""Stalingrad '42: southern Russia, June to December 1942.

Where the chapters of the rulebook stand:

- 2.2, 6, 7 ``board``: the map for the rules, zones of control, ZOC bonds
- 2.3, 4, 19, 20 ``units``: counters, stacking, non-combat units, special units
- 3, 23, S1 ``sequence``: order of play, game turn, Initial Phase, weather, set-up
- 5 ``movement``: the phase, costs, ranges; rail, sea, Kerch, Volga Flotilla
- 8 to 11 ``combat``: attacks, odds, forts, losses, Determined Defense
- 9.3, 9.4, 18.2 to 18.5 ``support``: air units and artillery; 26 Planned Offensives, 28 leaders
- 12, 13 ``retreat`` with the Rally Phase; 14, 15 ``advance`` with breakthrough
- 16, 18 ``supply``: lines, the phase, attrition, Supply Points; 17 ``rail``
- 21, 22.1, 32 ``reinforcements`` with replacements, withdrawals and upgrades
- 22, 30 ``areas``: Entry Areas, the Trans-Caucasus box
- 24 ``victory`` with Baku
- 29 contested cities: ``combat`` (city battles, city entry), ``movement`` (city moves)

``rules.py`` has the tables of a scenario, ``state.py`` its markers and tracks, ``work.py`` what
units do in the words of the rulebook; ``reading`` has the data files, what is printed on the
counters and play aids, and position texts; ``showing`` is what players see.
"""

from __future__ import annotations

from collections.abc import Mapping

from hexside.datafiles import Difference
from hexside.engine import Option, RuleSet, ScenarioInfo
from hexside.engine.reference import Reference
from hexside.games.stalingrad42.checks import census, violations
from hexside.games.stalingrad42.frames import ACTIONS, S42State
from hexside.games.stalingrad42.reading.loading import load, sources
from hexside.games.stalingrad42.reading.positions import read, write
from hexside.games.stalingrad42.reading.printed import AXIS, SIDES
from hexside.games.stalingrad42.reading.schemas import schemas
from hexside.games.stalingrad42.rules import S42Rules
from hexside.games.stalingrad42.sequence.order_of_play import MOMENTS
from hexside.games.stalingrad42.sequence.set_up import opening
from hexside.games.stalingrad42.showing.calendar import calendar
from hexside.games.stalingrad42.showing.overlays import overlays
from hexside.games.stalingrad42.showing.reference import reference
from hexside.games.stalingrad42.showing.seasons import board_in, ground
from hexside.games.stalingrad42.showing.views import imagine, view
from hexside.games.stalingrad42.work import S42Work
from hexside.mechanics.event_kinds import COMMON_KINDS

__all__ = ["GAME"]

ID = "stalingrad-42"

#: Scenarios that are offered, and that the computer can play.
PLAYABLE = ("fall-blau", "caucasus", "uranus", "campaign")


def _scenarios() -> tuple[ScenarioInfo, ...]:
    """The scenarios that are offered."""
    return tuple(
        ScenarioInfo(row.id, row.turns, SIDES, row.first_turn)
        for row in load().scenarios.values()
        if row.id in PLAYABLE
    )


def _options() -> tuple[Option, ...]:
    """The switches of the rulings."""
    return tuple(
        Option(row.id, row.rule, row.choices, row.default, row.before) for row in load().options
    )


def _compile(
    ruleset: RuleSet[S42Rules],
    scenario: str,
    options: Mapping[str, str],
    overrides: tuple[str, ...],
) -> S42Rules:
    return S42Rules(ruleset, MOMENTS, load(overrides), scenario, options)


def _check(overrides: tuple[str, ...]) -> list[Difference]:
    """Read every data file; raise ``DataFileErrors``, or tell what the overrides change."""
    load(overrides)
    return sources(overrides).differences()


def _reference(language: str, overrides: tuple[str, ...]) -> Reference:
    return reference(ID, language, overrides)


GAME = RuleSet(
    id=ID,
    version="3",
    sides=SIDES,
    scorer=SIDES[AXIS],
    scenarios=_scenarios,
    options=_options,
    state_type=S42State,
    work_type=S42Work,
    actions=ACTIONS,
    compile=_compile,
    opening=opening,
    view=view,
    imagine=imagine,
    overlays=overlays,
    event_kinds={
        **COMMON_KINDS,
        "s42-unit-railed": "move",
        "s42-unit-sailed": "move",
        "s42-unit-transferred": "move",
        "s42-combat-result": "result",
        "s42-defense-rolled": "result",
        "s42-shattered": "result",
        "s42-turn-begins": "turn",
        "s42-player-turn-begins": "turn",
        "s42-special-lost": "loss",
    },
    ground=ground,
    board_in=board_in,
    calendar=calendar,
    read_position=read,
    write_position=write,
    violations=violations,
    census=census,
    check=_check,
    schemas=schemas,
    reference=_reference,
)
