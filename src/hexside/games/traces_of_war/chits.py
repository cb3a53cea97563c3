"""4.2 Command chits: the secret choice of both players."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import combinations

from hexside.engine import Action, Decision, Frame, Reason, Wait
from hexside.games.traces_of_war.actions import Chits
from hexside.games.traces_of_war.rules import TracesRules
from hexside.games.traces_of_war.tables import AXIS, SIDES, SOVIET, TurnRow
from hexside.games.traces_of_war.work import TracesWork


def sub_multisets(chits: tuple[str, ...], size: int) -> list[tuple[str, ...]]:
    """Every different selection of so many chits; the chits must be sorted."""
    return sorted(set(combinations(chits, size)))


def take_out(pool: tuple[str, ...], chosen: Iterable[str]) -> tuple[str, ...]:
    """A pool without the chosen chits; raise ``ValueError`` when one is not there."""
    rest = list(pool)
    for chit in chosen:
        rest.remove(chit)
    return tuple(rest)


def join(pool: tuple[str, ...], more: Iterable[str]) -> tuple[str, ...]:
    """A pool with more chits, sorted."""
    return tuple(sorted((*pool, *more)))


def chits_of(rules: TracesRules, side: int, turn: int) -> tuple[str, ...]:
    """3.0: the chits of a side that exist by a turn."""
    found: list[str] = []
    for chit in rules.chits.values():
        if chit.side == SIDES[side] and chit.from_turn <= turn:
            found.extend([chit.id] * chit.count)
    return tuple(sorted(found))


def is_stavka_available(rules: TracesRules, turn: int, crossing_points: int) -> bool:
    """4.2.1, table 6.7: by the turn and the crossing points in Soviet hands."""
    most = rules.tables.stavka.get(str(turn))
    return most is not None and crossing_points <= most


def fronts(rules: TracesRules, chits: Iterable[str]) -> int:
    """4.2.1: the number of different Fronts among chits."""
    return len({chit for chit in chits if rules.chits[chit].kind == "hq"})


def is_soviet_choice(rules: TracesRules, chosen: tuple[str, ...]) -> bool:
    """4.2.1: all four Fronts, or three of them and STAVKA."""
    need = rules.tables.soviet_choice
    different = fronts(rules, chosen)
    if different >= need.different_fronts:
        return True
    has_stavka = any(rules.chits[chit].kind == "stavka" for chit in chosen)
    return has_stavka and different >= need.different_fronts_with_stavka


class ChitChoice(Frame, frozen=True, tag="chit-choice"):
    """4.2: both players choose at the same time; nobody sees the other's choice."""

    pending: tuple[str, ...] = SIDES

    def run(self, work: TracesWork) -> Wait:
        if self.pending:
            return Wait.DECISION
        work.pop()
        return Wait.NOTHING

    def seats(self, work: TracesWork) -> tuple[str, ...]:
        return self.pending

    def _size(self, work: TracesWork, seat: str) -> int:
        row = turn_row(work)
        return row.axis_chits if seat == SIDES[AXIS] else row.soviet_chits

    def decision(self, work: TracesWork, seat: str) -> Decision:
        return Decision(
            seat,
            "choose-chits",
            "4.2.2" if seat == SIDES[AXIS] else "4.2.1",
            {"count": min(self._size(work, seat), len(self._pool(work, seat)))},
            {"chits": list(self._pool(work, seat)), "count": self._size(work, seat)},
        )

    def _pool(self, work: TracesWork, seat: str) -> tuple[str, ...]:
        if seat == SIDES[AXIS]:
            return work.data.inactive_axis
        available = is_stavka_available(work.rules, work.turn, work.data.crossing_count)
        kinds = work.rules.chits
        return tuple(
            chit for chit in work.data.inactive_soviet if available or kinds[chit].kind != "stavka"
        )

    def legal(self, work: TracesWork, seat: str) -> list[Action]:
        pool = self._pool(work, seat)
        size = min(self._size(work, seat), len(pool))
        found = sub_multisets(pool, size)
        if seat == SIDES[SOVIET]:
            found = [chosen for chosen in found if is_soviet_choice(work.rules, chosen)]
        return [Chits(chosen) for chosen in found]

    def allows(self, work: TracesWork, seat: str, action: Action) -> bool:
        return (
            isinstance(action, Chits)
            and action == action.canonical()
            and not self._problems(work, seat, action)
        )

    def _problems(self, work: TracesWork, seat: str, action: Chits) -> list[Reason]:
        rules = work.rules
        pool = self._pool(work, seat)
        section = "4.2.2" if seat == SIDES[AXIS] else "4.2.1"
        size = min(self._size(work, seat), len(pool))
        found = []
        if len(action.chits) != size:
            found.append(
                Reason("wrong-number-of-chits", section, {"count": len(action.chits), "need": size})
            )
        have = Counter(pool)
        for chit, wanted in sorted(Counter(action.chits).items()):
            if wanted <= have[chit]:
                continue
            kind = rules.chits.get(chit)
            if kind is not None and kind.kind == "stavka" and seat == SIDES[SOVIET]:
                found.append(Reason("stavka-not-available", "4.2.1", {"turn": work.turn}))
            else:
                found.append(Reason("chit-not-available", section, {"chit": chit}))
        if not found and seat == SIDES[SOVIET] and not is_soviet_choice(rules, action.chits):
            found.append(Reason("fronts-missing", "4.2.1", {"count": fronts(rules, action.chits)}))
        return found

    def reasons(self, work: TracesWork, seat: str, action: Action) -> list[Reason]:
        if not isinstance(action, Chits):
            return []
        found = self._problems(work, seat, action)
        return found or [Reason("chits-not-sorted", "4.2")]

    def take(self, work: TracesWork, seat: str, action: Action) -> None:
        assert isinstance(action, Chits)
        data = work.data
        if seat == SIDES[AXIS]:
            work.change(
                chosen_axis=action.chits,
                hand=action.chits,
                inactive_axis=take_out(data.inactive_axis, action.chits),
            )
        else:
            work.change(
                chosen_soviet=action.chits,
                inactive_soviet=take_out(data.inactive_soviet, action.chits),
            )
        work.tell_only((seat,), "chits-chosen", "4.2", seat=seat, chits=action.chits)
        work.tell_others((seat,), "chits-chosen-hidden", "4.2", seat=seat, count=len(action.chits))
        work.replace(ChitChoice(tuple(other for other in self.pending if other != seat)))


def turn_row(work: TracesWork) -> TurnRow:
    """7.1: the space of the turn track; past the last one the last row holds."""
    track = work.rules.tables.turn
    return track[min(work.turn, len(track)) - 1]
