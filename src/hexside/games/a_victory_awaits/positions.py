"""Position texts of this game: units, tracks, chits, and where in the sequence of play it is."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, ClassVar

from hexside.board import SCHEMES, Board, Grid, Scheme
from hexside.engine import Frame, RuleSet, State
from hexside.engine.game_positions import Document, GamePositions, Problems
from hexside.engine.position_frames import FrameForm
from hexside.engine.position_parts import check_unset
from hexside.engine.position_units import UnitForm
from hexside.games.a_victory_awaits.activation import Activation
from hexside.games.a_victory_awaits.frames import AwaitsFrame
from hexside.games.a_victory_awaits.ground import ground_of
from hexside.games.a_victory_awaits.loading import GameData, load
from hexside.games.a_victory_awaits.position_phases import (
    ARMIES_TO_COME,
    CHITS_TO_COME,
    DEFAULT_PHASE,
    PHASE_KEYS,
    TRACKS_TO_COME,
    phase_frames,
)
from hexside.games.a_victory_awaits.position_tracks import (
    ARMIES,
    CHITS,
    arranged,
    read_tracks,
    write_tracks,
)
from hexside.games.a_victory_awaits.position_units import unit_form
from hexside.games.a_victory_awaits.rules import AwaitsRules
from hexside.games.a_victory_awaits.sequence import STEPS
from hexside.games.a_victory_awaits.shapes import SIDES, Counter
from hexside.games.a_victory_awaits.state import AwaitsData
from hexside.games.a_victory_awaits.supply import STEPS as SUPPLY_STEPS
from hexside.mechanics.battle import PURSUE, RETREAT, ROLL
from hexside.mechanics.movement_segment import NORMAL, STRATEGIC

#: What this game adds to the keys of every game.
OWN_KEYS = ("chits", *PHASE_KEYS)
AREAS = frozenset(
    (
        *("axis-source", "soviet-source", "from-moscow", "axis-start", "stand-fast"),
        *("smolensk-breakthrough", "leningrad-city"),
        *("leningrad-map", "smolensk-map", "kiev-map"),
    )
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


def frame_form(rules: AwaitsRules) -> FrameForm:
    """The fields of the frames that hold hexes, units and words."""

    modes = Activation.modes
    of_frame: dict[str, dict[str, Iterable[str] | range]] = {
        "turn": {"step": STEPS},
        "supply-check": {"step": SUPPLY_STEPS},
        "battle": {
            "step": (ROLL, RETREAT, PURSUE),
            "column": range(len(rules.files.combat.labels)),
            "markers": range(len(rules.roster)),
        },
        "activation": {
            "mode": modes,
            "step": range(1 + max(map(len, modes.values()))),
            "combat": ("allowed", "none"),
        },
        "movement": {"mode": (NORMAL, STRATEGIC)},
        "combat": {"finished": rules.seats},
        "withdrawal": {"steps": range(1, 3)},
        "set-up": {"side": range(len(SIDES))},
        "selection": {"pending": rules.seats},
        "team-deal": {"pending": SIDES},
        "master-activation": {"side": SIDES},
        "pool-growth": {"maps": rules.setup.unit_maps},
    }

    def words(entry: dict[str, Any]) -> Mapping[str, Iterable[str] | range]:
        return {
            "seat": rules.seats,
            "attacker": rules.seats,
            "owner": rules.seats,
            "chit": rules.chits,
            "held": rules.chits,
            **of_frame.get(str(entry.get("frame")), {}),
        }

    return FrameForm(
        AwaitsFrame,
        hexes=("target", "source"),
        hex_lists=("attacked",),
        unit_hex_pairs=("advanced",),
        hex_units_pairs=("declared",),
        units=("hq", "mover", "unit"),
        unit_lists=(
            *("units", "attackers", "defended", "eligible"),
            *("others", "mechanised", "entered"),
        ),
        words=words,
    )


class AwaitsPositions(GamePositions[AwaitsRules]):
    """The words of A Victory Awaits."""

    own_keys: ClassVar[tuple[str, ...]] = OWN_KEYS
    key_of: ClassVar[Mapping[str, str]] = {"chits-lost-or-added": "chits"}
    default_phase: ClassVar[str] = DEFAULT_PHASE

    def scheme(self) -> Scheme:
        return SCHEMES[load().game.grid]

    def board_words(self) -> Mapping[str, frozenset[str]]:
        return allowed_words(load())

    def grid(self, scenario: str, board: Board | None) -> Grid:
        return ground_of(load(), load().scenarios[scenario].map_area, board).grid

    def unit_form(self, scenario: str) -> UnitForm[Counter]:
        return unit_form(load(), load().scenarios[scenario])

    def rules(
        self,
        ruleset: RuleSet[AwaitsRules],
        scenario: str,
        options: Mapping[str, str],
        board: Board | None,
        roster: dict[str, Counter],
    ) -> AwaitsRules:
        return AwaitsRules(ruleset, load(), scenario, options, board, roster)

    def roster(self, rules: AwaitsRules) -> Mapping[str, Counter]:
        return rules.roster

    def own_board(self, rules: AwaitsRules) -> bool:
        return rules.has_own_board

    def tracks(
        self, rules: AwaitsRules, document: Document, turn: int, problems: Problems
    ) -> AwaitsData:
        return read_tracks(rules, document, turn, problems)

    def arranged(
        self, rules: AwaitsRules, state: State, document: Document, problems: Problems
    ) -> State:
        return arranged(rules, state, document)

    def written(self, rules: AwaitsRules, data: AwaitsData) -> dict[str, Any]:
        tracks, chits = write_tracks(rules, data)
        return {"tracks": tracks, "chits": chits}

    def frames(self, rules: AwaitsRules) -> FrameForm:
        return frame_form(rules)

    def phase(
        self, work: Any, document: Document, problems: Problems
    ) -> tuple[list[Frame[Any]], int]:
        return phase_frames(work, document, problems)

    def check_phase(self, document: Document, phase: str, problems: Problems) -> None:
        """6.1: all chits are laid out when they are chosen, and what goes with them."""
        if phase in CHITS_TO_COME:
            chits = [name for name in (*CHITS, "drawn") if name not in ARMIES]
            check_unset(document, "chits", chits, problems)
            check_unset(document, "tracks", TRACKS_TO_COME, problems)
        if phase in ARMIES_TO_COME:
            check_unset(document, "chits", ARMIES, problems)


POSITIONS = AwaitsPositions()
