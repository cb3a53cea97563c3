"""Routes of games: list, begin, look, act, take back, ask, rename, export, delete."""

from __future__ import annotations

import asyncio
import re
from typing import Any
from urllib.parse import quote

from litestar import Request, Response, delete, get, patch, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody, SkipValidation

import hexside
from hexside.api import UnknownOption
from hexside.engine import registry
from hexside.players import player_names
from hexside.server.bodies import (
    Acknowledged,
    ActionRequest,
    Changes,
    Events,
    GameSummary,
    NewGame,
    Table,
    UndoRequest,
    WhyNot,
    WhyNotRequest,
)
from hexside.server.errors import fault, phrase
from hexside.server.live import HUMAN, Games, check_seat, imported
from hexside.server.tables import events, summary, table
from hexside.server.wording import Wording, language_of

Shared = NamedDependency[SkipValidation[Games]]

LARGEST_SAVE = 20_000_000


@get("/games")
async def list_games(games: Shared, lang: FromQuery[str] = "") -> list[GameSummary]:
    """Every game of this server, the newest first."""
    return [summary(live, language_of(lang)) for live in games.all()]


@post("/games")
async def new_game(
    data: JSONBody[NewGame], games: Shared, lang: FromQuery[str] = ""
) -> GameSummary:
    """Begin a game."""
    try:
        game = await asyncio.to_thread(hexside.new, data.scenario, data.seed, data.options)
    except registry.UnknownGame as unknown:
        raise fault(
            422, "unreadable", "no-such-scenario", name=unknown.name[:60], known=unknown.known
        ) from unknown
    except UnknownOption as unknown:
        raise fault(
            422,
            "unreadable",
            "no-such-option",
            option=unknown.option[:60],
            value=unknown.value[:60],
            known=unknown.known,
        ) from unknown
    check_players(game.rules.seats, data.seats)
    language = language_of(lang)
    title = Wording(game.rules, language).phrasing.scenario(game.rules.game, game.rules.scenario)
    live = await games.add(game, data.name.strip() or title, data.seats, data.pace)
    return summary(live, language)


def check_players(seats: tuple[str, ...], chosen: dict[str, str]) -> None:
    """Raise ``ApiError`` for a seat or a player that does not exist."""
    known = (HUMAN, *player_names())
    for seat, name in chosen.items():
        if seat not in seats:
            raise fault(422, "unreadable", "no-such-seat", seat=seat[:40])
        if name not in known:
            raise fault(422, "unreadable", "no-such-player", player=name[:40], known=known)


@post("/games/import")
async def import_game(
    request: Request[Any, Any, Any],
    games: Shared,
    lang: FromQuery[str] = "",
    name: FromQuery[str] = "",
) -> GameSummary:
    """Take a saved game in; the body is the file."""
    content = await request.body()
    if len(content) > LARGEST_SAVE:
        raise fault(413, "unreadable", "body-too-large")
    game = await asyncio.to_thread(imported, content)
    language = language_of(lang)
    title = Wording(game.rules, language).phrasing.scenario(game.rules.game, game.rules.scenario)
    live = await games.add(game, name.strip()[:120] or title, {}, 250)
    return summary(live, language)


@get("/games/{game_id:str}")
async def show_game(
    game_id: FromPath[str],
    games: Shared,
    seat: FromQuery[str] = "",
    lang: FromQuery[str] = "",
    step: FromQuery[int | None] = None,
) -> Table:
    """What a seat may know of a game, or knew after some actions; without a seat, everybody."""
    live = await games.open(game_id)
    async with live.lock:
        if seat:
            check_seat(live, seat)
        return await asyncio.to_thread(table, live, seat, language_of(lang), step)


@patch("/games/{game_id:str}")
async def change_game(
    game_id: FromPath[str], data: JSONBody[Changes], games: Shared, lang: FromQuery[str] = ""
) -> GameSummary:
    """Rename a game, change its players or the pace of the computer."""
    live = await games.open(game_id)
    changes: dict[str, Any] = {
        field: value
        for field in ("name", "pace", "paused")
        if (value := getattr(data, field)) is not None
    }
    if data.seats is not None:
        check_players(live.game.rules.seats, data.seats)
        changes["seats"] = {**live.header.seats, **data.seats}
    await games.rewrite(live, **changes)
    return summary(live, language_of(lang))


@delete("/games/{game_id:str}")
async def delete_game(game_id: FromPath[str], games: Shared) -> None:
    """Delete a game."""
    await games.remove(game_id)


@get("/games/{game_id:str}/events")
async def game_events(
    game_id: FromPath[str],
    games: Shared,
    seat: FromQuery[str] = "",
    after: FromQuery[int] = 0,
    lang: FromQuery[str] = "",
) -> Events:
    """The events after a number, as a seat may see them."""
    live = await games.open(game_id)
    async with live.lock:
        if seat:
            check_seat(live, seat)
        return await asyncio.to_thread(events, live, seat, language_of(lang), after)


@post("/games/{game_id:str}/actions", status_code=200)
async def act(game_id: FromPath[str], data: JSONBody[ActionRequest], games: Shared) -> Acknowledged:
    """Take an action; the answer comes when it is on disk."""
    live = await games.open(game_id)
    await games.act(live, data.seat, data.version, data.action)
    return Acknowledged(live.version)


@post("/games/{game_id:str}/undo", status_code=200)
async def undo(game_id: FromPath[str], data: JSONBody[UndoRequest], games: Shared) -> Acknowledged:
    """Take the last action of a seat back."""
    live = await games.open(game_id)
    await games.undo(live, data.seat, data.version)
    return Acknowledged(live.version)


@post("/games/{game_id:str}/why-not", status_code=200)
async def why_not(
    game_id: FromPath[str], data: JSONBody[WhyNotRequest], games: Shared, lang: FromQuery[str] = ""
) -> WhyNot:
    """All the reasons against an action, with rule sections."""
    live = await games.open(game_id)
    async with live.lock:
        check_seat(live, data.seat)
        reasons = await asyncio.to_thread(live.game.why_not, data.action, data.seat)
    return WhyNot(phrase(reasons, live.game.rules, language_of(lang)))


@get("/games/{game_id:str}/export")
async def export_game(game_id: FromPath[str], games: Shared) -> Response[bytes]:
    """The saved game as a file."""
    live = await games.open(game_id)
    async with live.lock:
        content = await asyncio.to_thread(live.game.to_bytes)
    plain = re.sub(r"[^A-Za-z0-9 _-]+", "", live.header.name).strip() or live.id
    full = quote(live.header.name.replace("/", "-"))
    return Response(
        content,
        media_type="application/octet-stream",
        headers={
            "content-disposition": f'attachment; filename="{plain}.hexside"; '
            f"filename*=UTF-8''{full}.hexside"
        },
    )


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
