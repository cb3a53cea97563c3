"""2.2, 19.0 Random Events Phase: one die, the event of the turn, and its effects."""

from __future__ import annotations

from hexside.engine import Frame, Wait
from hexside.games.iskra.event_effects import applied, is_possible, take_place
from hexside.games.iskra.work import IskraWork

#: R-40: the event of a turn in which the one that was rolled could not take place.
NO_EVENT = "none"


class RandomEvents(Frame[IskraWork], frozen=True, tag="random-events"):
    """2.2.1: a die on the Random Events Table, unless ``event`` has been found already."""

    event: str = ""

    def run(self, work: IskraWork) -> Wait:
        if self.event:
            work.pop()
            happen(work, self.event)
        else:
            work.replace(RandomEvents(roll_event(work)))
        return Wait.NOTHING


def roll_event(work: IskraWork) -> str:
    """19.0, R-40: the primary event of the die, or the secondary if it would be a repetition.

    By option the primary event is compared with the one rolled last turn instead of the one that
    took place. The effects of last turn's event are over.
    """
    rules, data = work.rules, work.data
    table = rules.files.events[min(work.turn, max(rules.files.events))]
    die = work.roll(table.faces)
    before = data.event or data.last_event
    last = data.last_rolled if rules.option("repeated-event") == "rolled" else before
    primary = table.rows[die - 1][0]
    event = table.event(die, last)
    work.change(
        last_event=before,
        last_rolled=primary,
        event="",
        cloudy=False,
        trotskyite=False,
        retreating_orders=False,
        axis_replacements=0,
    )
    work.tell("random-event", "19.0", die=die, event=primary)
    if event != primary:
        work.tell("random-event-repeated", "19.0", event=event)
    return event


def happen(work: IskraWork, event: str) -> None:
    """19.1, R-40: the event takes place, or is no event where it is impossible or spent."""
    rules = work.rules.files.event_rules
    really = applied(work, event)
    if really != event:
        work.tell("random-event-instead", rules[event], event=really)
    if is_possible(work, really):
        work.change(event=really)
        take_place(work, really)
    else:
        work.change(event=NO_EVENT)
        work.tell("random-event-none", rules[really], event=really)


__all__ = ["NO_EVENT", "RandomEvents", "happen", "roll_event"]
