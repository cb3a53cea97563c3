"""Single operations of Traces of War: movement ranges, supply, zones of control."""

from __future__ import annotations

import importlib.util
from typing import cast

from hexside.cli.timing import Effort, fresh_microseconds, microseconds
from hexside.engine import Rules, State
from hexside.games.traces_of_war.ranges import unit_options
from hexside.games.traces_of_war.rules import TracesRules
from hexside.games.traces_of_war.supply_lines import region
from hexside.games.traces_of_war.tables import SOVIET
from hexside.games.traces_of_war.work import TracesWork
from hexside.mechanics.field import Field
from hexside.pathfinding import reach

#: More half-points than any path across the board costs.
EVERYWHERE = 400


def measures(rules: Rules, state: State, effort: Effort) -> dict[str, float]:
    """Figures by name; nothing is cached between runs."""
    known = cast(TracesRules, rules)
    work = TracesWork(known, state)
    on_map = [uid for uid, unit in state.units.items() if unit.hex >= 0]

    def forgetful() -> TracesWork:
        work.field.ranges[:] = [{}, {}]
        work.field.notes = {}
        known.ground.ranges.clear()
        return work

    def ranges(table: TracesWork) -> None:
        for uid in on_map:
            unit_options(table, uid)

    # A unit alone in its hex: its zone of control moves with it.
    uid = next(uid for uid in on_map if len(work.field.at(state.units[uid].hex)) == 1)
    side, hex = known.side[uid], state.units[uid].hex
    field: Field = work.field.copy()

    def step() -> None:
        field.remove(uid, side, hex)
        field.add(uid, side, hex)

    all_ranges = fresh_microseconds(forgetful, ranges, effort)
    return {
        "movement_range_all_units_us": all_ranges,
        "movement_range_one_unit_us": all_ranges / len(on_map),
        "supply_of_a_side_us": fresh_microseconds(forgetful, lambda w: region(w, SOVIET), effort),
        # Leaving and entering are two updates.
        "zoc_update_us": microseconds(step, effort) / 2,
        **_against_scipy(known, state.units[uid].hex, effort),
    }


def _against_scipy(rules: TracesRules, start: int, effort: Effort) -> dict[str, float]:
    """A range over the full board beside SciPy's Dijkstra on the same edges, if installed."""
    empty = bytes(rules.grid.size)
    ours = microseconds(
        lambda: reach(start, EVERYWHERE, rules.ground.edges, empty, empty, 0, 0, 0), effort
    )
    figures = {"whole_board_us": ours}
    if importlib.util.find_spec("scipy") is None:
        return figures
    from scipy.sparse import csr_matrix
    from scipy.sparse.csgraph import dijkstra

    steps = [
        (here, there, cost)
        for here, around in enumerate(rules.ground.edges)
        for cost, there, *_ in around
    ]
    rows, columns, costs = zip(*steps, strict=True)
    graph = csr_matrix((costs, (rows, columns)), shape=(rules.grid.size, rules.grid.size))
    theirs = microseconds(lambda: dijkstra(graph, indices=start, limit=EVERYWHERE), effort)
    return {**figures, "whole_board_scipy_us": theirs, "to_scipy_ratio": ours / theirs}
