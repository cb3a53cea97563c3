"""10 Combat: declaring attacks, the battle, step losses."""

from __future__ import annotations

from typing import Any

from hexside.engine import Action, Decision, Frame, Reason, Wait
from hexside.games.traces_of_war.actions import (
    DONE,
    Add,
    Attack,
    Cancel,
    Done,
    Drop,
    Resolve,
)
from hexside.games.traces_of_war.battle import Battle
from hexside.games.traces_of_war.movement import not_activated
from hexside.games.traces_of_war.odds import forecast, is_possible, odds
from hexside.games.traces_of_war.tables import SIDES
from hexside.games.traces_of_war.work import TracesWork

RESOLVE = Resolve()
CANCEL = Cancel()


class Combat(Frame, frozen=True, tag="combat"):
    """10.0: activated units attack adjacent enemies, one combat after another.

    ``units`` have not attacked yet; ``attacked`` are the hexes that have been attacked in this
    activation and may not be attacked again.
    """

    seat: str
    units: tuple[str, ...]
    attacked: tuple[int, ...] = ()

    def run(self, work: TracesWork) -> Wait:
        for hex, units in self.adjacent(work).items():
            if is_possible(work, hex, units):
                return Wait.DECISION
        work.pop()
        return Wait.NOTHING

    def adjacent(self, work: TracesWork) -> dict[int, tuple[str, ...]]:
        """10.0: enemy hexes next to units that may attack, with those units."""
        if not self.units:
            return {}
        side = work.rules.side[self.units[0]]
        enemy = work.field.occupied[1 - side]
        own_zone = work.field.zoc[1 - side]
        found: dict[int, list[str]] = {}
        for uid in self.units:
            hex = work.units[uid].hex
            # A unit with no enemy zone on its hex has no enemy next to it.
            if hex < 0 or not own_zone[hex]:
                continue
            for there in work.rules.projections[hex]:
                if enemy[there] and there not in self.attacked:
                    found.setdefault(there, []).append(uid)
        return {hex: tuple(units) for hex, units in sorted(found.items())}

    def seats(self, work: TracesWork) -> tuple[str, ...]:
        return (self.seat,)

    def decision(self, work: TracesWork, seat: str) -> Decision:
        return Decision(
            seat, "declare-attacks", "10.1", {"units": self.units}, self.choices(work, seat)
        )

    def legal(self, work: TracesWork, seat: str) -> list[Action]:
        names = work.rules.names
        actions: list[Action] = [DONE]
        for hex, units in self.adjacent(work).items():
            if is_possible(work, hex, units):
                actions.append(Attack(names[hex]))
        return actions

    def reasons(self, work: TracesWork, seat: str, action: Action) -> list[Reason]:
        if not isinstance(action, Attack):
            return []
        rules = work.rules
        if action.hex not in rules.grid:
            return [Reason("unknown-hex", "", {"hex": action.hex})]
        hex = rules.grid.index(action.hex)
        side = SIDES.index("axis" if seat == "axis" else "soviet")
        if not work.enemy_at(side, hex):
            return [Reason("no-enemy-there", "10.0", {"hex": action.hex})]
        if hex in self.attacked:
            return [Reason("already-attacked", "10.0", {"hex": action.hex})]
        units = self.adjacent(work).get(hex, ())
        if not units:
            return [Reason("no-attackers-adjacent", "10.0", {"hex": action.hex})]
        return [_too_weak(work, hex, units)]

    def take(self, work: TracesWork, seat: str, action: Action) -> None:
        if isinstance(action, Done):
            work.pop()
            return
        assert isinstance(action, Attack)
        hex = work.rules.grid.index(action.hex)
        work.push(Assault(self.seat, hex, self.adjacent(work)[hex]))

    def choices(self, work: TracesWork, seat: str) -> dict[str, Any]:
        """Target hexes with eligible attackers and the odds if all of them take part."""
        names = work.rules.names
        targets = {}
        for hex, units in self.adjacent(work).items():
            if is_possible(work, hex, units):
                targets[names[hex]] = {
                    "attackers": list(units),
                    "all": forecast(work, hex, units),
                }
        return {"attack": targets, "done": True}


def _too_weak(work: TracesWork, hex: int, units: tuple[str, ...]) -> Reason:
    found = odds(work, hex, units)
    return Reason(
        "odds-below-one",
        "10.2",
        {
            "hex": work.rules.names[hex],
            "attack": found.attack,
            "defense": found.defense,
            "shift": work.rules.terrain_shift[hex],
        },
    )


class Assault(Frame, frozen=True, tag="assault"):
    """10.1: the attacker names the units that take part in a declared attack."""

    seat: str
    target: int
    eligible: tuple[str, ...]
    attackers: tuple[str, ...] = ()

    def run(self, work: TracesWork) -> Wait:
        return Wait.DECISION

    def seats(self, work: TracesWork) -> tuple[str, ...]:
        return (self.seat,)

    def decision(self, work: TracesWork, seat: str) -> Decision:
        return Decision(
            seat,
            "name-attackers",
            "10.1",
            {"hex": work.rules.names[self.target], "attackers": self.attackers},
            self.choices(work, seat),
        )

    def legal(self, work: TracesWork, seat: str) -> list[Action]:
        actions: list[Action] = [
            Drop(uid) if uid in self.attackers else Add(uid) for uid in self.eligible
        ]
        if self.attackers and is_possible(work, self.target, self.attackers):
            actions.append(RESOLVE)
        actions.append(CANCEL)
        return actions

    def reasons(self, work: TracesWork, seat: str, action: Action) -> list[Reason]:
        if isinstance(action, Add):
            if action.unit in self.attackers:
                return [Reason("already-attacking", "10.1", {"unit": action.unit})]
            combat = work.agenda[-2]
            if isinstance(combat, Combat) and action.unit in combat.units:
                return [
                    Reason(
                        "not-next-to-target",
                        "10.0",
                        {"unit": action.unit, "hex": work.rules.names[self.target]},
                    )
                ]
            problem = not_activated(work, action.unit, seat)
            if problem.code == "unit-not-activated" and action.unit in work.activated():
                problem = Reason("already-fought", "10.0", {"unit": action.unit})
            return [problem]
        if isinstance(action, Drop):
            return [Reason("not-attacking", "10.1", {"unit": action.unit})]
        if isinstance(action, Resolve):
            if not self.attackers:
                return [Reason("no-attackers-named", "10.1")]
            return [_too_weak(work, self.target, self.attackers)]
        return []

    def take(self, work: TracesWork, seat: str, action: Action) -> None:
        if isinstance(action, (Add, Drop)):
            chosen = set(self.attackers) ^ {action.unit}
            named = tuple(uid for uid in self.eligible if uid in chosen)
            work.replace(Assault(self.seat, self.target, self.eligible, named))
            return
        work.pop()
        if isinstance(action, Cancel):
            return
        combat = work.frame
        assert isinstance(combat, Combat)
        found = odds(work, self.target, self.attackers)
        rest = tuple(uid for uid in combat.units if uid not in self.attackers)
        work.replace(Combat(combat.seat, rest, (*combat.attacked, self.target)))
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
        work.push(Battle(self.seat, self.target, self.attackers, found.column))

    def choices(self, work: TracesWork, seat: str) -> dict[str, Any]:
        """Units to add or drop, and the odds as they stand."""
        table: dict[str, Any] = {
            "add": [uid for uid in self.eligible if uid not in self.attackers],
            "drop": list(self.attackers),
            "cancel": True,
        }
        if self.attackers:
            table["odds"] = forecast(work, self.target, self.attackers)
            table["resolve"] = is_possible(work, self.target, self.attackers)
        return table
