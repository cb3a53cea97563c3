"""How games are created: from a scenario, a position, a saved game or another game."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from importlib import resources
from importlib.resources.abc import Traversable

import msgspec
from msgspec.structs import replace

import hexside
from hexside.api import Game, UnknownOption, check_folders
from hexside.engine import registry
from hexside.engine.dice import Dice
from hexside.engine.match import SaveError, read_saved
from hexside.engine.positions import PositionError, chooses_dice
from hexside.engine.refusals import Reason
from hexside.engine.state import encode
from hexside.players import player_names
from hexside.server.access import Visitor
from hexside.server.bodies import NewGame
from hexside.server.errors import ApiError, fault
from hexside.server.fairness import IMPORTED, POSITION, WRITTEN, told_by_file
from hexside.server.gathering import HUMAN, OPEN, preview
from hexside.server.rebuild import Replay, begin, replayed
from hexside.server.stored_match import SPECTATOR, StoredMatch, packed_events
from hexside.server.warming import settled
from hexside.storage import GameRecord, Gathering

#: How often secrets are drawn again to find out whether there are any.
TRIES = 8


class GameSettings(msgspec.Struct, frozen=True):
    """The name of a new game and the players of its seats."""

    name: str
    seats: Mapping[str, str]
    pace: int = 250
    hints: bool | None = None
    #: The game that the new one stands for: its seats stay with their players.
    instead_of: GameRecord | None = None


def record_of(
    replay: Replay, settings: GameSettings, visitor: Visitor, network: bool
) -> GameRecord:
    """The record of a new game; raise ``ApiError`` for a seat or a player that does not exist."""
    match = replay.match
    check_players(match.rules.seats, settings.seats)
    seats = {seat: settings.seats.get(seat, HUMAN) for seat in match.rules.seats}
    friends = OPEN in seats.values()
    origin = match.origin
    if friends:
        # The seed of a position text is known to its author.
        origin = replace(origin, server_seed=secrets.token_hex(32))
    record = GameRecord(
        id=secrets.token_hex(6),
        name=settings.name,
        origin=origin,
        seats=seats,
        created=datetime.now(UTC).isoformat(),
        pace=settings.pace,
        shared=friends or network,
        hints=not friends if settings.hints is None else settings.hints,
        owner=visitor.mark,
        invitations={seat: token() for seat, who in seats.items() if who == OPEN},
        before=packed_events(match.before),
        gathering=Gathering() if friends else None,
        marks=replay.marks,
        held=_seen_by(replay.held, visitor),
    )
    old = settings.instead_of
    if old is None:
        return record
    shared = record.shared or old.shared
    return replace(record, shared=shared, keys=old.keys, held=old.held, added=old.added)


def _seen_by(held: Mapping[str, tuple[str, ...]], visitor: Visitor) -> dict[str, tuple[str, ...]]:
    return {seat: tuple(dict.fromkeys((*past, visitor.mark))) for seat, past in held.items()}


def shown_only(record: GameRecord, replay: Replay) -> Replay:
    """The game as everybody sees it until all have sat down; its dice mean nothing."""
    return Replay(begin(preview(record.origin)), replay.match.before)


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
    replay = Replay(from_position(text, seed))
    # With an invited friend its dice do not count: then all players make the seed together.
    if chooses_dice(text) and OPEN not in settings.seats.values():
        replay.marks = (POSITION,)
    # Everybody can read a bundled position.
    if shared and settings.position and has_secrets(replay.match):
        replay.marks = (*replay.marks, WRITTEN)
    return replay


def has_secrets(match: StoredMatch) -> bool:
    """Whether a position hides anything: then its secrets, drawn again, make another one."""
    rules, state = match.rules, match.state
    known = encode(state)
    for number in range(TRIES):
        other = rules.imagine(state, SPECTATOR, Dice(str(number)))
        if encode(replace(other, dice=state.dice)) != known:
            return True
    return False


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


def imported(content: bytes, in_time: Callable[[], None]) -> Replay:
    """A game from a saved file; raise ``ApiError`` when it cannot be read, as ``in_time`` does."""
    try:
        saved = read_saved(content)
        check_folders(saved.origin)
        replay = replayed(saved, in_time)
    except SaveError as error:
        raise ApiError(
            422, "unreadable", (Reason(error.code, "", dict(error.arguments)),)
        ) from error
    told = told_by_file(saved.marks, replay.match.rules.seats)
    replay.marks = (*(mark for mark in told if mark != IMPORTED), IMPORTED)
    return replay


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
