"""Dice: seeded, countable, verifiable and fair."""

from __future__ import annotations

import hashlib

import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy.stats import chi2

from hexside.conformance.dice_checks import chi_square, face_counts
from hexside.engine import Dice
from hexside.engine.dice import commitment, draw
from hexside.engine.match import seed_text


@pytest.mark.parametrize("faces", [2, 6, 7, 10])
def test_sixty_thousand_rolls_are_fair(faces: int) -> None:
    counts = face_counts(Dice(seed_text(2026), "client"), 60_000, faces)
    assert sum(counts) == 60_000
    assert chi_square(counts) < chi2.ppf(0.999, faces - 1)


def test_pairs_of_rolls_are_fair() -> None:
    """A roll says nothing about the next one."""
    dice = Dice(seed_text(1))
    counts = [0] * 36
    for _ in range(20_000):
        first, dice = dice.below(6)
        second, dice = dice.below(6)
        counts[first * 6 + second] += 1
    assert chi_square(counts) < chi2.ppf(0.999, 35)


def test_crooked_dice_would_be_noticed() -> None:
    assert chi_square([10_300, 9_700, 10_000, 10_000, 10_000, 10_000]) > chi2.ppf(0.99, 5)


@given(server=st.text(max_size=20), client=st.text(max_size=20), limit=st.integers(1, 1_000))
def test_a_draw_can_be_recomputed(server: str, client: str, limit: int) -> None:
    dice = Dice(server, client, 5)
    value, after = dice.below(limit)
    assert 0 <= value < limit
    assert value == draw(server, client, after.counter - 1) % limit
    assert (after.server_seed, after.client_seed) == (server, client)
    assert dice.counter == 5


def test_the_formula_is_the_published_one() -> None:
    digest = hashlib.blake2b(b"server:client:7", digest_size=8).digest()
    assert draw("server", "client", 7) == int.from_bytes(digest, "big")


def test_the_commitment_is_the_hash_of_the_server_seed() -> None:
    expected = hashlib.blake2b(b"secret", digest_size=32).hexdigest()
    assert commitment("secret") == Dice("secret", "x", 4).commitment() == expected


def test_numbers_past_the_last_whole_multiple_are_drawn_again() -> None:
    """With a limit just above half the span, about half of all draws are thrown away."""
    limit = (1 << 63) + 1
    dice = Dice("again")
    for _ in range(20):
        value, dice = dice.below(limit)
        assert value < limit
    assert dice.counter > 25


def test_fixed_dice_come_first_and_leave_the_counter() -> None:
    dice = Dice("seed", fixed=(5, 2))
    first, dice = dice.roll()
    second, dice = dice.roll()
    assert (first, second, dice.counter, dice.fixed) == (5, 2, 0, ())
    third, dice = dice.roll()
    assert third == Dice("seed").roll()[0]
    assert dice.counter == 1


def test_both_seeds_matter() -> None:
    rolls = {
        tuple(Dice(server, client, number).roll()[0] for number in range(30))
        for server in ("a", "b")
        for client in ("", "c")
    }
    assert len(rolls) == 4
