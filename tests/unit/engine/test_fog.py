"""Ordered stacks and fog: what is seen, what a combat shows, what may be tried and fails."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest
from msgspec.structs import replace

import hexside
from hexside.api import Game
from hexside.conformance.faults import canonical
from hexside.conformance.secrecy import (
    check_telling,
    check_unseen,
    check_views,
    imagined,
    is_different,
)
from hexside.engine import Action, Reason, SeenStack, Unit, View, encode, redacted
from hexside.engine.views import encode as encode_view
from hexside.mechanics.stack_order import StackOrder
from tests.unit.engine.fog_game import FogWork, Overrun, PlayerTurn, Top
from tests.unit.engine.tiny_conformance import faults

SCENARIO = "fog/mist"


def position(side: str, stacks: dict[str, tuple[str, ...]], **dice: Any) -> Game:
    """These stacks, top first, and a player turn; units that are not named are off the map."""
    game = hexside.new(SCENARIO, seed=1)
    grid = game.rules.board.grid
    units = dict.fromkeys(game.state.units, Unit(box="out"))
    for name, stack in stacks.items():
        units |= dict.fromkeys(stack, Unit(grid.index(name)))
    order = StackOrder.of({grid.index(name): stack for name, stack in stacks.items()})
    state = replace(
        game.state,
        units=units,
        agenda=(PlayerTurn(side),),
        data=replace(game.state.data, order=order),
        dice=replace(game.state.dice, **dice),
    )
    return Game(game.rules, game.origin, state)


def stack(game: Game, seat: str, hex: str) -> SeenStack:
    return next(found for found in game.view(seat).stacks if found.hex == hex)


@pytest.mark.parametrize("seed", range(6))
def test_random_games_keep_every_promise(seed: int) -> None:
    assert faults(SCENARIO, seed) == []


def test_of_an_enemy_stack_the_top_alone_is_seen() -> None:
    game = position("german", {"01.01": ("g-1",), "03.01": ("s-1", "s-2", "s-3")})
    assert stack(game, "soviet", "03.01") == SeenStack("03.01", "soviet", "s-1", ("s-2", "s-3"), 3)
    for seat in ("german", ""):
        assert stack(game, seat, "03.01") == SeenStack("03.01", "soviet", "s-1")
        assert {unit.id for unit in game.view(seat).units if unit.hex == "03.01"} == {"s-1"}
    assert "s-2" not in encode_view(game.view("german")).decode()


def test_stacks_of_any_height_look_alike() -> None:
    """R-64: two positions that differ only in hidden things look the same."""
    one = position("german", {"02.02": ("g-1",), "03.01": ("s-1", "s-2"), "03.03": ("s-3",)})
    two = position("german", {"02.02": ("g-1",), "03.01": ("s-1",), "03.03": ("s-3", "s-2")})
    assert canonical(one.view("german")) == canonical(two.view("german"))
    assert one.legal("german") == two.legal("german")
    assert canonical(one.view("soviet")) != canonical(two.view("soviet"))


def test_a_combat_shows_the_units_and_then_the_fog_is_back() -> None:
    game = position(
        "german",
        {"02.01": ("g-1", "g-2", "g-3"), "03.01": ("s-1", "s-2")},
        fixed=(2,),
    )
    game.play("attack g-2 03.01", "german")
    assert stack(game, "german", "03.01") == SeenStack("03.01", "soviet", "s-1", ("s-2",))
    assert stack(game, "soviet", "02.01") == SeenStack("02.01", "german", "g-1", ("g-2",))
    assert stack(game, "", "03.01").below == ("s-2",)
    game.play("press", "german")
    assert stack(game, "german", "03.01") == SeenStack("03.01", "soviet", "s-1")
    assert stack(game, "soviet", "02.01") == SeenStack("02.01", "german", "g-1")


def test_the_reveal_lasts_through_the_decisions_of_the_combat() -> None:
    game = position("german", {"02.01": ("g-1",), "03.01": ("s-1", "s-2")}, fixed=(6,))
    game.play("attack g-1 03.01", "german")
    game.play("press", "german")
    assert game.waiting == ("soviet",)
    assert stack(game, "german", "03.01").below == ("s-2",)
    game.play("lose s-1", "soviet")
    assert stack(game, "german", "03.01") == SeenStack("03.01", "soviet", "s-2")


def test_an_attempt_is_legal_by_what_is_seen_and_fails_on_what_is_not() -> None:
    """R-64 (a): the mover stays, its move is over, and the game goes on."""
    hollow = position("german", {"02.01": ("g-1",), "03.01": ("s-hq",)})
    trap = position("german", {"02.01": ("g-1",), "03.01": ("s-hq", "s-2")})
    assert hollow.legal("german") == trap.legal("german")
    assert canonical(hollow.decision_for("german")) == canonical(trap.decision_for("german"))
    assert Overrun("g-1", "03.01") in trap.legal("german")
    won = hollow.play("overrun g-1 03.01", "german")
    lost = trap.play("overrun g-1 03.01", "german")
    assert "overran" in [event.code for event in redacted(won, "german")]
    assert [event.code for event in lost] == ["overrun-failed"]
    assert "s-2" not in canonical(redacted(lost, "german")).decode()
    grid = trap.rules.board.grid
    assert grid.names[trap.state.units["g-1"].hex] == "02.01"
    assert not any(action.text().startswith("move g-1") for action in trap.legal("german"))
    assert game_binding(hollow) == game_binding(trap) == [True]


def game_binding(game: Game) -> list[bool]:
    return [step.binding for step in game.played]


def test_a_void_attack_spends_nothing() -> None:
    """R-64 (b)."""
    game = position("german", {"02.01": ("g-1",), "03.01": ("s-hq",)})
    events = game.play("attack g-1 03.01", "german")
    assert [event.code for event in events] == ["attack-void"]
    assert "move g-1 02.02" in [action.text() for action in game.legal("german")]


def test_putting_another_counter_on_top_cannot_be_taken_back() -> None:
    game = position("german", {"01.01": ("g-1", "g-2", "g-hq"), "03.03": ("s-1",)})
    game.play("top g-hq", "german")
    assert stack(game, "soviet", "01.01") == SeenStack("01.01", "german", "g-hq")
    assert stack(game, "german", "01.01").below == ("g-1", "g-2")
    assert not game.can_undo("german")


def test_hidden_counters_are_imagined_elsewhere() -> None:
    game = hexside.new(SCENARIO, seed=1)
    twins = [imagined(game, "german", number) for number in range(8)]
    assert any(is_different(game, twin) for twin in twins)
    for twin in twins:
        assert game.rules.violations(twin) == []
        assert {uid: twin.units[uid] for uid in twin.units if uid.startswith("g")} == {
            uid: unit for uid, unit in game.state.units.items() if uid.startswith("g")
        }


def test_a_rule_that_peeks_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A legal list that depends on what lies below the top is a leak."""
    game = position(
        "german", {"02.01": ("g-1",), "03.01": ("s-hq", "s-2"), "03.03": ("s-4", "s-5")}
    )
    honest = PlayerTurn.objections

    def peeking(self: PlayerTurn, work: FogWork, seat: str, action: Action) -> Iterable[Reason]:
        yield from honest(self, work, seat, action)
        below = work.order.at(work.rules.board.grid.index("03.01"))[1:]
        if below and isinstance(action, Overrun) and action.hex == "03.01":
            yield Reason("unit-below", "5.6")

    monkeypatch.setattr(PlayerTurn, "objections", peeking)
    codes = {fault.code for number in range(12) for fault in check_views(game, number)}
    assert "legal-list-leaks" in codes


def test_the_bare_name_of_a_hidden_counter_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    game = hexside.new(SCENARIO, seed=1)
    assert check_unseen(game) == []
    honest = game.rules.view

    def talkative(state: Any, seat: str) -> View:
        return replace(honest(state, seat), tracks={"secret": "s-2"})

    monkeypatch.setattr(game.rules, "view", talkative)
    found = check_unseen(game)
    assert [fault.code for fault in found] == ["unseen-counter-named"] * 2
    assert {fault.detail for fault in found} == {"german s-2", "spectator s-2"}


def test_a_reveal_that_could_be_taken_back_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    game = position("german", {"01.01": ("g-1", "g-2"), "03.03": ("s-1",)})
    assert check_telling(game, "german", Top("g-2"), 1) == []
    honest = FogWork.tell_tops

    def careless(self: FogWork, before: StackOrder) -> None:
        honest(self, before)
        self.binding = False

    monkeypatch.setattr(FogWork, "tell_tops", careless)
    codes = {fault.code for fault in check_telling(game, "german", Top("g-2"), 1)}
    assert "reveals-without-binding" in codes


def test_views_without_stacks_keep_their_bytes() -> None:
    view = hexside.new("many-seats/crossing", seed=1).view("north")
    assert view.stacks == ()
    assert "stacks" not in encode_view(view).decode()


def test_the_order_is_part_of_the_state() -> None:
    one = position("german", {"01.01": ("g-1", "g-2")})
    two = position("german", {"01.01": ("g-2", "g-1")})
    assert encode(one.state) != encode(two.state)
