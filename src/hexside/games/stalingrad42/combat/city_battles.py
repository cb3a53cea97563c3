"""11.6.2 City Battles, and 29 contested cities: the marker, its levels, and its end."""

from __future__ import annotations

from typing import Literal

from msgspec.structs import replace

from hexside.games.stalingrad42.combat.losses import Losses
from hexside.games.stalingrad42.retreat.retreats import Retreats
from hexside.games.stalingrad42.state import CityBattle, area_of
from hexside.games.stalingrad42.units.non_combat import left_behind
from hexside.games.stalingrad42.work import S42Work

CONTESTED_CITIES = "contested-cities"
#: What becomes of a retreat: it is cancelled, also with a first marker; the original attackers
#: are out of the city; or it is no City Battle, but a Delay.
Partial = Literal["held", "city-battle", "ousted", ""]
HELD: Partial = "held"
CITY_BATTLE: Partial = "city-battle"
OUSTED: Partial = "ousted"
DELAY: Partial = ""


def battle_at(work: S42Work, hex: int) -> CityBattle | None:
    """11.6.2: the City Battle marker in a hex."""
    return next((one for one in work.data.city_battles if one.hex == hex), None)


def most_level(work: S42Work, hex: int) -> int:
    """11.6.2: 2 in a Major City, 1 in a Minor City, nothing elsewhere."""
    if hex in work.ground.major_cities:
        return 2
    return 1 if hex in work.ground.cities else 0


def original_attacker(work: S42Work, battle: CityBattle) -> int:
    """29.1.3: the side that brought the marker."""
    return work.rules.side[battle.attackers[0]]


def partial_success(work: S42Work, hex: int, attackers: tuple[str, ...]) -> Partial:
    """11.6.2, 29.1.3 (A-56): what a Partial Success against these attackers does in a hex."""
    battle = battle_at(work, hex)
    if battle is not None and original_attacker(work, battle) != work.rules.side[attackers[0]]:
        return _lower(work, battle)
    level = 1 if battle is None else battle.level + 1
    if level > most_level(work, hex):
        return DELAY
    _set(work, hex, CityBattle(hex, level, attackers))
    work.tell("s42-city-battle", "11.6.2", hex=work.rules.names[hex], level=level)
    return CITY_BATTLE if level == 1 else HELD


def _lower(work: S42Work, battle: CityBattle) -> Partial:
    """29.1.3: the original defender has attacked; the marker goes when they are out (A-88)."""
    level = battle.level - 1
    name = work.rules.names[battle.hex]
    work.tell("s42-city-battle-falls", "29.1.3", hex=name, level=level)
    if not level:
        return OUSTED
    _set(work, battle.hex, replace(battle, level=level))
    return HELD


def _set(work: S42Work, hex: int, *now: CityBattle) -> None:
    others = (one for one in work.data.city_battles if one.hex != hex)
    battles = tuple(sorted((*others, *now), key=lambda one: one.hex))
    if battles != work.data.city_battles:
        work.change(city_battles=battles)


def prune_city_battles(work: S42Work) -> None:
    """11.6.2: markers go when the defender leaves or no original attacker is adjacent.

    29.1.1: that of a contested city stays as long as both sides are in it.
    """
    for battle in work.data.city_battles:
        defender = 1 - original_attacker(work, battle)
        if work.field.is_contested(battle.hex):
            continue
        beside = any(_is_beside(work, uid, battle.hex) for uid in battle.attackers)
        if not beside or not work.friend_at(defender, battle.hex):
            _set(work, battle.hex)


def _is_beside(work: S42Work, uid: str, hex: int) -> bool:
    """11.6.2, 22.7: a unit next to a city, or in an Entry Area from which it attacks the city."""
    unit = work.units[uid]
    if unit.hex >= 0:
        return unit.hex in work.adjacent(hex)
    letter = area_of(unit.box)
    return bool(letter) and letter in work.ground.areas_at.get(hex, ())


def left_city_battle(work: S42Work, uid: str, hex: int) -> None:
    """11.6.2, 29.1.1: somebody has gone; a contest or a City Battle may be over."""
    side = work.rules.side[uid]
    if work.rules.combat[uid] and work.enemy_at(side, hex) and not work.friend_at(side, hex):
        _end_contest(work, side, hex)
    if work.data.city_battles:
        prune_city_battles(work)


def _end_contest(work: S42Work, side: int, hex: int) -> None:
    """29.1.1, 29.1.4: a side has gone; the other has the city to itself, and controls it."""
    _set(work, hex)
    work.tell("s42-contest-over", "29.1.1", hex=work.rules.names[hex])
    if not _may_die_too(work, 1 - side, hex):
        work.take_control(1 - side, hex)
    # 19.3: in a retreat non-combat units still have the choice to go along.
    if not any(isinstance(frame, Retreats) and frame.start == hex for frame in work.agenda):
        left_behind(work, side, hex)


def _may_die_too(work: S42Work, side: int, hex: int) -> bool:
    """A-63: whether all who are left in a city have still to take losses of the same combat."""
    left = set(work.combat_units(side, hex))
    losing = [frame.units for frame in work.agenda if isinstance(frame, Losses) and frame.count]
    return any(left <= set(units) for units in losing)


def take_city(work: S42Work, side: int, hex: int) -> None:
    """29.1.4, A-63: who has survived the losses of both sides has the city, if anybody has."""
    if hex in work.ground.cities and work.friend_at(side, hex) and not work.enemy_at(side, hex):
        work.take_control(side, hex)
