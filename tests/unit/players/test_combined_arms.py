"""Combined attacks of infantry and mechanised units in Stalingrad '42, and where they lead."""

from __future__ import annotations

from hexside.players.phased.appraisal import Appraisal
from hexside.players.phased.assaults import Crowd
from hexside.players.phased.combat import Forecaster
from hexside.players.phased.concentration import LONGEST, CombinedArms
from hexside.players.phased.sight import Sight
from tests.unit.players.phased_kit import known, position


def judged(units: dict[str, str]) -> Appraisal:
    sight = Sight.of(known(), position(units).view("axis"))
    return Appraisal(sight, sight.me, known().weights.of_planner("axis", "fall-blau", 3))


def builder(appraisal: Appraisal, reach: dict[str, list[str]]) -> CombinedArms:
    hexes = {uid: tuple(known().index(name) for name in names) for uid, names in reach.items()}
    crowd = Crowd(known(), 0)
    forecaster = Forecaster(known(), appraisal.weights)
    found = CombinedArms(appraisal.sight, 0, forecaster, hexes, {}, crowd)
    found.aim(appraisal)
    return found


def test_infantry_follows_one_tank_where_an_advance_leads_nowhere() -> None:
    """9.2: the second tank unit would add no column; it is kept for another attack."""
    infantry = {f"ger-id-{n}": "2313" for n in (75, 44, 71)}
    tanks = {"ger-pz-3": "2314", "ger-pz-16": "2314"}
    appraisal = judged({**infantry, **tanks, "sov-rd-15": "2213"})
    arms = builder(appraisal, {uid: [hex] for uid, hex in (infantry | tanks).items()})
    one = arms.best(known().index("2213"))
    assert one is not None
    assert len(tanks.keys() & one.places.keys()) == 1
    assert infantry.keys() & one.places.keys()


def test_mechanised_units_cost_more_than_infantry() -> None:
    appraisal = judged({"ger-pz-3": "2311", "ger-id-75": "2311", "sov-rd-15": "2411"})
    arms = builder(appraisal, {"ger-pz-3": ["2311"], "ger-id-75": ["2311"]})
    sight = appraisal.sight
    assert arms.bind("ger-pz-3") / sight.attack("ger-pz-3") > arms.bind("ger-id-75") / sight.attack(
        "ger-id-75"
    )


def test_an_advance_leads_on_towards_the_goals_and_nowhere_else() -> None:
    """14.2: Rossosh, a point, lies east of Valuyki; nothing lies west of it."""
    appraisal = judged({"ger-pz-3": "2313", "sov-rd-15": "2413", "sov-rd-62": "2213"})
    arms = builder(appraisal, {"ger-pz-3": ["2313", "2312", "2314"]})
    east, west = arms.leads[known().index("2413")], arms.leads[known().index("2213")]
    assert len(east) == len(west) == LONGEST + 1
    assert east[LONGEST] > 0
    assert sorted(east) == list(east), "a longer advance leads no less far"
    assert east[LONGEST] > west[LONGEST]
    assert east[0] == east[1] == 0.0


def test_an_army_before_one_city_does_not_march_to_another_behind_its_back() -> None:
    """Before Voroshilovgrad, one point, units in the rear are not drawn to Rostov, two points."""
    appraisal = judged({"ger-id-75": "2227", "sov-rd-15": "2725", "sov-rd-62": "3134"})
    field = appraisal.field("foot")
    ahead, here, behind = (field[known().index(name)] for name in ("2427", "2227", "2129"))
    assert ahead < here < behind


def test_no_attack_at_even_odds_before_the_last_turn() -> None:
    """10.1: every result at 1-1 costs the attacker a step; two of six drive off the defender."""
    target = known().index("1709")
    spot = known().names[known().near[target][0]]
    units = {"sov-rd-15": "1709", "sov-rd-62": "1709", "ger-id-75": spot, "ger-id-79": spot}
    reach = {"ger-id-75": [spot], "ger-id-79": [spot]}
    appraisal = judged(units)
    assert builder(appraisal, reach).best(target) is None
    appraisal.is_last = True
    assert builder(appraisal, reach).best(target) is not None
