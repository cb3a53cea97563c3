"""10.4 Retreat: the paths that the priorities leave, and what they cost."""

from __future__ import annotations

from itertools import pairwise

import msgspec

from hexside.engine import Action, Decision, Frame, Reason, Unit, Wait
from hexside.games.traces_of_war.actions import Retreat
from hexside.games.traces_of_war.relocation import ForcedRelocation
from hexside.games.traces_of_war.state import WAITING_HQ
from hexside.games.traces_of_war.supply_lines import line_length
from hexside.games.traces_of_war.tables import SIDES
from hexside.games.traces_of_war.work import TracesWork

#: A way that ends with the unit off the map: worse than any number of steps.
FATAL = 1000

#: How a way compares with others: lost, extra steps, too near, distance from supply, end full.
Rank = tuple[bool, int, bool, tuple[int, int], bool]


class Path(msgspec.Struct, frozen=True):
    """A way to retreat: hexes, extra steps for enemy zones entered."""

    hexes: tuple[int, ...]
    losses: int


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
    for there in rules.projections[here]:
        if work.field.occupied[1 - side][there]:
            continue
        if rules.is_major_river(here, there):
            if zones[here] and zones[there]:
                continue
            if not rules.board.link(here, there) and start not in rules.borders_major_river:
                continue
        found.append(there)
    return found


def _walks(
    work: TracesWork, uid: str, start: int, path: tuple[int, ...], steps: int
) -> list[tuple[int, ...]]:
    """Every way of so many further steps, never into the attacked hex or the same hex twice."""
    if steps == 0:
        return [path]
    here = path[-1] if path else start
    found = []
    for there in steps_from(work, uid, start, here):
        if there != start and there not in path:
            found.extend(_walks(work, uid, start, (*path, there), steps - 1))
    return found


def _best(
    work: TracesWork, uid: str, start: int, walks: list[tuple[int, ...]], far: int
) -> list[Path]:
    """10.4: fewest extra losses; then (R27) a hex really so far away; then (1) nearer to supply;
    then (2) an end within the stacking limit."""
    side = work.rules.side[uid]
    zones = work.field.zoc[1 - side]
    distance = work.rules.grid.distance
    hq = work.rules.is_hq[uid]
    ranked: list[tuple[Rank, Path]] = []
    full: list[tuple[Rank, tuple[int, ...]]] = []
    lengths: dict[int, tuple[int, int]] = {}
    for walk in walks:
        end = walk[-1]
        losses = sum(1 for hex in walk if zones[hex])
        if end not in lengths:
            lengths[end] = line_length(work, side, end)
        crowded = not work.room(uid, end)
        rank = (False, losses, distance(start, end) < far, lengths[end], crowded)
        if crowded and not hq:
            full.append((rank, walk))
        else:
            ranked.append((rank, Path(walk, losses)))
    best = min((rank for rank, _ in ranked), default=None)
    # Going on can only add losses, so the rest need not be looked at once one is behind: among
    # many full hexes there are more ways than anybody could count.
    for rank, walk in sorted(full):
        if best is not None and rank > best:
            break
        for path in _onward(work, uid, start, walk) or [Path(walk, FATAL)]:
            # The losses of a forced continuation count: a free hex without losses comes first.
            longer = (path.losses >= FATAL, path.losses, *rank[2:])
            ranked.append((longer, path))
            best = longer if best is None else min(best, longer)
    return [path for rank, path in ranked if rank == best]


def _onward(work: TracesWork, uid: str, start: int, walk: tuple[int, ...]) -> list[Path]:
    """10.4: an end over the stacking limit: one more hex under all limits, and so on."""
    return _best(work, uid, start, _walks(work, uid, start, walk, 1), 0)


def retreat_paths(work: TracesWork, uid: str, start: int, steps: int) -> list[Path]:
    """10.4: the ways that the owner may choose among; none means that the unit is lost."""
    found = _best(work, uid, start, _walks(work, uid, start, (), steps), steps)
    unique = {path.hexes: path for path in found if path.losses < FATAL}
    return [unique[hexes] for hexes in sorted(unique)]


class Withdrawal(Frame, frozen=True, tag="withdrawal"):
    """10.4: all defenders retreat one or two hexes, each on a way of its own."""

    target: int
    units: tuple[str, ...]
    steps: int

    def _paths(self, work: TracesWork, uid: str) -> list[Path]:
        key = ("retreat", uid, self.target, self.steps)
        known: list[Path] | None = work.field.notes.get(key)
        if known is None:
            known = retreat_paths(work, uid, self.target, self.steps)
            work.field.notes[key] = known
        return known

    def run(self, work: TracesWork) -> Wait:
        units = tuple(uid for uid in self.units if work.units[uid].hex == self.target)
        if not units:
            work.pop()
            return Wait.NOTHING
        for uid in units:
            paths = self._paths(work, uid)
            steps = work.units[uid].steps
            if all(path.losses >= steps for path in paths):
                # No way out, or every way costs all that is left of it.
                self._lost(work, uid)
                return Wait.NOTHING
        if len(units) == 1:
            paths = self._paths(work, units[0])
            if len(paths) == 1:
                self._walk(work, units[0], paths[0])
                return Wait.NOTHING
        return Wait.DECISION

    def _lost(self, work: TracesWork, uid: str) -> None:
        if work.rules.is_hq[uid]:
            work.lift(uid, WAITING_HQ)
            work.push(ForcedRelocation(uid, "10.4", True, self.target))
        else:
            work.eliminate(uid, "10.4")

    def _walk(self, work: TracesWork, uid: str, path: Path) -> None:
        start = work.units[uid].hex
        unit = work.units[uid]
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
        return (SIDES[work.rules.side[self.units[0]]],)

    def decision(self, work: TracesWork, seat: str) -> Decision:
        return Decision(
            seat,
            "retreat-units",
            "10.4",
            {"hex": work.rules.names[self.target], "steps": self.steps},
            self.choices(work, seat),
        )

    def legal(self, work: TracesWork, seat: str) -> list[Action]:
        names = work.rules.names
        return [
            Retreat(uid, tuple(names[hex] for hex in path.hexes))
            for uid in self.units
            if work.units[uid].hex == self.target
            for path in self._paths(work, uid)
        ]

    def reasons(self, work: TracesWork, seat: str, action: Action) -> list[Reason]:
        if not isinstance(action, Retreat):
            return []
        return retreat_reasons(work, action, self.target, self.units, self.steps)

    def take(self, work: TracesWork, seat: str, action: Action) -> None:
        assert isinstance(action, Retreat)
        index = work.rules.grid.index
        hexes = tuple(index(name) for name in action.path)
        path = next(path for path in self._paths(work, action.unit) if path.hexes == hexes)
        self._walk(work, action.unit, path)


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
        elif b not in rules.projections[a]:
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
