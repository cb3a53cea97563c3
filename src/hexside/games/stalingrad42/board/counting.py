"""6.1, 7.1, 23 The season of a state, and its field counted from nothing."""

from __future__ import annotations

from hexside.engine import State
from hexside.games.stalingrad42.board.field import S42Field
from hexside.games.stalingrad42.board.ground import Season
from hexside.games.stalingrad42.board.zoc_bonds import is_bond_capable
from hexside.games.stalingrad42.reading.printed import AXIS, SOVIET
from hexside.games.stalingrad42.rules import S42Rules
from hexside.games.stalingrad42.state import DISRUPTED, FULL_RETREAT, TRAIN, S42Data

#: Marks that bear on zones of control and bonds.
STATUS = (DISRUPTED, FULL_RETREAT, TRAIN)


def season_of(rules: S42Rules, turn: int, data: S42Data) -> Season:
    """5.5, 23: what weather and time of year do to the ground."""
    return Season(
        wet=data.mud or data.weather == "rain",
        frozen=turn >= rules.tables.weather.winter_from,
        swamped=data.swamped,
    )


def fresh_field(rules: S42Rules, state: State) -> S42Field:
    """The field of a state, counted from nothing."""
    season = season_of(rules, state.turn, state.data)
    field = S42Field(rules.grid, rules.ground.projections(season))
    zone = rules.options["full-retreat-zone"] == "on"
    good: dict[tuple[int, int], list[int]] = {}
    for uid, unit in sorted(state.units.items()):
        if unit.hex < 0:
            continue
        side = rules.side[uid]
        field.enter(uid, unit.hex)
        if not rules.combat[uid]:
            continue
        field.count_combat(side, unit.hex, 1)
        if TRAIN not in unit.marks and (zone or FULL_RETREAT not in unit.marks):
            field.count_zone(side, unit.hex, 1)
        if all(mark not in unit.marks for mark in STATUS):
            good.setdefault((side, unit.hex), [0, 0])[rules.light[uid]] += 1
    for side in (AXIS, SOVIET):
        field.capable[side] = rules.grid.bits(
            hex
            for (who, hex), counts in good.items()
            if who == side and is_bond_capable(*counts) and not field.is_contested(hex)
        )
    return field
