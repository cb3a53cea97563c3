"""The compact form of a decision: bundles that say the same as the list of all actions."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import hexside
from hexside.engine.actions import Action
from hexside.server.bundles import FEW, Bundles

#: Scenarios, and how many actions of each are checked.
SCENARIOS = (("traces-of-war/race-to-the-dnieper", 60), ("stalingrad-42/fall-blau", 30))


def unpacked(actions: list[str], bundles: dict[str, Any]) -> list[str]:
    """The full list again, as docs/protocol.md says."""
    full: list[str] = []
    for text in actions:
        if text not in bundles:
            full.append(text)
            continue
        bundle = bundles[text]
        made: list[str] = []
        for after, words in zip(bundle["after"], bundle["words"], strict=True):
            made.append(f"{made[after]} {words}" if after >= 0 else text[:-1] + words)
        full += made
    return full


def costs(actions: list[str], bundles: dict[str, Any]) -> dict[tuple[str, str, str], float]:
    """What every bundle says about costs, by verb, unit and destination."""
    found = {}
    for star, bundle in bundles.items():
        verb, unit, _ = star.split(" ")
        for words, cost in zip(bundle["words"], bundle.get("costs", []), strict=False):
            if cost is not None:
                found[verb, unit, words.rpartition(" ")[2]] = cost
    return found


def told(choices: dict[str, Any]) -> dict[tuple[str, str, str], float]:
    """What the structured choices say about costs."""
    return {
        (verb, unit, goal): row["cost"]
        for verb, units in choices.items()
        if isinstance(units, dict)
        for unit, goals in units.items()
        if isinstance(goals, dict)
        for goal, row in goals.items()
        if isinstance(row, dict) and "cost" in row
    }


def forms(client: Any, game: str, seat: str) -> tuple[dict[str, Any], dict[str, Any]]:
    full, compact = (
        client.get(f"/api/games/{game}", params={"seat": seat, "form": form}).json()
        for form in ("", "compact")
    )
    own = {"decision", "stamp"}
    assert {name: value for name, value in full.items() if name not in own} == {
        name: value for name, value in compact.items() if name not in own
    }
    return full["decision"], compact["decision"]


@pytest.mark.parametrize(("scenario", "count"), SCENARIOS)
def test_both_forms_say_the_same_through_a_game(person: Any, scenario: str, count: int) -> None:
    game = person.begin(scenario=scenario)
    bundled = 0
    for number in range(count):
        seat = person.table(game, "")["view"]["waiting"][0]
        full, compact = forms(person.client, game, seat)
        assert full["bundles"] == {}
        assert unpacked(compact["actions"], compact["bundles"]) == full["actions"]
        assert compact["words"] == full["words"]
        said = costs(compact["actions"], compact["bundles"])
        assert {**told(compact["choices"]), **said} == told(full["choices"])
        bundled += len(compact["bundles"])
        moves = [action for action in full["actions"] if len(action.split()) > 2]
        # Mostly moves, sometimes the last action.
        action = moves[number * 7 % len(moves)] if moves and number % 5 else full["actions"][-1]
        if number % 11 == 10 and "done" in full["actions"]:
            action = "done"
        version = person.table(game, seat)["version"]
        answer = person.act(game, seat, version, action)
        assert answer.status_code == 200, answer.text
    assert bundled > 50


def test_a_bundle_stays_while_its_actions_do() -> None:
    """After a move only the bundles of affected units are rebuilt."""
    game = hexside.new("stalingrad-42/fall-blau", seed=7)
    while len(game.legal()) < 2000:
        game.play(min(game.legal(), key=lambda action: (action.text() != "done", action.text())))
    bundles = Bundles()
    roster = game.rules.roster  # type: ignore[attr-defined]

    def made() -> dict[str, msgspec.Raw]:
        decision = game.decision
        assert decision is not None
        return bundles.made(game.legal(), decision.choices, roster.__contains__).bundles

    before = made()
    assert all(one is before[star] for star, one in made().items())
    game.play(next(action for action in game.legal() if action.verb == "move"))
    after = made()
    kept = sum(one is before.get(star) for star, one in after.items())
    assert kept > len(after) / 2


class Go(Action, frozen=True, tag="go"):
    """A path, or none."""

    unit: str
    path: tuple[str, ...] = ()


def test_a_path_without_words_and_an_unknown_action_form_no_bundle() -> None:
    ways = [Go("u-1", ("0101",) * number) for number in range(FEW + 1)]
    made = Bundles().made(ways, {}, lambda word: word == "u-1")
    assert made.actions == tuple(way.text() for way in ways)
    assert made.bundles == {}
    made = Bundles().made(ways[1:], {}, lambda word: False)
    assert made.bundles == {}
    made = Bundles().made([*ways[1:], Go("u-2", ("0101",)), *ways[1:]], {}, lambda word: True)
    assert made.actions[0] == "go u-1 *"
    assert len(made.bundles) == 1
    # A second run of the same unit stays in the list unchanged.
    assert made.actions[1:] == tuple(way.text() for way in (Go("u-2", ("0101",)), *ways[1:]))


def test_choices_that_say_more_than_a_bundle_stay() -> None:
    ways = [Go("u-1", (f"{number:04}",)) for number in range(FEW)]
    rows = {way.path[0]: {"cost": 1.5, "path": way.path} for way in ways}
    more = {**rows, "0000": {"cost": 1.5, "risk": 0.2}}
    for table, rest in ((rows, {}), (list(rows), {}), (more, {"go": {"u-1": more}})):
        made = Bundles().made(ways, {"go": {"u-1": table}, "done": True}, lambda word: True)
        assert made.choices == {**rest, "done": True}
    bundle = msgspec.json.decode(
        Bundles().made(ways, {"go": {"u-1": rows}}, bool).bundles["go u-1 *"]
    )
    assert bundle["costs"] == [1.5] * FEW
