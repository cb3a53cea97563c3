"""Routes for seats: taking one, advice, ending the thinking, recovering damaged games."""

from __future__ import annotations

import asyncio

from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, SkipValidation

from hexside.engine.match import SaveError
from hexside.server.access import (
    Visitor,
    check_owns,
    check_plays,
    plays,
    seats_of,
    with_cookie,
)
from hexside.server.asking import Asks
from hexside.server.beginning import GameSettings
from hexside.server.bodies import (
    Claimed,
    ClaimRequest,
    CommitRequest,
    GameSummary,
    Hint,
    HintRequest,
    RevealRequest,
    Stopped,
)
from hexside.server.errors import fault, phrase
from hexside.server.fairness import SALVAGED
from hexside.server.gathering import HUMAN, OPEN, committed, reseated, revealed
from hexside.server.invitations import invited
from hexside.server.live import Games, LiveGame, check_begun
from hexside.server.opening import before
from hexside.server.presentation import summary
from hexside.server.rebuild import Replay, completed
from hexside.server.retired import RetiredMatch, retired, salvaged
from hexside.server.routes import Begins, add_game
from hexside.server.thinking import HINT, Thinkers, computer_player, thinking_task
from hexside.server.wording import Wording
from hexside.storage import DamagedGame

Thinking = NamedDependency[SkipValidation[Thinkers]]

#: The player that gives advice.
ADVISER = "officer"


@post("/games/{game_id:str}/claim", status_code=200)
async def claim(
    game_id: FromPath[str], data: JSONBody[ClaimRequest], asked: Asks
) -> Response[Claimed]:
    """Take an open seat; the token is used up, and the seat belongs to the browser's key."""
    visitor = asked.visitor
    async with asked.games.at(game_id) as live:
        seat = invited(live, data.token)
        if visitor.key and seats_of(live, visitor) and live.record.holder(seat) == visitor.mark:
            raise fault(422, "not-legal", "own-invitation")
        known = visitor.with_key()
        record = live.record
        invitations = {other: word for other, word in record.invitations.items() if other != seat}
        await asked.games.rewrite(
            live,
            seats={**record.seats, seat: HUMAN},
            keys={**record.keys, seat: known.mark},
            invitations=invitations,
            gathering=reseated(record, {**record.seats, seat: HUMAN}),
        )
        body = Claimed(seat, summary(live, asked.language, known))
    return with_cookie(Response(body, status_code=200), known)


@post("/games/{game_id:str}/commit", status_code=200)
async def commit(game_id: FromPath[str], data: JSONBody[CommitRequest], asked: Asks) -> GameSummary:
    """Publish the hash of a seat's share of the dice."""
    async with asked.games.at(game_id) as live:
        check_plays(live, data.seat, asked.visitor)
        gathering = committed(live.record, data.seat, data.commitment)
        await asked.games.rewrite(live, gathering=gathering)
        return summary(live, asked.language, asked.visitor)


@post("/games/{game_id:str}/reveal", status_code=200)
async def reveal(game_id: FromPath[str], data: JSONBody[RevealRequest], asked: Asks) -> GameSummary:
    """Tell a seat's share when all are fixed; the last one begins the game."""
    async with asked.games.at(game_id) as live:
        check_plays(live, data.seat, asked.visitor)
        gathering = revealed(live.record, data.seat, data.share)
        await asked.games.rewrite(live, gathering=gathering)
        return summary(live, asked.language, asked.visitor)


@post("/games/{game_id:str}/hint", status_code=200)
async def hint(
    game_id: FromPath[str], data: JSONBody[HintRequest], thinkers: Thinking, asked: Asks
) -> Hint:
    """What the computer would do for a seat that must decide, given what this seat knows."""
    async with asked.games.at(game_id) as live:
        check_plays(live, data.seat, asked.visitor)
        if not live.record.hints:
            raise fault(403, "forbidden", "hints-off")
        check_begun(live)
        if data.seat not in live.status.waiting:
            raise fault(422, "not-your-decision", "no-decision", seat=data.seat)
        thinkers.check_hint(live)
        adviser = computer_player(ADVISER, f"{live.id} {data.seat} {live.version}")
        task = await asyncio.to_thread(thinking_task, live.game, data.seat, live.version, adviser)
        rules = live.game.rules
        version = live.version_for(data.seat)
    answer = await thinkers.think(live, task, HINT)
    reasons = (answer.reason,) if answer.reason else ()
    phrased = phrase(reasons, rules, asked.language)
    return Hint(version, data.seat, ADVISER, answer.action, phrased)


@post("/games/{game_id:str}/stop", status_code=200)
async def stop(game_id: FromPath[str], asked: Asks) -> Stopped:
    """Make all players that think in this game choose now."""
    live = asked.games.known(game_id)
    _check_at_table(live, asked.visitor)
    thoughts = list(live.thoughts)
    for thought in thoughts:
        thought.stop()
    return Stopped(len(thoughts))


def _check_at_table(live: LiveGame, visitor: Visitor) -> None:
    """Raise ``ApiError`` unless a visitor plays or owns a game."""
    if not any(plays(live, seat, visitor) for seat in live.record.seats):
        check_owns(live, visitor)


@post("/games/{game_id:str}/salvage")
async def salvage(game_id: FromPath[str], beginning: Begins, asked: Asks) -> Response[GameSummary]:
    """A new game from what can be read of one that is damaged or cannot go on.

    That one is not changed.
    Whoever saves it gets no seat of another player.
    """
    live = asked.games.known(game_id)
    check_owns(live, asked.visitor)
    async with asked.games.held(game_id) as live:
        beginning.check()
        replay = await asyncio.to_thread(_salvaged, asked.games, live)
        record = live.record
        # One that begins from a position has no actions yet.
        match = live.match
        steps = match.readable if isinstance(match, RetiredMatch) else len(replay.log)
    replay.marks = (*record.marks, SALVAGED)
    texts = Wording(None, asked.language).phrasing
    name = texts.text("server-salvage-name", name=record.name[:80], step=steps)
    seats = {seat: HUMAN if who == OPEN else who for seat, who in record.seats.items()}
    settings = GameSettings(name, seats, record.pace, record.hints, record)
    return await add_game(asked, replay, settings)


def _salvaged(games: Games, live: LiveGame) -> Replay:
    if isinstance(live.match, RetiredMatch):
        return salvaged(live.match)
    try:
        games.store.log(live.id)
    except DamagedGame as damaged:
        record, sound = live.record, damaged.sound
        try:
            return completed(record.origin, sound)
        except SaveError:
            # It is of other rules as well.
            snapshots = games.snapshots(live.id)
            return salvaged(retired(record, live.status, sound, snapshots, before(record)))
    raise fault(422, "not-legal", "not-damaged")


@get("/enter/{token:str}", status_code=302)
async def enter(token: FromPath[str], asked: Asks) -> Response[None]:
    """Make a browser the host's, and redirect to the home page."""
    host = asked.access.enter(token)
    if host is None:
        raise fault(403, "forbidden", "wrong-token")
    response: Response[None] = Response(None, status_code=302, headers={"location": "../../"})
    return with_cookie(response, host)


SEAT_ROUTES = (claim, commit, reveal, hint, stop, salvage, enter)
