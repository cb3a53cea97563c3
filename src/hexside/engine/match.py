"""A match: rules, the newest state and the way there. Play, undo, save, replay."""

from __future__ import annotations

import hashlib
import zlib
from typing import Any

import msgspec

from hexside.engine import contract
from hexside.engine.actions import Action, parse
from hexside.engine.decisions import Decision
from hexside.engine.dice import Dice, commitment
from hexside.engine.events import Event, redacted
from hexside.engine.refusals import Reason, Refusal, Refused
from hexside.engine.rules import Rules
from hexside.engine.state import State, encode
from hexside.engine.views import View

FORMAT = 1
MAGIC = b"hexside\n"
#: Far above any real game; keeps a crafted file from filling the memory.
MOST_BYTES = 50_000_000


class Origin(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a match began; with the list of actions it determines everything."""

    game: str
    scenario: str
    rules: str
    server_seed: str
    client_seed: str = ""
    options: dict[str, str] = {}
    overrides: tuple[str, ...] = ()
    #: The position text, when the match began from one.
    position: str = ""


class Played(msgspec.Struct, frozen=True, gc=False):
    """One action of a match and what it led to."""

    seat: str
    action: Action
    events: tuple[Event, ...]
    binding: bool
    before: State


class SavedGame(msgspec.Struct, frozen=True, omit_defaults=True):
    """The content of a saved game."""

    format: int
    origin: Origin
    actions: tuple[str, ...]
    #: Hash of the final state, so that a changed rule or a damaged file is noticed.
    state: str
    result: str = ""


class SaveError(ValueError):
    """A saved game cannot be read; ``code`` and ``arguments`` say why."""

    def __init__(self, code: str, **arguments: Any) -> None:
        super().__init__(code + (f" {arguments}" if arguments else ""))
        self.code = code
        self.arguments = arguments


def fingerprint(state: State) -> str:
    """A short hash of a state."""
    return hashlib.blake2b(encode(state), digest_size=16).hexdigest()


def seed_text(seed: int | str) -> str:
    """The server seed that a number or a word stands for."""
    return hashlib.blake2b(f"hexside seed {seed}".encode(), digest_size=32).hexdigest()


class Match:
    """A game in progress. States are immutable, so history is a list and undo a pop."""

    def __init__(self, rules: Rules, origin: Origin, state: State) -> None:
        self.rules = rules
        self.origin = origin
        self.state = state
        self.played: list[Played] = []
        self._legal: dict[str, list[Action]] = {}

    # Asking

    @property
    def id(self) -> str:
        """``game/scenario``."""
        return f"{self.origin.game}/{self.origin.scenario}"

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.result is not None

    @property
    def waiting(self) -> tuple[str, ...]:
        """The seats that may choose now."""
        return contract.waiting(self.rules, self.state)

    @property
    def decision(self) -> Decision | None:
        """The decision that the game waits for."""
        return contract.decision(self.rules, self.state)

    def decision_for(self, seat: str) -> Decision | None:
        """The decision of one seat, if it has one now."""
        return contract.decision(self.rules, self.state, seat)

    def legal(self, seat: str = "") -> list[Action]:
        """Every legal action; complete. The list is shared: do not change it."""
        known = self._legal.get(seat)
        if known is None:
            known = self._legal[seat] = contract.legal(self.rules, self.state, seat)
        return known

    def why_not(self, action: str | Action, seat: str = "") -> tuple[Reason, ...]:
        """All the reasons against an action, with rule sections; empty when it is legal."""
        try:
            move = self.read(action)
        except Refused as refused:
            return refused.reasons
        refusal = contract.why_not(self.rules, self.state, move, seat)
        return () if refusal is None else refusal.reasons

    def view(self, seat: str) -> View:
        """What a seat may know; ``""`` is a spectator."""
        return self.rules.view(self.state, seat)

    def events(self, seat: str) -> list[tuple[Event, ...]]:
        """The events of each action so far that a seat may see."""
        return [redacted(step.events, seat) for step in self.played]

    def commitment(self) -> str:
        """The hash that was published before the first roll."""
        return commitment(self.origin.server_seed)

    # Acting

    def read(self, action: str | Action) -> Action:
        """An action from its text form."""
        return parse(action, self.rules.verbs) if isinstance(action, str) else action

    def play(self, action: str | Action, seat: str = "") -> tuple[Event, ...]:
        """Take an action and return the events; raise ``Refused`` with all the reasons."""
        move = self.read(action)
        outcome = contract.apply(self.rules, self.state, move, seat)
        if isinstance(outcome, Refusal):
            raise Refused(outcome)
        self.played.append(Played(outcome.seat, move, outcome.events, outcome.binding, self.state))
        self.state = outcome.state
        self._legal = {}
        return outcome.events

    def can_undo(self, seat: str = "") -> bool:
        """Undo is free until dice are rolled, a secret is revealed or another player decides."""
        if not self.played:
            return False
        last = self.played[-1]
        return not last.binding and (not seat or last.seat == seat)

    def undo(self, seat: str = "") -> Action:
        """Take the last action back and return it; raise ``Refused`` when it is binding."""
        if not self.can_undo(seat):
            code = "nothing-to-undo" if not self.played else "undo-binding"
            if self.played and seat and self.played[-1].seat != seat:
                code = "undo-not-yours"
            raise Refused(Refusal("not-legal", (Reason(code),)))
        last = self.played.pop()
        self.state = last.before
        self._legal = {}
        return last.action

    # Keeping

    def saved(self) -> SavedGame:
        """The match as plain data."""
        return SavedGame(
            FORMAT,
            self.origin,
            tuple(f"{step.seat} {step.action.text()}" for step in self.played),
            fingerprint(self.state),
            self.state.result.code if self.state.result else "",
        )

    def to_bytes(self) -> bytes:
        """The saved game: a line that names the format, then compressed JSON."""
        return MAGIC + zlib.compress(msgspec.json.encode(self.saved()), 6)

    def replay(self, actions: tuple[str, ...]) -> None:
        """Play recorded actions, each with its seat; raise ``SaveError`` where one is refused."""
        for number, line in enumerate(actions, 1):
            seat, _, text = line.partition(" ")
            try:
                self.play(text, seat)
            except Refused as refused:
                raise SaveError(
                    "save-action-refused", number=number, action=line, reasons=str(refused)
                ) from refused


def opening(rules: Rules, origin: Origin) -> Match:
    """A new match of these rules."""
    state = rules.start(Dice(origin.server_seed, origin.client_seed))
    return Match(rules, origin, state)


def read_saved(content: bytes) -> SavedGame:
    """The content of a saved game; raise ``SaveError`` with the reason when it is damaged."""
    if not content.startswith(MAGIC):
        raise SaveError("save-not-hexside")
    try:
        stream = zlib.decompressobj()
        text = stream.decompress(content[len(MAGIC) :], MOST_BYTES)
        if not stream.eof:
            raise SaveError("save-damaged", detail="EOF")
        saved = msgspec.json.decode(text, type=SavedGame)
    except (zlib.error, msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise SaveError("save-damaged", detail=str(error)) from error
    if saved.format != FORMAT:
        raise SaveError("save-format", found=saved.format, expected=FORMAT)
    return saved
