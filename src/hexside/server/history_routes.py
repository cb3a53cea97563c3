"""Routes for the past: history, branches and statistics; and for map overlays."""

from __future__ import annotations

import asyncio

from litestar import Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from hexside.server.access import check_looks
from hexside.server.asking import Asks
from hexside.server.beginning import GameSettings
from hexside.server.bodies import BranchRequest, GameSummary, History, Overlays, Statistics
from hexside.server.gathering import HUMAN, OPEN
from hexside.server.history import history, overlays, replay_from
from hexside.server.routes import Begins, add_game
from hexside.server.statistics import statistics
from hexside.server.wording import Wording


@get("/games/{game_id:str}/history")
async def game_history(
    game_id: FromPath[str], asked: Asks, seat: FromQuery[str] = "", after: FromQuery[int] = 0
) -> History:
    """The actions after a number, as a seat may know them."""
    async with asked.games.seen(game_id) as live:
        check_looks(live, seat, asked.visitor)
        return await asyncio.to_thread(history, live, seat, asked.language, after)


@post("/games/{game_id:str}/branch")
async def branch_game(
    game_id: FromPath[str], data: JSONBody[BranchRequest], beginning: Begins, asked: Asks
) -> Response[GameSummary]:
    """Continue from an earlier moment as a new game with its own dice.

    It belongs to the visitor who asked. Open seats become human; ``seats`` may name others.
    """
    async with asked.games.at(game_id) as live:
        check_looks(live, data.seat, asked.visitor)
        beginning.check()
        replay = await asyncio.to_thread(replay_from, live, data.seat, data.step)
        record = live.record
    texts = Wording(replay.match.rules, asked.language).phrasing
    name = texts.text("server-branch-name", name=record.name[:80], step=data.step)
    seats = {seat: HUMAN if who == OPEN else who for seat, who in record.seats.items()}
    settings = GameSettings(name, seats | data.seats, record.pace)
    return await add_game(asked, replay, settings)


@get("/games/{game_id:str}/overlays")
async def game_overlays(
    game_id: FromPath[str],
    asked: Asks,
    seat: FromQuery[str] = "",
    step: FromQuery[int | None] = None,
) -> Overlays:
    """Zones, supply and other overlays of a game's map, by what a seat knows."""
    async with asked.games.seen(game_id) as live:
        check_looks(live, seat, asked.visitor)
        return await asyncio.to_thread(overlays, live, seat, asked.language, step)


@get("/games/{game_id:str}/statistics")
async def game_statistics(
    game_id: FromPath[str], asked: Asks, seat: FromQuery[str] = ""
) -> Statistics:
    """Losses, victory points and dice; also the seeds once the game is over."""
    async with asked.games.seen(game_id) as live:
        check_looks(live, seat, asked.visitor)
        return await asyncio.to_thread(statistics, live, seat, asked.language)


HISTORY_ROUTES = (game_history, branch_game, game_overlays, game_statistics)
