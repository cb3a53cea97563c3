"""8.6.1 Automatic DS: overwhelming force in the Movement Phase."""

from __future__ import annotations

from hexside.engine import Action, Reason
from hexside.games.stalingrad42.assault import Assault, eligible_targets, target_odds
from hexside.games.stalingrad42.combat_actions import Shatter
from hexside.games.stalingrad42.combat_tables import tables_of
from hexside.games.stalingrad42.other_moves import add
from hexside.games.stalingrad42.state import FULL_RETREAT, TRAIN
from hexside.games.stalingrad42.strengths import halved
from hexside.games.stalingrad42.tables import SIDES
from hexside.games.stalingrad42.work import S42Work

#: 9.2: the most that armor can shift an attack.
MOST_ARMOR = 2


def auto_ds_targets(work: S42Work, side: int) -> dict[int, tuple[str, ...]]:
    """8.6.1: hexes against which adjacent units reach 10-1 without air and artillery."""
    key = ("auto-ds", side)
    known: dict[int, tuple[str, ...]] | None = work.field.notes.get(key)
    if known is None:
        known = {
            hex: units
            for hex, units in eligible_targets(work, side).items()
            if _is_near(work, hex, units) and target_odds(work, hex, units, "auto-ds")
        }
        work.field.notes[key] = known
    return known


def _is_near(work: S42Work, hex: int, units: tuple[str, ...]) -> bool:
    """A bound that costs little: full doubling against full halving must reach the odds."""
    need = tables_of(work.rules).combat.shattered + 1 - MOST_ARMOR
    attack = sum(work.values(uid).attack for uid in units)
    defense = 0
    for uid in work.field.at(hex):
        marks = work.units[uid].marks
        if not work.rules.combat[uid] or FULL_RETREAT in marks:
            continue
        defense += 1 if TRAIN in marks else halved(work.values(uid).defense)
    return 2 * attack >= need * defense


class AutoDsMoves:
    """8.6.1: declared between moves; the units that contribute are named next."""

    verbs: tuple[type[Action], ...] = (Shatter,)

    def legal(self, work: S42Work, side: int, movers: list[str]) -> list[Action]:
        """The hexes whose defenders can be shattered now."""
        names = work.rules.names
        return [Shatter(names[hex]) for hex in auto_ds_targets(work, side)]

    def reasons(self, work: S42Work, side: int, action: Action) -> list[Reason]:
        """Why the defenders of a hex cannot be shattered."""
        assert isinstance(action, Shatter)
        if action.hex not in work.rules.grid:
            return [Reason("unknown-hex", "", {"hex": action.hex})]
        hex = work.rules.grid.index(action.hex)
        name = {"hex": action.hex}
        if not work.enemy_at(side, hex):
            return [Reason("no-enemy-there", "8.6.1", {**name})]
        if hex not in eligible_targets(work, side):
            return [Reason("no-attackers-adjacent", "8.6.1", {**name})]
        return [Reason("s42-below-ten-to-one", "8.6.1", {**name})]

    def take(self, work: S42Work, side: int, action: Action) -> None:
        """The active player goes on to name the units."""
        assert isinstance(action, Shatter)
        hex = work.rules.grid.index(action.hex)
        units = auto_ds_targets(work, side)[hex]
        work.push(Assault(SIDES[side], hex, units, kind="auto-ds"))


add(AutoDsMoves())
