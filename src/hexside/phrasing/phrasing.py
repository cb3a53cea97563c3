"""Events, decisions, refusals and results as sentences in one language."""

from __future__ import annotations

from collections.abc import Mapping

from hexside.engine import CalendarEntry, Decision, Event, Reason, Refusal, Result, SaveError
from hexside.engine.positions import PositionProblem
from hexside.engine.refusals import Argument
from hexside.phrasing import bundles
from hexside.phrasing.arguments import NONE, number, variables
from hexside.phrasing.bundles import Value
from hexside.phrasing.names import Names


class Phrasing:
    """Texts in one language: what the codes of the engine mean to a reader."""

    def __init__(self, language: str) -> None:
        self.language = bundles.language_of(language)

    def has(self, message: str) -> bool:
        """Whether there is a text with this id."""
        return bundles.catalogue(self.language).has(message)

    def text(self, message: str, **arguments: Value) -> str:
        """A text by its id, with plain arguments."""
        return bundles.text(self.language, message, arguments)

    # What the engine says

    def event(self, event: Event, names: Names) -> str:
        """What happened."""
        if event.code == "game-over":
            return self._game_over(event, names)
        return self._about("event", event.code, event.arguments, names)

    def _game_over(self, event: Event, names: Names) -> str:
        values = variables(event.arguments, names)
        reason = bundles.text(self.language, f"result-{event.arguments['reason']}", values)
        return bundles.text(self.language, "event-game-over", {**values, "reason": reason})

    def decision(self, decision: Decision, names: Names) -> str:
        """What must be decided, as an instruction to the player."""
        return self._about("decision", decision.kind, decision.arguments, names)

    def calendar(self, entry: CalendarEntry, names: Names) -> str:
        """What will happen on a turn."""
        return self._about("calendar", entry.code, entry.arguments, names)

    def title(self, decision: Decision, names: Names) -> str:
        """What must be decided, in a word or two."""
        return self.text(names.own("kind", decision.kind))

    def reason(self, reason: Reason, names: Names) -> str:
        """Why something cannot be done."""
        return self._about("reason", reason.code, reason.arguments, names)

    def refusal(self, refusal: Refusal, names: Names) -> str:
        """Why an action was refused: its kind, then every reason."""
        kind = self.text(f"refusal-{refusal.kind}")
        sentences = dict.fromkeys(self.reason(reason, names) for reason in refusal.reasons)
        # The kind "not-your-decision" is also the code of its only reason.
        return " ".join(dict.fromkeys((kind, *sentences)))

    def result(self, result: Result, names: Names) -> str:
        """How the game ended."""
        arguments: dict[str, Argument] = {"winner": result.winner, "score": result.score}
        values = variables(arguments, names)
        reason = bundles.text(self.language, f"result-{result.code}", values)
        return bundles.text(self.language, "event-game-over", {**values, "reason": reason})

    def save_error(self, error: SaveError) -> str:
        """Why a saved game cannot be read."""
        return self.text(f"error-{error.code}", **error.arguments)

    def position_problem(self, problem: PositionProblem) -> str:
        """What is wrong with a position text."""
        values: dict[str, Value] = {"value": problem.value, "value-id": problem.value or NONE}
        what = bundles.text(self.language, f"position-{problem.code}", values)
        return f"{problem.key}: {what}" if problem.key else what

    # Texts of data files and views

    def game(self, game: str) -> str:
        """The title of a game."""
        return self.text(f"game-{game}-title")

    def scenario(self, game: str, scenario: str) -> str:
        """The title of a scenario."""
        return self.text(f"scenario-{game}-{scenario}-title")

    def seat(self, game: str, seat: str) -> str:
        """The name of a seat; a game may have its own one for a common seat."""
        own = f"seat-{game}-{seat}"
        return self.text(own if self.has(own) else f"seat-{seat}")

    def rule(self, game: str, section: str) -> str:
        """The heading of a rule section: ``10.4 Retreat``; only the number if it has none."""
        message = f"rule-{game}-{section.replace('.', '-')}"
        return f"{section} {self.text(message)}" if self.has(message) else section

    def option(self, option: str) -> str:
        """The subject of an optional rule or of a ruling's switch."""
        return self.text(f"option-{option}")

    def choice(self, option: str, value: str) -> str:
        """One value of an option."""
        return self.text(f"option-{option}-{value}")

    def modifier(self, modifier: Mapping[str, object], names: Names) -> str:
        """A modifier of an attack, as the forecast lists it: code, value and perhaps a unit."""
        value, unit = modifier.get("value", 0), modifier.get("unit", "")
        assert isinstance(value, (int, float))
        return self.text(
            f"modifier-{modifier['code']}",
            value=number(value),
            size=number(abs(value)),
            unit=names.unit(str(unit)) if unit else "",
            **{"unit-id": str(unit) or NONE},
        )

    def _about(
        self, prefix: str, code: str, arguments: Mapping[str, Argument], names: Names
    ) -> str:
        """The text of a code; a game may have its own words for a common one."""
        message = names.own(prefix, code)
        return bundles.text(self.language, message, variables(arguments, names))
