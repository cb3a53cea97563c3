"""Fall Blau: supply as it will be, raids of the last turn, and playing that turn to its end."""

from __future__ import annotations

import msgspec
import pytest

from hexside.engine import contract
from hexside.engine.refusals import Refusal
from hexside.players.imagination import ImaginedStates
from hexside.players.phased import aftermath, pursuit
from hexside.players.phased.goals import spoils
from hexside.players.phased.greedy import PhasedGreedy
from hexside.players.phased.offensive import DEAR, Offensive
from hexside.players.phased.plan import PlanMaker
from hexside.players.phased.planner import (
    PHASED_OFFICER,
    PHASED_PLAIN,
    PHASED_STAFF,
    PhasedLevel,
    PhasedPlanner,
)
from hexside.players.phased.raids import exposed, raiders
from hexside.players.phased.rehearsal import Rehearsal, aimed, with_dice
from hexside.players.phased.sight import CUT_OFF, IN_SUPPLY, OUT_OF_SUPPLY, Sight
from hexside.players.phased.threats import march_of, range_of
from hexside.players.phased.trials import games_of, tried
from hexside.players.rehearsal_dice import FACES, RehearsalDice
from tests.unit.players.phased_kit import (
    Going,
    advance_of,
    at,
    calm,
    judged,
    known,
    position,
    reach_of,
)

# Supply


def test_an_arriving_unit_opens_its_own_supply_line() -> None:
    """7.3, 16.1: a hex between two enemies is closed until a unit stands in it."""
    units = {"sov-rd-15": "1709", "sov-rd-62": "1711", "ger-id-75": "1510", "ger-pz-3": "1509"}
    sight = judged(position(units)).sight
    beyond = at("1710")
    assert not sight.supply(0) >> known().bit[beyond] & 1
    assert sight.shortage(0, beyond) == IN_SUPPLY
    assert judged(position(units)).lack(beyond) == 0


def test_a_unit_in_the_vacated_hex_keeps_the_spearhead_in_supply() -> None:
    """14.1: others follow; without them two zones in a row would cut off the spearhead."""
    wall = {f"sov-rd-{n}": f"17{row:02}" for n, row in ((15, 3), (62, 5), (45, 9), (76, 11))}
    units = {**wall, "ger-id-75": "1506", "ger-pz-3": "1507"}
    sight = judged(position(units)).sight
    ahead = [hex for hex in known().grid.ring(at("1707"), 2) if known().column[hex] > 17]
    alone = sum(sight.shortage(0, hex) for hex in ahead)
    followed = sum(sight.shortage(0, hex, at("1707")) for hex in ahead)
    assert followed <= alone
    assert sight.shortage(0, at("1707")) == IN_SUPPLY


def test_a_hex_behind_the_enemy_with_no_way_back_stays_cut_off() -> None:
    """16.5.1: surrounded hexes have no line, whatever unit stands there."""
    ring = known().grid.ring(at("3010"), 2)
    units = {
        f"sov-rd-{n}": known().names[hex]
        for n, hex in zip(
            (15, 62, 45, 76, 169, 343, 300, 278, 293, 226, 38, 244), ring, strict=True
        )
        if f"sov-rd-{n}" in known().side
    }
    assert len(units) >= 6
    sight = judged(position({**units, "ger-id-75": "1510"})).sight
    assert sight.shortage(0, at("3010")) == CUT_OFF


def test_the_last_guard_does_not_advance() -> None:
    """24.1: Valuyki has been won; a unit that is alone there is worth most there."""
    units = {"ger-pz-3": "2013", "sov-rd-15": "2215", "ger-id-75": "1912"}
    game = position(units, taken=("2013",))
    appraisal = judged(game)
    assert appraisal.sight.controls(0, at("2013"))
    stays = pursuit._unit_want(appraisal, "ger-pz-3", at("2013"), {}, at("2014"))
    leaves = pursuit._unit_want(appraisal, "ger-pz-3", at("2014"), {}, at("2014"))
    assert stays > leaves + 5


# Raids


def test_an_extended_move_goes_farther_but_into_no_zone() -> None:
    """5.3: three points more, never into a zone of the enemy."""
    game = position({"sov-rd-15": "1601", "ger-id-75": "1304"}, seat="soviet")
    sight = Sight.of(known(), game.view("soviet"))
    near, far = set(range_of(sight, "sov-rd-15")), march_of(sight, "sov-rd-15")
    assert near < far
    zone = {hex for hex in range(known().size) if sight.zoc[0][hex]}
    assert not (far - near) & zone


def test_open_ground_in_the_rear_is_worth_raiding_once_for_each_area() -> None:
    """24.1.4: an area counts once, however many units stand beside it."""
    before = Sight.of(known(), position({"sov-rd-15": "1602", "ger-id-75": "2011"}).view("axis"))
    after = Sight.of(known(), position({"sov-rd-15": "1001", "ger-id-75": "2011"}).view("axis"))
    edges = [part for part, _ in spoils(before, 1) if at("1001") in part]
    assert len(edges) == 1
    assert not [part for part, _ in spoils(after, 1) if at("1001") in part]


def test_a_possible_raider_is_a_prize_in_the_last_turn() -> None:
    """24.1.4: before the end nothing is lost yet."""
    units = {"sov-rd-15": "1603", "sov-rd-62": "2618", "ger-id-75": "2011"}
    late, early = (judged(position(units, turn=turn)) for turn in (8, 3))
    assert at("1603") in late.raiders
    assert at("2618") not in late.raiders
    assert not early.raiders
    prizes = Offensive(late, {}, calm).prizes()
    assert prizes[at("1603")] > prizes[at("2618")] + 5


def test_a_unit_blocks_a_raid() -> None:
    units = {"sov-rd-15": "1603", "hun-ld-7": "1303", "ger-pz-3": "2011"}
    appraisal = judged(position(units, turn=8))
    assert exposed(appraisal.sight, 1) > 0
    plan = Offensive(appraisal, reach_of(appraisal.sight), calm).make()
    after = appraisal.sight.after(plan.places())
    assert exposed(after, 1) < exposed(appraisal.sight, 1)


def test_an_attacker_is_called_back_against_a_costly_raid() -> None:
    """24.1.4: an edge of the map costs three points, a western city one."""
    units = {"sov-rd-15": "1603", "hun-ld-7": "1303", "ger-pz-3": "2011"}
    appraisal = judged(position(units, turn=8))
    plan = Offensive(appraisal, reach_of(appraisal.sight), calm)
    plan._screen(units.keys())
    assert not plan.placed
    plan._screen((), DEAR)
    assert plan.screens == {"hun-ld-7"}
    assert exposed(appraisal.sight.after(plan.placed), 1) == 0


def test_no_advance_of_the_last_turn_lets_raiders_through(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """24.1.4: the only unit between a raider and the map edge stays."""
    units = {
        "sov-rd-15": "1303",
        "sov-rd-62": "3010",
        "ger-id-75": "1102",
        "ger-id-79": "1104",
        "ger-id-57": "1106",
    }
    appraisal = judged(position(units, turn=8))
    assert (
        exposed(appraisal.sight, 1)
        == 0
        < exposed(appraisal.sight.after({"ger-id-75": at("1204")}), 1)
    )
    going = Going("ger-id-75", ("1204",))
    assert advance_of(appraisal, going, "1204") == "done"
    monkeypatch.setattr(aftermath, "exposed", lambda sight, side: 0.0)
    assert advance_of(appraisal, going, "1204") == "advance"


def test_the_defender_walks_into_what_lies_open_in_the_last_turn() -> None:
    """24.1.4: the edge beside area X, with no enemy near."""
    units = {"sov-rd-15": "1503", "ger-id-75": "2011"}
    for turn, raided in ((8, True), (3, False)):
        appraisal = judged(position(units, seat="soviet", turn=turn), "soviet")
        plan = PlanMaker(appraisal, reach_of(appraisal.sight), calm).make()
        edge = {hex for part, _ in spoils(appraisal.sight, 1) for hex in part}
        assert bool(edge & set(plan.places().values())) == raided


def test_no_raid_where_no_enemy_can_come() -> None:
    game = position({"sov-rd-15": "4010", "ger-id-75": "1304"})
    assert raiders(Sight.of(known(), game.view("axis")), 1) == {}


# Playing out the last turn


def test_postures_meet_the_same_die_at_a_hex_and_every_face_in_six_games() -> None:
    game = position({"sov-rd-15": "1709", "ger-id-75": "1509"})
    imagined = ImaginedStates(game.rules, game.state, "axis")
    faces = set()
    for sample in range(FACES):
        rolls = []
        for other in range(3):
            state = with_dice(imagined.state(f"f {sample}"), "f", sample)
            for _ in range(other):
                # Dice rolled elsewhere by another posture change nothing here.
                _, dice = aimed(state, at("1511"), 0).dice.below(FACES)
                assert isinstance(dice, RehearsalDice)
            rolls.append(aimed(state, at("1709"), 0).dice.below(FACES)[0])
        assert len(set(rolls)) == 1
        faces.add(rolls[0])
    assert faces == set(range(FACES))


def test_a_sample_is_the_same_whatever_was_played_before() -> None:
    """The Movement Phase is played once for all samples; the samples do not affect each other."""
    units = {"sov-rd-15": "1603", "sov-rd-62": "1605", "ger-id-75": "1303", "ger-pz-3": "1404"}
    game = position(units, turn=8)
    imagined = ImaginedStates(game.rules, game.state, "axis")

    def rehearsal() -> Rehearsal:
        return Rehearsal(imagined, known(), "axis", lambda seed: PhasedPlanner(seed, PHASED_PLAIN))

    together = rehearsal()
    series = [together.value(None, "f", sample, lambda: False) for sample in range(4)]
    alone = [rehearsal().value(None, "f", sample, lambda: False) for sample in range(4)]
    assert series == alone


def test_a_twin_has_its_own_orders() -> None:
    units = {"sov-rd-15": "1603", "ger-id-75": "1303", "ger-pz-3": "1404"}
    game = position(units, turn=8)
    chooser = PhasedPlanner("s", PHASED_PLAIN)

    def asked(who: PhasedGreedy) -> str:
        decision = contract.decision(game.rules, game.state, "axis")
        assert decision is not None
        return who.choose(game.view("axis"), decision, game.legal("axis")).text()

    game.play(asked(chooser), "axis")
    first, second = chooser.twin(), chooser.twin()
    assert asked(first) == asked(second) == asked(chooser)


def test_at_the_end_only_the_result_counts() -> None:
    """S1.3: units left after the last turn are worth nothing."""
    values = []
    for extra in ({}, {"sov-rd-62": "3017", "sov-rd-76": "3019"}):
        game = position({"sov-rd-15": "2013", "ger-id-75": "1509", **extra}, seat="soviet", turn=8)
        imagined = ImaginedStates(game.rules, game.state, "soviet")
        rehearsal = Rehearsal(imagined, known(), "soviet", PhasedGreedy)
        values.append(rehearsal.value(None, "f", 0, lambda: False))
    assert values[0] == values[1]


def test_a_staff_tries_every_posture_in_the_last_turn_also_as_the_defender() -> None:
    game = position({"sov-rd-15": "2013", "ger-id-75": "1509"}, seat="soviet", turn=8)
    appraisal = judged(game, "soviet")
    assert len(PhasedPlanner("s", PHASED_STAFF).postures(appraisal)) > 3
    assert PhasedPlanner("s", PHASED_OFFICER).postures(appraisal) == [None]
    assert PhasedPlanner("s", PHASED_PLAIN).postures(appraisal) == [None]


def test_a_staff_s_last_turn_is_legal_and_repeatable() -> None:
    level = PhasedLevel(2, ((1, 1),))
    units = {"sov-rd-15": "1603", "sov-rd-62": "1605", "ger-id-75": "1303", "ger-pz-3": "1404"}
    told: list[list[str]] = []
    for _ in range(2):
        game = position(units, turn=8)
        chooser = PhasedPlanner("s", level)
        shares: list[float] = []
        chooser.progress = shares.append
        told.append([])
        while "axis" in game.waiting and len(told[-1]) < 60:
            chooser.imagination = ImaginedStates(game.rules, game.state, "axis")
            decision = contract.decision(game.rules, game.state, "axis")
            assert decision is not None
            action = chooser.choose(game.view("axis"), decision, game.legal("axis"))
            assert not isinstance(contract.apply(game.rules, game.state, action, "axis"), Refusal)
            told[-1].append(action.text())
            game.play(action, "axis")
        assert shares == sorted(shares) or max(shares) == 1.0
    assert told[0] == told[1]


def test_the_better_half_is_tried_again() -> None:
    played: list[tuple[int, int]] = []
    shares: list[float] = []

    def play(plan: int, game: int) -> float:
        played.append((plan, game))
        return float(plan % 3)

    means = tried(5, (2, 1), play, lambda: False, shares.append)
    assert means == {1: 1.0, 2: 2.0, 4: 1.0}
    assert len(played) == games_of(5, (2, 1)) == len(shares) == 13
    assert shares[-1] == 1.0
    assert {game for _, game in played} == {0, 1, 2}


def test_a_game_that_not_all_have_played_does_not_count() -> None:
    """Decide now: a plan without a game is not at a disadvantage."""
    played: list[int] = []

    def play(plan: int, game: int) -> float:
        played.append(plan)
        return 5.0 if plan == 0 else 1.0

    assert tried(3, (4,), play, lambda: len(played) >= 2, lambda share: None) == {}
    played.clear()
    assert tried(3, (4,), play, lambda: len(played) >= 5, lambda share: None) == {0: 5, 1: 1, 2: 1}


def test_infantry_without_supply_can_still_raid() -> None:
    """16.4: only mechanised units are limited to tactical moves when out of supply."""
    for unit, raids_far in (("sov-rd-15", True), ("sov-tc-1", False)):
        view = position({unit: "1328", "ger-id-75": "2011"}, turn=8).view("axis")
        units = tuple(
            msgspec.structs.replace(seen, marks=(OUT_OF_SUPPLY,)) if seen.id == unit else seen
            for seen in view.units
        )
        sight = Sight.of(known(), msgspec.structs.replace(view, units=units))
        assert (len(march_of(sight, unit)) > len(range_of(sight, unit))) == raids_far
