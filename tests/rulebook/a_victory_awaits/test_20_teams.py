"""20 The team variant: cups, masters, dummies, and several activations under one master."""

from __future__ import annotations

import pytest

import hexside
from hexside.api import Game, from_bytes
from hexside.engine import Event, Refused
from hexside.engine.events import redacted
from tests.rulebook.a_victory_awaits.ava_kit import KIT, codes, event, kind, legal, told
from tests.rulebook.a_victory_awaits.ava_players import HEADQUARTERS, rules, teams

GAME = "a-victory-awaits"
M, G = "axis-manstein", "axis-guderian"
AXIS_MASTER, SOVIET_MASTER = "axis-master", "soviet-master"


def begun(scenario: str = "teams-4", **options: str) -> Game:
    """A new game: the teams divide their chits."""
    return hexside.new(f"{GAME}/{scenario}", seed=1, options=options)


def end_activation(game: Game, seat: str) -> list[Event]:
    """A seat neither moves nor fights."""
    events: list[Event] = []
    while kind(game, seat) in ("move-units", "declare-attacks"):
        events += game.play("done", seat)
    return events


def cups(game: Game) -> dict[str, tuple[str, ...]]:
    """What nobody but the team knows."""
    return dict(game.state.data.cups)


@pytest.mark.rule(GAME, "20.2")
def test_nobody_else_can_tell_how_many_chits_have_changed_hands() -> None:
    """Two games that differ in a team's dealing alone look the same to the other one."""
    plain, dealt = begun(), begun()
    for seat in ("soviet-1", "soviet-2", "soviet-1"):
        action = next(text for text in legal(dealt, seat) if text.startswith("deal"))
        assert dealt.play(action, seat) == ()
        for other in ("axis-1", "axis-2", ""):
            assert dealt.view(other) == plain.view(other)
            assert dealt.rules.view(dealt.state, other).version == 0
    for game in (plain, dealt):
        game.play("done", "axis-2")
        game.play("done", "soviet-1")
    assert dealt.state.data.cups != plain.state.data.cups
    assert dealt.view("axis-1") == plain.view("axis-1")
    assert dealt.view("").version == 2
    # A saved game counts all of it, and goes on.
    again = from_bytes(dealt.to_bytes())
    assert again.state == dealt.state


@pytest.mark.rule(GAME, "20.2")
def test_dealing_is_taken_back_by_dealing_again() -> None:
    """Undo would be gone once the other team has begun, and tell it."""
    game = begun()
    game.play(next(text for text in legal(game, "axis-1") if text.startswith("deal")), "axis-1")
    with pytest.raises(Refused, match="undo-secret-choice"):
        game.undo("axis-1")
    game.play("done", "axis-1")
    assert not game.can_undo("axis-1")
    game.play(next(text for text in legal(game, "soviet-2") if text.startswith("deal")), "soviet-2")
    # Nobody but the team itself is asked now.
    assert game.can_undo("soviet-2")
    assert game.undoable("axis-1") == 0


# The master cup


@pytest.mark.rule(GAME, "20.1", "20.2", "A33", "V38")
@pytest.mark.parametrize(
    ("scenario", "axis", "soviet"),
    [("teams-4", 7, 7), ("teams-5-axis", 5, 7), ("teams-5-soviet", 7, 5), ("teams-6", 5, 5)],
)
def test_the_master_cup_of_the_first_turn(scenario: str, axis: int, soviet: int) -> None:
    cup = list(begun(scenario).state.data.cup)
    assert cup.count(AXIS_MASTER) == axis
    assert cup.count(SOVIET_MASTER) == soviet
    for chit in ("supply", "axis-okh", "soviet-reserve"):
        assert cup.count(chit) == 1
    assert len(cup) == axis + soviet + 3


@pytest.mark.rule(GAME, "20.2", "A33", "V38")
@pytest.mark.parametrize("turn", [2, 3, 4, 9])
@pytest.mark.parametrize(("scenario", "masters"), [("teams-4", 8), ("teams-6", 6)])
def test_the_master_cup_of_later_turns(turn: int, scenario: str, masters: int) -> None:
    text = KIT.text(HEADQUARTERS, scenario=scenario, turn=turn, phase="selection")
    cup = list(hexside.position(text).state.data.cup)
    assert cup.count(AXIS_MASTER) == cup.count(SOVIET_MASTER) == masters
    expected = 1 if turn >= 4 else 0
    for chit in ("axis-reinforcement", "soviet-reinforcement"):
        assert cup.count(chit) == expected
    for chit in ("supply", "axis-okh", "soviet-reserve"):
        assert cup.count(chit) == 1
    assert len(cup) == 2 * masters + 3 + 2 * expected


@pytest.mark.rule(GAME, "20.2", "V36")
def test_a_team_has_two_or_three_players() -> None:
    for name in (one.partition("/")[2] for one in hexside.scenarios() if f"{GAME}/teams" in one):
        found = rules(begun(name))
        assert {len(found.seats_of(side)) for side in ("axis", "soviet")} <= {2, 3}
    with pytest.raises(Exception, match="teams-3"):
        hexside.new(f"{GAME}/teams-3", seed=1)


# Dividing the chits


@pytest.mark.rule(GAME, "20.2", "V70")
def test_all_headquarters_chits_are_divided_and_manstein_and_guderian_are_held() -> None:
    game = begun()
    dealt = cups(game)
    axis = sorted((*dealt["axis-1"], *dealt["axis-2"]))
    assert axis == sorted(
        [
            *("axis-4pzg", "axis-16a", "axis-18a", "axis-2pzg", "axis-3pzg", "axis-3pzg"),
            *("axis-4a", "axis-9a", "axis-1pzg", "axis-1pzg", "axis-6a", "axis-17a"),
        ]
    )
    soviet = {*dealt["soviet-1"], *dealt["soviet-2"]}
    assert soviet == {
        *("soviet-8a", "soviet-11a", "soviet-3a", "soviet-4a", "soviet-10a"),
        *("soviet-5a", "soviet-6a", "soviet-26a"),
    }
    assert set(game.view("axis-2").own["hand"]) == {M, G}


@pytest.mark.rule(GAME, "20.2", "6.1")
def test_the_set_up_cannot_be_taken_back_once_the_chits_lie_open() -> None:
    game = hexside.new("a-victory-awaits/teams-4", seed=8, options={"set-up": "free"})
    while game.decision and game.decision.kind != "deal-chits":
        seat = game.decision.seat
        game.play(next(a for a in game.legal(seat) if a.verb in ("place-rest", "done")), seat)
    assert not game.can_undo()


@pytest.mark.rule(GAME, "20.2")
def test_both_chits_of_a_panzer_group_go_to_one_player() -> None:
    game = begun()
    for chit in ("axis-1pzg", "axis-3pzg"):
        assert sum(chit in cup for cup in cups(game).values()) == 1
        holder = next(seat for seat, cup in cups(game).items() if chit in cup)
        other = "axis-2" if holder == "axis-1" else "axis-1"
        assert codes(game, f"deal {chit} {holder}", holder) == {"chit-there-already 20.2"}
        game.play(f"deal {chit} {other}", holder)
        assert cups(game)[other].count(chit) == 2
        assert chit not in cups(game)[holder]


@pytest.mark.rule(GAME, "20.2")
def test_a_team_divides_as_it_likes() -> None:
    game = begun()
    for chit in dict.fromkeys(cups(game)["axis-2"]):
        game.play(f"deal {chit} axis-1", "axis-2")
    assert len(cups(game)["axis-1"]) == 12
    assert codes(game, "deal soviet-8a axis-1", "axis-1") == {"chit-not-available 20.2"}
    assert codes(game, "deal axis-4a soviet-1", "axis-1") == {"not-in-your-team 20.2"}
    assert codes(game, f"deal {M} axis-2", "axis-1") == {"chit-not-available 20.2"}


@pytest.mark.rule(GAME, "20.2")
def test_the_division_is_a_secret_of_the_team() -> None:
    game = begun()
    for chit in dict.fromkeys(cups(game)["axis-2"]):
        events = game.play(f"deal {chit} axis-1", "axis-2")
        for seat in ("soviet-1", ""):
            assert not any(chit in str(one.arguments) for one in redacted(events, seat))
    for seat in ("soviet-1", "soviet-2", ""):
        view = game.view(seat)
        assert "axis-4a" not in str(view.own)
        # Not even how many chits a player has.
        assert "cups" not in view.tracks
    assert game.view("axis-2").own["cups"]["axis-1"] == list(cups(game)["axis-1"])
    assert set(game.view("soviet-1").own["cups"]) == {"soviet-1", "soviet-2"}


@pytest.mark.rule(GAME, "20.2", "V73")
def test_a_soviet_player_with_fewer_chits_takes_dummies() -> None:
    game = begun()
    for chit in cups(game)["soviet-2"][1:]:
        game.play(f"deal {chit} soviet-1", "soviet-2")
    for chit in dict.fromkeys(cups(game)["axis-2"]):
        game.play(f"deal {chit} axis-1", "axis-2")
    game.play("done", "axis-1")
    game.play("done", "soviet-1")
    dealt = cups(game)
    assert len(dealt["soviet-1"]) == len(dealt["soviet-2"]) == 7
    assert dealt["soviet-2"].count("soviet-dummy") == 6
    assert "soviet-dummy" not in dealt["soviet-1"]
    # The Axis takes none.
    assert (len(dealt["axis-1"]), len(dealt["axis-2"])) == (12, 0)


@pytest.mark.rule(GAME, "20.2", "V73")
def test_the_flag_for_dummies_up_to_the_masters() -> None:
    game = begun(**{"dummies-up-to": "masters"})
    game.play("done", "axis-1")
    game.play("done", "soviet-1")
    dealt = cups(game)
    assert len(dealt["soviet-1"]) == len(dealt["soviet-2"]) == 7
    assert dealt["soviet-1"].count("soviet-dummy") == 3


@pytest.mark.rule(GAME, "20.2", "15.1")
def test_the_surprise_attack_follows_the_first_division() -> None:
    game = begun()
    assert game.state.data.phase == "selection"
    game.play("done", "soviet-2")
    game.play("done", "axis-2")
    assert game.state.data.phase == "surprise-attack"
    # Any player of the team may attack, and it ends when all have finished.
    assert game.view("").waiting == ("axis-1", "axis-2")
    game.play("done", "axis-2")
    assert game.view("").waiting == ("axis-1",)
    game.play("done", "axis-1")
    assert game.state.data.phase == "command"


# Drawing


@pytest.mark.rule(GAME, "20.2", "V72")
def test_every_player_of_the_side_shows_a_chit_and_activates_its_headquarters() -> None:
    game = teams(
        masters=[AXIS_MASTER, "supply"],
        cups={"axis-1": ["axis-4pzg"], "axis-2": ["axis-17a"]},
        dice=[1],
    )
    events = game.opening_events()
    assert [one.arguments["chit"] for one in events if one.code == "chit-shown"] == [
        "axis-4pzg",
        "axis-17a",
    ]
    # All are shown first; the team says who acts first.
    assert game.view("").tracks["shown"] == {"axis-1": "axis-4pzg", "axis-2": "axis-17a"}
    assert legal(game, "axis-1") == legal(game, "axis-2") == {"next axis-1", "next axis-2"}
    game.play("next axis-2", "axis-1")
    assert game.view("").tracks["drawn"] == "axis-17a"
    assert game.view("").waiting == ("axis-2",)
    assert kind(game, "axis-2") == "move-units"
    end_activation(game, "axis-2")
    # The last one follows by itself.
    assert game.view("").waiting == ("axis-1",)
    assert kind(game, "axis-1") == "move-units"
    assert game.view("").tracks["drawn"] == "axis-4pzg"


@pytest.mark.rule(GAME, "20.2")
def test_a_soviet_master_is_for_the_soviet_players() -> None:
    game = teams(
        masters=[SOVIET_MASTER, "supply"],
        cups={
            "axis-1": ["axis-4pzg"],
            "soviet-1": ["soviet-8a"],
            "soviet-2": ["soviet-26a"],
        },
        dice=[1],
    )
    assert set(game.view("").tracks["shown"]) == {"soviet-1", "soviet-2"}
    assert game.view("").waiting == ("soviet-1", "soviet-2")


@pytest.mark.rule(GAME, "20.2")
def test_a_dummy_has_no_effect() -> None:
    game = teams(
        masters=[SOVIET_MASTER, "supply"],
        cups={"soviet-1": ["soviet-dummy"], "soviet-2": ["soviet-26a"]},
        dice=[1],
    )
    events = game.play("next soviet-1", "soviet-2")
    assert event(events, "headquarters-absent")["chit"] == "soviet-dummy"
    assert kind(game, "soviet-2") == "move-units"


@pytest.mark.rule(GAME, "20.2", "V37")
def test_a_player_with_an_empty_cup_does_nothing() -> None:
    game = teams(masters=[AXIS_MASTER, "supply"], cups={"axis-2": ["axis-17a"]}, dice=[1])
    assert event(game.opening_events(), "cup-of-player-empty") == {"seat": "axis-1"}
    assert game.view("").waiting == ("axis-2",)


@pytest.mark.rule(GAME, "20.2", "V37")
def test_a_master_without_any_chits_passes() -> None:
    game = teams(masters=[AXIS_MASTER, "supply"], dice=[1])
    assert told(game.opening_events()).count("cup-of-player-empty") == 2
    # The next master chit is the supply check.
    assert kind(game, "axis-1") == "transfer-units"


@pytest.mark.rule(GAME, "20.2", "V70")
def test_headquarters_chits_left_over_are_not_used() -> None:
    game = teams(
        masters=[AXIS_MASTER],
        cups={"axis-1": ["axis-17a", "axis-4pzg"], "axis-2": []},
        dice=[1, 1],
        turn=2,
    )
    end_activation(game, "axis-1")
    assert game.state.turn == 3
    assert kind(game, "axis-1") == "deal-chits"


# Interrupts


@pytest.mark.rule(GAME, "20.2", "V71", "V72")
def test_a_shown_chit_is_cancelled_and_returns_to_its_cup() -> None:
    game = teams(
        masters=[SOVIET_MASTER, "supply"],
        cups={"soviet-1": ["soviet-8a", "soviet-4a"], "soviet-2": ["soviet-26a"]},
        hand=[M, G],
        dice=[1, 1, 1],
    )
    # soviet-4a and soviet-26a are shown.
    assert game.view("").waiting == ("axis-1", "axis-2")
    assert kind(game, "axis-2") == "react-or-accept"
    events = game.play(f"play {M}", "axis-2")
    assert event(events, "chit-interrupted")["chit"] == "soviet-4a"
    assert cups(game)["soviet-1"] == ("soviet-4a", "soviet-8a")
    # The player who plays it carries it out, before anything else.
    assert game.view("").waiting == ("axis-2",)
    assert kind(game, "axis-2") == "move-units"
    assert game.view("").tracks["drawn"] == M
    end_activation(game, "axis-2")
    # The chits of the others stand, and may be cancelled too.
    assert game.view("").tracks["shown"] == {"soviet-2": "soviet-26a"}
    assert kind(game, "axis-1") == "react-or-accept"
    game.play("accept", "axis-1")
    assert game.view("").waiting == ("soviet-2",)
    end_activation(game, "soviet-2")
    # soviet-1 has drawn no other chit for this master.
    assert cups(game)["soviet-1"] == ("soviet-4a", "soviet-8a")


@pytest.mark.rule(GAME, "20.2", "V71")
def test_two_chits_of_one_master_are_cancelled_with_both() -> None:
    game = teams(
        masters=[SOVIET_MASTER, "supply"],
        cups={"soviet-1": ["soviet-4a"], "soviet-2": ["soviet-26a"]},
        hand=[M, G],
        dice=[1],
    )
    game.play(f"play {M}", "axis-1")
    end_activation(game, "axis-1")
    assert codes(game, f"play {M}", "axis-1") == {"chit-not-in-hand 20.2"}
    game.play(f"play {G}", "axis-1")
    end_activation(game, "axis-1")
    assert game.view("").tracks["shown"] == {}
    assert cups(game) == {
        **dict.fromkeys(("axis-1", "axis-2"), ()),
        "soviet-1": ("soviet-4a",),
        "soviet-2": ("soviet-26a",),
    }
    # Both hands are empty, and the supply check is drawn.
    assert kind(game, "axis-1") == "transfer-units"


@pytest.mark.rule(GAME, "20.2", "V71")
def test_an_own_chit_can_be_cancelled() -> None:
    game = teams(
        masters=[AXIS_MASTER, "supply"],
        cups={"axis-1": ["axis-17a"], "axis-2": []},
        hand=[G],
        dice=[1],
    )
    game.play(f"play {G}", "axis-2")
    assert cups(game)["axis-1"] == ("axis-17a",)
    assert game.view("").waiting == ("axis-2",)


@pytest.mark.rule(GAME, "20.2", "V71")
@pytest.mark.parametrize("chit", ["supply", "axis-okh", "soviet-reserve", "soviet-reinforcement"])
def test_other_masters_are_cancelled_and_return_to_the_master_cup(chit: str) -> None:
    game = teams(masters=[chit, AXIS_MASTER], hand=[M], dice=[2 if chit > AXIS_MASTER else 1])
    if chit != "axis-okh":
        assert game.view("").tracks["drawn"] == chit
    assert kind(game, "axis-1") == "react-or-accept"
    game.play(f"play {M}", "axis-1")
    assert chit in game.state.data.cup
    assert game.view("").waiting == ("axis-1",)


@pytest.mark.rule(GAME, "20.2")
def test_a_master_of_a_side_is_not_cancelled_itself() -> None:
    game = teams(
        masters=[SOVIET_MASTER, "supply"],
        cups={"soviet-1": ["soviet-8a"], "soviet-2": []},
        hand=[M],
        dice=[1],
    )
    game.play(f"play {M}", "axis-1")
    assert SOVIET_MASTER not in game.state.data.cup
    assert SOVIET_MASTER in game.view("").tracks["resolved"]


@pytest.mark.rule(GAME, "20.2", "7.3", "V70")
def test_unplayed_chits_are_played_before_the_end_phase() -> None:
    game = teams(masters=[AXIS_MASTER], hand=[M], dice=[1], turn=2)
    assert legal(game, "axis-2") == {f"play {M}"}
    game.play(f"play {M}", "axis-2")
    assert game.view("").waiting == ("axis-2",)
    end_activation(game, "axis-2")
    assert game.state.turn == 3


@pytest.mark.rule(GAME, "20.2", "V67")
def test_a_team_decides_losses_and_retreats_together() -> None:
    units = {
        **HEADQUARTERS,
        "ger-17a": "L1405",
        "a": "axis infantry 18-5 L1505 map:K",
        "d": "soviet infantry 2-4 L1605",
        "e": "soviet infantry 2-4 L1605",
    }
    game = teams(
        units,
        masters=[AXIS_MASTER, "supply"],
        cups={"axis-1": ["axis-17a"], "axis-2": []},
        dice=[1, 1, 6],
    )
    for action in ("done", "attack L1605", "add a", "resolve"):
        game.play(action, "axis-1")
    # 18 : 4, die 6: 1RR.
    assert game.view("").waiting == ("soviet-1", "soviet-2")
    assert kind(game, "soviet-2") == "take-losses"
    game.play("lose d", "soviet-2")
    assert kind(game, "soviet-1") == "retreat-units"
