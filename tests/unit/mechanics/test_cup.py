"""The cup as a multiset of chits."""

from __future__ import annotations

import pytest

from hexside.mechanics.chit_pull.cup import (
    draw,
    join,
    missing,
    missing_compulsory,
    quotas_missed,
    sub_multisets,
    take_out,
    usable,
)
from tests.unit.mechanics.tiny import Bottom, tiny_work


def test_selections_of_equal_chits_are_one() -> None:
    assert sub_multisets(("a", "a", "b"), 2) == [("a", "a"), ("a", "b")]
    assert sub_multisets(("a",), 2) == []
    assert sub_multisets(("a", "b"), 0) == [()]


def test_chits_are_taken_out_one_by_one() -> None:
    assert take_out(("a", "a", "b"), ("a",)) == ("a", "b")
    with pytest.raises(ValueError, match="not in list"):
        take_out(("a",), ("a", "a"))
    assert join(("b",), ("a", "b")) == ("a", "b", "b")
    assert missing(("a", "b"), ("b", "b", "c")) == ["b", "c"]


def test_a_draw_is_random_and_binding() -> None:
    work = tiny_work(Bottom(), dice=(2,))
    assert draw(work, ("a", "b", "c")) == ("b", ("a", "c"))
    assert work.binding


def test_a_side_at_its_limit_has_no_more_usable_chits() -> None:
    side = {"g1": "german", "s1": "soviet", "supply": "both"}.__getitem__
    cup = ("g1", "s1", "supply")
    assert usable(cup, side, {"german": 1, "soviet": 1}) == cup
    assert usable(cup, side, {"german": 0, "soviet": 1}) == ("s1", "supply")


def test_quotas_and_compulsory_chits() -> None:
    nation = {"g1": "german", "g2": "german", "r1": "romanian", "reinf": "german"}.__getitem__
    quotas = {"german": 2, "romanian": 1}
    assert quotas_missed(("g1", "g2", "r1"), nation, quotas) == {}
    assert quotas_missed(("g1", "g2", "reinf"), nation, quotas) == {"german": 3, "romanian": 0}
    assert missing_compulsory(("g1", "reinf"), ("g1",), ("reinf",)) == ["reinf"]
    assert missing_compulsory(("g1",), ("g1",), ("reinf",)) == []
