"""19.1: what each random event does, and whether it can take place at all."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from hexside.games.iskra.barrage import start_barrage
from hexside.games.iskra.chits import withdraw
from hexside.games.iskra.early_entry import enter_early, may_enter_early
from hexside.games.iskra.exchanges import exchange_counters
from hexside.games.iskra.rules import GUARDS
from hexside.games.iskra.state import ARRIVING, AXIS_HIGH, RESERVE
from hexside.games.iskra.tigers import breaks_down, halt_tigers, tigers_break_down, tigers_fight
from hexside.games.iskra.weather import bad_weather, is_flying, shoot_down
from hexside.games.iskra.work import IskraWork

TECHNICAL_PROBLEMS = "technical-problems"
TIGER_BREAKDOWN = "tiger-breakdown"
#: The availability of counters that an event brings or exchanges, with its section.
AVAILABLE = "event "


def applied(work: IskraWork, event: str) -> str:
    """19.1.16: the event that really takes place; Tigers at full strength only have problems."""
    if event == TIGER_BREAKDOWN and tigers_fight(work) and not breaks_down(work):
        return TECHNICAL_PROBLEMS
    return event


def is_possible(work: IskraWork, event: str) -> bool:
    """R-40: whether an event can take place; one that cannot is no event."""
    row = work.rules.files.event_rows[event]
    if row.chit:
        return row.chit in work.data.pool
    if row.removes:
        return any(is_flying(work, uid) for uid in row.removes)
    asked = _POSSIBLE.get(event)
    return asked is None or asked(work)


def take_place(work: IskraWork, event: str) -> None:
    """19.1: carry out an event that is possible; its questions go on the agenda."""
    row = work.rules.files.event_rows[event]
    if row.barrage is not None:
        start_barrage(work, event)
    elif row.chit:
        withdraw(work, row.chit, row.rule)
    elif row.removes:
        for uid in row.removes:
            if is_flying(work, uid):
                shoot_down(work, uid, row.rule)
    else:
        _EFFECTS[event](work)


# Chits (19.1.11)


def _has_67a(work: IskraWork) -> bool:
    """19.1.11: there is a chit of the 67th Army to be drawn."""
    return any(work.rules.chits[chit].activates == ("67a",) for chit in work.data.pool)


def _trotskyite(work: IskraWork) -> None:
    """19.1.11, R-41: the first 67A chit that is used this turn has no Combat Segment."""
    work.change(trotskyite=True)
    work.tell("67a-without-combat", "19.1.11")


# Air and replacements (19.1.8, 19.1.12)


def _cloudy(work: IskraWork) -> None:
    """19.1.8: only normal air attacks this turn."""
    work.change(cloudy=True)
    work.tell("only-normal-air-attacks", "19.1.8")


def _scrape_the_barrel(work: IskraWork) -> None:
    """19.1.12: a German replacement point, spent in the Replacement Segment of this turn."""
    work.change(axis_replacements=1)
    work.tell("axis-replacement-point", "19.1.12")


# Tigers (19.1.15, 19.1.16)


def _technical_problems(work: IskraWork) -> None:
    """19.1.15: 1/s502 cannot move this turn."""
    halt_tigers(work, "19.1.15")


# Counters that come or change (19.1.17 - 19.1.20)


def _guards(work: IskraWork) -> list[tuple[str, str]]:
    """19.1.17, R-73: counters on the map with their Guards versions."""
    rules = work.rules
    return [
        (old, new)
        for old, new in rules.twin.items()
        if rules.roster[new].availability == GUARDS and old in work.units
        if work.units[old].hex >= 0
    ]


def _new_titles(work: IskraWork) -> None:
    """19.1.17, R-73: at once, with the same hex, place in the stack, face and markers."""
    exchange_counters(work, _guards(work), "19.1.17")


def _reserves(section: str) -> Callable[[IskraWork], list[str]]:
    """19.1.18-19.1.20: the units of an event that have not come yet."""

    def waiting(work: IskraWork) -> list[str]:
        roster = work.rules.roster
        return [
            uid
            for uid, unit in work.units.items()
            if unit.box == RESERVE and roster[uid].availability == AVAILABLE + section
        ]

    return waiting


def _arrival(section: str) -> Callable[[IskraWork], None]:
    """R-43: the units of an event arrive in the Reinforcement Phase of this turn."""
    waiting = _reserves(section)

    def arrive(work: IskraWork) -> None:
        units = tuple(waiting(work))
        for uid in units:
            work.set_unit(uid, replace(work.units[uid], box=ARRIVING))
        work.tell("event-units-arrive", section, units=units)

    return arrive


def _are_waiting(section: str) -> Callable[[IskraWork], bool]:
    waiting = _reserves(section)
    return lambda work: bool(waiting(work))


# Schlüsselburg (19.1.22)


def _holds_city(work: IskraWork) -> bool:
    """19.1.22, R-77: the German marker shows its high side."""
    return work.data.schluesselburg == AXIS_HIGH


def _retreating_orders(work: IskraWork) -> None:
    """19.1.22, 13.5.1: the marker is flipped at the end of this turn."""
    work.change(retreating_orders=True)
    work.tell("schluesselburg-to-be-flipped", "19.1.22")


#: R-40: when an event is possible; those that are not here always are.
_POSSIBLE: dict[str, Callable[[IskraWork], bool]] = {
    "trotskyite": _has_67a,
    TECHNICAL_PROBLEMS: tigers_fight,
    TIGER_BREAKDOWN: breaks_down,
    "earning-new-titles": lambda work: bool(_guards(work)),
    "is-that-all": _are_waiting("19.1.18"),
    "late-reinforcement": _are_waiting("19.1.19"),
    "volkhov-front-consolidation": _are_waiting("19.1.20"),
    "huehner-arrives-early": may_enter_early,
    "retreating-orders": _holds_city,
}
#: The events that are neither barrages nor removals.
_EFFECTS: dict[str, Callable[[IskraWork], None]] = {
    "bad-weather": bad_weather,
    "cloudy": _cloudy,
    "trotskyite": _trotskyite,
    "scraping-the-barrel": _scrape_the_barrel,
    TECHNICAL_PROBLEMS: _technical_problems,
    TIGER_BREAKDOWN: tigers_break_down,
    "earning-new-titles": _new_titles,
    "is-that-all": _arrival("19.1.18"),
    "late-reinforcement": _arrival("19.1.19"),
    "volkhov-front-consolidation": _arrival("19.1.20"),
    "huehner-arrives-early": enter_early,
    "retreating-orders": _retreating_orders,
}

__all__ = ["applied", "is_possible", "take_place"]
