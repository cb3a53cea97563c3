"""Opening a stored game: by which rules it was played, and whether these are installed."""

from __future__ import annotations

from msgspec.structs import replace

from hexside.api import by_todays_rules, is_of_today
from hexside.engine import registry
from hexside.engine.events import Event
from hexside.engine.match import Origin, SaveError
from hexside.engine.refusals import Argument, Reason
from hexside.server.gathering import preview
from hexside.server.logs import log as server_log
from hexside.server.rebuild import Replay, completed, rebuilt
from hexside.server.stored_match import Snapshots, StoredMatch, is_readable, unpacked_events
from hexside.storage import GameLogEntry, GameRecord, Store

LOG = server_log()

OTHER_RULES = "game-of-other-rules"
OTHER_DATA = "game-of-other-data"
STOPPED = "game-stopped"

#: Why a game cannot go on that is whole: it can be looked at, exported and salvaged.
RETIRED = frozenset((OTHER_RULES, OTHER_DATA, STOPPED))


def opened(
    store: Store, record: GameRecord, log: list[GameLogEntry], snapshots: Snapshots
) -> tuple[GameRecord, StoredMatch]:
    """The game of a record after every log entry, and the record, which may have been renewed.

    Raise ``SaveError`` if it cannot go on by the rules that are installed.
    """
    if record.gathering is not None:
        # Nothing has been set up or rolled yet.
        record = _renewed(store, record)
        return record, rebuilt(preview(record.origin), log, snapshots, before(record))
    log = _without_damage(record, log)
    if _is_known(record.origin) and not is_of_today(record.origin):
        # Also a game from before there were digests: nobody knows by which rules it was played.
        replay = _same(record.origin, log)
        store.complete(record.id, replay.log, replay.snapshots)
        record = _renewed(store, record)
    elif any(entry.events is None for entry in log):
        replay = completed(record.origin, log)
        log = replay.log
        store.complete(record.id, log, replay.snapshots)
    return record, rebuilt(record.origin, log, snapshots, before(record))


def _without_damage(record: GameRecord, log: list[GameLogEntry]) -> list[GameLogEntry]:
    """The log without events that cannot be read; the actions lead to them again."""
    found = []
    for number, entry in enumerate(log, 1):
        if is_readable(entry.events):
            found.append(entry)
            continue
        LOG.warning("the events of action %d of the game %s are damaged", number, record.id)
        found.append(replace(entry, events=None))
    return found


def before(record: GameRecord) -> tuple[Event, ...]:
    """The events before the game began; the game continues without them if they are damaged."""
    try:
        return unpacked_events(record.before)
    except ValueError:
        return ()


def is_of_other_rules(origin: Origin) -> bool:
    """Whether a game was played by another version of its rules than the one installed."""
    return _is_installed(origin) and registry.game(origin.game).version != origin.rules


def why_not_on(record: GameRecord, error: SaveError) -> Reason:
    """Why a game that can be looked at cannot go on."""
    told: dict[str, Argument] = {"name": record.name}
    if error.code == "save-rules-version":
        return Reason(OTHER_RULES, "", {**told, **error.arguments})
    if error.code == "save-other-data":
        return Reason(OTHER_DATA, "", told)
    number = error.arguments.get("number", 0)
    return Reason(STOPPED, "", {**told, "number": number})


def of_other_rules(record: GameRecord) -> Reason:
    """Why a game of another version of the rules cannot go on."""
    version = registry.game(record.origin.game).version
    found = {"found": record.origin.rules, "expected": version}
    return Reason(OTHER_RULES, "", {"name": record.name, **found})


def _is_installed(origin: Origin) -> bool:
    return origin.game in registry.game_ids()


def _is_known(origin: Origin) -> bool:
    return _is_installed(origin) and not is_of_other_rules(origin)


def _renewed(store: Store, record: GameRecord) -> GameRecord:
    """The record with the digest of the rules and data of today."""
    if not _is_installed(record.origin):
        return record
    origin = by_todays_rules(record.origin)
    if origin == record.origin:
        return record
    record = replace(record, origin=origin)
    store.rewrite(record)
    return record


def _same(origin: Origin, log: list[GameLogEntry]) -> Replay:
    """A game played again by other rules or data; raise ``SaveError`` unless all is the same."""
    try:
        replay = completed(origin, log)
    except Exception as error:
        # Rules that meet a place or a unit which is no longer there fail in their own ways.
        raise SaveError("save-other-data") from error
    for old, new in zip(log, replay.log, strict=True):
        if old.events not in (None, new.events) or old.binding != new.binding:
            raise SaveError("save-other-data")
    return replay


__all__ = [
    "RETIRED",
    "before",
    "is_of_other_rules",
    "of_other_rules",
    "opened",
    "why_not_on",
]
