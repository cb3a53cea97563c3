"""The state of a game of Stalingrad '42: marks, boxes, tracks and markers.

Hexes in frames and tracks stand in fields that ``HEX_WORDS`` or ``HEX_LISTS`` name, so that a
position text can write their printed numbers.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from hexside.engine import OFF_MAP
from hexside.games.stalingrad42.reading.printed import AXIS, SOVIET

#: 13, 16, 5.6, 18, 21.4: marks of units.
DISRUPTED = "disrupted"
FULL_RETREAT = "full-retreat"
OUT_OF_SUPPLY = "out-of-supply"
ISOLATED = "isolated"
TRAIN = "train"
REPLACEMENT = "replacement"
#: 18.2.1: an ASU on its Used side.
USED = "used"
#: 18.6.2: a Supply Point on its Ready side.
READY = "ready"
#: 20.4, 20.6, 31: may not move until released.
FROZEN = "frozen"
#: What a unit has done in the phase that is under way.
MOVED = "moved"
ATTACKED = "attacked"
DEFENDED = "defended"
RETREATED = "retreated"
#: 13.3.1: went into Full Retreat of its own will in an enemy zone of control.
SLIPPING = "slipping"
#: 22.6.1: went from an Entry Area to another this turn, and may not attack out of it.
TRANSFERRED = "transferred"
#: 8.6.1: ``auto-ds-1`` marks the units of the first Auto DS group.
AUTO_DS = "auto-ds-"
#: 25.2.1: ``reserve-1`` marks the units of a stack under the first Reserve marker of their side.
RESERVE = "reserve-"
#: 25.2.1: has moved one hex in this Movement Phase and entered no enemy zone.
STEPPED = "stepped"
#: 25.2.3: was activated as a reserve in this Combat Phase.
ACTIVATED = "activated"
#: 27.2.1: has attempted a Disengagement in this phase.
ATTEMPTED = "attempted"

MARKS = (
    *(DISRUPTED, FULL_RETREAT, OUT_OF_SUPPLY, ISOLATED, TRAIN, REPLACEMENT, USED, READY),
    *(FROZEN, MOVED, ATTACKED, DEFENDED, RETREATED, SLIPPING, TRANSFERRED),
    *(STEPPED, ACTIVATED, ATTEMPTED),
)
#: 8.1, 12.4, 25.2.3, 27.2.1: marks that a Combat Phase begins and ends without.
COMBAT_MARKS = (ATTACKED, DEFENDED, RETREATED, ACTIVATED, ATTEMPTED)

#: Boxes of units that are not on the map; Entry Areas are ``ea-a`` to ``ea-z``.
ELIMINATED = "eliminated"
REMOVED = "removed"
ABSENT = "absent"
AIR_BOX = "air"
EXITED = "exited"
#: 30: the Trans-Caucasus box.
TRANS_CAUCASUS = "trans-caucasus"
#: S2.4: the phase in which the Soviet player moves before the first Axis turn.
PRE_MOVE = "pre-move"
#: 33.2.3: the phases of the Axis mini-turn.
MINI_MOVEMENT = "mini-movement"
MINI_COMBAT = "mini-combat"
MINI_RALLY = "mini-rally"
MINI_PHASES = (MINI_MOVEMENT, MINI_COMBAT, MINI_RALLY)
#: ``turn-3``: a reinforcement of turn 3; also an army HQ that returns (19.4).
TURN_BOX = "turn-"
AREA_BOX = "ea-"
#: 34.1: ``army-box-3`` is the holding box of the third Maskirovka marker.
ARMY_BOX = "army-box-"
#: 34.1: the counters that Maskirovka markers tie to these boxes.
RESERVE_ARMY = "reserve-army"
#: A66: ``since-4`` on a unit in the Eliminated Box that went there on turn 4.
SINCE = "since-"

HEX_WORDS = frozenset({"committed", "hex", "target", "origin", "vacated", "start", "goal", "place"})
HEX_LISTS = frozenset({"axis_ports", "control", "forked", "hexes", "path", "visited", "sources"})


def area_box(letter: str) -> str:
    """The box of an Entry Area."""
    return AREA_BOX + letter


def area_of(box: str) -> str:
    """The letter of an Entry Area whose box this is, else nothing."""
    return box[len(AREA_BOX) :] if box.startswith(AREA_BOX) else ""


def letter_of(area: str) -> str:
    """The letter of an Entry Area that is named by its letter or by its box."""
    return area.removeprefix(AREA_BOX)


AirStatus = Literal["ready", "used", "placed", "out"]


class AirUnit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """9.3: where an air unit is: ``ready`` or ``used`` in the box, ``placed`` in a hex, ``out``."""

    unit: str
    status: AirStatus = "ready"
    hex: int = OFF_MAP


class Railhead(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """17.2: a railhead, and the turn in which it was added at a junction."""

    hex: int
    since: int = 0


class Fort(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """9.7: a fortification marker; not complete means Under Construction."""

    hex: int
    side: int
    complete: bool = True


class CityBattle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """11.6.2: a City Battle marker and the units that brought it."""

    hex: int
    level: int
    attackers: tuple[str, ...]


class AutoDs(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """8.6: the units of one Auto DS, which advance at the end of the Combat Phase.

    ``companions`` were stacked with them without taking part (14.1).
    """

    number: int
    vacated: int
    units: tuple[str, ...]
    companions: tuple[str, ...] = ()


OffensiveStatus = Literal["placed", "ready"]


class PlannedOffensive(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """26: a marker on an HQ, the turn in which it was placed, and whether it is Ready."""

    hq: str
    since: int = 0
    status: OffensiveStatus = "placed"


class Maskirovka(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """34: what ties the Reserve Armies to their holding boxes.

    ``armies`` has the army of each box in the order of the boxes, and is the one secret of the
    game; nothing before the markers are assigned. ``revealed`` are armies that 34.7 removes,
    ``filled`` the numbers of boxes that units have entered in this player turn (34.3.1).
    ``possible`` has a bit, in hexadecimal digits, for each way to tie armies to boxes that agrees
    with all that the Axis has been shown; without it every way does.
    """

    armies: tuple[str, ...] = ()
    revealed: tuple[str, ...] = ()
    filled: tuple[int, ...] = ()
    possible: str = ""


class S42Data(msgspec.Struct, frozen=True):
    """Tracks, markers and control."""

    phase: str = "set-up"
    side: int = AXIS
    #: 23: the sky, the ground after rain, and seasonal swamps that have become swamp.
    weather: str = "clear"
    mud: bool = False
    swamped: bool = False
    #: 16.3.4: cities and victory point hexes in Axis hands.
    control: tuple[int, ...] = ()
    air: tuple[AirUnit, ...] = ()
    railheads: tuple[Railhead, ...] = ()
    forts: tuple[Fort, ...] = ()
    #: 9.7.7: groups of printed fortifications that still count.
    printed_forts: tuple[str, ...] = ("n", "s", "r")
    city_battles: tuple[CityBattle, ...] = ()
    auto_ds: tuple[AutoDs, ...] = ()
    #: 25.2.3: the hex that the last combat of this Combat Phase has vacated; unset where there is
    #: none, and always without Reserves, so that it is not written then.
    vacated: int | msgspec.UnsetType = msgspec.UNSET
    #: 18.1, 21.1: what is left to spend in this Initial Phase.
    resource_points: int = 0
    replacements: dict[str, int] = {}
    #: 5.6.2: units railed this turn in all, and those that started on the map.
    railed: int = 0
    railed_on_map: int = 0
    #: 5.5.7, 5.7: once-a-turn crossings made this turn (``azov``, ``black-sea``, ``kerch`` ...).
    crossings: tuple[str, ...] = ()
    #: 5.5.3: the hexside of the Volga Flotilla.
    flotilla: int = OFF_MAP
    #: 20.4, 20.6: groups that have been released.
    released: tuple[str, ...] = ()
    #: S1.2: Axis units that left by an exit area, as ``letter:unit:steps``.
    exited: tuple[str, ...] = ()
    victory_points: int = 0
    #: 16.2.4: the side that was last in Temryuk.
    temryuk: int = SOVIET
    #: 5.7.1: ports in towns that an Axis combat unit was the last to enter.
    axis_ports: tuple[int, ...] = ()
    #: 24.3: an Axis mountain unit has stood on Mount Elbrus.
    elbrus: bool = False
    #: 17.2.2: green junctions that have had their additional railheads.
    forked: tuple[int, ...] = ()
    #: 23.4, 24.1.3, S2.2: Entry Areas that are out of use.
    closed: tuple[str, ...] = ()
    #: 24.1.2: Axis units that entered the area before Baku in this Movement Phase, and whether
    #: five divisions have done so in one phase and are still there.
    towards_baku: tuple[str, ...] = ()
    baku: bool = False
    #: S1.2: units of a group with a limit that came onto the map by rail.
    entered_by_rail: tuple[str, ...] = ()
    #: 30: an Axis unit has been on the row that sets the Trans-Caucasus Front in motion.
    trans_caucasus: bool = False
    #: 32: the kinds of units that are still to be withdrawn, one word for each.
    withdrawals: tuple[str, ...] = ()
    #: 32.1, 32.2: steps that other units have yet to lose; below nothing: steps to spare.
    steps_owed: int = 0
    #: 32.2: the hex, Entry Area or holding box of the tank corps whose surplus a brigade may be.
    withdrawn_from: str = ""
    #: 32.3: Special replacements of the Axis that will not come.
    specials_lost: int = 0
    #: 26: Planned Offensive markers on the map.
    offensives: tuple[PlannedOffensive, ...] = ()
    #: 33: the turn in which the Winter Offensive was declared; 0: not yet.
    winter_offensive: int = 0
    #: 34: Reserve Armies and their holding boxes; not there in games without them.
    maskirovka: Maskirovka | msgspec.UnsetType = msgspec.UNSET
    #: S3.5: the Axis held no hex of Stalingrad before its player turn of turn 34.
    stalingrad_lost: bool = False
