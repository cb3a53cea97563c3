"""What each seat may know (section 4 of the rules: hidden information)."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from hexside.engine import Dice, SeenUnit, State, View
from hexside.games.traces_of_war.chits import is_soviet_choice
from hexside.games.traces_of_war.rules import TracesRules
from hexside.games.traces_of_war.set_up import Bidding
from hexside.games.traces_of_war.tables import AXIS, SIDES, SOVIET
from hexside.games.traces_of_war.victory import score_sheet, threshold
from hexside.games.traces_of_war.work import TracesWork
from hexside.mechanics.chit_pull.cup import join


def view(rules: TracesRules, state: State, seat: str) -> View:
    """The position as a seat sees it; ``""`` is a spectator and sees what both may know."""
    work = TracesWork(rules, state)
    names = rules.names
    side = rules.side
    units = tuple(
        SeenUnit(
            uid,
            SIDES[side[uid]],
            names[unit.hex] if unit.hex >= 0 else "",
            unit.box,
            unit.steps,
            unit.marks,
        )
        for uid, unit in state.units.items()
    )
    waiting = state.frame.seats(work) if state.result is None and state.agenda else ()
    return View(
        rules.game,
        rules.scenario,
        seat,
        state.turn,
        state.data.phase,
        state.version,
        waiting,
        units,
        _tracks(work),
        _own(work, seat),
        state.result,
    )


def _tracks(work: TracesWork) -> dict[str, Any]:
    data = work.data
    names = work.rules.names
    sheet = score_sheet(work)
    return {
        "control": [names[hex] for hex in data.control],
        "crossing_points": [names[hex] for hex in data.crossing_points],
        "crossing_count": data.crossing_count,
        "supreme_orders": [names[hex] for hex in data.supreme_orders],
        "airborne_hex": names[data.airborne_hex] if data.airborne_hex >= 0 else "",
        "airborne_used": data.airborne_used,
        "group": data.group,
        "victory_points": sum(item.points for item in sheet),
        "victory_need": threshold(work),
        "victory_sheet": [[item.code, item.count, item.points] for item in sheet],
        "relocations": [data.axis_relocations, data.soviet_relocations],
        # Only numbers: what the chits and markers are is known to their owner.
        "cup": len(data.cup),
        "hand": len(data.hand),
        "chosen": [len(data.chosen_axis), len(data.chosen_soviet)],
        "inactive": [len(data.inactive_axis), len(data.inactive_soviet)],
        "drawn": data.drawn,
        "resolved": list(data.resolved),
        "luftwaffe": len(data.luftwaffe),
        "luftwaffe_used": list(data.luftwaffe_used),
        "luftwaffe_box": len(data.luftwaffe_box),
        "seats_exchanged": data.seats_exchanged,
        "fronts_exchanged": data.fronts_exchanged,
    }


def _own(work: TracesWork, seat: str) -> dict[str, Any]:
    data = work.data
    frame = work.agenda[-1] if work.agenda else None
    own: dict[str, Any] = {}
    side = work.rules.number_of.get(seat)
    if side == AXIS:
        own = {
            "inactive": list(data.inactive_axis),
            "chosen": list(data.chosen_axis),
            "hand": list(data.hand),
            "luftwaffe": list(data.luftwaffe),
        }
        if isinstance(frame, Bidding) and frame.axis >= 0:
            own["bid"] = frame.axis
    elif side == SOVIET:
        own = {"inactive": list(data.inactive_soviet), "chosen": list(data.chosen_soviet)}
        if isinstance(frame, Bidding) and frame.soviet >= 0:
            own["bid"] = frame.soviet
    return own


def imagine(rules: TracesRules, state: State, seat: str, dice: Dice) -> State:
    """The same position with everything that this seat may not know drawn again."""
    data = state.data
    side = rules.number_of.get(seat)
    if side != AXIS:
        data, dice = _imagine_axis(rules, data, dice)
    if side != SOVIET:
        data, dice = _imagine_soviet(rules, data, dice)
    twin = replace(state, data=data, dice=dice, agenda=_imagine_frames(state, side, dice))
    twin.__dict__.update(state.__dict__)
    return twin


def _shuffled(items: tuple[str, ...], dice: Dice) -> tuple[list[str], Dice]:
    pool = list(items)
    for last in range(len(pool) - 1, 0, -1):
        at, dice = dice.below(last + 1)
        pool[last], pool[at] = pool[at], pool[last]
    return pool, dice


def _deal(pool: list[str], *sizes: int) -> list[tuple[str, ...]]:
    hands = []
    for size in sizes:
        hands.append(tuple(sorted(pool[:size])))
        pool = pool[size:]
    return hands


def _imagine_axis(rules: TracesRules, data: Any, dice: Dice) -> tuple[Any, Dice]:
    """Axis chits not yet drawn and the Luftwaffe markers, shuffled among their places."""
    in_cup = tuple(chit for chit in data.cup if rules.chits[chit].side == SIDES[AXIS])
    hidden = join(join(in_cup, data.hand), data.inactive_axis)
    pool, dice = _shuffled(hidden, dice)
    cup, hand, inactive = _deal(pool, len(in_cup), len(data.hand), len(data.inactive_axis))
    known = tuple(chit for chit in data.resolved if rules.chits[chit].side == SIDES[AXIS])
    if data.drawn and rules.chits[data.drawn].side == SIDES[AXIS]:
        known = (*known, data.drawn)
    chosen = join(join(cup, hand), known) if data.chosen_axis else ()
    markers, dice = _shuffled((*data.luftwaffe, *data.luftwaffe_box), dice)
    available, box = _deal(markers, len(data.luftwaffe), len(data.luftwaffe_box))
    others = tuple(chit for chit in data.cup if rules.chits[chit].side != SIDES[AXIS])
    return (
        replace(
            data,
            cup=join(others, cup),
            hand=hand,
            inactive_axis=inactive,
            chosen_axis=chosen,
            luftwaffe=available,
            luftwaffe_box=box,
        ),
        dice,
    )


def _imagine_soviet(rules: TracesRules, data: Any, dice: Dice) -> tuple[Any, Dice]:
    """Soviet chits not yet drawn, shuffled between the choice and the pool, legally (4.2.1)."""
    if not data.chosen_soviet:
        return data, dice
    in_cup = tuple(chit for chit in data.cup if rules.chits[chit].side == SIDES[SOVIET])
    shown = tuple(chit for chit in data.resolved if rules.chits[chit].side == SIDES[SOVIET])
    if data.drawn and rules.chits[data.drawn].side == SIDES[SOVIET]:
        shown = (*shown, data.drawn)
    unseen = in_cup if data.cup or shown else data.chosen_soviet
    hidden = join(unseen, data.inactive_soviet)
    for _ in range(50):
        pool, dice = _shuffled(hidden, dice)
        chosen, inactive = _deal(pool, len(unseen), len(data.inactive_soviet))
        whole = join(chosen, shown)
        if is_soviet_choice(rules, whole):
            others = tuple(chit for chit in data.cup if rules.chits[chit].side != SIDES[SOVIET])
            cup = join(others, chosen) if data.cup else data.cup
            return (
                replace(data, cup=cup, chosen_soviet=whole, inactive_soviet=inactive),
                dice,
            )
    return data, dice


def _imagine_frames(state: State, side: int | None, dice: Dice) -> tuple[Any, ...]:
    """A bid that the other player has made is unknown too."""
    frame = state.agenda[-1] if state.agenda else None
    if not isinstance(frame, Bidding):
        return state.agenda
    guess, _ = dice.roll(100)
    axis = frame.axis if side == AXIS or frame.axis < 0 else guess
    soviet = frame.soviet if side == SOVIET or frame.soviet < 0 else guess
    return (*state.agenda[:-1], Bidding(axis, soviet))
