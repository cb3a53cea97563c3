"""Position texts of this game: units, tracks, chits, and where in the sequence of play it is."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, ClassVar

from hexside.board import SCHEMES, Board, Grid, Scheme
from hexside.engine import Frame, RuleSet, Work
from hexside.engine.game_positions import Document, GamePositions, Problems
from hexside.engine.position_frames import FrameForm
from hexside.engine.position_parts import check_unset
from hexside.engine.position_units import UnitForm
from hexside.games.traces_of_war.frames import TracesFrame
from hexside.games.traces_of_war.loading import GameData, load
from hexside.games.traces_of_war.position_phases import (
    CHITS_TO_COME,
    DEFAULT_PHASE,
    MARKERS_TO_COME,
    PHASE_KEYS,
    phase_frames,
)
from hexside.games.traces_of_war.position_tracks import (
    CHITS,
    orders_elsewhere,
    read_tracks,
    write_tracks,
)
from hexside.games.traces_of_war.position_units import unit_form
from hexside.games.traces_of_war.rules import TracesRules
from hexside.games.traces_of_war.sequence import STEPS
from hexside.games.traces_of_war.state import TracesData
from hexside.games.traces_of_war.tables import SIDES, Counter

#: What this game adds to the keys of every game.
OWN_KEYS = ("chits", *PHASE_KEYS)
AREAS = frozenset(
    (
        "axis-source",
        "soviet-source",
        "crossing-point",
        "crossing-point-key",
        "crossing-point-locked",
        "breakthrough",
        "west-of-dnieper",
        "sco",
    )
)


def frame_form(rules: TracesRules) -> FrameForm:
    """The fields of the frames that hold hexes, units and words."""

    def words(entry: dict[str, Any]) -> Mapping[str, Iterable[str]]:
        known: dict[str, Iterable[str]] = {"seat": SIDES, "chit": rules.chits}
        return {**known, "step": STEPS} if entry["frame"] == "turn" else known

    return FrameForm(
        TracesFrame,
        hexes=("target", "origin"),
        hex_lists=("attacked",),
        unit_hex_pairs=("advanced",),
        units=("hq", "mover", "buying"),
        unit_lists=("units", "attackers", "eligible", "joinable", "stranded"),
        words=words,
    )


def allowed_words(data: GameData) -> dict[str, frozenset[str]]:
    """The words that a small board of this game may use."""
    terrain = data.terrain
    return {
        "terrain": frozenset(terrain.terrain),
        "places": frozenset(terrain.place),
        "hexsides": frozenset(terrain.hexside),
        "lines": frozenset(terrain.line),
        "areas": AREAS,
    }


class TracesPositions(GamePositions[TracesRules]):
    """The words of Traces of War."""

    own_keys: ClassVar[tuple[str, ...]] = OWN_KEYS
    key_of: ClassVar[Mapping[str, str]] = {
        "chits-lost-or-added": "chits",
        "markers-lost-or-added": "tracks.luftwaffe",
    }
    default_phase: ClassVar[str] = DEFAULT_PHASE

    def scheme(self) -> Scheme:
        return SCHEMES[load().game.grid]

    def board_words(self) -> Mapping[str, frozenset[str]]:
        return allowed_words(load())

    def grid(self, scenario: str, board: Board | None) -> Grid:
        return (board or load().board).grid

    def unit_form(self, scenario: str) -> UnitForm[Counter]:
        return unit_form(load())

    def rules(
        self,
        ruleset: RuleSet[TracesRules],
        scenario: str,
        options: Mapping[str, str],
        board: Board | None,
        roster: dict[str, Counter],
    ) -> TracesRules:
        return TracesRules(ruleset, load(), scenario, options, board, roster)

    def roster(self, rules: TracesRules) -> Mapping[str, Counter]:
        return rules.roster

    def own_board(self, rules: TracesRules) -> bool:
        return rules.board is not rules.ground.files.board

    def tracks(
        self, rules: TracesRules, document: Document, turn: int, problems: Problems
    ) -> TracesData:
        return read_tracks(rules, document, turn, problems)

    def written(self, rules: TracesRules, data: TracesData) -> dict[str, Any]:
        tracks, chits = write_tracks(rules, data)
        return {"tracks": tracks, "chits": chits}

    def frames(self, rules: TracesRules) -> FrameForm:
        return frame_form(rules)

    def phase(
        self, work: Any, document: Document, problems: Problems
    ) -> tuple[list[Frame[Any]], int]:
        return phase_frames(work, document, problems)

    def check_phase(self, document: Document, phase: str, problems: Problems) -> None:
        """4.1, 4.2: chits and Luftwaffe markers are laid out when their phase begins."""
        if phase in CHITS_TO_COME:
            check_unset(document, "chits", (*CHITS, "drawn"), problems)
        if phase in MARKERS_TO_COME:
            check_unset(document, "tracks", ("luftwaffe",), problems)

    def remark(self, work: Work[Any]) -> None:
        """12.2: orders on hexes that are no city."""
        if elsewhere := orders_elsewhere(work.rules, work.data):
            work.tell("orders-outside-cities", "12.2", hexes=" ".join(elsewhere))


POSITIONS = TracesPositions()
