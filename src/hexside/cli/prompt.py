"""The dialogue of ``hexside play-position``: shows decisions, reads actions, prints answers."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import typer

from hexside.cli.telling import Teller
from hexside.cli.texts import text

if TYPE_CHECKING:
    from hexside.api import Game

PROMPT = "> "


class Prompt:
    """One game at the terminal."""

    def __init__(self, game: Game, seat: str, shown: int, language: str) -> None:
        self.game = game
        #: The only seat that is played here; empty for any seat that must decide.
        self.seat = seat
        self.shown = shown
        self.teller = Teller(game, language)
        self.words: dict[str, Callable[[str], None]] = {
            "?": self._help,
            "list": self._list,
            "undo": self._undo,
            "why": self._why,
            "save": self._save,
            "position": self._position,
        }

    # Acting

    def take(self, action: str) -> dict[str, Any]:
        """Take an action; returns what happened, or why not."""
        from hexside.engine import Refused

        step: dict[str, Any] = {"action": action, "seat": "", "events": [], "refused": []}
        try:
            events = self.game.play(action, self.seat)
        except Refused as refused:
            return {**step, "refused": self.teller.refusal(refused.refusal)}
        seat = self.game.played[-1].seat
        seen = [event for event in events if event.seen_by(self.seat or seat)]
        return {**step, "seat": seat, "events": self.teller.events(seen)}

    def situation(self) -> dict[str, Any]:
        """The status of the game: decision and legal actions, or the result."""
        decision = self.game.decision_for(self.seat) if self.seat else self.game.decision
        legal = self.game.legal(self.seat) if decision else []
        return {
            "turn": self.game.state.turn,
            "waiting": self.game.waiting,
            "decision": decision
            and {"kind": decision.kind, "text": self.teller.decision(decision)},
            "legal": [action.text() for action in legal],
            "result": self.game.state.result,
        }

    def opening(self) -> list[str]:
        """What happened between the start of a position and its first decision."""
        if self.game.played or not self.game.origin.position:
            return []
        seat = self.seat or next(iter(self.game.waiting), "")
        return list(self.teller.events(list(self.game.opening_events(seat))))

    # Showing

    def show_opening(self) -> None:
        """The events before the first decision."""
        for line in self.opening():
            typer.echo(f"  {line}")

    def show(self, step: dict[str, Any]) -> None:
        """An action and its answer."""
        typer.echo(f"{PROMPT}{step['action']}")
        self._answer(step)

    def _answer(self, step: dict[str, Any]) -> None:
        for line in step["events"]:
            typer.echo(f"  {line}")
        for line in step["refused"]:
            typer.echo(f"  {text('cli-refused', reason=line)}")

    def show_situation(self) -> None:
        """The decision with the first legal actions, or how the game ended."""
        if self.game.over:
            typer.echo(self.teller.result(self.game))
            return
        found = self.situation()
        if found["decision"] is None:
            seats = ", ".join(self.teller.seat(seat) for seat in found["waiting"])
            typer.echo(text("cli-waiting-for", seats=seats))
            return
        typer.echo(text("cli-turn", turn=found["turn"]) + "  " + found["decision"]["text"])
        self._show_legal(self.shown)

    def _show_legal(self, most: int) -> None:
        legal = self.game.legal(self.seat)
        for action in legal[:most]:
            typer.echo(f"  {action.text()}")
        if len(legal) > most:
            typer.echo(text("cli-more-actions", count=len(legal) - most))

    # The dialogue

    def run(self) -> None:
        """Read lines until the game is over, the input ends or the player quits."""
        with contextlib.suppress(ImportError):
            import readline  # noqa: F401  (gives the prompt a history, where the system has it)
        typer.echo(text("cli-prompt-help"))
        self.show_opening()
        self.show_situation()
        while not self.game.over:
            try:
                line = input(PROMPT).strip()
            except EOFError:
                typer.echo()
                return
            if line == "quit":
                return
            if line:
                self._obey(line)

    def _obey(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        if word in self.words:
            self.words[word](rest.strip())
            return
        step = self.take(line)
        self._answer(step)
        if not step["refused"]:
            self.show_situation()

    def _help(self, rest: str) -> None:
        typer.echo(text("cli-prompt-help"))

    def _list(self, rest: str) -> None:
        self._show_legal(int(rest) if rest.isdecimal() else 1_000_000)

    def _undo(self, rest: str) -> None:
        from hexside.engine import Refused

        try:
            self.game.undo(self.seat)
        except Refused as refused:
            for line in self.teller.refusal(refused.refusal):
                typer.echo(f"  {text('cli-refused', reason=line)}")
            return
        self.show_situation()

    def _why(self, rest: str) -> None:
        from hexside.engine import Refusal

        reasons = self.game.why_not(rest, self.seat)
        if not reasons:
            typer.echo(text("cli-allowed"))
        for line in self.teller.refusal(Refusal("not-legal", reasons)):
            typer.echo(f"  {line}")

    def _save(self, rest: str) -> None:
        try:
            typer.echo(str(self.game.save(Path(rest or "game.hexside"))))
        except OSError as fault:
            typer.echo(text("cli-file-unusable", file=rest, reason=fault.strerror or str(fault)))

    def _position(self, rest: str) -> None:
        typer.echo(self.game.position())
