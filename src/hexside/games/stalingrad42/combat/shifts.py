"""9.2, 9.7.1, 9.9 Column shifts: armor, elite armor, fortifications and rough terrain."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from hexside.games.stalingrad42.reading.printed import Dot


class Modifier(msgspec.Struct, frozen=True):
    """Something that changes a strength or the column, by the rule that says so.

    ``value`` is a factor or a number of strength points for a unit, columns for a shift: to the
    right above 0, to the left below.
    """

    code: str
    rule: str
    value: float
    unit: str = ""


class Armor(msgspec.Struct, frozen=True):
    """9.2: what the tanks of one side in a combat can do.

    ``gains`` and ``elite`` for tanks that may gain the shift where they fight, ``cancels`` for
    anything that takes the enemy's basic shift away.
    """

    gains: bool = False
    elite: bool = False
    cancels: bool = False


def attacking_armor(tanks: Iterable[tuple[Dot, bool]]) -> Armor:
    """9.2.3, 9.2.4: attacking tanks, each with whether it attacks freely.

    A tank that attacks across a river or out of a swamp gains nothing but cancels; a white dot
    does neither in attack.
    """
    gains = elite = cancels = False
    for dot, free in tanks:
        if dot in ("black", "red"):
            cancels = True
            gains = gains or free
            elite = elite or (free and dot == "red")
    return Armor(gains, elite, cancels)


def defending_armor(dots: Iterable[Dot]) -> Armor:
    """9.2.1, 9.2.4: defending tanks; a white dot only cancels the attacker's basic shift."""
    seen = set(dots)
    gains = bool(seen & {"black", "red"})
    return Armor(gains, "red" in seen, gains or "white" in seen)


def armor_shifts(attacker: Armor, defender: Armor) -> list[Modifier]:
    """9.2.1, 9.2.2: one basic shift that the other side's tanks cancel, and the elite one.

    For ground where armor shifts are allowed (9.2.3); elsewhere there are none for anybody. Red
    dots are the Axis's alone, so only one side can be elite.
    """
    found = []
    if attacker.gains and not defender.cancels:
        found.append(Modifier("s42-armor-shift", "9.2.1", 1))
    if defender.gains and not attacker.cancels:
        found.append(Modifier("s42-armor-shift", "9.2.1", -1))
    if attacker.elite:
        found.append(Modifier("s42-elite-armor-shift", "9.2.2", 1))
    if defender.elite:
        found.append(Modifier("s42-elite-armor-shift", "9.2.2", -1))
    return found


def net(modifiers: Iterable[Modifier]) -> int:
    """8.4.2: the sum of the shifts; limits are applied only afterwards."""
    return int(sum(modifier.value for modifier in modifiers))
