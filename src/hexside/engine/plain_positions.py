"""Position texts of a game that needs no words of its own: turn, phase, seat, units, agenda.

A game hands in what it knows of its units and what its phases put on the agenda; reading and
writing are the same for all such games. Its own data (a cup, points, a track) is the table
``tracks`` with the names of the fields. A game with small boards, or with words for its tracks,
reads those itself, with the functions that are used here.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar, get_type_hints

import msgspec

from hexside.engine.agenda import Frame
from hexside.engine.position_opening import first_decision
from hexside.engine.position_parts import (
    KEYS,
    check_keys,
    converted,
    read_dice,
    read_result,
    read_seat,
    read_turn,
    read_version,
    stop_at,
    wholly_converted,
)
from hexside.engine.position_units import UnitForm, read_units, write_units
from hexside.engine.positions import PositionError, PositionProblem
from hexside.engine.rules import Rules, ScenarioInfo
from hexside.engine.ruleset import RuleSet
from hexside.engine.state import State

R = TypeVar("R", bound=Rules)

Phases = Mapping[str, Callable[[str], Sequence[Frame[Any]]]]


@dataclass(frozen=True)
class PlainPositions(Generic[R]):
    """Reads and writes the positions of a game; its methods fill two slots of the rule set."""

    #: The units: boxes, marks, counters.
    units: UnitForm[Any]
    #: By name the agenda of a phase, made for a side; the last frame is the phase itself.
    phases: Phases
    #: The state of the game, which says what its frames and its own data are.
    state: type[State]

    def read(self, ruleset: RuleSet[R], document: Mapping[str, Any]) -> tuple[R, State]:
        """Rules and state of a parsed text; raise ``PositionError`` with everything wrong in it."""
        problems: list[PositionProblem] = []
        check_keys(document, KEYS, problems)
        scenario = self._scenario(ruleset, document)
        rules = ruleset.rules(scenario.id, {})
        listed = document.get("units", {})
        if not isinstance(listed, dict):
            raise PositionError([*problems, PositionProblem("units", "expected-table")])
        _, units = read_units(self.units, rules.board.grid, listed, problems)
        first, last = scenario.first_turn, scenario.first_turn + scenario.turns - 1
        state = self.state(
            turn=read_turn(document, first, first, last, problems),
            units=dict(sorted(units.items())),
            agenda=self._agenda(rules, document, problems),
            dice=read_dice(document, problems),
            data=self._data(document, problems),
            version=read_version(document, problems),
            result=read_result(document, problems),
        )
        stop_at(problems)
        for fault in rules.violations(state):
            told = " ".join(map(str, fault.arguments.values()))
            problems.append(PositionProblem("units", fault.code, told))
        stop_at(problems)
        if state.result is not None:
            return rules, state
        phase = str(document.get("phase", ""))
        return rules, first_decision(rules.work(state), document, phase, len(state.agenda) - 1)

    def _scenario(self, ruleset: RuleSet[R], document: Mapping[str, Any]) -> ScenarioInfo:
        name = str(document["game"]).partition("/")[2]
        known = {info.id: info for info in ruleset.scenarios()}
        if name and name not in known:
            raise PositionError([PositionProblem("game", "unknown-scenario", " ".join(known))])
        return known[name] if name else next(iter(known.values()))

    def _agenda(
        self, rules: R, document: Mapping[str, Any], problems: list[PositionProblem]
    ) -> tuple[Any, ...]:
        """The frames that a text lists, or those of the phase and the seat that it names."""
        if "agenda" in document:
            listed = document["agenda"]
            frames = get_type_hints(self.state)["agenda"]
            return wholly_converted(listed, frames, "agenda", "unreadable-frame", problems) or ()
        phase = document.get("phase", next(iter(self.phases)))
        seat = read_seat(document, rules.seats, problems) or rules.seats[0]
        if phase not in self.phases:
            problems.append(PositionProblem("phase", "unknown-value", " ".join(self.phases)))
            return ()
        return tuple(self.phases[phase](rules.side_of(seat)))

    def _data(self, document: Mapping[str, Any], problems: list[PositionProblem]) -> Any:
        """The game's own data; every field that the text leaves out has its default."""
        kind = get_type_hints(self.state)["data"]
        listed = document.get("tracks", {})
        if isinstance(listed, dict):
            check_keys(listed, kind.__struct_fields__, problems, "tracks.")
        return converted(listed, kind, "tracks", "unreadable-tracks", problems)

    def write(self, rules: R, state: State) -> dict[str, Any]:
        """The position as plain data; reading it gives the same state."""
        document: dict[str, Any] = {
            "game": f"{rules.game}/{rules.scenario}",
            "rules": rules.version,
            "turn": state.turn,
            "version": state.version,
            "seed": state.dice.server_seed,
            "units": write_units(self.units, self.units.roster, rules.board.grid, state.units),
            "agenda": [msgspec.to_builtins(frame) for frame in state.agenda],
        }
        tracks = msgspec.to_builtins(state.data)
        if tracks:
            document["tracks"] = tracks
        if state.result is not None:
            document["result"] = msgspec.to_builtins(state.result)
        return document
