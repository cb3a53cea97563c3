"""32.1, 32.2, 32.3 Units that the owner picks to leave the game, and the balance of their steps.

``withdrawals`` has a word for each unit that must still go, ``steps_owed`` the steps that others
must lose for it, or below nothing the steps to spare. All of it is done in the Initial Phase.
"""

from __future__ import annotations

from hexside.engine import Action, Reason, Unit
from hexside.games.stalingrad42.areas.entry_areas import has_room
from hexside.games.stalingrad42.combat.losses import has_free_remnant
from hexside.games.stalingrad42.maskirovka.armies import contents
from hexside.games.stalingrad42.reading.printed import AXIS, SOVIET, S42Counter
from hexside.games.stalingrad42.reinforcements.counter_changes import withdraw
from hexside.games.stalingrad42.reinforcements.replacements import THREE_STEPS
from hexside.games.stalingrad42.reinforcements.withdrawal_actions import (
    GiveStep,
    PlaceBrigade,
    TakeStep,
    WithdrawUnit,
)
from hexside.games.stalingrad42.sequence.phase_choices import unit_fault
from hexside.games.stalingrad42.state import ARMY_BOX, ELIMINATED, ISOLATED, area_of
from hexside.games.stalingrad42.supply.supply_lines import in_supply
from hexside.games.stalingrad42.units.standing import stands
from hexside.games.stalingrad42.work import S42Work

PANZER, CORPS, INFANTRY = "panzer-division", "tank-corps", "infantry-division"
#: The kinds of withdrawals of each side, and the section of each.
KINDS = {AXIS: (PANZER, INFANTRY), SOVIET: (CORPS,)}
SECTION = {PANZER: "32.1", CORPS: "32.2", INFANTRY: "32.3"}
DIVISION, CORPS_SIZE, BRIGADE = "XX", "XXX", "X"
#: A-92, A-93: what becomes of a withdrawal for which there is no unit.
OPTION = "withdrawal-unavailable"


def is_panzer_division(counter: S42Counter) -> bool:
    """32.1, A-91: a German panzer division."""
    return (counter.nation, counter.type, counter.size) == ("german", "panzer", DIVISION)


def is_mobile_division(counter: S42Counter) -> bool:
    """32.1: a German panzer or panzergrenadier division."""
    is_grenadier = (counter.nation, counter.type) == ("german", "panzergrenadier")
    return is_panzer_division(counter) or (is_grenadier and counter.size == DIVISION)


def is_tank_corps(counter: S42Counter) -> bool:
    """32.2: a Soviet tank corps; mechanised corps do not count."""
    return (counter.side, counter.type, counter.size) == ("soviet", "tank", CORPS_SIZE)


def is_infantry_division(counter: S42Counter) -> bool:
    """32.3, A-93: a German infantry division."""
    return (counter.nation, counter.type, counter.size) == ("german", "infantry", DIVISION)


def is_brigade(counter: S42Counter) -> bool:
    """32.2: a Soviet tank brigade that is not of the Guards."""
    is_tank = (counter.side, counter.type, counter.size) == ("soviet", "tank", BRIGADE)
    return is_tank and counter.branch != "guards"


IS_OF = {PANZER: is_panzer_division, CORPS: is_tank_corps, INFANTRY: is_infantry_division}


def has_supply(work: S42Work, uid: str) -> bool:
    """A-50, A-92: in supply now; so is who is in an Entry Area or in the box of an army."""
    unit = work.units[uid]
    return in_supply(work, uid) if unit.hex >= 0 or area_of(unit.box) else True


# Who must go


def objections(work: S42Work, kind: str, uid: str) -> list[Reason]:
    """32.1 to 32.3: what is wrong with withdrawing a unit as one of a kind."""
    unit, counter, rule = work.units[uid], work.rules.roster[uid], SECTION[kind]
    if not IS_OF[kind](counter):
        return [Reason("s42-not-this-kind", rule, {"unit": uid, "kind": kind})]
    if not stands(unit) and (unit.box != ELIMINATED or kind == INFANTRY):
        return [Reason("s42-not-in-play", rule, {"unit": uid})]
    found = []
    if kind == PANZER and _gives_way(work, uid):
        found.append(Reason("s42-isolated-goes-last", rule, {"unit": uid}))
    if kind != PANZER and stands(unit) and not has_supply(work, uid):
        found.append(Reason("s42-unit-out-of-supply", rule, {"unit": uid}))
    if kind == INFANTRY and unit.steps < counter.steps:
        found.append(Reason("s42-not-full-strength", rule, {"unit": uid}))
    if kind == CORPS and unit.box == ELIMINATED and not givers(work, SOVIET):
        found.append(Reason("s42-nobody-gives-step", rule, {"unit": uid}))
    return found


def _gives_way(work: S42Work, uid: str) -> bool:
    """32.1, A-91: an isolated division goes only if too few others are left."""
    if not work.has(uid, ISOLATED):
        return False
    others = sum(
        1
        for other, counter in work.rules.roster.items()
        if is_panzer_division(counter)
        and (stands(work.units[other]) or work.units[other].box == ELIMINATED)
        and not work.has(other, ISOLATED)
    )
    return others >= work.data.withdrawals.count(PANZER)


def candidates(work: S42Work, kind: str) -> list[str]:
    """32: who may be withdrawn as one of a kind."""
    return [
        uid
        for uid, counter in work.rules.roster.items()
        if IS_OF[kind](counter) and not objections(work, kind, uid)
    ]


def kinds_asked(work: S42Work, side: int) -> list[str]:
    """32: the kinds of which a side must still withdraw units, each once."""
    return [kind for kind in KINDS[side] if kind in work.data.withdrawals]


def withdrawals_left(work: S42Work, side: int) -> int:
    """32: how many units a side must still withdraw."""
    return sum(1 for kind in work.data.withdrawals if kind in KINDS[side])


def steps_left(work: S42Work) -> int:
    """32.1, 32.2: the steps that must still be lost for withdrawn units."""
    return max(0, work.data.steps_owed)


def _settled(work: S42Work) -> bool:
    """32.2: a tank corps is paid for before the next one goes."""
    return work.data.steps_owed <= 0


class UnitWithdrawals:
    """32.1, 32.2, 32.3: the choice of who leaves the game."""

    verbs: tuple[type[Action], ...] = (WithdrawUnit,)

    def legal(self, work: S42Work, side: int) -> list[Action]:
        """Who may go now."""
        return [
            WithdrawUnit(uid)
            for kind in kinds_asked(work, side)
            if kind != CORPS or _settled(work)
            for uid in candidates(work, kind)
        ]

    def due(self, work: S42Work, side: int) -> list[Reason]:
        """Units must go while there are such; else A-92, A-93."""
        return [
            Reason("s42-withdrawal-due", SECTION[kind], {"kind": kind})
            for kind in kinds_asked(work, side)
            if candidates(work, kind)
        ]

    def reasons(self, work: S42Work, side: int, action: WithdrawUnit) -> list[Reason]:
        """Why a unit is not withdrawn."""
        found = unit_fault(work, side, action.unit)
        if found:
            return found
        asked = kinds_asked(work, side)
        if not asked:
            return [Reason("s42-nothing-to-withdraw", "32", {"unit": action.unit})]
        fitting = [kind for kind in asked if IS_OF[kind](work.rules.roster[action.unit])]
        for kind in fitting or asked:
            found += objections(work, kind, action.unit)
        if fitting == [CORPS] and not _settled(work):
            found.append(Reason("s42-steps-owed-first", "32.2", {"count": work.data.steps_owed}))
        return found

    def take(self, work: S42Work, side: int, action: WithdrawUnit) -> None:
        """It leaves the game; its steps count."""
        asked = kinds_asked(work, side)
        kind = next(kind for kind in asked if IS_OF[kind](work.rules.roster[action.unit]))
        left = list(work.data.withdrawals)
        left.remove(kind)
        unit = work.units[action.unit]
        place = work.rules.names[unit.hex] if unit.hex >= 0 else unit.box
        steps = withdraw(work, action.unit, SECTION[kind])
        work.change(withdrawals=tuple(left))
        if kind == PANZER:
            work.change(steps_owed=work.data.steps_owed - steps)
        elif kind == CORPS:
            # 32.2: what the corps before had over was to be used at once.
            need = work.rules.numbers.withdrawals.tank_corps
            work.change(steps_owed=need - steps, withdrawn_from=place if steps > need else "")


# The steps that are missing


def _division_gives(work: S42Work, uid: str) -> bool:
    """32.1, A-91: on the map; never the last step, nor one that leaves no Remnant."""
    unit = work.units[uid]
    if unit.hex < 0 or unit.steps <= 1:
        return False
    is_last = unit.steps == 2 and work.rules.roster[uid].steps >= THREE_STEPS
    return not is_last or has_free_remnant(work, uid)


def givers(work: S42Work, side: int) -> list[str]:
    """32.1, 32.2, A-91, A-92: who may lose a step: units on the map.

    A reduced corps gives its last step only where there is no full one.
    """
    roster = work.rules.roster
    if side == AXIS:
        return [
            uid for uid in roster if is_panzer_division(roster[uid]) and _division_gives(work, uid)
        ]
    corps = [uid for uid in roster if is_tank_corps(roster[uid]) and work.units[uid].hex >= 0]
    return [uid for uid in corps if work.units[uid].steps > 1] or corps


def _is_time(work: S42Work, side: int) -> bool:
    """32.1: the balance is struck when all that can be withdrawn has gone."""
    return side == SOVIET or PANZER not in work.data.withdrawals or not candidates(work, PANZER)


def _section(side: int) -> str:
    return SECTION[PANZER] if side == AXIS else SECTION[CORPS]


class StepsLost:
    """32.1, 32.2: the choice of who loses the steps that are missing."""

    verbs: tuple[type[Action], ...] = (GiveStep,)

    def legal(self, work: S42Work, side: int) -> list[Action]:
        """Who may lose one."""
        if work.data.steps_owed <= 0 or not _is_time(work, side):
            return []
        return [GiveStep(uid) for uid in givers(work, side)]

    def due(self, work: S42Work, side: int) -> list[Reason]:
        """A-91: what cannot be met lapses."""
        if not self.legal(work, side):
            return []
        return [Reason("s42-steps-owed", _section(side), {"count": work.data.steps_owed})]

    def reasons(self, work: S42Work, side: int, action: GiveStep) -> list[Reason]:
        """Why a unit loses none."""
        found = unit_fault(work, side, action.unit)
        if found:
            return found
        if work.data.steps_owed <= 0:
            found.append(Reason("s42-no-steps-owed", _section(side), {}))
        elif not _is_time(work, side):
            found.append(Reason("s42-withdrawal-due", SECTION[PANZER], {"kind": PANZER}))
        if action.unit not in givers(work, side):
            found.append(Reason("s42-gives-no-step", _section(side), {"unit": action.unit}))
        return found

    def take(self, work: S42Work, side: int, action: GiveStep) -> None:
        """It loses a step."""
        work.change(steps_owed=work.data.steps_owed - 1)
        work.lose_step(action.unit, _section(side))


# The steps that are over


def _may_gain(work: S42Work, side: int, uid: str) -> bool:
    """32.1, 32.2: a reduced unit of the right kind that is in supply, whatever its status.

    A-91: divisions on the map; corps in an Entry Area too, for they are in supply (A-92).
    """
    counter, unit = work.rules.roster[uid], work.units[uid]
    if side == AXIS:
        fits = is_mobile_division(counter) and unit.hex >= 0
    else:
        fits = is_tank_corps(counter) and stands(unit)
    if not fits or unit.steps >= counter.steps:
        return False
    return has_supply(work, uid)


def _is_open(work: S42Work, side: int, place: str) -> bool:
    """32.2: whether there is still room where the corps was; others may have come since."""
    if place.startswith(ARMY_BOX):
        # 34.2
        return len(contents(work, place)) < work.rules.numbers.reserve_armies.box_limit
    if place not in work.rules.grid:
        return True
    hex = work.rules.grid.index(place)
    # 29.1.1: with the corps the last of its side may have left a contested city.
    return work.friend_at(side, hex) or not work.enemy_at(side, hex)


def brigades(work: S42Work, side: int) -> list[str]:
    """32.2: the tank brigades of the Eliminated Box that may take the place of the corps."""
    place = work.data.withdrawn_from
    if side != SOVIET or not place or not _is_open(work, side, place):
        return []
    roster = work.rules.roster
    return [
        uid
        for uid in roster
        if is_brigade(roster[uid])
        and work.units[uid].box == ELIMINATED
        and has_room(work, uid, area_of(place))
    ]


class StepsGained:
    """32.1, 32.2: the choice of who gains the steps that are over; the rest is lost."""

    verbs: tuple[type[Action], ...] = (TakeStep, PlaceBrigade)

    def legal(self, work: S42Work, side: int) -> list[Action]:
        """Who may gain one, and the brigades."""
        if work.data.steps_owed >= 0 or not _is_time(work, side):
            return []
        found: list[Action] = [
            TakeStep(uid) for uid in work.rules.roster if _may_gain(work, side, uid)
        ]
        found.extend(PlaceBrigade(uid) for uid in brigades(work, side))
        return found

    def due(self, work: S42Work, side: int) -> list[Reason]:
        """They may be lost."""
        return []

    def reasons(self, work: S42Work, side: int, action: TakeStep | PlaceBrigade) -> list[Reason]:
        """Why a unit gains none."""
        found = unit_fault(work, side, action.unit)
        if found:
            return found
        if work.data.steps_owed >= 0:
            found.append(Reason("s42-no-steps-over", _section(side), {}))
        elif not _is_time(work, side):
            found.append(Reason("s42-withdrawal-due", SECTION[PANZER], {"kind": PANZER}))
        if isinstance(action, PlaceBrigade):
            if action.unit not in brigades(work, side):
                found.append(Reason("s42-no-brigade", "32.2", {"unit": action.unit}))
        elif not _may_gain(work, side, action.unit):
            found.append(Reason("s42-gains-no-step", _section(side), {"unit": action.unit}))
        return found

    def take(self, work: S42Work, side: int, action: TakeStep | PlaceBrigade) -> None:
        """It gains a step, without marker or delay; or the brigade stands where the corps stood."""
        work.change(steps_owed=work.data.steps_owed + 1)
        rule, uid = _section(side), action.unit
        if isinstance(action, PlaceBrigade):
            place = work.data.withdrawn_from
            work.set_unit(uid, Unit(-1, ELIMINATED, work.rules.roster[uid].steps))
            if place in work.rules.grid:
                work.put(uid, work.rules.grid.index(place))
            else:
                work.lift(uid, place)
            work.tell("s42-brigade-placed", rule, unit=uid, to=place)
        else:
            unit = work.units[uid]
            work.set_unit(uid, Unit(unit.hex, unit.box, unit.steps + 1, unit.marks))
            work.tell("s42-step-gained", rule, unit=uid, steps=unit.steps + 1)
        if work.data.steps_owed >= 0:
            work.change(withdrawn_from="")


def close_withdrawals(work: S42Work, side: int) -> None:
    """32: at the end of the phase the balance lapses; who could not go waits or stays.

    A-91: panzer divisions are withdrawn on their turn only. A-92, A-93: for tank corps and
    infantry divisions it is a switch.
    """
    if work.data.steps_owed or work.data.withdrawn_from:
        work.change(steps_owed=0, withdrawn_from="")
    asked = [kind for kind in work.data.withdrawals if kind in KINDS[side]]
    if not asked:
        return
    keeps = work.rules.options[OPTION] == "postpone"
    for kind in asked:
        waits = keeps and kind != PANZER
        code = "s42-withdrawal-postponed" if waits else "s42-withdrawal-lapsed"
        work.tell(code, SECTION[kind], kind=kind)
    work.change(
        withdrawals=tuple(
            kind
            for kind in work.data.withdrawals
            if kind not in KINDS[side] or (keeps and kind != PANZER)
        )
    )
