"""Names for the ids of a game: units, hexes, seats, chits, markers."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Protocol

from hexside.board import Board
from hexside.phrasing import bundles
from hexside.phrasing.bundles import Value

#: ``19th Panzer Division``, ``Romanian 24th Infantry Division``, ``Soviet 8th Army``,
#: ``Steppe Front``.
_FORMATION = re.compile(
    r"(?:(German|Hungarian|Romanian|Soviet(?= \d)) )?(?:((\d+)(?:st|nd|rd|th)) )?(.+)\Z"
)
#: ``Division``: one abbreviation can stand for a corps in one game and a division in another.
_SIZE = re.compile(r"\b(Battalion|Regiment|Brigade|Division|Corps)\b")
#: ``Tank Destroyer Battalion 521``: battalions and markers have their number at the end.
_NUMBERED = re.compile(r"(.+) (\d+)\Z")
_NUMBER = re.compile(r"\b\d+\b")
#: ``19Pz``, ``R4MT``, ``27A-1``: a number written together with letters.
_DESIGNATION = re.compile(r"([A-Z]?)(\d+)([A-Za-z]*(?:-\d+)?)\Z")


class Named(Protocol):
    """What a counter must provide to be named."""

    @property
    def name(self) -> str:
        """As printed on the counter."""

    @property
    def full_name(self) -> str:
        """In full."""

    @property
    def side(self) -> str:
        """The side that it belongs to."""

    @property
    def type(self) -> str:
        """Armour, infantry, headquarters ..."""


class HasRoster(Protocol):
    """Rules whose counters have names."""

    @property
    def roster(self) -> Mapping[str, Named]:
        """The counters by unit id."""

    @property
    def board(self) -> Board:
        """The map."""


#: German letters as the ids write them.
_PLAIN = str.maketrans("äöü", "aou")


def _slug(words: str) -> str:
    """Words as part of a message id."""
    return "-".join(re.findall("[a-z0-9]+", words.lower().translate(_PLAIN)))


class Names:
    """Display names in one language for the ids of one rules object."""

    def __init__(self, rules: HasRoster, language: str) -> None:
        self.language = bundles.language_of(language)
        #: The id of the game, whose own texts come before the common ones.
        self.game = str(getattr(rules, "game", ""))
        self._roster = rules.roster
        self._board = rules.board
        self._units: dict[str, str] = {}

    def _text(self, message: str, **arguments: Value) -> str:
        return bundles.text(self.language, message, arguments)

    def _has(self, message: str) -> bool:
        return bundles.catalogue(self.language).has(message)

    def own(self, prefix: str, code: str) -> str:
        """The id of the text for a code: the game's own one if there is one."""
        own = f"{prefix}-{self.game}-{code}"
        return own if self._has(own) else f"{prefix}-{code}"

    # Units

    def unit(self, uid: str) -> str:
        """The name on the counter; a bare number gets the kind of unit, as in ``88 ID``."""
        known = self._units.get(uid)
        if known is None:
            known = self._units[uid] = self._unit(uid)
        return known

    def _unit(self, uid: str) -> str:
        if self._has(f"unit-{uid}"):
            return self._text(f"unit-{uid}")
        counter = self._roster.get(uid)
        if counter is None:
            return uid
        # Both armies count from 1, so a number alone (or with G for Guards) names no unit.
        if counter.name.removesuffix("G").isdigit():
            message = self._of_size(f"counter-{counter.side}-{counter.type}", counter)
            if self._has(message):
                return self._text(message, name=self.printed(uid))
        return self.printed(uid)

    def _of_size(self, message: str, counter: Named) -> str:
        """The message for counters of this size (``...-division``) if there is one."""
        size = _SIZE.search(counter.full_name)
        sized = f"{message}-{size[0].lower()}" if size else message
        return sized if self._has(sized) else message

    def printed(self, uid: str) -> str:
        """What the counter says; ``103 RD`` and ``19Pz`` are written as the language does."""
        counter = self._roster[uid]
        name = counter.name
        joined = _DESIGNATION.match(name)
        if joined is not None:
            message = self._of_size("designation-" + _slug(joined[1] + joined[3]), counter)
            return self._text(message, number=joined[2]) if self._has(message) else name
        number = _NUMBER.search(name)
        message = "abbreviation-" + _slug(_NUMBER.sub("", name, count=1))
        if not self._has(message):
            return name
        return self._text(message, number=number[0] if number else "")

    def full_unit(self, uid: str) -> str:
        """The unit in full: ``19th Panzer Division``."""
        if self._has(f"unit-{uid}-full"):
            return self._text(f"unit-{uid}-full")
        counter = self._roster.get(uid)
        if counter is None:
            return uid
        # ``I. Battalion, 391st Infantry Regiment``: a part and what it belongs to.
        names = (counter.full_name,), tuple(counter.full_name.split(", "))
        for parts in names:
            told = [self._formation(part) for part in parts]
            if all(told):
                return ", ".join(told)
        return counter.full_name

    def _formation(self, full_name: str) -> str:
        """A number and a kind of formation in the language; "" if it has no word for the kind."""
        found = _FORMATION.match(full_name)
        if found is None:
            return ""
        nation, ordinal, digits, kind = found.groups()
        numbered = _NUMBERED.match(kind)
        if digits is None and numbered is not None:
            kind, ordinal = numbered.groups()
            digits = ordinal
        message = "formation-" + _slug(kind)
        if not self._has(message):
            return ""
        # The data files are in English, which already has the ordinal.
        number = ordinal if self.language == bundles.FALLBACK else digits
        name = self._text(message, number=number or "")
        if nation is None:
            return name
        return self._text("formation-nation", nation=nation.lower(), name=name)

    def units(self, uids: Iterable[str]) -> str:
        """Units as a list."""
        return self.listed([self.unit(uid) for uid in uids])

    def formation(self, formation: str) -> str:
        """The name of a division, a brigade or an army, or its id if it has none."""
        message = self.own("formation", formation)
        return self._text(message) if self._has(message) else formation

    def formations(self, formations: Iterable[str]) -> str:
        """Divisions, brigades and armies as a list."""
        return self.listed([self.formation(formation) for formation in formations])

    # Places

    def hex(self, number: str) -> str:
        """The number of a hex, with its place: ``Dnipropetrovsk (1631)``; or a box."""
        box = f"box-{number}"
        if number not in self._board.grid and bundles.catalogue(self.language).has(box):
            return bundles.text(self.language, box, {})
        place = self.place(number)
        return f"{place} ({number})" if place and place != number else number

    def place(self, number: str) -> str:
        """The name of the place in a hex, or an empty string."""
        if number not in self._board.grid:
            return ""
        found = self._board.place_at(self._board.grid.index(number))
        if found is None:
            return ""
        return found.names.get(self.language) or found.names.get(bundles.FALLBACK, "")

    def hexes(self, numbers: Iterable[str]) -> str:
        """Hexes as a list."""
        return self.listed([self.hex(number) for number in numbers])

    def path(self, numbers: Iterable[str]) -> str:
        """A sequence of hexes: ``1731 → 1630``."""
        return " → ".join(map(self.hex, numbers))

    # Everything else, by message id

    def seat(self, seat: str) -> str:
        """The side in a seat; no seat is a spectator."""
        return self._text(self.own("seat", seat or "spectator"))

    def chit(self, chit: str) -> str:
        """The name of a chit, or its id if it has none."""
        return self._text(f"chit-{chit}") if self._has(f"chit-{chit}") else chit

    def lane(self, lane: str) -> str:
        """What runs beside something else: it has a name of its own or that of a chit."""
        return self._text(f"lane-{lane}") if self._has(f"lane-{lane}") else self.chit(lane)

    def chits(self, chits: Iterable[str]) -> str:
        """Chits as a list, several of one kind as ``2 × ...``."""
        return self._counted(self.chit(chit) for chit in chits)

    def marker(self, marker: str) -> str:
        """The name of a marker, or its id if it has none."""
        return self._text(f"marker-{marker}") if self._has(f"marker-{marker}") else marker

    def markers(self, markers: Iterable[str]) -> str:
        """Markers as a list, several of one kind as ``2 × ...``."""
        return self._counted(self.marker(marker) for marker in markers)

    def month(self, month: str) -> str:
        """``1943-08`` in words."""
        year, _, number = month.partition("-")
        return self._text(f"month-{number}", year=year)

    def date(self, date: str) -> str:
        """``1942-06-28`` as a day of a month; any other text unchanged."""
        day = re.fullmatch(r"\d{4}-(\d\d)-(\d\d)", date)
        return self._text(f"date-{day[1]}", day=int(day[2])) if day else date

    def _counted(self, words: Iterable[str]) -> str:
        return self.listed(
            [word if count == 1 else f"{count} × {word}" for word, count in Counter(words).items()]
        )

    def listed(self, words: list[str]) -> str:
        """A list as the language writes it; an empty one is ``none`` in words."""
        if not words:
            return self._text("list-none")
        if len(words) == 1:
            return words[0]
        return self._text("list-and", rest=", ".join(words[:-1]), last=words[-1])
