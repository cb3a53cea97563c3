"""The state of a game of Iskra."""

from __future__ import annotations

import msgspec

from hexside.mechanics.markers import MarkerKind, Markers
from hexside.mechanics.modes import Modes
from hexside.mechanics.stack_order import StackOrder

#: Boxes of counters that are not on the map.
ELIMINATED = "eliminated"
#: 13.2.3, 19.1.9, 19.1.16: out of the game for good, and counters whose twins are in play.
REMOVED = "removed"
#: 7.1, 19.1.18-20: to arrive in the Reinforcement Phase of this turn.
ARRIVING = "arriving"
#: 15.3: spaces of the turn track.
TURN_BOX = "turn-"
#: 19.1: units that only a random event brings in.
RESERVE = "reserve"
#: 13.2.3, 13.2.4, 19.1.17: counters that will take the place of others.
TWINS = "twins"
#: 13.2.1: Kampfgruppen that have not been used.
KAMPFGRUPPEN = "kampfgruppen"
#: 13.4.2, R-60: a headquarters that could not be placed; it comes as a reinforcement.
HQ_WAITING = "hq-waiting"
#: 13.3.1: a lost pontoon, which returns in the next turn.
RETURNING = "returning"
#: 17.0: units of the free set-up that have not been placed yet.
WAITING = "waiting"
#: Units of a position text that take no part.
ABSENT = "absent"
#: 12.2: the boxes of air units, beside those of their air forces.
GROUNDED = "grounded"
REFIT = "refit"
AIR_FORCES = ("13th-air-army", "14th-air-army", "luftflotte-1")
BOXES = (
    *(ELIMINATED, REMOVED, ARRIVING, RESERVE, TWINS, KAMPFGRUPPEN, HQ_WAITING, RETURNING),
    *(WAITING, ABSENT, GROUNDED, REFIT),
    *AIR_FORCES,
)

#: 11.0: no supply line in the last Supply Phase; its reverse: nor in the one before.
OUT_OF_SUPPLY = "out-of-supply"
ISOLATED = "isolated"
#: 8.5.3.
PINNED = "pinned"
#: 3.3.4b, R-18.
OUT_OF_COMMAND = "out-of-command"
#: R-68: a unit that a front chit activated singly has used strategic movement this turn.
NO_STRATEGIC = "no-strategic-movement"
#: 19.1.15: 1/s502 cannot move.
TECHNICAL_PROBLEM = "technical-problem"
#: 13.3.2, R-35: a unit of the 55th Naval Brigade that has not stepped ashore.
ON_ICE = "on-ice"
#: 13.3.1, 13.4.2: a pontoon or headquarters that left the map this turn returns in the next one.
NEXT_TURN = "next-turn"
END_PHASE_MOMENT = "end-phase"
MARKERS = Markers(
    (
        MarkerKind(OUT_OF_SUPPLY, reverse=ISOLATED),
        MarkerKind(ISOLATED),
        MarkerKind(PINNED, END_PHASE_MOMENT),
        MarkerKind(OUT_OF_COMMAND, END_PHASE_MOMENT),
        MarkerKind(NO_STRATEGIC, END_PHASE_MOMENT),
        MarkerKind(TECHNICAL_PROBLEM, END_PHASE_MOMENT),
        MarkerKind(ON_ICE),
        MarkerKind(NEXT_TURN, END_PHASE_MOMENT),
    )
)
MARKS = (
    *(OUT_OF_SUPPLY, ISOLATED, PINNED, OUT_OF_COMMAND),
    *(NO_STRATEGIC, TECHNICAL_PROBLEM, ON_ICE, NEXT_TURN),
)
#: 13.3.1: a pontoon is a unit, or a bridge since the turn in its mark.
PONTOON_UNIT, BRIDGE = "unit", "bridge"
PONTOON_MODES = Modes((PONTOON_UNIT, BRIDGE))

#: The phases of the sequence of play (2.0).
SET_UP = "set-up"
AIR_PHASE = "air-phase"
RANDOM_EVENTS = "random-events"
COMMAND = "command"
SUPPLY_PHASE = "supply-phase"
REINFORCEMENT = "reinforcement-phase"
PONTOON_PHASE = "pontoon-phase"
END_PHASE = "end-phase"
PHASES = (
    *(SET_UP, AIR_PHASE, RANDOM_EVENTS, COMMAND, SUPPLY_PHASE, REINFORCEMENT),
    *(PONTOON_PHASE, END_PHASE),
)

#: 13.5, R-77: which side of which Schlüsselburg marker lies in the city.
AXIS_HIGH, AXIS_LOW, SOVIET_HIGH, SOVIET_LOW = "axis", "axis-low", "soviet", "soviet-low"
#: 14.1.4: the link-up has not been checked, was made, or was missed.
UNCHECKED, MADE, MISSED = "", "made", "missed"

Chits = tuple[str, ...]


class IskraData(msgspec.Struct, frozen=True, gc=False):
    """Tracks, chits, markers, control and the order of the stacks.

    Chits are ids, repeated where there are several of one kind, and kept sorted. ``pool`` has all
    that are in the game; what lies in no other place of this turn is set aside.
    """

    phase: str = SET_UP
    order: StackOrder = StackOrder()
    #: 1.4: all chits in the game.
    pool: Chits = ()
    #: 2.3.1: chits that have not been drawn this turn.
    cup: Chits = ()
    #: 13.1: the chits that join the cup of turn 1 when the opening ones are done.
    later: Chits = ()
    drawn: str = ""
    #: 3.1.1a: used chits, face up.
    used: Chits = ()
    #: 3.1.2: drawn above the limit of their side, unused.
    set_aside: Chits = ()
    #: R-12: the formation of the last activation ("" for a Soviet one), and of the last German one.
    last_formation: str = ""
    last_axis_formation: str = ""
    #: 19.0: the event of this turn and the one of the last turn; "none" where it was impossible.
    event: str = ""
    last_event: str = ""
    #: R-40: the primary event that was rolled last turn.
    last_rolled: str = ""
    #: 12.0: air points that each side has used this turn.
    air_points: tuple[int, int] = (0, 0)
    #: 19.1.8, 19.1.11, 19.1.22: effects of this turn's event.
    cloudy: bool = False
    trotskyite: bool = False
    retreating_orders: bool = False
    #: 19.1.12: German replacement points of this turn.
    axis_replacements: int = 0
    #: 14.1: the hexes that can be controlled and are Soviet; all others are German.
    soviet_hexes: tuple[int, ...] = ()
    schluesselburg: str = AXIS_HIGH
    link_up: str = UNCHECKED
    #: 19.1.16: the hex of the broken down Tigers; whether the Soviets have captured them.
    wreck: int = -1
    tigers_captured: bool = False
    #: 16.2, R-61: whether the last Tiger was lost in combat or by retreat.
    tigers_destroyed: bool = False
    #: 5.4.4, R-68: formations and independent units that have used strategic movement this turn.
    strategic: Chits = ()
