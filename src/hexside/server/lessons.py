"""Lessons: steps that explain something, point at something, and are done when the game shows it.

A lesson is a file ``data/lessons/NAME.toml`` of a game. It names a shipped position and says of
each step what to point out and by what it is done. Its sentences are in the catalogues. Nothing
depends on time, and every legal action may be taken meanwhile; docs/lessons.md has the format.
"""

from __future__ import annotations

from functools import lru_cache
from importlib import resources
from importlib.resources.abc import Traversable

import msgspec

from hexside.engine import registry
from hexside.phrasing import Phrasing

#: The words for clicking are those of what the reader points with.
POINTERS = ("mouse", "touch")


class Condition(
    msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True
):
    """What the game shows; everything that is written must hold."""

    #: An event of this code, with these arguments, so many times or more.
    event: str = ""
    having: dict[str, str] = {}
    times: int = 1
    #: The kind of the decision that waits, one of these; "" for none.
    deciding: tuple[str, ...] = ()
    #: The decision that waits, if any, is none of these.
    not_deciding: tuple[str, ...] = ()
    #: Each of these units has moved.
    moved: tuple[str, ...] = ()
    #: One of these units has moved.
    any_moved: tuple[str, ...] = ()
    #: Each of these units is in one of its hexes.
    at: dict[str, tuple[str, ...]] = {}
    #: One of these units is in none of its hexes.
    not_at: dict[str, tuple[str, ...]] = {}
    #: One of the conditions that the lesson has under this name.
    past: str = ""


class Way(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Units that are to go to a hex: they are pointed out, and the hex once one is selected."""

    units: tuple[str, ...]
    to: str


class Nudge(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is said to a player who did something else."""

    when: Condition
    say: str


class Step(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One step; without ``done`` it is only read."""

    id: str
    rules: tuple[str, ...] = ()
    #: Hexes, and units whose hexes are pointed out.
    hexes: tuple[str, ...] = ()
    units: tuple[str, ...] = ()
    ways: tuple[Way, ...] = ()
    #: Any of these; none for a step that is only read.
    done: tuple[Condition, ...] = ()
    nudges: tuple[Nudge, ...] = ()
    #: How it is played, for the test that plays it; ``move a .. 1731`` by the offered path.
    play: tuple[str, ...] = ()


class Lesson(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A lesson as it is written."""

    position: str
    seat: str
    opponent: dict[str, str]
    steps: tuple[Step, ...]
    past: dict[str, tuple[Condition, ...]] = {}


class LessonCard(msgspec.Struct, frozen=True):
    """A lesson on the first page."""

    id: str
    game: str
    title: str
    summary: str
    #: The bundled position, and who sits where.
    position: str
    seat: str
    opponent: dict[str, str]
    #: The hexes of its board, by which its games are known wherever they are opened.
    hexes: tuple[str, ...]


class NudgeBody(msgspec.Struct, frozen=True):
    """A nudge with its text."""

    when: Condition
    text: str


class StepBody(msgspec.Struct, frozen=True):
    """A step with its texts."""

    id: str
    title: str
    text: str
    rules: tuple[str, ...]
    hexes: tuple[str, ...]
    units: tuple[str, ...]
    ways: tuple[Way, ...]
    done: tuple[Condition, ...]
    nudges: list[NudgeBody]


class LessonBody(msgspec.Struct, frozen=True):
    """A lesson in the language of its reader."""

    card: LessonCard
    past: dict[str, tuple[Condition, ...]]
    steps: list[StepBody]


def lesson_ids(game: str) -> tuple[str, ...]:
    """The ids of the lessons of a game."""
    folder = _folder(game)
    if not folder.is_dir():
        return ()
    names = sorted(entry.name for entry in folder.iterdir() if entry.name.endswith(".toml"))
    return tuple(f"{game}/{name.removesuffix('.toml')}" for name in names)


@lru_cache(maxsize=32)
def lesson(id: str) -> Lesson:
    """A lesson by its id, which must be one of ``lesson_ids``."""
    game, _, name = id.partition("/")
    content = (_folder(game) / f"{name}.toml").read_bytes()
    return msgspec.toml.decode(content, type=Lesson)


def cards(texts: Phrasing) -> list[LessonCard]:
    """Every lesson of every game."""
    return [_card(id, texts) for game in registry.game_ids() for id in lesson_ids(game)]


def body(id: str, texts: Phrasing, pointer: str) -> LessonBody:
    """A lesson with its texts, in the words for a mouse or for fingers."""
    found = lesson(id)
    message = _message(id)
    return LessonBody(
        _card(id, texts),
        found.past,
        [
            StepBody(
                step.id,
                texts.text(f"{message}-{step.id}"),
                texts.text(f"{message}-{step.id}-text", pointer=pointer),
                step.rules,
                step.hexes,
                step.units,
                step.ways,
                step.done,
                [
                    NudgeBody(row.when, texts.text(f"lesson-nudge-{row.say}", pointer=pointer))
                    for row in step.nudges
                ],
            )
            for step in found.steps
        ],
    )


def _card(id: str, texts: Phrasing) -> LessonCard:
    found = lesson(id)
    message = _message(id)
    return LessonCard(
        id,
        id.partition("/")[0],
        texts.text(f"{message}-title"),
        texts.text(f"{message}-summary"),
        found.position,
        found.seat,
        found.opponent,
        _hexes(found.position),
    )


@lru_cache(maxsize=32)
def _hexes(position: str) -> tuple[str, ...]:
    """The hexes of a shipped position's board: the first and the last, and how many there are."""
    from hexside.api import position as read
    from hexside.server.beginning import shipped_text

    names = sorted(read(shipped_text(position)).rules.board.grid.names)
    return (names[0], names[-1], str(len(names)))


def _message(id: str) -> str:
    return f"lesson-{id.replace('/', '-')}"


def _folder(game: str) -> Traversable:
    return resources.files(registry.module_of(game)) / "data" / "lessons"


__all__ = [
    "POINTERS",
    "Condition",
    "Lesson",
    "LessonBody",
    "LessonCard",
    "Step",
    "body",
    "cards",
    "lesson",
    "lesson_ids",
]
