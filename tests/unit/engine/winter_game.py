"""A tiny game of seasons: events that ask either side, markers that come off, a turned order.

Each turn begins with a random event. The Soviet side may declare the winter offensive once: from
the next turn on it plays first, and the Axis has a mini-turn in between, without attacks.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import msgspec
from msgspec.structs import replace

from hexside.board import SCHEMES, board_from_tables
from hexside.engine import (
    Action,
    Choice,
    Decision,
    Dice,
    Reason,
    Result,
    Rules,
    RuleSet,
    ScenarioInfo,
    SeenUnit,
    State,
    Unit,
    View,
    Violation,
    Wait,
    Work,
    contract,
)
from hexside.mechanics.exchange import exchange_all, on_map
from hexside.mechanics.markers import MarkerKind, Markers, carries
from hexside.mechanics.modes import Modes
from hexside.mechanics.random_events import EventTable
from hexside.mechanics.turn_order import FULL, PlayerTurn, TurnOrder
from tests.unit.engine.tiny_kit import tiny_game

AXIS, SOVIET = "axis", "soviet"
MINI = "mini"
LAST_TURN = 4
MARKERS = Markers(
    [
        MarkerKind("pinned", until="turn"),
        MarkerKind("grounded", until="turn"),
        MarkerKind("marched", until="player-turn"),
        MarkerKind("out-of-supply", reverse="isolated"),
        MarkerKind("isolated"),
    ]
)
PONTOON = Modes(("unit", "bridge"))
EVENTS = EventTable((("bad-weather", "barrage"), ("barrage", "titles"), ("titles", "bad-weather")))
GUARDS = {"s-61": "s-30g"}
START = {"a-1": "01.01", "a-2": "01.02", "s-61": "02.03", "s-pontoon": "03.02"}


def side_of(unit: str) -> str:
    return AXIS if unit.startswith("a") else SOVIET


class March(Action, frozen=True, tag="march"):
    unit: str
    hex: str


class Build(Action, frozen=True, tag="build"):
    unit: str


class Strike(Action, frozen=True, tag="strike"):
    unit: str


class Ground(Action, frozen=True, tag="ground"):
    unit: str


class Declare(Action, frozen=True, tag="declare"):
    pass


class End(Action, frozen=True, tag="end"):
    pass


class WinterData(msgspec.Struct, frozen=True):
    order: TurnOrder = TurnOrder((AXIS, SOVIET))
    last_event: str = ""


class WinterRules(Rules):
    def __init__(self, ruleset: RuleSet[WinterRules], options: Mapping[str, str]) -> None:
        super().__init__(ruleset)
        self.scenario = "frost"
        self.options = dict(options)
        scheme = SCHEMES["iskra"]
        names = [scheme.name(column, row) for column in range(1, 4) for row in range(1, 5)]
        self.board = board_from_tables(scheme, [(name, "clear") for name in names])


class WinterWork(Work[WinterRules]):
    __slots__ = ()
    data: WinterData

    def of_side(self, side: str) -> list[str]:
        """The units of a side on the map."""
        return sorted(u for u, unit in self.units.items() if side_of(u) == side and unit.hex >= 0)


class GameTurn(Choice[WinterWork], frozen=True, tag="game-turn"):
    """The bottom of the agenda: events, player turns in their order, the end of the turn."""

    place: int = -1

    def run(self, work: WinterWork) -> Wait:
        work.replace(GameTurn(self.place + 1))
        if self.place < 0:
            events(work)
            return Wait.NOTHING
        player_turn = work.data.order.at(work.turn, self.place)
        if player_turn is not None:
            work.tell("player-turn", "3.0", seat=player_turn.side, kind=player_turn.kind)
            work.push(Playing(player_turn))
            return Wait.NOTHING
        MARKERS.expire(work, "turn")
        if work.turn == LAST_TURN:
            work.result = Result("", "24", "time-is-up")
            return Wait.NOTHING
        work.turn += 1
        work.replace(GameTurn())
        return Wait.NOTHING


def events(work: WinterWork) -> None:
    """19.0: roll for the event and open its decisions."""
    event = EVENTS.event(work.roll(EVENTS.faces), work.data.last_event)
    work.data = replace(work.data, last_event=event)
    work.tell("event", "19.0", event=event)
    if event == "bad-weather":
        work.push_in_order(Choosing(SOVIET, "grounded"), Choosing(AXIS, "grounded"))
    elif event == "barrage":
        work.push(Choosing(AXIS, "pinned"))
    else:
        for done in exchange_all(work, GUARDS, Unit(box="exchanged"), on_map):
            work.tell("exchanged", "19.1.17", old=done.old, unit=done.new)


class Choosing(Choice[WinterWork], frozen=True, tag="choosing"):
    """A decision of an event: an own unit is grounded, or an enemy's is pinned."""

    side: str
    event: str
    takes = (Ground, Strike)

    def run(self, work: WinterWork) -> Wait:
        if any(True for _ in self.candidates(work, self.side)):
            return Wait.DECISION
        work.pop()
        return Wait.NOTHING

    def seats(self, work: WinterWork) -> tuple[str, ...]:
        return work.rules.seats_of(self.side)

    def decision(self, work: WinterWork, seat: str) -> Decision:
        return Decision(seat, self.event, "19.1", choices=self.choices(work, seat))

    def candidates(self, work: WinterWork, seat: str) -> Iterable[Action]:
        if self.event == "grounded":
            return [Ground(uid) for uid in work.of_side(self.side)]
        return [Strike(uid) for uid in work.of_side(SOVIET)]

    def objections(self, work: WinterWork, seat: str, action: Action) -> Iterable[Reason]:
        if action not in self.candidates(work, seat):
            yield Reason("no-target", "19.1")

    def take(self, work: WinterWork, seat: str, action: Action) -> None:
        assert isinstance(action, (Ground, Strike))
        MARKERS.put(work, action.unit, self.event)
        work.tell("marked", "19.1", unit=action.unit, marker=self.event)
        work.pop()


class Playing(Choice[WinterWork], frozen=True, tag="playing"):
    """A player turn; a mini-turn has no offensive and no building (33.2.3)."""

    player_turn: PlayerTurn
    asks = ("playing", "3.0")
    takes = (March, Build, Declare, End)

    def seats(self, work: WinterWork) -> tuple[str, ...]:
        return work.rules.seats_of(self.player_turn.side)

    def candidates(self, work: WinterWork, seat: str) -> Iterable[Action]:
        grid = work.rules.board.grid
        for uid in work.of_side(self.player_turn.side):
            for hex in grid.adjacent(work.units[uid].hex):
                yield March(uid, grid.names[hex])
            yield Build(uid)
        yield Declare()
        yield End()

    def objections(self, work: WinterWork, seat: str, action: Action) -> Iterable[Reason]:
        side, kind = self.player_turn.side, self.player_turn.kind
        if isinstance(action, Declare):
            if side != SOVIET or kind != FULL or work.data.order.reversed_from:
                yield Reason("no-offensive", "33.1")
        elif isinstance(action, (March, Build)):
            if action.unit not in work.of_side(side):
                yield Reason("not-your-unit", "5")
                return
            yield from self._of_unit(work, action)

    def _of_unit(self, work: WinterWork, action: March | Build) -> Iterable[Reason]:
        unit = work.units[action.unit]
        if carries(unit, "pinned"):
            yield Reason("pinned", "8.5.3")
        bridge = PONTOON.of(unit) == "bridge"
        if isinstance(action, Build):
            if action.unit != "s-pontoon" or self.player_turn.kind != FULL:
                yield Reason("no-pontoon", "2.6")
            elif bridge and PONTOON.since(unit) == str(work.turn):
                yield Reason("built-this-turn", "2.6")
            return
        grid = work.rules.board.grid
        if action.hex not in grid or grid.index(action.hex) not in grid.adjacent(unit.hex):
            yield Reason("not-adjacent", "5")
        elif any(other.hex == grid.index(action.hex) for other in work.units.values()):
            yield Reason("occupied", "6")
        if bridge:
            yield Reason("is-a-bridge", "6.1.2")
        if carries(unit, "marched"):
            yield Reason("unit-spent", "5")

    def take(self, work: WinterWork, seat: str, action: Action) -> None:
        if isinstance(action, March):
            hex = work.rules.board.grid.index(action.hex)
            work.set_unit(action.unit, replace(work.units[action.unit], hex=hex))
            MARKERS.put(work, action.unit, "marched")
        elif isinstance(action, Build):
            other = "unit" if PONTOON.of(work.units[action.unit]) == "bridge" else "bridge"
            PONTOON.change(work, action.unit, other, str(work.turn))
        elif isinstance(action, Declare):
            order = work.data.order.reversed_after(work.turn, LAST_TURN, MINI)
            work.data = replace(work.data, order=order)
            work.tell("offensive-declared", "33.1")
            # Once only, also in the last turn, where it changes nothing.
            work.replace(replace(self, player_turn=replace(self.player_turn, kind="declared")))
        else:
            MARKERS.expire(work, "player-turn")
            work.pop()


WinterFrame = GameTurn | Choosing | Playing


class WinterState(State, frozen=True):
    agenda: tuple[WinterFrame, ...]
    data: WinterData


def start_state(rules: WinterRules, dice: Dice, turn: int = 1) -> State:
    """The first decision of a turn, with all units where they are set up."""
    return opening(rules, dice, turn).freeze()


def opening(rules: WinterRules, dice: Dice, turn: int = 1) -> WinterWork:
    """The set-up, played on to the first decision of a turn."""
    units = {uid: Unit(rules.board.grid.index(name)) for uid, name in START.items()}
    units["s-30g"] = Unit(box="pool")
    work = WinterWork(rules, WinterState(turn, units, (GameTurn(),), dice, WinterData()))
    work.advance()
    return work


def view(rules: WinterRules, state: State, seat: str) -> View:
    names = rules.board.grid.names
    return View(
        game=rules.game,
        scenario=rules.scenario,
        seat=seat,
        turn=state.turn,
        phase=str(state.frame.__struct_config__.tag),
        version=state.version,
        waiting=contract.waiting(rules, state),
        units=tuple(
            SeenUnit(
                uid,
                side_of(uid),
                names[unit.hex] if unit.hex >= 0 else "",
                unit.box,
                unit.steps,
                unit.marks,
            )
            for uid, unit in sorted(state.units.items())
        ),
        tracks={"event": state.data.last_event},
        result=state.result,
    )


def violations(rules: WinterRules, state: State) -> list[Violation]:
    hexes = [unit.hex for unit in state.units.values() if unit.hex >= 0]
    return [] if len(hexes) == len(set(hexes)) else [Violation("two-in-a-hex")]


GAME = tiny_game(
    "winter",
    (AXIS, SOVIET),
    ScenarioInfo("frost", LAST_TURN, (AXIS, SOVIET)),
    rules=WinterRules,
    state_type=WinterState,
    work_type=WinterWork,
    actions=(March, Build, Strike, Ground, Declare, End),
    opening=opening,
    view=view,
    imagine=lambda rules, state, seat, dice: replace(state, dice=dice),
    violations=violations,
)
