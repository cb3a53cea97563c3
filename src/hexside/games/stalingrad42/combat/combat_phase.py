"""8 Combat: the Combat Phase, declaring attacks, and Automatic DS in the Movement Phase."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from hexside.engine import Action, Decision, Reason, Wait
from hexside.engine.agenda import NotTaken
from hexside.engine.decisions import grouped
from hexside.games.stalingrad42.actions import DONE, Done
from hexside.games.stalingrad42.advance.advance import advancers
from hexside.games.stalingrad42.advance.breakthrough_group import advance_frames
from hexside.games.stalingrad42.combat.assault import Assault, may_attack_blindly, target_odds
from hexside.games.stalingrad42.combat.attackers import eligible_targets, no_attackers
from hexside.games.stalingrad42.combat.city_battles import prune_city_battles
from hexside.games.stalingrad42.combat.combat_actions import Attack, Shatter
from hexside.games.stalingrad42.combat.combat_results import SHATTERED_ADVANCE
from hexside.games.stalingrad42.combat.losses import is_in_play
from hexside.games.stalingrad42.combat.odds import defends, forecast
from hexside.games.stalingrad42.maskirovka.defending import hides_defenders, may_be_attacked
from hexside.games.stalingrad42.seat_frames import SeatFrame
from hexside.games.stalingrad42.sequence.phase_choices import (
    extra_actions,
    extra_due,
    has_extra,
    kind_of,
)
from hexside.games.stalingrad42.state import AUTO_DS, COMBAT_MARKS, DEFENDED, AutoDs
from hexside.games.stalingrad42.units.reserves import remove_reserves
from hexside.games.stalingrad42.work import S42Work


def attack_targets(work: S42Work, side: int) -> dict[int, tuple[str, ...]]:
    """8.1: the hexes that the units of a side may attack now, with those units."""
    key = ("attack-targets", side)
    known: dict[int, tuple[str, ...]] | None = work.field.notes.get(key)
    if known is None:
        known = {
            hex: units
            for hex, units in eligible_targets(work, side).items()
            if attack_objection(work, side, hex, units) is None
        }
        work.field.notes[key] = known
    return known


def attack_objection(work: S42Work, side: int, hex: int, units: tuple[str, ...]) -> Reason | None:
    """8.1, 8.4.1: why a side may not attack a hex with all its units that are eligible."""
    name = {"hex": work.rules.names[hex]}
    blind = hides_defenders(work, 1 - side, hex)
    if not work.enemy_at(side, hex) and not blind:
        return Reason("no-enemy-there", "8.1", {**name})
    if not is_target(work, 1 - side, hex) and not may_be_attacked(work, 1 - side, hex):
        return Reason("already-attacked", "8.1", {**name})
    if not units:
        return no_attackers(work, side, hex, "8.1")
    if blind:
        if not may_attack_blindly(work, side, hex, units):
            return Reason("s42-odds-too-low", "8.4.1", {**name})
    elif target_odds(work, hex, units) is None:
        return Reason("s42-odds-too-low", "8.4.1", {**name})
    return None


def is_target(work: S42Work, side: int, hex: int) -> bool:
    """8.1 (A-61): a hex with a unit that has not been attacked in this phase and may defend."""
    return any(
        DEFENDED not in work.units[uid].marks and defends(work, uid, "regular")
        for uid in work.combat_units(side, hex)
    )


#: 8.6.2: the step of the Combat Phase in which the Auto DS groups advance.
GROUPS = "auto-ds"


class CombatPhase(SeatFrame, frozen=True, tag="combat-phase"):
    """8.1: attacks in any order, with what chapters add; then Auto DS groups advance (8.6.2)."""

    step: str = "begin"

    def run(self, work: S42Work) -> Wait:
        if self.step == "begin":
            forget_combat(work)
            work.replace(replace(self, step="attacks"))
        elif self.step == "attacks":
            side = self.side(work)
            if attack_targets(work, side) or has_extra(
                work.rules.moments.combat_choices, work, side
            ):
                return Wait.DECISION
            work.replace(replace(self, step=GROUPS))
        elif not work.data.auto_ds:
            work.pop()
            remove_reserves(work)
            forget_combat(work)
        elif len(work.data.auto_ds) > 1:
            return Wait.DECISION
        else:
            self._advance_group(work, work.data.auto_ds[0])
        return Wait.NOTHING

    def _advance_group(self, work: S42Work, group: AutoDs) -> None:
        """8.6.2: a group advances at its full rate; each may form one group (15.4)."""
        work.change(auto_ds=tuple(one for one in work.data.auto_ds if one != group))
        alive = []
        for uid in group.units:
            work.unmark(uid, f"{AUTO_DS}{group.number}")
            if is_in_play(work, uid):
                alive.append(uid)
        if not alive:
            return
        hexes = tuple(sorted({work.units[uid].hex for uid in alive}))
        together = advancers(work, self.side(work), tuple(alive), hexes, ())
        units = tuple(uid for uid in together if uid in alive or uid in group.companions)
        for frame in advance_frames(
            work, self.side(work), group.vacated, units, tuple(alive), SHATTERED_ADVANCE, "full"
        ):
            work.push(frame)

    def decision(self, work: S42Work, seat: str) -> Decision:
        kind = "s42-choose-group" if self.step == GROUPS else "s42-declare-attacks"
        rule = "8.6.2" if self.step == GROUPS else "8.1"
        return Decision(seat, kind, rule, {}, self.choices(work, seat))

    def choices(self, work: S42Work, seat: str) -> dict[str, Any]:
        """Target hexes with eligible attackers and the odds if all of them take part."""
        if self.step == GROUPS:
            return grouped(self.legal(work, seat))
        targets: dict[str, dict[str, Any]] = {}
        for hex, units in attack_targets(work, self.side(work)).items():
            if not work.enemy_at(self.side(work), hex):
                # 34.6.2: who defends is seen when the attackers are committed.
                targets[work.rules.names[hex]] = {"attackers": list(units)}
                continue
            odd = target_odds(work, hex, units)
            if odd is not None:
                targets[work.rules.names[hex]] = {
                    "attackers": list(units),
                    "all": forecast(work, hex, odd),
                }
        extra = extra_actions(work.rules.moments.combat_choices, work, self.side(work))
        return {"attack": targets, "done": True} | grouped(extra)

    def legal(self, work: S42Work, seat: str) -> list[Action]:
        names = work.rules.names
        if self.step == GROUPS:
            return [Shatter(name) for name in sorted({names[g.vacated] for g in work.data.auto_ds})]
        side = self.side(work)
        return [
            *([] if self._due(work) else [DONE]),
            *(Attack(names[hex]) for hex in attack_targets(work, side)),
            *extra_actions(work.rules.moments.combat_choices, work, side),
        ]

    def _due(self, work: S42Work) -> list[Reason]:
        return extra_due(work.rules.moments.combat_choices, work, self.side(work))

    def reasons(self, work: S42Work, seat: str, action: Action) -> list[Reason]:
        if self.step == GROUPS:
            if isinstance(action, Shatter):
                return [Reason("s42-no-such-group", "8.6.2", {"hex": action.hex})]
            return []
        if isinstance(action, Done):
            return self._due(work)
        kind = kind_of(work.rules.moments.combat_choices, action)
        if kind is not None:
            return kind.reasons(work, self.side(work), action)
        if not isinstance(action, Attack):
            return []
        rules = work.rules
        if action.hex not in rules.grid:
            return [Reason("unknown-hex", "", {"hex": action.hex})]
        hex = rules.grid.index(action.hex)
        units = eligible_targets(work, self.side(work)).get(hex, ())
        found = attack_objection(work, self.side(work), hex, units)
        return [] if found is None else [found]

    def take(self, work: S42Work, seat: str, action: Action) -> None:
        index = work.rules.grid.index
        match action:
            case Done():
                work.replace(replace(self, step=GROUPS))
            case Shatter(hex=name):
                hex = index(name)
                group = next(one for one in work.data.auto_ds if one.vacated == hex)
                self._advance_group(work, group)
            case Attack(hex=name):
                hex = index(name)
                work.push(Assault(self.seat, hex, attack_targets(work, self.side(work))[hex]))
            case _:
                kind = kind_of(work.rules.moments.combat_choices, action)
                if kind is None:
                    raise NotTaken(self, action)
                kind.take(work, self.side(work), action)


def forget_combat(work: S42Work) -> None:
    """8.1, 12.4: what units have done in a phase is forgotten with it."""
    work.unmark_all(*COMBAT_MARKS)
    prune_city_battles(work)
    work.drop_notes()
