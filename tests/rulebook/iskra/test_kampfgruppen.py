"""13.2.1, R-39: a full German unit is reduced, and a Kampfgruppe of its division appears."""

from __future__ import annotations

from typing import Any

import pytest

from hexside.api import Game
from tests.rulebook.iskra.iskra_kit import (
    argument,
    codes,
    event,
    kind,
    legal,
    legal_with,
    marks,
    play,
    seen,
    stack,
    stand,
    steps,
    told,
    where,
)

GAME = "iskra"
KG = {"ger-carstens": "kampfgruppen"}


def form(units: dict[str, Any], **more: Any) -> Game:
    """The Reinforcement Phase with Kampfgruppe Carstens of 170 Div at hand."""
    return stand(
        {**KG, "s": "soviet infantry 5-4-5 12.12", **units},
        **{"phase": "reinforcement-phase", "seat": "axis", "turn": 10, **more},
    )


@pytest.mark.rule(GAME, "13.2.1", "R-39")
def test_a_full_unit_is_reduced_and_the_kampfgruppe_may_move() -> None:
    game = form({"ger-i-391": "05.05", "ger-hq-170": "05.05"})
    assert kind(game) == "form-kampfgruppe"
    assert argument(game, "units") == ("ger-carstens",)
    assert legal(game) == {"detach ger-i-391 ger-carstens", "done"}
    events = play(game, "detach ger-i-391 ger-carstens")
    assert event(events, "kampfgruppe-formed") == {"unit": "ger-i-391", "by": "ger-carstens"}
    assert steps(game, "ger-i-391") == 1
    assert where(game, "ger-carstens") == "05.05"
    assert kind(game) == "move-units"
    play(game, "move ger-carstens 05.06", "done")
    assert where(game, "ger-carstens") == "05.06"
    # Each comes once in a game, so nothing more is asked.
    assert kind(game) != "form-kampfgruppe"


@pytest.mark.rule(GAME, "13.2.1", "R-39")
def test_the_parent_is_a_full_unit_of_its_division_and_type_out_of_enemy_zones() -> None:
    game = form(
        {
            "ger-i-391": "05.05 reduced",
            "ger-ii-391": "12.11",
            "ger-i-283": "03.03",
            "ger-hq-170": "03.01",
            "ger-1-s502": "02.02",
            "ger-pi240": "04.02",
            "ger-i-151": "06.01",
        }
    )
    found = {
        "ger-i-391": "not-at-full-strength 13.2.1",
        "ger-ii-391": "in-enemy-zone 13.2.1",
        "ger-i-283": "kampfgruppe-of-other-division 13.2.1",
        "ger-hq-170": "no-kampfgruppe-from-this-unit 13.2.1",
        "ger-pi240": "not-at-full-strength 13.2.1",
        "ger-i-151": "kampfgruppe-of-other-division 13.2.1",
    }
    for unit, reason in found.items():
        assert codes(game, f"detach {unit} ger-carstens") == {reason}
    tiger = codes(game, "detach ger-1-s502 ger-carstens")
    assert "no-kampfgruppe-from-this-unit 13.2.1" in tiger
    assert codes(game, "detach ger-i-283 ger-dresp") == {"no-such-kampfgruppe 13.2.1"}
    assert codes(game, "detach s ger-carstens") == {"not-your-unit"}
    assert legal(game) == {"done"}


@pytest.mark.rule(GAME, "13.2.1")
def test_the_type_must_be_the_same() -> None:
    # A mechanised unit of 170 Div cannot give men to a group on foot.
    tanks = {"side": "axis", "type": "armour", "attack": 4, "hex": "05.05", "formation": "170"}
    game = form({"m": tanks})
    assert codes(game, "detach m ger-carstens") == {"kampfgruppe-of-other-division 13.2.1"}


@pytest.mark.rule(GAME, "13.2.1", "R-39", "7.1.4", "R-53")
def test_the_limit_may_be_exceeded_until_the_end_of_the_phase() -> None:
    units = {"ger-i-391": "05.05", "ger-ii-391": "05.05"}
    game = form(units)
    events = play(game, "detach ger-i-391 ger-carstens", "done")
    assert set(stack(game, "05.05")) == {"ger-i-391", "ger-ii-391", "ger-carstens"}
    assert "hex-overstacked" in told(events)
    away = form(units)
    events = play(away, "detach ger-i-391 ger-carstens", "move ger-carstens 05.06", "done")
    assert "hex-overstacked" not in told(events)


@pytest.mark.rule(GAME, "13.2.1", "8.5.3", "R-21")
def test_a_kampfgruppe_beside_a_pinned_parent_is_pinned() -> None:
    game = form({"ger-i-391": "05.05 pinned"})
    play(game, "detach ger-i-391 ger-carstens")
    assert marks(game, "ger-carstens") == ("pinned",)
    assert not legal_with(game, "move", "ger-carstens")


@pytest.mark.rule(GAME, "13.2.1", "R-64")
def test_the_question_does_not_depend_on_hidden_units() -> None:
    # Nobody could form a Kampfgruppe, but the enemy must not learn it.
    game = form({"ger-i-391": "05.05 reduced"})
    assert kind(game) == "form-kampfgruppe"
    assert legal(game) == {"done"}


@pytest.mark.rule(GAME, "13.2.1", "R-64")
def test_a_parent_below_the_top_is_not_named() -> None:
    game = form(
        {"ger-i-391": "05.05", "ger-ii-391": "05.05"}, stacks={"05.05": "ger-ii-391 ger-i-391"}
    )
    events = game.play("detach ger-i-391 ger-carstens")
    (own,) = [one for one in events if one.code == "kampfgruppe-formed"]
    (others,) = [one for one in events if one.code == "kampfgruppe-formed-unseen"]
    assert own.only == ("axis",)
    assert dict(others.arguments) == {"by": "ger-carstens"}
    assert "ger-carstens" not in seen(game, "soviet")
