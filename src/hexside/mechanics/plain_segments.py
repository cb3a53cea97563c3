"""Movement, combat and retreat with the rules that most small games have.

The segments of the kit ask a game for everything; these answer most questions from a ``FieldWork``.
One mode of movement, zones of control that cost points, friends may be passed, the stacking limit
holds at the end of a move; attacks on any adjacent enemy; a retreat that loses a step in each enemy
zone. What a game has otherwise it says itself, by answering the question in its subclass.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, ClassVar, TypeVar

from msgspec.structs import replace

from hexside.engine import Reason
from hexside.engine.agenda import MissingStep
from hexside.mechanics.actions import Move, Retreat, Walking
from hexside.mechanics.attacks import Assault, CombatSegment, Units, attackers_by_target
from hexside.mechanics.combat_table import CombatTable
from hexside.mechanics.field_work import FieldWork
from hexside.mechanics.kept_ranges import Options, Prospects, Range
from hexside.mechanics.movement import HALVES, Edges, ZoneCosts, search
from hexside.mechanics.movement_segment import NORMAL, MovementSegment
from hexside.mechanics.odds import Odds
from hexside.mechanics.retreat import Judged, Path, RetreatOfAll, RetreatRules, retreat_paths

F = TypeVar("F", bound=FieldWork[Any])


class PlainMovement(MovementSegment[F], frozen=True):
    """Units move one at a time by their movement points."""

    #: What enemy zones of control add, in half-points.
    zone_costs: ClassVar[ZoneCosts] = ZoneCosts(0, 0)

    # What a game says

    def edges(self, work: F, uid: str) -> Edges:
        """The steps of the map with what they cost a unit, in half-points."""
        raise MissingStep(self, "edges")

    def points(self, work: F, uid: str) -> int:
        """The movement points of a unit."""
        raise MissingStep(self, "points")

    # The segment

    def allowance(self, work: F, uid: str) -> int:
        return HALVES * self.points(work, uid)

    def prospects(self, work: F, uid: str) -> Prospects:
        unit = work.units[uid]
        if unit.hex < 0:
            return Prospects(unit, ())
        return Prospects(unit, (self._options(work, uid, self.allowance(work, uid)),))

    def onward(self, work: F) -> Options | None:
        return self._options(work, self.mover, self.left)

    def _options(self, work: F, uid: str, budget: int) -> Options:
        enemy = 1 - work.rules.side[uid]
        start = work.units[uid].hex
        edges = self.edges(work, uid)
        barred, zones = work.field.occupied[enemy], work.field.zoc[enemy]
        costs, before = search(start, budget, edges, barred, zones, self.zone_costs)
        tails = tuple((name,) for name in work.rules.grid.names)
        return Range(NORMAL, Move, tails, start, costs, before).options(uid)

    def full_hexes(self, work: F, uid: str) -> frozenset[int]:
        return work.full_hexes(uid)

    def stacking_kinds(self, work: F) -> Mapping[str, str]:
        kinds: Mapping[str, str] = work.rules.kind
        return kinds

    def cannot_walk(self, work: F, action: Walking, budget: int, legs: int) -> list[Reason]:
        unknown = [name for name in action.path if name not in work.rules.grid]
        if unknown:
            return [Reason("unknown-hex", "", {"hex": name}) for name in unknown]
        if not action.path:
            return [Reason("no-path", self.section, {"unit": action.unit})]
        path = " ".join(action.path)
        return [Reason("no-such-move", self.section, {"unit": action.unit, "path": path})]

    def may_not_move(self, work: F, seat: str, uid: str) -> Reason:
        reason = Reason("cannot-move-now", self.section, {"unit": uid})
        return work.not_yours(uid, seat) or reason

    def go(self, work: F, uid: str, path: tuple[int, ...]) -> None:
        work.set_unit(uid, replace(work.units[uid], hex=path[-1]))


class PlainCombat(CombatSegment[F], frozen=True):
    """Units attack any enemy next to them."""

    #: The combat results table.
    table: ClassVar[CombatTable]

    # What a game says

    def odds(self, work: F, hex: int, units: Units) -> Odds:
        """The odds of an attack on a hex."""
        raise MissingStep(self, "odds")

    # The segment

    def next_to_enemies(self, work: F) -> dict[int, Units]:
        enemy = 1 - work.rules.number_of[self.seat]
        field = work.field
        around = work.rules.projections
        return attackers_by_target(
            work.units, self.units, field.occupied[enemy], field.zoc[enemy], around
        )

    def enemy_at(self, work: F, hex: int) -> bool:
        return work.enemy_at(work.rules.number_of[self.seat], hex)

    def is_possible(self, work: F, hex: int, units: Units) -> bool:
        return self.odds(work, hex, units).allowed

    def too_weak(self, work: F, hex: int, units: Units) -> Reason:
        return Reason("odds-too-low", self.section, {"hex": work.rules.grid.names[hex]})

    def forecast(self, work: F, hex: int, units: Units) -> dict[str, Any]:
        found = self.odds(work, hex, units)
        column = self.table.labels[found.column] if found.allowed else ""
        return {"attack": found.attack, "defense": found.defense, "column": column}


class PlainAssault(Assault[F], frozen=True):
    """The attacker names his units."""

    def may_not_attack(self, work: F, seat: str, uid: str) -> Reason:
        hex = work.rules.grid.names[self.target]
        reason = Reason("not-next-to-target", self.section, {"unit": uid, "hex": hex})
        return work.not_yours(uid, seat) or reason


class PlainRetreat(RetreatOfAll[F], frozen=True):
    """Units retreat past enemy zones if they can, losing a step in each that they enter."""

    # What a game says

    def rank(self, work: F, uid: str, way: Judged) -> tuple[Any, ...]:
        """How good a way is, smallest first."""
        return (way.lost, way.losses, way.near, way.crowded)

    # The retreat

    def seats(self, work: F) -> tuple[str, ...]:
        return (work.seat_of(self.units[0]),)

    def paths(self, work: F, uid: str) -> list[Path]:
        side = work.rules.side[uid]

        def steps(path: tuple[int, ...]) -> Iterable[int]:
            around = work.rules.projections[path[-1] if path else self.target]
            return (hex for hex in around if not work.enemy_at(side, hex))

        rules = RetreatRules(
            start=self.target,
            steps=steps,
            costs=lambda hex: int(work.in_enemy_zone(side, hex)),
            has_room=lambda hex: work.room(uid, hex),
            distance=work.rules.grid.distance,
            rank=lambda way: self.rank(work, uid, way),
        )
        return retreat_paths(rules, self.steps)

    def walk(self, work: F, uid: str, path: Path) -> None:
        names = work.rules.grid.names
        unit = work.units[uid]
        work.tell(
            "unit-retreated",
            self.section,
            unit=uid,
            start=names[unit.hex],
            path=tuple(names[hex] for hex in path.hexes),
            steps=path.losses,
        )
        end = path.hexes[-1]
        work.set_unit(uid, replace(unit, hex=end, steps=unit.steps - path.losses))

    def not_this_way(self, work: F, action: Retreat) -> list[Reason]:
        if action.unit not in self.left(work):
            return [Reason("not-retreating", self.section, {"unit": action.unit})]
        names = work.rules.grid.names
        best = " ".join(names[hex] for hex in self.paths(work, action.unit)[0].hexes)
        return [Reason("retreat-by-rank", self.section, {"unit": action.unit, "path": best})]
