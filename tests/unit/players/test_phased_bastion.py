"""Fall Blau: the thinking defender leaves no victory hex open behind his line."""

from __future__ import annotations

import hexside
from hexside.players.phased.appraisal import Appraisal
from hexside.players.phased.bastion import PRESSED, WATCHED, Bastion, exposure
from hexside.players.phased.plan import Plan, PlanMaker
from hexside.players.phased.sight import Sight
from hexside.players.phased.threats import march_of
from tests.unit.players.phased_kit import known, position

ROSSOSH = "2813"


def judged(game: hexside.Game) -> Appraisal:
    sight = Sight.of(known(), game.view("soviet"))
    return Appraisal(sight, 1, known().weights.side["soviet"])


def planned(units: dict[str, str], kind: type[PlanMaker] = Bastion) -> Plan:
    appraisal = judged(position(units, seat="soviet", turn=4))
    sight = appraisal.sight
    reach = {uid: march_of(sight, uid) for uid in sight.where if known().side[uid] == 1}
    return kind(appraisal, reach, lambda: 0.0).make()


def held_by(plan: Plan, units: dict[str, str], name: str) -> set[str]:
    """The Soviet units in a hex after the plan has been carried out."""
    hex = known().index(name)
    where = {uid: known().index(at) for uid, at in units.items()} | plan.places()
    return {uid for uid, at in where.items() if at == hex and known().side[uid] == 1}


def test_mechanised_units_behind_the_line_make_a_town_open() -> None:
    """24.1.1: a panzer division in open country is near; one behind a line of bonds is not."""
    town = known().index(ROSSOSH)
    free = exposure(judged(position({"ger-pz-3": "2413", "sov-rd-15": "3015"}, seat="soviet")))
    assert free[town] <= PRESSED
    line = {f"sov-rd-{n}": f"26{row:02}" for n, row in ((15, 9), (62, 11), (45, 13), (76, 15))}
    shut = exposure(judged(position({"ger-pz-3": "2413", **line}, seat="soviet")))
    assert shut[town] > free[town]


def test_distant_infantry_is_no_threat() -> None:
    assert (
        exposure(judged(position({"ger-id-75": "2413", "sov-rd-15": "3015"}, seat="soviet"))) == {}
    )
    far = exposure(judged(position({"ger-pz-3": "1104", "sov-rd-15": "3015"}, seat="soviet")))
    assert far[known().index("3134")] > WATCHED


def test_an_open_town_gets_a_garrison() -> None:
    units = {"ger-pz-3": "2309", "sov-rd-15": "3014", "sov-rd-62": "2925"}
    assert held_by(planned(units), units, ROSSOSH) == {"sov-rd-15"}


def test_a_garrison_is_not_called_away() -> None:
    """A unit already there stays, even if the line would rather have it elsewhere."""
    units = {"ger-pz-3": "2309", "sov-rd-15": ROSSOSH, "sov-rd-62": "2925", "ger-id-75": "2523"}
    assert "sov-rd-15" in held_by(planned(units), units, ROSSOSH)


def test_a_unit_beside_the_enemy_does_not_become_a_garrison() -> None:
    units = {"ger-pz-3": "2811", "sov-rd-15": "2812", "sov-rd-62": "3214"}
    plan = planned(units)
    guards = {order.unit for order in plan.orders if order.hex == known().index(ROSSOSH)}
    assert "sov-rd-15" not in guards
