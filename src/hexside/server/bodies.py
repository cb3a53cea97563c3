"""The bodies of requests and answers; their decoding is the validation."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from hexside.engine.refusals import Argument
from hexside.engine.views import View
from hexside.server.errors import PhrasedReason

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=120)]
Pace = Annotated[int, msgspec.Meta(ge=0, le=60_000)]
ActionText = Annotated[str, msgspec.Meta(max_length=2000)]
Seat = Annotated[str, msgspec.Meta(max_length=40)]


class NewGame(msgspec.Struct, forbid_unknown_fields=True):
    """A game to begin; a seat that is not named is a person's."""

    scenario: Annotated[str, msgspec.Meta(max_length=120)]
    options: dict[str, str] = {}
    seats: dict[str, str] = {}
    seed: int | str | None = None
    name: Annotated[str, msgspec.Meta(max_length=120)] = ""
    pace: Pace = 250


class Changes(msgspec.Struct, forbid_unknown_fields=True):
    """What of a game is to be changed."""

    name: Name | None = None
    pace: Pace | None = None
    paused: bool | None = None
    seats: dict[str, str] | None = None


class ActionRequest(msgspec.Struct, forbid_unknown_fields=True):
    """An action in its text form, and the version that its author has seen."""

    seat: Seat
    version: int
    action: ActionText


class UndoRequest(msgspec.Struct, forbid_unknown_fields=True):
    """The last action of a seat is to be taken back."""

    seat: Seat
    version: int


class WhyNotRequest(msgspec.Struct, forbid_unknown_fields=True):
    """An action that somebody wonders about."""

    seat: Seat
    action: ActionText


class WhyNot(msgspec.Struct, frozen=True):
    """All reasons against an action; none when it is legal."""

    reasons: tuple[PhrasedReason, ...]


class Acknowledged(msgspec.Struct, frozen=True):
    """The action is on disk, and the game at this version."""

    version: int


class GameSummary(msgspec.Struct, frozen=True, omit_defaults=True):
    """A game in a list."""

    id: str
    name: str
    game: str
    scenario: str
    title: str
    seats: dict[str, str]
    created: str
    pace: int
    paused: bool
    version: int = 0
    turn: int = 0
    waiting: tuple[str, ...] = ()
    result: str = ""
    problem: str = ""


class LogEntry(msgspec.Struct, frozen=True):
    """An event as a seat may see it, numbered among those that this seat has seen."""

    number: int
    step: int
    code: str
    rule: str
    text: str
    arguments: dict[str, Argument]


class Events(msgspec.Struct, frozen=True):
    """A part of the log, and where the game stands."""

    version: int
    count: int
    entries: tuple[LogEntry, ...]


class SeatDecision(msgspec.Struct, frozen=True):
    """What a seat must decide, as a sentence and as choices."""

    seat: str
    kind: str
    title: str
    rule: str
    heading: str
    prompt: str
    arguments: dict[str, Argument]
    choices: dict[str, Any]
    #: Every legal action in its text form.
    actions: tuple[str, ...]
    #: Names of the verbs and other words that the actions are made of.
    words: dict[str, str]


class Assets(msgspec.Struct, frozen=True):
    """Where to fetch what does not change during a game."""

    board: str
    drawing: str
    roster: str


class Table(msgspec.Struct, frozen=True):
    """Everything that one seat may know of a game."""

    game: GameSummary
    seat: str
    version: int
    view: View
    labels: dict[str, Any]
    decision: SeatDecision | None
    can_undo: bool
    log: Events
    assets: Assets
    commitment: str
    #: How many actions led to this view, and how many have been taken in all.
    step: int
    steps: int


class BranchRequest(msgspec.Struct, forbid_unknown_fields=True):
    """A new game is to go on from an earlier moment, as a seat knows it."""

    step: Annotated[int, msgspec.Meta(ge=0)]
    seat: Seat = ""


class HistoryEntry(msgspec.Struct, frozen=True):
    """One action: who took it, when, and what came of it. Actions of others stay untold."""

    step: int
    seat: str
    turn: int
    action: str
    texts: tuple[str, ...]


class History(msgspec.Struct, frozen=True):
    """The way of a game, action by action."""

    version: int
    steps: int
    entries: tuple[HistoryEntry, ...]


class Overlays(msgspec.Struct, frozen=True):
    """What may be laid over the map, with the names of overlays and their parts."""

    step: int
    overlays: dict[str, list[dict[str, Any]]]
    labels: dict[str, str]


class Moment(msgspec.Struct, frozen=True):
    """Some numbers of a game after an action."""

    step: int
    turn: int
    #: Steps lost so far by side.
    losses: dict[str, int]
    points: float | None


class Draw(msgspec.Struct, frozen=True):
    """A number drawn by chance: where, for whom, and which draw it was."""

    step: int
    turn: int
    seat: str
    draw: int
    #: The face of the die; 0 when something else than a die was drawn.
    die: int
    text: str


class Seeds(msgspec.Struct, frozen=True):
    """What every die of a finished game can be computed from."""

    server_seed: str
    client_seed: str


class Statistics(msgspec.Struct, frozen=True):
    """Losses and victory points over time, and every draw."""

    step: int
    sides: dict[str, str]
    need: float | None
    moments: tuple[Moment, ...]
    draws: tuple[Draw, ...]
    commitment: str
    seeds: Seeds | None
