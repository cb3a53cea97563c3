"""Routes that look back: history, branches, statistics; and what may be laid over the map."""

from __future__ import annotations

import asyncio

from litestar import get, post
from litestar.params import FromPath, FromQuery, JSONBody

from hexside.server.bodies import BranchRequest, GameSummary, History, Overlays, Statistics
from hexside.server.history import branch, history, overlays
from hexside.server.live import check_seat
from hexside.server.routes import Shared
from hexside.server.statistics import statistics
from hexside.server.tables import summary
from hexside.server.wording import Wording, language_of


@get("/games/{game_id:str}/history")
async def game_history(
    game_id: FromPath[str],
    games: Shared,
    seat: FromQuery[str] = "",
    after: FromQuery[int] = 0,
    lang: FromQuery[str] = "",
) -> History:
    """The actions after a number, told as a seat may know them."""
    live = await games.open(game_id)
    async with live.lock:
        if seat:
            check_seat(live, seat)
        return await asyncio.to_thread(history, live, seat, language_of(lang), after)


@post("/games/{game_id:str}/branch")
async def branch_game(
    game_id: FromPath[str], data: JSONBody[BranchRequest], games: Shared, lang: FromQuery[str] = ""
) -> GameSummary:
    """Go on from an earlier moment as a new game with dice of its own."""
    live = await games.open(game_id)
    async with live.lock:
        if data.seat:
            check_seat(live, data.seat)
        game = await asyncio.to_thread(branch, live, data.seat, data.step)
        header = live.header
    language = language_of(lang)
    texts = Wording(game.rules, language).phrasing
    name = texts.text("server-branch-name", name=header.name[:80], step=data.step)
    made = await games.add(game, name, header.seats, header.pace)
    return summary(made, language)


@get("/games/{game_id:str}/overlays")
async def game_overlays(
    game_id: FromPath[str],
    games: Shared,
    lang: FromQuery[str] = "",
    step: FromQuery[int | None] = None,
) -> Overlays:
    """Zones, supply and whatever else a game lays over its map."""
    live = await games.open(game_id)
    async with live.lock:
        return await asyncio.to_thread(overlays, live, language_of(lang), step)


@get("/games/{game_id:str}/statistics")
async def game_statistics(
    game_id: FromPath[str], games: Shared, seat: FromQuery[str] = "", lang: FromQuery[str] = ""
) -> Statistics:
    """Losses, victory points and dice; the seeds too when the game is over."""
    live = await games.open(game_id)
    async with live.lock:
        if seat:
            check_seat(live, seat)
        return await asyncio.to_thread(statistics, live, seat, language_of(lang))


HISTORY_ROUTES = (game_history, branch_game, game_overlays, game_statistics)
