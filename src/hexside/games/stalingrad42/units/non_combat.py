"""19 Non-combat units: removed when an enemy enters, back two turns later."""

from __future__ import annotations

from hexside.games.stalingrad42.maskirovka.armies import is_used
from hexside.games.stalingrad42.maskirovka.revealing import perish, take_off
from hexside.games.stalingrad42.state import ABSENT, TURN_BOX
from hexside.games.stalingrad42.work import S42Work


def remove_non_combat(work: S42Work, uid: str, rule: str) -> None:
    """19.3, 19.4: a Supply Point is gone, any other non-combat unit returns two turns later."""
    hex = work.units[uid].hex
    name = work.rules.names[hex] if hex >= 0 else work.units[uid].box
    work.tell("unit-eliminated", rule, unit=uid, hex=name)
    if work.rules.roster[uid].type == "supply-point":
        work.lift(uid, ABSENT)
    elif uid in work.rules.reserve_armies and is_used(work):
        perish(work, uid)
        take_off(work, uid)
    else:
        turn = work.turn + work.rules.numbers.non_combat.returns_after
        work.lift(uid, f"{TURN_BOX}{turn}")


def overrun(work: S42Work, uid: str, hex: int) -> None:
    """18.6.6, 19.3: non-combat units that an enemy unit finds alone in the hex it enters."""
    side = work.rules.side[uid]
    if work.friend_at(1 - side, hex):
        # 29.1.1: a contested city; their combat units are still there.
        return
    for other in work.non_combat_units(1 - side, hex):
        remove_non_combat(work, other, "19.3")


def left_behind(work: S42Work, side: int, hex: int) -> None:
    """19.3, 29.1.1: non-combat units whose combat units have left a hex to the enemy in it."""
    if not work.enemy_at(side, hex) or work.friend_at(side, hex):
        return
    for uid in work.non_combat_units(side, hex):
        remove_non_combat(work, uid, "19.3")
