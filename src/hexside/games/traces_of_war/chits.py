"""4.2 Command chits: the secret choice of both players."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from hexside.engine import Reason
from hexside.games.traces_of_war.rules import TracesRules
from hexside.games.traces_of_war.tables import AXIS, SIDES, TurnRow
from hexside.games.traces_of_war.work import TracesWork
from hexside.mechanics.chit_pull.cup import chits_in_play, take_out
from hexside.mechanics.chit_pull.selection import SecretSelection


def chits_of(rules: TracesRules, side: int, turn: int) -> tuple[str, ...]:
    """3.0: the chits of a side that exist by a turn."""
    return chits_in_play(rules.chits.values(), SIDES[side], turn)


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


class ChitChoice(SecretSelection[TracesWork], frozen=True, tag="chit-choice"):
    """4.2: both players choose at the same time; neither sees the other's choice."""

    pending: tuple[str, ...] = SIDES
    general_section: ClassVar[str] = "4.2"

    def section(self, work: TracesWork, seat: str) -> str:
        return "4.2.2" if work.rules.number_of[seat] == AXIS else "4.2.1"

    def number(self, work: TracesWork, seat: str) -> int:
        row = turn_row(work)
        return row.axis_chits if work.rules.number_of[seat] == AXIS else row.soviet_chits

    def pool(self, work: TracesWork, seat: str) -> tuple[str, ...]:
        if work.rules.number_of[seat] == AXIS:
            return work.data.inactive_axis
        available = is_stavka_available(work.rules, work.turn, work.data.crossing_count)
        kinds = work.rules.chits
        return tuple(
            chit for chit in work.data.inactive_soviet if available or kinds[chit].kind != "stavka"
        )

    def unavailable(self, work: TracesWork, seat: str, chit: str) -> Reason:
        kind = work.rules.chits.get(chit)
        if kind is not None and kind.kind == "stavka" and work.rules.number_of[seat] != AXIS:
            return Reason("stavka-not-available", "4.2.1", {"turn": work.turn})
        return super().unavailable(work, seat, chit)

    def shortcomings(self, work: TracesWork, seat: str, chits: tuple[str, ...]) -> Iterable[Reason]:
        """4.2.1: the Soviet player needs his Fronts; the Axis may choose what he likes."""
        if work.rules.number_of[seat] == AXIS or is_soviet_choice(work.rules, chits):
            return ()
        return (Reason("fronts-missing", "4.2.1", {"count": fronts(work.rules, chits)}),)

    def keep(self, work: TracesWork, seat: str, chits: tuple[str, ...]) -> None:
        data = work.data
        if work.rules.number_of[seat] == AXIS:
            work.change(
                chosen_axis=chits, hand=chits, inactive_axis=take_out(data.inactive_axis, chits)
            )
        else:
            work.change(chosen_soviet=chits, inactive_soviet=take_out(data.inactive_soviet, chits))


def turn_row(work: TracesWork) -> TurnRow:
    """7.1: the space of the turn track; past the last one the last row holds."""
    track = work.rules.tables.turn
    return track[min(work.turn, len(track)) - 1]
