"""The verbs of Traces of War."""

from __future__ import annotations

from hexside.engine import Action, verbs


class Bid(Action, frozen=True, tag="bid"):
    """14.1: the victory points that a player would need as Soviets."""

    points: int


class Place(Action, frozen=True, tag="place"):
    """3.0, 11.0: put a unit on the map."""

    unit: str
    hex: str


class Replace(Action, frozen=True, tag="replace"):
    """11.1: a replacement takes the place of a weaker unit of its type."""

    unit: str
    old: str


class Chits(Action, frozen=True, tag="chits"):
    """4.2: the secret choice of command chits."""

    chits: tuple[str, ...]

    def canonical(self) -> Chits:
        """The order of the chits means nothing: they are written sorted."""
        return Chits(tuple(sorted(self.chits)))


class Cup(Action, frozen=True, tag="cup"):
    """4.2: put chits from the hand into the cup; none at all means: draw."""

    chits: tuple[str, ...]

    def canonical(self) -> Cup:
        """The order of the chits means nothing: they are written sorted."""
        return Cup(tuple(sorted(self.chits)))


class Waive(Action, frozen=True, tag="waive"):
    """4.3: give up the chits left in the hand when the cup is empty."""


class React(Action, frozen=True, tag="react"):
    """4.3.7: play an OKH chit from the hand as a Reaction Order."""


class Accept(Action, frozen=True, tag="accept"):
    """4.3.7: let the drawn chit be resolved."""


class Activate(Action, frozen=True, tag="activate"):
    """4.3: name the headquarters that is activated."""

    hq: str


class Order(Action, frozen=True, tag="order"):
    """4.2.2: use an OKH chit for an OKH Order."""


class Negotiate(Action, frozen=True, tag="negotiate"):
    """4.2.2: use a drawn OKH chit to negotiate with the High Command."""


class Name(Action, frozen=True, tag="name"):
    """4.2.2: name a unit of an OKH Order."""

    unit: str


class Join(Action, frozen=True, tag="join"):
    """4.3.1: activate another Axis headquarters in range as well."""

    hq: str


class Mode(Action, frozen=True, tag="mode"):
    """4.3.1.1: ``move-combat`` or ``combat-move``."""

    mode: str


class Move(Action, frozen=True, tag="move"):
    """9.1: normal movement along a path."""

    unit: str
    path: tuple[str, ...]


class Strategic(Action, frozen=True, tag="strategic"):
    """9.2: strategic movement along a road."""

    unit: str
    path: tuple[str, ...]


class Relocate(Action, frozen=True, tag="relocate"):
    """2.3, 9.4: a headquarters jumps to another hex."""

    hq: str
    hex: str


class Attack(Action, frozen=True, tag="attack"):
    """10.1: declare an attack on a hex."""

    hex: str


class Add(Action, frozen=True, tag="add"):
    """10.1: add a unit to the declared attack."""

    unit: str


class Drop(Action, frozen=True, tag="drop"):
    """10.1: take a unit out of the declared attack."""

    unit: str


class Resolve(Action, frozen=True, tag="resolve"):
    """10.1: carry the declared attack out."""


class Cancel(Action, frozen=True, tag="cancel"):
    """10.0: withdraw the declaration; attacking is voluntary."""


class Air(Action, frozen=True, tag="air"):
    """7.0: use a Luftwaffe marker in this combat."""

    marker: str


class NoAir(Action, frozen=True, tag="no-air"):
    """7.0: use no (further) Luftwaffe marker."""


class Lose(Action, frozen=True, tag="lose"):
    """10.3: this unit takes the next step loss."""

    unit: str


class Retreat(Action, frozen=True, tag="retreat"):
    """10.4: the path of a retreating unit."""

    unit: str
    path: tuple[str, ...]


class Pursue(Action, frozen=True, tag="pursue"):
    """10.5: a victorious unit advances."""

    unit: str
    path: tuple[str, ...]


class Follow(Action, frozen=True, tag="follow"):
    """10.5: a headquarters goes along with the pursuing unit that it was stacked with."""

    hq: str
    unit: str


class Paradrop(Action, frozen=True, tag="paradrop"):
    """11.1: the hex of the Airborne marker and its unit."""

    hex: str


class Buy(Action, frozen=True, tag="buy"):
    """11.2: buy a reinforcement with Negotiation Points."""

    unit: str


class Release(Action, frozen=True, tag="release"):
    """12.2: remove a Supreme Command Order from a city."""

    hex: str


class Exchange(Action, frozen=True, tag="exchange-fronts"):
    """14.2: exchange the Front headquarters for their Ukrainian-Front versions."""


class Keep(Action, frozen=True, tag="keep-fronts"):
    """14.2: keep the Front headquarters for now."""


class Done(Action, frozen=True, tag="done"):
    """End the current step."""


VERBS = verbs(
    Bid,
    Place,
    Replace,
    Chits,
    Cup,
    Waive,
    React,
    Accept,
    Activate,
    Order,
    Negotiate,
    Name,
    Join,
    Mode,
    Move,
    Strategic,
    Relocate,
    Attack,
    Add,
    Drop,
    Resolve,
    Cancel,
    Air,
    NoAir,
    Lose,
    Retreat,
    Pursue,
    Follow,
    Paradrop,
    Buy,
    Release,
    Exchange,
    Keep,
    Done,
)
DONE = Done()
