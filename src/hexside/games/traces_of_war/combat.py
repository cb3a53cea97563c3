"""10 Combat: declaring attacks."""

from __future__ import annotations

from typing import Any, ClassVar

from hexside.engine import Reason
from hexside.games.traces_of_war.battle import Battle
from hexside.games.traces_of_war.movement import not_activated
from hexside.games.traces_of_war.odds import forecast, is_possible, odds
from hexside.games.traces_of_war.work import TracesWork
from hexside.mechanics.attacks import Assault as DeclaredAttack
from hexside.mechanics.attacks import CombatSegment, attackers_by_target


class Combat(CombatSegment[TracesWork], frozen=True, tag="combat"):
    """10.0: activated units attack adjacent enemies, one combat after another."""

    segment_section: ClassVar[str] = "10.0"
    section: ClassVar[str] = "10.1"

    def next_to_enemies(self, work: TracesWork) -> dict[int, tuple[str, ...]]:
        """10.0: enemy hexes next to units that may attack, not across a blocked hexside."""
        enemy = 1 - work.rules.side[self.units[0]]
        field = work.field
        return attackers_by_target(
            work.units,
            self.units,
            field.occupied[enemy],
            field.zoc[enemy],
            work.rules.ground.projections,
        )

    def enemy_at(self, work: TracesWork, hex: int) -> bool:
        return work.enemy_at(work.rules.number_of[self.seat], hex)

    def is_possible(self, work: TracesWork, hex: int, units: tuple[str, ...]) -> bool:
        return is_possible(work, hex, units)

    def too_weak(self, work: TracesWork, hex: int, units: tuple[str, ...]) -> Reason:
        """10.2: at least 1-1 after the terrain shifts."""
        found = odds(work, hex, units)
        return Reason(
            "odds-below-one",
            "10.2",
            {
                "hex": work.rules.names[hex],
                "attack": found.attack,
                "defense": found.defense,
                "shift": work.rules.ground.terrain_shift[hex],
            },
        )

    def forecast(self, work: TracesWork, hex: int, units: tuple[str, ...]) -> dict[str, Any]:
        return forecast(work, hex, units)

    def assault(self, work: TracesWork, hex: int, units: tuple[str, ...]) -> Assault:
        return Assault(self.seat, hex, units)


class Assault(DeclaredAttack[TracesWork], frozen=True, tag="assault"):
    """10.1: the attacker names the units that take part in a declared attack."""

    section: ClassVar[str] = "10.1"

    def segment(self) -> Combat:
        return Combat(self.seat, self.eligible)

    def may_not_attack(self, work: TracesWork, seat: str, uid: str) -> Reason:
        combat = work.agenda[-2]
        if isinstance(combat, Combat) and uid in combat.units:
            hex = work.rules.names[self.target]
            return Reason("not-next-to-target", "10.0", {"unit": uid, "hex": hex})
        problem = not_activated(work, uid, seat)
        if problem.code == "unit-not-activated" and uid in work.activated():
            return Reason("already-fought", "10.0", {"unit": uid})
        return problem

    def battle(self, work: TracesWork) -> Battle:
        found = odds(work, self.target, self.attackers)
        work.tell(
            "attack-declared",
            "10.1",
            seat=self.seat,
            hex=work.rules.names[self.target],
            units=self.attackers,
            attack=found.attack,
            defense=found.defense,
            column=work.rules.combat.labels[found.column],
        )
        return Battle(self.seat, self.target, self.attackers, found.column)
