"""21 Replacements: steps for units in play, units back from the Eliminated Box; 19.4 returns."""

from __future__ import annotations

from hexside.engine import Action, Unit
from hexside.games.stalingrad42.areas.entry_areas import areas_to_fill, has_room
from hexside.games.stalingrad42.maskirovka.armies import closed_by_armies, host
from hexside.games.stalingrad42.maskirovka.into_boxes import (
    boxes_for_returns,
    note_rebuilding,
    note_return,
)
from hexside.games.stalingrad42.rail.railroads import connected_rail, on_connected_rail
from hexside.games.stalingrad42.reading.printed import AXIS, SIDES, S42Counter
from hexside.games.stalingrad42.reinforcements.counter_changes import after_changes
from hexside.games.stalingrad42.reinforcements.reinforcements import due, is_arrival
from hexside.games.stalingrad42.reinforcements.replacement_types import TYPES, serves
from hexside.games.stalingrad42.rules import S42Rules
from hexside.games.stalingrad42.state import (
    ELIMINATED,
    REPLACEMENT,
    SINCE,
    TURN_BOX,
    USED,
    area_box,
    area_of,
)
from hexside.games.stalingrad42.supply.supply_actions import Rebuild, Recall, Return
from hexside.games.stalingrad42.supply.supply_lines import (
    in_supply,
)
from hexside.games.stalingrad42.work import S42Work

HEADQUARTERS = ("army-hq", "front-hq")
#: 21.1.1, 10.4.3: a unit of three steps, or of four (A-94), returns on its reduced side.
THREE_STEPS = 3
REDUCED_SIDE = 2


def replacements_of(rules: S42Rules, side: int, turn: int) -> dict[str, int]:
    """21.1.3: what a side receives on a turn; the option names another track for some turns.

    S3.2: none on the first turn of Uranus, which has no Initial Phase (S3.4).
    """
    if rules.setup.winter_start is not None and turn == rules.info.first_turn:
        return {}
    track = rules.setup.replacement_track
    tables = rules.supply_tables
    other = f"{track}-{rules.options['soviet-replacements']}"
    return tables.received(SIDES[side], turn, other) or tables.received(SIDES[side], turn, track)


def receive(work: S42Work, side: int) -> None:
    """21.1.2-3: the replacements of the turn; none are kept from earlier ones."""
    found = after_changes(work, side, replacements_of(work.rules, side, work.turn))
    work.change(replacements=found)
    if found:
        own = ("tank", "infantry", "cavalry", "special")
        work.tell(
            "s42-replacements-received",
            "21.1.3",
            seat=SIDES[side],
            tank=found.get("tank", 0),
            infantry=found.get("infantry", 0),
            cavalry=found.get("cavalry", 0),
            special=found.get("special", 0),
            allied=sum(count for kind, count in found.items() if kind not in own),
        )


def kinds_for(work: S42Work, counter: S42Counter) -> list[str]:
    """21.1.4: the types at hand that serve a unit."""
    option = work.rules.options["mountain-replacement"]
    return [
        kind
        for kind in TYPES
        if work.data.replacements.get(kind, 0) > 0 and serves(kind, counter, option)
    ]


def may_grow(work: S42Work, uid: str) -> bool:
    """21.2: a reduced unit in play, in good order, in supply now, not replaced this turn."""
    unit = work.units[uid]
    counter = work.rules.roster[uid]
    if unit.steps >= counter.steps or REPLACEMENT in unit.marks:
        return False
    # 34.5: units in holding boxes take replacements too.
    if unit.hex < 0 and not area_of(unit.box) and host(work, uid) == uid:
        return False
    return work.is_good_order(uid) and in_supply(work, uid)


def rebuild_options(work: S42Work, side: int) -> list[Action]:
    """21.2: every unit in play that may take a step, by each type at hand."""
    if not any(work.data.replacements.values()):
        return []
    roster = work.rules.roster
    found: list[Action] = []
    for uid, unit in work.units.items():
        if work.rules.side[uid] != side or unit.steps >= roster[uid].steps:
            continue
        if may_grow(work, uid):
            found.extend(Rebuild(kind, uid) for kind in kinds_for(work, roster[uid]))
    return found


def rebuild(work: S42Work, action: Rebuild) -> None:
    """21.1.1, 21.3.4: one step more; a Remnant becomes the reduced unit again."""
    _spend(work, action.type)
    unit = work.units[action.unit]
    note_rebuilding(work, action.unit, lambda army: in_supply(work, army))
    marks = tuple(sorted({*unit.marks, REPLACEMENT}))
    work.set_unit(action.unit, Unit(unit.hex, unit.box, unit.steps + 1, marks))
    work.tell("s42-unit-rebuilt", "21.2", unit=action.unit, type=action.type, steps=unit.steps + 1)


def _spend(work: S42Work, kind: str) -> None:
    left = dict(work.data.replacements)
    left[kind] -= 1
    work.change(replacements={name: count for name, count in left.items() if count})


def since(unit: Unit) -> int:
    """A-66: the turn in which a unit went to the Eliminated Box."""
    for mark in unit.marks:
        if mark.startswith(SINCE):
            return int(mark[len(SINCE) :])
    return 0


def may_return(work: S42Work, uid: str) -> bool:
    """21.3.1: a unit that has been in the Eliminated Box for a full turn."""
    unit = work.units[uid]
    if unit.box != ELIMINATED or work.rules.roster[uid].garrison:
        return False
    table = work.rules.numbers.replacements
    if uid in table.never_rebuilt:
        return False
    if work.rules.options["full-turn-in-eliminated-box"] == "off":
        return True
    return work.turn > since(unit) + table.full_turns_in_box


def places(work: S42Work, uid: str, used: tuple[int, ...]) -> list[str]:
    """21.3.1: Entry Areas and hexes in which a unit may come back into play.

    ``used`` are the hexes that have received units this turn already.
    """
    rules = work.rules
    counter = rules.roster[uid]
    side = counter.number
    table = work.rules.numbers.replacements
    areas = [letter for letter in areas_to_fill(work, side) if has_room(work, uid, letter)]
    boxes = boxes_for_returns(work, uid)
    if counter.is_tank_corps:
        found = [area_box(letter) for letter in areas if letter in table.tank_corps_areas]
        return found + boxes
    found = [area_box(letter) for letter in areas]
    room: dict[int, int] = {}
    for hex in rules.ground.major_cities:
        if work.controls(side, hex) and on_connected_rail(work, side, hex):
            room[hex] = 1
    for hex in _headquarters_hexes(work, side, counter):
        room[hex] = room.get(hex, 0) + 1
    barred = closed_by_armies(work, 1 - side)
    for hex in sorted(room):
        if used.count(hex) >= room[hex] or work.enemy_at(side, hex) or hex in barred:
            continue
        if not work.beside_enemy(side, hex):
            found.append(rules.names[hex])
    return found + boxes


def _headquarters_hexes(work: S42Work, side: int, counter: S42Counter) -> set[int]:
    """21.3.1: hexes with a headquarters in supply within two hexes of a Connected Rail Hex."""
    rules = work.rules
    reach = work.rules.numbers.replacements.rail_distance
    rail = connected_rail(work, side)
    found = set()
    for uid, other in rules.roster.items():
        if other.type not in HEADQUARTERS or other.number != side:
            continue
        hex = work.units[uid].hex
        if hex < 0 or (side == AXIS and other.nation != counter.nation):
            continue
        if in_supply(work, uid) and rules.ground.within(hex, reach) & rail:
            found.add(hex)
    return found


def return_options(work: S42Work, side: int, used: tuple[int, ...]) -> list[Action]:
    """21.3, 19.4: units that may come back, with the places for them."""
    found: list[Action] = []
    rules = work.rules
    at_hand = any(work.data.replacements.values())
    known: dict[object, list[str]] = {}

    def where(uid: str) -> list[str]:
        counter = rules.roster[uid]
        key = (counter.nation, counter.is_tank_corps, rules.combat[uid])
        if key not in known:
            known[key] = places(work, uid, used)
        return known[key]

    for uid, unit in work.units.items():
        if rules.side[uid] != side:
            continue
        if unit.box == ELIMINATED:
            if at_hand and may_return(work, uid):
                kinds = kinds_for(work, rules.roster[uid])
                found.extend(Return(kind, uid, to) for kind in kinds for to in where(uid))
        elif unit.box.startswith(TURN_BOX) and may_be_recalled(work, uid):
            found.extend(Recall(uid, to) for to in where(uid))
    return found


def may_be_recalled(work: S42Work, uid: str) -> bool:
    """19.4: a non-combat unit whose two turns are over."""
    return (
        not work.rules.combat[uid] and 0 < due(work, uid) <= work.turn and not is_arrival(work, uid)
    )


def bring_back(work: S42Work, action: Return) -> None:
    """21.3: a unit returns with one replacement; ASUs on their Used side (21.3.3)."""
    _spend(work, action.type)
    counter = work.rules.roster[action.unit]
    marks = (REPLACEMENT, USED) if counter.is_asu else (REPLACEMENT,)
    steps = REDUCED_SIDE if counter.steps >= THREE_STEPS else 1
    work.set_unit(action.unit, Unit(-1, ELIMINATED, steps, marks))
    _come(work, action.unit, action.to)
    work.tell("s42-unit-returned", "21.3", unit=action.unit, type=action.type, to=action.to)


def recall(work: S42Work, action: Recall) -> None:
    """19.4: a non-combat unit returns where replacements do."""
    _come(work, action.unit, action.to)
    work.tell("s42-unit-recalled", "19.4", unit=action.unit, to=action.to)


def _come(work: S42Work, uid: str, to: str) -> None:
    note_return(work, to)
    if to not in work.rules.grid:
        work.lift(uid, to, *work.units[uid].marks)
    else:
        work.put(uid, work.rules.grid.index(to))


def remove_markers(work: S42Work, side: int) -> None:
    """21.4: Replacement markers go in the Rally Phase."""
    for uid, unit in list(work.units.items()):
        if REPLACEMENT in unit.marks and work.rules.side[uid] == side:
            work.unmark(uid, REPLACEMENT)
