"""19, 20 Position texts of games for several players: who decides, what runs, what is shown."""

from __future__ import annotations

from typing import Any

import pytest

from hexside.api import PositionError, position
from tests.rulebook.a_victory_awaits.ava_kit import KIT, kind, legal, stand
from tests.rulebook.a_victory_awaits.ava_players import HEADQUARTERS, finish, lanes, queue, teams

GAME = "a-victory-awaits"
M = "axis-manstein"


def queued(*chits: str, running: int = 0) -> dict[str, Any]:
    """The track of a queue whose first chits are being carried out."""
    stages = ["running"] * running + ["face-down"] * (len(chits) - running)
    pairs = zip(chits, stages, strict=True)
    return {"queue": {"drawn": [{"chit": chit, "stage": stage} for chit, stage in pairs]}}


@pytest.mark.rule(GAME, "19.2", "V67")
@pytest.mark.parametrize("phase", ["movement", "combat", "operations"])
@pytest.mark.parametrize(
    ("scenario", "seat"), [("campaign-4", "axis-south"), ("teams-4", "axis-1")]
)
def test_the_owner_of_the_activated_units_decides(phase: str, scenario: str, seat: str) -> None:
    units = {"a": "axis infantry 8-5 L1405 map:K", "d": "soviet infantry 2-4 L1505"}
    text = KIT.text(units, scenario=scenario, phase=phase, activated=["a"])
    assert position(text).view("").waiting == (seat,)


@pytest.mark.rule(GAME, "19.2", "V67")
def test_romanians_of_no_army_belong_to_the_seat_of_the_romanians() -> None:
    units = {"r": "axis infantry 2-4 L1405 romanian", "a": "axis infantry 3-5 L1305 map:K"}
    game = stand(units, scenario="campaign-8", seat=None, activated=["r"])
    assert game.view("").waiting == ("axis-south-2",)
    game = stand(units, scenario="campaign-8", seat=None, activated=["a"])
    assert game.view("").waiting == ("axis-south",)
    game = stand(units, scenario="campaign-7", seat=None, activated=["a"])
    assert game.view("").waiting == ("axis-south",)


@pytest.mark.rule(GAME, "19.4")
def test_chits_of_the_queue_count_as_chosen() -> None:
    units = {"ger-9a": "L1205", "ger-16a": "L1209"}
    tracks = queued("axis-9a", "axis-16a")
    game = position(KIT.text(units, scenario="campaign-4", phase="command", tracks=tracks))
    # Nothing runs, so the first one is revealed.
    assert queue(game) == ["axis-9a", ""]
    assert set(game.view("axis-north").own["chosen"]) == {"axis-9a", "axis-16a"}


@pytest.mark.rule(GAME, "19.4", "19.5", "A24", "V69")
def test_a_text_begins_with_chits_that_run() -> None:
    tracks = queued("axis-17a", "soviet-4a", "axis-9a", "axis-18a", running=1)
    game = position(
        KIT.text(
            HEADQUARTERS,
            scenario="campaign-4",
            phase="command",
            tracks=tracks,
            chits={"hand_axis": [M]},
        )
    )
    assert lanes(game) == {"axis-17a"}
    assert queue(game) == ["axis-17a", "", "", ""]
    game.play("reveal 2", "soviet")
    assert kind(game, "axis-north") == "react-or-accept"
    game.play(f"play {M}", "axis-north")
    assert lanes(game) == {"axis-17a", M}
    assert sorted(game.state.data.cup) == ["axis-18a", "axis-9a", "soviet-4a"]
    finish(game, "axis-south", "axis-17a")
    assert lanes(game) == {M}
    again = position(game.position())
    assert again.state.agenda == game.state.agenda
    assert again.state.data == game.state.data


@pytest.mark.rule(GAME, "19.4", "V68")
@pytest.mark.parametrize(
    ("chits", "code"),
    [
        (("axis-4pzg", "axis-16a"), "queue-seat-busy"),
        (("axis-1pzg", "axis-1pzg"), "queue-seat-busy"),
        (("axis-4pzg", "supply"), "queue-must-run-alone"),
    ],
)
def test_what_cannot_run_side_by_side_is_refused(chits: tuple[str, ...], code: str) -> None:
    text = KIT.text(
        {"ger-9a": "L1205"},
        scenario="campaign-4",
        phase="command",
        tracks=queued(*chits, running=2),
    )
    with pytest.raises(PositionError) as caught:
        position(text)
    assert {problem.code for problem in caught.value.problems} == {code}


@pytest.mark.rule(GAME, "20.2", "V72")
def test_a_text_begins_with_shown_chits() -> None:
    shown = {"axis-1": "axis-4pzg", "axis-2": "axis-17a"}
    game = teams(masters=["supply"], tracks={"shown": shown})
    assert legal(game, "axis-2") == {"next axis-1", "next axis-2"}
    game.play("next axis-2", "axis-1")
    assert game.view("").waiting == ("axis-2",)
    assert game.view("").tracks["shown"] == {"axis-1": "axis-4pzg"}


@pytest.mark.rule(GAME, "6.2", "7.3", "20.2")
@pytest.mark.parametrize("scenario", ["leningrad", "teams-4"])
def test_an_empty_hand_is_not_asked_where_the_axis_chooses_all_its_chits(scenario: str) -> None:
    units = {"ger-4pzg": "L1205", "a": "axis infantry 3-5 L1305"}
    text = KIT.text(units, scenario=scenario, phase="command", chits={"cup": ["supply"]})
    assert kind(position(text)) == "transfer-units"


@pytest.mark.rule(GAME, "15.1", "20.2", "V67")
def test_who_has_finished_the_surprise_attack_is_not_asked_again() -> None:
    units = {
        "ger-4pzg": "L1505",
        "b": "axis armour 8-5-9 L1404 formation:4PzG",
        "ger-3pzg": "L1605",
        "x": "soviet infantry 2-4 L1504",
    }
    game = stand(units, scenario="campaign-4", phase="surprise-attack", seat=None, turn=1)
    assert game.view("").waiting == ("axis-north", "axis-centre")
    game.play("done", "axis-north")
    game.play("attack L1504", "axis-centre")
    assert game.view("").waiting == ("axis-centre",)
    game.play("cancel", "axis-centre")
    game.play("done", "axis-centre")
    assert game.state.data.phase != "surprise-attack"


@pytest.mark.rule(GAME, "20.2", "V72")
@pytest.mark.parametrize(
    "more",
    [
        {"phase": "command", "chits": {"drawn": "axis-master", "cup": ["supply"]}},
        {"phase": "resolution", "chit": "axis-master", "chits": {"cup": ["supply"]}},
    ],
)
def test_a_text_begins_with_a_drawn_master(more: dict[str, Any]) -> None:
    cups = {"axis-1": ["axis-4pzg"], "axis-2": ["axis-17a"]}
    text = KIT.text(HEADQUARTERS, scenario="teams-4", tracks={"cups": cups}, **more)
    game = position(text)
    assert game.view("").tracks["shown"] == {"axis-1": "axis-4pzg", "axis-2": "axis-17a"}
    assert game.view("").tracks["resolved"] == ["axis-master"]
    assert game.view("").waiting == ("axis-1", "axis-2")


@pytest.mark.rule(GAME, "19.4", "19.5")
def test_a_text_begins_with_a_drawn_chit_of_the_queue() -> None:
    chits = {"drawn": "axis-9a", "cup": ["supply"], "hand_axis": [M]}
    game = position(KIT.text(HEADQUARTERS, scenario="campaign-4", phase="command", chits=chits))
    assert queue(game) == ["axis-9a"]
    assert kind(game, "axis-north") == "react-or-accept"
    game.play(f"play {M}", "axis-north")
    assert sorted(game.state.data.cup) == ["axis-9a", "supply"]


CUPS = "tracks.cups.axis-1"


@pytest.mark.rule(GAME, "20.1", "20.2")
@pytest.mark.parametrize(
    ("tracks", "chits", "key", "code"),
    [
        ({"cups": {"axis-1": ["soviet-8a"]}}, {}, CUPS, "unknown-value"),
        ({"cups": {"axis-1": [M]}}, {}, CUPS, "unknown-value"),
        ({"cups": {"axis-1": ["supply"]}}, {}, CUPS, "unknown-value"),
        ({"cups": {"axis-1": ["soviet-dummy"]}}, {}, CUPS, "unknown-value"),
        ({"shown": {"axis-1": "soviet-8a"}}, {}, CUPS, "unknown-value"),
        (
            {"cups": {"axis-1": ["axis-1pzg"], "axis-2": ["axis-1pzg"]}},
            {},
            "tracks.cups",
            "chit-with-one-player",
        ),
        (
            {"cups": {"axis-1": ["axis-16a"]}, "shown": {"axis-2": "axis-16a"}},
            {},
            "tracks.cups",
            "chit-with-one-player",
        ),
        (
            {"shown": {"axis-1": "axis-16a", "soviet-1": "soviet-8a"}},
            {},
            "tracks.shown",
            "one-side-shows",
        ),
        ({}, {"cup": ["axis-16a"]}, "chits.cup", "unknown-value"),
        ({}, {"cup": ["soviet-dummy"]}, "chits.cup", "unknown-value"),
    ],
)
def test_what_no_cup_can_hold_is_refused(
    tracks: dict[str, Any], chits: dict[str, Any], key: str, code: str
) -> None:
    text = KIT.text(HEADQUARTERS, scenario="teams-4", phase="command", tracks=tracks, chits=chits)
    with pytest.raises(PositionError) as caught:
        position(text)
    assert {(problem.key, problem.code) for problem in caught.value.problems} == {(key, code)}


@pytest.mark.rule(GAME, "19.5", "18.1", "17.6", "V83")
@pytest.mark.parametrize(
    ("tracks", "chits", "key"),
    [
        (queued(M), {}, "tracks.queue"),
        ({}, {"hand_soviet": ["soviet-reinforcement"]}, "chits.hand_soviet"),
        ({"panzer_groups": ["ger-16a"]}, {}, "tracks.panzer_groups"),
    ],
)
def test_what_the_campaign_cannot_have_is_refused(
    tracks: dict[str, Any], chits: dict[str, Any], key: str
) -> None:
    text = KIT.text(
        HEADQUARTERS, scenario="campaign-4", phase="command", turn=5, tracks=tracks, chits=chits
    )
    with pytest.raises(PositionError) as caught:
        position(text)
    assert [(problem.key, problem.code) for problem in caught.value.problems] == [
        (key, "unknown-value")
    ]
