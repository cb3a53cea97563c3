"""10.4 Retreat: the paths that the priorities leave, and what they cost."""

from __future__ import annotations

from itertools import pairwise
from typing import ClassVar

from hexside.engine import Reason, Unit
from hexside.games.traces_of_war.actions import Retreat
from hexside.games.traces_of_war.relocation import ForcedRelocation
from hexside.games.traces_of_war.state import WAITING_HQ
from hexside.games.traces_of_war.supply_lines import line_length
from hexside.games.traces_of_war.work import TracesWork
from hexside.mechanics.retreat import Judged, Path, RetreatOfAll, RetreatRules
from hexside.mechanics.retreat import retreat_paths as best_paths


def steps_from(work: TracesWork, uid: str, start: int, here: int) -> list[int]:
    """10.4: the neighbours into which a retreating unit may step.

    Not off the map, not into an enemy unit, not across a blocked hexside. A major river without a
    bridge only by a unit that began its retreat beside one; no major river between two hexes in
    enemy zones.
    """
    rules = work.rules
    side = rules.side[uid]
    zones = work.field.zoc[1 - side]
    found = []
    for there in rules.ground.projections[here]:
        if work.field.occupied[1 - side][there]:
            continue
        if rules.ground.is_major_river(here, there):
            if zones[here] and zones[there]:
                continue
            if not rules.board.link(here, there) and start not in rules.ground.borders_major_river:
                continue
        found.append(there)
    return found


def retreat_rules(work: TracesWork, uid: str, start: int) -> RetreatRules:
    """10.4: fewest extra losses; then (R27) a hex really so far away; then (1) nearer to supply;
    then (2) an end within the stacking limit. A headquarters need not go on from a full hex."""
    rules = work.rules
    side = rules.side[uid]
    zones = work.field.zoc[1 - side]
    lengths: dict[int, tuple[int, int]] = {}

    def rank(way: Judged) -> tuple[bool, int, bool, tuple[int, int], bool]:
        end = way.end
        if end not in lengths:
            lengths[end] = line_length(work, side, end)
        return (way.lost, way.losses, way.near, lengths[end], way.crowded)

    return RetreatRules(
        start,
        lambda path: steps_from(work, uid, start, path[-1] if path else start),
        lambda hex: 1 if zones[hex] else 0,
        lambda hex: work.room(uid, hex),
        rules.grid.distance,
        rank,
        lambda end: not rules.is_hq[uid],
    )


def retreat_paths(work: TracesWork, uid: str, start: int, steps: int) -> list[Path]:
    """10.4: the ways that the owner may choose among; none means that the unit is lost."""
    return best_paths(retreat_rules(work, uid, start), steps)


class Withdrawal(RetreatOfAll[TracesWork], frozen=True, tag="withdrawal"):
    """10.4: all defenders retreat one or two hexes, each on a way of its own."""

    section: ClassVar[str] = "10.4"

    def paths(self, work: TracesWork, uid: str) -> list[Path]:
        key = ("retreat", uid, self.target, self.steps)
        known: list[Path] | None = work.field.notes.get(key)
        if known is None:
            known = retreat_paths(work, uid, self.target, self.steps)
            work.field.notes[key] = known
        return known

    def lost(self, work: TracesWork, uid: str) -> None:
        if work.rules.is_hq[uid]:
            work.lift(uid, WAITING_HQ)
            work.push(ForcedRelocation(uid, "10.4", True, self.target))
        else:
            work.eliminate(uid, "10.4")

    def walk(self, work: TracesWork, uid: str, path: Path) -> None:
        unit = work.units[uid]
        start = unit.hex
        names = work.rules.names
        if path.losses:
            left = unit.steps - path.losses
            work.set_unit(uid, Unit(unit.hex, "", left, unit.marks))
        crowded = not work.room(uid, path.hexes[-1])
        work.tell(
            "unit-retreated",
            "10.4",
            unit=uid,
            start=names[start],
            path=tuple(names[hex] for hex in path.hexes),
            steps=path.losses,
        )
        work.go(uid, path.hexes)
        if crowded and work.rules.is_hq[uid] and work.result is None:
            # 5.0, R17: a headquarters that ends on another one is relocated.
            work.push(ForcedRelocation(uid, "5.0", lifted=False))

    def seats(self, work: TracesWork) -> tuple[str, ...]:
        return (work.rules.player[work.rules.side[self.units[0]]],)

    def not_this_way(self, work: TracesWork, action: Retreat) -> list[Reason]:
        return retreat_reasons(work, action, self.target, self.units, self.steps)


def retreat_reasons(
    work: TracesWork, action: Retreat, target: int, units: tuple[str, ...], steps: int
) -> list[Reason]:
    """Why a unit may not retreat this way."""
    rules = work.rules
    uid = action.unit
    if uid not in units or work.units[uid].hex != target:
        return [Reason("not-retreating", "10.4", {"unit": uid})]
    unknown = [name for name in action.path if name not in rules.grid]
    if unknown:
        return [Reason("unknown-hex", "", {"hex": name}) for name in unknown]
    path = (target, *(rules.grid.index(name) for name in action.path))
    if len(path) - 1 < steps:
        return [Reason("retreat-too-short", "10.4", {"steps": steps})]
    side = rules.side[uid]
    found = []
    for a, b in pairwise(path):
        hexes = {"hex": rules.names[a], "other": rules.names[b]}
        if rules.grid.direction(a, b) < 0:
            return [Reason("not-adjacent", "10.4", dict(hexes))]
        if b in steps_from(work, uid, target, a):
            continue
        if work.enemy_at(side, b):
            found.append(Reason("enemy-occupied", "10.4", {"hex": rules.names[b]}))
        elif b not in rules.ground.projections[a]:
            found.append(Reason("blocked-hexside", "10.4", dict(hexes)))
        elif work.in_enemy_zone(side, a) and work.in_enemy_zone(side, b):
            found.append(Reason("major-river-between-zones", "10.4", dict(hexes)))
        else:
            found.append(Reason("retreat-over-major-river", "10.4", dict(hexes)))
    if not found:
        best = " ".join(
            rules.names[hex] for hex in retreat_paths(work, uid, target, steps)[0].hexes
        )
        found.append(Reason("retreat-priorities", "10.4", {"unit": uid, "path": best}))
    return found
