"""The secret choice: quotas handed in, seats at once, secrets kept."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from hexside.engine import Reason, redacted
from hexside.mechanics.actions import Chits, Done
from hexside.mechanics.chit_pull.cup import missing_compulsory, quotas_missed
from hexside.mechanics.chit_pull.selection import SecretSelection
from tests.unit.mechanics.tiny import Bottom, TinyWork, codes, play, texts, tiny_work

POOLS = {"axis": ("g1", "g2", "reinf", "r1", "r2"), "soviet": ("s1", "s1", "s2")}
NATION = {"g1": "german", "g2": "german", "reinf": "german", "r1": "rum", "r2": "rum"}


class Select(SecretSelection[TinyWork], frozen=True, tag="select"):
    """The Axis takes two German and one Romanian chit, its reinforcements among them."""

    general_section: ClassVar[str] = "6.1"

    def pool(self, work: TinyWork, seat: str) -> tuple[str, ...]:
        return tuple(sorted(POOLS[work.rules.side_of(seat)]))

    def number(self, work: TinyWork, seat: str) -> int:
        return 3 if work.rules.side_of(seat) == "axis" else 2

    def section(self, work: TinyWork, seat: str) -> str:
        return "6.2"

    def shortcomings(self, work: TinyWork, seat: str, chits: tuple[str, ...]) -> Iterable[Reason]:
        if work.rules.side_of(seat) == "axis":
            for group in quotas_missed(chits, NATION.__getitem__, {"german": 2, "rum": 1}):
                yield Reason("quota", "6.2", {"group": group})
            for chit in missing_compulsory(self.pool(work, seat), chits, ("reinf",)):
                yield Reason("compulsory", "6.2", {"chit": chit})

    def keep(self, work: TinyWork, seat: str, chits: tuple[str, ...]) -> None:
        work.data.chosen[seat] = chits

    def confidants(self, work: TinyWork, seat: str) -> tuple[str, ...]:
        return work.rules.seats_of(work.rules.side_of(seat))


def test_the_validator_decides_what_is_legal() -> None:
    work = tiny_work(Bottom(), Select(("axis", "soviet")), chosen={})
    assert texts(work, "axis") == [
        "chits g1 r1 reinf",
        "chits g1 r2 reinf",
        "chits g2 r1 reinf",
        "chits g2 r2 reinf",
    ]
    assert texts(work, "soviet") == ["chits s1 s1", "chits s1 s2"]
    assert codes(work, Chits(("g1", "g2", "r1")), "axis") == ["compulsory"]
    assert codes(work, Chits(("r1", "r2", "reinf")), "axis") == ["quota", "quota"]
    assert codes(work, Chits(("s1", "s9")), "soviet") == ["chit-not-available"]
    assert codes(work, Chits(("s2", "s2", "s2")), "soviet") == [
        "wrong-number-of-chits",
        "chit-not-available",
    ]
    assert codes(work, Chits(("s2", "s1")), "soviet") == ["chits-not-sorted"]
    assert codes(work, Done(), "soviet") == []


def test_both_choose_at_once_and_in_secret() -> None:
    seats = {"axis": "axis", "north": "soviet", "south": "soviet"}
    work = tiny_work(Bottom(), Select(("axis", "north", "south")), seats=seats, chosen={})
    told = play(work, Chits(("s1", "s2")), "north")
    assert [event.code for event in redacted(told, "north")] == ["chits-chosen"]
    # A seat of the same side is let in on the secret here; the enemy and spectators are not.
    assert [event.code for event in redacted(told, "south")] == ["chits-chosen"]
    assert [event.code for event in redacted(told, "axis")] == ["chits-chosen-hidden"]
    assert [event.code for event in redacted(told, "")] == ["chits-chosen-hidden"]
    assert work.frame.seats(work) == ("axis", "south")
    play(work, Chits(("s1", "s1")), "south")
    play(work, Chits(("g1", "r1", "reinf")), "axis")
    assert work.frame == Bottom()
    assert work.data.chosen["north"] == ("s1", "s2")
