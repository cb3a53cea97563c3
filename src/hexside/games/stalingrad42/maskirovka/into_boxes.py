"""34.4.1, 34.5 Into a holding box: who may go, from where, and into which."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from hexside.engine import Action, Reason
from hexside.games.stalingrad42.maskirovka.armies import (
    army_of,
    box_number,
    boxes,
    change,
    contents,
    is_in_play,
    is_revealed,
    mask,
)
from hexside.games.stalingrad42.maskirovka.box_supply import hex_is_supplied_by, is_supplied_by
from hexside.games.stalingrad42.maskirovka.knowledge import learn_of_box
from hexside.games.stalingrad42.maskirovka.maskirovka_actions import EnterBox
from hexside.games.stalingrad42.movement.other_moves import unit_reasons
from hexside.games.stalingrad42.rail.railroads import on_connected_rail
from hexside.games.stalingrad42.reading.printed import SOVIET
from hexside.games.stalingrad42.reinforcements.reinforcements import waiting
from hexside.games.stalingrad42.reinforcements.renamed import takes_over
from hexside.games.stalingrad42.state import (
    FROZEN,
    MOVED,
    REPLACEMENT,
    TRAIN,
    area_of,
)
from hexside.games.stalingrad42.support.offensive_markers import lose_offensives
from hexside.games.stalingrad42.work import S42Work

#: Among what has been done this turn: the one move out of a box or from one to another, and the
#: one strategic move.
BOX_MOVE = "box-move"
STRATEGIC_MOVE = "strategic-move"


def takes_in(work: S42Work, army: str, letters: tuple[str, ...]) -> bool:
    """34.4.1, A-101: whether units may go into the box of an army that is supplied like this."""
    return (
        is_in_play(work, army)
        and not is_revealed(work, army)
        and is_supplied_by(work, army, letters)
    )


def box_faults(work: S42Work, box: str, letters: tuple[str, ...]) -> list[Reason]:
    """34.2, 34.4.1, A-101: what is wrong with going into a box."""
    if box not in boxes(work):
        return [Reason("s42-no-such-box", "34.1.2", {})]
    found = []
    name = {"area": box}
    army = army_of(work, box)
    if len(contents(work, box)) >= work.rules.numbers.reserve_armies.box_limit:
        found.append(Reason("s42-box-full", "34.2", {**name}))
    if not is_in_play(work, army):
        found.append(Reason("s42-army-not-in-play", "34.2", {"unit": army}))
    elif is_revealed(work, army):
        found.append(Reason("s42-army-is-revealed", "34.7", {"unit": army}))
    elif not is_supplied_by(work, army, letters):
        areas = " ".join(letters).upper()
        found.append(Reason("s42-army-not-supplied", "34.4.1", {"unit": army, "areas": areas}))
    return found


def unit_faults(work: S42Work, uid: str) -> list[Reason]:
    """34.2, A-100: why a unit does not go into a box, or from one to another."""
    unit = work.units[uid]
    name = {"unit": uid}
    found = []
    if not work.rules.combat[uid]:
        found.append(Reason("s42-combat-units-only", "34.2", {**name}))
    if MOVED in unit.marks:
        found.append(Reason("already-moved", "34.4.1", {**name}))
    if not work.is_good_order(uid):
        found.append(Reason("s42-not-in-good-order", "34.4.1", {**name}))
    if TRAIN in unit.marks:
        found.append(Reason("s42-on-a-train", "34.4.1", {**name}))
    if REPLACEMENT in unit.marks:
        found.append(Reason("s42-replacement-marker", "34.4.1", {**name}))
    if FROZEN in unit.marks:
        found.append(Reason("s42-unit-frozen", "34.4.1", {**name}))
    if any(mark.startswith("auto-ds-") for mark in unit.marks):
        found.append(Reason("s42-auto-ds-marker", "34.4.1", {**name}))
    return found


def _areas(work: S42Work) -> tuple[str, ...]:
    return work.rules.numbers.reserve_armies.supplied_by


def place_faults(work: S42Work, uid: str, box: str) -> list[Reason]:
    """34.4.1: why a unit cannot go into a box from where it is."""
    unit = work.units[uid]
    if unit.hex >= 0:
        return _strategic_faults(work, uid)
    letter = area_of(unit.box)
    if letter:
        open_to = (*_areas(work), work.rules.numbers.entry_areas.transit)
        if letter in open_to and letter in work.areas(SOVIET):
            return []
        return [Reason("s42-no-way-into-box", "34.4.1", {"unit": uid})]
    if unit.box in boxes(work):
        found = leaving_faults(work, uid)
        if unit.box == box:
            found.append(Reason("s42-is-in-that-box", "34.4.1", {"unit": uid}))
        return found
    return [Reason("s42-no-way-into-box", "34.4.1", {"unit": uid})]


def leaving_faults(work: S42Work, uid: str) -> list[Reason]:
    """34.4.2: why a unit cannot leave its box for another or for an Entry Area."""
    army = army_of(work, work.units[uid].box)
    found = []
    if BOX_MOVE in work.data.crossings:
        found.append(Reason("s42-box-move-made", "34.4.2", {}))
    if not is_supplied_by(work, army, _areas(work)):
        areas = " ".join(_areas(work)).upper()
        found.append(Reason("s42-army-not-supplied", "34.4.2", {"unit": army, "areas": areas}))
    if work.has(army, MOVED):
        found.append(Reason("s42-army-has-moved", "34.4.2", {"unit": army}))
    return found


def _strategic_faults(work: S42Work, uid: str) -> list[Reason]:
    """34.4.1: one unit a turn from a Connected Rail Hex, however far away."""
    hex = work.units[uid].hex
    name = {"unit": uid}
    found = []
    if STRATEGIC_MOVE in work.data.crossings:
        found.append(Reason("s42-strategic-move-made", "34.4.1", {}))
    if not on_connected_rail(work, SOVIET, hex):
        found.append(Reason("s42-not-on-connected-rail", "34.4.1", {**name}))
    if not hex_is_supplied_by(work, hex, _areas(work)):
        areas = " ".join(_areas(work)).upper()
        found.append(Reason("s42-unit-not-supplied", "34.4.1", {**name, "areas": areas}))
    return found


def enter(work: S42Work, uid: str, box: str, letters: tuple[str, ...]) -> None:
    """34.4.1: a unit goes into a box with its whole allowance; all see into which."""
    unit = work.units[uid]
    start = work.rules.names[unit.hex] if unit.hex >= 0 else unit.box
    if start in boxes(work):
        note_leaving(work, start)
        work.change(crossings=(*work.data.crossings, BOX_MOVE))
    elif unit.hex >= 0:
        work.change(crossings=(*work.data.crossings, STRATEGIC_MOVE))
    learn_of_box(work, box, lambda army: takes_in(work, army, letters))
    # 26.2: also out of an Entry Area, from where nobody departs on the map.
    lose_offensives(work, uid)
    work.lift(uid, box, *unit.marks, MOVED)
    change(work, filled=tuple(sorted({*mask(work).filled, box_number(box)})))
    work.tell("s42-unit-enters-box", "34.4.1", unit=uid, start=start, to=box)


def note_leaving(work: S42Work, box: str) -> None:
    """34.4.2: the army of a box that a unit leaves is supplied and has not moved."""
    areas = _areas(work)
    learn_of_box(
        work,
        box,
        lambda army: (
            is_in_play(work, army)
            and not work.has(army, MOVED)
            and is_supplied_by(work, army, areas)
        ),
    )


class BoxReinforcements:
    """34.4.1: reinforcements of the turn go straight into boxes, in the Initial Phase."""

    verbs: tuple[type[Action], ...] = (EnterBox,)

    def legal(self, work: S42Work, side: int) -> list[Action]:
        """The reinforcements that are still to be placed, and the boxes that take them."""
        if side != SOVIET or not boxes(work):
            return []
        letters = work.rules.numbers.reserve_armies.reinforced_by
        found = [box for box in boxes(work) if not box_faults(work, box, letters)]
        if not found:
            return []
        units = [uid for uid in waiting(work, side) if not unit_faults(work, uid)]
        return [EnterBox(uid, box) for uid in units for box in found]

    def due(self, work: S42Work, side: int) -> list[Reason]:
        """None must."""
        return []

    def reasons(self, work: S42Work, side: int, action: EnterBox) -> list[Reason]:
        """Why this unit does not go into this box."""
        found = unit_reasons(work, side, action.unit)
        if found:
            return found
        if action.unit not in waiting(work, side):
            found.append(Reason("not-arriving", "34.4.1", {"unit": action.unit}))
        found += unit_faults(work, action.unit)
        letters = work.rules.numbers.reserve_armies.reinforced_by
        return found + box_faults(work, action.box, letters)

    def take(self, work: S42Work, side: int, action: EnterBox) -> None:
        """It goes in; a former counter of it leaves the game as with any arrival (A-102)."""
        enter(work, action.unit, action.box, work.rules.numbers.reserve_armies.reinforced_by)
        takes_over(work, action.unit)


class BoxMoves:
    """34.4.1: units in Entry Areas, boxes and Connected Rail Hexes, in the Movement Phase."""

    verbs: tuple[type[Action], ...] = (EnterBox,)

    def legal(self, work: S42Work, side: int, movers: Sequence[str]) -> list[Action]:
        """Everybody who may go into a box, with the boxes."""
        if side != SOVIET or not boxes(work):
            return []
        found = [box for box in boxes(work) if not box_faults(work, box, _areas(work))]
        if not found:
            return []
        units = [*movers, *(uid for box in boxes(work) for uid in contents(work, box))]
        return [
            EnterBox(uid, box)
            for uid in units
            if not unit_faults(work, uid)
            for box in found
            if not place_faults(work, uid, box)
        ]

    def reasons(self, work: S42Work, side: int, action: EnterBox) -> list[Reason]:
        """Why this unit does not go into this box."""
        found = unit_reasons(work, side, action.unit)
        if found:
            return found
        found = unit_faults(work, action.unit) + place_faults(work, action.unit, action.box)
        return found + box_faults(work, action.box, _areas(work))

    def take(self, work: S42Work, side: int, action: EnterBox) -> None:
        """It goes in."""
        enter(work, action.unit, action.box, _areas(work))


# 34.5: replacements


def rebuilt_in(work: S42Work, army: str) -> bool:
    """34.5, A-100: whether a unit may come out of the Eliminated Box to an army's box."""
    if not takes_in(work, army, _areas(work)):
        return False
    hex = work.units[army].hex
    return hex < 0 or not work.beside_enemy(SOVIET, hex)


def boxes_for_returns(work: S42Work, uid: str) -> list[str]:
    """34.5, A-100: the boxes in which a combat unit of any type is rebuilt; no cap but eight."""
    if work.rules.side[uid] != SOVIET or not work.rules.combat[uid]:
        return []
    limit = work.rules.numbers.reserve_armies.box_limit
    return [
        box
        for box in boxes(work)
        if rebuilt_in(work, army_of(work, box)) and len(contents(work, box)) < limit
    ]


def note_return(work: S42Work, box: str) -> None:
    """34.5: a unit has been rebuilt in a box; all see in which."""
    if box in boxes(work):
        learn_of_box(work, box, lambda army: rebuilt_in(work, army))


def note_rebuilding(work: S42Work, uid: str, supplied: Callable[[str], bool]) -> None:
    """34.5, 21.2: a unit in a box has received a replacement: its army is in supply."""
    box = work.units[uid].box
    if work.units[uid].hex < 0 and box in boxes(work):
        learn_of_box(work, box, supplied)
