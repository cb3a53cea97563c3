"""1.4, 3.1: the command chits: pool, cup, limits of the turn, and who may not act twice."""

from __future__ import annotations

from hexside.games.iskra.loading import ANY
from hexside.games.iskra.shapes import AXIS, SIDES, Chit
from hexside.games.iskra.state import Chits
from hexside.games.iskra.work import IskraWork
from hexside.mechanics.chit_pull import cup
from hexside.mechanics.chit_pull.cup import join, take_out

#: 3.1.3, R-12: the value of the option ``twice-in-a-row`` that compares German activations only.
GERMAN_ONLY = "german"


def opening_chits(kinds: dict[str, Chit], first: Chits, turn: int) -> tuple[Chits, Chits, Chits]:
    """13.1: pool, cup and the chits that join the cup later, at the start of the game."""
    pool: Chits = ()
    for side in SIDES:
        pool = join(pool, cup.chits_in_play(kinds.values(), side, turn))
    return pool, join((), first), take_out(pool, first)


# Pool and cup


def fill_cup(work: IskraWork) -> None:
    """2.7.3: all available chits go into the cup, used, set aside and undrawn ones alike."""
    work.change(cup=work.data.pool, later=(), drawn="", used=(), set_aside=())


def join_pool(work: IskraWork, chit: str) -> None:
    """7.2: the chit of an arriving headquarters is in the cup from the next turn on."""
    if chit not in work.data.pool:
        work.change(pool=join(work.data.pool, (chit,)))
        work.tell("chit-joins-next-turn", "7.2", chit=chit)


def join_cup(work: IskraWork, chit: str) -> None:
    """19.1.21: a chit goes into the cup at once; in turn 1 after the opening chits (13.1)."""
    data = work.data
    if chit in data.pool:
        return
    work.change(pool=join(data.pool, (chit,)))
    if data.later:
        work.change(later=join(data.later, (chit,)))
    else:
        work.change(cup=join(data.cup, (chit,)))
    work.tell("chit-joins-cup", "19.1.21", chit=chit)


def withdraw(work: IskraWork, chit: str, rule: str) -> bool:
    """19.1.13, 19.1.14, 19.1.23, R-42: one chit of a kind leaves the game, if there is one."""
    data = work.data
    if chit not in data.pool:
        return False
    work.change(pool=take_out(data.pool, (chit,)))
    if chit in data.cup:
        work.change(cup=take_out(data.cup, (chit,)))
    elif chit in data.later:
        work.change(later=take_out(data.later, (chit,)))
    work.tell("chit-withdrawn", rule, chit=chit)
    return True


# The limits of the turn


def used_by(work: IskraWork, side: int) -> int:
    """3.1.1a: how many chits a side has used this turn; R-14: the opening ones count."""
    chits = work.rules.chits
    return sum(chits[chit].side == SIDES[side] for chit in work.data.used)


def left_for(work: IskraWork, side: int) -> int:
    """3.1.2: how many more chits a side may use this turn."""
    return max(0, work.rules.chit_limit(side, work.turn) - used_by(work, side))


def usable(work: IskraWork) -> Chits:
    """3.1.2: the chits in the cup whose side has not reached its limit."""
    chits = work.rules.chits
    left: dict[str, int] = {name: left_for(work, number) for number, name in enumerate(SIDES)}
    return cup.usable(work.data.cup, lambda chit: chits[chit].side, left)


# Twice in a row (3.1.3, R-12)


def barred_formation(work: IskraWork) -> str:
    """3.1.3: the German formation that may not act now; "" if all may."""
    data = work.data
    german = work.rules.option("twice-in-a-row") == GERMAN_ONLY
    return data.last_axis_formation if german else data.last_formation


def is_barred_headquarters(work: IskraWork, hq: str) -> bool:
    """3.1.3: whether a headquarters belongs to the formation that may not act now."""
    return work.rules.roster[hq].formation == barred_formation(work) != ""


def open_headquarters(work: IskraWork) -> list[str]:
    """3.1.6: the headquarters on the map that 18A may activate."""
    return [
        hq
        for hq in work.rules.headquarters[AXIS]
        if work.units[hq].hex >= 0 and not is_barred_headquarters(work, hq)
    ]


def is_barred(work: IskraWork, chit: str) -> bool:
    """3.1.3: whether a drawn chit could only activate the formation that has just acted."""
    kind = work.rules.chits[chit]
    if kind.side != SIDES[AXIS]:
        return False
    on_map = [hq for hq in work.rules.headquarters[AXIS] if work.units[hq].hex >= 0]
    if ANY in kind.activates:
        return bool(on_map) and not open_headquarters(work)
    return any(hq in on_map and is_barred_headquarters(work, hq) for hq in kind.activates)
