"""What a seat sees of stacks in the fog, and how the rest is imagined (Iskra R-64)."""

from __future__ import annotations

from hexside.engine import Dice, SeenStack
from hexside.mechanics.hidden_stacks import TRIES, Fog, redealt

NAMES = ("01", "02", "03", "04")
STACKS = {0: ("g1", "g2"), 1: ("s1", "s2", "s3"), 2: ("s4",)}


def side(unit: str) -> str:
    return "german" if unit[0] == "g" else "soviet"


def test_own_stacks_are_known_whole() -> None:
    fog = Fog(STACKS, side, {"german"})
    assert fog.seen() == {"g1", "g2", "s1", "s4"}
    assert fog.hidden() == {"s2", "s3"}
    assert fog.stacks(NAMES) == (
        SeenStack("01", "german", "g1", ("g2",), 2),
        SeenStack("02", "soviet", "s1"),
        SeenStack("03", "soviet", "s4"),
    )


def test_heights_may_be_open() -> None:
    heights = [stack.height for stack in Fog(STACKS, side, ()).stacks_with_heights(NAMES)]
    assert heights == [2, 3, 1]


def test_what_a_combat_shows() -> None:
    seen = Fog(STACKS, side, {"german"}, shown=("s3",)).stacks(NAMES)
    assert seen[1] == SeenStack("02", "soviet", "s1", ("s3",))


def test_a_counter_that_shows_its_back() -> None:
    """Stalingrad '42 34: a counter of this side, and nothing else is known of it."""
    fog = Fog(STACKS, side, {"german"}, face_down=("s1", "s4", "g1"))
    assert fog.stacks(NAMES)[1:] == (SeenStack("02", "soviet"), SeenStack("03", "soviet"))
    assert fog.stacks(NAMES)[0].top == "g1"
    assert fog.hidden() == {"s1", "s2", "s3", "s4"}


def fits(hex: int, stack: tuple[str, ...], unit: str) -> bool:
    return hex != 0 and len(stack) < 3


def test_hidden_counters_are_dealt_again_below_what_is_seen() -> None:
    dice = Dice("seed")
    found = set()
    for _ in range(40):
        dealt, dice = redealt(STACKS, {"s2", "s3"}, fits, dice)
        assert (dealt[0], dealt[1][0], dealt[2][0]) == (("g1", "g2"), "s1", "s4")
        assert sorted(dealt[1] + dealt[2]) == ["s1", "s2", "s3", "s4"]
        found.add((dealt[1], dealt[2]))
    assert len(found) == 6


def test_where_a_back_is_seen_a_counter_lies() -> None:
    dice = Dice("seed")
    for _ in range(20):
        dealt, dice = redealt(STACKS, {"s1", "s2", "s3", "s4"}, fits, dice)
        assert dealt[1]
        assert dealt[2]


def test_the_real_deal_stands_where_no_other_is_found() -> None:
    asked = []

    def never(hex: int, stack: tuple[str, ...], unit: str) -> bool:
        asked.append(unit)
        return False

    dealt, _ = redealt(STACKS, {"s2", "s3"}, never, Dice("seed"))
    assert dealt == STACKS
    assert len(asked) == TRIES * len(STACKS)
