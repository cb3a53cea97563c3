"""7.1 Entry hexes: where a reinforcement may be placed, and where if its own hex is blocked."""

from __future__ import annotations

from collections.abc import Iterable

from hexside.engine import Reason
from hexside.engine.refusals import Argument
from hexside.games.iskra.lines import would_trace
from hexside.games.iskra.relocation import may_stand
from hexside.games.iskra.shapes import SOVIET
from hexside.games.iskra.work import IskraWork


def intended_hexes(work: IskraWork, uid: str) -> tuple[int, ...]:
    """7.1, 13.3.1, 13.4.2: the hex of the entry letter of a counter.

    A pontoon returns at any Soviet entry point; a headquarters without a letter at any own source.
    """
    rules = work.rules
    ground = rules.ground
    side = rules.side[uid]
    if rules.is_pontoon[uid]:
        own = set(ground.sources[SOVIET])
        return tuple(sorted(hex for hex in ground.entries.values() if hex in own))
    letter = rules.roster[uid].entry
    if letter in ground.entries:
        return (ground.entries[letter],)
    return ground.sources[side] if rules.is_hq[uid] else ()


def is_blocked(work: IskraWork, side: int, hex: int) -> bool:
    """4.3, 7.1.2: an enemy unit or an enemy zone; friends there do not negate it."""
    return work.enemy_at(side, hex) or work.in_enemy_zone(side, hex)


def _is_open(work: IskraWork, uid: str, hex: int) -> bool:
    if is_blocked(work, work.rules.side[uid], hex) or not may_stand(work, uid, hex):
        return False
    return not work.rules.is_pontoon[uid] or would_trace(work, uid, hex)


def _near(work: IskraWork, hex: int) -> Iterable[int]:
    """7.1.2: the hexes that may take the place of a blocked one: of the same edge, or nearby."""
    ground = work.rules.ground
    numbers = work.rules.tables.entry
    edges = [edge for edge in ground.map_edges if hex in edge]
    if not edges:
        return work.rules.grid.within(hex, numbers.inside)
    along = frozenset[int]().union(*edges)
    return [there for there in work.rules.grid.within(hex, numbers.same_edge) if there in along]


def entry_hexes(work: IskraWork, uid: str) -> tuple[int, ...]:
    """7.1, 7.1.2, R-60: where a reinforcement may be placed now; empty if it cannot enter.

    Other hexes than the intended ones only if all of these are blocked. A pontoon needs a supplied
    entry point itself (13.3.1).
    """
    key = ("entry", uid)
    known: tuple[int, ...] | None = work.field.notes.get(key)
    if known is None:
        intended = intended_hexes(work, uid)
        known = tuple(hex for hex in intended if _is_open(work, uid, hex))
        if not known and not work.rules.is_pontoon[uid]:
            others = {there for hex in intended for there in _near(work, hex)}
            known = tuple(sorted(hex for hex in others if _is_open(work, uid, hex)))
        work.field.notes[key] = known
    return known


def entry_objections(work: IskraWork, uid: str, name: str) -> Iterable[Reason]:
    """7.1.2: why a reinforcement may not be placed in a hex."""
    rules = work.rules
    if name not in rules.grid:
        yield Reason("unknown-hex", "", {"hex": name})
        return
    hex = rules.grid.index(name)
    if hex in entry_hexes(work, uid):
        return
    side = rules.side[uid]
    intended = intended_hexes(work, uid)
    where: dict[str, Argument] = {"hex": name}
    if work.enemy_at(side, hex):
        yield Reason("enemy-occupied", "7.1.2", where)
    if work.in_enemy_zone(side, hex):
        yield Reason("in-enemy-zone", "7.1.2", where)
    if rules.is_pontoon[uid]:
        yield Reason("not-a-supplied-entry-point", "13.3.1", where)
    elif any(_is_open(work, uid, other) for other in intended):
        if hex not in intended:
            names = tuple(rules.names[other] for other in intended)
            yield Reason("not-the-entry-hex", "7.1", {**where, "unit": uid, "hexes": names})
    elif not any(hex in _near(work, other) for other in intended):
        yield Reason("too-far-from-entry-hex", "7.1.2", {**where, "unit": uid})
    if not may_stand(work, uid, hex):
        yield Reason("hex-closed-to-unit", "5.2.8", {**where, "unit": uid})


__all__ = ["entry_hexes", "entry_objections", "intended_hexes", "is_blocked"]
