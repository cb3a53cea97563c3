"""3.0, 33.2.2 The order of the two player turns of a game turn."""

from __future__ import annotations

from hexside.games.stalingrad42.reading.printed import SIDES, SOVIET
from hexside.games.stalingrad42.rules import S42Rules
from hexside.games.stalingrad42.work import S42Work


def last_turn(rules: S42Rules) -> int:
    """The last turn of a scenario."""
    return rules.info.first_turn + rules.info.turns - 1


def is_reversed(work: S42Work) -> bool:
    """33.2.2, S3.3: from the turn after that of the Winter Offensive the Soviets are first."""
    return 0 < work.data.winter_offensive < work.turn


def first_side(work: S42Work) -> int:
    """3.0: who moves first."""
    return SOVIET if is_reversed(work) else SIDES.index(work.rules.setup.first_side)


def begin_player_turn(work: S42Work, side: int) -> None:
    """3.0: it is the turn of a side; what counts by player turn is forgotten."""
    work.change(side=side, railed=0, railed_on_map=0, crossings=())
