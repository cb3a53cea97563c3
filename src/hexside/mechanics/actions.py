"""The verbs that the mechanics share: one vocabulary, so that players know them in every game.

A game lists those that it uses among its own actions.
"""

from __future__ import annotations

from hexside.engine import Action


class Bid(Action, frozen=True, tag="bid"):
    """The victory points that a player would need on the side that is bid for."""

    points: int


class Place(Action, frozen=True, tag="place"):
    """Put a unit on the map: set-up or reinforcement."""

    unit: str
    hex: str


class Chits(Action, frozen=True, tag="chits"):
    """The secret choice of command chits."""

    chits: tuple[str, ...]

    def canonical(self) -> Chits:
        """The order of the chits means nothing: they are written sorted."""
        return Chits(tuple(sorted(self.chits)))


class Cup(Action, frozen=True, tag="cup"):
    """Put chits from the hand into the cup; none at all means: draw."""

    chits: tuple[str, ...]

    def canonical(self) -> Cup:
        """The order of the chits means nothing: they are written sorted."""
        return Cup(tuple(sorted(self.chits)))


class Waive(Action, frozen=True, tag="waive"):
    """Give up the chits left in the hand when the cup is empty."""


class React(Action, frozen=True, tag="react"):
    """Play the held chit that interrupts the drawn one."""


class Accept(Action, frozen=True, tag="accept"):
    """Let the drawn chit be resolved."""


class Activate(Action, frozen=True, tag="activate"):
    """Name the headquarters that is activated."""

    hq: str


class Name(Action, frozen=True, tag="name"):
    """Name a unit that an order activates by itself."""

    unit: str


class Join(Action, frozen=True, tag="join"):
    """Activate another headquarters in range as well."""

    hq: str


class Mode(Action, frozen=True, tag="mode"):
    """The order of movement and combat in an activation."""

    mode: str


class Move(Action, frozen=True, tag="move"):
    """Normal movement along a path."""

    unit: str
    path: tuple[str, ...]


class Strategic(Action, frozen=True, tag="strategic"):
    """Strategic movement along a road."""

    unit: str
    path: tuple[str, ...]


class Rail(Action, frozen=True, tag="rail"):
    """Movement by rail along a railway."""

    unit: str
    path: tuple[str, ...]


class Relocate(Action, frozen=True, tag="relocate"):
    """A headquarters jumps to another hex."""

    hq: str
    hex: str


class Attack(Action, frozen=True, tag="attack"):
    """Declare an attack on a hex."""

    hex: str


class Add(Action, frozen=True, tag="add"):
    """Add a unit to the declared attack."""

    unit: str


class Drop(Action, frozen=True, tag="drop"):
    """Take a unit out of the declared attack."""

    unit: str


class Resolve(Action, frozen=True, tag="resolve"):
    """Carry the declared attack out."""


class Cancel(Action, frozen=True, tag="cancel"):
    """Withdraw the declaration; attacking is voluntary."""


class Lose(Action, frozen=True, tag="lose"):
    """This unit takes the next step loss."""

    unit: str


class Retreat(Action, frozen=True, tag="retreat"):
    """The path of a retreating unit."""

    unit: str
    path: tuple[str, ...]


class Pursue(Action, frozen=True, tag="pursue"):
    """A victorious unit advances."""

    unit: str
    path: tuple[str, ...]


class Done(Action, frozen=True, tag="done"):
    """End the current step."""


DONE = Done()
RESOLVE = Resolve()
CANCEL = Cancel()
WAIVE = Waive()
REACT = React()
ACCEPT = Accept()

#: The verbs that move a unit along a path.
Walking = Move | Strategic | Rail
