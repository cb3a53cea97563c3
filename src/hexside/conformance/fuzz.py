"""The fuzzer: random games of any scenario with every check on.

Cheap checks run at every action, the others at a sample of decisions that favours steps and verbs
seen rarely. A failure leaves a saved game with all actions up to it, and next to it a note with
the command that replays it.
"""

from __future__ import annotations

import random
import time
import traceback
from collections import Counter
from collections.abc import Callable, Mapping
from pathlib import Path

import msgspec

from hexside.api import Game
from hexside.conformance.dice_checks import check_rolls
from hexside.conformance.faults import Fault
from hexside.conformance.invariants import check_decisions, check_state, check_waiting
from hexside.conformance.legality import check_allowed, check_out_of_turn, check_wrong
from hexside.conformance.purity import check_apply, check_census, check_rebuilt
from hexside.conformance.random_play import ACTION_LIMIT, Chooser, random_game
from hexside.conformance.saving import check_position, check_saved
from hexside.conformance.secrecy import (
    check_counting,
    check_events,
    check_overlays,
    check_telling,
    check_unseen,
    check_views,
)
from hexside.conformance.undoing import check_undo
from hexside.conformance.wrong_actions import WrongActions
from hexside.engine import Outcome, apply, encode

#: The minimum share of decisions at which the expensive checks run.
SAMPLE = 0.01
#: The n-th action of a kind is checked with probability ``SELDOM / n``: rare kinds almost always.
SELDOM = 20
WRONG_TRIES = 40


class Failure(msgspec.Struct, frozen=True):
    """A game that broke a guarantee; ``file`` replays up to the moment before."""

    seed: int
    code: str
    detail: str
    file: str


class FuzzReport(msgspec.Struct, frozen=True):
    """What a run of the fuzzer did and found."""

    games: int
    actions: int
    seconds: float
    failures: tuple[Failure, ...]
    #: How the games ended, by the code of the result.
    results: dict[str, int]
    #: How often each verb was played, by the step of the sequence of play.
    decisions: dict[str, int] = {}


class Trial:
    """One random game with the checks."""

    def __init__(
        self,
        scenario: str,
        seed: int,
        seen: Counter[str],
        seldom: int = SELDOM,
        fixed: Mapping[str, str] | None = None,
    ) -> None:
        self.game: Game = random_game(scenario, seed, fixed)
        self.chooser = Chooser(seed)
        self.chance = random.Random(f"samples {seed}")
        self.wrong = WrongActions(self.game, seed)
        self.seen = seen
        self.seldom = seldom
        self.seed = seed

    def run(self) -> list[Fault]:
        """Play to the end or to the first faults."""
        for _ in range(ACTION_LIMIT):
            if self.game.over:
                return check_state(self.game) + check_saved(self.game) + check_position(self.game)
            found = self.step()
            if found:
                return found
        return [Fault("game-does-not-end", str(ACTION_LIMIT))]

    def step(self) -> list[Fault]:
        """One decision: the checks that are due, then an action."""
        game = self.game
        found = check_state(game)
        if found:
            return found
        seat, action = self.chooser.next(game)
        kind = f"{game.state.frame.__struct_config__.tag} {action.verb}"
        self.seen[kind] += 1
        number = self.seen[kind]
        if self.chance.random() < max(SAMPLE, self.seldom / number):
            found = self.sampled(seat, number)
            found += check_apply(game, seat, action)
            found += check_rebuilt(game, seat, action)
            found += check_telling(game, seat, action, number)
            found += check_counting(game, seat, action)
        before = encode(game.state)
        state = game.state
        outcome = apply(game.rules, state, action, seat)
        if not isinstance(outcome, Outcome):
            codes = ", ".join(reason.code for reason in outcome.reasons)
            return [*found, Fault("legal-action-refused", f"{seat} {action.text()}: {codes}")]
        if encode(state) != before:
            found.append(Fault("state-changed-by-apply", action.text()))
        found += check_rolls(state, outcome)
        found += check_events(game, outcome)
        if found:
            return found
        self.wrong.remember(action)
        game.play(action, seat)
        return []

    def sampled(self, seat: str, number: int) -> list[Fault]:
        """The expensive checks at the current decision."""
        game = self.game
        legal = game.legal(seat)
        found = check_decisions(game) + check_waiting(game)
        some = legal if len(legal) < 60 else self.chance.sample(legal, 60)
        found += check_allowed(game, seat, some)
        found += check_out_of_turn(game, some[0])
        faults, readable = check_wrong(game, seat, self.wrong, WRONG_TRIES)
        found += faults
        found += check_views(game, number, readable[:10])
        found += check_unseen(game)
        found += check_undo(game)
        found += check_position(game)
        if self.chance.random() < 0.2:
            found += check_census(game)
            found += check_overlays(game, number)
        if self.chance.random() < 0.02:
            found += check_saved(game)
        return found


def fuzz(
    scenario: str,
    games: int,
    seed: int,
    folder: Path,
    progress: Callable[[int], None] = lambda done: None,
    seldom: int = SELDOM,
    fixed: Mapping[str, str] | None = None,
) -> FuzzReport:
    """Play random games of a scenario with seeds from ``seed`` on; ``progress`` gets the count.

    A smaller ``seldom`` makes a run faster and less thorough. Options are chosen by seed, but for
    those that are ``fixed``.
    """
    begin = time.perf_counter()
    seen: Counter[str] = Counter()
    results: Counter[str] = Counter()
    failures: list[Failure] = []
    actions = 0
    for number in range(games):
        trial = Trial(scenario, seed + number, seen, seldom, fixed)
        try:
            found = trial.run()
        except Exception:
            found = [Fault("crash", traceback.format_exc(limit=-6))]
        actions += len(trial.game.played)
        result = trial.game.state.result
        results[result.code if result else "unfinished"] += 1
        if found:
            failures.extend(_keep(trial.game, seed + number, found, folder))
        progress(number + 1)
    return FuzzReport(
        games,
        actions,
        time.perf_counter() - begin,
        tuple(failures),
        dict(sorted(results.items())),
        dict(sorted(seen.items())),
    )


def _keep(game: Game, seed: int, found: list[Fault], folder: Path) -> list[Failure]:
    """Write the game and a note; the game can be loaded because its actions were all legal."""
    folder.mkdir(parents=True, exist_ok=True)
    name = f"fuzz-{game.id.replace('/', '-')}-{seed}"
    path = game.save(folder / f"{name}.hexside")
    lines = [f"action {len(game.played)} {fault}" for fault in found]
    lines.append(f"hexside replay {path.name} --verify")
    path.with_suffix(".txt").write_text("\n".join(lines) + "\n", encoding="utf-8")
    return [Failure(seed, fault.code, fault.detail, str(path)) for fault in found]
