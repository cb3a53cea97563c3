"""Before a game with friends begins: everybody sits down and adds a share to the dice.

First every seat of a person publishes the hash of its share, then each tells the share itself.
Together with the server's seed, whose hash was published before, they are the seeds of the dice.
"""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from hexside.engine.match import Origin
from hexside.engine.refusals import Reason
from hexside.engine.shares import SHARE, client_seed_of, share_commitment
from hexside.server.errors import fault
from hexside.storage import GameRecord, Gathering

HUMAN = "human"
OPEN = "open"

#: The client seed of a game that only computers begin.
NOBODY = "nobody"

#: Both seeds of a game that is only shown.
PREVIEW = "preview"


def preview(origin: Origin) -> Origin:
    """The same game with dice that mean nothing, to show the map before it begins."""
    return replace(origin, server_seed=PREVIEW, client_seed=PREVIEW)


def people(seats: Mapping[str, str]) -> tuple[str, ...]:
    """The seats of people."""
    return tuple(seat for seat, who in seats.items() if who == HUMAN)


def is_committed(record: GameRecord) -> bool:
    """Whether everybody sits, and every share is fixed."""
    gathering = record.gathering
    return (
        gathering is not None
        and OPEN not in record.seats.values()
        and all(seat in gathering.commitments for seat in people(record.seats))
    )


def _check_person(record: GameRecord, seat: str) -> Gathering:
    if record.gathering is None:
        raise fault(409, "stale", "has-begun")
    if record.seats.get(seat) != HUMAN:
        raise fault(422, "not-legal", "share-of-nobody", seat=seat[:40])
    return record.gathering


def committed(record: GameRecord, seat: str, hash: str) -> Gathering:
    """The shares after a seat has published the hash of its own.

    Whoever has lost a share may publish another hash; once all are there, that takes those of the
    others along. So nobody's share, already on its way, is told for other hashes than it was meant.
    """
    gathering = _check_person(record, seat)
    if not SHARE.fullmatch(hash):
        raise fault(422, "unreadable", "share-unreadable")
    if gathering.commitments.get(seat) == hash:
        return gathering
    known = again(gathering) if is_committed(record) or gathering.shares else gathering
    return replace(known, commitments={**known.commitments, seat: hash})


def revealed(record: GameRecord, seat: str, share: str) -> Gathering:
    """The shares after a seat has told its own."""
    gathering = _check_person(record, seat)
    if not is_committed(record):
        raise fault(422, "not-legal", "share-too-early")
    if not SHARE.fullmatch(share) or share_commitment(seat, share) != gathering.commitments[seat]:
        raise fault(422, "not-legal", "share-differs", seat=seat)
    return replace(gathering, shares={**gathering.shares, seat: share})


def again(gathering: Gathering) -> Gathering:
    """No shares at all: those that were told must not help anybody to choose another one."""
    return Gathering(round=gathering.round + bool(gathering.shares))


def _adds(seats: Mapping[str, str], seat: str) -> str:
    """Who adds a share for a seat: a person, somebody who is still missing, or nobody."""
    who = seats.get(seat, "")
    return who if who in (HUMAN, OPEN) else ""


def reseated(record: GameRecord, seats: Mapping[str, str]) -> Gathering | None:
    """The shares after players have changed; who left takes the share along."""
    gathering = record.gathering
    if gathering is None:
        return None
    kept = {
        seat: hash
        for seat, hash in gathering.commitments.items()
        if seats.get(seat) == HUMAN == record.seats.get(seat)
    }
    # A computer that makes room for a friend changes who adds to the dice as well.
    if all(_adds(seats, seat) == _adds(record.seats, seat) for seat in seats):
        return gathering
    if is_committed(record) or gathering.shares:
        return again(gathering)
    return replace(gathering, commitments=kept)


def is_complete(record: GameRecord) -> bool:
    """Whether the game can begin."""
    gathering = record.gathering
    return (
        gathering is not None
        and is_committed(record)
        and all(seat in gathering.shares for seat in people(record.seats))
    )


def begun(record: GameRecord) -> GameRecord:
    """The record of the game, which begins: the shares have become the client seed."""
    gathering = record.gathering
    assert gathering is not None
    seats = people(record.seats)
    shares = {seat: gathering.shares[seat] for seat in seats}
    hashes = {seat: gathering.commitments[seat] for seat in seats}
    seed = client_seed_of(shares) or NOBODY
    origin = replace(record.origin, client_seed=seed, commitments=hashes)
    told = Reason("practice-rounds", "", {"rounds": gathering.round})
    marks = (*record.marks, told) if gathering.round > 1 else record.marks
    added = {seat: record.holder(seat) for seat in seats}
    return replace(record, origin=origin, gathering=None, marks=marks, added=added)
