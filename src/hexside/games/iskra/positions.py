"""Position texts of this game: units, stacks, tracks, chits, and where in the turn it is."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, ClassVar

from hexside.board import SCHEMES, Board, Grid, Scheme
from hexside.engine import Frame, RuleSet, State
from hexside.engine.game_positions import Document, GamePositions, Problems
from hexside.engine.position_frames import FrameForm
from hexside.engine.position_units import UnitForm
from hexside.games.iskra.end_phase import STEPS as END_STEPS
from hexside.games.iskra.frames import IskraFrame
from hexside.games.iskra.ground import ground_of
from hexside.games.iskra.loading import GameData, load
from hexside.games.iskra.position_phases import DEFAULT_PHASE, PHASE_KEYS, phase_frames
from hexside.games.iskra.position_tracks import arranged, read_tracks, write_tracks
from hexside.games.iskra.position_units import unit_form
from hexside.games.iskra.rules import IskraRules
from hexside.games.iskra.sequence import STEPS
from hexside.games.iskra.shapes import Counter
from hexside.games.iskra.state import IskraData

#: What this game adds to the keys of every game.
OWN_KEYS = ("chits", "stacks", *PHASE_KEYS)
#: The steps of the frames that have some.
STEPS_OF = {"turn": STEPS, "end-phase": END_STEPS}


def allowed_words(data: GameData) -> dict[str, frozenset[str]]:
    """The words that a small board of this game may use."""
    terrain = data.terrain
    return {
        "terrain": frozenset(terrain.terrain),
        "places": frozenset(terrain.place),
        "hexsides": frozenset(terrain.hexside),
        "lines": frozenset(terrain.line),
        "areas": frozenset(terrain.area),
    }


def frame_form(rules: IskraRules) -> FrameForm:
    """The fields of the frames that hold hexes, units and words."""

    def words(entry: dict[str, Any]) -> Mapping[str, Iterable[str]]:
        known: dict[str, Iterable[str]] = {
            "seat": rules.seats,
            "chit": rules.chits,
            "event": rules.files.event_rules,
        }
        if entry.get("frame") in STEPS_OF:
            known["step"] = STEPS_OF[entry["frame"]]
        return known

    return FrameForm(
        IskraFrame,
        hexes=("target", "source", "hex", "origin"),
        hex_lists=("hexes", "tried", "attacked", "stirred"),
        unit_hex_pairs=("advanced", "void"),
        units=("hq", "mover", "unit"),
        unit_lists=(
            *("units", "attackers", "revealed", "eligible", "group", "movers", "singles"),
            *("normal_only", "at_entry", "named", "free", "chosen", "waiting", "moved", "changed"),
            *("joinable", "turned"),
        ),
        words=words,
    )


class IskraPositions(GamePositions[IskraRules]):
    """The words of Iskra."""

    own_keys: ClassVar[tuple[str, ...]] = OWN_KEYS
    key_of: ClassVar[Mapping[str, str]] = {"chits-lost-or-added": "chits"}
    default_phase: ClassVar[str] = DEFAULT_PHASE

    def scheme(self) -> Scheme:
        return SCHEMES[load().game.grid]

    def board_words(self) -> Mapping[str, frozenset[str]]:
        return allowed_words(load())

    def grid(self, scenario: str, board: Board | None) -> Grid:
        return ground_of(load(), board).grid

    def unit_form(self, scenario: str) -> UnitForm[Counter]:
        return unit_form(load())

    def rules(
        self,
        ruleset: RuleSet[IskraRules],
        scenario: str,
        options: Mapping[str, str],
        board: Board | None,
        roster: dict[str, Counter],
    ) -> IskraRules:
        return IskraRules(ruleset, load(), scenario, options, board, roster)

    def roster(self, rules: IskraRules) -> Mapping[str, Counter]:
        return rules.roster

    def own_board(self, rules: IskraRules) -> bool:
        return rules.has_own_board

    def tracks(
        self, rules: IskraRules, document: Document, turn: int, problems: Problems
    ) -> IskraData:
        return read_tracks(rules, document, turn, problems)

    def arranged(
        self, rules: IskraRules, state: State, document: Document, problems: Problems
    ) -> State:
        return arranged(rules, state, document, problems)

    def written(self, rules: IskraRules, data: IskraData) -> dict[str, Any]:
        return write_tracks(rules, data)

    def frames(self, rules: IskraRules) -> FrameForm:
        return frame_form(rules)

    def phase(
        self, work: Any, document: Document, problems: Problems
    ) -> tuple[list[Frame[Any]], int]:
        return phase_frames(work, document, problems)


POSITIONS = IskraPositions()
