"""What players of a game with phases do where no part of their mind knows the decision."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from hexside.players.phased import habits
from hexside.players.phased.greedy import PhasedGreedy
from hexside.players.phased.scenario_tables import scenario_tables
from tests.unit.players.phased_kit import judged, position

GAME = "stalingrad-42"
WEAK, STRONG = "rom-id-1", "ger-pz-24"
UNITS = {WEAK: "2024", STRONG: "2026", "sov-rd-62": "2224"}


class Chosen(NamedTuple):
    """An action of a verb that these players have never seen."""

    verb: str
    unit: str = ""
    hex: str = ""
    area: str = ""
    die: int = 0

    def text(self) -> str:
        """The action in one line."""
        return " ".join((self.verb, self.unit, self.hex, self.area, str(self.die)))


class Deciding(NamedTuple):
    """A decision with its arguments."""

    arguments: dict[str, Any]


def answer(
    legal: list[Chosen], units: dict[str, str] = UNITS, seat: str = "axis", **arguments: Any
) -> tuple[str, str]:
    """The answer as a line, and the code of its reason."""
    appraisal = judged(position(units, seat=seat), seat)
    found, reason = habits.usual(appraisal, Deciding(arguments), legal)  # type: ignore[arg-type]
    return found.text().rstrip(" 0"), reason.code


def test_the_weakest_unit_is_withdrawn() -> None:
    legal = [Chosen("withdraw-unit", STRONG), Chosen("withdraw-unit", WEAK)]
    assert answer(legal) == (f"withdraw-unit {WEAK}", "phased-habit-weakest")


def test_the_strongest_unit_enters_a_city() -> None:
    legal = [Chosen("enter-city", WEAK), Chosen("enter-city", STRONG), Chosen("done")]
    assert answer(legal) == (f"enter-city {STRONG}", "phased-habit-strongest")


def test_only_a_defender_in_danger_disengages() -> None:
    """27: an attacker keeps what he has won, and so does a unit that nothing threatens."""
    rifles = "sov-rd-62"
    legal = [Chosen("disengage", rifles), Chosen("done")]
    assert answer(legal, {rifles: "2224", WEAK: "2624"}, "soviet")[0] == "done"
    panzers = {STRONG: "2124", "ger-pz-3": "2124", "ger-pz-23": "2123", "ger-pz-16": "2123"}
    found = answer(legal, {rifles: "2224", **panzers}, "soviet")
    assert found == (f"disengage {rifles}", "phased-habit-danger")
    attackers = [Chosen("disengage", STRONG), Chosen("done")]
    tanks = {"sov-tc-1": "2126", "sov-tc-4": "2126", "sov-tc-16": "2125", "sov-tc-17": "2125"}
    assert answer(attackers, {STRONG: "2026", **tanks})[0] == "done"


@pytest.mark.parametrize(("hex", "die"), [("2224", "1"), ("2024", "5")])
def test_the_die_that_is_better_for_the_side_is_taken(hex: str, die: str) -> None:
    """10.1: low for the attacker, high for the defender."""
    legal = [Chosen("take-die", die=1), Chosen("take-die", die=5)]
    found, reason = answer(legal, hex=hex)
    assert found.split() == ["take-die", die]
    assert reason == "phased-habit-die"


@pytest.mark.parametrize(
    ("hex", "die", "verb"), [("2224", 6, "roll-again"), ("2224", 2, "let-stand")]
)
def test_a_bad_die_is_rolled_again(hex: str, die: int, verb: str) -> None:
    legal = [Chosen("let-stand"), Chosen("roll-again", STRONG)]
    assert answer(legal, hex=hex, die=die)[0].split()[0] == verb


def test_an_optional_step_that_nobody_knows_is_ended() -> None:
    assert answer([Chosen("conjure", WEAK), Chosen("done")]) == ("done", "phased-done")


def test_a_duty_that_nobody_knows_costs_the_weakest() -> None:
    legal = [Chosen("conjure", STRONG), Chosen("conjure", WEAK)]
    assert answer(legal) == (f"conjure {WEAK}", "phased-habit")


@pytest.mark.parametrize("scenario", ["caucasus", "uranus", "campaign"])
def test_every_scenario_has_tables_from_its_own_data(scenario: str) -> None:
    know = scenario_tables(GAME, scenario)
    assert know is not None
    row = know.weights.scenarios[scenario]
    assert row.turns == {"caucasus": 27, "uranus": 36, "campaign": 36}[scenario]
    assert know.ground.victory_hexes
    behind = {name for goal in row.goal for name in goal.places}
    assert {know.index(name) for name in behind} <= set(know.ground.west)


def test_who_attacks_follows_from_who_moves_first() -> None:
    def attackers(scenario: str, *turns: int) -> list[str]:
        know = scenario_tables(GAME, scenario)
        assert know is not None
        return [know.weights.scenarios[scenario].attacker_at(turn) for turn in turns]

    assert attackers("fall-blau", 1, 8) == ["axis", "axis"]
    assert attackers("caucasus", 10, 27) == ["axis", "axis"]
    assert attackers("uranus", 28, 36) == ["soviet", "soviet"]
    assert attackers("campaign", 1, 27, 28, 36) == ["axis", "axis", "soviet", "soviet"]


def test_weights_go_with_the_part_that_a_side_plays() -> None:
    know = scenario_tables(GAME, "campaign")
    assert know is not None
    weights = know.weights
    assert weights.of_side("soviet", "campaign", 1) == weights.side["soviet"]
    assert weights.of_side("soviet", "campaign", 30) == weights.side["axis"]
    assert weights.of_side("axis", "campaign", 30) == weights.side["soviet"]


def test_a_secret_is_drawn_by_the_seed_of_the_player() -> None:
    """34.1.1: else a person would know which marker lies under which army."""
    appraisal = judged(position(UNITS, seat="soviet"), "soviet")
    legal: list[Any] = [Chosen("tie-marker", unit=f"box-{number}") for number in range(6)]
    deciding: Any = Deciding({})
    drawn = {PhasedGreedy(seed)._usual(appraisal, deciding, legal).text() for seed in range(20)}
    assert len(drawn) > 1
    again = [PhasedGreedy(3)._usual(appraisal, deciding, legal) for _ in range(2)]
    assert again[0] == again[1]
