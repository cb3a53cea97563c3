"""S3.1, S3.4, 7.8, A-81 How things stand at the start of Uranus, on 19 November 1942."""

from __future__ import annotations

from hexside.games.stalingrad42.rail.railroads import railheads_at
from hexside.games.stalingrad42.reading.files import WinterStart
from hexside.games.stalingrad42.reading.printed import AXIS, SIDES
from hexside.games.stalingrad42.rules import S42Rules
from hexside.games.stalingrad42.state import READY, CityBattle
from hexside.games.stalingrad42.work import S42Work

#: A-81: whether it has rained before, so that seasonal swamps are swamp.
SWAMP_OPTION = "uranus-seasonal-swamp"


def control_in_winter(rules: S42Rules, start: WinterStart) -> frozenset[int]:
    """S3.5, A-81: all cities and victory point hexes are Axis but for these."""
    soviet = {rules.grid.index(name) for name in start.soviet_hexes}
    return rules.ground.controllable - soviet


def swamped_in_winter(rules: S42Rules) -> bool:
    """A-81: whether seasonal swamps are swamp."""
    return rules.options[SWAMP_OPTION] == "on"


def start_in_winter(work: S42Work, start: WinterStart) -> None:
    """A-81: weather, swamps, railways, the Flotilla, the battle for Stalingrad, Supply Points.

    16.2.4: the Sea of Azov is Axis, and so are the towns on its coast, far behind the front.
    """
    rules = work.rules
    index = rules.grid.index
    city = index(start.contested)
    attackers = tuple(sorted(work.combat_units(AXIS, city)))
    railheads, forked = railheads_at(work, [index(name) for name in start.railheads])
    work.change(
        weather=start.weather,
        swamped=swamped_in_winter(rules),
        winter_offensive=start.offensive,
        railheads=railheads,
        forked=forked,
        printed_forts=(),
        temryuk=SIDES.index(start.temryuk),
        axis_ports=tuple(sorted(rules.ground.ports - rules.ground.controllable)),
        city_battles=(CityBattle(city, start.city_battle, attackers),),
        flotilla=rules.grid.hexside(*(index(name) for name in start.flotilla)),
    )
    for point in rules.supply_points:
        for uid in point:
            if work.units[uid].hex >= 0 and not rules.roster[uid].immobile:
                work.mark(uid, READY)
