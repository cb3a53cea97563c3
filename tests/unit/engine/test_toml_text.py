"""TOML writing: what is written reads back as the same data."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hexside.engine.toml_text import toml_text

TEXT = st.text(st.characters(exclude_categories=["Cs"]), max_size=12)
KEYS = st.text(st.characters(exclude_categories=["Cs"]), max_size=8)
PLAIN = st.booleans() | st.integers(-(2**63), 2**63 - 1) | st.floats(allow_nan=False) | TEXT
VALUES = st.recursive(
    PLAIN,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(KEYS, inner, max_size=3),
    max_leaves=12,
)


@given(document=st.dictionaries(KEYS, VALUES, max_size=5))
def test_documents_are_read_back(document: dict[str, Any]) -> None:
    assert tomllib.loads(toml_text(document)) == document


@given(document=st.dictionaries(KEYS, VALUES, max_size=3))
def test_board_sections_are_read_back(document: dict[str, Any]) -> None:
    whole = {"game": "g", "board": document, "agenda": [{"frame": "turn"}, document]}
    assert tomllib.loads(toml_text(whole)) == whole


def test_small_tables_stay_on_one_line() -> None:
    text = toml_text({"units": {"a": {"hex": "0101", "left": 1}}, "turn": 3})
    assert text == 'turn = 3\n\n[units]\na = { hex = "0101", left = 1 }\n'


def test_lists_of_tables_get_headings() -> None:
    text = toml_text({"agenda": [{"frame": "turn"}, {"frame": "battle", "markers": [1, 2]}]})
    assert text.count("[[agenda]]") == 2
    assert tomllib.loads(text)["agenda"][1]["markers"] == [1, 2]


def test_a_value_without_a_form_is_refused() -> None:
    with pytest.raises(TypeError):
        toml_text({"value": object()})
