"""Declaring attacks: one hex at a time, each unit and each hex once, units from several hexes.

A combat segment asks for a target, an assault for the units that take part; what the odds are
and what follows from them is the game's.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar

from msgspec.structs import replace

from hexside.engine import Action, Choice, Decision, Frame, Reason, Unit, Wait
from hexside.engine.agenda import MissingStep, W
from hexside.mechanics.actions import (
    CANCEL,
    DONE,
    RESOLVE,
    Add,
    Attack,
    Cancel,
    Done,
    Drop,
    Resolve,
)

Units = tuple[str, ...]


def attackers_by_target(
    units: Mapping[str, Unit],
    attackers: Iterable[str],
    enemy: Sequence[int],
    enemy_zones: Sequence[int],
    around: Sequence[Sequence[int]],
) -> dict[int, Units]:
    """The enemy hexes next to units that may attack, with those units, by hex.

    ``enemy`` and ``enemy_zones`` count the enemy's units and zones of control on each hex,
    ``around`` has the neighbours that may be attacked from a hex.
    """
    found: dict[int, list[str]] = {}
    for uid in attackers:
        hex = units[uid].hex
        # A unit with no enemy zone on its hex has no enemy next to it.
        if hex < 0 or not enemy_zones[hex]:
            continue
        for there in around[hex]:
            if enemy[there]:
                found.setdefault(there, []).append(uid)
    return {hex: tuple(found[hex]) for hex in sorted(found)}


class CombatSegment(Choice[W], frozen=True):
    """Activated units attack adjacent enemies, one combat after another.

    ``units`` have not attacked yet; ``attacked`` are the hexes that were attacked, and may not be
    again unless the game says so.
    """

    seat: str
    units: Units
    attacked: tuple[int, ...] = ()
    takes: ClassVar[tuple[type[Action], ...]] = (Done, Attack)
    #: The rules of the segment as such and of declaring an attack.
    segment_section: ClassVar[str] = ""
    section: ClassVar[str] = ""

    # What a game says

    def next_to_enemies(self, work: W) -> dict[int, Units]:
        """The enemy hexes next to these units, with the units that may attack each."""
        raise MissingStep(self, "next_to_enemies")

    def enemy_at(self, work: W, hex: int) -> bool:
        """Whether an enemy of this seat stands in a hex."""
        raise MissingStep(self, "enemy_at")

    def is_possible(self, work: W, hex: int, units: Units) -> bool:
        """Whether the odds of an attack allow it."""
        raise MissingStep(self, "is_possible")

    def too_weak(self, work: W, hex: int, units: Units) -> Reason:
        """Why the odds do not allow it."""
        raise MissingStep(self, "too_weak")

    def forecast(self, work: W, hex: int, units: Units) -> dict[str, Any]:
        """What a player sees of an attack before he makes it."""
        raise MissingStep(self, "forecast")

    def assault(self, work: W, hex: int, units: Units) -> Frame[W]:
        """The frame in which the attackers are named."""
        raise MissingStep(self, "assault")

    def barred(self, work: W) -> tuple[int, ...]:
        """The hexes that may not be attacked any more: those that were."""
        return self.attacked

    # The segment

    def adjacent(self, work: W) -> dict[int, Units]:
        """The enemy hexes that may still be attacked, with the units that may attack."""
        found = self.next_to_enemies(work) if self.units else {}
        for hex in self.barred(work):
            found.pop(hex, None)
        return found

    def targets(self, work: W) -> Iterable[tuple[int, Units]]:
        """The hexes that can be attacked at all, with the units that can take part."""
        for hex, units in self.adjacent(work).items():
            if self.is_possible(work, hex, units):
                yield hex, units

    def run(self, work: W) -> Wait:
        if any(True for _ in self.targets(work)):
            return Wait.DECISION
        work.pop()
        return Wait.NOTHING

    def seats(self, work: W) -> tuple[str, ...]:
        return (self.seat,)

    def decision(self, work: W, seat: str) -> Decision:
        choices = self.choices(work, seat)
        return Decision(seat, "declare-attacks", self.section, {"units": self.units}, choices)

    def legal(self, work: W, seat: str) -> list[Action]:
        names = work.rules.board.grid.names
        return [DONE, *(Attack(names[hex]) for hex, _ in self.targets(work))]

    def objections(self, work: W, seat: str, action: Action) -> Iterable[Reason]:
        if not isinstance(action, Attack):
            return
        grid = work.rules.board.grid
        section = self.segment_section
        if action.hex not in grid:
            yield Reason("unknown-hex", "", {"hex": action.hex})
            return
        hex = grid.index(action.hex)
        units = self.adjacent(work).get(hex, ())
        if not self.enemy_at(work, hex):
            yield Reason("no-enemy-there", section, {"hex": action.hex})
        elif hex in self.barred(work):
            yield Reason("already-attacked", section, {"hex": action.hex})
        elif not units:
            yield Reason("no-attackers-adjacent", section, {"hex": action.hex})
        elif not self.is_possible(work, hex, units):
            yield self.too_weak(work, hex, units)

    def take(self, work: W, seat: str, action: Action) -> None:
        if isinstance(action, Done):
            work.pop()
        elif isinstance(action, Attack):
            hex = work.rules.board.grid.index(action.hex)
            work.push(self.assault(work, hex, self.adjacent(work)[hex]))

    def choices(self, work: W, seat: str) -> dict[str, Any]:
        """Target hexes with eligible attackers and the odds if all of them take part."""
        names = work.rules.board.grid.names
        targets = {
            names[hex]: {"attackers": list(units), "all": self.forecast(work, hex, units)}
            for hex, units in self.targets(work)
        }
        return {"attack": targets, "done": True}


class Assault(Choice[W], frozen=True):
    """The attacker names the units that take part in a declared attack.

    It stands above its ``CombatSegment``.
    """

    seat: str
    target: int
    eligible: Units
    attackers: Units = ()
    takes: ClassVar[tuple[type[Action], ...]] = (Add, Drop, Resolve, Cancel)
    section: ClassVar[str] = ""

    # What a game says

    def segment(self) -> CombatSegment[W]:
        """A combat segment of this seat, for its questions about odds."""
        raise MissingStep(self, "segment")

    def may_not_attack(self, work: W, seat: str, uid: str) -> Reason:
        """Why a unit cannot take part."""
        raise MissingStep(self, "may_not_attack")

    def battle(self, work: W) -> Frame[W]:
        """The attack is made: tell of it and give the frame that resolves it."""
        raise MissingStep(self, "battle")

    # The assault

    def run(self, work: W) -> Wait:
        return Wait.DECISION

    def seats(self, work: W) -> tuple[str, ...]:
        return (self.seat,)

    def decision(self, work: W, seat: str) -> Decision:
        return Decision(
            seat,
            "name-attackers",
            self.section,
            {"hex": work.rules.board.grid.names[self.target], "attackers": self.attackers},
            self.choices(work, seat),
        )

    def candidates(self, work: W, seat: str) -> Iterable[Action]:
        for uid in self.eligible:
            yield Drop(uid) if uid in self.attackers else Add(uid)
        yield RESOLVE
        yield CANCEL

    def objections(self, work: W, seat: str, action: Action) -> Iterable[Reason]:
        if isinstance(action, Add):
            if action.unit in self.attackers:
                yield Reason("already-attacking", self.section, {"unit": action.unit})
            elif action.unit not in self.eligible:
                yield self.may_not_attack(work, seat, action.unit)
        elif isinstance(action, Drop):
            if action.unit not in self.attackers:
                yield Reason("not-attacking", self.section, {"unit": action.unit})
        elif isinstance(action, Resolve):
            if not self.attackers:
                yield Reason("no-attackers-named", self.section)
            elif not self.segment().is_possible(work, self.target, self.attackers):
                yield self.segment().too_weak(work, self.target, self.attackers)

    def take(self, work: W, seat: str, action: Action) -> None:
        if isinstance(action, (Add, Drop)):
            chosen = set(self.attackers) ^ {action.unit}
            named = tuple(uid for uid in self.eligible if uid in chosen)
            work.replace(replace(self, attackers=named))
            return
        work.pop()
        if isinstance(action, Resolve):
            self._begin(work)

    def _begin(self, work: W) -> None:
        combat = work.frame
        if isinstance(combat, CombatSegment):
            rest = tuple(uid for uid in combat.units if uid not in self.attackers)
            attacked = (*combat.attacked, self.target)
            work.replace(replace(combat, units=rest, attacked=attacked))
        self.begin(work)

    def begin(self, work: W) -> None:
        """The attack is made: it is carried out at once, unless a game lets it wait."""
        work.push(self.battle(work))

    def choices(self, work: W, seat: str) -> dict[str, Any]:
        """Units to add or drop, and the odds as they stand."""
        table: dict[str, Any] = {
            "add": [uid for uid in self.eligible if uid not in self.attackers],
            "drop": list(self.attackers),
            "cancel": True,
        }
        if self.attackers:
            segment = self.segment()
            table["odds"] = segment.forecast(work, self.target, self.attackers)
            table["resolve"] = segment.is_possible(work, self.target, self.attackers)
        return table
