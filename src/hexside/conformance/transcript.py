"""Random games recorded line by line, to compare processes and releases.

``trace`` is for machines: a digest of every answer at every decision. ``playthrough`` is for
people: actions and events in full, and the engine's full answer at some decisions.

Run as a module it writes a trace: ``python -m hexside.conformance.transcript SCENARIO SEED``.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from msgspec.structs import replace

import hexside
from hexside.api import Game
from hexside.conformance.faults import Fault, canonical, digest, texts
from hexside.conformance.random_play import ACTION_LIMIT, Chooser, Temper, random_game, step_name
from hexside.engine import Event, encode

#: A temper that fights: the recorded games should reach most rules.
RECORDED_TEMPER = Temper(0.5, 0.8)
#: Decisions whose full answer is written: every n-th one, and the first of each kind.
EVERY = 40
FIRST_LINES = 5
LONGEST_ANSWER = 1_500


def _answers(game: Game) -> Iterator[bytes]:
    """Everything that can be asked at a decision, as bytes."""
    yield encode(game.state)
    for seat in game.rules.seats:
        yield "\n".join(texts(game.legal(seat))).encode()
        yield canonical(game.decision_for(seat))
        yield canonical(game.view(seat))
    yield canonical(game.view(""))


def trace(scenario: str, seed: int, actions: int = ACTION_LIMIT) -> Iterator[str]:
    """A line for each action: the action, and digests of all answers after it."""
    game = random_game(scenario, seed)
    chooser = Chooser(seed)
    yield " ".join(digest(answer) for answer in _answers(game))
    for _ in range(actions):
        if game.over:
            break
        seat, action = chooser.next(game)
        events = game.play(action, seat)
        told = digest(canonical(events))
        yield " ".join((seat, action.text(), told, *(digest(part) for part in _answers(game))))
    yield digest(game.to_bytes())


def trace_in_process(scenario: str, seed: int, actions: int, hash_seed: int) -> str:
    """The trace as another process writes it, with a different hash order of sets and dicts."""
    source = str(Path(hexside.__file__).parent.parent)
    environment = {**os.environ, "PYTHONHASHSEED": str(hash_seed), "PYTHONPATH": source}
    command = [sys.executable, "-m", __spec__.name, scenario, str(seed), str(actions)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    return done.stdout


def check_processes(scenario: str, seed: int, actions: int = ACTION_LIMIT) -> list[Fault]:
    """Two processes with different hash seeds give the same bytes for the same game."""
    first = trace_in_process(scenario, seed, actions, 1).splitlines()
    second = trace_in_process(scenario, seed, actions, 2).splitlines()
    for number, (one, two) in enumerate(zip(first, second, strict=False)):
        if one != two:
            return [Fault("processes-differ", f"action {number}: {one} <> {two}")]
    return [] if len(first) == len(second) else [Fault("processes-differ-in-length")]


def _event_line(event: Event) -> str:
    words = [event.code, f"[{event.rule}]" if event.rule else ""]
    for name, value in event.arguments.items():
        text = ",".join(value) if isinstance(value, tuple) else str(value)
        words.append(f"{name}={text}")
    if event.only:
        words.append(f"only:{','.join(event.only)}")
    if event.hidden_from:
        words.append(f"not:{','.join(event.hidden_from)}")
    return " ".join(word for word in words if word)


def _decision_lines(game: Game) -> Iterator[str]:
    for seat in game.waiting:
        decision = game.decision_for(seat)
        if decision is None:
            continue
        legal = texts(game.legal(seat))
        yield f"? {seat} {decision.kind} [{decision.rule}] {len(legal)} legal"
        answer = canonical(decision)
        if len(answer) <= LONGEST_ANSWER:
            yield f"  answer {answer.decode()}"
        else:
            yield f"  answer of {len(answer)} bytes {digest(answer)}"
        for line in legal[:FIRST_LINES]:
            yield f"  > {line}"
        yield f"  all legal {digest(chr(10).join(legal).encode())}"
    for seat in (*game.rules.seats, ""):
        yield f"  view of {seat or 'spectator'} {digest(canonical(game.view(seat)))}"
    yield f"  state {digest(encode(game.state))}"


def playthrough(scenario: str, seed: int, in_full: int = ACTION_LIMIT) -> Iterator[str]:
    """A complete random game, to be recorded and compared.

    After so many actions ``in_full`` the rest is recorded as digests, a line for each ``EVERY``.
    """
    game = hexside.new(scenario, seed=seed)
    chooser = Chooser(seed, RECORDED_TEMPER)
    seen: set[str] = set()
    folded: list[str] = []
    yield f"# {scenario} seed {seed} rules {game.rules.version}"
    for number in range(1, ACTION_LIMIT + 1):
        if game.over:
            break
        lines: list[str] = []
        kind = step_name(game.state.frame)
        if kind not in seen or number % EVERY == 0:
            seen.add(kind)
            lines += _decision_lines(game)
        seat, action = chooser.next(game)
        lines.append(f"{number} {seat} {action.text()}")
        lines += [f"  {_event_line(event)}" for event in game.play(action, seat)]
        if number <= in_full:
            yield from lines
            continue
        folded += lines
        if number % EVERY == 0 or game.over:
            yield f"up to {number} {digest(chr(10).join(folded).encode())}"
            folded = []
    yield f"result {canonical(game.state.result).decode()}"
    # A changed label in the data is no other game: the digest of the data is left out.
    saved = game.saved()
    plain = replace(saved, origin=replace(saved.origin, digest=""))
    yield f"saved {digest(canonical(plain))}"


def main() -> None:
    """Write a trace to the standard output."""
    scenario, seed, actions = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    for line in trace(scenario, seed, actions):
        sys.stdout.write(line + "\n")


if __name__ == "__main__":
    main()
