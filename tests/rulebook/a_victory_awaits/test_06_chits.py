"""6.1, 6.2, 15.2: the secret choice of chits and what is available when (V4, V46, V49, V50)."""

from __future__ import annotations

from collections import Counter

import pytest

import hexside
from hexside.api import Game
from hexside.engine.events import redacted
from hexside.engine.positions import PositionError
from hexside.engine.views import encode
from tests.rulebook.a_victory_awaits.ava_kit import (
    argument,
    codes,
    event,
    kind,
    legal,
    legal_with,
    play,
    stand,
    told,
    track,
)

GAME = "a-victory-awaits"
AXIS_L = {"axis-4pzg", "axis-16a", "axis-18a", "axis-manstein"}
AXIS_S = {"axis-2pzg", "axis-3pzg", "axis-4a", "axis-9a", "axis-guderian"}
AXIS_K = {"axis-1pzg", "axis-6a", "axis-17a"}
ROMANIAN = {"axis-rum-3a", "axis-rum-4a"}
SOVIET_L = {"soviet-8a", "soviet-11a"}
SOVIET_S = {"soviet-3a", "soviet-4a", "soviet-10a"}
SOVIET_K = {"soviet-5a", "soviet-6a", "soviet-26a"}


#: A headquarters for each scenario, so that its first turn does not pass by itself.
SOMEBODY = {
    "leningrad": {"ger-4pzg": "S0510"},
    "smolensk": {"ger-2pzg": "S0727"},
    "kiev": {"ger-1pzg": "K0805"},
    "campaign": {"ger-2pzg": "S0727"},
}


def choosing(scenario: str, turn: int, units: dict[str, str] | None = None, **more: object) -> Game:
    """The Selection Phase of a turn on the map of a scenario; from turn 4 the pool grows first."""
    return stand(
        {**SOMEBODY[scenario], **(units or {})},
        **{
            "scenario": scenario,
            "hexes": "",
            "areas": {},
            "phase": "turn-start",
            "seat": None,
            "turn": turn,
            **more,
        },
    )


def grown(game: Game) -> Game:
    """Add the first army chit of each map."""
    while kind(game) == "add-army":
        play(game, sorted(legal(game))[0])
    return game


def pools(game: Game) -> tuple[Counter[str], Counter[str]]:
    data = game.state.data
    return Counter(data.pool_axis), Counter(data.pool_soviet)


# 15.2, 4.0(6), 18: what is available


@pytest.mark.rule(GAME, "15.2", "4.0(6)", "6.2")
@pytest.mark.parametrize(
    ("scenario", "turn", "axis", "soviet"),
    [
        ("leningrad", 1, AXIS_L, SOVIET_L),
        ("leningrad", 2, AXIS_L, SOVIET_L | {"soviet-27a"}),
        ("leningrad", 3, AXIS_L, SOVIET_L | {"soviet-27a", "soviet-23a"}),
        ("smolensk", 1, AXIS_S, SOVIET_S),
        ("smolensk", 2, AXIS_S, SOVIET_S | {"soviet-13a", "soviet-20a", "soviet-21a"}),
        ("kiev", 1, AXIS_K, SOVIET_K),
        (
            "kiev",
            2,
            AXIS_K | ROMANIAN | {"axis-11a"},
            SOVIET_K | {"soviet-9a", "soviet-12a", "soviet-18a"},
        ),
        ("campaign", 1, AXIS_L | AXIS_S | AXIS_K, SOVIET_L | SOVIET_S | SOVIET_K),
    ],
)
def test_only_listed_chits_are_available(
    scenario: str, turn: int, axis: set[str], soviet: set[str]
) -> None:
    found = pools(choosing(scenario, turn))
    assert (set(found[0]), set(found[1])) == (axis, soviet)
    # 2.2: two chits for 1st and for 3rd Panzer Group, one for each other headquarters.
    twice = {"axis-1pzg", "axis-3pzg"} & axis
    assert {chit for chit, count in (found[0] + found[1]).items() if count == 2} == twice


@pytest.mark.rule(GAME, "15.2", "12.0", "V46")
def test_what_joins_on_turns_three_and_four_of_smolensk() -> None:
    third = pools(choosing("smolensk", 3))
    assert {"soviet-16a", "soviet-19a", "soviet-22a"} <= set(third[1])
    assert not {"axis-reinforcement", "axis-2a"} & set(third[0])
    assert "soviet-reinforcement" not in third[1]
    fourth = pools(grown(choosing("smolensk", 4)))
    assert fourth[0] - third[0] == Counter(["axis-reinforcement", "axis-2a"])
    assert len(fourth[1] - third[1]) == 2
    assert "soviet-reinforcement" in fourth[1] - third[1]


@pytest.mark.rule(GAME, "15.2", "V46", "V50")
def test_one_army_chit_more_each_turn_of_the_players_choice() -> None:
    game = choosing("leningrad", 4)
    assert game.decision is not None
    assert (game.decision.seat, kind(game)) == ("soviet", "add-army")
    names = ("34a", "42a", "48a", "52a", "54a", "55a")
    assert legal(game) == {f"army soviet-{name}" for name in names}
    # The list of the own map: nothing that is there already, nothing of another map.
    assert codes(game, "army soviet-8a") == {"no-army-of-this-map 15.2"}
    play(game, "army soviet-42a")
    assert "soviet-42a" in pools(game)[1]
    later = choosing("leningrad", 5, chits={"added": ["soviet-42a"]}, phase="command")
    assert kind(later) == "add-army"
    assert codes(later, "army soviet-42a") == {"army-added-before 15.2"}
    play(later, "army soviet-55a")
    assert {"soviet-42a", "soviet-55a"} <= set(pools(later)[1])


@pytest.mark.rule(GAME, "6.2", "15.2", "V46")
@pytest.mark.parametrize("phase", ["end-phase", "turn-start", "pool-growth", "selection"])
def test_a_text_of_a_new_turn_may_have_the_armies_of_earlier_turns(phase: str) -> None:
    chits = {"added": ["soviet-34a", "soviet-42a"], "seen_armies": ["soviet-34a"]}
    units = {"a": "axis infantry 3-5 L1001"}
    turn = 5 if phase == "end-phase" else 6
    game = stand(units, phase=phase, turn=turn, seat=None, chits=chits)
    if phase != "selection":
        assert "army soviet-34a" not in legal(game)
        play(game, "army soviet-48a")
    assert set(chits["added"]) < set(game.state.data.pool_soviet)
    assert game.state.data.seen_armies == ("soviet-34a",)
    with pytest.raises(PositionError, match="set-by-phase"):
        stand(units, phase="surprise-attack", turn=1, seat=None, chits=chits)


@pytest.mark.rule(GAME, "15.2", "V46")
def test_before_turn_four_nothing_is_added() -> None:
    assert kind(choosing("leningrad", 3)) != "add-army"


@pytest.mark.rule(GAME, "15.2", "V46", "V50")
def test_in_the_campaign_one_chit_joins_for_each_map() -> None:
    game = choosing("campaign", 4)
    maps = []
    while kind(game) == "add-army":
        maps.append(argument(game, "map"))
        play(game, sorted(legal(game))[0])
    assert sorted(maps) == ["K", "L", "S"]
    assert len(game.state.data.added) == 3


@pytest.mark.rule(GAME, "15.2", "6.1", "V50")
def test_the_added_army_stays_secret_until_it_is_drawn() -> None:
    seen = []
    for chit in ("soviet-34a", "soviet-55a"):
        game = choosing("leningrad", 4)
        events = play(game, f"army {chit}")
        assert game.view("soviet").own["added"] == [chit]
        for seat in ("axis", ""):
            seen.append((encode(game.view(seat)), redacted(tuple(events), seat)))
    assert seen[:2] == seen[2:]


# 6.1, 6.2: the choice


@pytest.mark.rule(GAME, "6.2", "V49")
@pytest.mark.parametrize(
    ("scenario", "turn", "need"),
    [("smolensk", 2, 5), ("smolensk", 3, 7), ("kiev", 2, 5), ("campaign", 2, 13)],
)
def test_the_soviet_number_of_the_turn_track_is_exact(scenario: str, turn: int, need: int) -> None:
    game = choosing(scenario, turn)
    assert (kind(game), game.waiting) == ("gather-chits", ("soviet",))
    assert argument(game, "need") == need
    assert game.decision is not None
    chosen = game.decision.choices["chosen"]
    assert len(chosen) == need
    other = next(iter(set(game.decision.choices["pool"]) - set(chosen)))
    assert codes(game, f"take {other}") == {"enough-chits 6.2"}
    play(game, f"leave {chosen[0]}")
    assert codes(game, "done") == {"wrong-number-of-chits 6.2"}
    play(game, f"take {other}", "done")
    assert other in game.state.data.chosen_soviet
    assert len(game.state.data.chosen_soviet) == need


@pytest.mark.rule(GAME, "6.2", "V49")
def test_with_fewer_chits_than_the_number_all_are_chosen() -> None:
    game = hexside.new(f"{GAME}/leningrad", seed=1)
    events = play(game, "done")
    assert told(events).count("chits-chosen") == 2
    data = game.state.data
    assert data.chosen_soviet == ("soviet-11a", "soviet-8a")


@pytest.mark.rule(GAME, "6.2")
@pytest.mark.parametrize("scenario", ["leningrad", "smolensk", "kiev", "campaign"])
@pytest.mark.parametrize("turn", [1, 2, 3, 4, 9])
def test_the_axis_chooses_all_its_chits_in_every_turn(scenario: str, turn: int) -> None:
    game = grown(choosing(scenario, turn))
    assert "axis" not in game.waiting or kind(game) != "gather-chits"
    data = game.state.data
    assert data.chosen_axis == data.pool_axis
    numbers = game.rules.tables.turn[turn - 1].chits[scenario]  # type: ignore[attr-defined]
    assert len(data.chosen_axis) == numbers.german + numbers.romanian


@pytest.mark.rule(GAME, "6.2", "V4", "12.0")
def test_the_reinforcement_chit_must_be_chosen_and_counts() -> None:
    game = grown(choosing("smolensk", 4))
    assert argument(game, "need") == 8
    assert game.decision is not None
    assert "soviet-reinforcement" in game.decision.choices["chosen"]
    assert codes(game, "leave soviet-reinforcement") == {"chit-compulsory 6.2"}
    play(game, "done")
    assert len(game.state.data.chosen_soviet) == 8


@pytest.mark.rule(GAME, "6.2", "17.2")
def test_okh_takes_the_place_of_a_german_chit_never_of_a_romanian_one() -> None:
    game = grown(choosing("campaign", 4, options={"reserve-chits": "on"}))
    assert argument(game, "need") == 19
    assert "axis" in game.waiting
    chosen = set(game.state.data.chosen_axis)
    assert chosen >= {*ROMANIAN, "axis-reinforcement"}
    for chit in (*ROMANIAN, "axis-reinforcement"):
        assert codes(game, f"leave {chit}", "axis") == {"chit-compulsory 6.2"}
    assert codes(game, "leave axis-9a", "axis") in (set(), {"chit-not-chosen 6.2"})


@pytest.mark.rule(GAME, "6.2", "V50", "13.0")
def test_a_chit_whose_headquarters_is_not_on_the_map_may_be_chosen() -> None:
    game = choosing("smolensk", 2, {"sov-3a": "S2010", "sov-4a": "available"})
    play(game, "leave soviet-10a", "take soviet-4a", "done")
    assert "soviet-4a" in game.state.data.chosen_soviet


@pytest.mark.rule(GAME, "15.3", "6.1")
def test_the_proposed_choice_of_turn_three_has_the_19th_army() -> None:
    units = {"sov-19a": "turn-3", "sov-3a": "S2010"}
    game = choosing("smolensk", 3, units)
    assert game.decision is not None
    assert {"soviet-19a", "soviet-3a"} <= set(game.decision.choices["chosen"])


@pytest.mark.rule(GAME, "6.1")
def test_the_enemy_and_spectators_learn_nothing_of_the_choice() -> None:
    seen = []
    for out in ("soviet-10a", "soviet-13a"):
        game = choosing("smolensk", 2)
        events = play(game, f"leave {out}", f"take {spare(game)}")
        assert out not in game.view("soviet").own["chosen"]
        for seat in ("axis", ""):
            seen.append((encode(game.view(seat)), redacted(tuple(events), seat)))
        assert "chosen" not in game.view("").own
        assert set(game.view("axis").own["chosen"]) == AXIS_S
    assert seen[:2] == seen[2:]


@pytest.mark.rule(GAME, "6.1")
def test_nobody_sees_whether_the_proposed_choice_was_changed() -> None:
    """Chits that are exchanged one by one are not counted for the enemy."""
    plain, changed = choosing("smolensk", 2), choosing("smolensk", 2)
    for chit in ("soviet-10a", "soviet-13a"):
        play(changed, f"leave {chit}", f"take {spare(changed)}")
        assert changed.view("axis") == plain.view("axis")
    play(plain, "done")
    play(changed, "done")
    counted = plain.state.version
    assert counted == changed.state.version == 1
    assert not changed.can_undo("axis")


def spare(game: Game) -> str:
    """A Soviet chit that was left out of the proposed choice."""
    data = game.state.data
    return str(min(set(data.pool_soviet) - set(data.chosen_soviet)))


@pytest.mark.rule(GAME, "6.1")
def test_the_end_of_the_choice_tells_the_enemy_only_the_number() -> None:
    for out in ("soviet-10a", "soviet-13a"):
        game = choosing("smolensk", 2)
        into = spare(game)
        play(game, f"leave {out}", f"take {into}")
        events = tuple(play(game, "done"))
        told_to_axis = [one for one in redacted(events, "axis") if one.code.startswith("chits")]
        (hidden,) = [(one.code, dict(one.arguments)) for one in told_to_axis]
        assert hidden == ("chits-chosen-hidden", {"seat": "soviet", "count": 5})
        own = event(redacted(events, "soviet"), "chits-chosen")
        assert into in own["chits"]
        assert out not in own["chits"]


@pytest.mark.rule(GAME, "6.1")
def test_nobody_sees_the_cup_and_unchosen_chits_stay_out_of_it() -> None:
    game = choosing("smolensk", 2, {"sov-3a": "S2010"})
    chosen = set(game.state.data.chosen_soviet)
    play(game, "done")
    data = game.state.data
    for seat in ("axis", "soviet", ""):
        text = encode(game.view(seat)).decode()
        assert '"cup"' not in text
    out = {*data.cup, *data.resolved, data.drawn}
    soviet = {chit for chit in out if chit.startswith("soviet")}
    assert soviet == chosen
    # The Axis may count what it has not seen yet, no more.
    drawn = sum(chit in soviet for chit in (*track(game, "resolved"), track(game, "drawn")))
    assert track(game, "unseen")[1] == 5 - drawn
    assert not legal_with(game, "take")
