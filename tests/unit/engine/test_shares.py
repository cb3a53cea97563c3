"""Shares of the dice: how they become a seed, and what fixes them."""

from __future__ import annotations

import hashlib

from hexside.engine.shares import SHARE, client_seed_of, share_commitment

ONE, TWO = "1" * 64, "2" * 64


def test_the_seed_has_every_share_whatever_their_order() -> None:
    seed = f"axis={ONE}+soviet={TWO}"
    assert client_seed_of({"soviet": TWO, "axis": ONE}) == seed
    assert client_seed_of({"axis": ONE, "soviet": TWO}) == seed
    assert client_seed_of({}) == ""


def test_a_hash_is_of_one_seat_alone() -> None:
    expected = hashlib.blake2b(f"axis={ONE}".encode(), digest_size=32).hexdigest()
    assert share_commitment("axis", ONE) == expected
    assert share_commitment("soviet", ONE) != expected
    assert SHARE.fullmatch(expected)


def test_what_a_share_looks_like() -> None:
    assert SHARE.fullmatch(ONE)
    for text in ("", "1" * 63, "1" * 65, "G" * 64, "A" * 64, ONE + "\n"):
        assert not SHARE.fullmatch(text)
