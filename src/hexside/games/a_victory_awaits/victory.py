"""16 Victory: only the Axis scores, at the supply check of the last turn."""

from __future__ import annotations

from hexside.games.a_victory_awaits.lines import has_line
from hexside.games.a_victory_awaits.shapes import AXIS, SIDES, SOVIET
from hexside.games.a_victory_awaits.state import ELIMINATED
from hexside.games.a_victory_awaits.work import AwaitsWork
from hexside.mechanics.score_sheet import Item, total


def threshold(work: AwaitsWork) -> int:
    """16.4, 17.1, 18: the points that the Axis needs."""
    return work.data.bid or work.rules.setup.victory_threshold


def _held(work: AwaitsWork, hexes: tuple[int, ...]) -> tuple[int, int]:
    """How many of these hexes the Axis controls with a line of communication, and without."""
    held = [hex for hex in hexes if work.controls(AXIS, hex)]
    linked = sum(has_line(work, AXIS, hex) for hex in held)
    return linked, len(held) - linked


def _each(code: str, held: tuple[int, int], points: tuple[int, int]) -> list[Item]:
    """A line for those with a line of communication, and one for those without."""
    return [
        Item(code, held[0], held[0] * points[0]),
        Item(f"{code}_without_line", held[1], held[1] * points[1]),
    ]


def _best(code: str, held: tuple[int, int], points: tuple[int, int]) -> list[Item]:
    """16.3: of several sources the best one counts, once."""
    with_line = 1 if held[0] else 0
    without = 1 if held[1] and not held[0] else 0
    return _each(code, (with_line, without), points)


def score_sheet(work: AwaitsWork) -> list[Item]:
    """16.1 to 16.3, 18.2: the victory points as they stand, line by line."""
    rules = work.rules
    ground = rules.ground
    points = rules.tables.victory_points
    marked = tuple(hex for hex in work.data.stand_fast if hex in ground.is_city)
    sheet = [
        *_each("major_city", _held(work, ground.major_cities), points.major_city),
        *_each("stand_fast", _held(work, marked), points.stand_fast),
        *_best("soviet_source", _held(work, ground.sources[SOVIET]), points.soviet_source),
    ]
    if ground.moscow_sources:
        held = _held(work, ground.moscow_sources)
        sheet += _best("moscow_source", held, points.moscow_source)
    if rules.has("red-stars"):
        held = _held(work, ground.red_stars)
        sheet += _each("smolensk_breakthrough", held, points.smolensk_breakthrough)
    german = sum(
        rules.roster[uid].mechanised
        and rules.roster[uid].nationality == "german"
        and work.is_full(uid)
        for uid in work.on_map(AXIS)
    )
    lost = sum(rules.roster[uid].mechanised for uid in work.in_box(SOVIET, ELIMINATED))
    return [
        *sheet,
        Item("german_mechanised_full", german, german * points.german_mechanised_full),
        Item("soviet_mechanised_eliminated", lost, lost * points.soviet_mechanised_eliminated),
    ]


def score(work: AwaitsWork) -> float:
    """The victory points of the Axis."""
    return total(score_sheet(work))


def decide(work: AwaitsWork) -> None:
    """16.4, 18: the Axis has enough points, or the Soviets have won."""
    points = score(work)
    need = threshold(work)
    work.tell("victory-points", "16.1", points=points, need=need)
    rule = "16.4" if work.rules.track == "campaign" else "18.0"
    if points >= need:
        work.end(SIDES[AXIS], rule, "axis-points", points)
    else:
        work.end(SIDES[SOVIET], rule, "axis-fails", points)
