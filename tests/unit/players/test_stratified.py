"""Rehearsals with little luck: dice by hex, replies of the enemy, jumps of headquarters."""

from __future__ import annotations

import random
from types import SimpleNamespace
from typing import Any, cast

import hexside
from hexside.players.imagination import ImaginedStates
from hexside.players.quick.hand import Hand
from hexside.players.quick.marches import plan
from hexside.players.quick.position import Position
from hexside.players.quick.quick_tables import QuickTables, quick_tables
from hexside.players.quick.worth import worth
from hexside.players.rehearsal import CourseOfAction, Effort, Rehearsal
from hexside.players.rehearsal_dice import FACES, RehearsalDice
from hexside.players.weighing import USUAL, Posture

RACE = "traces-of-war/race-to-the-dnieper"


def known() -> QuickTables:
    found = quick_tables(*RACE.split("/"))
    assert found is not None
    return found


def aimed(sample: int, target: int, attack: int = 0) -> int:
    dice = RehearsalDice(f"s {sample}", family="s", sample=sample)
    return dice.aimed(target, attack).below(FACES)[0]


def test_six_samples_show_every_face_of_a_combat() -> None:
    for target in (5, 900):
        for attack in (0, 1):
            faces = [aimed(sample, target, attack) for sample in range(FACES, 2 * FACES)]
            assert sorted(faces) == list(range(FACES))


def test_a_combat_meets_the_same_die_whatever_was_fought_before() -> None:
    fresh = RehearsalDice("s 3", family="s", sample=3)
    _, used = fresh.below(FACES)
    assert isinstance(used, RehearsalDice)
    assert fresh.aimed(77, 0).below(FACES)[0] == used.aimed(77, 0).below(FACES)[0]
    # An aimed die does not use up the other series.
    _, after = fresh.aimed(77, 0).below(FACES)
    assert after.below(FACES)[0] == fresh.below(FACES)[0]


def test_courses_that_can_be_told_apart() -> None:
    assert Effort(0, 1).courses == 2
    assert Effort(72, 1).courses == 6


def test_samples_take_turns_with_the_answers_of_the_enemy() -> None:
    game = hexside.new(RACE, seed=3)
    tables = known()
    weights = [tables.know.weights.planned(side) for side in tables.know.sides]
    rehearsal = Rehearsal(
        ImaginedStates(game.rules, game.state, "axis"), tables, "axis", "s", weights
    )
    assert len(rehearsal.answers) == 2
    assert rehearsal.answers[0] == tables.know.weights.planned("soviet")
    assert rehearsal.answers[1].storm > rehearsal.answers[0].storm
    first, second = (
        rehearsal.outcome(CourseOfAction("usual"), number, Effort(1, 2)) for number in (0, 1)
    )
    assert 0.0 <= first <= 1.0
    assert 0.0 <= second <= 1.0


def test_postures_scale_and_set() -> None:
    usual = known().know.weights.planned("soviet")
    found = Posture("p", "soviet", {"goal": 2.0}, {"storm": 0.9}).of(usual)
    assert found.goal == 2 * usual.goal
    assert found.storm == 0.9


def test_the_last_turns_have_other_weights() -> None:
    """Traces of War 13.2: at the end, units across the river count, supplied or not."""
    know = known().know
    last, before = know.closing("soviet", 0), know.closing("soviet", 1)
    assert last.presence > before.presence > USUAL.presence
    assert last.unsupplied < before.unsupplied < USUAL.unsupplied
    assert know.closing("soviet", 2) == know.closing("axis", 0) == USUAL
    campaign = quick_tables("traces-of-war", "campaign")
    assert campaign is not None
    assert campaign.know.closing("soviet", 0) == USUAL
    # 2.3: a relocation costs points only there.
    assert campaign.know.relocation > know.relocation == 0


def ended(winner: str, score: float, bid: int = 0) -> Position:
    """A working state that contains only the end of a game."""
    setup = SimpleNamespace(victory_threshold=50)
    result = SimpleNamespace(winner=winner, score=score)
    rules = SimpleNamespace(setup=setup)
    data = SimpleNamespace(bid=bid)
    return cast(Position, SimpleNamespace(result=result, rules=rules, data=data, turn=4))


def test_a_narrow_end_says_less_than_a_clear_one() -> None:
    """Traces of War 13.2: 50 points; with a margin 49 are almost as good, 30 are not."""
    tables = known()
    ends = [("axis", 30.0), ("axis", 49.0), ("soviet", 51.0), ("soviet", 70.0)]
    plain = [worth(tables, ended(*end)) for end in ends]
    assert plain == [0.0, 0.0, 1.0, 1.0]
    smooth = [worth(tables, ended(*end), 3.0) for end in ends]
    assert smooth == sorted(smooth)
    assert smooth[0] < 0.01
    assert 0.3 < smooth[1] < 0.5 < smooth[2] < 0.7
    # 13.1: the fall of a city under orders is fully decisive.
    assert worth(tables, ended("soviet", 0.0), 3.0) == 1.0
    # 14.1: after bidding the bid is what is needed.
    assert worth(tables, ended("axis", 52.0, bid=60), 3.0) < 0.1


def activation(seed: int, seat: str) -> tuple[Hand, Position, Any]:
    """The first movement of a side."""
    game = hexside.new(RACE, seed=seed)
    tables = known()
    hand = Hand(
        tables,
        [tables.know.weights.planned(side) for side in tables.know.sides],
        random.Random(seed),
    )
    work = cast(Position, game.rules.work(game.state))
    while True:
        frame = work.frame
        if frame.__struct_config__.tag == "movement" and frame.seats(work)[0] == seat:
            return hand, work, frame
        hand.play(work)


def test_headquarters_are_set_up_where_they_command_more() -> None:
    """Placed far from all units, a headquarters jumps back to them; without jumps it cannot."""
    hand, work, frame = activation(9, "soviet")
    hq = next(uid for uid in frame.units if hand.tables.is_hq[uid])
    far = max(
        (hex for hex, _ in frame.relocations(work, hq).items()),
        key=lambda hex: min(
            hand.tables.know.far(hex)[unit.hex]
            for uid, unit in work.units.items()
            if unit.hex >= 0 and hand.tables.side[uid] == 1 and not hand.tables.is_hq[uid]
        ),
    )
    cast(Any, work).put(hq, far)
    jumps = frame.relocations(work, hq)
    reach = {hq: frame.destinations(work, hq)}
    sketch = hand.sketch(work, "soviet")
    marches = plan(sketch, reach, lambda _: jumps).marches
    assert [march.hex in jumps for march in marches] == [True]
    sketch = hand.sketch(work, "soviet")
    walked = plan(sketch, reach, lambda _: ()).marches
    assert not any(march.hex in jumps for march in walked)
    reach_of_hq = hand.tables.know.rules.roster[hq].command_range or 0
    field = hand.bare(work, "soviet")
    field.muster()
    assert field.commands(reach_of_hq)[marches[0].hex] > field.commands(reach_of_hq).get(far, 0.0)


def test_only_headquarters_are_set_up_elsewhere() -> None:
    _, work, frame = activation(9, "soviet")
    tables = known()
    for uid in frame.units:
        assert bool(frame.relocations(work, uid)) == tables.is_hq[uid]
