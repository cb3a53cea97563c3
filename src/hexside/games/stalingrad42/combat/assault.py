"""8.1-8.3 One declared attack: the units that take part and what supports them."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from hexside.engine import Action, Decision, Reason, Wait
from hexside.engine.agenda import NotTaken
from hexside.games.stalingrad42.combat.attackers import (
    attack_faults,
    fights_in_city,
    may_join,
    nations_clash,
)
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
from hexside.games.stalingrad42.combat.combat_ground import may_attack_into
from hexside.games.stalingrad42.combat.edge_stacks import crowds_edge
from hexside.games.stalingrad42.combat.odds import CombatKind, Odds, column_label, forecast, odds
from hexside.games.stalingrad42.combat.standing_aside import open_battle
from hexside.games.stalingrad42.maskirovka.defending import (
    ask_defender,
    hides_defenders,
    note_attack,
)
from hexside.games.stalingrad42.maskirovka.maskirovka_actions import COMMIT, Commit
from hexside.games.stalingrad42.reading.printed import AXIS_ALLIES
from hexside.games.stalingrad42.seat_frames import SeatFrame
from hexside.games.stalingrad42.state import (
    ATTACKED,
    DEFENDED,
    area_of,
)
from hexside.games.stalingrad42.support.fire_support import (
    air_choices,
    artillery_choices,
    spend_support,
    support_shifts,
)
from hexside.games.stalingrad42.support.planned_offensives import (
    offensive_choices,
    offensive_faults,
)
from hexside.games.stalingrad42.support.support_actions import Offensive
from hexside.games.stalingrad42.support.support_reasons import air_faults, artillery_faults
from hexside.games.stalingrad42.work import S42Work


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


def may_attack_blindly(work: S42Work, side: int, hex: int, units: tuple[str, ...]) -> bool:
    """34.6.2: whether units can attack a Reserve Army: what else is seen there allows the odds."""
    if not any(work.values(uid).attack > 0 for uid in units):
        return False
    return not work.enemy_at(side, hex) or target_odds(work, hex, units) is not None


class Assault(SeatFrame, frozen=True, tag="assault"):
    """8.2-8.3: the attacker names units, air and artillery support, and resolves.

    ``offensives`` are the headquarters whose Planned Offensives he uses (26.2).
    """

    target: int
    eligible: tuple[str, ...]
    attackers: tuple[str, ...] = ()
    air: str = ""
    guns: tuple[str, ...] = ()
    kind: CombatKind = "regular"
    offensives: tuple[str, ...] = ()
    #: 34.6.2: the attackers are committed, and what comes out of Reserve Armies has done so.
    answered: bool = False

    def run(self, work: S42Work) -> Wait:
        if self.answered and not work.enemy_at(self.side(work), self.target):
            # the armies were shown to be empty: nobody has attacked.
            work.pop()
            work.tell("s42-attack-void", "34.6.2", hex=work.rules.names[self.target])
            return Wait.NOTHING
        return Wait.DECISION

    def _is_blind(self, work: S42Work) -> bool:
        """34.6.2: armies that have not been revealed may bring out units first."""
        if self.answered or self.kind != "regular":
            return False
        return hides_defenders(work, 1 - self.side(work), self.target)

    def odds(self, work: S42Work) -> Odds:
        """The odds as they stand."""
        return odds(
            work, self.target, self.attackers, self.kind, support_shifts(self.air, self.guns)
        )

    def _is_ready(self, work: S42Work) -> bool:
        if not self.attackers or not may_join(work, self.target, self.attackers):
            return False
        if self._is_blind(work):
            return False
        if self.answered:
            # 8.4.1: a declared attack is not undone by what the defender does.
            return True
        table = work.rules.combat_tables.combat
        found = self.odds(work)
        if self.kind == "auto-ds":
            return found.attack > 0 and table.is_shattering(found.number)
        return found.attack > 0 and table.is_allowed(found.number)

    def _air(self, work: S42Work) -> list[str]:
        if self.kind != "regular" or not self.attackers or self._is_blind(work):
            return []
        return air_choices(work, self.side(work), self.target, self.attackers)

    def _guns(self, work: S42Work) -> list[tuple[str, ...]]:
        if self.kind != "regular" or not self.attackers or self._is_blind(work):
            return []
        found = artillery_choices(work, self.side(work), self.target, self.attackers)
        return [items for items in found if not set(items) & set(self.attackers)]

    def _offensives(self, work: S42Work) -> list[tuple[str, ...]]:
        """26.2: the Planned Offensives that may be used, never in an Automatic DS."""
        if self.kind != "regular" or not self.attackers or self._is_blind(work):
            return []
        return offensive_choices(work, self.side(work), self.target, self.attackers)

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
        table: dict[str, Any] = {"add": [a.unit for a in self._additions(work)]}
        if not self.answered:
            table |= {"drop": list(self.attackers), "cancel": True}
        if self._is_blind(work):
            table["commit"] = self._may_commit(work)
        elif self.attackers:
            table["odds"] = forecast(work, self.target, self.odds(work))
            table["resolve"] = self._is_ready(work)
            table["air"] = [uid for uid in self._air(work) if uid != self.air]
            guns = [list(items) for items in self._guns(work) if items != self.guns]
            table["support"] = [*guns, []] if self.guns else guns
            if self.air:
                table["no-air"] = True
            offensives = [list(action.units) for action in self._plans(work)]
            if offensives:
                table["offensive"] = offensives
        return table

    def _may_commit(self, work: S42Work) -> bool:
        """34.6.2: units that can attack together, with odds against those who are seen."""
        if not self.attackers or not may_join(work, self.target, self.attackers):
            return False
        return may_attack_blindly(work, self.side(work), self.target, self.attackers)

    def _plans(self, work: S42Work) -> list[Offensive]:
        """26.2: other Planned Offensives than those chosen, none included."""
        ways = [*self._offensives(work), *([()] if self.offensives else [])]
        return [Offensive(units) for units in ways if units != self.offensives]

    def _additions(self, work: S42Work) -> list[Add]:
        if self.answered:
            return []
        return [
            Add(uid)
            for uid in self.eligible
            if uid not in self.attackers and may_join(work, self.target, (*self.attackers, uid))
        ]

    def legal(self, work: S42Work, seat: str) -> list[Action]:
        actions: list[Action] = [*self._additions(work)]
        if not self.answered:
            actions += [Drop(uid) for uid in self.attackers]
        actions += [Air(uid) for uid in self._air(work) if uid != self.air]
        if self.air:
            actions.append(NO_AIR)
        actions += [Support(items) for items in self._guns(work) if items != self.guns]
        if self.guns:
            actions.append(Support(()))
        actions += self._plans(work)
        if self._is_ready(work):
            actions.append(RESOLVE)
        if self._is_blind(work) and self._may_commit(work):
            actions.append(COMMIT)
        if not self.answered:
            actions.append(CANCEL)
        return actions

    def reasons(self, work: S42Work, seat: str, action: Action) -> list[Reason]:
        hex = {"hex": work.rules.names[self.target]}
        if self.answered and isinstance(action, (Add, Drop, Cancel, Commit)):
            return [Reason("s42-attack-is-committed", "34.6.2", {**hex})]
        if isinstance(action, Commit) and self._is_blind(work):
            return [self._commit_fault(work)]
        if isinstance(action, Commit):
            return [Reason("s42-no-hidden-army", "34.6.2", {**hex})]
        if self._is_blind(work) and isinstance(action, (Air, Offensive, Support, Resolve)):
            return [Reason("s42-defender-answers-first", "34.6.2", {**hex})]
        if isinstance(action, Add):
            return self._add_faults(work, action.unit)
        if isinstance(action, Drop):
            return [Reason("not-attacking", "8.1", {"unit": action.unit})]
        if isinstance(action, (Air, Support)):
            return self._support_faults(work, action)
        if isinstance(action, Offensive):
            return offensive_faults(
                work, self.side(work), self.target, self.attackers, action.units
            )
        if isinstance(action, Resolve):
            if not self.attackers:
                return [Reason("no-attackers-named", "8.1")]
            rule = "8.6.1" if self.kind == "auto-ds" else "8.4.1"
            code = "s42-below-ten-to-one" if self.kind == "auto-ds" else "s42-odds-too-low"
            return [Reason(code, rule, {"hex": work.rules.names[self.target]})]
        return []

    def _support_faults(self, work: S42Work, action: Air | Support) -> list[Reason]:
        """8.6.1, 9.3, 18.3: why this air unit or artillery does not support the attack."""
        if self.kind != "regular":
            return [Reason("s42-no-support-in-auto-ds", "8.6.1")]
        if not self.attackers:
            return [Reason("no-attackers-named", "8.1")]
        side = self.side(work)
        if isinstance(action, Air):
            return air_faults(work, side, action.unit, self.target, self.attackers)
        return artillery_faults(work, side, action.items, self.target, self.attackers)

    def _commit_fault(self, work: S42Work) -> Reason:
        """34.6.2: why these units are not committed."""
        hex = {"hex": work.rules.names[self.target]}
        if not self.attackers:
            return Reason("no-attackers-named", "8.1")
        return Reason("s42-odds-too-low", "8.4.1", {**hex})

    def _add_faults(self, work: S42Work, uid: str) -> list[Reason]:
        """8.1, 20.5.1, 22.7: everything that keeps a unit out of this attack."""
        name = {"unit": uid}
        if uid not in work.rules.roster:
            return [Reason("unknown-unit", "", {**name})]
        if work.rules.side[uid] != self.side(work):
            return [Reason("not-your-unit", "8.1", {**name})]
        if uid in self.attackers:
            return [Reason("already-attacking", "8.1", {**name})]
        found = list(attack_faults(work, uid))
        hex = work.rules.names[self.target]
        if fights_in_city(work, uid, self.target):
            found.append(Reason("s42-not-out-of-city", "29.1.3", {**name}))
        elif uid not in self.eligible and not self._is_beside(work, uid):
            found.append(Reason("not-next-to-target", "8.1", {**name, "hex": hex}))
        if nations_clash(work, (*self.attackers, uid)):
            found.append(Reason("s42-allies-apart", "20.5.1", {**name}))
        if uid in self.eligible and crowds_edge(work, self.target, (*self.attackers, uid)):
            found.append(Reason("s42-stacking-limit", "22.7", {"hex": hex}))
        return found or [Reason("not-next-to-target", "8.1", {**name, "hex": hex})]

    def _is_beside(self, work: S42Work, uid: str) -> bool:
        """8.1, 22.7, 29.1.3: whether a unit stands where it could attack the hex from.

        Of one that is nowhere at all other reasons have told so.
        """
        unit = work.units[uid]
        if unit.hex < 0 and not area_of(unit.box):
            return True
        if unit.hex < 0:
            return self.target in work.ground.entry_hexes.get(area_of(unit.box), ())
        beside = unit.hex == self.target or self.target in work.adjacent(unit.hex)
        return beside and may_attack_into(work, uid, self.target)

    def take(self, work: S42Work, seat: str, action: Action) -> None:
        if isinstance(action, Cancel):
            work.pop()
        elif isinstance(action, Commit):
            self._commit(work)
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
            case Offensive(units=units):
                new = replace(self, offensives=units)
            case _:
                raise NotTaken(self, action)
        if new.air and new.air not in new._air(work):
            new = replace(new, air="")
        if new.guns and new.guns not in new._guns(work):
            new = replace(new, guns=())
        if new.offensives and new.offensives not in new._offensives(work):
            new = replace(new, offensives=())
        return new

    def _commit(self, work: S42Work) -> None:
        """4.3 C1b: who attacks is settled; the Soviet player answers before the odds."""
        work.replace(replace(self, answered=True))
        hex = work.rules.names[self.target]
        work.tell("s42-army-attacked", "34.6.2", seat=self.seat, hex=hex, units=self.attackers)
        ask_defender(work, self.target)

    def _resolve(self, work: S42Work) -> None:
        found = self.odds(work)
        # 8.4.1: with what has come out of a Reserve Army the odds may be lower than any column.
        number = max(work.rules.combat_tables.combat.first, found.number)
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
            column=column_label(work, number),
        )
        if not auto:
            note_attack(work, self.target)
            for uid in self.attackers:
                work.mark(uid, ATTACKED)
            for uid in work.combat_units(1 - self.side(work), self.target):
                work.mark(uid, DEFENDED)
            # Marks change no one's place, but who may attack whom.
            work.drop_notes()
        spend_support(work, self.side(work), self.target, self.air, self.guns)
        open_battle(
            work, self.target, self.attackers, self.kind, self.air, self.guns, self.offensives
        )
