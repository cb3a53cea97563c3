"""Everything that the engine or a game can say has a text in every language, with its variables."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import get_args, get_type_hints

import pytest

import hexside
from hexside.board import tables as board_tables
from hexside.engine import registry
from hexside.engine.refusals import Argument, Kind
from hexside.phrasing import LANGUAGES, Names, Phrasing, bundles, variables
from hexside.phrasing.arguments import OPTIONAL
from tests.unit.phrasing.messages import by_id
from tests.unit.phrasing.said_by_sources import Said, everything_said, phases_entered

GAMES = registry.game_ids()

#: A value of the right kind for the arguments that are not numbers.
SAMPLES: dict[str, Argument] = {
    **dict.fromkeys(("unit", "by", "old", "mover"), "ger-17-pz"),
    **dict.fromkeys(("hex", "other", "start"), "1631"),
    **dict.fromkeys(("seat", "winner"), "axis"),
    **dict.fromkeys(("units", "attackers"), ("ger-17-pz",)),
    "path": ("1631", "1630"),
    **dict.fromkeys(("chit", "held"), "supply"),
    "chits": ("supply",),
    "formation": "268-div",
    "formations": ("268-div",),
    "marker": "off-as",
    "markers": ("off-as",),
    "month": "1943-08",
    "mode": "move-combat",
    "advance": "full",
    "area": "1631",
    "verb": "move",
    "kind": "pursue",
    "field": "unit",
    "column": "1.5:1",
    "result": "1RR",
    "cell": "A1/Dr",
    "reason": "soviet-points",
}


@pytest.fixture(scope="module")
def names() -> Names:
    rules = hexside.new("traces-of-war/campaign", seed=1).rules
    return Names(rules, "en")  # type: ignore[arg-type]  # the contract has no roster


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_has_a_text(language: str) -> None:
    known = by_id(language)
    missing = {
        message: said.where
        for said in everything_said()
        for message in said.messages(known)
        if message not in known
    }
    assert missing == {}


def test_the_reader_finds_the_codes() -> None:
    found = {said.message for said in everything_said()}
    assert {
        "event-unit-moved",
        "event-chits-chosen-hidden",
        "event-seats-exchanged",
        "event-seats-kept",
        "decision-choose-opening-headquarters",
        "decision-add-chits-or-waive",
        "reason-undo-not-yours",
        "reason-unknown-verb",
        "result-supreme-order-city-lost",
        "error-save-damaged",
        "position-not-toml",
        "modifier-terrain-shift",
    } <= found


def _allowed(said: Said, names: Names) -> set[str]:
    assert said.arguments is not None
    arguments = {name: SAMPLES.get(name, 1) for name in said.arguments}
    given = set(variables(arguments, names))
    # A text may use an optional argument in the variant where it exists.
    return given | set(OPTIONAL)


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_use_only_what_they_are_given(language: str, names: Names) -> None:
    known = by_id(language)
    wrong = {}
    for said in everything_said():
        if said.arguments is None:
            continue
        messages = [message for message in said.messages(known) if message in known]
        used = set().union(*(known[message].variables for message in messages))
        allowed = _allowed(said, names)
        # Optional arguments must be tested before they are used; a kind comes with its verb.
        asked = used | ({"kind-id"} if "verb-id" in used else set())
        unasked = {
            name
            for name in used & set(OPTIONAL)
            if name not in said.arguments and f"{name}-id" not in asked
        }
        if used - allowed or unasked:
            wrong[said.message, said.where] = sorted((used - allowed) | unasked)
    assert wrong == {}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("count", [0, 1, 2, 5, 21, 4.5, -3.0])
def test_every_sentence_can_be_said(language: str, count: float) -> None:
    """Also codes that games rarely reach: each with sample arguments and different numbers."""
    rules = hexside.new("traces-of-war/campaign", seed=1).rules
    names = Names(rules, language)  # type: ignore[arg-type]  # the contract has no roster
    catalogue = bundles.catalogue(language)
    known = by_id(language)
    for said in everything_said():
        if said.arguments is None:
            continue
        # Saved games contain only integers.
        value = int(count) if said.prefix == "error" else count
        arguments = {name: SAMPLES.get(name, value) for name in said.arguments}
        for message in said.messages(known):
            text, faults = catalogue.format(message, variables(arguments, names))
            assert faults == (), (said, faults)
            assert text
            assert "{" not in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_decision_has_a_title(language: str) -> None:
    known = by_id(language)
    kinds = {said.code for said in everything_said() if said.prefix == "decision"}
    assert {kind for kind in kinds if f"kind-{kind}" not in known} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_and_problems_of_boards(language: str) -> None:
    known = by_id(language)
    wanted = [f"refusal-{kind}" for kind in get_args(Kind)]
    wanted += [f"position-{code}" for code in get_args(board_tables.Code)]
    assert [message for message in wanted if message not in known] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_titles_options_seats_and_verbs_of_a_game(language: str, game: str) -> None:
    known = by_id(language)
    definition = registry.game(game)
    wanted = [f"game-{game}-title"]
    for info in definition.scenarios():
        wanted += [f"scenario-{game}-{info.id}-{part}" for part in ("title", "summary")]
        wanted += [f"seat-{seat}" for seat in info.seats]
    for option in definition.options():
        wanted.append(f"option-{option.id}")
        wanted += [f"option-{option.id}-{value}" for value in option.values]
    rules = definition.rules(definition.scenarios()[0].id, {})
    wanted += [f"verb-{verb}" for verb in rules.verbs]
    assert [message for message in wanted if message not in known] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_words_that_an_action_may_lack(language: str, game: str) -> None:
    known = by_id(language)
    definition = registry.game(game)
    rules = definition.rules(definition.scenarios()[0].id, {})
    fields = {
        name
        for kind in rules.verbs.values()
        for name, hint in get_type_hints(kind).items()
        if hint in (int, str) and name in kind.__struct_fields__
    }
    assert [name for name in fields if f"field-{name}" not in known] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_phases(language: str) -> None:
    known = by_id(language)
    assert phases_entered()
    assert [phase for phase in phases_entered() if f"phase-{phase}" not in known] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_of_traces_of_war(language: str) -> None:
    from hexside.games.traces_of_war import state, tables
    from hexside.games.traces_of_war.loading import load

    known = by_id(language)
    data = load()
    wanted = [f"chit-{chit}" for chit in data.chits]
    wanted += [f"marker-{marker}" for marker in (state.OFF_AS, state.DEF_AS)]
    wanted += [f"mark-{mark}" for mark in (state.OUT_OF_SUPPLY, state.ISOLATED)]
    boxes = (state.ELIMINATED, state.REMOVED, state.POOL, state.ARRIVED, state.WAITING_HQ)
    wanted += [f"box-{box}" for box in (*boxes, state.ABSENT)]
    wanted += [f"unit-type-{kind}" for kind in get_args(tables.UnitType)]
    wanted += [f"size-{c.size.replace(' ', '-')}" for c in data.roster.values()]
    wanted += [f"nationality-{c.nationality}" for c in data.roster.values()]
    wanted += [f"unit-{c.id}" for c in data.roster.values() if c.is_hq]
    wanted += [f"score-{code}" for row in data.tables.victory_points.values() for code in row]
    wanted += [f"terrain-{kind}" for kind in data.terrain.terrain]
    wanted += [f"place-{kind}" for kind in data.terrain.place]
    wanted += [f"hexside-{kind}" for kind in data.terrain.hexside]
    wanted += [f"line-{kind}" for kind in data.terrain.line]
    wanted += [f"area-{area}" for area in data.board.areas]
    wanted += [f"month-{row.month.partition('-')[2]}" for row in data.tables.turn]
    assert sorted({message for message in wanted if message not in known}) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_titles_of_the_rule_sections(language: str) -> None:
    phrasing = Phrasing(language)
    folder = Path(hexside.__file__).parent / "games" / "traces_of_war" / "data"
    cited = {row["rule"] for row in tomllib.loads((folder / "game.toml").read_text())["option"]}
    cited |= _sections_cited()
    assert cited
    untitled = [s for s in cited if phrasing.rule("traces-of-war", s) == s]
    assert untitled == []


def _sections_cited() -> set[str]:
    """Rule sections written as complete strings in the sources of the game."""
    import ast
    import re

    folder = Path(hexside.__file__).parent / "games" / "traces_of_war"
    section = re.compile(r"\d{1,2}\.\d(\.\d)*\Z")
    return {
        node.value
        for file in folder.glob("*.py")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and section.match(node.value)
    }
