"""Attacks of foot and wheels together in Stalingrad '42, and the ground that they lead to."""

from __future__ import annotations

from hexside.players.phased.assaults import Crowd
from hexside.players.phased.combat import Forecaster
from hexside.players.phased.concentration import LONGEST, CombinedArms
from hexside.players.phased.sight import Sight
from hexside.players.phased.standing import Standing
from tests.unit.players.phased_kit import known, position


def judged(units: dict[str, str]) -> Standing:
    sight = Sight.of(known(), position(units).view("axis"))
    return Standing(sight, sight.me, known().weights.of_planner("axis", "fall-blau", 3))


def builder(standing: Standing, reach: dict[str, list[str]]) -> CombinedArms:
    hexes = {uid: tuple(known().index(name) for name in names) for uid, names in reach.items()}
    crowd = Crowd(known(), 0)
    forecaster = Forecaster(known(), standing.weights)
    found = CombinedArms(standing.sight, 0, forecaster, hexes, {}, crowd)
    found.aim(standing)
    return found


def test_foot_follows_one_tank_where_wheels_lead_nowhere() -> None:
    """9.2: the second tank unit would add no column; it is kept for another attack."""
    foot = {f"ger-id-{n}": "2313" for n in (75, 44, 71)}
    tanks = {"ger-pz-3": "2314", "ger-pz-16": "2314"}
    standing = judged({**foot, **tanks, "sov-rd-15": "2213"})
    arms = builder(standing, {uid: [hex] for uid, hex in (foot | tanks).items()})
    one = arms.best(known().index("2213"))
    assert one is not None
    assert len(tanks.keys() & one.places.keys()) == 1
    assert foot.keys() & one.places.keys()


def test_wheels_are_missed_more_than_foot() -> None:
    standing = judged({"ger-pz-3": "2311", "ger-id-75": "2311", "sov-rd-15": "2411"})
    arms = builder(standing, {"ger-pz-3": ["2311"], "ger-id-75": ["2311"]})
    sight = standing.sight
    assert arms.bind("ger-pz-3") / sight.attack("ger-pz-3") > arms.bind("ger-id-75") / sight.attack(
        "ger-id-75"
    )


def test_an_advance_leads_on_towards_the_goals_and_nowhere_else() -> None:
    """14.2: east of Valuyki lies Rossosh, a point; west of it lies nothing."""
    standing = judged({"ger-pz-3": "2313", "sov-rd-15": "2413", "sov-rd-62": "2213"})
    arms = builder(standing, {"ger-pz-3": ["2313", "2312", "2314"]})
    east, west = arms.leads[known().index("2413")], arms.leads[known().index("2213")]
    assert len(east) == len(west) == LONGEST + 1
    assert east[LONGEST] > 0
    assert sorted(east) == list(east), "a longer advance leads no less far"
    assert east[LONGEST] > west[LONGEST]
    assert east[0] == east[1] == 0.0


def test_an_army_before_one_city_does_not_march_to_another_behind_its_back() -> None:
    """Before Voroshilovgrad, one point, the rear is not drawn by Rostov, two points."""
    standing = judged({"ger-id-75": "2227", "sov-rd-15": "2725", "sov-rd-62": "3134"})
    field = standing.field("foot")
    ahead, here, behind = (field[known().index(name)] for name in ("2427", "2227", "2129"))
    assert ahead < here < behind


def test_nobody_attacks_at_even_odds_before_the_last_turn() -> None:
    """10.1: every result at 1-1 costs the attacker a step; two of six drive him off who defends."""
    target = known().index("1709")
    spot = known().names[known().near[target][0]]
    units = {"sov-rd-15": "1709", "sov-rd-62": "1709", "ger-id-75": spot, "ger-id-79": spot}
    reach = {"ger-id-75": [spot], "ger-id-79": [spot]}
    standing = judged(units)
    assert builder(standing, reach).best(target) is None
    standing.is_last = True
    assert builder(standing, reach).best(target) is not None
