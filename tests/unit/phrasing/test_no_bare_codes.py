"""The log of every game speaks in words: no code of a phase, mark or result is in a sentence."""

from __future__ import annotations

import random
import re

import pytest

import hexside
from hexside.phrasing import LANGUAGES, Names, Phrasing

CODE = re.compile(r"(?<![\w./(-])[a-z]+(?:-[a-z0-9]+)+(?![\w-])")
ACTIONS = 250


@pytest.mark.slow
@pytest.mark.parametrize(
    "scenario",
    [
        "iskra/campaign-3",
        "a-victory-awaits/leningrad",
        "stalingrad-42/fall-blau",
        "traces-of-war/campaign",
    ],
)
def test_events_and_decisions_have_no_codes(scenario: str) -> None:
    options = {"set-up-227": "usual"} if scenario.startswith("iskra") else {}
    game = hexside.new(scenario, seed=5, options=options)
    chance = random.Random(5)
    said: dict[str, tuple[Names, Phrasing]] = {
        language: (Names(game.rules, language), Phrasing(language))  # type: ignore[arg-type]
        for language in LANGUAGES
    }
    found: dict[str, str] = {}
    for event in game.opening_events():
        for language, (names, phrasing) in said.items():
            for word in CODE.findall(phrasing.event(event, names)):
                found[f"{language} {event.code}"] = word
    for _ in range(ACTIONS):
        if game.over:
            break
        decision = game.decision
        assert decision is not None
        legal = [a for a in game.legal(decision.seat) if a.verb != "done"]
        events = game.play(chance.choice(legal or game.legal(decision.seat)), decision.seat)
        for language, (names, phrasing) in said.items():
            sentences = {event.code: phrasing.event(event, names) for event in events}
            sentences[decision.kind] = phrasing.decision(decision, names)
            for code, sentence in sentences.items():
                if CODE.search(sentence):
                    found[f"{language} {code}"] = sentence
    assert found == {}
