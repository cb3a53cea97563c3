"""14 Victory: points of both sides, levels by their difference, and sudden death."""

from __future__ import annotations

from hexside.games.iskra.shapes import AXIS, SIDES, SOVIET, VictoryRow
from hexside.games.iskra.state import (
    AXIS_HIGH,
    AXIS_LOW,
    ISOLATED,
    MISSED,
    OUT_OF_SUPPLY,
    SOVIET_HIGH,
    SOVIET_LOW,
)
from hexside.games.iskra.work import IskraWork
from hexside.mechanics.score_sheet import Item, total

#: 13.5: the location of six hexes, whose points its own marker tells.
SCHLUESSELBURG = "schluesselburg"
#: 14.3: how the ids of the levels begin that the Soviets win with.
SOVIET_LEVEL = "soviet-"


# Points (14.1)


def points_of(work: IskraWork, row: VictoryRow, hexes: tuple[int, ...]) -> tuple[int, int]:
    """14.3.1: what a location gives the Germans and the Soviets now."""
    if not hexes:
        return 0, 0
    if row.location == SCHLUESSELBURG:
        return schluesselburg_points(work, row)
    return (0, row.soviet) if work.is_soviet(hexes[0]) else (row.axis, 0)


def schluesselburg_points(work: IskraWork, row: VictoryRow) -> tuple[int, int]:
    """13.5, R-02: by the marker in the city; its German low side is an option."""
    low = row.axis_low
    if work.rules.option("schluesselburg-low") == "2":
        low = 2
    return {
        AXIS_HIGH: (row.axis, 0),
        AXIS_LOW: (low, 0),
        SOVIET_HIGH: (0, row.soviet),
        SOVIET_LOW: (0, row.soviet_low),
    }[work.data.schluesselburg]


def _markers(work: IskraWork, side: int) -> list[Item]:
    """14.1.2, 14.1.3: the markers of a side on the map: the villages, and Schlüsselburg."""
    villages = [0, 0]
    city = [0, 0]
    for row, hexes in work.rules.ground.locations:
        points = points_of(work, row, hexes)[side]
        found = city if row.location == SCHLUESSELBURG else villages
        found[0] += points > 0
        found[1] += points
    name = SIDES[side]
    return [
        Item(f"{name}_villages", villages[0], villages[1]),
        Item(f"{name}_schluesselburg", city[0], city[1]),
    ]


def soviet_sheet(work: IskraWork) -> list[Item]:
    """14.1.3, 14.1.4, 16.2, R-61: the Soviet points, line by line."""
    data = work.data
    tables = work.rules.tables
    captured = int(data.tigers_captured)
    missed = int(data.link_up == MISSED)
    sheet = [
        *_markers(work, SOVIET),
        Item("tigers_captured", captured, captured * tables.tigers.captured_victory_points),
    ]
    if work.rules.option("tiger-point") == "on":
        lost = int(data.tigers_destroyed)
        points = lost * tables.tigers.destroyed_victory_points
        sheet.append(Item("tigers_destroyed", lost, points))
    return [*sheet, Item("link_up_missed", missed, -missed * tables.link_up.penalty)]


def axis_sheet(work: IskraWork) -> list[Item]:
    """14.1.2: the German points, line by line."""
    return _markers(work, AXIS)


def score_sheet(work: IskraWork) -> list[Item]:
    """14.1.5, R-28: both sides' lines, the German ones deducted; the sum is the score."""
    german = [Item(item.code, item.count, 0 - item.points) for item in axis_sheet(work)]
    return [*soviet_sheet(work), *german]


def soviet_points(work: IskraWork) -> int:
    """14.1.3: the Soviet victory points."""
    return int(total(soviet_sheet(work)))


def axis_points(work: IskraWork) -> int:
    """14.1.2: the German victory points."""
    return int(total(axis_sheet(work)))


def soviet_markers(work: IskraWork) -> int:
    """R-29: the Soviet markers on the map alone: no Tigers, no deduction."""
    return int(total(_markers(work, SOVIET)))


def score(work: IskraWork) -> int:
    """R-28: Soviet less German points."""
    return soviet_points(work) - axis_points(work)


# Levels (14.3)


def level(work: IskraWork, difference: int) -> str:
    """14.3: the level of victory for a difference of points."""
    rows = work.rules.tables.level
    return next((row.id for row in rows if difference >= row.at_least), rows[-1].id)


def threshold(work: IskraWork) -> int:
    """14.3: the least difference with which the Soviets win."""
    rows = work.rules.tables.level
    return min(row.at_least for row in rows if row.id.startswith(SOVIET_LEVEL))


def next_check(work: IskraWork) -> tuple[int, int]:
    """14.2.1: turn and points of the next German sudden death; (0, 0) when all are past."""
    rows = work.rules.tables.sudden_death.victory_points
    ahead = sorted((int(turn), need) for turn, need in rows.items() if int(turn) >= work.turn)
    return ahead[0] if ahead else (0, 0)


# Sudden death (14.2)


def holds(work: IskraWork, hex: int) -> bool:
    """14.2, R-30: a supplied Soviet unit with a zone of control stands there; or, as the option
    has it, the Soviets control the hex, and who stands there is supplied."""
    units = [uid for uid in work.fighters(hex) if work.rules.side[uid] == SOVIET]
    supplied = [uid for uid in units if not _is_cut_off(work, uid)]
    if work.rules.option("sudden-death-holding") == "controlled":
        return work.is_soviet(hex) and (not units or bool(supplied))
    return any(work.can_hold(uid) for uid in supplied)


def all_held(work: IskraWork, hexes: tuple[int, ...]) -> bool:
    """14.2.2: whether the Soviets hold every one of these hexes; a board may have none of them."""
    return bool(hexes) and all(holds(work, hex) for hex in hexes)


def _is_cut_off(work: IskraWork, uid: str) -> bool:
    unit = work.units[uid]
    return unit.has(OUT_OF_SUPPLY) or unit.has(ISOLATED)


def check_sudden_death(work: IskraWork) -> None:
    """14.2, R-72: the Soviet one is looked at first; either is a win without a level."""
    ground = work.rules.ground
    if all_held(work, ground.heights):
        work.end(SIDES[SOVIET], "14.2.2", "iskra-heights-taken", score(work))
        return
    if all_held(work, ground.mga):
        work.end(SIDES[SOVIET], "14.2.2", "iskra-mga-taken", score(work))
        return
    need = work.rules.tables.sudden_death.victory_points.get(str(work.turn))
    if need is None:
        return
    points = soviet_markers(work)
    work.tell("timetable-checked", "14.2.1", turn=work.turn, points=points, need=need)
    if points < need:
        work.end(SIDES[AXIS], "14.2.1", "iskra-behind-timetable", score(work))


def last_check(work: IskraWork) -> None:
    """14.1.5, 14.3: the final score."""
    soviet, german = soviet_points(work), axis_points(work)
    work.tell("final-points", "14.1.5", soviet=soviet, axis=german, score=soviet - german)
    _end_with(work, level(work, soviet - german), soviet - german)


def _end_with(work: IskraWork, level: str, difference: int) -> None:
    """14.3: the level says who has won."""
    winner = SOVIET if level.startswith(SOVIET_LEVEL) else AXIS
    work.end(SIDES[winner], "14.3", f"iskra-{level}", difference)


__all__ = [
    "axis_points",
    "axis_sheet",
    "check_sudden_death",
    "holds",
    "last_check",
    "level",
    "next_check",
    "score",
    "score_sheet",
    "soviet_markers",
    "soviet_points",
    "soviet_sheet",
    "threshold",
]
