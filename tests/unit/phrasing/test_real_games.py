"""Complete games told in three languages: no Fluent errors, no bare codes, no odd spacing."""

from __future__ import annotations

import random
import re
from collections.abc import Mapping, Sequence

import pytest

import hexside
from hexside.engine import Action, Decision, Event, Reason, Refusal, Refused, Result, contract
from hexside.phrasing import LANGUAGES, Names, Phrasing, bundles

pytestmark = pytest.mark.slow

SCENARIOS = ("traces-of-war/campaign", "traces-of-war/race-to-the-dnieper")
GAMES = 20
#: Actions that end a step are taken less often, so that games have moves and battles.
LAZY = {"done": 0.15, "cancel": 0.1, "waive": 0.2, "keep-fronts": 0.5, "relocate": 0.2}
#: This many of one code are told; more of the same would only take time.
ENOUGH = 60

UNREADABLE = (
    "",
    "fly 1631",
    "bid",
    "bid many",
    "resolve now",
    "move",
)
WRONG = (
    "move ger-17-pz",
    "move ger-17-pz 9999",
    "move nobody 1631",
    "strategic ger-17-pz 1631",
    "relocate ger-8a 1631",
    "relocate sov-south 9999",
    "attack 9999",
    "attack 1631",
    "add ger-17-pz",
    "add sov-10-tc",
    "drop ger-17-pz",
    "resolve",
    "air off-as",
    "air def-as",
    "air flak",
    "lose ger-17-pz",
    "retreat ger-17-pz 1631",
    "pursue ger-17-pz 1631",
    "follow ger-8a ger-17-pz",
    "place ger-213-sec 1731",
    "place ger-17-pz 1631",
    "replace sov-10-tc sov-2-tc",
    "chits axis-okh",
    "chits supply soviet-steppe",
    "cup",
    "cup axis-okh",
    "waive",
    "react",
    "activate ger-17-pz",
    "activate sov-steppe",
    "negotiate",
    "name ger-17-pz",
    "name sov-10-tc",
    "join ger-8a",
    "mode charge",
    "paradrop 9999",
    "paradrop 0101",
    "buy ger-17-pz",
    "buy ger-24-pz",
    "release 1631",
    "bid 9999",
)


class Told:
    """What games said, some of each code."""

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.decisions: list[Decision] = []
        self.refusals: list[Refusal] = []
        self.results: list[Result] = []
        self._counts: dict[str, int] = {}

    def is_new(self, code: str) -> bool:
        count = self._counts[code] = self._counts.get(code, 0) + 1
        return count <= ENOUGH


def _pick(actions: Sequence[Action], chance: random.Random) -> Action:
    """A verb first, then one of its actions: otherwise nearly every action would be a move."""
    verbs: dict[str, list[Action]] = {}
    for action in actions:
        verbs.setdefault(action.verb, []).append(action)
    weights = [LAZY.get(verb, 1.0) for verb in verbs]
    return chance.choice(verbs[chance.choices(list(verbs), weights)[0]])


def _spoilt(game: hexside.Game, action: Action, chance: random.Random) -> str:
    """The text of an action with another unit, another hex, a longer or a shorter path."""
    grid = game.rules.board.grid
    words = action.text().split()
    hexes = [at for at, word in enumerate(words) if word in grid]
    units = [at for at, word in enumerate(words) if word in game.state.units]
    if units and chance.random() < 0.3:
        words[chance.choice(units)] = chance.choice(list(game.state.units))
    elif not hexes:
        words = [words[0], *reversed(words[1:])]
    elif chance.random() < 0.4:
        words[hexes[-1]] = chance.choice(grid.names)
    else:
        here = grid.index(words[hexes[-1]])
        for _ in range(chance.randint(1, 4)):
            here = chance.choice(grid.adjacent(here))
            words.append(grid.names[here])
    if words[0] == "move" and chance.random() < 0.3:
        words[0] = "strategic"
    return " ".join(words)


def _refused(game: hexside.Game, text: str | Action, seat: str) -> Refusal | None:
    try:
        action = game.read(text)
    except Refused as refused:
        return refused.refusal
    return contract.why_not(game.rules, game.state, action, seat)


def _wrong_actions(game: hexside.Game, told: Told, seat: str, chance: random.Random) -> None:
    seats = game.rules.seats
    earlier = [step.action for step in chance.sample(game.played, min(3, len(game.played)))]
    spoilt = [_spoilt(game, _pick(game.legal(seat), chance), chance) for _ in range(8)]
    tries: list[str | Action] = [
        *earlier,
        *spoilt,
        *chance.sample(WRONG, 6),
        chance.choice(UNREADABLE),
    ]
    for text in tries:
        for who in (seat, chance.choice(seats)):
            refusal = _refused(game, text, who)
            if refusal and any(told.is_new("reason " + r.code) for r in refusal.reasons):
                told.refusals.append(refusal)


def _play(game: hexside.Game, told: Told, chance: random.Random) -> None:
    while not game.over:
        seat = game.waiting[0]
        decision = game.decision_for(seat) if chance.random() < 0.2 else None
        if decision is not None and told.is_new("decision " + decision.kind):
            told.decisions.append(decision)
        if chance.random() < 0.03:
            _wrong_actions(game, told, seat, chance)
        for event in game.play(_pick(game.legal(seat), chance), seat):
            if told.is_new("event " + event.code):
                told.events.append(event)
    assert game.state.result is not None
    told.results.append(game.state.result)


@pytest.fixture(scope="module")
def told() -> Told:
    found = Told()
    chance = random.Random(1943)
    for number in range(GAMES):
        options = {"bidding": "on", "ukrainian-fronts": "on"} if number % 4 == 0 else {}
        name = SCENARIOS[number % len(SCENARIOS)]
        _play(hexside.new(name, seed=number, options=options), found, chance)
    return found


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """Each language, with texts that fail loudly where they would fall back for a reader."""

    def strict(tongue: str, message: str, arguments: Mapping[str, bundles.Value]) -> str:
        text, faults = bundles.catalogue(tongue).format(message, arguments)
        assert faults == (), f"{tongue} {message} {dict(arguments)}: {faults}"
        return text

    monkeypatch.setattr(bundles, "text", strict)
    return str(request.param)


@pytest.fixture
def names(language: str) -> Names:
    rules = hexside.new(SCENARIOS[0], seed=1).rules
    return Names(rules, language)  # type: ignore[arg-type]  # the contract has no roster


BARE = re.compile(
    r"[{}$]|\bNone\b|\b(?:ger|sov|rom|hun|axis|soviet)-|\b(?:event|reason|decision|result)-"
    r"|\(\)|\(\s|\s\)|\s[.,;:]|\s\s|\.\.|::|:\s*\.|,\s*\.|:\s*$"
)


def _check(text: str, about: object) -> None:
    assert text == text.strip(), about
    assert not BARE.search(text), (text, about)
    assert text[-1] in ".!?", (text, about)
    first = text.lstrip('„“«"')[0]
    assert first.isdigit() or first == first.upper() or first == "−", (text, about)


def test_events(told: Told, language: str, names: Names) -> None:
    phrasing = Phrasing(language)
    for event in told.events:
        _check(phrasing.event(event, names), event)


def test_decisions(told: Told, language: str, names: Names) -> None:
    phrasing = Phrasing(language)
    for decision in told.decisions:
        _check(phrasing.decision(decision, names), (decision.kind, decision.arguments))
        assert phrasing.title(decision, names) != f"kind-{decision.kind}"


def test_refusals(told: Told, language: str, names: Names) -> None:
    phrasing = Phrasing(language)
    for refusal in told.refusals:
        for reason in refusal.reasons:
            # The words of a refused text are quoted as they were typed.
            typed = any(isinstance(value, str) for value in reason.arguments.values())
            text = phrasing.reason(reason, names)
            if not (typed and refusal.kind == "unreadable"):
                _check(text, reason)
        assert phrasing.refusal(refusal, names)


def test_results(told: Told, language: str, names: Names) -> None:
    phrasing = Phrasing(language)
    for result in told.results:
        _check(phrasing.result(result, names), result)


def test_games_say_most_of_what_can_be_said(told: Told) -> None:
    """Not a rule but a measure: the games above are useful only if they are varied."""
    events = {event.code for event in told.events}
    kinds = {decision.kind for decision in told.decisions}
    reasons = {reason.code for refusal in told.refusals for reason in refusal.reasons}
    assert len(events) >= 40, sorted(events)
    assert len(kinds) >= 20, sorted(kinds)
    assert len(reasons) >= 50, sorted(reasons)


def test_a_refusal_names_its_kind_once(language: str, names: Names) -> None:
    refusal = Refusal("not-legal", (Reason("cup-is-empty"), Reason("cup-is-empty")))
    text = Phrasing(language).refusal(refusal, names)
    assert text.count(Phrasing(language).text("reason-cup-is-empty")) == 1
