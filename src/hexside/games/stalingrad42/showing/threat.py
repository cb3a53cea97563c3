"""What each side can reach in its next movement, and which enemies it can then attack.

An aid for the eye, made of the rules of movement (5) and of attacks (8.1): it looks at each unit
alone and at the position as it stands, so reinforcements, rail and odds are left out.
"""

from __future__ import annotations

from msgspec.structs import replace

from hexside.games.stalingrad42.combat.combat_ground import attacks_out_to
from hexside.games.stalingrad42.movement.movement_costs import step_cost
from hexside.games.stalingrad42.movement.movement_ranges import prospects
from hexside.games.stalingrad42.reading.printed import AXIS, SIDES, SOVIET
from hexside.games.stalingrad42.sequence.player_order import first_side
from hexside.games.stalingrad42.state import (
    AUTO_DS,
    COMBAT_MARKS,
    MINI_MOVEMENT,
    MOVED,
    REPLACEMENT,
    RESERVE,
    SLIPPING,
    STEPPED,
    TRAIN,
    TRANSFERRED,
    area_of,
)
from hexside.games.stalingrad42.work import S42Work
from hexside.mechanics.overlay_parts import Part, area

#: Marks that are gone when the next Movement Phase of their side begins.
PASSING = frozenset({*COMBAT_MARKS, MOVED, REPLACEMENT, SLIPPING, STEPPED, TRAIN, TRANSFERRED})
#: The phases after which the active side moves no more this turn.
STILL_TO_MOVE = ("initial", "movement", MINI_MOVEMENT)


def threat(work: S42Work) -> list[Part]:
    """The hexes in reach of each side, and the enemies that it could attack from them."""
    parts = []
    for side in (AXIS, SOVIET):
        reached, struck = _reach(_at_next_movement(work, side), side)
        names = work.rules.names
        parts.append(area(names, "reach", SIDES[side], reached))
        parts.append(area(names, "strike", SIDES[side], struck))
    return parts


def _at_next_movement(work: S42Work, side: int) -> S42Work:
    """The position as a side will find it when it moves next, were nothing to happen till then."""
    data = work.data
    if data.side == side and data.phase in STILL_TO_MOVE:
        return work
    is_second = side != first_side(work)
    later_this_turn = data.side != side and is_second
    units = {}
    for uid, unit in work.units.items():
        if unit.marks and work.rules.side[uid] == side:
            kept = tuple(
                m for m in unit.marks if m not in PASSING and not m.startswith((AUTO_DS, RESERVE))
            )
            units[uid] = unit if kept == unit.marks else replace(unit, marks=kept)
        else:
            units[uid] = unit
    turn = work.turn if later_this_turn else work.turn + 1
    return S42Work(work.rules, replace(work.freeze(), units=units, turn=turn))


def _reach(work: S42Work, side: int) -> tuple[set[int], set[int]]:
    rules = work.rules
    grid = rules.grid
    reached: set[int] = set()
    struck: set[int] = set()
    for uid, unit in work.units.items():
        if rules.side[uid] != side or not rules.combat[uid]:
            continue
        if unit.hex < 0 and not area_of(unit.box):
            continue
        ends = {
            grid.index(goal)
            for option in prospects(work, uid).options
            for goal in option.goals
            if goal in grid
        }
        if unit.hex >= 0:
            ends.add(unit.hex)
        reached |= ends
        if work.is_good_order(uid) and work.values(uid).attack > 0:
            struck |= _targets(work, uid, ends)
    return reached, struck


def _targets(work: S42Work, uid: str, ends: set[int]) -> set[int]:
    """8.1, 29.1.3: the enemies next to some hexes, where the unit could go but for them."""
    rules = work.rules
    ground = rules.ground
    side = rules.side[uid]
    kind = rules.movement_class[uid]
    season = work.season
    enemy = work.field.occupied[1 - side]
    return {
        there
        for here in ends
        for there in attacks_out_to(work, here)
        if enemy[there]
        and (here == there or step_cost(ground, side, kind, season, here, there) is not None)
    }


__all__ = ["threat"]
