"""The state of a game of Traces of War."""

from __future__ import annotations

import msgspec

from hexside.engine import OFF_MAP

#: Marks of units (8.2).
OUT_OF_SUPPLY = "out-of-supply"
ISOLATED = "isolated"

#: Boxes of units that are not on the map.
ELIMINATED = "eliminated"
REMOVED = "removed"
POOL = "pool"
ARRIVED = "arrived"
WAITING_HQ = "waiting-hq"
ABSENT = "absent"

#: The phase in which victory is checked (4.4).
END_OF_TURN = "end-of-turn"

OFF_AS = "off-as"
DEF_AS = "def-as"


class TracesData(msgspec.Struct, frozen=True, gc=False):
    """Tracks, chits, markers and control.

    Chits are ids, repeated where there are several of one kind, and kept sorted. Control lists the
    hexes in Soviet hands: major cities (8.1) and the hex that unlocks crossing points (12.3).
    """

    phase: str = "set-up"
    #: 4.2 chits: not chosen this turn, chosen by each side, in the Axis hand, in the cup, drawn.
    inactive_axis: tuple[str, ...] = ()
    inactive_soviet: tuple[str, ...] = ()
    chosen_axis: tuple[str, ...] = ()
    chosen_soviet: tuple[str, ...] = ()
    hand: tuple[str, ...] = ()
    cup: tuple[str, ...] = ()
    resolved: tuple[str, ...] = ()
    drawn: str = ""
    #: 7.0 Luftwaffe markers: in the box, available this turn, used this turn.
    luftwaffe_box: tuple[str, ...] = ()
    luftwaffe: tuple[str, ...] = ()
    luftwaffe_used: tuple[str, ...] = ()
    control: tuple[int, ...] = ()
    crossing_points: tuple[int, ...] = ()
    airborne_hex: int = OFF_MAP
    airborne_used: bool = False
    supreme_orders: tuple[int, ...] = ()
    #: 11.1 the next Soviet reinforcement group.
    group: int = 1
    axis_relocations: int = 0
    soviet_relocations: int = 0
    #: 14.1 the victory points that the Soviets need; 0 means those of the scenario.
    bid: int = 0
    #: 14.1 the player in the Axis seat bid more: the two exchange their seats.
    seats_exchanged: bool = False
    fronts_exchanged: bool = False

    @property
    def crossing_count(self) -> int:
        """12.3: crossing points in Soviet hands, the paradrop included."""
        return len(self.crossing_points) + (1 if self.airborne_used else 0)
