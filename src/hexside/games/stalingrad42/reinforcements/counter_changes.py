"""32.1, 32.3, 32.4, 32.5: what happens by itself at the beginning of an Initial Phase.

Units of a name leave the game, others give way to a new counter; what the owner may choose is
noted on the track ``withdrawals`` (``unit_withdrawals.py``).
"""

from __future__ import annotations

from msgspec.structs import replace

from hexside.engine import OFF_MAP, Unit
from hexside.games.stalingrad42.reading.files import WithdrawalRow
from hexside.games.stalingrad42.reading.printed import AXIS, SIDES
from hexside.games.stalingrad42.reinforcements.replacement_types import UPGRADE
from hexside.games.stalingrad42.state import ABSENT, ELIMINATED, REMOVED, TURN_BOX
from hexside.games.stalingrad42.units.standing import stands
from hexside.games.stalingrad42.victory.baku import leave_baku
from hexside.games.stalingrad42.work import S42Work

#: 32.4, A-80: whether Wiking grows in the Caucasus scenario too.
OPTION = "wiking-upgrade"
SPECIAL = "special"
#: 32.1, 32.2, 32.3: the kinds of withdrawals in which the owner has a choice.
BY_CHOICE = ("panzer-division", "tank-corps", "infantry-division")


def rows_of_turn(work: S42Work, side: int, turn: int) -> list[WithdrawalRow]:
    """32: what the scenario asks of a side on a turn."""
    rules = work.rules
    off = rules.setup.north_edge is not None and rules.options[OPTION] == "off"
    return [
        row
        for row in rules.withdrawals
        if row.turn == turn and row.side == SIDES[side] and not (off and row.kind == "upgrade")
    ]


def changes_of_turn(work: S42Work, side: int) -> None:
    """32: units of a name leave or change; kinds of units go on the track."""
    for row in rows_of_turn(work, side, work.turn):
        if row.kind in BY_CHOICE:
            work.change(withdrawals=(*work.data.withdrawals, row.kind))
            continue
        assert row.unit is not None
        match row.kind:
            case "grossdeutschland":
                need = work.rules.numbers.withdrawals.panzer_divisions
                work.change(steps_owed=need - withdraw(work, row.unit, row.rule))
            case "ss-brigade":
                _ss_brigade(work, row.unit, row.rule)
            case "cavalry-group":
                withdraw(work, row.unit, row.rule)
            case "upgrade":
                _upgrade(work, row)
            case "conversion":
                _convert(work, row)


def withdraw(work: S42Work, uid: str, rule: str) -> int:
    """32: a unit leaves the game for good, wherever it is; the steps that go with it."""
    unit = work.units[uid]
    if unit.box in (REMOVED, ABSENT):
        return 0
    steps = 0 if unit.box == ELIMINATED else unit.steps
    work.lift(uid, REMOVED)
    work.tell("s42-unit-withdrawn", rule, unit=uid, steps=steps)
    leave_baku(work, uid, OFF_MAP)
    return steps


def _ss_brigade(work: S42Work, uid: str, rule: str) -> None:
    """32.3: if the brigade is reduced or lost, so is the next Special replacement."""
    is_absent = work.units[uid].box == ABSENT
    if withdraw(work, uid, rule) < work.rules.roster[uid].steps and not is_absent:
        work.change(specials_lost=work.data.specials_lost + 1)
        work.tell("s42-special-to-be-lost", rule, unit=uid)


def _upgrade(work: S42Work, row: WithdrawalRow) -> None:
    """32.4, A-94: a step more at once; the counter above makes it a unit of four steps.

    A Remnant or an eliminated unit keeps its place: its step is a replacement (``received``).
    """
    assert row.unit is not None
    assert row.becomes is not None
    unit = work.units[row.unit]
    if unit.hex < 0 and unit.box in (REMOVED, ABSENT):
        return
    grows = stands(unit) and not work.is_remnant(row.unit)
    steps = unit.steps + 1 if grows else unit.steps
    change_counter(work, row.unit, row.becomes, steps)
    work.tell("s42-unit-upgraded", row.rule, unit=row.becomes, steps=steps)


def _convert(work: S42Work, row: WithdrawalRow) -> None:
    """32.5, A-94: the new division takes the place of the battle group, or arrives reduced."""
    assert row.unit is not None
    assert row.becomes is not None
    uid, new = row.unit, row.becomes
    if stands(work.units[uid]):
        change_counter(work, uid, new, work.rules.roster[new].steps)
        work.tell("s42-unit-converted", row.rule, unit=uid, by=new)
    elif work.units[uid].box == ELIMINATED:
        withdraw(work, uid, row.rule)
        work.set_unit(new, Unit(OFF_MAP, f"{TURN_BOX}{work.turn}", 1))


def change_counter(work: S42Work, old: str, new: str, steps: int) -> None:
    """32.4, 32.5: a counter takes the place of another, with its marks and on every marker.

    Nobody leaves a hex or enters one, so nothing that moves set off happens.
    """
    unit = work.units[old]
    work.set_unit(new, Unit(unit.hex, unit.box, steps, unit.marks))
    work.set_unit(old, Unit(OFF_MAP, REMOVED, unit.steps))

    def renamed(units: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(new if uid == old else uid for uid in units)

    data = work.data
    work.change(
        city_battles=tuple(
            replace(battle, attackers=renamed(battle.attackers)) for battle in data.city_battles
        ),
        towards_baku=renamed(data.towards_baku),
        entered_by_rail=renamed(data.entered_by_rail),
    )


def after_changes(work: S42Work, side: int, found: dict[str, int]) -> dict[str, int]:
    """32.3, 32.4: the replacements of a turn without the lost ones, with the step of an upgrade."""
    found = dict(found)
    if side != AXIS:
        return found
    lost = min(work.data.specials_lost, found.get(SPECIAL, 0))
    if lost:
        found[SPECIAL] -= lost
        if not found[SPECIAL]:
            del found[SPECIAL]
        work.change(specials_lost=work.data.specials_lost - lost)
        work.tell("s42-special-lost", "32.3", count=lost)
    for row in rows_of_turn(work, side, work.turn):
        if row.kind == "upgrade" and row.becomes and _needs_replacement(work, row.becomes):
            found[UPGRADE] = found.get(UPGRADE, 0) + 1
    return found


def _needs_replacement(work: S42Work, uid: str) -> bool:
    """32.4: a Remnant or an eliminated unit gets its step as a replacement."""
    unit = work.units[uid]
    return unit.box == ELIMINATED or (stands(unit) and work.is_remnant(uid))
