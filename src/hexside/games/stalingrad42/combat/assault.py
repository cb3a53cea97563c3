"""8.1-8.3 One declared attack: the units that take part and what supports them."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from hexside.engine import Action, Decision, Reason, Wait
from hexside.engine.agenda import NotTaken
from hexside.games.stalingrad42.combat.combat_actions import (
    CANCEL,
    NO_AIR,
    RESOLVE,
    Add,
    Air,
    Cancel,
    Drop,
    NoAir,
    Resolve,
    Support,
)
from hexside.games.stalingrad42.combat.combat_ground import builds_fort, may_attack_into
from hexside.games.stalingrad42.combat.odds import CombatKind, Odds, column_label, forecast, odds
from hexside.games.stalingrad42.combat.standing_aside import open_battle
from hexside.games.stalingrad42.reading.printed import AXIS_ALLIES
from hexside.games.stalingrad42.seat_frames import SeatFrame
from hexside.games.stalingrad42.state import (
    ATTACKED,
    AUTO_DS,
    DEFENDED,
    REPLACEMENT,
    TRAIN,
    area_of,
)
from hexside.games.stalingrad42.support.fire_support import (
    air_choices,
    artillery_choices,
    spend_support,
    support_shifts,
)
from hexside.games.stalingrad42.units.stacking import ARMY_HQ, excess_of
from hexside.games.stalingrad42.work import S42Work


def may_attack(work: S42Work, uid: str) -> Reason | None:
    """8.1, 13.2, 21.4, 9.7.2: why a unit may not attack at all, if so."""
    unit = work.units[uid]
    name = {"unit": uid}
    if unit.hex < 0 and not area_of(unit.box):
        return Reason("s42-not-on-map", "8.1", {**name})
    if not work.rules.combat[uid] or work.values(uid).attack <= 0:
        return Reason("s42-no-attack-strength", "8.1", {**name})
    if not work.is_good_order(uid):
        return Reason("s42-not-in-good-order", "13.2.1", {**name})
    if TRAIN in unit.marks:
        return Reason("s42-on-a-train", "5.6.4", {**name})
    if ATTACKED in unit.marks:
        return Reason("already-fought", "8.1", {**name})
    if any(mark.startswith(AUTO_DS) for mark in unit.marks):
        return Reason("s42-auto-ds-marked", "8.6.1", {**name})
    if REPLACEMENT in unit.marks:
        return Reason("s42-replacement-in-hex", "21.4", {**name})
    if unit.hex >= 0:
        if any(REPLACEMENT in work.units[other].marks for other in work.field.at(unit.hex)):
            return Reason("s42-replacement-in-hex", "21.4", {**name})
        if builds_fort(work, unit.hex):
            return Reason("s42-fort-being-built", "9.7.2", {**name})
    elif "transferred" in unit.marks:
        return Reason("s42-transferred", "22.6.1", {**name})
    return None


def eligible_targets(work: S42Work, side: int) -> dict[int, tuple[str, ...]]:
    """8.1: enemy hexes next to units that may attack them, with those units."""
    found: dict[int, list[str]] = {}
    rules = work.rules
    ground = rules.ground
    enemy = work.field.occupied[1 - side]
    adjacency = ground.adjacency(work.season)
    beyond = {
        letter: [hex for hex in ground.entry_hexes.get(letter, ()) if enemy[hex]]
        for letter in work.areas(side)
    }
    for uid, unit in work.units.items():
        if rules.side[uid] != side or not rules.combat[uid]:
            continue
        if unit.hex >= 0:
            near = [hex for hex in adjacency[unit.hex] if enemy[hex]]
        else:
            near = beyond.get(area_of(unit.box), []) if unit.box else []
        if not near or may_attack(work, uid) is not None:
            continue
        for hex in near:
            if may_attack_into(work, uid, hex):
                found.setdefault(hex, []).append(uid)
    return {hex: tuple(units) for hex, units in sorted(found.items())}


def nations_clash(work: S42Work, attackers: tuple[str, ...]) -> bool:
    """20.5.1: units of different allies do not join in one attack."""
    roster = work.rules.roster
    return len({roster[uid].nation for uid in attackers} & AXIS_ALLIES) > 1


def crowds_edge(work: S42Work, attackers: tuple[str, ...]) -> bool:
    """22.7: units in an Entry Area attack as one stack at its edge, within the stacking limit."""
    inside = [uid for uid in attackers if work.units[uid].hex < 0]
    if not inside:
        return False
    side = work.rules.side[inside[0]]
    boxes = {work.units[uid].box for uid in inside}
    roster = work.rules.roster
    # 4.3: an Army headquarters that waits there stands with them.
    headquarters = [
        uid
        for uid, unit in work.units.items()
        if unit.box in boxes and roster[uid].type == ARMY_HQ and roster[uid].number == side
    ]
    fast = [uid for uid in headquarters if work.values(uid).move > 3]
    return excess_of(work, side, [*inside, *(fast or headquarters)]) > 0


def may_join(work: S42Work, attackers: tuple[str, ...]) -> bool:
    """20.5.1, 22.7: whether these units can attack together."""
    return not nations_clash(work, attackers) and not crowds_edge(work, attackers)


def groups(work: S42Work, units: tuple[str, ...]) -> list[tuple[str, ...]]:
    """20.5.1: the largest sets of these units that may attack together."""
    roster = work.rules.roster
    allies = sorted({roster[uid].nation for uid in units} & AXIS_ALLIES)
    if len(allies) < 2:
        return [units]
    return [
        tuple(
            uid
            for uid in units
            if roster[uid].nation not in AXIS_ALLIES or roster[uid].nation == one
        )
        for one in allies
    ]


def target_odds(
    work: S42Work, hex: int, units: tuple[str, ...], kind: CombatKind = "regular"
) -> Odds | None:
    """8.4.1, 8.6.1: the best odds of these units if they are good enough to be declared.

    Support that is at hand can still raise odds that are too low by themselves.
    """
    table = work.rules.combat_tables.combat
    best: Odds | None = None
    chosen = units
    for group in groups(work, units):
        found = odds(work, hex, group, kind)
        if found.attack and (best is None or found.number > best.number):
            best, chosen = found, group
    if best is None:
        return None
    if kind == "auto-ds":
        return best if table.is_shattering(best.number) else None
    if not table.is_allowed(best.number):
        side = work.rules.side[units[0]]
        more = 1 if air_choices(work, side, hex, chosen) else 0
        more += max((len(i) for i in artillery_choices(work, side, hex, chosen)), default=0)
        if not table.is_allowed(best.number + more):
            return None
    return best


class Assault(SeatFrame, frozen=True, tag="assault"):
    """8.2-8.3: the attacker names units, air and artillery support, and resolves."""

    target: int
    eligible: tuple[str, ...]
    attackers: tuple[str, ...] = ()
    air: str = ""
    guns: tuple[str, ...] = ()
    kind: CombatKind = "regular"

    def run(self, work: S42Work) -> Wait:
        return Wait.DECISION

    def odds(self, work: S42Work) -> Odds:
        """The odds as they stand."""
        return odds(
            work, self.target, self.attackers, self.kind, support_shifts(self.air, self.guns)
        )

    def _is_ready(self, work: S42Work) -> bool:
        if not self.attackers or not may_join(work, self.attackers):
            return False
        table = work.rules.combat_tables.combat
        found = self.odds(work)
        if self.kind == "auto-ds":
            return found.attack > 0 and table.is_shattering(found.number)
        return found.attack > 0 and table.is_allowed(found.number)

    def _air(self, work: S42Work) -> list[str]:
        if self.kind != "regular" or not self.attackers:
            return []
        return air_choices(work, self.side(work), self.target, self.attackers)

    def _guns(self, work: S42Work) -> list[tuple[str, ...]]:
        if self.kind != "regular" or not self.attackers:
            return []
        found = artillery_choices(work, self.side(work), self.target, self.attackers)
        return [items for items in found if not set(items) & set(self.attackers)]

    def decision(self, work: S42Work, seat: str) -> Decision:
        kind = "s42-name-auto-ds" if self.kind == "auto-ds" else "name-attackers"
        rule = "8.6.1" if self.kind == "auto-ds" else "8.1"
        arguments: dict[str, Any] = {
            "hex": work.rules.names[self.target],
            "attackers": self.attackers,
        }
        return Decision(seat, kind, rule, arguments, self.choices(work, seat))

    def choices(self, work: S42Work, seat: str) -> dict[str, Any]:
        """Units to add or drop, support to choose, and the odds as they stand."""
        table: dict[str, Any] = {
            "add": [a.unit for a in self._additions(work)],
            "drop": list(self.attackers),
            "cancel": True,
        }
        if self.attackers:
            table["odds"] = forecast(work, self.target, self.odds(work))
            table["resolve"] = self._is_ready(work)
            table["air"] = [uid for uid in self._air(work) if uid != self.air]
            guns = [list(items) for items in self._guns(work) if items != self.guns]
            table["support"] = [*guns, []] if self.guns else guns
            if self.air:
                table["no-air"] = True
        return table

    def _additions(self, work: S42Work) -> list[Add]:
        return [
            Add(uid)
            for uid in self.eligible
            if uid not in self.attackers and may_join(work, (*self.attackers, uid))
        ]

    def legal(self, work: S42Work, seat: str) -> list[Action]:
        actions: list[Action] = [*self._additions(work)]
        actions += [Drop(uid) for uid in self.attackers]
        actions += [Air(uid) for uid in self._air(work) if uid != self.air]
        if self.air:
            actions.append(NO_AIR)
        actions += [Support(items) for items in self._guns(work) if items != self.guns]
        if self.guns:
            actions.append(Support(()))
        if self._is_ready(work):
            actions.append(RESOLVE)
        actions.append(CANCEL)
        return actions

    def reasons(self, work: S42Work, seat: str, action: Action) -> list[Reason]:
        if isinstance(action, Add):
            return [self._add_fault(work, action.unit)]
        if isinstance(action, Drop):
            return [Reason("not-attacking", "8.1", {"unit": action.unit})]
        if isinstance(action, Air):
            return [Reason("s42-air-not-available", "9.3.3", {"unit": action.unit})]
        if isinstance(action, Support):
            return [Reason("s42-artillery-not-available", "18.3.1")]
        if isinstance(action, Resolve):
            if not self.attackers:
                return [Reason("no-attackers-named", "8.1")]
            rule = "8.6.1" if self.kind == "auto-ds" else "8.4.1"
            code = "s42-below-ten-to-one" if self.kind == "auto-ds" else "s42-odds-too-low"
            return [Reason(code, rule, {"hex": work.rules.names[self.target]})]
        return []

    def _add_fault(self, work: S42Work, uid: str) -> Reason:
        name = {"unit": uid}
        if uid not in work.rules.roster:
            return Reason("unknown-unit", "", {**name})
        if work.rules.side[uid] != self.side(work):
            return Reason("not-your-unit", "8.1", {**name})
        if uid in self.attackers:
            return Reason("already-attacking", "8.1", {**name})
        fault = may_attack(work, uid)
        if fault is not None:
            return fault
        if uid not in self.eligible:
            hex = work.rules.names[self.target]
            return Reason("not-next-to-target", "8.1", {**name, "hex": hex})
        if nations_clash(work, (*self.attackers, uid)):
            return Reason("s42-allies-apart", "20.5.1", {**name})
        return Reason("s42-stacking-limit", "22.7", {"hex": work.rules.names[self.target]})

    def take(self, work: S42Work, seat: str, action: Action) -> None:
        if isinstance(action, Cancel):
            work.pop()
        elif isinstance(action, Resolve):
            self._resolve(work)
        else:
            work.replace(self._changed(work, action))

    def _changed(self, work: S42Work, action: Action) -> Assault:
        """The declaration after an addition or change; support that no longer fits falls out."""
        match action:
            case Add(unit=uid) | Drop(unit=uid):
                chosen = set(self.attackers) ^ {uid}
                named = tuple(one for one in self.eligible if one in chosen)
                new = replace(self, attackers=named)
            case Air(unit=uid):
                new = replace(self, air=uid)
            case NoAir():
                new = replace(self, air="")
            case Support(items=items):
                new = replace(self, guns=items)
            case _:
                raise NotTaken(self, action)
        if new.air and new.air not in new._air(work):
            new = replace(new, air="")
        if new.guns and new.guns not in new._guns(work):
            new = replace(new, guns=())
        return new

    def _resolve(self, work: S42Work) -> None:
        found = self.odds(work)
        work.pop()
        auto = self.kind == "auto-ds"
        work.tell(
            "attack-declared",
            "8.6.1" if auto else "8.3",
            seat=self.seat,
            hex=work.rules.names[self.target],
            units=self.attackers,
            attack=found.attack,
            defense=found.defense,
            column=column_label(work, found.number),
        )
        if not auto:
            for uid in self.attackers:
                work.mark(uid, ATTACKED)
            for uid in work.combat_units(1 - self.side(work), self.target):
                work.mark(uid, DEFENDED)
            # Marks change no one's place, but who may attack whom.
            work.drop_notes()
        spend_support(work, self.side(work), self.target, self.air, self.guns)
        open_battle(work, self.target, self.attackers, self.kind, self.air, self.guns)
