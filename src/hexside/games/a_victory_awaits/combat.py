"""10 Combat: declaring attacks, one by one, or all before the first die (V8)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from msgspec.structs import replace

from hexside.engine import Action, Decision, Reason, Wait
from hexside.games.a_victory_awaits.actions import Add, Attack, Done, Resolve
from hexside.games.a_victory_awaits.battle import Battle
from hexside.games.a_victory_awaits.fights import contested, engaged
from hexside.games.a_victory_awaits.movement_reasons import step_reasons
from hexside.games.a_victory_awaits.odds import forecast, is_possible, odds
from hexside.games.a_victory_awaits.state import SEGMENT
from hexside.games.a_victory_awaits.surprise import panzer_groups, surprise_seats
from hexside.games.a_victory_awaits.work import AwaitsWork
from hexside.mechanics.attacks import Assault as DeclaredAttack
from hexside.mechanics.attacks import CombatSegment, Units, attackers_by_target


def closed_hexside(work: AwaitsWork, uid: str, hex: int) -> list[Reason]:
    """10.1, V9: why a unit may not attack an enemy hex beside it: the way there is forbidden."""
    here = work.units[uid].hex
    if here < 0 or work.rules.grid.direction(here, hex) < 0:
        return []
    return [one for one in step_reasons(work, uid, here, hex, "9.2") if one.rule != "3.1"]


class Combat(CombatSegment[AwaitsWork], frozen=True, tag="combat"):
    """10.0: activated units attack adjacent enemies, one combat after another.

    ``declared`` are attacks that wait to be carried out, where all are declared first;
    ``finished`` are seats that have ended a segment which several play (15.1).
    """

    declared: tuple[tuple[int, Units], ...] = ()
    declaring: bool = True
    finished: tuple[str, ...] = ()
    segment_section: ClassVar[str] = "10.0"
    section: ClassVar[str] = "10.1"

    def seats(self, work: AwaitsWork) -> tuple[str, ...]:
        """15.1, V67: in the surprise attack any owner of a panzer group may act, until he has
        finished; 19.4: nobody while all that is left waits for combats of other lanes."""
        if not self.declaring and not self._ready(work):
            return ()
        if not work.rivers_ignored:
            return (self.seat,)
        left = self.finished if self.declaring else ()
        return tuple(seat for seat in surprise_seats(work) if seat not in left)

    # Combats of other lanes (19.4, V68)

    def adjacent(self, work: AwaitsWork) -> dict[int, Units]:
        found = super().adjacent(work)
        bound = engaged(work)
        if not bound:
            return found
        free = {hex: tuple(u for u in units if u not in bound) for hex, units in found.items()}
        return {hex: units for hex, units in free.items() if units}

    def targets(self, work: AwaitsWork) -> Iterable[tuple[int, Units]]:
        shut = contested(work)
        return ((hex, units) for hex, units in super().targets(work) if hex not in shut)

    def _is_hindered(self, work: AwaitsWork) -> bool:
        """Whether there may be something to attack once the combats of other lanes are over."""
        if not contested(work):
            return False
        found = super().adjacent(work)
        return any(self.is_possible(work, hex, units) for hex, units in found.items())

    def _hindrance(self, work: AwaitsWork, name: str) -> Reason | None:
        """What a combat of another lane forbids."""
        grid = work.rules.grid
        hex = grid.index(name) if name in grid else -1
        if hex < 0 or not self.enemy_at(work, hex):
            return None
        if hex in contested(work):
            return Reason("hex-fought-over", "19.4", {"hex": name})
        bound = super().adjacent(work).get(hex, ())
        if bound and not self.adjacent(work).get(hex):
            return Reason("unit-in-other-combat", "19.4", {"unit": bound[0]})
        return None

    # The segment

    def _closed(self, work: AwaitsWork, action: Action) -> list[Reason]:
        """10.1, V9: why none of the units beside an enemy hex may attack it."""
        grid = work.rules.grid
        hex = grid.index(action.hex) if isinstance(action, Attack) and action.hex in grid else -1
        open_or_over = hex in self.barred(work) or hex in super().adjacent(work)
        if hex < 0 or open_or_over or not self.enemy_at(work, hex):
            return []
        found = [reason for uid in self.units for reason in closed_hexside(work, uid, hex)]
        return [reason for number, reason in enumerate(found) if reason not in found[:number]]

    def next_to_enemies(self, work: AwaitsWork) -> dict[int, Units]:
        """10.1, V9: enemy hexes next to units that may attack, not where movement is forbidden."""
        rules = work.rules
        ground = rules.ground
        side = rules.number_of[self.seat]
        enemy = work.field.occupied[1 - side]
        found: dict[int, Units] = {}
        climbing = tuple(uid for uid in self.units if rules.movement_class[uid] == "mountain")
        walking = tuple(uid for uid in self.units if uid not in climbing)
        for units, around in (
            (walking, ground.attacked[side]),
            (climbing, ground.attacked_by_mountain[side]),
        ):
            # An enemy in mountains need not have a zone here, so all neighbours are looked at.
            everywhere = b"\x01" * rules.grid.size
            for hex, here in attackers_by_target(
                work.units, units, enemy, everywhere, around
            ).items():
                found[hex] = (*found.get(hex, ()), *here)
        order = {uid: number for number, uid in enumerate(self.units)}
        return {hex: tuple(sorted(found[hex], key=order.__getitem__)) for hex in sorted(found)}

    def enemy_at(self, work: AwaitsWork, hex: int) -> bool:
        return work.enemy_at(work.rules.number_of[self.seat], hex)

    def is_possible(self, work: AwaitsWork, hex: int, units: Units) -> bool:
        return is_possible(work, hex, units, self.seat)

    def too_weak(self, work: AwaitsWork, hex: int, units: Units) -> Reason:
        """10.3(4): at least 1-1 after the terrain shifts."""
        found = odds(work, hex, units, self.seat)
        return Reason(
            "odds-below-one",
            "10.3",
            {
                "hex": work.rules.names[hex],
                "attack": found.attack,
                "defense": found.defense,
                "shift": work.rules.ground.terrain_shift[hex],
            },
        )

    def forecast(self, work: AwaitsWork, hex: int, units: Units) -> dict[str, Any]:
        return forecast(work, hex, units, self.seat)

    def assault(self, work: AwaitsWork, hex: int, units: Units) -> Assault:
        return Assault(self.seat, hex, units)

    # Attacks that wait (V8, V74)

    def _waiting(self, work: AwaitsWork) -> dict[int, Units]:
        """The declared attacks with the attackers that are left next to an enemy."""
        adjacent = self.next_to_enemies_of(work)
        found = {}
        for hex, units in self.declared:
            left = tuple(uid for uid in units if uid in adjacent.get(hex, ()))
            if left:
                found[hex] = left
        return found

    def next_to_enemies_of(self, work: AwaitsWork) -> dict[int, Units]:
        units = tuple(uid for _, declared in self.declared for uid in declared)
        return replace(self, units=units).next_to_enemies(work)

    def _ready(self, work: AwaitsWork) -> list[int]:
        """The hexes of declared attacks that no combat of another lane hinders."""
        shut, bound = contested(work), engaged(work)
        return [h for h, units in self.declared if h not in shut and bound.isdisjoint(units)]

    def run(self, work: AwaitsWork) -> Wait:
        if self.declaring:
            if not self.seats(work):
                return self._end_declaring(work)
            if any(True for _ in self.targets(work)) or self._is_hindered(work):
                return Wait.DECISION
            return self._end_declaring(work)
        waiting = self._waiting(work)
        for hex, units in self.declared:
            left = waiting.get(hex, ())
            if not left or not self.is_possible(work, hex, left):
                # V74: what has fallen below 1-1 since it was declared is lost.
                work.tell("attack-lost", "10.3", hex=work.rules.names[hex], units=units)
                self._drop(work, hex)
                return Wait.NOTHING
        if len(self.declared) > 1 or (self.declared and not self._ready(work)):
            return Wait.DECISION
        if self.declared:
            self._carry_out(work, self.declared[0][0])
            return Wait.NOTHING
        return self._finish(work)

    def _done(self, work: AwaitsWork, seat: str) -> None:
        """15.1, 20.2: a segment that several play ends when all of them have finished."""
        if len(self.seats(work)) > 1:
            work.replace(replace(self, finished=(*self.finished, seat)))
        else:
            self._end_declaring(work)

    def _end_declaring(self, work: AwaitsWork) -> Wait:
        if self.declared:
            work.replace(replace(self, declaring=False))
            return Wait.NOTHING
        return self._finish(work)

    def _finish(self, work: AwaitsWork) -> Wait:
        """10.3(1): from the next segment on units that retreated count again."""
        work.pop()
        work.expire(SEGMENT, self.seat)
        return Wait.NOTHING

    def _drop(self, work: AwaitsWork, hex: int) -> None:
        left = tuple(entry for entry in self.declared if entry[0] != hex)
        work.replace(replace(self, declared=left))

    def _carry_out(self, work: AwaitsWork, hex: int) -> None:
        units = self._waiting(work)[hex]
        self._drop(work, hex)
        work.push(Assault(self.seat, hex, units, units).battle(work))

    def decision(self, work: AwaitsWork, seat: str) -> Decision:
        if self.declaring:
            return super().decision(work, seat)
        choices = self.choices(work, seat)
        return Decision(seat, "carry-out-attacks", "10.2", {}, choices)

    def legal(self, work: AwaitsWork, seat: str) -> list[Action]:
        if self.declaring:
            return super().legal(work, seat)
        return [Attack(work.rules.names[hex]) for hex in self._ready(work)]

    def objections(self, work: AwaitsWork, seat: str, action: Action) -> Iterable[Reason]:
        other = self._hindrance(work, action.hex) if isinstance(action, Attack) else None
        if other is not None:
            yield other
        elif self.declaring:
            yield from self._closed(work, action) or super().objections(work, seat, action)
        elif isinstance(action, Done):
            yield Reason("attacks-waiting", "10.2")
        elif isinstance(action, Attack) and action not in self.legal(work, seat):
            yield Reason("attack-not-declared", "10.2", {"hex": action.hex})

    def take(self, work: AwaitsWork, seat: str, action: Action) -> None:
        if not self.declaring:
            if isinstance(action, Attack):
                self._carry_out(work, work.rules.grid.index(action.hex))
        elif isinstance(action, Done):
            self._done(work, seat)
        else:
            super().take(work, seat, action)

    def choices(self, work: AwaitsWork, seat: str) -> dict[str, Any]:
        if self.declaring:
            return super().choices(work, seat)
        names = work.rules.names
        return {
            "attack": {
                names[hex]: {"attackers": list(units), "all": self.forecast(work, hex, units)}
                for hex, units in self._waiting(work).items()
            }
        }


class Assault(DeclaredAttack[AwaitsWork], frozen=True, tag="assault"):
    """10.1: the attacker names the units that take part in a declared attack."""

    section: ClassVar[str] = "10.1"

    def run(self, work: AwaitsWork) -> Wait:
        """10.0, 19.4: the position may have changed under a declared attack."""
        if work.rules.setup.variant != "multiplayer":
            return Wait.DECISION
        left = self.segment().next_to_enemies(work).get(self.target, ())
        if left == self.eligible:
            return Wait.DECISION
        if left:
            attackers = tuple(uid for uid in self.attackers if uid in left)
            work.replace(replace(self, eligible=left, attackers=attackers))
        else:
            work.pop()
            hex = work.rules.names[self.target]
            work.tell("attack-lost", "10.0", hex=hex, units=self.attackers or self.eligible)
        return Wait.NOTHING

    def objections(self, work: AwaitsWork, seat: str, action: Action) -> Iterable[Reason]:
        """V68: nobody attacks where a combat of another lane waits, nor with its units."""
        if isinstance(action, (Add, Resolve)):
            bound = engaged(work)
            units = (action.unit,) if isinstance(action, Add) else self.attackers
            for uid in units:
                if uid in bound:
                    yield Reason("unit-in-other-combat", "19.4", {"unit": uid})
            if isinstance(action, Resolve) and self.target in contested(work):
                hex = work.rules.names[self.target]
                yield Reason("hex-fought-over", "19.4", {"hex": hex})
        yield from super().objections(work, seat, action)

    def seats(self, work: AwaitsWork) -> tuple[str, ...]:
        """15.1: who has finished the surprise attack is not asked again."""
        below = work.agenda[-2:-1]
        combat = below[0] if below and isinstance(below[0], Combat) else self.segment()
        return combat.seats(work)

    def segment(self) -> Combat:
        return Combat(self.seat, self.eligible)

    def may_not_attack(self, work: AwaitsWork, seat: str, uid: str) -> Reason:
        combat = work.agenda[-2]
        if isinstance(combat, Combat) and uid in combat.units:
            hex = work.rules.names[self.target]
            for reason in closed_hexside(work, uid, self.target):
                return reason
            return Reason("not-next-to-target", "10.0", {"unit": uid, "hex": hex})
        problem = work.not_activated(uid, self.seat)
        if problem.code == "unit-not-activated" and uid in work.activated(self.seat):
            return Reason("already-fought", "10.1", {"unit": uid})
        return problem

    def begin(self, work: AwaitsWork) -> None:
        """V8: the attack is carried out, or noted where all are declared first."""
        combat = work.frame
        if isinstance(combat, Combat) and work.rules.option("declare-all-attacks"):
            declared = (*combat.declared, (self.target, self.attackers))
            work.replace(replace(combat, declared=declared))
            work.tell(
                "attack-planned",
                "10.2",
                seat=self.seat,
                hex=work.rules.names[self.target],
                units=self.attackers,
            )
        else:
            super().begin(work)

    def battle(self, work: AwaitsWork) -> Battle:
        found = odds(work, self.target, self.attackers, self.seat)
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
        there = work.field.at(self.target)
        return Battle(self.seat, self.target, self.attackers, found.column, defended=there)


__all__ = ["Assault", "Combat", "panzer_groups", "surprise_seats"]
