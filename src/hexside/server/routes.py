"""Routes of games: list, start, view, act, undo, ask, rename, export, delete."""

from __future__ import annotations

import asyncio
import re
from typing import Any
from urllib.parse import quote

from litestar import Request, Response, delete, get, patch, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody, SkipValidation
from msgspec.structs import replace

from hexside.server.access import (
    Visitor,
    check_acts,
    check_decides,
    check_deletes,
    check_looks,
    check_owns,
    lists,
    with_cookie,
)
from hexside.server.answers import answer, whole
from hexside.server.asking import Asked, Asks
from hexside.server.beginning import (
    GameSettings,
    check_players,
    imported,
    record_of,
    shown_only,
    start_game,
    token,
)
from hexside.server.bodies import (
    ActionRequest,
    Answer,
    Changes,
    Events,
    GameSummary,
    NewGame,
    Table,
    UndoRequest,
    WhyNot,
    WhyNotRequest,
)
from hexside.server.decisions import FORMS, compact, full
from hexside.server.errors import ApiError, fault, phrase
from hexside.server.fairness import let_go, marks
from hexside.server.gathering import OPEN, reseated
from hexside.server.heavy import Beginning
from hexside.server.history import sealed
from hexside.server.limits import LIMITS
from hexside.server.live import Games, LiveGame, check_begun
from hexside.server.presentation import MAX_EVENTS, events, summary, table
from hexside.server.rebuild import Replay
from hexside.server.retired import whole_part
from hexside.server.why_not import reasons_against
from hexside.server.wording import Wording

Shared = NamedDependency[SkipValidation[Games]]
Asking = NamedDependency[SkipValidation[Visitor]]
Begins = NamedDependency[SkipValidation[Beginning]]


@get("/games")
async def list_games(asked: Asks) -> list[GameSummary]:
    """The games that concern the visitor, the newest first."""
    listed = [live for live in asked.games.all() if lists(live, asked.visitor)]
    # There may be thousands.
    return await asyncio.to_thread(
        lambda: [summary(live, asked.language, asked.visitor) for live in listed]
    )


@post("/games")
async def new_game(
    data: JSONBody[NewGame], beginning: Begins, asked: Asks
) -> Response[GameSummary]:
    """Start a game."""
    replay = await beginning.do(lambda: start_game(data, asked.access.network))
    settings = GameSettings(data.name, data.seats, data.pace, data.hints)
    return await add_game(asked, replay, settings)


async def add_game(asked: Asked, replay: Replay, settings: GameSettings) -> Response[GameSummary]:
    """Store a new game; it belongs to the visitor who asked for it."""
    known = asked.visitor.with_key()
    rules = replay.match.rules
    title = Wording(rules, asked.language).phrasing.scenario(rules.game, rules.scenario)
    named = replace(settings, name=settings.name.strip()[:120] or title)
    record = record_of(replay, named, known, asked.access.network)
    if record.gathering is not None:
        replay = await asyncio.to_thread(shown_only, record, replay)
    live = await asked.games.add(record, replay)
    return with_cookie(Response(summary(live, asked.language, known), status_code=201), known)


@post("/games/import", request_max_body_size=LIMITS.save)
async def import_game(
    request: Request[Any, Any, Any], beginning: Begins, asked: Asks, name: FromQuery[str] = ""
) -> Response[GameSummary]:
    """Import a saved game; the body is the file."""
    content = await request.body()
    replay = await beginning.do(lambda: imported(content, beginning.in_time()))
    return await add_game(asked, replay, GameSettings(name, {}))


@get("/games/{game_id:str}")
async def show_game(
    game_id: FromPath[str],
    asked: Asks,
    seat: FromQuery[str] = "",
    step: FromQuery[int | None] = None,
    form: FromQuery[str] = "",
) -> Table:
    """What a seat knows of a game, now or after some actions; without a seat, a spectator."""
    told = FORMS.get(form, full)
    visitor, language = asked.visitor, asked.language
    async with asked.games.seen(game_id) as live:
        check_looks(live, seat, visitor)
        if step is None and told is compact:
            return await live.effort.do(lambda: whole(live, seat, language, visitor))
        return await asyncio.to_thread(table, live, seat, language, step, visitor, told)


@patch("/games/{game_id:str}")
async def change_game(game_id: FromPath[str], data: JSONBody[Changes], asked: Asks) -> GameSummary:
    """Rename a game, change its players or the pace of the computer."""
    async with asked.games.at(game_id) as live:
        changes: dict[str, Any] = {
            field: value
            for field in ("name", "pace", "paused", "hints")
            if (value := getattr(data, field)) is not None
        }
        if changes or data.seats is None:
            check_owns(live, asked.visitor)
        if "hints" in changes and live.record.shared:
            raise fault(403, "forbidden", "hints-fixed")
        if data.seats is not None:
            changes |= _seats(live, data.seats, asked.visitor)
        await asked.games.rewrite(live, **changes)
    if data.paused or data.seats is not None:
        # Stop thinking for a seat that changed hands.
        for thought in live.thoughts:
            thought.stop()
    return summary(live, asked.language, asked.visitor)


def _seats(live: LiveGame, chosen: dict[str, str], visitor: Visitor) -> dict[str, Any]:
    """The players of a game after a change; only the holder of a seat may change it."""
    check_players(live.game.rules.seats, chosen)
    record = live.record
    invitations = dict(record.invitations)
    for seat, who in chosen.items():
        check_decides(live, seat, visitor)
        if who == OPEN and not record.shared:
            # A player who has played alone may have seen both sides and the seed of the dice.
            raise fault(422, "not-legal", "open-from-beginning")
        if who != OPEN:
            invitations.pop(seat, None)
        elif record.seats[seat] != OPEN:
            invitations[seat] = token()
    seats = {**record.seats, **chosen}
    return {
        "seats": seats,
        "invitations": invitations,
        "held": let_go(record, chosen),
        "gathering": reseated(record, seats),
    }


@delete("/games/{game_id:str}")
async def delete_game(game_id: FromPath[str], asked: Asks) -> None:
    """Delete a game."""
    live = asked.games.known(game_id)
    check_deletes(live, asked.visitor)
    await asked.games.remove(live)


@get("/games/{game_id:str}/events")
async def game_events(
    game_id: FromPath[str], asked: Asks, seat: FromQuery[str] = "", after: FromQuery[int] = 0
) -> Events:
    """The events after a number, as a seat may see them."""
    async with asked.games.seen(game_id) as live:
        check_looks(live, seat, asked.visitor)
        return await asyncio.to_thread(events, live, seat, asked.language, after, None, MAX_EVENTS)


@post("/games/{game_id:str}/actions", status_code=200)
async def act(game_id: FromPath[str], data: JSONBody[ActionRequest], asked: Asks) -> Answer:
    """Take an action; the answer comes when it is on disk."""
    async with asked.games.at(game_id) as live:
        check_acts(live, data.seat, asked.visitor)
        await asked.games.act(live, data.seat, data.version, data.action)
        return await _answered(live, data, asked)


@post("/games/{game_id:str}/undo", status_code=200)
async def undo(game_id: FromPath[str], data: JSONBody[UndoRequest], asked: Asks) -> Answer:
    """Take back the last action of a seat."""
    async with asked.games.at(game_id) as live:
        check_acts(live, data.seat, asked.visitor)
        await asked.games.undo(live, data.seat, data.version)
        return await _answered(live, data, asked)


async def _answered(live: LiveGame, data: ActionRequest | UndoRequest, asked: Asked) -> Answer:
    """What the player needs next, if it is wanted."""
    have = data.have
    if have is None:
        return Answer(live.version_for(data.seat))
    return await live.effort.do(
        lambda: answer(live, data.seat, asked.language, asked.visitor, have)
    )


@post("/games/{game_id:str}/why-not", status_code=200)
async def why_not(game_id: FromPath[str], data: JSONBody[WhyNotRequest], asked: Asks) -> WhyNot:
    """All the reasons against an action, with rule sections."""
    async with asked.games.at(game_id) as live:
        check_acts(live, data.seat, asked.visitor)
        ways = (data.action, *data.others)
        reasons = await asyncio.to_thread(reasons_against, live.game, data.seat, ways)
        return WhyNot(phrase(reasons, live.game.rules, asked.language))


@get("/games/{game_id:str}/export")
async def export_game(
    game_id: FromPath[str], games: Shared, visitor: Asking, seat: FromQuery[str] = ""
) -> Response[bytes]:
    """The saved game as a file; for a running shared game, only what a seat may know."""
    async with games.held(game_id) as live:
        check_looks(live, seat, visitor)
        check_begun(live)
        if live.match is None:
            content = await asyncio.to_thread(_unseen, games, live, visitor)
        elif live.record.shared and not live.game.over:
            content = await asyncio.to_thread(sealed, live, seat)
        else:
            check_complete(live, visitor)
            content = await asyncio.to_thread(live.game.to_bytes, marks(live.record))
    plain = re.sub(r"[^A-Za-z0-9 _-]+", "", live.record.name).strip() or live.id
    full = quote(live.record.name.replace("/", "-"))
    return Response(
        content,
        media_type="application/octet-stream",
        headers={
            "content-disposition": f'attachment; filename="{plain}.hexside"; '
            f"filename*=UTF-8''{full}.hexside"
        },
    )


def _unseen(games: Games, live: LiveGame, visitor: Visitor) -> bytes:
    """What is whole of a game that cannot be read here; nobody gets the secrets of others."""
    problem = live.problem
    assert problem is not None
    record, result = live.record, live.status.result
    if not record.origin.game or (record.shared and result is None):
        raise ApiError(409, "damaged", (problem,))
    if result is None:
        check_owns(live, visitor)
    return whole_part(games.store, record, live.status)


def check_complete(live: LiveGame, visitor: Visitor) -> None:
    """Raise ``ApiError`` unless a visitor may see all of a game, including its seeds."""
    if not live.game.over:
        check_owns(live, visitor)


GAME_ROUTES = (
    list_games,
    new_game,
    import_game,
    show_game,
    change_game,
    delete_game,
    game_events,
    act,
    undo,
    why_not,
    export_game,
)
