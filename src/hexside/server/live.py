"""Live games: the newest state in memory, one lock a game, every action on disk first."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Mapping
from datetime import UTC, datetime

from msgspec.structs import replace

from hexside.api import Game, from_bytes
from hexside.engine.actions import Action
from hexside.engine.match import Origin, SaveError
from hexside.engine.positions import PositionError
from hexside.engine.refusals import Reason, Refused
from hexside.server.errors import ApiError, fault, refused
from hexside.server.notices import Notices
from hexside.server.rebuild import line_of, rebuilt
from hexside.server.store import DamagedLog, Header, Store

HUMAN = "human"


class LiveGame:
    """One game: its header, its state once it was opened, and the lock over both."""

    def __init__(self, header: Header) -> None:
        self.header = header
        self.lock = asyncio.Lock()
        self.version = 0
        self.problem: Reason | None = None
        self._game: Game | None = None

    @property
    def id(self) -> str:
        """The id of the game on this server."""
        return self.header.id

    @property
    def game(self) -> Game:
        """The game, which has been opened."""
        assert self._game is not None
        return self._game

    @property
    def is_open(self) -> bool:
        """Whether the game is in memory."""
        return self._game is not None

    def hold(self, game: Game, version: int) -> None:
        """Take a game into memory."""
        self._game = game
        self.version = version

    def computer_seat(self) -> str:
        """The first seat that waits and is played by the computer; empty when there is none."""
        if self._game is None or self.header.paused:
            return ""
        for seat in self._game.waiting:
            if self.header.seats.get(seat, HUMAN) != HUMAN:
                return seat
        return ""


class Games:
    """All games of a folder."""

    def __init__(self, store: Store, notices: Notices) -> None:
        self.store = store
        self.notices = notices
        #: Called after every change, so that computer players notice that it is their turn.
        self.changed: Callable[[LiveGame], None] = lambda live: None
        self._games = {header.id: LiveGame(header) for header in store.headers()}

    def all(self) -> list[LiveGame]:
        """Every game, the newest first."""
        return sorted(self._games.values(), key=lambda live: live.header.created, reverse=True)

    async def open(self, id: str) -> LiveGame:
        """A game in memory; raise ``ApiError`` when there is none or it cannot be read."""
        live = self._games.get(id)
        if live is None:
            raise fault(404, "not-found", "no-such-game", id=id[:40])
        if not live.is_open and live.problem is None:
            async with live.lock:
                if not live.is_open:
                    await asyncio.to_thread(self._read, live)
            self.changed(live)
        if live.problem is not None:
            raise ApiError(409, "damaged", (live.problem,))
        return live

    def _read(self, live: LiveGame) -> None:
        try:
            lines = self.store.lines(live.id)
            live.hold(rebuilt(live.header.origin, lines), len(lines))
        except DamagedLog as damaged:
            live.problem = Reason("log-damaged", "", {"line": damaged.line})
        except SaveError as error:
            live.problem = Reason(error.code, "", dict(error.arguments))
        except PositionError:
            live.problem = Reason("position-unreadable")

    # Beginning and ending

    async def add(self, game: Game, name: str, seats: Mapping[str, str], pace: int) -> LiveGame:
        """A new game, or one that was brought along with what has been played of it."""
        lines = [line_of(step) for step in game.played]
        header = Header(
            id=secrets.token_hex(6),
            name=name,
            origin=game.origin,
            seats={seat: seats.get(seat, HUMAN) for seat in game.rules.seats},
            created=datetime.now(UTC).isoformat(),
            pace=pace,
        )
        await asyncio.to_thread(self.store.create, header, lines)
        live = LiveGame(header)
        live.hold(game, len(lines))
        self._games[header.id] = live
        self._tell(live)
        return live

    async def rewrite(self, live: LiveGame, **changes: object) -> None:
        """Change the name, the players or the pace of a game."""
        async with live.lock:
            header = replace(live.header, **changes)
            await asyncio.to_thread(self.store.write, header)
            live.header = header
        self._tell(live)

    async def remove(self, id: str) -> None:
        """Delete a game, also one that cannot be read."""
        live = self._games.get(id)
        if live is None:
            raise fault(404, "not-found", "no-such-game", id=id[:40])
        async with live.lock:
            self._games.pop(id, None)
            await asyncio.to_thread(self.store.delete, id)
        self.notices.tell(id, -1)

    def has(self, live: LiveGame) -> bool:
        """Whether a game has not been deleted."""
        return self._games.get(live.id) is live

    # Playing

    async def act(self, live: LiveGame, seat: str, version: int, action: str) -> None:
        """Take an action for a seat; raise ``ApiError`` when it is stale or refused."""
        async with live.lock:
            self._check(live, seat, version)
            try:
                move = live.game.read(action)
            except Refused as error:
                raise refused(error.refusal, live.game.rules) from error
            await self._play(live, seat, move)
        self._tell(live)

    async def act_for_computer(
        self, live: LiveGame, seat: str, choose: Callable[[Game, str], Action]
    ) -> None:
        """Let a computer player choose and act, if it is still that seat's turn."""
        async with live.lock:
            if not self.has(live) or live.computer_seat() != seat:
                return
            move = await asyncio.to_thread(choose, live.game, seat)
            await self._play(live, seat, move)
        self._tell(live)

    async def _play(self, live: LiveGame, seat: str, move: Action) -> None:
        game = live.game
        try:
            await asyncio.to_thread(game.play, move, seat)
        except Refused as error:
            raise refused(error.refusal, game.rules) from error
        try:
            await asyncio.to_thread(self.store.append, live.id, line_of(game.played[-1]))
        except OSError as error:
            # Not on disk, so it has not happened.
            step = game.played.pop()
            live.hold(_back(game, step.before), live.version)
            raise fault(507, "fault", "disk-refuses", detail=str(error)) from error
        live.version += 1

    async def undo(self, live: LiveGame, seat: str, version: int) -> None:
        """Take the last action of a seat back."""
        async with live.lock:
            self._check(live, seat, version)
            game = live.game
            if not game.can_undo(seat):
                try:
                    game.undo(seat)
                except Refused as error:
                    raise refused(error.refusal, game.rules) from error
            await asyncio.to_thread(self.store.append, live.id, f"undo {seat}")
            game.undo(seat)
            live.version += 1
        self._tell(live)

    def _check(self, live: LiveGame, seat: str, version: int) -> None:
        if not self.has(live):
            raise fault(404, "not-found", "no-such-game", id=live.id)
        check_seat(live, seat)
        if live.header.seats[seat] != HUMAN:
            raise fault(422, "not-your-decision", "seat-of-computer", seat=seat)
        if version != live.version:
            raise fault(409, "stale", "stale-version", sent=version, current=live.version)

    def _tell(self, live: LiveGame) -> None:
        self.notices.tell(live.id, live.version)
        self.changed(live)


def check_seat(live: LiveGame, seat: str) -> None:
    """Raise ``ApiError`` unless the game has this seat."""
    if seat not in live.game.rules.seats:
        raise fault(422, "not-found", "no-such-seat", seat=seat[:40])


def _back(game: Game, state: object) -> Game:
    """The same game one state earlier."""
    from hexside.engine.state import State

    assert isinstance(state, State)
    earlier = Game(game.rules, game.origin, state)
    earlier.played = game.played
    return earlier


def imported(content: bytes) -> Game:
    """A game from a saved file; raise ``ApiError`` when it cannot be read."""
    try:
        return from_bytes(content)
    except SaveError as error:
        raise ApiError(
            422, "unreadable", (Reason(error.code, "", dict(error.arguments)),)
        ) from error
    except PositionError as error:
        raise fault(422, "unreadable", "position-unreadable") from error


__all__ = ["HUMAN", "Games", "LiveGame", "Origin", "check_seat", "imported"]
