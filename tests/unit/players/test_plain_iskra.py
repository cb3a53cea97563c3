"""The plain mind in Iskra: formations, hidden stacks, results for both parties, the link-up."""

from __future__ import annotations

from typing import Any, cast

import pytest

import hexside
from hexside.conformance.soak import size
from hexside.engine.views import encode
from hexside.mechanics.combat_table import read_result_for_both
from hexside.phrasing import Names, Phrasing
from hexside.players import ask, play_game, player
from hexside.players.plain.mind import PlainPlayer
from hexside.players.plain.outcomes import Party, applied
from hexside.players.plain.printed import Printed, printed
from hexside.players.plain.sight import Sight
from hexside.players.rehearsal_dice import RehearsalDice

CAMPAIGN, THREE = "iskra/campaign", "iskra/campaign-3"
SOVIET = Party(stands=True)


def material() -> Printed:
    found = printed("iskra", "campaign")
    assert found is not None
    return found


def played(scenario: str = CAMPAIGN, actions: int = 0, seed: int = 1) -> hexside.Game:
    game = hexside.new(scenario, seed=seed)
    return play_game(game, {seat: PlainPlayer(seat) for seat in game.rules.seats}, actions)


@pytest.mark.parametrize("level", ["greedy", "recruit", "officer", "staff"])
@pytest.mark.parametrize("scenario", [CAMPAIGN, THREE])
def test_every_level_and_seat_has_the_plain_mind(level: str, scenario: str) -> None:
    game = hexside.new(scenario, seed=1)
    sides = {seat: player(level, seat) for seat in game.rules.seats}
    play_game(game, sides, 150)
    assert len(game.played) == 150
    for chooser in sides.values():
        assert isinstance(getattr(chooser, "mind", None), PlainPlayer)


@pytest.mark.parametrize("actions", [0, 60, 400])
def test_what_looks_the_same_is_answered_the_same(actions: int) -> None:
    """Hidden counters of enemy stacks are dealt anew, and so are the dice."""
    game = played(actions=actions)
    seat = game.waiting[0]
    answers = set()
    for seed in "abc":
        state = game.rules.imagine(game.state, seat, RehearsalDice(seed))
        other = hexside.Game(game.rules, game.origin, state)
        assert encode(other.view(seat)) == encode(game.view(seat))
        answers.add(ask(other, seat, PlainPlayer("x")).text())
    assert len(answers) == 1


def test_what_lies_below_is_guessed_from_what_is_missing() -> None:
    game = played()
    know = material()
    axis, soviet = Sight(know, game.view("axis")), Sight(know, game.view("soviet"))
    hexes = axis.field.bits[1].bit_count()
    # The Soviets stand in high stacks, the Germans in low ones.
    assert axis.beneath > soviet.beneath > 0
    seen = {unit.id for unit in game.view("axis").units}
    hidden = [u for u, c in know.roster.items() if c.side == "soviet" and u not in seen]
    assert axis.more == sum(not know.roster[u].is_hq for u in hidden) / hexes


@pytest.mark.parametrize(
    ("cell", "defender", "told"),
    [
        ("Ar", Party(falls_back=True), (1, 0, 0)),
        ("D1", Party(falls_back=True), (0, 0, 1)),
        ("D2r", Party(falls_back=True), (0, 1, 2)),
        ("D1", Party(), (0, 1, 0)),
        ("Dr", Party(ignores_retreat=True), (0, 0, 0)),
        ("D1r2", Party(ignores_loss=True, ignores_retreat=True), (0, 0, 1)),
        ("D1r2", Party(stands=True), (0, 2, 1)),
    ],
)
def test_results_as_both_parties_take_them(
    cell: str, defender: Party, told: tuple[int, int, int]
) -> None:
    """8.7, 8.7.1, 9.4.1, 9.5."""
    found = applied(read_result_for_both(cell), SOVIET, defender)
    assert (found.attacker_steps, found.defender_steps, found.retreat) == told


@pytest.mark.parametrize(
    ("attack", "defense", "hex", "column"),
    [(17, 6, "20.36", 2), (5, 6, "22.33", 0), (3, 7, "22.33", -1), (40, 4, "32.22", 7)],
)
def test_columns_are_cut_off_after_all_shifts(
    attack: int, defense: int, hex: str, column: int
) -> None:
    """R-50, 8.4.2: above 7:1 a column for the village is not lost."""
    know = material()
    index = know.grid.index(hex)
    shift = know.shift[index]
    assert know.column(attack, defense, index) == (column if column == 7 else column - shift)


def test_the_fronts_draw_near_to_each_other() -> None:
    game = played(actions=1)
    sight = Sight(material(), game.view("soviet"))
    gap = sight.gap
    assert gap is not None
    assert not gap.is_closed
    index = sight.printed.grid.index
    west, east, eighth = "sov-269", "sov-1098", "sov-77"
    assert gap.way(west, index("23.29")) < gap.way(west, index("11.33"))
    assert gap.way(east, index("23.29")) < gap.way(east, index("32.22"))
    assert gap.way(eighth, index("31.11")) == 0
    assert gap.between(index("19.31")) > gap.between(index("10.05")) == 0


@pytest.mark.parametrize("language", ["en", "pl", "ru"])
def test_every_choice_is_explained(language: str) -> None:
    game = hexside.new(CAMPAIGN, seed=4)
    sides = {seat: PlainPlayer(seat) for seat in game.rules.seats}
    phrasing, names = Phrasing(language), Names(cast(Any, game.rules), language)
    codes = set()
    for _ in range(500):
        seat = game.waiting[0]
        game.play(ask(game, seat, sides[seat]), seat)
        reason = sides[seat].reason
        assert reason is not None
        text = phrasing.reason(reason, names)
        assert text
        assert "$" not in text
        codes.add(reason.code)
    assert {"plan-pick", "plan-move-attack", "plan-attack", "plan-pursue"} <= codes


def test_it_never_shuffles_stacks() -> None:
    assert all(step.action.verb != "top" for step in played(actions=600).played)


@pytest.mark.slow
def test_greedy_beats_random_on_both_sides() -> None:
    for seed in range(size(1, 4)):
        for strong, weak in (("axis", "soviet"), ("soviet", "axis")):
            game = hexside.new(CAMPAIGN, seed=seed)
            play_game(game, {strong: player("greedy", seed), weak: player("random", seed)})
            assert game.state.result is not None
            assert game.state.result.winner == strong
