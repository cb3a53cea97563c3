"""8.6.1 Automatic DS: overwhelming force in the Movement Phase."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from hexside.engine import Action, Reason, Unit
from hexside.games.stalingrad42.board.ground import Season
from hexside.games.stalingrad42.combat.assault import Assault, target_odds
from hexside.games.stalingrad42.combat.attackers import may_attack, no_attackers
from hexside.games.stalingrad42.combat.combat_actions import Shatter
from hexside.games.stalingrad42.combat.combat_ground import attacked_from, may_attack_into
from hexside.games.stalingrad42.combat.strengths import halved
from hexside.games.stalingrad42.reading.printed import SIDES
from hexside.games.stalingrad42.state import FULL_RETREAT, TRAIN, S42Data
from hexside.games.stalingrad42.units.changes import Moment, changed_places, moment
from hexside.games.stalingrad42.units.stacking import excess
from hexside.games.stalingrad42.work import S42Work
from hexside.mechanics.connections import spread

#: 9.2: the most that armor can shift an attack.
MOST_ARMOR = 2


class Judged(NamedTuple):
    """What was found of hexes at a moment, each with the units there and next to it.

    Odds depend on these units, the turn and what stands in the tracks, and on nothing else.
    """

    data: S42Data
    turn: int
    found: dict[int, tuple[list[tuple[str, Unit]], tuple[str, ...]]]


def auto_ds_targets(work: S42Work, side: int) -> dict[int, tuple[str, ...]]:
    """8.6.1: hexes against which adjacent units reach 10-1 without air and artillery."""
    key = ("auto-ds", side)
    known: dict[int, tuple[str, ...]] | None = work.field.notes.get(key)
    if known is None:
        judged = _judged(work, side)
        known = {}
        for hex in _promising(work, side):
            near = _units_near(work, hex)
            last = judged.get(hex)
            if last is None or last[0] != near:
                last = judged[hex] = (near, _shattering(work, side, hex))
            if last[1]:
                known[hex] = last[1]
        work.field.notes[key] = known
    return known


def _judged(work: S42Work, side: int) -> dict[int, tuple[list[tuple[str, Unit]], tuple[str, ...]]]:
    """The hexes judged since the tracks last changed."""
    slot = ("auto-ds", side)
    known: Judged | None = work.rules.recent.get(slot)
    if known is None or known.data is not work.data or known.turn != work.turn:
        known = work.rules.recent[slot] = Judged(work.data, work.turn, {})
    return known.found


def _units_near(work: S42Work, hex: int) -> list[tuple[str, Unit]]:
    """All units of both sides in a hex and next to it, as they are."""
    units = work.units
    at = work.field.at
    return [(uid, units[uid]) for here in (hex, *work.rules.grid.adjacent(hex)) for uid in at(here)]


def _shattering(work: S42Work, side: int, hex: int) -> tuple[str, ...]:
    """The units that reach 10-1 against a hex, none if they do not."""
    units = _attackers(work, side, hex)
    if units and _is_near(work, hex, units) and target_odds(work, hex, units, "auto-ds"):
        return units
    return ()


class Promising(NamedTuple):
    """The hexes for which the bound held at a moment, and where the units stood then."""

    asked: Moment
    season: Season
    hexes: frozenset[int]


def _promising(work: S42Work, side: int) -> list[int]:
    """Hexes for which the bound holds, whichever units next to them attack; seldom any.

    It hangs on the units in a hex and next to it and on the season, so after a change only the
    hexes around it are looked at again.
    """
    slot = ("promising", side)
    known: Promising | None = work.rules.recent.get(slot)
    changed = None
    if known is not None and known.season == work.season:
        changed = changed_places(work, known.asked)
    field = work.field
    grid = work.rules.grid
    hexes = field.bits[1 - side] & (spread(field.bits[side], grid) | field.contested)
    found: frozenset[int] = frozenset()
    if known is not None and changed is not None:
        if not changed:
            return sorted(known.hexes)
        near = grid.bits(changed)
        near |= spread(near, grid)
        found = frozenset([hex for hex in known.hexes if not near >> grid.bit[hex] & 1])
        hexes &= near
    found |= _within_bound(work, side, grid.indices(hexes))
    work.rules.recent[slot] = Promising(moment(work), work.season, found)
    return sorted(found)


def _within_bound(work: S42Work, side: int, hexes: list[int]) -> set[int]:
    """The hexes of which all attackers together, doubled, might shatter the defenders, halved."""
    own = work.field.occupied[side]
    attacks: dict[int, int] = {}
    need = work.rules.combat_tables.combat.shattered + 1 - MOST_ARMOR
    found = set()
    for hex in hexes:
        attack = 0
        for here in attacked_from(work, hex):
            if own[here]:
                if here not in attacks:
                    units = work.combat_units(side, here)
                    attacks[here] = sum(work.values(uid).attack for uid in units)
                attack += attacks[here]
        if attack and 2 * attack >= need * _least_defense(work, 1 - side, hex):
            found.add(hex)
    return found


def _attackers(work: S42Work, side: int, hex: int) -> tuple[str, ...]:
    """8.6.1, 22.4: units next to a hex that may attack it; those in Entry Areas are not next.

    29.1.3: with those inside a contested city, and none out of another.
    """
    return tuple(
        sorted(
            uid
            for here in attacked_from(work, hex)
            for uid in work.combat_units(side, here)
            if may_attack(work, uid) is None and may_attack_into(work, uid, hex)
        )
    )


def _is_near(work: S42Work, hex: int, units: tuple[str, ...]) -> bool:
    """A bound that costs little: full doubling against full halving must reach the odds."""
    need = work.rules.combat_tables.combat.shattered + 1 - MOST_ARMOR
    attack = sum(work.values(uid).attack for uid in units)
    return 2 * attack >= need * _least_defense(work, 1 - work.rules.side[units[0]], hex)


def _least_defense(work: S42Work, side: int, hex: int) -> int:
    """The defense of a hex at its worst: halved, in winter, headquarters left out (9.8)."""
    values = []
    rules = work.rules
    units = [uid for uid in work.field.at(hex) if rules.side[uid] == side]
    for uid in units:
        marks = work.units[uid].marks
        if not rules.combat[uid] or FULL_RETREAT in marks or rules.roster[uid].bracketed:
            continue
        values.append(1 if TRAIN in marks else halved(max(1, work.values(uid).defense - 1)))
    # 15.3: units over the limit do not count, whichever they are.
    over = excess(work, side, hex) if len(units) > 2 else 0
    return sum(sorted(values)[: len(values) - over])


class AutoDsMoves:
    """8.6.1: declared between moves; the units that contribute are named next."""

    verbs: tuple[type[Action], ...] = (Shatter,)

    def legal(self, work: S42Work, side: int, movers: Sequence[str]) -> list[Action]:
        """The hexes whose defenders can be shattered now."""
        names = work.rules.names
        return [Shatter(names[hex]) for hex in auto_ds_targets(work, side)]

    def reasons(self, work: S42Work, side: int, action: Shatter) -> list[Reason]:
        """Why the defenders of a hex cannot be shattered."""
        if action.hex not in work.rules.grid:
            return [Reason("unknown-hex", "", {"hex": action.hex})]
        hex = work.rules.grid.index(action.hex)
        name = {"hex": action.hex}
        if not work.enemy_at(side, hex):
            return [Reason("no-enemy-there", "8.6.1", {**name})]
        if not _attackers(work, side, hex):
            return [no_attackers(work, side, hex, "8.6.1")]
        return [Reason("s42-below-ten-to-one", "8.6.1", {**name})]

    def take(self, work: S42Work, side: int, action: Shatter) -> None:
        """The active player goes on to name the units."""
        hex = work.rules.grid.index(action.hex)
        units = auto_ds_targets(work, side)[hex]
        work.push(Assault(SIDES[side], hex, units, kind="auto-ds"))
