"""The friendly way in: new games, saved games, positions."""

from __future__ import annotations

import hashlib
import os
import secrets
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import hexside.games  # noqa: F401  (announces the games)
from hexside.datafiles import DataFileErrors
from hexside.datafiles.digests import data_digest, rules_digest
from hexside.engine import registry
from hexside.engine.actions import Action
from hexside.engine.dice import Dice
from hexside.engine.events import Event, redacted
from hexside.engine.match import (
    FORMAT,
    Match,
    Origin,
    RunningGame,
    SavedGame,
    SaveError,
    check_folders,
    in_folders,
    pinned,
    read_saved,
    seed_text,
)
from hexside.engine.position_opening import OUT_OF_STEP
from hexside.engine.positions import PositionError, read_position
from hexside.engine.refusals import Reason, Refusal, Refused
from hexside.sentences import (
    ENGLISH,
    Reasons,
    position_error_in,
    reason_sentences,
    refusal_in,
    with_passed_phase,
)

#: Games that are not installed as packages yet: ``id=module``, separated by commas.
GAMES_VARIABLE = "HEXSIDE_GAMES"

for _announcement in filter(None, os.environ.get(GAMES_VARIABLE, "").split(",")):
    _game, _, _module = _announcement.partition("=")
    registry.register(_game.strip(), _module.strip())


class Game(Match):
    """A match that can be written to a file."""

    def save(self, path: str | os.PathLike[str]) -> Path:
        """Write the game; a file that was there stays whole until the new one is complete."""
        target = Path(path)
        handle, name = tempfile.mkstemp(dir=target.parent, prefix=target.name, suffix=".part")
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(self.to_bytes())
                file.flush()
                os.fsync(file.fileno())
            os.replace(name, target)
        except BaseException:
            Path(name).unlink(missing_ok=True)
            raise
        return target

    def position(self) -> str:
        """The position as text; ``hexside.position`` reads it back."""
        from hexside.engine.positions import write_position

        return write_position(self.rules, self.state)

    # In words

    def play(self, action: str | Action, seat: str = "") -> tuple[Event, ...]:
        """Take an action and return the events; raise ``Refused``, which speaks in sentences."""
        try:
            return super().play(action, seat)
        except Refused as refused:
            reasons = self._with_passed_phase(refused.reasons, action, seat)
            refusal = Refusal(refused.refusal.kind, reasons)
            raise Refused(refusal, refusal_in(self.rules, ENGLISH)) from None

    def why_not(self, action: str | Action, seat: str = "") -> Reasons:
        """All the reasons against an action as codes; ``str`` of them has sentences."""
        reasons = self._with_passed_phase(super().why_not(action, seat), action, seat)
        return Reasons.of(self.rules, reasons)

    def _with_passed_phase(
        self, reasons: tuple[Reason, ...], action: str | Action, seat: str
    ) -> tuple[Reason, ...]:
        if self.played or OUT_OF_STEP.isdisjoint(reason.code for reason in reasons):
            return reasons
        return with_passed_phase(self.rules, reasons, self.read(action), seat)

    def explain(
        self, action: str | Action, seat: str = "", language: str = ENGLISH
    ) -> tuple[str, ...]:
        """All the reasons against an action as sentences; empty when it is legal."""
        return reason_sentences(self.rules, self.why_not(action, seat), language)

    # What lies over the map, and what came before the first decision

    def overlays(self, seat: str = "") -> dict[str, Any]:
        """What may be laid over the map: zones of control, supply, markers, as parts by id.

        With a seat also what only that seat knows.
        """
        return self.rules.overlays(self.state, seat)

    def opening_events(self, seat: str | None = None) -> tuple[Event, ...]:
        """What happened by itself before the first decision; with a seat, what that seat saw."""
        events = self.rules.opened
        if events is None:
            events = self.rules.opening(Dice(self.origin.server_seed, self.origin.client_seed))
        return events if seat is None else redacted(events, seat)


def scenarios() -> tuple[str, ...]:
    """The ids of all scenarios, each as ``game/scenario``."""
    return registry.scenario_ids()


def new(
    name: str,
    seed: int | str | None = None,
    options: Mapping[str, str] | None = None,
    client_seed: str = "",
    overrides: tuple[str, ...] = (),
) -> Game:
    """A new game of ``game/scenario``; without a seed the dice are unpredictable."""
    game_id, scenario = registry.split(name)
    definition = registry.game(game_id)
    chosen = dict(options or {})
    check_options(game_id, chosen)
    rules = definition.rules(scenario, chosen, overrides)
    server_seed = secrets.token_hex(32) if seed is None else seed_text(seed)
    origin = Origin(
        game_id, scenario, definition.version, server_seed, client_seed, rules.options, overrides
    )
    return Game.opening(rules, by_todays_rules(origin))


class UnknownOption(LookupError):
    """An option or a value that the game does not have."""

    def __init__(self, option: str, value: str, known: tuple[str, ...]) -> None:
        super().__init__(f"{option}={value}")
        self.option = option
        self.value = value
        self.known = known


def check_options(game_id: str, chosen: Mapping[str, str]) -> None:
    """Raise ``UnknownOption`` for an option or value that the game does not offer."""
    known = {option.id: option for option in registry.game(game_id).options()}
    for name, value in chosen.items():
        if name not in known:
            raise UnknownOption(name, value, tuple(known))
        if value not in known[name].values:
            raise UnknownOption(name, value, known[name].values)


def position(text: str, seed: int | str | None = None, language: str = ENGLISH) -> Game:
    """A game from a position text; raise ``PositionError`` with everything that is wrong.

    The message of the error is in sentences of a language; its ``problems`` have keys and codes.
    """
    try:
        rules, state = read_position(text, "" if seed is None else seed_text(seed))
    except PositionError as error:
        raise position_error_in(error, language) from error
    origin = Origin(
        rules.game,
        rules.scenario,
        rules.version,
        state.dice.server_seed,
        options=rules.options,
        position=text,
    )
    return Game(rules, by_todays_rules(origin), state)


def digest_of(origin: Origin) -> str:
    """The digest of the rules and data that are installed for a game, with its overrides."""
    definition = registry.game(origin.game)
    module = registry.module_of(origin.game)
    parts = (data_digest(module, origin.overrides), rules_digest(module))
    text = " ".join((str(FORMAT), definition.id, definition.version, *parts))
    return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()


def by_todays_rules(origin: Origin) -> Origin:
    """The same game by the rules and data that are installed."""
    version = registry.game(origin.game).version
    return pinned(origin, version, digest_of(origin))


def has_other_data(origin: Origin) -> bool:
    """Whether a game of the installed version of the rules is known to be of others all the same.

    Most changes of rules and data change nothing in a given game, so it must be played again to
    know.
    """
    return bool(origin.digest) and not is_of_today(origin)


def is_of_today(origin: Origin) -> bool:
    """Whether a game was played by the rules and data that are installed, to the letter."""
    return origin.digest == digest_of(origin)


def options_of(origin: Origin) -> dict[str, str]:
    """The options of a game, with those that came after its beginning as they were before."""
    later = {o.id: o.before for o in registry.game(origin.game).options() if o.before}
    return later | dict(origin.options)


def start_game(origin: Origin) -> Game:
    """A game at its first decision; raise ``SaveError`` when these rules cannot start it."""
    try:
        definition = registry.game(origin.game)
        if definition.version != origin.rules:
            raise SaveError("save-rules-version", found=origin.rules, expected=definition.version)
        if origin.position:
            seeds = Dice(origin.server_seed, origin.client_seed)
            drawn = seeds if origin.client_seed else None
            rules, state = read_position(origin.position, origin.server_seed, drawn)
            return Game(rules, origin, state)
        options = options_of(origin)
        check_options(origin.game, options)
        registry.split(f"{origin.game}/{origin.scenario or '?'}")
        rules = definition.rules(origin.scenario, options, origin.overrides)
        return Game.opening(rules, origin)
    except registry.UnknownGame as unknown:
        raise SaveError("save-unknown-game", game=unknown.name) from unknown
    except UnknownOption as unknown:
        raise SaveError(
            "save-unknown-option", option=unknown.option, value=unknown.value
        ) from unknown
    except PositionError as error:
        raise SaveError("save-position", detail=str(error)) from error
    except DataFileErrors as error:
        raise SaveError("save-data-files", detail=str(error)) from error


def from_bytes(content: bytes, overrides: tuple[str, ...] = ()) -> Game:
    """A game from the bytes of a saved game; raise ``SaveError`` when it cannot be.

    A game that was played with other data files needs their folders in ``overrides``.
    """
    return from_saved(in_folders(read_saved(content), overrides))


def from_saved(saved: SavedGame) -> Game:
    """A game from the content of its file; raise ``SaveError`` when it cannot be."""
    game = start_game(saved.origin)
    if not has_other_data(saved.origin):
        game.replay(saved.actions)
        check_end(saved, game)
        return game
    try:
        game.replay(saved.actions)
        check_end(saved, game)
    except SaveError as error:
        raise SaveError("save-other-data") from error
    # Every action leads to the same end: what was changed does not concern this game.
    game.origin = by_todays_rules(saved.origin)
    return game


def check_end(saved: SavedGame, game: RunningGame[Any]) -> None:
    """Raise ``SaveError`` unless a replay has led to the end that the file tells, if it does."""
    found = game.fingerprint()
    if saved.state not in ("", found):
        raise SaveError("save-differs", expected=saved.state, found=found)


def load(path: str | os.PathLike[str], overrides: tuple[str, ...] = ()) -> Game:
    """A saved game from a file; raise ``SaveError`` or ``OSError``."""
    return from_bytes(Path(path).read_bytes(), overrides)


__all__ = [
    "Game",
    "PositionError",
    "SaveError",
    "SavedGame",
    "UnknownOption",
    "by_todays_rules",
    "check_end",
    "check_folders",
    "check_options",
    "digest_of",
    "from_bytes",
    "from_saved",
    "has_other_data",
    "in_folders",
    "is_of_today",
    "load",
    "new",
    "position",
    "scenarios",
    "start_game",
]
