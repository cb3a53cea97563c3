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
