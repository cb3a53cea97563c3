"""How games are created: from a scenario, a position, a saved game or another game."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from datetime import UTC, datetime
from importlib import resources
from importlib.resources.abc import Traversable

import msgspec

import hexside
from hexside.api import Game, UnknownOption
from hexside.engine import registry
from hexside.engine.match import SaveError, read_saved
from hexside.engine.positions import PositionError
from hexside.engine.refusals import Reason
from hexside.players import player_names
from hexside.server.access import Visitor
from hexside.server.bodies import NewGame
from hexside.server.errors import ApiError, fault
from hexside.server.live import HUMAN, OPEN
from hexside.server.rebuild import Replay, replayed
from hexside.server.stored_match import packed_events
from hexside.server.warming import settled
from hexside.storage import GameRecord


class GameSettings(msgspec.Struct, frozen=True):
    """The name of a new game and the players of its seats."""

    name: str
    seats: Mapping[str, str]
    pace: int = 250
    hints: bool | None = None


def record_of(
    replay: Replay, settings: GameSettings, visitor: Visitor, network: bool
) -> GameRecord:
    """The record of a new game; raise ``ApiError`` for a seat or a player that does not exist."""
    match = replay.match
    check_players(match.rules.seats, settings.seats)
    seats = {seat: settings.seats.get(seat, HUMAN) for seat in match.rules.seats}
    friends = OPEN in seats.values()
    return GameRecord(
        id=secrets.token_hex(6),
        name=settings.name,
        origin=match.origin,
        seats=seats,
        created=datetime.now(UTC).isoformat(),
        pace=settings.pace,
        shared=friends or network,
        hints=not friends if settings.hints is None else settings.hints,
        owner=visitor.mark,
        invitations={seat: token() for seat, who in seats.items() if who == OPEN},
        before=packed_events(match.before),
    )


def token() -> str:
    """A word that cannot be guessed."""
    return secrets.token_urlsafe(24)


def check_players(seats: tuple[str, ...], chosen: Mapping[str, str]) -> None:
    """Raise ``ApiError`` for a seat or a player that does not exist."""
    known = (HUMAN, OPEN, *player_names())
    for seat, name in chosen.items():
        if seat not in seats:
            raise fault(422, "unreadable", "no-such-seat", seat=seat[:40])
        if name not in known:
            raise fault(422, "unreadable", "no-such-player", player=name[:40], known=known)


def start_game(settings: NewGame, network: bool) -> Replay:
    """The requested game, at its first decision."""
    if sum(map(bool, (settings.scenario, settings.position, settings.shipped))) != 1:
        raise fault(422, "unreadable", "one-beginning")
    shared = network or OPEN in settings.seats.values()
    if shared and settings.seed is not None:
        raise fault(422, "unreadable", "seed-not-shared")
    settled()
    if settings.scenario:
        return Replay(_scenario(settings))
    if settings.options:
        raise fault(422, "unreadable", "options-in-position")
    text = settings.position or shipped_text(settings.shipped)
    # Without a seed a position always has the same dice, which friends could predict.
    seed = secrets.token_hex(32) if shared else settings.seed
    return Replay(from_position(text, seed))


def _scenario(settings: NewGame) -> Game:
    try:
        return hexside.new(settings.scenario, settings.seed, settings.options)
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


def from_position(text: str, seed: int | str | None) -> Game:
    """A game from a position text; raise ``ApiError`` with everything that is wrong."""
    try:
        return hexside.position(text, seed)
    except PositionError as error:
        reasons = tuple(
            Reason(f"position-{row.code}", "", {"key": row.key[:80], "value": row.value[:200]})
            for row in error.problems[:20]
        )
        raise ApiError(422, "unreadable", reasons) from error


def imported(content: bytes, network: bool) -> Replay:
    """A game from a saved file; raise ``ApiError`` when it cannot be read."""
    try:
        saved = read_saved(content)
        if network and saved.origin.overrides:
            # It names folders on another machine.
            raise SaveError("save-data-files", detail=" ".join(saved.origin.overrides)[:200])
        return replayed(saved)
    except SaveError as error:
        raise ApiError(
            422, "unreadable", (Reason(error.code, "", dict(error.arguments)),)
        ) from error


# Positions that come with the games


def shipped_positions(game: str) -> tuple[str, ...]:
    """The ids of the positions that come with a game."""
    folder = _folder(game)
    if not folder.is_dir():
        return ()
    names = (entry.name for entry in folder.iterdir())
    return tuple(
        f"{game}/{name.removesuffix('.toml')}" for name in sorted(names) if name.endswith(".toml")
    )


def shipped_text(id: str) -> str:
    """The text of a position that comes with a game; raise ``ApiError`` when there is none."""
    game, _, name = id.partition("/")
    known = tuple(
        known_id
        for game_id in registry.game_ids()
        if game_id == game
        for known_id in shipped_positions(game_id)
    )
    if id not in known:
        raise fault(422, "unreadable", "no-such-position", name=id[:60], known=known)
    return (_folder(game) / f"{name}.toml").read_text(encoding="utf-8")


def _folder(game: str) -> Traversable:
    return resources.files(registry.module_of(game)) / "data" / "positions"
