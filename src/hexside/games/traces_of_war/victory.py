"""13 Victory: points of both scenarios, checked at the end of turns."""

from __future__ import annotations

from hexside.games.traces_of_war.state import ELIMINATED, END_OF_TURN
from hexside.games.traces_of_war.supply_lines import has_supply_line
from hexside.games.traces_of_war.tables import AXIS, SIDES, SOVIET
from hexside.games.traces_of_war.work import TracesWork
from hexside.mechanics.score_sheet import Item, total


def threshold(work: TracesWork) -> float:
    """13.2, 13.3, 14.1: the points that the Soviets need."""
    return float(work.data.bid or work.rules.setup.victory_threshold)


def score_sheet(work: TracesWork) -> list[Item]:
    """The victory points as they stand, line by line."""
    values = work.rules.tables.victory_points[work.rules.setup.victory_points]
    counts = _race_counts(work) if "crossing_point" in values else _campaign_counts(work)
    return [
        Item(code, counts.get(code, 0), value * counts.get(code, 0))
        for code, value in values.items()
    ]


def score(work: TracesWork) -> float:
    """The victory points of the Soviets."""
    return total(score_sheet(work))


def _race_counts(work: TracesWork) -> dict[str, int]:
    """13.2, table 6.8: crossing points and units west of the Dnieper, by supply line."""
    counts = {"crossing_point": len(work.data.crossing_points)}
    for uid, unit in work.units.items():
        if unit.hex not in work.rules.ground.west or work.rules.side[uid] != SOVIET:
            continue
        if work.rules.is_hq[uid]:
            continue
        kind = "mechanised" if work.rules.roster[uid].mechanised else "non_mechanised"
        state = "supplied" if has_supply_line(work, uid) else "unsupplied"
        code = f"{kind}_west_{state}"
        counts[code] = counts.get(code, 0) + 1
    return counts


def _campaign_counts(work: TracesWork) -> dict[str, int]:
    """13.3, table 6.9: cities, destroyed units, relocations, breakthrough.

    At the end of the game a unit without a supply line counts as eliminated (R23).
    """
    rules = work.rules
    last = work.turn >= rules.setup.turns and work.data.phase == END_OF_TURN
    counts = {
        "major_city": sum(1 for hex in work.data.control if hex in rules.ground.is_city),
        "german_hq_relocation": work.data.axis_relocations,
        "soviet_hq_relocation": work.data.soviet_relocations,
    }

    def add(code: str) -> None:
        counts[code] = counts.get(code, 0) + 1

    for uid, unit in work.units.items():
        counter = rules.roster[uid]
        if counter.is_hq:
            continue
        if rules.side[uid] == AXIS:
            lost = unit.box == ELIMINATED or (
                last and unit.hex >= 0 and not has_supply_line(work, uid)
            )
            if lost:
                add(_destroyed_code(work, uid))
        elif unit.hex in rules.ground.breakthrough and has_supply_line(work, uid):
            add("breakthrough_unit")
    return counts


def _destroyed_code(work: TracesWork, uid: str) -> str:
    counter = work.rules.roster[uid]
    if counter.nationality != "german":
        return "destroyed_axis_minor"
    if work.rules.options["armoured-vp"] == "mechanised":
        armoured = counter.mechanised
    else:
        armoured = counter.type == "armour"
    return "destroyed_german_armoured" if armoured else "destroyed_german_other"


def check_victory(work: TracesWork) -> None:
    """4.4.1: the check at the end of a turn."""
    setup = work.rules.setup
    last = work.turn >= setup.turns
    points = score(work)
    work.tell("victory-points", "4.4", points=points, need=threshold(work))
    if not last and setup.victory_checked == "last-turn":
        return
    rule = "13.2" if setup.victory_checked == "last-turn" else "13.3"
    if points >= threshold(work):
        work.end(SIDES[SOVIET], rule, "soviet-points", points)
    elif last:
        work.end(SIDES[AXIS], rule, "axis-holds", points)
