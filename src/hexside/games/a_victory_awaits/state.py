"""The state of a game of A Victory Awaits."""

from __future__ import annotations

import msgspec

from hexside.mechanics.activation_queue import ActivationQueue
from hexside.mechanics.markers import MarkerKind, Markers

#: Boxes of units that are not on the map.
AVAILABLE = "available"
ELIMINATED = "eliminated"
WITHDRAWN = "withdrawn"
#: 14.3: fortress markers that have not been used.
UNUSED = "unused"
#: Units of a position text that take no part.
ABSENT = "absent"
#: 4.0(2)(d), 18.1: spaces of the turn track.
TURN_BOX = "turn-"
BOXES = (AVAILABLE, ELIMINATED, WITHDRAWN, UNUSED, ABSENT)

#: 10.3(1): retreated in the combat segment of a seat: adds nothing to the defence in it.
RETREATED = "retreated"
#: 17.2: activated out of command: normal movement and half strength.
HALVED = "halved"
#: 18.1: activated by the Reserve of Leningrad: may neither enter nor leave enemy zones.
CAUTIOUS = "cautious"
#: 17.3, 18.1: comes with a Reinforcement chit outside the number (V26, V62).
FREE = "free"
SEGMENT, ACTIVATION = "segment", "activation"
MARKERS = Markers(
    (
        MarkerKind(RETREATED, SEGMENT),
        MarkerKind(HALVED, ACTIVATION),
        MarkerKind(CAUTIOUS, ACTIVATION),
        MarkerKind(FREE),
    )
)

#: The phases of the sequence of play (5.0, 15.1).
SET_UP = "set-up"
SURPRISE = "surprise-attack"
SELECTION = "selection"
COMMAND = "command"
END_PHASE = "end-phase"

Chits = tuple[str, ...]


class AwaitsData(msgspec.Struct, frozen=True, gc=False):
    """Tracks, chits, markers and control.

    Chits are ids, repeated where there are several of one kind, and kept sorted. Control lists the
    hexes in Axis hands (3.4). What belongs to the game for several players stays empty in the game
    for two.
    """

    phase: str = SET_UP
    #: 6.2: the chits that each side may choose from this turn, and those that it has chosen.
    pool_axis: Chits = ()
    pool_soviet: Chits = ()
    chosen_axis: Chits = ()
    chosen_soviet: Chits = ()
    #: 15.2: army chits that the Soviet player has added, in secret (V50).
    added: Chits = ()
    #: V50: those of them that have been drawn, which all have seen.
    seen_armies: Chits = ()
    #: 6.3, 18.1: chits held in hand.
    hand_axis: Chits = ()
    hand_soviet: Chits = ()
    cup: Chits = ()
    drawn: str = ""
    resolved: Chits = ()
    control: tuple[int, ...] = ()
    #: 16.2: hexes with a Stand Fast marker.
    stand_fast: tuple[int, ...] = ()
    #: 18.1: whether an Axis unit has come next to Leningrad; the turn of Zhukov's declaration.
    leningrad_reached: bool = False
    zhukov: int = 0
    #: 15.3, V21: the source through which the 19th Army has begun to enter.
    army_entry: str = ""
    #: 17.1: the points that the Axis needs; 0 means those of the scenario.
    bid: int = 0
    seats_exchanged: bool = False
    #: 17.6, V27: panzer group headquarters activated this turn, and railway hexsides in use.
    panzer_groups: Chits = ()
    panzer_rails: tuple[int, ...] = ()
    #: 19.4: the drawn chits of a game with a controller.
    queue: ActivationQueue = ActivationQueue()
    #: 20.2: the headquarters cup of each player of the team variant.
    cups: dict[str, Chits] = {}
    #: 20.2: what each player of a team has shown for the master chit that is being resolved.
    shown: dict[str, str] = {}
