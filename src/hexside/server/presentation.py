"""What a seat sees of a game, as text."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any
from urllib.parse import quote

from msgspec.structs import replace

from hexside.engine import Result, Rules, State, View
from hexside.engine.match import Origin
from hexside.engine.refusals import Reason
from hexside.server.access import Visitor, decides, owns, seats_of
from hexside.server.boards import standard_rules
from hexside.server.bodies import (
    Assets,
    CalendarRow,
    Events,
    GameSummary,
    Gathered,
    Labels,
    LogEntry,
    Table,
)
from hexside.server.decisions import Form, full
from hexside.server.errors import ApiError, fault
from hexside.server.fairness import marks
from hexside.server.gathering import is_committed
from hexside.server.live import LiveGame
from hexside.server.stored_match import SPECTATOR
from hexside.server.thinking import Progress
from hexside.server.wording import Wording
from hexside.storage import GameRecord

TAIL = 120

#: The most events in one response.
MAX_EVENTS = 100_000


def summary(live: LiveGame, language: str, visitor: Visitor) -> GameSummary:
    """A game as a list shows it; an unreadable game reports why."""
    record = live.record
    origin = record.origin
    wording = Wording(None, language)
    found = GameSummary(
        id=record.id,
        name=record.name,
        game=origin.game,
        scenario=origin.scenario,
        title=wording.or_id("scenario", f"{origin.game}-{origin.scenario}-title"),
        seats=record.seats,
        created=record.created,
        pace=record.pace,
        paused=record.paused,
        mine=seats_of(live, visitor),
        owner=owns(live, visitor),
        shared=record.shared,
        hints=record.hints,
        invitations={
            seat: token
            for seat, token in record.invitations.items()
            if decides(live, seat, visitor)
        },
        gathering=_gathered(record, live.commitment),
        practice=tuple(map(_named_seat(wording), marks(record))),
    )
    if live.problem is not None:
        found = replace(found, problem=wording.reason(live.problem), retired=live.is_retired)
    if live.problem is not None and not live.is_retired:
        return found
    status = live.status
    return replace(
        found,
        version=status.version_for(),
        turn=status.turn,
        waiting=status.waiting,
        result=_ending(origin, status.result, language) if status.result else "",
    )


def _named_seat(wording: Wording) -> Callable[[Reason], str]:
    """Puts a mark into words, with the name of its seat."""

    def said(mark: Reason) -> str:
        seat = mark.arguments.get("seat")
        named = {"seat": wording.or_id("seat", seat)} if isinstance(seat, str) else {}
        return wording.reason(replace(mark, arguments={**mark.arguments, **named}))

    return said


def _gathered(record: GameRecord, server: str) -> Gathered | None:
    """How far the players are before the game begins."""
    gathering = record.gathering
    if gathering is None:
        return None
    return Gathered(
        server,
        gathering.commitments,
        gathering.shares,
        is_committed(record),
        gathering.round,
    )


def _ending(origin: Origin, result: Result, language: str) -> str:
    """How a game ended; it may not be in memory, so its own place names are not used."""
    try:
        return Wording(standard_rules(origin.game, origin.scenario), language).result(result)
    except ApiError:
        # Its rules are no longer installed, but the list must still be shown.
        return result.code


def table(
    live: LiveGame, seat: str, language: str, step: int | None, visitor: Visitor, form: Form = full
) -> Table:
    """Everything that a seat may know, or knew after some actions; ``""`` is a spectator."""
    shown = step_for(live, seat, step)
    log = events(live, seat, language, -TAIL, shown, MAX_EVENTS)
    return laid(live, seat, language, step, form, log, summary(live, language, visitor))


def laid(
    live: LiveGame,
    seat: str,
    language: str,
    step: int | None,
    form: Form,
    log: Events,
    game_summary: GameSummary,
) -> Table:
    """The table of a seat with a part of its log that is in words already."""
    game = live.game
    wording = Wording(game.rules, language)
    shown = step_for(live, seat, step)
    state = game.state_after(shown)
    if live.record.gathering is None:
        view = game.rules.view(state, seat)
    else:
        # Nobody has secrets yet, and no one is to decide.
        view = replace(game.rules.view(state, SPECTATOR), seat=seat, waiting=())
    if live.problem is not None:
        # The game is only shown.
        view = replace(view, waiting=())
    is_newest = step is None and live.problem is None
    own_turn = is_newest and bool(seat) and seat in view.waiting
    decision = game.decision_for(seat) if own_turn else None
    return Table(
        game=game_summary,
        seat=seat,
        side=game.rules.side_of(seat),
        sides=game.rules.sides,
        version=live.version_for(seat),
        view=view,
        labels=_labels(view, wording),
        decision=form(live, decision, wording) if decision else None,
        can_undo=is_newest and bool(seat) and game.can_undo(seat),
        undoable=game.undoable(seat) if is_newest and seat else 0,
        log=log,
        assets=_assets(live, game.rules.ground_word(state)),
        commitment=live.commitment,
        step=game.number(seat, game.shown(shown)),
        steps=game.number(seat, len(game.played)),
        thinking=thinking(live, seat),
        sightings=live.memories.of(game, seat, view, shown),
        calendar=_calendar(game.rules, state, wording),
    )


def thinking(live: LiveGame, seat: str) -> Progress | None:
    """How far the newest thinking is of which a seat may know."""
    side = live.game.rules.side_of(seat)
    known = [thought for thought in live.thoughts if thought.side in ("", side)]
    return known[-1].progress if known else None


def step_for(live: LiveGame, seat: str, number: int | None) -> int:
    """The step after as many actions as a seat can know of, by default all of them.

    Raise ``ApiError`` if it knows of fewer.
    """
    game = live.game
    last = len(game.played)
    if number is None:
        return last
    steps = game.number(seat, last)
    if not 0 <= number <= steps:
        raise fault(422, "unreadable", "no-such-step", step=number, steps=steps)
    return game.step(seat, number)


def events(
    live: LiveGame, seat: str, language: str, after: int, until: int | None, most: int
) -> Events:
    """The events that a seat may see, from a number on; a negative one counts from the end."""
    game = live.game
    last = len(game.played) if until is None else until
    count = game.seen(seat, last)
    start = max(0, count + after) if after < 0 else min(after, count)
    entries = tuple(islice(entries_from(live, seat, language, start, last), most))
    return Events(live.version_for(seat), count, entries)


def entries_from(
    live: LiveGame, seat: str, language: str, start: int, until: int
) -> Iterator[LogEntry]:
    """The events of a seat after a number, in words."""
    game = live.game
    wording = Wording(game.rules, language)
    kinds = game.rules.ruleset.event_kinds
    for number, (step, event) in enumerate(game.events_from(seat, start, until), start + 1):
        yield LogEntry(
            number,
            game.number(seat, step),
            event.code,
            event.rule,
            wording.event(event),
            event.arguments,
            kinds.get(event.code, ""),
            game.played[step - 1].seat if step else "",
            game.played[step - 1].turn if step else 0,
        )


def _labels(view: View, wording: Wording) -> Labels:
    """Names for the contents of a view's tracks, hand and units."""
    tracks, own = view.tracks, view.own
    rules = wording.rules
    assert rules is not None
    # A track without a name is for programs only, and so are its words.
    named = wording.named("track", (*tracks, *(f"own_{name}" for name in own)))
    words: set[str] = set()
    for value in (*(tracks[name] for name in tracks if name in named), *own.values()):
        words.update(_words_in(value))
    grid = rules.board.grid
    sheet = tracks.get("victory_sheet", [])
    return Labels(
        words=wording.words(word for word in words if word not in grid),
        phase=wording.or_id("phase", view.phase),
        seats={seat: wording.names.seat(seat) for seat in (*rules.seats, *rules.sides)},
        victory={row[0]: wording.or_id("score", str(row[0])) for row in sheet},
        tracks=named,
        marks=wording.existing("mark", {m for unit in view.units for m in unit.marks}),
        boxes=wording.named("box", {unit.box for unit in view.units if unit.box}),
        card=_card(view, wording),
    )


def _words_in(value: Any) -> Iterator[str]:
    """The words of a value: itself, or those of a list, or the names and words of a table."""
    if isinstance(value, str):
        if value:
            yield value
    elif isinstance(value, dict):
        for name, item in value.items():
            yield name
            yield from _words_in(item)
    elif isinstance(value, list):
        for item in value:
            yield from _words_in(item)


def _calendar(rules: Rules, state: State, wording: Wording) -> tuple[CalendarRow, ...]:
    """What is known to come, in words; nothing once the game is over."""
    if state.result is not None:
        return ()
    entries = tuple(rules.calendar(state))
    return tuple(
        CalendarRow(entry.turn, entry.seat, text, entry.rule)
        for entry, text in zip(entries, wording.calendar(entries), strict=True)
    )


def _card(view: View, wording: Wording) -> dict[str, str]:
    """The texts of this turn's random event, in games that have them."""
    event = view.tracks.get("event")
    if not isinstance(event, str) or not event:
        return {}
    return wording.existing("card", (event, f"{event}-text"))


def _assets(live: LiveGame, ground: str) -> Assets:
    """Where board, drawing and counters are; the drawing changes with the weather."""
    origin = live.record.origin
    look = f"?ground={quote(ground)}" if ground else ""
    if origin.position or origin.overrides:
        base = f"games/{live.id}"
        return Assets(f"{base}/board", f"{base}/drawing.svg{look}", f"{base}/roster")
    board = f"boards/{origin.game}/{origin.scenario}"
    roster = f"roster/{origin.game}/{origin.scenario}"
    return Assets(board, f"{board}/drawing.svg{look}", roster)
