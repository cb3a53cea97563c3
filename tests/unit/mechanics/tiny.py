"""A board of some forty hexes and a working state on it, for the tests of single mechanics."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

from hexside.board import SCHEMES, Board, board_from_tables
from hexside.engine import Action, Dice, Event, Frame, Rules, State, Unit, Wait, Work

ROWS = range(11, 17)
COLUMNS = range(21, 29)
SEATS = {"axis": "axis", "soviet": "soviet"}


def tiny_board(**tables: Any) -> Board:
    """Rows 11 to 16 (south to north), columns 21 to 28; clear where nothing else is said."""
    terrain = tables.pop("terrain", {})
    names = [f"{row}{column}" for row in ROWS for column in COLUMNS]
    return board_from_tables(
        SCHEMES["traces-of-war"],
        [(name, terrain.get(name, "clear")) for name in names],
        sides=tables.pop("sides", ()),
        links=tables.pop("links", ()),
        places=tables.pop("places", ()),
        areas=tables.pop("areas", ()),
    )


def everywhere(a: int, b: int) -> bool:
    """Every hexside is open."""
    return True


class TinyRules(Rules):
    """A board and seats, and nothing of a game."""

    def __init__(self, board: Board, seats: dict[str, str]) -> None:
        ruleset = SimpleNamespace(
            id="tiny",
            version="1",
            sides=("axis", "soviet"),
            state_type=State,
            verbs={},
            work_type=Work,
        )
        super().__init__(cast(Any, ruleset), seats)
        self.board = board
        self.options = {}


TinyWork = Work[TinyRules]


def tiny_work(
    *frames: Frame[Any],
    units: dict[str, Unit] | None = None,
    board: Board | None = None,
    seats: dict[str, str] | None = None,
    dice: tuple[int, ...] = (),
    **data: Any,
) -> TinyWork:
    """A working state with these frames, the last on top, run as far as it goes by itself."""
    rules = TinyRules(board or tiny_board(), seats or SEATS)
    state = State(
        turn=1,
        units=units or {},
        agenda=frames,
        dice=Dice("tiny", fixed=dice),
        data=SimpleNamespace(**data),
    )
    work: TinyWork = Work(rules, state)
    work.advance()
    return work


def standing(board: Board, **places: str) -> dict[str, Unit]:
    """Units by id: ``a="1122"`` stands there with one step, ``b="1122/2"`` with two."""
    found = {}
    for uid, place in places.items():
        name, _, steps = place.partition("/")
        found[uid] = Unit(board.grid.index(name), "", int(steps or 1))
    return found


def play(work: TinyWork, action: Action, seat: str = "") -> list[Event]:
    """Take a legal action and run on; return what was told."""
    frame = work.frame
    who = seat or frame.seats(work)[0]
    assert frame.allows(work, who, action), frame.reasons(work, who, action)
    before = len(work.events)
    frame.take(work, who, action)
    work.advance()
    return work.events[before:]


def texts(work: TinyWork, seat: str = "") -> list[str]:
    """The legal actions of a seat; each of them must be allowed as well."""
    frame = work.frame
    who = seat or frame.seats(work)[0]
    legal = frame.legal(work, who)
    assert all(frame.allows(work, who, action) for action in legal)
    return [action.text() for action in legal]


def codes(work: TinyWork, action: Action, seat: str = "") -> list[str]:
    """Why an action is refused; it must not be legal either."""
    frame = work.frame
    who = seat or frame.seats(work)[0]
    assert not frame.allows(work, who, action)
    assert action not in frame.legal(work, who)
    return [reason.code for reason in frame.reasons(work, who, action)]


class Bottom(Frame[Any], frozen=True, tag="bottom"):
    """The end of a test: waits for ever."""

    def run(self, work: Any) -> Wait:
        return Wait.DECISION


def top(work: TinyWork) -> Frame[Any]:
    """The frame that waits."""
    return work.frame
