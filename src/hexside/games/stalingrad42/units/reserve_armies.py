"""31, A-90 The 5th to 8th Reserve Armies: frozen in their hexes until they are released."""

from __future__ import annotations

from hexside.engine import Action, Reason
from hexside.games.stalingrad42.reading.printed import SOVIET
from hexside.games.stalingrad42.supply.supply_actions import ReleaseArmy
from hexside.games.stalingrad42.units.release import release
from hexside.games.stalingrad42.units.stacking import ignores_limit
from hexside.games.stalingrad42.work import S42Work

#: Among what has been done this turn.
RELEASED_ARMY = "reserve-army"


def army_in(work: S42Work, hex: int) -> list[str]:
    """31: the units of a Reserve Army that are still frozen in a hex."""
    return [uid for uid in work.field.at(hex) if ignores_limit(work, uid)]


def frozen_armies(work: S42Work) -> dict[str, int]:
    """31: the hexes of the armies that wait, by their numbers."""
    grid = work.rules.grid
    return {
        number: grid.index(name)
        for number, name in sorted(work.rules.setup.reserve_armies.items())
        if name in grid and army_in(work, grid.index(name))
    }


def _by_choice(work: S42Work) -> dict[str, int]:
    """31: those of them that the Soviet player releases himself."""
    fixed = work.rules.setup.reserves_on_turn
    return {number: hex for number, hex in frozen_armies(work).items() if number not in fixed}


def _may_now(work: S42Work) -> bool:
    since = work.rules.setup.reserves_from
    return bool(since) and work.turn >= since and RELEASED_ARMY not in work.data.crossings


def army_options(work: S42Work, side: int) -> list[Action]:
    """31: one army a turn from turn 2, by choice of the Soviet player."""
    if side != SOVIET or not _may_now(work):
        return []
    return [ReleaseArmy(work.rules.names[hex]) for hex in _by_choice(work).values()]


def army_reasons(work: S42Work, side: int, name: str) -> list[Reason]:
    """31: why an army cannot be released now."""
    found = []
    grid = work.rules.grid
    if side != SOVIET or name not in grid or grid.index(name) not in _by_choice(work).values():
        found.append(Reason("s42-no-reserve-army", "31", {"hex": name}))
    if not _may_now(work):
        found.append(Reason("s42-no-release-now", "31", {}))
    return found


def release_army(work: S42Work, hex: int) -> None:
    """31: the army that the Soviet player has chosen."""
    work.change(crossings=(*work.data.crossings, RELEASED_ARMY))
    _release(work, hex)


def _release(work: S42Work, hex: int) -> None:
    for uid in army_in(work, hex):
        release(work, uid, "31")


def release_armies_of_turn(work: S42Work, side: int) -> None:
    """31: the 8th Reserve Army at Saratov is released on turn 15."""
    if side != SOVIET or not work.rules.setup.reserves_on_turn:
        return
    for number, hex in frozen_armies(work).items():
        turn = work.rules.setup.reserves_on_turn.get(number, 0)
        if turn and work.turn >= turn:
            _release(work, hex)


def driven_out(work: S42Work, uid: str, hex: int) -> None:
    """A-90: a unit of a Reserve Army that is driven out of its hex is free, the rest stay."""
    if work.rules.setup.reserve_armies and work.units[uid].hex >= 0 and ignores_limit(work, uid):
        release(work, uid, "31")


class ArmyReleases:
    """31: the choice of the Initial Phase."""

    verbs: tuple[type[Action], ...] = (ReleaseArmy,)

    def legal(self, work: S42Work, side: int) -> list[Action]:
        """The armies that may be released now."""
        return army_options(work, side)

    def due(self, work: S42Work, side: int) -> list[Reason]:
        """The player may let all of them wait."""
        return []

    def reasons(self, work: S42Work, side: int, action: ReleaseArmy) -> list[Reason]:
        """Why this army is not released now."""
        return army_reasons(work, side, action.hex)

    def take(self, work: S42Work, side: int, action: ReleaseArmy) -> None:
        """The army may move from now on."""
        release_army(work, work.rules.grid.index(action.hex))
