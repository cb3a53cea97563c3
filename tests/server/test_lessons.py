"""Every lesson is played as it is written, against the computer that it names."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import hexside
from hexside.api import Game
from hexside.engine import Event, registry
from hexside.players import Player, ask, player
from hexside.server.beginning import shipped_positions, shipped_text
from hexside.server.lessons import Condition, Lesson, Step, body, cards, lesson, lesson_ids
from hexside.server.reference import rules_text
from hexside.server.wording import phrasing_of

LESSONS = [id for game in registry.game_ids() for id in lesson_ids(game)]
CLIENT = Path(__file__).parents[2] / "client" / "src" / "texts"


class Learner:
    """A player who does what the lesson says, and what he has seen so far."""

    def __init__(self, id: str) -> None:
        self.lesson: Lesson = lesson(id)
        self.game: Game = hexside.position(shipped_text(self.lesson.position))
        self.others: dict[str, Player] = {
            seat: player(who, seat) for seat, who in self.lesson.opponent.items()
        }
        #: What happens before the first decision is not in the log of a position.
        self.events: list[Event] = []
        self.wait()

    def wait(self) -> None:
        """Let the others decide until the learner must."""
        game, seat = self.game, self.lesson.seat
        while not game.over and seat not in game.waiting:
            other = game.waiting[0]
            self.events += game.play(ask(game, other, self.others[other]), other)

    def play(self, text: str) -> None:
        """An action of the lesson; ``move a .. 1731`` goes there by the path that is offered."""
        action = text
        if " .. " in text:
            begin, _, end = text.partition(" .. ")
            offered = [row.text() for row in self.game.legal(self.lesson.seat)]
            action = next(
                row for row in offered if row.startswith(f"{begin} ") and row.split()[-1] == end
            )
        self.events += self.game.play(action, self.lesson.seat)
        self.wait()

    def is_done(self, step: Step) -> bool:
        return any(self.holds(condition) for condition in step.done)

    def is_past(self, name: str) -> bool:
        return any(self.holds(row) for row in self.lesson.past[name])

    def holds(self, condition: Condition) -> bool:
        """As the client reads a condition (client/src/lessons/lesson.ts)."""
        decision = self.game.decision_for(self.lesson.seat)
        kind = decision.kind if decision else ""
        where = {unit.id: unit.hex for unit in self.game.view(self.lesson.seat).units}
        moved = {event.arguments["unit"] for event in self.events if event.code == "unit-moved"}
        happened = sum(
            event.code == condition.event
            and all(event.arguments.get(name) == word for name, word in condition.having.items())
            for event in self.events
        )
        return (
            (not condition.event or happened >= condition.times)
            and (not condition.deciding or kind in condition.deciding)
            and kind not in condition.not_deciding
            and moved.issuperset(condition.moved)
            and (not condition.any_moved or not moved.isdisjoint(condition.any_moved))
            and all(where.get(unit) in hexes for unit, hexes in condition.at.items())
            and not (
                condition.not_at
                and all(where.get(unit) in hexes for unit, hexes in condition.not_at.items())
            )
            and (not condition.past or self.is_past(condition.past))
        )


@pytest.mark.parametrize("id", LESSONS)
def test_every_step_is_done_by_what_it_asks_for_and_not_before(id: str) -> None:
    learner = Learner(id)
    for step in learner.lesson.steps:
        assert bool(step.done) == bool(step.play), step.id
        if not step.done:
            continue
        assert not learner.is_done(step), step.id
        assert not any(learner.holds(row.when) for row in step.nudges), step.id
        for action in step.play:
            learner.play(action)
        assert learner.is_done(step), step.id


@pytest.mark.parametrize("id", LESSONS)
def test_a_lesson_names_what_there_is(id: str) -> None:
    learner = Learner(id)
    rules = learner.game.rules
    sections = {row.number for row in rules_text(id.partition("/")[0], "en").sections}
    units = {unit.id for unit in learner.game.view(learner.lesson.seat).units}
    assert learner.lesson.position in shipped_positions(id.partition("/")[0])
    for step in learner.lesson.steps:
        assert set(step.rules) <= sections, step.id
        hexes = {*step.hexes, *(way.to for way in step.ways)}
        assert all(hex in rules.board.grid for hex in hexes), step.id
        assert {*step.units, *(unit for way in step.ways for unit in way.units)} <= units, step.id
        named = [row.past for row in (*step.done, *(nudge.when for nudge in step.nudges))]
        assert {name for name in named if name} <= learner.lesson.past.keys(), step.id


@pytest.mark.parametrize("language", ["en", "pl", "ru"])
@pytest.mark.parametrize("pointer", ["mouse", "touch"])
def test_the_texts_are_complete(language: str, pointer: str) -> None:
    texts = phrasing_of(language)
    buttons = (CLIENT / f"{language}.ftl").read_text(encoding="utf-8")
    assert [card.id for card in cards(texts)] == LESSONS
    for id in LESSONS:
        told = body(id, texts, pointer)
        rows = [word for step in told.steps for word in (step.title, step.text)]
        rows += [row.text for step in told.steps for row in step.nudges]
        assert all(row and not re.match(r"lesson-", row) for row in rows)
        for name in re.findall(r"\[\[([\w-]+)\]\]", " ".join(rows)):
            assert f"\n{name} = " in buttons, name
