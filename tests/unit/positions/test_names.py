"""Places of a small board have names in three languages."""

from __future__ import annotations

import pytest

import hexside
from hexside.engine.positions import PositionError

TEXT = """
game = "traces-of-war/campaign"

[board]
hexes = "1528-1835"

[board.places]
town = "1731 1732 1733"

[board.names]
1731 = "Sumy"
1732 = { en = "Kharkov", pl = "Charków", ru = "Харьков" }

[units]
a = { side = "soviet", type = "infantry", attack = 4, hex = "1832" }
"""


def names(text: str) -> dict[str, dict[str, str]]:
    board = hexside.position(text).rules.board
    return {board.grid.names[place.hex]: place.names for place in board.places}


def test_a_name_is_one_text_or_one_for_each_language() -> None:
    found = names(TEXT)
    assert found["1731"] == {"en": "Sumy", "pl": "Sumy", "ru": "Sumy"}
    assert found["1732"]["ru"] == "Харьков"
    # Without a name its number is shown.
    assert found["1733"]["en"] == "1733"


def test_names_are_written_and_read_again() -> None:
    written = hexside.position(TEXT).position()
    assert names(written) == names(TEXT)
    assert hexside.position(written).position() == written


def test_a_hex_number_with_a_dot_is_a_key_in_quotes() -> None:
    text = """
game = "iskra/campaign"

[board]
hexes = "05.05-07.07"

[board.terrain]
village = "06.06"

[board.places]
village = "06.06"

[board.names]
"06.06" = "Lipka"

[units]
a = { side = "soviet", attack = 4, hex = "05.05" }
"""
    written = hexside.position(text).position()
    assert names(written)["06.06"]["pl"] == "Lipka"


@pytest.mark.parametrize(
    ("entry", "code"),
    [
        ('1828 = "Nowhere"', "name-without-place"),
        ("1731 = 5", "expected-name"),
        ('1731 = ""', "expected-name"),
        (f'1731 = "{"x" * 41}"', "expected-name"),
        ('1731 = "two\\nlines"', "expected-name"),
        ('1731 = { en = "Kharkov" }', "unknown-key"),
        ('1731 = { en = "a", pl = "b", ru = "c", de = "d" }', "unknown-key"),
        ('1731 = { en = "a", pl = "b", ru = 5 }', "expected-name"),
    ],
)
def test_what_is_no_name_is_refused_with_its_place(entry: str, code: str) -> None:
    with pytest.raises(PositionError) as refused:
        hexside.position(TEXT.replace('1731 = "Sumy"', entry))
    assert [problem.code for problem in refused.value.problems] == [code]
    assert refused.value.problems[0].key.startswith("board.names.")
