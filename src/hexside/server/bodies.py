"""The bodies of requests and responses; decoding validates them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from hexside.engine.refusals import Argument
from hexside.engine.views import View
from hexside.server.bundles import Bundle
from hexside.server.changes import Change
from hexside.server.errors import PhrasedReason
from hexside.server.sightings import Sighting
from hexside.server.thinking import Progress

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=120)]
Pace = Annotated[int, msgspec.Meta(ge=0, le=60_000)]
ActionText = Annotated[str, msgspec.Meta(max_length=2000)]
Seat = Annotated[str, msgspec.Meta(max_length=40)]
Words = Annotated[dict[str, str], msgspec.Meta(max_length=40)]
Seed = int | Annotated[str, msgspec.Meta(max_length=200)]


class NewGame(msgspec.Struct, forbid_unknown_fields=True):
    """A game to start; unnamed seats are played by people.

    It starts from a scenario, a position text or a bundled position.
    """

    scenario: Annotated[str, msgspec.Meta(max_length=120)] = ""
    #: Its length is checked where it is read, with a clear answer.
    position: str = ""
    shipped: Annotated[str, msgspec.Meta(max_length=120)] = ""
    options: Words = {}
    seats: Words = {}
    seed: Seed | None = None
    name: Annotated[str, msgspec.Meta(max_length=120)] = ""
    pace: Pace = 250
    hints: bool | None = None


class Changes(msgspec.Struct, forbid_unknown_fields=True):
    """The changes to a game."""

    name: Name | None = None
    pace: Pace | None = None
    paused: bool | None = None
    hints: bool | None = None
    seats: Words | None = None


class ActionRequest(msgspec.Struct, forbid_unknown_fields=True):
    """An action as text, and the version that its author has seen."""

    seat: Seat
    version: int
    action: ActionText
    #: The stamp of the table that its author has, to be told what follows; "" for none.
    have: Annotated[str, msgspec.Meta(max_length=40)] | None = None


class UndoRequest(msgspec.Struct, forbid_unknown_fields=True):
    """Take back the last action of a seat."""

    seat: Seat
    version: int
    #: As with an action.
    have: Annotated[str, msgspec.Meta(max_length=40)] | None = None


class ClaimRequest(msgspec.Struct, forbid_unknown_fields=True):
    """Take an open seat."""

    token: Annotated[str, msgspec.Meta(max_length=200)]


class CommitRequest(msgspec.Struct, forbid_unknown_fields=True):
    """The hash of a seat's share of the dice, before any share is told."""

    seat: Seat
    commitment: Annotated[str, msgspec.Meta(max_length=200)]


class RevealRequest(msgspec.Struct, forbid_unknown_fields=True):
    """A seat's share of the dice, when the hashes of all are published."""

    seat: Seat
    share: Annotated[str, msgspec.Meta(max_length=200)]


class HintRequest(msgspec.Struct, forbid_unknown_fields=True):
    """Ask the computer for advice for a seat."""

    seat: Seat


class WhyNotRequest(msgspec.Struct, forbid_unknown_fields=True):
    """Ask whether an action is legal.

    ``others`` are other ways to the same end: the reasons are those against all of them.
    """

    seat: Seat
    action: ActionText
    others: Annotated[tuple[ActionText, ...], msgspec.Meta(max_length=12)] = ()


class WhyNot(msgspec.Struct, frozen=True):
    """All reasons against an action; empty if it is legal."""

    reasons: tuple[PhrasedReason, ...]


class Stopped(msgspec.Struct, frozen=True):
    """Number of players that were thinking."""

    stopped: int


class Hint(msgspec.Struct, frozen=True):
    """What the computer would do for a seat, and why."""

    version: int
    seat: str
    player: str
    action: str
    reasons: tuple[PhrasedReason, ...]


class Gathered(msgspec.Struct, frozen=True):
    """How far the players are before the game begins."""

    #: The hash of the server's seed.
    server: str
    #: By seat the hash of its share, and the share itself once it has been told.
    commitments: dict[str, str]
    shares: dict[str, str]
    #: Whether everybody sits and every hash is here, so that the shares may be told.
    complete: bool
    #: More than one if somebody left after the first share had been told.
    round: int


class GameSummary(msgspec.Struct, frozen=True, omit_defaults=True):
    """A game in a list, as seen by the browser that asks."""

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
    #: Why it cannot go on; ``retired`` if it can still be looked at and exported.
    problem: str = ""
    retired: bool = False
    #: The seats that this browser plays, and whether it may rename and delete the game.
    mine: tuple[str, ...] = ()
    owner: bool = False
    shared: bool = False
    hints: bool = False
    #: Tokens of open seats, for the visitor who may hand them out.
    invitations: dict[str, str] = {}
    #: Until all have sat down and added their shares to the dice.
    gathering: Gathered | None = None
    #: Why this is a practice game: who knows its dice or secrets, in sentences.
    practice: tuple[str, ...] = ()


class InvitedSeat(msgspec.Struct, frozen=True):
    """A seat of the game to which somebody is invited, and who plays it."""

    name: str
    player: str


class InvitedOption(msgspec.Struct, frozen=True):
    """An optional rule that is not as usual, in words."""

    rule: str
    text: str
    value: str


class Invited(msgspec.Struct, frozen=True):
    """What a friend is told before sitting down."""

    #: The seat that the link offers, in words, and the name that the host has given the game.
    seat: str
    name: str
    game: str
    title: str
    seats: tuple[InvitedSeat, ...]
    options: tuple[InvitedOption, ...]


class Claimed(msgspec.Struct, frozen=True):
    """A seat was taken."""

    seat: str
    game: GameSummary


class LogEntry(msgspec.Struct, frozen=True):
    """An event as a seat may see it, numbered among the events that this seat has seen."""

    number: int
    step: int
    code: str
    rule: str
    text: str
    arguments: dict[str, Argument]
    #: What it is to the reader, "" for a remark.
    kind: Literal["", "move", "attack", "result", "loss", "draw", "turn"]
    #: Who acted, "" before the game began, and in which turn.
    seat: str
    turn: int


class Events(msgspec.Struct, frozen=True):
    """Part of the log, and the current status of the game."""

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
    #: Every legal action as text; a star stands for the actions of a bundle.
    actions: tuple[str, ...]
    #: In the compact form, what a unit may do with a verb, by its entry in the actions.
    bundles: dict[str, Annotated[msgspec.Raw, msgspec.Meta(extra={"holds": Bundle})]]
    #: Names of the verbs and other words that the actions are made of.
    words: dict[str, str]


class Assets(msgspec.Struct, frozen=True):
    """Where to fetch what does not change during a game."""

    board: str
    drawing: str
    roster: str


class Labels(msgspec.Struct, frozen=True):
    """Names of what the tracks, the hand and the units of a view hold, in the reader's language."""

    words: dict[str, str]
    phase: str
    seats: dict[str, str]
    victory: dict[str, str]
    tracks: dict[str, str]
    marks: dict[str, str]
    boxes: dict[str, str]
    #: The card of this turn's random event: its title, and what it does under ``<event>-text``.
    card: dict[str, str] = {}


class CalendarRow(msgspec.Struct, frozen=True):
    """What is known to come on a turn; ``seat`` is "" where it concerns everybody."""

    turn: int
    seat: str
    text: str
    rule: str


class Table(msgspec.Struct, frozen=True):
    """Everything that one seat may know of a game."""

    game: GameSummary
    seat: str
    #: The side of the seat, "" for a spectator, and all sides; a side may have several seats.
    side: str
    sides: tuple[str, ...]
    version: int
    view: View
    labels: Labels
    decision: SeatDecision | None
    can_undo: bool
    #: How many actions the seat may take back in a row.
    undoable: int
    log: Events
    assets: Assets
    commitment: str
    #: How many actions led to this view, and how many have been taken in all.
    step: int
    steps: int
    #: The players that think, and their progress.
    thinking: Progress | None
    #: What the seat remembers of hidden counters; none where all lie open.
    sightings: tuple[Sighting, ...] = ()
    #: What is known to come, the next turns first.
    calendar: tuple[CalendarRow, ...] = ()
    #: The name of the newest table in the compact form, by which its changes are told.
    stamp: str = ""


class TableChange(msgspec.Struct, frozen=True):
    """What leads from one table of a seat to the next."""

    #: The stamp of the table that it changes, and of the one that it makes of it.
    base: str
    stamp: str
    game: GameSummary
    thinking: Progress | None
    #: Everything else.
    change: Annotated[msgspec.Raw, msgspec.Meta(extra={"holds": Change})]


class TableNotice(msgspec.Struct, frozen=True):
    """A game has changed, and what that means for the seat that is looked at."""

    game: str
    version: int
    change: TableChange


class Answer(msgspec.Struct, frozen=True, omit_defaults=True):
    """The action is on disk, and the game is at this version.

    Whoever told the table that it has is told the next one: by its change if that is known.
    """

    version: int
    change: TableChange | None = None
    table: Table | None = None


class BranchRequest(msgspec.Struct, forbid_unknown_fields=True):
    """Start a new game from an earlier moment, with what a seat knew then."""

    step: Annotated[int, msgspec.Meta(ge=0)]
    seat: Seat = ""
    #: Players that differ from those of the original game.
    seats: Words = {}


class HistoryEntry(msgspec.Struct, frozen=True):
    """One action: who took it, when, and its result. Actions of other seats are not told."""

    step: int
    seat: str
    turn: int
    action: str
    texts: tuple[str, ...]
    #: Why a computer player did it, if that may be told.
    reason: str


class History(msgspec.Struct, frozen=True):
    """The history of a game, action by action."""

    version: int
    steps: int
    entries: tuple[HistoryEntry, ...]


class OverlayPart(msgspec.Struct, frozen=True, omit_defaults=True):
    """One overlay on the map: hexes, hexsides, or pairs of hexes."""

    kind: str
    side: str
    hexes: list[str] = []
    sides: list[tuple[str, str]] = []
    unit: str = ""
    #: Pairs of hexes joined by a bond; the second is empty beside the map edge.
    links: list[tuple[str, str]] = []


#: The rules already produce this shape.
LaidPart = Annotated[dict[str, Any], msgspec.Meta(extra={"holds": OverlayPart})]


class Overlays(msgspec.Struct, frozen=True):
    """The overlays of the map, with the names of overlays and their parts."""

    step: int
    overlays: dict[str, list[LaidPart]]
    labels: dict[str, str]


class Moment(msgspec.Struct, frozen=True):
    """Some numbers of a game after an action."""

    step: int
    turn: int
    #: Steps lost so far by side.
    losses: dict[str, int]
    points: float | None


class Draw(msgspec.Struct, frozen=True):
    """A random draw: where, for which seat, and its number."""

    step: int
    turn: int
    seat: str
    draw: int
    #: The face of the die; 0 if something other than a die was drawn.
    die: int
    text: str


class Seeds(msgspec.Struct, frozen=True):
    """Everything needed to recompute each die of a finished game."""

    server_seed: str
    #: The shares of all seats as ``seat=share``, joined by plus signs.
    client_seed: str


class Statistics(msgspec.Struct, frozen=True):
    """Losses and victory points over time, and every draw."""

    step: int
    sides: dict[str, str]
    need: float | None
    moments: tuple[Moment, ...]
    draws: tuple[Draw, ...]
    commitment: str
    #: By seat the hash of its share of the client seed.
    commitments: dict[str, str]
    seeds: Seeds | None
