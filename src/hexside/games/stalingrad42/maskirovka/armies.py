"""34.1, 34.2 Reserve Armies, their holding boxes, and where the units of a box are.

An ``army`` is the counter on the map, a box is named ``army-box-1`` and so on. The units of a box
are in no hex: for zones, bonds, stacking and attacks they do not count (A-99).
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import UnsetType
from msgspec.structs import replace

from hexside.games.stalingrad42.reading.printed import SOVIET
from hexside.games.stalingrad42.state import ARMY_BOX, Maskirovka, S42Data
from hexside.games.stalingrad42.work import S42Work

NOTHING = Maskirovka()


def mask(work: S42Work) -> Maskirovka:
    """34.1: what ties armies and boxes together."""
    return tied(work.data)


def tied(data: S42Data) -> Maskirovka:
    """34.1: the same of any state; in a game without Reserve Armies nothing is."""
    found = data.maskirovka
    return NOTHING if isinstance(found, UnsetType) else found


def change(work: S42Work, **values: object) -> None:
    """Change what ties armies and boxes together."""
    work.change(maskirovka=replace(mask(work), **values))


def armies_tied(work: S42Work) -> tuple[str, ...]:
    """34.1.1: the armies that have been given markers, in order."""
    return tuple(sorted(mask(work).armies))


def is_used(work: S42Work) -> bool:
    """34.1.1: whether the markers have been assigned."""
    return bool(mask(work).armies)


def box_word(number: int) -> str:
    """The box of a Maskirovka marker, counted from 1."""
    return f"{ARMY_BOX}{number}"


def box_number(box: str) -> int:
    """34.1.2: the number of a holding box, 0 for any other box."""
    digits = box[len(ARMY_BOX) :]
    return int(digits) if box.startswith(ARMY_BOX) and digits.isdecimal() else 0


def boxes(work: S42Work) -> tuple[str, ...]:
    """34.1: all holding boxes, once their markers are in play."""
    return tuple(box_word(number + 1) for number in range(len(mask(work).armies)))


def contents(work: S42Work, box: str) -> list[str]:
    """34.2: the units in a box, which both players see."""
    key = ("army-boxes",)
    known: dict[str, list[str]] | None = work.field.notes.get(key)
    if known is None:
        known = {}
        for uid, unit in work.units.items():
            if unit.hex < 0 and unit.box.startswith(ARMY_BOX):
                known.setdefault(unit.box, []).append(uid)
        work.field.notes[key] = known
    return known.get(box, [])


def army_of(work: S42Work, box: str) -> str:
    """34.1.2: the army of a box: the secret."""
    number = box_number(box)
    armies = mask(work).armies
    return armies[number - 1] if 0 < number <= len(armies) else ""


def box_of(work: S42Work, army: str) -> str:
    """34.1.2: the box of an army: the secret."""
    armies = mask(work).armies
    return box_word(armies.index(army) + 1) if army in armies else ""


def inside(work: S42Work, army: str) -> list[str]:
    """34.2: the units in the box of an army: a secret."""
    box = box_of(work, army)
    return contents(work, box) if box else []


def is_revealed(work: S42Work, army: str) -> bool:
    """34.7: units have come out of the box of an army: all know which it is."""
    return army in mask(work).revealed


def is_in_play(work: S42Work, army: str) -> bool:
    """34.2: whether an army is on the map or in an Entry Area."""
    unit = work.units[army]
    return unit.hex >= 0 or unit.box.startswith("ea-")


def armies_in(work: S42Work, hex: int) -> list[str]:
    """The Reserve Armies in a hex."""
    armies = mask(work).armies
    return [uid for uid in work.field.at(hex) if uid in armies] if armies else []


def answers(work: S42Work, army: str) -> bool:
    """34.6.2: whether an army on the map may bring out units if it is attacked.

    One that has been revealed does so only if those that came out are no longer with it.
    """
    if not is_revealed(work, army):
        return True
    return bool(inside(work, army)) and not work.friend_at(SOVIET, work.units[army].hex)


def answering_in(work: S42Work, hex: int) -> list[str]:
    """34.6.2: the armies in a hex that may bring out units."""
    return [army for army in armies_in(work, hex) if answers(work, army)]


def answering_hexes(work: S42Work, side: int) -> list[int]:
    """34.6.2: the hexes in which armies of a side stand that may bring out units."""
    if side != SOVIET or not is_used(work):
        return []
    return sorted(
        {
            work.units[army].hex
            for army in mask(work).armies
            if work.units[army].hex >= 0 and answers(work, army)
        }
    )


def closed_by_armies(work: S42Work, side: int) -> frozenset[int]:
    """A-98: hexes into which enemies of a side neither retreat nor advance, loaded or not.

    Of an army that has been revealed all know whether its box is empty. 19.2, 29.1.1: one that
    combat units stand with keeps nobody out of the city that is fought for.
    """
    if side != SOVIET or not is_used(work):
        return frozenset()
    return frozenset(
        hex
        for army in mask(work).armies
        if (hex := work.units[army].hex) >= 0
        and not work.friend_at(SOVIET, hex)
        and (not is_revealed(work, army) or inside(work, army))
    )


def host(work: S42Work, uid: str) -> str:
    """34.2, A-99: the counter whose place counts for a unit: its army, if it is in a box."""
    unit = work.units[uid]
    if unit.hex >= 0 or not unit.box.startswith(ARMY_BOX):
        return uid
    return army_of(work, unit.box) or uid


def boxed(work: S42Work) -> Iterable[str]:
    """34.2: all units in holding boxes."""
    return [uid for box in boxes(work) for uid in contents(work, box)]


def keeps_open(work: S42Work, side: int) -> bool:
    """4.5: a phase of the Soviet player does not end by itself while armies are in play.

    Whether he has anything left to do could tell which box is whose.
    """
    return (
        side == SOVIET
        and is_used(work)
        and any(is_in_play(work, army) for army in mask(work).armies)
    )
