"""9.3, 9.4, 11.3, 18.3 Support of a combat by air units and artillery, as combat asks for it."""

from __future__ import annotations

from hexside.games.stalingrad42.combat.shifts import Modifier
from hexside.games.stalingrad42.reading.printed import AXIS
from hexside.games.stalingrad42.support.air_units import (
    defensive_air_for,
    offensive_air,
    use_defensive_air,
    use_offensive_air,
)
from hexside.games.stalingrad42.support.artillery import (
    artillery_options,
    defensive_artillery,
    use_artillery,
    use_defensive_artillery,
)
from hexside.games.stalingrad42.work import S42Work


def air_choices(work: S42Work, side: int, target: int, attackers: tuple[str, ...]) -> list[str]:
    """9.3.3: the air units that may shift this attack; only the Axis has any."""
    return list(offensive_air(work, target, attackers)) if side == AXIS else []


def artillery_choices(
    work: S42Work, side: int, target: int, attackers: tuple[str, ...]
) -> list[tuple[str, ...]]:
    """9.4, 18.5: single items for one column, pairs for a Massed Barrage."""
    return [tuple(items) for items in artillery_options(work, side, target, attackers)]


def support_shifts(air: str, guns: tuple[str, ...]) -> tuple[Modifier, ...]:
    """9.3.3, 9.4: the columns that the chosen support is worth."""
    found = []
    if air:
        found.append(Modifier("s42-air-shift", "9.3.3", 1))
    if guns:
        rule = "18.5" if len(guns) > 1 else "9.4"
        found.append(Modifier("s42-artillery-shift", rule, len(guns)))
    return tuple(found)


def shifts_of(kind: str, air: str, guns: tuple[str, ...]) -> tuple[Modifier, ...]:
    """9.3.7, 15.2.9: the same for any combat; in a breakthrough only the air unit helps."""
    if kind != "breakthrough":
        return support_shifts(air, guns)
    return (Modifier("s42-air-shift", "9.3.7", 1),) if air else ()


def spend_support(work: S42Work, side: int, target: int, air: str, guns: tuple[str, ...]) -> None:
    """9.3.6, 9.3.7, 18.3.1: what the support of an attack costs."""
    if air:
        use_offensive_air(work, air, target)
    if guns:
        use_artillery(work, side, guns)


def defensive_support(work: S42Work, side: int, lead: str, flown: str) -> list[str]:
    """11.3: one Ready air unit or one Ready ASU (or Supply Point) in range of the lead unit.

    At most one air unit takes part in a combat (9.3.4); ``flown`` already has.
    """
    found = list(defensive_artillery(work, side, lead))
    if side == AXIS and not flown:
        found += defensive_air_for(work, lead)
    return found


def use_defensive_support(work: S42Work, side: int, item: str, lead: str) -> None:
    """11.3: the item is used up."""
    if side == AXIS and item in defensive_air_for(work, lead):
        use_defensive_air(work, item)
    else:
        use_defensive_artillery(work, side, item)
