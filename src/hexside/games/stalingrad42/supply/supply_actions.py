"""The verbs of the Initial and Supply Phases and of Supply Points (9.7, 16-18, 21, 22)."""

from __future__ import annotations

from hexside.engine import Action
from hexside.games.stalingrad42.state import letter_of


class Fortify(Action, frozen=True, tag="fortify"):
    """9.7.2, 18.1: spend a Resource Point to start a fortification."""

    hex: str


class RemoveFort(Action, frozen=True, tag="unfortify"):
    """9.7.5: take up an own fortification marker."""

    hex: str


class ReadyArtillery(Action, frozen=True, tag="ready"):
    """18.1: spend a Resource Point to flip an ASU on a Connected Rail Hex."""

    unit: str


class BringSupply(Action, frozen=True, tag="bring"):
    """18.1, 18.6.1: spend a Resource Point to place a Supply Point in an Entry Area."""

    area: str

    def canonical(self) -> BringSupply:
        """The area is its letter; the word of its box means the same."""
        return BringSupply(letter_of(self.area))


class Expend(Action, frozen=True, tag="expend"):
    """18.6.4: remove a stacked Supply Point to flip an ASU."""

    supply_point: str
    unit: str


class Reinforce(Action, frozen=True, tag="reinforce"):
    """22.1.2: place a reinforcement in an Entry Area."""

    unit: str
    area: str

    def canonical(self) -> Reinforce:
        """The area is its letter; the word of its box means the same."""
        return Reinforce(self.unit, letter_of(self.area))


class Rebuild(Action, frozen=True, tag="rebuild"):
    """21.2: a replacement of a type restores a step of a unit in play."""

    type: str
    unit: str


class Return(Action, frozen=True, tag="return"):
    """21.3: a replacement of a type brings a unit back from the Eliminated Box."""

    type: str
    unit: str
    to: str


class Recall(Action, frozen=True, tag="recall"):
    """19.4: a non-combat unit comes back into play."""

    unit: str
    to: str


class Volunteer(Action, frozen=True, tag="volunteer"):
    """20.8: North Caucasian Volunteers arrive."""

    unit: str
    hex: str


class TransCaucasus(Action, frozen=True, tag="trans-caucasus"):
    """30: a unit of the Trans-Caucasus box arrives in an Entry Area."""

    unit: str
    area: str

    def canonical(self) -> TransCaucasus:
        """The area is its letter; the word of its box means the same."""
        return TransCaucasus(self.unit, letter_of(self.area))


class ReleaseArmy(Action, frozen=True, tag="release-army"):
    """31: the Reserve Army in a hex may move from now on."""

    hex: str


class Railhead(Action, frozen=True, tag="railhead"):
    """17.2.1: move a railhead along green rail."""

    start: str
    to: str


class FlipSupply(Action, frozen=True, tag="flip"):
    """18.6.2: turn a Supply Point to its other side before it moves."""

    unit: str


class ConvertSupply(Action, frozen=True, tag="convert"):
    """18.6.8: a mobile Supply Point becomes an immobile one, or the other way round."""

    unit: str


class MergeSupply(Action, frozen=True, tag="merge"):
    """18.6.8: two immobile Supply Points in a hex become one counter for two."""

    unit: str
    other: str


class Displace(Action, frozen=True, tag="displace"):
    """23.4, 24.1.3: out of an Entry Area that is closed to the Soviets."""

    unit: str
    area: str

    def canonical(self) -> Displace:
        """The area is its letter; the word of its box means the same."""
        return Displace(self.unit, letter_of(self.area))


SUPPLY_VERBS: tuple[type[Action], ...] = (
    Fortify,
    RemoveFort,
    ReadyArtillery,
    BringSupply,
    Expend,
    Reinforce,
    Rebuild,
    Return,
    Recall,
    Volunteer,
    TransCaucasus,
    ReleaseArmy,
    Railhead,
    FlipSupply,
    ConvertSupply,
    MergeSupply,
    Displace,
)
