"""Position texts of a game with small boards, counters of the text's own, tracks and phases.

Reading and writing are the same for all such games; a game hands in its words by answering the
questions under *What a game says*. A game that needs no words of its own uses ``PlainPositions``.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Generic, TypeVar

import msgspec

from hexside.board import Board, Grid
from hexside.engine.agenda import Frame, MissingStep
from hexside.engine.position_frames import FrameForm, read_frames, write_frames
from hexside.engine.position_opening import check_seat, first_decision, was_passed
from hexside.engine.position_parts import (
    KEYS,
    check_keys,
    check_unset,
    read_dice,
    read_options,
    read_phase,
    read_result,
    read_seat,
    read_turn,
    read_version,
    stop_at,
)
from hexside.engine.position_units import UnitForm, read_units, write_units
from hexside.engine.positions import PositionError, PositionProblem, board_section, read_board
from hexside.engine.rules import Rules
from hexside.engine.ruleset import RuleSet
from hexside.engine.state import State
from hexside.engine.work import Work
from hexside.hexgrid import Scheme

R = TypeVar("R", bound=Rules)
Document = Mapping[str, Any]
Problems = list[PositionProblem]


class GamePositions(Generic[R]):
    """Reads and writes the positions of a game; its methods fill two slots of the rule set."""

    #: What the game adds to the keys of every game.
    own_keys: ClassVar[tuple[str, ...]] = ()
    #: The keys under which a broken invariant is told, by its code; else ``units``.
    key_of: ClassVar[Mapping[str, str]] = {}
    default_phase: ClassVar[str] = ""

    # What a game says

    def scheme(self) -> Scheme:
        """The numbering of the map."""
        raise MissingStep(self, "scheme")

    def board_words(self) -> Mapping[str, frozenset[str]]:
        """The words that a small board may use, by table."""
        raise MissingStep(self, "board_words")

    def grid(self, scenario: str, board: Board | None) -> Grid:
        """The hexes of a scenario, or of the board that the text brings."""
        raise MissingStep(self, "grid")

    def unit_form(self, scenario: str) -> UnitForm[Any]:
        """Keys, marks and boxes of the units."""
        raise MissingStep(self, "unit_form")

    def rules(
        self,
        ruleset: RuleSet[R],
        scenario: str,
        options: Mapping[str, str],
        board: Board | None,
        roster: dict[str, Any],
    ) -> R:
        """The rules of the position."""
        raise MissingStep(self, "rules")

    def roster(self, rules: R) -> Mapping[str, Any]:
        """The counters of the position."""
        raise MissingStep(self, "roster")

    def own_board(self, rules: R) -> bool:
        """Whether the text has brought its board."""
        raise MissingStep(self, "own_board")

    def tracks(self, rules: R, document: Document, turn: int, problems: Problems) -> Any:
        """The game's own data."""
        raise MissingStep(self, "tracks")

    def arranged(self, rules: R, state: State, document: Document, problems: Problems) -> State:
        """The state with what the game's own data takes from the places of the units."""
        return state

    def written(self, rules: R, data: Any) -> dict[str, Any]:
        """The sections that make the game's own data again."""
        raise MissingStep(self, "written")

    def frames(self, rules: R) -> FrameForm:
        """What the fields of the frames hold."""
        raise MissingStep(self, "frames")

    def phase(
        self, work: Any, document: Document, problems: Problems
    ) -> tuple[list[Frame[Any]], int]:
        """The agenda that a phase stands for, and how many of its frames are of the time after."""
        raise MissingStep(self, "phase")

    def check_phase(self, document: Document, phase: str, problems: Problems) -> None:
        """What a text may not say in a phase, because the phase begins with it."""

    def remark(self, work: Work[Any]) -> None:
        """What is odd about the position, told as an opening event."""

    # Reading

    def read(self, ruleset: RuleSet[R], document: Document) -> tuple[R, State]:
        """Rules and state of a parsed text; raise ``PositionError`` with everything wrong in it."""
        problems: Problems = []
        check_keys(document, (*KEYS, *self.own_keys), problems)
        known = {info.id: info for info in ruleset.scenarios()}
        scenario = str(document["game"]).partition("/")[2] or next(iter(known))
        if scenario not in known:
            problems.append(PositionProblem("game", "unknown-scenario", " ".join(known)))
            raise PositionError(problems)
        choices = {option.id: option.values for option in ruleset.options()}
        options = read_options(choices, document, problems)
        board = None
        if "board" in document:
            board = read_board(self.scheme(), document["board"], dict(self.board_words()), problems)
            stop_at(problems)
        listed = document.get("units", {})
        if not isinstance(listed, dict):
            raise PositionError([*problems, PositionProblem("units", "expected-table")])
        grid = self.grid(scenario, board)
        roster, units = read_units(self.unit_form(scenario), grid, listed, problems)
        rules = self.rules(ruleset, scenario, options, board, roster)
        first = known[scenario].first_turn
        last = first + known[scenario].turns - 1
        turn = read_turn(document, first, first, last, problems)
        data = self.tracks(rules, document, turn, problems)
        dice = read_dice(document, problems)
        version = read_version(document, problems)
        result = read_result(document, problems)
        read_seat(document, rules.seats, problems)
        check_unset(document, "tracks", ("phase",), problems)
        self.check_phase(document, read_phase(document, self.default_phase, problems), problems)
        stop_at(problems)
        state = rules.state_type(
            turn=turn,
            units=dict(sorted(units.items())),
            agenda=(),
            dice=dice,
            data=data,
            version=version,
            result=result,
        )
        state = self.arranged(rules, state, document, problems)
        stop_at(problems)
        self._check(rules, state, problems)
        return rules, self._with_agenda(rules, state, document, problems)

    def _check(self, rules: R, state: State, problems: Problems) -> None:
        for violation in rules.violations(state):
            value = " ".join(str(item) for item in violation.arguments.values())
            key = self.key_of.get(violation.code, "units")
            problems.append(PositionProblem(key, violation.code, value))
        stop_at(problems)

    def _with_agenda(self, rules: R, state: State, document: Document, problems: Problems) -> State:
        """The state at its first decision, from a written agenda or from the name of a phase."""
        work = rules.work(state)
        self.remark(work)
        below = 0
        if "agenda" in document:
            work.agenda = read_frames(
                self.frames(rules),
                rules.board.grid,
                self.roster(rules),
                document["agenda"],
                problems,
            )
        else:
            work.agenda, below = self.phase(work, document, problems)
        stop_at(problems)
        phase = str(document.get("phase", self.default_phase))
        ready = first_decision(work, document, phase, below)
        self._check(rules, ready, problems)
        if not was_passed(work):
            check_seat(work, document, ready)
        return ready

    # Writing

    def write(self, rules: R, state: State) -> dict[str, Any]:
        """The position as plain data; no seed, so that it tells nothing of dice to come."""
        document: dict[str, Any] = {
            "game": f"{rules.game}/{rules.scenario}",
            "rules": rules.version,
            "turn": state.turn,
            "version": state.version,
        }
        if state.dice.fixed:
            document["dice"] = list(state.dice.fixed)
        defaults = {option.id: option.default for option in rules.ruleset.options()}
        options = {name: value for name, value in rules.options.items() if value != defaults[name]}
        if options:
            document["options"] = options
        if self.own_board(rules):
            document["board"] = board_section(rules.board)
        document |= self.written(rules, state.data)
        document["units"] = write_units(
            self.unit_form(rules.scenario), self.roster(rules), rules.board.grid, state.units
        )
        document["agenda"] = write_frames(self.frames(rules), rules.board.grid, state.agenda)
        if state.result is not None:
            document["result"] = msgspec.to_builtins(state.result)
        return document
