"""19 Non-combat units: removed when an enemy enters, back two turns later."""

from __future__ import annotations

from hexside.games.stalingrad42.state import ABSENT, TURN_BOX
from hexside.games.stalingrad42.work import S42Work


def remove_non_combat(work: S42Work, uid: str, rule: str) -> None:
    """19.3, 19.4: a Supply Point is gone, any other non-combat unit returns two turns later."""
    hex = work.units[uid].hex
    name = work.rules.names[hex] if hex >= 0 else work.units[uid].box
    work.tell("unit-eliminated", rule, unit=uid, hex=name)
    if work.rules.roster[uid].type == "supply-point":
        work.lift(uid, ABSENT)
    else:
        turn = work.turn + work.rules.numbers.non_combat.returns_after
        work.lift(uid, f"{TURN_BOX}{turn}")


def overrun(work: S42Work, uid: str, hex: int) -> None:
    """18.6.6, 19.3: non-combat units that an enemy unit finds in the hex it enters."""
    side = work.rules.side[uid]
    for other in work.non_combat_units(1 - side, hex):
        remove_non_combat(work, other, "19.3")
