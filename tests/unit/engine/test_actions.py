"""Actions: the one-line text form and reading it back."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hexside.engine import Action, Refused, parse, verbs
from hexside.engine.actions import verb_of


class Go(Action, frozen=True, tag="go"):
    """Moves along a path."""

    unit: str
    path: tuple[str, ...]


class Pay(Action, frozen=True, tag="pay"):
    """Spends points for a unit."""

    points: int
    unit: str


class Name(Action, frozen=True, tag="name"):
    """Names a unit."""

    unit: str


class Stop(Action, frozen=True, tag="stop"):
    """Ends a step."""


VERBS = verbs(Go, Pay, Stop)
WORDS = st.text(st.characters(exclude_categories=["Z", "C"]), min_size=1, max_size=12).filter(
    lambda word: word.split() == [word]
)


@given(unit=WORDS, path=st.lists(WORDS, max_size=6))
def test_a_path_is_read_back(unit: str, path: list[str]) -> None:
    action = Go(unit, tuple(path))
    assert parse(action.text(), VERBS) == action
    assert str(action) == action.text() == " ".join(["go", unit, *path])


@given(points=st.integers(), unit=WORDS)
def test_numbers_are_read_back(points: int, unit: str) -> None:
    assert parse(Pay(points, unit).text(), VERBS) == Pay(points, unit)


@given(text=st.text(max_size=60))
def test_any_text_is_read_or_refused(text: str) -> None:
    try:
        action = parse(text, VERBS)
    except Refused as error:
        refusal = error.refusal
    else:
        assert parse(action.text(), VERBS) == action
        return
    assert refusal.kind == "unreadable"
    assert refusal.reasons


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "empty-action"),
        ("   ", "empty-action"),
        ("fly a", "unknown-verb"),
        ("go", "missing-word"),
        ("pay 3", "missing-word"),
        ("pay three a", "not-a-number"),
        ("pay " + "9" * 5_000 + " a", "not-a-number"),
        ("stop now", "too-many-words"),
        ("pay 3 a b", "too-many-words"),
    ],
)
def test_what_cannot_be_read_says_why(text: str, code: str) -> None:
    with pytest.raises(Refused) as refused:
        parse(text, VERBS)
    assert [reason.code for reason in refused.value.reasons] == [code]
    assert str(refused.value) == f"unreadable: {code}"


def test_blanks_do_not_matter() -> None:
    assert parse("  go\ta   b\n", VERBS) == Go("a", ("b",))


def test_verbs_are_the_tags() -> None:
    assert {"go": Go, "pay": Pay, "stop": Stop} == VERBS
    assert Stop().verb == verb_of(Stop) == "stop"


def test_actions_of_different_verbs_are_different() -> None:
    assert len({Stop(), Stop(), Go("a", ()), Name("a")}) == 3


def test_long_words_are_cut_in_reasons() -> None:
    with pytest.raises(Refused) as refused:
        parse("x" * 10_000, VERBS)
    assert refused.value.reasons[0].arguments["verb"] == "x" * 40
