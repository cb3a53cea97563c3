"""30, A-76, A-89 The Trans-Caucasus Front: one unit a turn out of its box."""

from __future__ import annotations

from hexside.engine import Action, Reason
from hexside.games.stalingrad42.reading.printed import AXIS, SOVIET
from hexside.games.stalingrad42.reinforcements.renamed import former_in_play, takes_over
from hexside.games.stalingrad42.sequence.phase_choices import unit_fault
from hexside.games.stalingrad42.state import TRANS_CAUCASUS, area_box
from hexside.games.stalingrad42.supply.supply_actions import TransCaucasus
from hexside.games.stalingrad42.work import S42Work

#: A-76: the option that tells the turn from which its units come in the Caucasus scenario.
OPTION = "trans-caucasus-from-turn"


def _alarms(work: S42Work, hex: int) -> bool:
    """30: row 40 and all rows south of it."""
    row = work.rules.setup.trans_caucasus_row
    return bool(row) and work.ground.row(hex) >= row


def axis_is_in_caucasus(work: S42Work) -> bool:
    """30, A-89: whether an Axis unit stands there."""
    return any(_alarms(work, work.units[uid].hex) for uid in work.on_map(AXIS))


def axis_reaches_caucasus(work: S42Work, uid: str, hex: int) -> None:
    """30, A-89: any Axis unit on row 40 or south of it, however it came, and for good."""
    if work.data.trans_caucasus or work.rules.side[uid] != AXIS:
        return
    if _alarms(work, hex):
        work.change(trans_caucasus=True)
        work.tell("s42-trans-caucasus-opens", "30", unit=uid, hex=work.rules.names[hex])


def in_box(work: S42Work) -> list[str]:
    """30: the units that are still in the box."""
    return [uid for uid, unit in work.units.items() if unit.box == TRANS_CAUCASUS]


def ready_to_come(work: S42Work) -> list[str]:
    """30, A-102: those of them that wait for no former counter."""
    return [uid for uid in in_box(work) if not former_in_play(work, uid)]


def comes_now(work: S42Work) -> bool:
    """30, A-76: whether a unit comes this turn."""
    if TRANS_CAUCASUS in work.data.crossings:
        return False
    if work.rules.setup.north_edge is not None:
        return work.turn >= int(work.rules.options[OPTION])
    return work.data.trans_caucasus


def areas_open(work: S42Work) -> list[str]:
    """30, 23.4, 24.1.3: the southern Entry Areas that are in use."""
    southern = work.rules.numbers.entry_areas.southern
    return [letter for letter in work.areas(SOVIET) if letter in southern]


def trans_caucasus_options(work: S42Work, side: int) -> list[Action]:
    """30: the units of the box and the areas in which they may arrive."""
    if side != SOVIET or not comes_now(work):
        return []
    areas = areas_open(work)
    return [TransCaucasus(uid, letter) for uid in ready_to_come(work) for letter in areas]


def trans_caucasus_reasons(work: S42Work, side: int, action: TransCaucasus) -> list[Reason]:
    """30: why a unit cannot come out of the box."""
    found = []
    if side != SOVIET or action.unit not in in_box(work):
        found.append(Reason("s42-not-in-trans-caucasus", "30", {"unit": action.unit}))
    elif former := former_in_play(work, action.unit):
        found.append(Reason("s42-former-in-play", "22.1", {"unit": action.unit, "by": former}))
    if not comes_now(work):
        found.append(Reason("s42-trans-caucasus-waits", "30", {}))
    if action.area not in areas_open(work):
        found.append(Reason("s42-not-your-area", "30", {"area": action.area.upper()}))
    return found


def trans_caucasus_arrives(work: S42Work, action: TransCaucasus) -> None:
    """30: a unit arrives in an Entry Area and moves as usual this turn."""
    work.change(crossings=(*work.data.crossings, TRANS_CAUCASUS))
    work.lift(action.unit, area_box(action.area))
    work.tell("s42-reinforcement-placed", "30", unit=action.unit, area=action.area.upper())
    takes_over(work, action.unit)


class TransCaucasusArrivals:
    """30: the choice of the Initial Phase."""

    verbs: tuple[type[Action], ...] = (TransCaucasus,)

    def legal(self, work: S42Work, side: int) -> list[Action]:
        """The units of the box and the areas in which they may arrive."""
        return trans_caucasus_options(work, side)

    def due(self, work: S42Work, side: int) -> list[Reason]:
        """One unit comes each turn."""
        if trans_caucasus_options(work, side):
            return [Reason("s42-trans-caucasus-now", "30", {})]
        return []

    def reasons(self, work: S42Work, side: int, action: TransCaucasus) -> list[Reason]:
        """Why this unit does not come there."""
        found = unit_fault(work, side, action.unit)
        return found or trans_caucasus_reasons(work, side, action)

    def take(self, work: S42Work, side: int, action: TransCaucasus) -> None:
        """It arrives."""
        trans_caucasus_arrives(work, action)
