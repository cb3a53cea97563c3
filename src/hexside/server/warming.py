"""Builds what is made on first use before the first request needs it.

Data files, states and saved games are read into types whose decoders are built at the first
use, and two threads that build the same one at once crash the process. So one thread reads
everything once when the server starts, and earlier requests wait. This also spares the
first request the time to read data files.
"""

from __future__ import annotations

from threading import Event, RLock, Thread

import msgspec

from hexside.api import from_bytes, new, position
from hexside.collector import settle
from hexside.engine import contract, registry
from hexside.engine.positions import write_position
from hexside.engine.state import encode
from hexside.server.logs import log
from hexside.server.wording import DEFAULT, phrasing_of

LOG = log()

#: Held while something is built for the first time.
MAKING = RLock()

#: How often a request looks whether the list of games has been read, in seconds.
PATIENCE = 0.05

_listed = Event()
_warmed = Event()


def listed() -> None:
    """Wait until scenarios and options of every game have been read, which comes first."""
    while not _listed.is_set():
        if MAKING.acquire(timeout=PATIENCE):
            try:
                _list()
            finally:
                MAKING.release()


def settled() -> None:
    """Wait until everything in progress has been built."""
    with MAKING:
        pass


def start() -> Thread | None:
    """Start building everything in another thread, which holds ``MAKING`` when this returns.

    ``None`` if this process has already done it.
    """
    if _warmed.is_set():
        return None
    holding = Event()

    def work() -> None:
        with MAKING:
            holding.set()
            warm()

    thread = Thread(target=work, name="warming", daemon=True)
    thread.start()
    holding.wait()
    return thread


def warm() -> None:
    """Read the data files of every game, plus a state, a save and a position of each."""
    with MAKING:
        if _warmed.is_set():
            return
        _list()
        for game_id in registry.game_ids():
            try:
                _game(game_id)
            except Exception:
                # The player who starts this game is told what is wrong with it.
                LOG.exception("%s cannot be prepared", game_id)
        settle()
        _warmed.set()


def _list() -> None:
    """Read what the first page shows, so that it need not wait for the rest."""
    if _listed.is_set():
        return
    phrasing_of(DEFAULT)
    for game_id in registry.game_ids():
        try:
            definition = registry.game(game_id)
            definition.scenarios()
            definition.options()
        except Exception:
            # Whoever asks for the list is told what is wrong with the game.
            LOG.exception("%s cannot be listed", game_id)
    _listed.set()


def _game(game_id: str) -> None:
    game = None
    for info in registry.game(game_id).scenarios():
        # One that repeats the rules of another has the same types and the same board.
        if not info.repeats:
            game = new(f"{game_id}/{info.id}", 1)
    if game is None:
        return
    rules = game.rules
    state = msgspec.msgpack.decode(encode(game.state), type=rules.state_type)
    for seat in contract.waiting(rules, state):
        rules.view(state, seat)
        contract.decision(rules, state, seat)
        contract.legal(rules, state, seat)
    position(write_position(rules, state), 1)
    from_bytes(game.to_bytes())


__all__ = ["MAKING", "listed", "settled", "start", "warm"]
