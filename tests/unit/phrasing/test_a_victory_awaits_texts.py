"""Words of A Victory Awaits that its codes do not show: boxes, tracks, marks, overlays, scores."""

from __future__ import annotations

import random

import pytest

import hexside
from hexside.engine import Decision, Event, Reason
from hexside.games.a_victory_awaits import state
from hexside.games.a_victory_awaits.set_up import WAITING
from hexside.games.a_victory_awaits.victory import score_sheet
from hexside.games.a_victory_awaits.work import AwaitsWork
from hexside.phrasing import LANGUAGES, Names, Phrasing
from tests.unit.phrasing.messages import by_id

GAME = "a-victory-awaits"
SCENARIOS = ("leningrad", "smolensk", "campaign", "campaign-4", "teams-4")
#: Tracks for programs only: a reader sees them elsewhere, or cannot read them.
UNNAMED = {
    "own_cups",
    *("victory_points", "victory_need", "victory_sheet", "leningrad_reached", "zhukov"),
    *("seats_exchanged", "cups", "shown", "activations"),
}


def missing(language: str, prefix: str, words: set[str]) -> list[str]:
    known = by_id(language)
    ids = {word: (f"{prefix}-{word}", f"{prefix}-{GAME}-{word}") for word in words}
    return sorted(word for word, both in ids.items() if not any(id in known for id in both))


def opened(scenario: str) -> hexside.Game:
    return hexside.new(f"{GAME}/{scenario}", seed=1)


def names(scenario: str, language: str) -> Names:
    return Names(opened(scenario).rules, language)  # type: ignore[arg-type]  # it has a roster


@pytest.mark.parametrize("language", LANGUAGES)
def test_boxes_marks_and_phases(language: str) -> None:
    turns = {f"turn-{number}" for number in range(2, 10)}
    assert missing(language, "box", {*state.BOXES, WAITING, *turns}) == []
    kinds = {state.RETREATED, state.HALVED, state.CAUTIOUS, state.FREE}
    assert missing(language, "mark", kinds) == []
    phases = (state.SET_UP, state.SURPRISE, state.SELECTION, state.COMMAND, state.END_PHASE)
    assert missing(language, "phase", set(phases)) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_tracks_overlays_and_scores(language: str, scenario: str) -> None:
    game = opened(scenario)
    for seat in ("", *game.rules.seats):
        view = game.rules.view(game.state, seat)
        own = {f"own_{name}" for name in view.own}
        assert missing(language, "track", (set(view.tracks) | own) - UNNAMED) == []
    found = game.rules.overlays(game.state)
    kinds = {part["kind"] for parts in found.values() for part in parts}
    assert missing(language, "overlay", set(found) | kinds) == []
    sheet = score_sheet(AwaitsWork(game.rules, game.state))  # type: ignore[arg-type]
    assert missing(language, "score", {item.code for item in sheet}) == []


def test_the_games_own_words_come_first() -> None:
    phrasing = Phrasing("en")
    reason = Reason("stacking-limit", "3.1", {"hex": "L0101"})
    here = phrasing.reason(reason, names("leningrad", "en"))
    rules = hexside.new("traces-of-war/campaign", seed=1).rules
    there = phrasing.reason(reason, Names(rules, "en"))  # type: ignore[arg-type]
    assert "headquarters included" in here
    assert "one headquarters" in there


def test_lanes_and_lists_of_hexes() -> None:
    phrasing = Phrasing("en")
    told = names("campaign-4", "en")
    waiting = Reason("lane-not-waiting", arguments={"lane": "axis-4pzg"})
    assert "4th Panzer Group" in phrasing.reason(waiting, told)
    assert "Controller" in phrasing.reason(
        Reason("attend-other-lane", "", {"lane": "control"}), told
    )
    sources = Reason("entry-through-source", "15.4", {"hexes": ("S5504", "S5507", "S5513")})
    assert "S5504, S5507 and S5513" in phrasing.reason(sources, told)


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_interrupts(language: str) -> None:
    phrasing = Phrasing(language)
    told = names("leningrad", language)
    chits = ("axis-manstein", "axis-guderian", "soviet-reinforcement")
    texts = [
        phrasing.event(Event("chit-interrupted", "7.3", {"chit": "supply", "held": chit}), told)
        for chit in chits
    ]
    assert len(set(texts)) == len(chits)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scenario", ["leningrad", "campaign-4", "teams-4"])
def test_the_first_decisions_can_be_told(language: str, scenario: str) -> None:
    game = opened(scenario)
    phrasing = Phrasing(language)
    told = names(scenario, language)
    chance = random.Random(1941)
    for _ in range(60):
        seat = game.waiting[0]
        decision = game.decision_for(seat)
        assert isinstance(decision, Decision)
        text = phrasing.decision(decision, told)
        assert text[-1] in ".?!"
        assert "axis-" not in text
        for event in game.play(chance.choice(game.legal(seat)), seat):
            assert "axis-" not in phrasing.event(event, told)
