"""Corners of chapters 8, 9, 10 and 19.1.15: rules that meet in one combat."""

from __future__ import annotations

import pytest

from hexside.conformance.secrecy import check_telling
from hexside.games.iskra.actions import Lose
from hexside.games.iskra.rules import IskraRules
from hexside.games.iskra.stacking import settle
from hexside.games.iskra.work import IskraWork
from tests.rulebook.iskra.iskra_battles import force, struck, struck_with_events
from tests.rulebook.iskra.iskra_kit import (
    assault,
    codes,
    fight,
    kind,
    legal,
    odds,
    play,
    stack,
    stand,
    steps,
    told,
    where,
)

TIGER = "ger-1-s502"
#: Peat bog all around 05.05: closed to mechanised units away from lines.
BOG = {"peat-bog": "05.04 04.04 06.04 04.05 06.05"}
MIXED = {
    "s": f"soviet infantry {force('Dr', 4)}-4-5 05.06",
    "g": "axis infantry 2-2-5 05.05",
    "h": "axis armour 2-2-7 05.05 mechanised",
}


@pytest.mark.rule("iskra", "9.4", "9.1.2", "R-70")
def test_a_unit_that_can_retreat_does_not_stay_with_one_that_cannot() -> None:
    game = struck("Dr", MIXED, "05.05", "s", terrain=BOG)
    assert legal(game) == {"group g", "group h"}
    assert codes(game, "group g h", "axis") == {"group-without-way 9.4"}
    play(game, "axis: group h")
    # 9.4: the tanks pay for the hex that is closed to them, the infantry retreats.
    assert (where(game, "h"), steps(game, "h")) == ("05.05", 1)
    assert (where(game, "g"), steps(game, "g")) == ("05.04", 2)


@pytest.mark.rule("iskra", "9.4", "9.1.2", "9.3.1", "R-70")
def test_a_group_without_a_common_second_hex_parts() -> None:
    units = {
        **MIXED,
        "s": f"soviet infantry {force('D1r', 4)}-4-5 05.06",
        "q": "axis hq 0-6 05.05 range:8",
    }
    bog = {"peat-bog": " ".join(f"{n:02}.03" for n in range(1, 13))}
    game = struck("D1r", units, "05.05", "s", terrain=bog)
    events = play(game, "axis: fall-back", "axis: group g h")
    assert (where(game, "h"), steps(game, "h")) == ("05.04", 1)
    assert (where(game, "g"), steps(game, "g"), where(game, "q")) == ("05.03", 2, "05.03")
    assert told(events).count("retreat-over") == 1


@pytest.mark.rule("iskra", "19.1.15", "6.2", "R-45", "R-53")
def test_tigers_with_a_technical_problem_do_not_fall_back_from_an_overfull_hex() -> None:
    units = {
        "s": f"soviet infantry {force('Dr', 2)}-4-5 05.06",
        "g": "axis infantry 2-2-5 05.05",
        "h": "axis infantry 1-1-5 05.04",
        TIGER: "05.04 technical-problem",
    }
    game = struck("Dr", units, "05.05", "s")
    assert (kind(game), legal(game)) == ("overstacked", {f"lose {TIGER}"})
    assert codes(game, f"give-way {TIGER} 05.03", "axis") == {"cannot-give-way 6.2"}
    play(game, f"axis: lose {TIGER}")
    assert game.state.data.tigers_destroyed
    assert game.rules.board.grid.names[game.state.data.wreck] == "05.04"


@pytest.mark.rule("iskra", "8.0", "3.2")
def test_an_activated_headquarters_is_refused_as_what_it_is() -> None:
    units = {
        "s": "soviet infantry 6-4-5 05.06",
        "q": "soviet hq 0-6 06.05 67a range:8",
        "g": "axis infantry 2-2-5 05.05",
    }
    game = stand(units, seat="soviet", phase="operations", activated=["s", "q"])
    play(game, "done", "attack 05.05")
    assert codes(game, "add q") == {"not-a-combat-unit 8.0"}
    assert codes(game, "add g") == {"not-your-unit"}


@pytest.mark.rule("iskra", "10.3", "10.3.1", "11.3.3")
@pytest.mark.parametrize(
    ("mark", "terrain", "way", "rule"),
    [
        ("", "clear", "05.05 05.04 05.03", "10.3"),
        ("", "village", "05.05 05.04", "10.3.1"),
        ("out-of-supply", "clear", "05.05 05.04", "11.3.3"),
        ("isolated", "clear", "05.05 05.04", "11.3.3"),
    ],
)
def test_the_limit_of_a_pursuit_names_its_rule(
    mark: str, terrain: str, way: str, rule: str
) -> None:
    units = {
        "s": f"soviet armour 99-4-7 05.06 mechanised {mark}",
        "g": "axis infantry 2-2-5 05.05 one-step",
    }
    game = struck("D1", units, "05.05", "s", terrain={terrain: "05.05"})
    play(game, "axis: suffer")
    assert codes(game, f"pursue s {way}") == {f"pursuit-too-far {rule}"}


@pytest.mark.rule("iskra", "10.0", "19.1.15")
def test_halted_tigers_are_told_why_they_do_not_pursue() -> None:
    units = {
        TIGER: "05.04 technical-problem",
        "g": "axis infantry 8-2-5 04.04",
        "s": "soviet infantry 2-2-5 05.05 one-step",
    }
    game = struck("D1", units, "05.05", TIGER, "g", seat="axis")
    assert codes(game, f"pursue {TIGER} 05.05") == {"technical-problem-cannot-move 19.1.15"}


@pytest.mark.rule("iskra", "8.5.3", "13.4.1", "R-21")
def test_a_headquarters_whose_group_dies_beside_a_pinned_unit_is_pinned() -> None:
    wall = {f"z{n:02}": f"soviet infantry 1-9-5 {n:02}.02" for n in range(1, 13) if n != 5}
    units = {
        "s": f"soviet infantry {force('Dr', 2)}-4-5 05.06",
        "g": "axis infantry 2-2-5 05.05 one-step",
        "q": "axis hq 0-6 05.05 range:8",
        "h": "axis infantry 1-1-5 05.04 pinned",
        **wall,
        "y": "soviet infantry 1-9-5 06.03",
    }
    game, _ = struck_with_events("Dr", units, "05.05", "s")
    assert (where(game, "g"), where(game, "q")) == ("eliminated", "05.04")
    assert "pinned" in game.state.units["q"].marks


@pytest.mark.rule("iskra", "6.3.1", "6.2", "R-46")
def test_the_owner_also_orders_the_stack_that_a_friend_fell_back_to() -> None:
    units = {
        "s": f"soviet infantry {force('Dr', 2)}-4-5 05.06",
        "g": "axis infantry 2-2-5 05.05",
        "h": "axis infantry 9-1-5 05.04",
        "i": "axis infantry 1-1-5 05.04",
        "j": "axis infantry 1-1-5 05.03",
    }
    game = struck("Dr", units, "05.05", "s")
    play(game, "axis: give-way h 05.03", "soviet: done")
    asked = set()
    while kind(game) == "order-stack":
        assert game.decision is not None
        hex = str(game.decision.arguments["hex"])
        asked.add(hex)
        play(game, "axis: top j" if hex == "05.03" else "axis: done")
    assert asked == {"05.03", "05.04"}
    assert stack(game, "05.03") == ("j", "h")


@pytest.mark.rule("iskra", "8.7", "9.5", "9.4.1", "R-23")
@pytest.mark.parametrize(
    ("terrain", "steps_lost", "retreats"),
    # 7:1+: Dr, D1, D1r, D1r2, D2r, D2r2.
    [("clear", 12, 2), ("village", 9, 0), ("city", 4, 0)],
)
def test_the_forecast_knows_what_a_village_or_city_saves(
    terrain: str, steps_lost: int, retreats: int
) -> None:
    units = {
        "g": "axis infantry 60-4-5 05.04",
        "s": "soviet infantry 2-2-5 05.05",
        "ger-kg53": "luftflotte-1",
    }
    game = fight(units, terrain={terrain: "05.05"})
    assault(game, "05.05", "g")
    found = odds(game)
    assert found["column"] == "7:1+"
    assert found["expected_defender_steps"] == pytest.approx(steps_lost / 6)
    assert found["retreat_chance"] == pytest.approx(retreats / 6)


@pytest.mark.rule("iskra", "16.2", "6.2", "7.1.4", "R-61")
def test_tigers_lost_to_an_overfull_hex_without_a_combat_give_no_point() -> None:
    units = {
        TIGER: "05.05 reduced",
        "a": "axis infantry 1-1-5 05.05",
        "b": "axis infantry 1-1-5 05.06",
    }
    game = stand(units, options={"tiger-point": "on"})
    assert isinstance(game.rules, IskraRules)
    work = IskraWork(game.rules, game.state)
    hex = work.rules.grid.index("05.05")
    work.go("b", (hex,))
    settle(work, (hex,))
    work.agenda[-1].take(work, "axis", Lose(TIGER))
    assert work.units[TIGER].box == "eliminated"
    assert not work.data.tigers_destroyed


#: A headquarters lies on top of 05.05; who is with it besides the attacker nobody sees.
UNDER_THE_HEADQUARTERS = {
    "hq": "axis hq 05.05",
    "g": "axis infantry 2-2-5 05.05 one-step",
    "f": "axis infantry 1-3-5 05.05",
    "far": "axis infantry 4-3-5 08.08",
    "s": "soviet infantry 5-4-5 05.06",
}


@pytest.mark.rule("iskra", "13.4.1", "R-64")
def test_that_a_headquarters_keeps_unseen_company_is_told() -> None:
    stacks = {"05.05": "hq f g"}
    game = fight(UNDER_THE_HEADQUARTERS, stacks=stacks, dice=[1])
    assault(game, "05.06", "g")
    (choice,) = [action for action in game.legal() if action.text() == "suffer"]
    faults = [check_telling(game, "axis", choice, number) for number in range(12)]
    assert faults == [[]] * 12
    assert told(play(game, "suffer"))[:2] == ["unit-eliminated", "headquarters-not-alone"]
    assert where(game, "hq") == "05.05"


@pytest.mark.rule("iskra", "8.5.3", "R-21", "R-64")
def test_who_joins_an_unseen_pinned_unit_is_told_before_the_tops() -> None:
    units = {
        "g": "axis infantry 2-2-5 05.05",
        "hq": "axis hq 05.05 pinned",
        "f": "axis infantry 1-3-5 03.05",
        "hq2": "axis hq 03.05",
        "m": "axis infantry 6-3-5 07.05",
        "s": "soviet infantry 5-4-5 09.09",
    }
    game = stand(units)
    (move,) = [action for action in game.legal() if action.text() == "move m 06.04 05.05"]
    faults = [check_telling(game, "axis", move, number) for number in range(12)]
    assert faults == [[]] * 12
    assert told(play(game, "move m 06.04 05.05"))[:3] == [
        "unit-moved",
        "pinned-hex-joined",
        "top-shown",
    ]


@pytest.mark.rule("iskra", "9.1.2", "R-70")
def test_a_retreating_group_goes_where_its_first_unit_goes() -> None:
    units = {
        "s": f"soviet infantry {force('Dr', 4)}-4-5 05.06",
        "g": "axis infantry 2-2-5 05.05",
        "h": "axis infantry 2-2-5 05.05",
        "hq": "axis hq 05.05",
    }
    game = struck("Dr", units, "05.05", "s", areas={"axis-source": "03.04 07.04"})
    play(game, "group g h")
    (first,) = {text.split()[1] for text in legal(game)}
    for other in {"g", "h", "hq"} - {first}:
        assert codes(game, f"retreat {other} 04.04") == {"group-goes-with-first 9.1.2"}
    play(game, f"retreat {first} 04.04")
    assert {where(game, name) for name in ("g", "h", "hq")} == {"04.04"}


@pytest.mark.rule("iskra", "6.1", "6.3", "R-64")
@pytest.mark.parametrize(
    ("crowd", "codes_told"),
    [
        ("x", ["two-headquarters", "hex-within-limit"]),
        ("x y", ["two-headquarters", "hex-overstacked"]),
    ],
)
def test_of_a_hex_with_two_headquarters_it_is_told_whether_the_units_have_room(
    crowd: str, codes_told: list[str]
) -> None:
    units = {
        "s": f"soviet infantry {force('Dr', 2)}-4-5 05.06",
        "g": "axis infantry 2-2-5 05.05",
        "hq": "axis hq 05.05",
        "hq2": "axis hq 05.04",
        **dict.fromkeys(crowd.split(), "axis infantry 1-2-5 05.04"),
    }
    neva = {"neva": "05.05/04.04 05.05/06.04 05.05/04.05 05.05/06.05"}
    game, events = struck_with_events(
        "Dr", units, "05.05", "s", hexsides=neva, stacks={"05.04": "hq2"}
    )
    after = [code for code in told(events) if code in ("two-headquarters", *codes_told)]
    assert after == codes_told
    assert kind(game) in ("two-headquarters", "overstacked")
