"""8.0 Combat Segment: declaring attacks by what is seen, one after another.

Until an attack is committed nothing is known of its odds (R-46): what may be attacked, and with
whom, depends on own units and on the hexes of the enemy's stacks alone.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from msgspec.structs import replace

from hexside.engine import Action, Reason, Wait
from hexside.games.iskra.actions import Attack, Done, Resolve, Top
from hexside.games.iskra.battle import Battle
from hexside.games.iskra.odds import attack_total
from hexside.games.iskra.stack_tops import after_top, put, top_actions, why_not_top
from hexside.games.iskra.state import PINNED
from hexside.games.iskra.work import IskraWork
from hexside.mechanics.attacks import Assault as DeclaredAttack
from hexside.mechanics.attacks import CombatSegment, Units
from hexside.mechanics.connections import spread
from hexside.mechanics.hidden_stacks import attempt


def may_attack(work: IskraWork, uid: str) -> bool:
    """8.3.3, 8.5.3: a combat unit on the map that is not pinned; an attack of 0 may join."""
    return work.is_fighting(uid) and not work.units[uid].has(PINNED)


class Combat(CombatSegment[IskraWork], frozen=True, tag="combat"):
    """8.0: activated units attack adjacent enemies, one combat after another.

    ``attacked`` are the hexes of all combats so far, which may be attacked again by others (R-52).
    ``void`` has headquarters that turned out to stand alone, with their hexes (R-64);
    ``turned`` the counters that have been put on top since the last combat.
    """

    void: tuple[tuple[str, int], ...] = ()
    turned: Units = ()
    takes: ClassVar[tuple[type[Action], ...]] = (Done, Attack, Top)
    segment_section: ClassVar[str] = "8.0"
    section: ClassVar[str] = "8.2"

    # What may be attacked

    def next_to_enemies(self, work: IskraWork) -> dict[int, Units]:
        """8.0, 8.3.1, 8.3.4, R-04: enemy hexes around units that may attack, closed ones too."""
        grid = work.rules.grid
        side = work.rules.number_of[self.seat]
        found: dict[int, list[str]] = {}
        for uid in self.units:
            if may_attack(work, uid):
                for there in grid.adjacent(work.units[uid].hex):
                    if work.enemy_at(side, there):
                        found.setdefault(there, []).append(uid)
        return {hex: tuple(found[hex]) for hex in sorted(found)}

    def barred(self, work: IskraWork) -> tuple[int, ...]:
        """8.0, R-64: hexes that are known to hold a headquarters only, as long as nobody joins."""
        return tuple(hex for top, hex in self.void if work.top(hex) == top)

    def enemy_at(self, work: IskraWork, hex: int) -> bool:
        return work.enemy_at(work.rules.number_of[self.seat], hex)

    def is_possible(self, work: IskraWork, hex: int, units: Units) -> bool:
        """8.3.3, R-50: something to attack with; the defence is not known yet."""
        return attack_total(work, hex, units) > 0

    def too_weak(self, work: IskraWork, hex: int, units: Units) -> Reason:
        return Reason("no-attack-strength", "8.3.3", {"hex": work.rules.names[hex]})

    def assault(self, work: IskraWork, hex: int, units: Units) -> Assault:
        return Assault(self.seat, hex, units)

    # The segment

    def run(self, work: IskraWork) -> Wait:
        """Who may attack is not seen by all, so the segment is skipped only where nobody of the
        side is next to an enemy; R-46: after a combat the owner may still order his stacks."""
        if self.attacked or self._is_in_contact(work):
            return Wait.DECISION
        work.pop()
        return Wait.NOTHING

    def _is_in_contact(self, work: IskraWork) -> bool:
        """Whether a stack of this side stands next to one of the enemy."""
        grid, field = work.rules.grid, work.field
        side = work.rules.number_of[self.seat]
        return bool(spread(field.bits[side], grid) & field.bits[1 - side])

    def legal(self, work: IskraWork, seat: str) -> list[Action]:
        return [*super().legal(work, seat), *top_actions(work, seat, self.turned)]

    def objections(self, work: IskraWork, seat: str, action: Action) -> Iterable[Reason]:
        if isinstance(action, Top):
            yield from why_not_top(work, seat, action.unit, self.turned)
        elif isinstance(action, Attack) and self._is_void(work, action.hex):
            yield Reason("only-headquarters-there", "8.0", {"hex": action.hex})
        else:
            yield from super().objections(work, seat, action)

    def _is_void(self, work: IskraWork, name: str) -> bool:
        grid = work.rules.grid
        return name in grid and grid.index(name) in self.barred(work)

    def take(self, work: IskraWork, seat: str, action: Action) -> None:
        if isinstance(action, Top):
            put(work, action.unit)
            work.replace(replace(self, turned=after_top(action.unit, self.turned)))
        else:
            super().take(work, seat, action)

    def choices(self, work: IskraWork, seat: str) -> dict[str, Any]:
        """R-46: target hexes with those who may attack them; no odds."""
        names = work.rules.names
        tops = [a.unit for a in top_actions(work, seat, self.turned) if isinstance(a, Top)]
        table: dict[str, Any] = {
            "attack": {names[hex]: {"attackers": list(units)} for hex, units in self.targets(work)},
            "done": True,
        }
        return table | ({"top": {uid: [] for uid in tops}} if tops else {})


class Assault(DeclaredAttack[IskraWork], frozen=True, tag="assault"):
    """8.2(1): the attacker names his units; ``resolve`` commits them and shows the defenders."""

    section: ClassVar[str] = "8.2"

    def segment(self) -> Combat:
        return Combat(self.seat, self.eligible)

    def may_not_attack(self, work: IskraWork, seat: str, uid: str) -> Reason:
        problem = work.not_activated(uid, self.seat)
        if problem.code != "unit-not-activated":
            return problem
        if not work.rules.is_combat[uid]:
            return Reason("not-a-combat-unit", "8.0", {"unit": uid})
        combat = work.agenda[-2]
        if isinstance(combat, Combat) and uid in combat.units:
            if work.units[uid].has(PINNED):
                return Reason("unit-is-pinned", "8.5.3", {"unit": uid})
            hex = work.rules.names[self.target]
            return Reason("not-next-to-target", "8.0", {"unit": uid, "hex": hex})
        if uid in work.activated(self.seat) and work.is_fighting(uid):
            return Reason("already-fought", "8.3.1", {"unit": uid})
        if uid in work.normal_movers(self.seat):
            return Reason("moves-without-attack", "3.1.6", {"unit": uid})
        return problem

    def take(self, work: IskraWork, seat: str, action: Action) -> None:
        if isinstance(action, Resolve) and not self._commit(work):
            return
        super().take(work, seat, action)

    def _commit(self, work: IskraWork) -> bool:
        """8.0, R-64: against a headquarters alone the declaration is void and spends nothing."""
        lone = all(work.rules.is_hq[uid] for uid in work.stack(self.target))
        hex = work.rules.names[self.target]
        if attempt(work, "attack-void" if lone else "", "8.0", hex=hex):
            return True
        work.pop()
        combat = work.frame
        if isinstance(combat, Combat):
            void = (*combat.void, (work.top(self.target), self.target))
            work.replace(replace(combat, void=void))
        return False

    def battle(self, work: IskraWork) -> Battle:
        """1.1.3, R-64: from now on all see the attackers and everything in the target hex."""
        combat = work.frame
        if isinstance(combat, Combat):
            work.replace(replace(combat, turned=()))
        hex = work.rules.names[self.target]
        there = work.stack(self.target)
        work.tell("iskra-attack", "8.2", seat=self.seat, hex=hex, units=self.attackers)
        work.tell("defenders-shown", "1.1.3", hex=hex, units=there)
        hexes = tuple(work.units[uid].hex for uid in self.attackers)
        return Battle(self.seat, self.target, self.attackers, hexes, (*self.attackers, *there))

    def choices(self, work: IskraWork, seat: str) -> dict[str, Any]:
        """R-46: units to add or drop; no odds."""
        table: dict[str, Any] = {
            "add": [uid for uid in self.eligible if uid not in self.attackers],
            "drop": list(self.attackers),
            "cancel": True,
        }
        if self.attackers:
            table["resolve"] = self.segment().is_possible(work, self.target, self.attackers)
        return table
