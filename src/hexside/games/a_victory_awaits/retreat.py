"""10.6 Retreat: the paths that the priorities leave, and what they cost."""

from __future__ import annotations

from itertools import pairwise
from typing import ClassVar

from hexside.engine import Reason, Unit
from hexside.games.a_victory_awaits.actions import Retreat
from hexside.games.a_victory_awaits.lines import line_length
from hexside.games.a_victory_awaits.movement_reasons import step_reasons
from hexside.games.a_victory_awaits.state import MARKERS, RETREATED
from hexside.games.a_victory_awaits.work import AwaitsWork
from hexside.mechanics.retreat import Judged, Path, RetreatOfAll, RetreatRules, paths_to_room


def steps_from(work: AwaitsWork, uid: str, start: int, path: tuple[int, ...]) -> list[int]:
    """10.6(3): the neighbours into which a retreating unit may step.

    Not off the map, into water or an enemy, nor where movement is forbidden. The first hex may lie
    across a major river without a bridge, even from one enemy zone to another (V52), the others
    may not; in the surprise attack rivers do not matter (V60).
    """
    rules = work.rules
    ground = rules.ground
    side = rules.side[uid]
    name = rules.movement_class[uid]
    here = path[-1] if path else start
    enemy = work.field.occupied[1 - side]
    found = []
    for there in rules.grid.adjacent(here):
        if enemy[there] or not ground.may_enter(side, name, here, there):
            continue
        if path and not work.rivers_ignored and ground.is_unbridged_major_river(here, there):
            continue
        found.append(there)
    return found


def retreat_rules(work: AwaitsWork, uid: str, start: int) -> RetreatRules:
    """V33: not eliminated; fewest steps lost; no overstacking; the full distance; the shortest
    line of communication; nearest to a source."""
    zones = work.zones(work.rules.side[uid])
    lengths: dict[int, tuple[int, int, int]] = {}

    def rank(way: Judged) -> tuple[bool, int, bool, bool, tuple[int, int, int]]:
        end = way.end
        if end not in lengths:
            lengths[end] = line_length(work, uid, end)
        return (way.lost, way.losses, way.crowded, way.near, lengths[end])

    return RetreatRules(
        start,
        lambda path: steps_from(work, uid, start, path),
        lambda hex: 1 if zones[hex] else 0,
        lambda hex: work.room(uid, hex),
        work.rules.grid.distance,
        rank,
    )


def retreat_paths(work: AwaitsWork, uid: str, start: int, steps: int) -> list[Path]:
    """10.6: the ways that the owner may choose among; none means that the unit is lost.

    10.6(5), V33: it goes on from a full hex only if all ways without more losses are full.
    """
    return paths_to_room(retreat_rules(work, uid, start), steps)


class Withdrawal(RetreatOfAll[AwaitsWork], frozen=True, tag="withdrawal"):
    """10.6: all defenders retreat one or two hexes, each on a way of its own.

    ``attacker`` is the seat of the combat segment, in which they add nothing to a defence any more.
    """

    attacker: str = ""
    section: ClassVar[str] = "10.6"

    def paths(self, work: AwaitsWork, uid: str) -> list[Path]:
        key = ("retreat", uid, self.target, self.steps)
        known: list[Path] | None = work.field.notes.get(key)
        if known is None:
            known = retreat_paths(work, uid, self.target, self.steps)
            work.field.notes[key] = known
        return known

    def lost(self, work: AwaitsWork, uid: str) -> None:
        work.eliminate(uid, self.section)

    def walk(self, work: AwaitsWork, uid: str, path: Path) -> None:
        unit = work.units[uid]
        names = work.rules.names
        if path.losses:
            work.set_unit(uid, Unit(unit.hex, "", unit.steps - path.losses, unit.marks))
        work.tell(
            "unit-retreated",
            self.section,
            unit=uid,
            start=names[unit.hex],
            path=tuple(names[hex] for hex in path.hexes),
            steps=path.losses,
        )
        work.go(uid, path.hexes)
        MARKERS.put(work, uid, RETREATED, self.attacker)

    def seats(self, work: AwaitsWork) -> tuple[str, ...]:
        return work.deciders(self.left(work) or self.units)

    def not_this_way(self, work: AwaitsWork, action: Retreat) -> list[Reason]:
        return retreat_reasons(work, action, self.target, self.units, self.steps)


def retreat_reasons(
    work: AwaitsWork, action: Retreat, target: int, units: tuple[str, ...], steps: int
) -> list[Reason]:
    """Why a unit may not retreat this way."""
    rules = work.rules
    uid = action.unit
    if uid not in units or work.units[uid].hex != target:
        return [Reason("not-retreating", "10.6", {"unit": uid})]
    unknown = [name for name in action.path if name not in rules.grid]
    if unknown:
        return [Reason("unknown-hex", "", {"hex": name}) for name in unknown]
    path = (target, *(rules.grid.index(name) for name in action.path))
    if len(path) - 1 < steps:
        return [Reason("retreat-too-short", "10.6", {"steps": steps})]
    found = []
    for number, (a, b) in enumerate(pairwise(path)):
        hexes = {"hex": rules.names[a], "other": rules.names[b]}
        if rules.grid.direction(a, b) < 0:
            return [Reason("not-adjacent", "10.6", dict(hexes))]
        if b in path[: number + 1]:
            # V34: neither into the attacked hex nor twice into one.
            found.append(Reason("retreat-doubles-back", "10.6", {"hex": rules.names[b]}))
            continue
        if b in steps_from(work, uid, target, path[1 : number + 1]):
            continue
        found += step_reasons(work, uid, a, b, "10.6") or [
            Reason("retreat-over-major-river", "10.6", dict(hexes))
        ]
    if not found:
        best = " ".join(
            rules.names[hex] for hex in retreat_paths(work, uid, target, steps)[0].hexes
        )
        found.append(Reason("retreat-priorities", "10.6", {"unit": uid, "path": best}))
    return found
