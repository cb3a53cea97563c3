"""Random play on small boards of one's own: legal and illegal actions, undo, saving, positions."""

from __future__ import annotations

from typing import Any

from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

import hexside
from hexside.conformance.invariants import check_decisions, check_state
from hexside.conformance.legality import check_wrong
from hexside.conformance.purity import check_apply, check_rebuilt
from hexside.conformance.saving import check_position, check_saved
from hexside.conformance.secrecy import check_telling, check_views
from hexside.conformance.undoing import check_undo
from hexside.conformance.wrong_actions import WrongActions
from hexside.engine import Action, encode
from hexside.engine.toml_text import toml_text

COLUMNS, ROWS = range(14, 19), range(28, 35)
HEXES = tuple(f"{column:02}{row:02}" for column in COLUMNS for row in ROWS)
TERRAIN = ("clear", "clear", "clear", "rough", "marsh")
LAST_TURN = {"campaign": 6, "race-to-the-dnieper": 4}
PHASES = ("combat", "movement", "activation", "action", "end-of-turn", "command-chits")
TYPES = ("infantry", "armour", "mechanised-infantry")


def counter(side: str, draw: st.DrawFn) -> dict[str, Any]:
    """A combat unit with printed values of its own."""
    attack = draw(st.integers(1, 9))
    return {
        "side": side,
        "type": draw(st.sampled_from(TYPES)),
        "attack": attack,
        "defense": draw(st.integers(1, 6)),
        "move": draw(st.integers(2, 6)),
        "steps": draw(st.integers(1, 2)),
    }


@st.composite
def battlefields(draw: st.DrawFn) -> str:
    """A board of thirty-five hexes with a headquarters and some units on each side."""
    places = draw(st.permutations(HEXES))
    spots = iter(places)
    units: dict[str, Any] = {
        "ger-1pza": {"hex": next(spots)},
        "sov-steppe": {"hex": next(spots)},
    }
    for side, prefix in (("axis", "a"), ("soviet", "s")):
        for number in range(draw(st.integers(2, 5))):
            unit = counter(side, draw)
            unit["hex"] = next(spots)
            if unit["steps"] == 2 and draw(st.booleans()):
                unit["left"] = 1
            units[f"{prefix}{number}"] = unit
    terrain: dict[str, str] = {}
    for place in places[-12:]:
        kind = draw(st.sampled_from(TERRAIN))
        if kind != "clear":
            terrain[kind] = f"{terrain.get(kind, '')} {place}".strip()
    row = draw(st.sampled_from(ROWS))
    road = " ".join(f"{column:02}{row:02}" for column in COLUMNS)
    seat = draw(st.sampled_from(("axis", "soviet")))
    phase = draw(st.sampled_from(PHASES))
    scenario = draw(st.sampled_from(tuple(LAST_TURN)))
    document: dict[str, Any] = {
        "game": f"traces-of-war/{scenario}",
        "phase": phase,
        "turn": draw(st.integers(1, LAST_TURN[scenario])),
    }
    if phase in ("combat", "movement"):
        document["seat"] = seat
    if phase == "activation":
        document["headquarters"] = "ger-1pza" if seat == "axis" else "sov-steppe"
    document["board"] = {
        "hexes": " ".join(HEXES),
        "terrain": terrain,
        "places": {"major-city": places[-1], "town": places[-2]},
        "lines": {"road": road, "rail": road},
        "areas": {"axis-source": HEXES[0], "soviet-source": HEXES[-1]},
    }
    document["units"] = units
    return toml_text(document)


class SmallBattle(RuleBasedStateMachine):
    """One game; every rule ends with the same checks."""

    @initialize(text=battlefields(), seed=st.integers(0, 1_000))
    def begin(self, text: str, seed: int) -> None:
        self.game = hexside.position(text, seed=seed)
        self.wrong = WrongActions(self.game, seed)
        self.number = 0

    def pick(self, choice: int) -> tuple[str, Action]:
        """A seat and one of its actions, by any number."""
        waiting = self.game.waiting
        seat = waiting[choice % len(waiting)]
        by_verb: dict[str, list[Action]] = {}
        for action in self.game.legal(seat):
            by_verb.setdefault(action.verb, []).append(action)
        group = list(by_verb.values())[choice % len(by_verb)]
        return seat, group[choice // 7 % len(group)]

    def is_running(self) -> bool:
        return not self.game.over

    @precondition(is_running)
    @rule(choice=st.integers(0, 10**6))
    def play(self, choice: int) -> None:
        seat, action = self.pick(choice)
        assert check_apply(self.game, seat, action) == []
        self.wrong.remember(action)
        self.game.play(action, seat)
        self.number += 1

    @precondition(is_running)
    @rule(choices=st.lists(st.integers(0, 10**6), min_size=3, max_size=8))
    def play_on(self, choices: list[int]) -> None:
        for choice in choices:
            if self.game.over:
                return
            seat, action = self.pick(choice)
            self.wrong.remember(action)
            self.game.play(action, seat)

    @precondition(is_running)
    @rule(choice=st.integers(0, 10**6))
    def ask_twice(self, choice: int) -> None:
        seat, action = self.pick(choice)
        assert check_rebuilt(self.game, seat, action) == []
        assert check_telling(self.game, seat, action, self.number) == []

    @precondition(is_running)
    @rule()
    def try_wrong_actions(self) -> None:
        seat = self.game.waiting[0]
        found, readable = check_wrong(self.game, seat, self.wrong, 15)
        assert found == []
        assert check_views(self.game, self.number, readable[:4]) == []

    @rule()
    def undo_and_redo(self) -> None:
        assert check_undo(self.game) == []

    @rule()
    def take_back(self) -> None:
        if self.game.can_undo():
            before = self.game.played[-1].before
            self.game.undo()
            assert encode(self.game.state) == encode(before)

    @rule()
    def save_and_load(self) -> None:
        assert check_saved(self.game) == []

    @rule()
    def write_and_read(self) -> None:
        assert check_position(self.game) == []

    @invariant()
    def sound(self) -> None:
        if hasattr(self, "game"):
            assert check_state(self.game) == []
            assert check_decisions(self.game) == []


TestSmallBattle = SmallBattle.TestCase
TestSmallBattle.settings = settings(
    max_examples=30,
    stateful_step_count=25,
    deadline=None,
    derandomize=True,
    # Positions are small already, and shrinking a game that replays itself takes minutes.
    phases=(Phase.explicit, Phase.generate),
    suppress_health_check=list(HealthCheck),
)
