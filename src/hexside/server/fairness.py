"""What everybody is told of a game with friends whose dice or secrets somebody knows."""

from __future__ import annotations

from collections.abc import Iterable

from hexside.engine.refusals import Reason
from hexside.server.gathering import HUMAN, OPEN
from hexside.storage import GameRecord

#: It began from a position text with a seed or dice of its own.
POSITION = Reason("practice-position")
#: It began from a position text, whose writer knows what is hidden in it.
WRITTEN = Reason("practice-written")
#: It was read from a file, whose sender knows the dice.
IMPORTED = Reason("practice-imported")
#: It goes on from the undamaged beginning of another one, whose dice have been seen.
SALVAGED = Reason("practice-salvaged")
#: It goes on from a game that is over, where nothing is hidden.
FINISHED = Reason("practice-finished")
#: Not every player has added a share to the dice.
SERVER = Reason("practice-server")

_PLAIN = (POSITION, WRITTEN, IMPORTED, SALVAGED, FINISHED, SERVER)
_OF_SEATS = ("practice-late", "practice-seen")
_ROUNDS = "practice-rounds"
#: More rounds than anybody plays before a game.
_MOST_ROUNDS = 1000


def drawn_again(rounds: int) -> Reason:
    """The shares were thrown away, because somebody left after the first was told."""
    return Reason(_ROUNDS, "", {"rounds": rounds})


def told_by_file(marks: Iterable[Reason], seats: Iterable[str]) -> tuple[Reason, ...]:
    """The marks that a file brings along; its sender does not choose what everybody reads."""
    known = (*_PLAIN, *(_of(code, seat) for code in _OF_SEATS for seat in seats))
    return _once(mark for mark in marks if mark in known or _is_of_rounds(mark))


def _is_of_rounds(mark: Reason) -> bool:
    rounds = mark.arguments.get("rounds")
    return isinstance(rounds, int) and 1 < rounds <= _MOST_ROUNDS and mark == drawn_again(rounds)


def has_friends(record: GameRecord) -> bool:
    """Whether more than one person plays, or somebody has been invited."""
    people = {record.holder(seat) for seat, who in record.seats.items() if who == HUMAN}
    return bool(record.keys) or OPEN in record.seats.values() or len(people) > 1


def seen_before(record: GameRecord, seat: str) -> bool:
    """Whether another browser than the one that holds a seat, or may hold it, has held it."""
    past = record.held.get(seat, ())
    who = record.seats.get(seat)
    if who == OPEN:
        return bool(past)
    if who == HUMAN:
        return any(key != record.holder(seat) for key in past)
    if seat not in record.origin.commitments:
        # The computer has played it from the beginning: whoever held it came to look.
        return bool(past)
    return not _players_of_others(record, seat).isdisjoint(past)


def is_late(record: GameRecord, seat: str) -> bool:
    """Whether the person at a seat, or the one who is invited, has added nothing to the dice."""
    who = record.seats[seat]
    return who == OPEN or (who == HUMAN and record.added.get(seat) != record.holder(seat))


def _players_of_others(record: GameRecord, seat: str) -> set[str]:
    """Everybody who holds, or has held, another seat."""
    found = {key for other, past in record.held.items() if other != seat for key in past}
    for other, who in record.seats.items():
        if other != seat and who == HUMAN:
            found.add(record.holder(other))
    return found


def marks(record: GameRecord) -> tuple[Reason, ...]:
    """Why this game cannot be taken for a fair one; none for a game of one person."""
    if not has_friends(record):
        return ()
    found = list(record.marks)
    shares = record.origin.commitments
    if record.gathering is None:
        if not shares:
            found.append(SERVER)
        else:
            found += [_of("practice-late", seat) for seat in record.seats if is_late(record, seat)]
    elif record.gathering.round > 1:
        found.append(drawn_again(record.gathering.round))
    found += [_of("practice-seen", seat) for seat in record.seats if seen_before(record, seat)]
    return _once(found)


def let_go(record: GameRecord, seats: dict[str, str]) -> dict[str, tuple[str, ...]]:
    """Who has held each seat, after some change hands; before the beginning nothing is seen."""
    if record.gathering is not None:
        return record.held
    found = dict(record.held)
    for seat, who in seats.items():
        key = record.holder(seat)
        if record.seats.get(seat) == HUMAN != who and key not in found.get(seat, ()):
            found[seat] = (*found.get(seat, ()), key)
    return found


def _of(code: str, seat: str) -> Reason:
    return Reason(code, "", {"seat": seat})


def _once(marks: Iterable[Reason]) -> tuple[Reason, ...]:
    found: list[Reason] = []
    for mark in marks:
        if mark not in found:
            found.append(mark)
    return tuple(found)


__all__ = [
    "FINISHED",
    "IMPORTED",
    "POSITION",
    "SALVAGED",
    "WRITTEN",
    "has_friends",
    "let_go",
    "marks",
    "told_by_file",
]
