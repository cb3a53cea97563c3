"""The worth of a position: the chance that the attacking side wins."""

from __future__ import annotations

import math
from typing import Any

from hexside.players.quick.counts import counts
from hexside.players.quick.position import Position
from hexside.players.quick.quick_tables import QuickTables

#: Beyond this many margins a result is fully decisive.
MAX_MARGINS = 12


def worth(tables: QuickTables, work: Position, margin: float = 0.0) -> float:
    """The chance that the attacking side wins from here, between 0 and 1.

    With a ``margin`` in victory points, a result on points counts by how decisive it is.
    """
    know = tables.know
    result: Any = work.result
    if result is not None:
        need = getattr(work.data, "bid", 0) or work.rules.setup.victory_threshold
        short = (result.score or 0.0) - need
        if margin and result.score and abs(short) < MAX_MARGINS * margin:
            return 1.0 / (1.0 + math.exp(-short / margin))
        if result.winner == know.weights.attacker:
            return 1.0
        return 0.0 if result.winner else 0.5
    rows = tables.judgements
    return rows[min(work.turn, len(rows)) - 1].of(counts(tables, work))
