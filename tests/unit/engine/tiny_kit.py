"""What the tiny games of these tests have in common: the dull slots."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

import msgspec
from msgspec.structs import replace

from hexside.engine import (
    Action,
    Dice,
    Rules,
    RuleSet,
    ScenarioInfo,
    State,
    View,
    Violation,
    Work,
)

R = TypeVar("R", bound=Rules)


def tiny_game(
    name: str,
    sides: tuple[str, ...],
    info: ScenarioInfo,
    *,
    rules: Callable[[RuleSet[R], Mapping[str, str]], R],
    state_type: type[State],
    work_type: Callable[[R, State], Work[R]],
    actions: tuple[type[Action], ...],
    opening: Callable[[R, Dice], Work[R]],
    view: Callable[[R, State, str], View],
    imagine: Callable[[R, State, str, Dice], State],
    violations: Callable[[R, State], list[Violation]],
) -> RuleSet[R]:
    """A complete rule set of one scenario without options; a position is the state as JSON."""

    def compiled(
        game: RuleSet[R], scenario: str, options: Mapping[str, str], overrides: tuple[str, ...]
    ) -> R:
        return rules(game, options)

    def write_position(rules: R, state: State) -> dict[str, Any]:
        text = msgspec.json.encode(replace(state, dice=Dice(""))).decode()
        return {"game": f"{name}/{info.id}", "state": text}

    def read_position(game: RuleSet[R], document: Mapping[str, Any]) -> tuple[R, State]:
        state = msgspec.json.decode(document["state"], type=state_type)
        return game.rules(info.id, {}), replace(state, dice=Dice(document["seed"]))

    return RuleSet(
        id=name,
        version="1",
        sides=sides,
        scorer=sides[0],
        scenarios=lambda: (info,),
        options=lambda: (),
        state_type=state_type,
        work_type=work_type,
        actions=actions,
        compile=compiled,
        opening=opening,
        view=view,
        imagine=imagine,
        read_position=read_position,
        write_position=write_position,
        violations=violations,
        census=lambda rules, state: {"units": len(state.units)},
    )
