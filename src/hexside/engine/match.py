"""A running game: rules, the newest state and the way there. Play, undo, save, replay.

``RunningGame`` is the one path of every game in progress. ``Match`` holds all states of its game,
for programs; the server has its own class, which holds a few and writes every action to the disk.
"""

from __future__ import annotations

import hashlib
import zlib
from collections.abc import Sequence
from itertools import takewhile
from typing import Any, Generic, Protocol, Self, TypeVar

import msgspec

from hexside.engine import contract
from hexside.engine.actions import Action
from hexside.engine.decisions import Decision
from hexside.engine.dice import Dice, commitment
from hexside.engine.events import Event, redacted
from hexside.engine.refusals import Reason, Refusal, Refused
from hexside.engine.rules import Rules
from hexside.engine.state import State, encode
from hexside.engine.views import View

FORMAT = 1
MAGIC = b"hexside\n"
#: Far above any real game; they keep a crafted file from filling the memory.
MOST_BYTES = 8_000_000
MOST_ACTIONS = 50_000
#: Quotation marks of everything else in a file, such as the lines of its position.
OTHER_QUOTES = 50_000


class Origin(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a match began; with the list of actions it determines everything."""

    game: str
    scenario: str
    rules: str
    server_seed: str
    client_seed: str = ""
    options: dict[str, str] = {}
    overrides: tuple[str, ...] = ()
    #: The position text, when the match began from one. Its seed and dice count only where there
    #: is no client seed.
    position: str = ""
    #: By seat the hash of its share of the client seed, published before any share was shown.
    commitments: dict[str, str] = {}
    #: The digest of rules and data that it began with, or that it was found to be the same by;
    #: empty for a game of an earlier version.
    digest: str = ""


class SavedGame(msgspec.Struct, frozen=True, omit_defaults=True):
    """The content of a saved game."""

    format: int
    origin: Origin
    actions: tuple[str, ...]
    #: Hash of the final state, so that a changed rule or a damaged file is noticed; empty where
    #: the rules that know that state were not installed.
    state: str
    result: str = ""
    #: Why the dice or secrets of this game are known to somebody.
    marks: tuple[Reason, ...] = ()


class SaveError(ValueError):
    """A saved game cannot be read; ``code`` and ``arguments`` say why."""

    def __init__(self, code: str, **arguments: Any) -> None:
        super().__init__(code + (f" {arguments}" if arguments else ""))
        self.code = code
        self.arguments = arguments


def refused_action(number: int, line: str, reasons: str) -> SaveError:
    """A recorded action that the rules refuse."""
    return SaveError("save-action-refused", number=number, action=line, reasons=reasons)


def seed_text(seed: int | str) -> str:
    """The server seed that a number or a word stands for."""
    return hashlib.blake2b(f"hexside seed {seed}".encode(), digest_size=32).hexdigest()


def check_folders(origin: Origin) -> None:
    """Raise ``SaveError`` when a file names folders to read: its sender does not choose them."""
    if origin.overrides:
        folders = " ".join(origin.overrides)[:200]
        raise SaveError("save-names-folders", folders=folders)


def in_folders(saved: SavedGame, overrides: tuple[str, ...] = ()) -> SavedGame:
    """A saved game with the folders of data files that the reader names instead of the sender."""
    if not overrides:
        check_folders(saved.origin)
        return saved
    origin = msgspec.structs.replace(saved.origin, overrides=overrides)
    return msgspec.structs.replace(saved, origin=origin)


def pinned(origin: Origin, version: str, digest: str) -> Origin:
    """The same beginning by rules of a version, with the digest of these rules and their data."""
    return msgspec.structs.replace(origin, rules=version, digest=digest)


class Taken(Protocol):
    """An action that was taken, as far as every running game looks at it."""

    @property
    def seat(self) -> str:
        """The seat that took it."""

    @property
    def binding(self) -> bool:
        """Dice were rolled or a secret was revealed: it cannot be taken back."""

    @property
    def line(self) -> str:
        """The seat and the action as text, as a saved game holds them."""


T = TypeVar("T", bound=Taken)


class RunningGame(Generic[T]):
    """A game in progress: the newest state, what may be done there, and what was done before.

    How the actions and the earlier states are kept is left to the classes made from it.
    """

    def __init__(self, rules: Rules, origin: Origin, state: State) -> None:
        self.rules = rules
        self.origin = origin
        self.state = state
        self.played: list[T] = []
        self._first = state.version
        self._legal: dict[str, Sequence[Action]] = {}

    @classmethod
    def opening(cls, rules: Rules, origin: Origin) -> Self:
        """A new game of these rules."""
        return cls(rules, origin, rules.start(Dice(origin.server_seed, origin.client_seed)))

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

    def legal(self, seat: str = "") -> Sequence[Action]:
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

    def commitment(self) -> str:
        """The hash that was published before the first roll."""
        return commitment(self.origin.server_seed)

    # Acting

    def read(self, action: str | Action) -> Action:
        """An action from its text form; raise ``Refused`` when it cannot be read."""
        return self.rules.read(action) if isinstance(action, str) else action

    def consider(self, action: Action, seat: str = "") -> contract.Outcome:
        """What an action would lead to; raise ``Refused`` with all the reasons."""
        outcome = contract.apply(self.rules, self.state, action, seat)
        if isinstance(outcome, Refusal):
            raise Refused(outcome)
        return outcome

    def move_to(self, state: State) -> None:
        """Make another state the newest one."""
        self.state = state
        self._legal = {}

    # Undo: free until dice are rolled, a secret is revealed or another player decides

    def can_undo(self, seat: str = "") -> bool:
        """Whether this seat, or any seat when none is named, may take the last action back."""
        return self.undo_refusal(seat) is None

    def undo_refusal(self, seat: str = "") -> Refusal | None:
        """Why the last action cannot be taken back by this seat."""
        if not self.played:
            code = "nothing-to-undo"
        elif seat and self.played[-1].seat != seat:
            code = "undo-not-yours"
        elif self.over or self.played[-1].binding:
            # After the end all secrets and the seeds of the dice are open.
            code = "undo-binding"
        elif contract.chooses_in_secret(self.rules, self.state, self.played[-1].seat):
            # It could not be taken back once the other has begun, and so tell that he has.
            code = "undo-secret-choice"
        else:
            return None
        return Refusal("not-legal", (Reason(code),))

    def undoable(self, seat: str) -> int:
        """How many actions this seat may take back, one after another."""
        if not self.can_undo(seat):
            return 0
        free = takewhile(lambda one: not one.binding and one.seat == seat, reversed(self.played))
        return sum(1 for _ in free)

    # Saving

    def saved(self) -> SavedGame:
        """The game as plain data."""
        return SavedGame(
            FORMAT,
            self.origin,
            tuple(one.line for one in self.played),
            self.fingerprint(),
            self.state.result.code if self.state.result else "",
        )

    def fingerprint(self) -> str:
        """A short hash of the newest state, by which a replay is compared.

        Its version is taken as the number of all actions, those that not all noticed too.
        """
        counted = msgspec.structs.replace(self.state, version=self._first + len(self.played))
        return hashlib.blake2b(encode(counted), digest_size=16).hexdigest()

    def to_bytes(self, marks: tuple[Reason, ...] = ()) -> bytes:
        """The saved game: a line that names the format, then compressed JSON."""
        return saved_bytes(msgspec.structs.replace(self.saved(), marks=marks))


class Played(msgspec.Struct, frozen=True, gc=False):
    """One action of a match and what it led to."""

    seat: str
    action: Action
    events: tuple[Event, ...]
    binding: bool
    before: State
    unnoticed: bool = False

    @property
    def line(self) -> str:
        """The seat and the action as text."""
        return f"{self.seat} {self.action.text()}"


class Match(RunningGame[Played]):
    """A running game that holds all its states. They are immutable, so undo is a pop."""

    def events(self, seat: str) -> list[tuple[Event, ...]]:
        """The events of each action so far that a seat may see."""
        return [redacted(step.events, seat) for step in self.played]

    def play(self, action: str | Action, seat: str = "") -> tuple[Event, ...]:
        """Take an action and return the events; raise ``Refused`` with all the reasons."""
        move = self.read(action)
        outcome = self.consider(move, seat)
        self.played.append(
            Played(
                outcome.seat, move, outcome.events, outcome.binding, self.state, outcome.unnoticed
            )
        )
        self.move_to(outcome.state)
        return outcome.events

    def undo(self, seat: str = "") -> Action:
        """Take the last action back and return it; raise ``Refused`` when it is binding."""
        refusal = self.undo_refusal(seat)
        if refusal is not None:
            raise Refused(refusal)
        last = self.played.pop()
        self.move_to(last.before)
        return last.action

    def replay(self, actions: tuple[str, ...]) -> None:
        """Play recorded actions, each with its seat; raise ``SaveError`` where one is refused."""
        for number, line in enumerate(actions, 1):
            seat, _, text = line.partition(" ")
            try:
                self.play(text, seat)
            except Refused as refused:
                raise refused_action(number, line, str(refused)) from refused


def saved_bytes(saved: SavedGame) -> bytes:
    """A saved game as a file: a line that names the format, then compressed JSON."""
    return MAGIC + zlib.compress(msgspec.json.encode(saved), 6)


def read_saved(content: bytes) -> SavedGame:
    """The content of a saved game; raise ``SaveError`` with the reason when it is damaged."""
    if not content.startswith(MAGIC):
        raise SaveError("save-not-hexside")
    try:
        stream = zlib.decompressobj()
        text = stream.decompress(content[len(MAGIC) :], MOST_BYTES)
        # Every text costs far more in memory than in the file, so they are counted before.
        if stream.unconsumed_tail or text.count(b'"') > 2 * MOST_ACTIONS + OTHER_QUOTES:
            raise SaveError("save-too-large", limit=MOST_BYTES, actions=MOST_ACTIONS)
        if not stream.eof:
            raise SaveError("save-damaged", detail="EOF")
        saved = msgspec.json.decode(text, type=SavedGame)
    except (zlib.error, msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise SaveError("save-damaged", detail=str(error)) from error
    if len(saved.actions) > MOST_ACTIONS:
        raise SaveError("save-too-large", limit=MOST_BYTES, actions=MOST_ACTIONS)
    if saved.format != FORMAT:
        raise SaveError("save-format", found=saved.format, expected=FORMAT)
    return saved
