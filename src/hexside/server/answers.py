"""What whoever acts or looks on needs next: what has changed, or the whole table.

Who acts, and who looks on, has the table before the action. Every table has a *stamp*, and whoever
has the one before is told the difference; anybody else gets the whole table.
"""

from __future__ import annotations

import secrets

import msgspec
from msgspec.structs import replace

from hexside.server.access import Visitor
from hexside.server.bodies import (
    Answer,
    Events,
    GameSummary,
    LogEntry,
    Table,
    TableChange,
    TableNotice,
)
from hexside.server.changes import between
from hexside.server.decisions import compact
from hexside.server.desks import Desk
from hexside.server.live import LiveGame
from hexside.server.presentation import TAIL, entries_from, laid, summary, thinking
from hexside.server.stored_match import RECENT, StoredMatch


def is_laid(live: LiveGame, seat: str, language: str) -> bool:
    """Whether the newest table of a seat needs no work."""
    known = live.desks.get(seat, language)
    return known is not None and known.table.version == live.version_for(seat)


def desk_of(live: LiveGame, seat: str, language: str) -> Desk:
    """The desk of a seat with its newest table."""
    desk = live.desks.get(seat, language)
    # What a seat cannot know of does not change its version, nor its table, nor the stamp of it.
    if desk is None or desk.table.version != live.version_for(seat):
        desk = _laid(live, seat, language, desk)
    live.desks.put(seat, language, desk)
    return desk


def whole(live: LiveGame, seat: str, language: str, visitor: Visitor) -> Table:
    """The newest table of a seat for a visitor."""
    desk = desk_of(live, seat, language)
    shown = summary(live, language, visitor)
    return replace(desk.table, game=shown, thinking=thinking(live, seat))


def answer(live: LiveGame, seat: str, language: str, visitor: Visitor, have: str) -> Answer:
    """What a visitor needs who has a table: the change since then, or all of the newest one."""
    desk = desk_of(live, seat, language)
    if not have or have != desk.base:
        return Answer(desk.table.version, table=whole(live, seat, language, visitor))
    return Answer(desk.table.version, change=_change(live, desk, language, visitor))


def change_for(live: LiveGame, seat: str, language: str, visitor: Visitor) -> TableNotice | None:
    """What has changed for a visitor who looks on, if there was a table before."""
    desk = desk_of(live, seat, language)
    if not desk.base:
        return None
    return TableNotice(live.id, desk.table.version, _change(live, desk, language, visitor))


def _change(live: LiveGame, desk: Desk, language: str, visitor: Visitor) -> TableChange:
    shown = summary(live, language, visitor)
    told = thinking(live, desk.table.seat)
    return TableChange(desk.base, desk.table.stamp, shown, told, desk.change)


def _laid(live: LiveGame, seat: str, language: str, before: Desk | None) -> Desk:
    game = live.game
    log = _log(live, seat, language, before)
    shown = before.table.game if before is not None else _nobody(live, language)
    table = laid(live, seat, language, None, compact, log, shown)
    # A stamp tells nothing but the version that the seat counts: a first one begins with chance, so
    # that it is not taken for one of another time or another process.
    name = secrets.token_hex(6) if before is None else before.name
    table = replace(table, thinking=None, stamp=f"{name}-{table.version}")
    steps = tuple(game.played[-RECENT:])
    played = len(game.played)
    if before is None:
        return Desk(name, table, steps, played)
    old = before.table
    change = between(old, replace(table, stamp=old.stamp))
    return Desk(name, table, steps, played, old.stamp, msgspec.json.encode(change))


def _nobody(live: LiveGame, language: str) -> GameSummary:
    """A summary in the place of the one that every visitor has of his own."""
    return summary(live, language, Visitor("", False))


def _log(live: LiveGame, seat: str, language: str, before: Desk | None) -> Events:
    """The newest events in words; those that the table before had are not put into words again."""
    game = live.game
    last = len(game.played)
    count = game.seen(seat, last)
    start = max(0, count - TAIL)
    kept: list[LogEntry] = []
    if before is not None:
        common = game.number(seat, _common(game, before))
        kept = [row for row in before.table.log.entries if row.step <= common]
        kept = [row for row in kept if start < row.number <= count]
        if kept and kept[0].number != start + 1:
            kept = []
    first = kept[-1].number if kept else start
    return Events(
        live.version_for(seat), count, (*kept, *entries_from(live, seat, language, first, last))
    )


def _common(game: StoredMatch, before: Desk) -> int:
    """How many steps the game has in common with a table that stood before; at the least none."""
    played = game.played
    known = before.played
    for place, step in enumerate(reversed(before.steps)):
        number = known - place
        if number <= len(played) and played[number - 1] is step:
            return number
    return 0


__all__ = ["answer", "change_for", "desk_of", "is_laid", "whole"]
