"""4.2, 4.2.1, 4.2.2: the secret choice of command chits. T3, T3b, T4."""

from __future__ import annotations

import pytest

from hexside.api import Game
from hexside.engine.events import redacted
from hexside.engine.views import encode
from tests.rulebook.traces_of_war.tow_kit import codes, legal, play, stand, track

GAME = "traces-of-war"
V, T, W, S = "soviet-voronezh", "soviet-steppe", "soviet-swest", "soviet-south"
FRONTS = (V, T, W, S)
REINFORCEMENT, AIRBORNE, STAVKA = "soviet-reinforcement", "soviet-airborne", "soviet-stavka"
OKH = "axis-okh"


def choosing(turn: int, crossings: int = 0, **tracks: object) -> Game:
    """The Command Chits Phase of a turn with a number of crossing points in Soviet hands."""
    held = " ".join(f"15{28 + number}" for number in range(crossings))
    return stand(
        {},
        phase="command-chits",
        seat=None,
        turn=turn,
        tracks={"crossing_points": held, **tracks},
    )


def chits(*chosen: str) -> str:
    return " ".join(["chits", *sorted(chosen)])


def soviet(game: Game, *chosen: str) -> set[str]:
    """Why the Soviet player may not choose these chits."""
    return codes(game, chits(*chosen), "soviet")


def choices(game: Game, seat: str) -> list[set[str]]:
    return [set(text.split()[1:]) for text in legal(game, seat)]


# 4.2 Secrecy


@pytest.mark.rule(GAME, "4.2")
def test_both_players_choose_at_the_same_time_in_any_order() -> None:
    game = choosing(2)
    assert set(game.waiting) == {"axis", "soviet"}
    play(game, "soviet: " + chits(*FRONTS, V, T))
    assert game.waiting == ("axis",)
    other = choosing(2)
    play(other, "axis: " + chits(OKH, OKH, "axis-8a", "axis-6a"))
    assert other.waiting == ("soviet",)


@pytest.mark.rule(GAME, "4.2")
def test_the_axis_learns_nothing_of_the_soviet_choice() -> None:
    seen = []
    for extra in ((V, T), (W, REINFORCEMENT)):
        game = choosing(2)
        events = play(game, "soviet: " + chits(*FRONTS, *extra))
        for seat in ("axis", ""):
            seen.append((seat, encode(game.view(seat)), redacted(tuple(events), seat)))
        assert game.view("soviet").own["chosen"] == sorted((*FRONTS, *extra))
        assert "chosen" not in game.view("").own
    assert seen[:2] == seen[2:]


@pytest.mark.rule(GAME, "4.2")
def test_the_soviets_learn_nothing_of_the_axis_choice_and_hand() -> None:
    seen = []
    for chosen in ((OKH, OKH, "axis-8a", "axis-6a"), ("axis-1pza", OKH, "axis-4pza", "axis-6a")):
        game = choosing(2)
        events = play(game, "axis: " + chits(*chosen))
        events += play(game, "soviet: " + chits(*FRONTS, V, T))
        seen.append((encode(game.view("soviet")), redacted(tuple(events), "soviet")))
        assert game.view("axis").own["hand"] == sorted(chosen)
    assert seen[0] == seen[1]
    assert track(game, "hand") == 4  # only their number is open


@pytest.mark.rule(GAME, "4.2")
def test_nobody_may_look_into_the_cup_or_at_inactive_chits_of_the_other() -> None:
    game = choosing(2)
    play(game, "axis: " + chits(OKH, OKH, "axis-8a", "axis-6a"))
    play(game, "soviet: " + chits(*FRONTS, V, T))
    for seat, other in (("axis", "soviet"), ("soviet", "axis")):
        view = game.view(seat)
        assert isinstance(view.tracks["cup"], int)
        assert "cup" not in view.own
        words = str(view.own) + str(view.tracks["inactive"])
        assert f"{other}-" not in words
    assert game.view("axis").own["inactive"] == ["axis-1pza", "axis-4pza"]
    assert game.view("soviet").own["inactive"] == sorted((REINFORCEMENT, W, S))


@pytest.mark.rule(GAME, "4.2")
def test_all_soviet_chits_and_supply_go_into_the_cup_and_the_axis_may_hold_back() -> None:
    game = choosing(2)
    play(game, "axis: " + chits(OKH, OKH, "axis-8a", "axis-6a"))
    play(game, "soviet: " + chits(*FRONTS, V, T))
    assert game.waiting == ("axis",)
    assert (track(game, "cup"), track(game, "hand")) == (7, 4)
    assert "cup" in legal(game)  # keep them all
    play(game, "cup axis-8a axis-okh")
    # Two chits went in; one has been drawn.
    assert (track(game, "cup"), track(game, "hand")) == (8, 2)


@pytest.mark.rule(GAME, "4.2")
def test_only_chits_in_hand_can_be_added() -> None:
    game = choosing(2)
    play(game, "axis: " + chits(OKH, OKH, "axis-8a", "axis-6a"))
    play(game, "soviet: " + chits(*FRONTS, V, T))
    assert codes(game, "cup axis-1pza") == {"chit-not-in-hand 4.2"}
    assert codes(game, "cup axis-8a", "soviet") == {"not-your-decision"}


@pytest.mark.rule(GAME, "4.2")
def test_the_pools_are_whole_again_every_turn() -> None:
    """What was chosen and drawn last turn may be chosen again."""
    first = stand(
        {},
        phase="action",
        seat="axis",
        chits={"hand": ["axis-8a"], "resolved": ["supply", "soviet-south", "soviet-south", OKH]},
    )
    play(first, "waive")
    assert first.view("").turn == 3
    own = first.view("soviet").own["inactive"]
    assert own.count(S) == 2
    assert first.view("axis").own["inactive"].count(OKH) == 2
    assert "axis-8a" in first.view("axis").own["inactive"]


# 4.2.1 The Soviet choice


@pytest.mark.rule(GAME, "4.2.1")
@pytest.mark.parametrize("turn", range(1, 9))
def test_the_soviets_choose_six_chits_every_turn(turn: int) -> None:
    game = choosing(turn)
    assert {len(text.split()) - 1 for text in legal(game, "soviet")} == {6}
    assert soviet(game, *FRONTS, V) == {"wrong-number-of-chits 4.2.1"}
    assert soviet(game, *FRONTS, V, T, W) == {"wrong-number-of-chits 4.2.1"}
    assert soviet(game, *FRONTS, V, T) == set()


@pytest.mark.rule(GAME, "4.2.1")
def test_every_front_must_be_chosen_once() -> None:
    game = choosing(4)
    assert all(set(FRONTS) <= chosen for chosen in choices(game, "soviet"))
    assert soviet(game, V, V, T, T, W, W) == {"fronts-missing 4.2.1"}
    assert soviet(game, V, V, T, W, REINFORCEMENT, AIRBORNE) == {"fronts-missing 4.2.1"}


@pytest.mark.rule(GAME, "4.2.1")
def test_the_other_two_chits_are_free() -> None:
    game = choosing(4)
    for pair in ((V, T), (S, REINFORCEMENT), (REINFORCEMENT, AIRBORNE), (W, AIRBORNE)):
        assert soviet(game, *FRONTS, *pair) == set()


@pytest.mark.rule(GAME, "4.2.1")
def test_there_are_two_chits_of_a_front_and_one_of_every_other_kind() -> None:
    game = choosing(4)
    assert soviet(game, *FRONTS, V, V) == {"chit-not-available 4.2.1"}
    assert soviet(game, *FRONTS, REINFORCEMENT, REINFORCEMENT) == {"chit-not-available 4.2.1"}
    # Turn 4: six kinds of free chits (four Fronts, Reinforcements, Airborne), two different ones.
    assert len(legal(game, "soviet")) == 15


@pytest.mark.rule(GAME, "4.2.1")
def test_airborne_may_be_chosen_from_turn_3_and_only_once_in_the_game() -> None:
    assert soviet(choosing(2), *FRONTS, V, AIRBORNE) == {"chit-not-available 4.2.1"}
    assert soviet(choosing(3), *FRONTS, V, AIRBORNE) == set()
    used = choosing(4, airborne_used=True)
    assert soviet(used, *FRONTS, V, AIRBORNE) == {"chit-not-available 4.2.1"}


@pytest.mark.rule(GAME, "4.2.1", "T3")
def test_t3_turn_5_with_one_crossing_point_stavka_is_not_available() -> None:
    game = choosing(5, 1)
    assert soviet(game, V, W, S, STAVKA, T, T) == {"stavka-not-available 4.2.1"}
    assert soviet(game, V, W, S, STAVKA, V, W) == {"stavka-not-available 4.2.1"}
    found = choices(game, "soviet")
    assert found
    assert all(set(FRONTS) <= chosen and STAVKA not in chosen for chosen in found)
    assert soviet(game, *FRONTS, REINFORCEMENT, AIRBORNE) == set()


@pytest.mark.rule(GAME, "4.2.1", "T3b")
def test_t3b_turn_5_without_crossing_points_stavka_is_available() -> None:
    game = choosing(5, 0)
    assert soviet(game, *FRONTS, STAVKA, V) == set()
    assert any(STAVKA in chosen for chosen in choices(game, "soviet"))


@pytest.mark.rule(GAME, "4.2.1", "T4")
@pytest.mark.parametrize("pair", [(V, W), (S, W), (REINFORCEMENT, AIRBORNE), (T, V)])
def test_t4_turn_6_with_one_crossing_point_stavka_stands_in_for_a_front(
    pair: tuple[str, str],
) -> None:
    assert soviet(choosing(6, 1), V, W, S, STAVKA, *pair) == set()


@pytest.mark.rule(GAME, "4.2.1", "T4")
def test_stavka_stands_in_for_one_front_only() -> None:
    game = choosing(6, 1)
    assert soviet(game, V, V, W, W, STAVKA, REINFORCEMENT) == {"fronts-missing 4.2.1"}
    assert soviet(game, V, W, V, STAVKA, REINFORCEMENT, AIRBORNE) == {"fronts-missing 4.2.1"}


@pytest.mark.rule(GAME, "4.2.1", "2.6", "AID")
@pytest.mark.parametrize(("turn", "most"), [(1, -1), (4, -1), (5, 0), (6, 1), (7, 3), (8, 5)])
@pytest.mark.parametrize("crossings", range(7))
def test_stavka_is_open_by_turn_and_crossing_points(turn: int, most: int, crossings: int) -> None:
    game = choosing(turn, crossings)
    found = soviet(game, *FRONTS, V, STAVKA)
    assert found == (set() if crossings <= most else {"stavka-not-available 4.2.1"})


@pytest.mark.rule(GAME, "4.2.1", "12.3", "11.1")
def test_the_paradrop_counts_as_a_crossing_point_for_stavka() -> None:
    game = choosing(6, 1, airborne_used=True)
    assert soviet(game, *FRONTS, V, STAVKA) == {"stavka-not-available 4.2.1"}


# 4.2.2 The Axis choice


@pytest.mark.rule(GAME, "4.2.2")
@pytest.mark.parametrize(
    ("turn", "count"), [(1, 3), (2, 4), (3, 4), (4, 5), (5, 5), (6, 5), (7, 5), (8, 5)]
)
def test_the_axis_chooses_the_number_of_the_turn(turn: int, count: int) -> None:
    game = choosing(turn)
    assert {len(text.split()) - 1 for text in legal(game, "axis")} == {count}
    one_less = sorted(["axis-1pza", "axis-4pza", "axis-6a", "axis-8a"])[: count - 1]
    assert codes(game, chits(*one_less), "axis") == {"wrong-number-of-chits 4.2.2"}


@pytest.mark.rule(GAME, "4.2.2")
def test_okh_chits_exist_from_turn_2_and_count_towards_the_number() -> None:
    assert codes(choosing(1), chits(OKH, "axis-6a", "axis-8a"), "axis") == {
        "chit-not-available 4.2.2"
    }
    game = choosing(2)
    assert codes(game, chits(OKH, OKH, "axis-6a", "axis-8a"), "axis") == set()
    assert codes(game, chits(OKH, OKH, OKH, "axis-8a"), "axis") == {"chit-not-available 4.2.2"}


@pytest.mark.rule(GAME, "4.2.2")
def test_no_headquarters_is_compulsory_for_the_axis() -> None:
    game = choosing(2)
    # 4 of {1Pz, 4Pz, 6A, 8A, OKH, OKH}: 1 without OKH, 4 with one, 6 with both.
    assert len(legal(game, "axis")) == 11


@pytest.mark.rule(GAME, "4.2")
def test_nobody_chooses_for_the_other_or_from_the_other_pool() -> None:
    game = choosing(2)
    assert codes(game, chits(*FRONTS, V, "axis-8a"), "soviet") == {"chit-not-available 4.2.1"}
    assert codes(game, chits(OKH, V, "axis-6a", "axis-8a"), "axis") == {"chit-not-available 4.2.2"}
