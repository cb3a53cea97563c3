"""Owners: which seat a unit or a chit belongs to, where a side has several seats.

A Victory Awaits 19.2 and V67: the owner of a headquarters decides its activation, the owner of a
unit its losses and retreats; a stack of several owners is decided by the one who sits first, and
what concerns a whole side by the first seat of that side. Iskra 16.1 splits the Soviet side between
two players. Who owns what is told by the game; here it is only looked up.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from hexside.engine.rules import Rules, SeatFault


class Owners:
    """The seat of every counter and chit that has an owner; the rest belongs to its side."""

    def __init__(self, rules: Rules, owner: Mapping[str, str]) -> None:
        """``owner`` has the seat by id of a unit or a chit, as the game hands it in."""
        strangers = sorted(set(owner.values()) - set(rules.seats))
        if strangers:
            raise SeatFault(f"owners without a seat: {strangers}")
        self._rules = rules
        self._owner = dict(owner)

    def of(self, id: str, side: str) -> str:
        """The owner of a unit or chit of a side; the first seat of the side if it has no other."""
        return self._owner.get(id) or lead(self._rules, side)

    def first(self, ids: Iterable[str], side: str) -> str:
        """V67: of the owners of a mixed stack the one who sits first."""
        found = {self.of(id, side) for id in ids}
        return next((seat for seat in self._rules.seats if seat in found), lead(self._rules, side))

    def all(self, ids: Iterable[str], side: str) -> tuple[str, ...]:
        """Every owner of these counters, in the order of the seats: any of them may decide."""
        found = {self.of(id, side) for id in ids}
        return tuple(seat for seat in self._rules.seats if seat in found)

    def owned(self, seat: str) -> tuple[str, ...]:
        """The units and chits that were handed to a seat, in the order of the game."""
        return tuple(id for id, owner in self._owner.items() if owner == seat)


def lead(rules: Rules, side: str) -> str:
    """V67: the seat that decides for a whole side, its first one."""
    seats = rules.seats_of(side)
    if not seats:
        raise SeatFault(f"no seat plays for {side!r}")
    return seats[0]
