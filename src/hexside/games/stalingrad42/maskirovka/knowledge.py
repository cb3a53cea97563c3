"""4.5, 34.1.2 What the Axis can have worked out: the ways to tie armies to boxes that are left.

A way is a tuple: for each army, in order, the place of its box. All
that happens before the eyes of both players is compared with each way; those under which it could
not have happened fall out. What is left is the same for both players, and so is no secret.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from functools import cache
from itertools import permutations

from hexside.games.stalingrad42.maskirovka.armies import (
    armies_tied,
    box_word,
    change,
    contents,
    is_in_play,
    is_revealed,
    mask,
)
from hexside.games.stalingrad42.work import S42Work

Way = tuple[int, ...]


@cache
def every_way(count: int) -> tuple[Way, ...]:
    """All ways to tie so many armies to as many boxes."""
    return tuple(permutations(range(count)))


@cache
def _places(count: int) -> dict[Way, int]:
    return {way: place for place, way in enumerate(every_way(count))}


def real_way(work: S42Work) -> Way:
    """How the armies are tied: the secret."""
    armies = mask(work).armies
    return tuple(armies.index(army) for army in armies_tied(work))


def ways_left(work: S42Work) -> list[Way]:
    """The ways that agree with all that the Axis has been shown."""
    state = mask(work)
    every = every_way(len(state.armies))
    if state.possible:
        bits = int(state.possible, 16)
        every = tuple(way for place, way in enumerate(every) if bits >> place & 1)
    known = [
        (place, state.armies.index(army))
        for place, army in enumerate(armies_tied(work))
        if is_revealed(work, army)
    ]
    # 34.2: an army that is out of play has nothing in its box.
    away = [n for n, army in enumerate(armies_tied(work)) if not is_in_play(work, army)]
    loaded = {n for n in range(len(state.armies)) if contents(work, box_word(n + 1))}
    return [
        way
        for way in every
        if all(way[place] == box for place, box in known)
        and not any(way[place] in loaded for place in away)
    ]


def _keep(work: S42Work, ways: Iterable[Way]) -> None:
    places = _places(len(mask(work).armies))
    bits = 0
    for way in ways:
        bits |= 1 << places[way]
    everything = (1 << len(places)) - 1
    possible = "" if bits == everything else f"{bits:x}"
    if possible != mask(work).possible:
        change(work, possible=possible)


def boxes_left(work: S42Work) -> dict[str, tuple[str, ...]]:
    """For each army the boxes that it may have for all that the Axis has been shown."""
    ways = ways_left(work)
    return {
        army: tuple(box_word(box + 1) for box in sorted({way[place] for way in ways}))
        for place, army in enumerate(armies_tied(work))
    }


def hosts_left(work: S42Work, box: str) -> tuple[str, ...]:
    """The armies that may have a box for all that the Axis has been shown."""
    return tuple(army for army, found in boxes_left(work).items() if box in found)


def learn(work: S42Work, fits: Callable[[dict[str, str]], bool]) -> None:
    """Something was shown: ``fits`` says whether it could be, with these boxes of the armies."""
    left = [way for way in ways_left(work) if fits(_named(work, way))]
    _keep(work, left)


def learn_of_army(work: S42Work, army: str, fits: Callable[[str], bool]) -> None:
    """Something was shown that depends on the box of one army."""
    place = armies_tied(work).index(army)
    count = len(mask(work).armies)
    good = {number for number in range(count) if fits(box_word(number + 1))}
    _keep(work, [way for way in ways_left(work) if way[place] in good])


def learn_of_box(work: S42Work, box: str, fits: Callable[[str], bool]) -> None:
    """Something was shown that depends on the army of one box."""
    good = {army for army in armies_tied(work) if fits(army)}
    learn(work, lambda table: any(table[army] == box for army in good))


def forget(work: S42Work, armies: Collection[str]) -> None:
    """34.1.2: these armies may have exchanged their markers: any of them may have any of theirs."""
    places = [n for n, army in enumerate(armies_tied(work)) if army in armies]
    seen: set[tuple[Way, tuple[int, ...]]] = set()
    found: set[Way] = set()
    for way in ways_left(work):
        own = tuple(sorted(way[place] for place in places))
        rest = tuple(-1 if place in places else box for place, box in enumerate(way))
        if (rest, own) in seen:
            continue
        seen.add((rest, own))
        for order in permutations(own):
            mixed = list(rest)
            for place, box in zip(places, order, strict=True):
                mixed[place] = box
            found.add(tuple(mixed))
    _keep(work, found)


def _named(work: S42Work, way: Way) -> dict[str, str]:
    armies = armies_tied(work)
    return {army: box_word(box + 1) for army, box in zip(armies, way, strict=True)}
