"""TOML documents: structs out of tables, and the line of every fault."""

from __future__ import annotations

import datetime
import enum
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
import pytest

from hexside.datafiles import DataFileErrors, read_document, read_toml
from hexside.datafiles.toml_lines import key_lines


class Season(enum.Enum):
    MUD = "mud"
    SNOW = "snow"


class Placed(msgspec.Struct, frozen=True):
    unit: str
    hex: Annotated[str, msgspec.Meta(pattern=r"^\d{4}$")]
    steps: int = 2


class ByDate(msgspec.Struct, frozen=True, tag_field="end", tag="date"):
    day: datetime.date


class ByTurn(msgspec.Struct, frozen=True, tag_field="end", tag="turn"):
    turn: int


class Scenario(msgspec.Struct, frozen=True, rename="kebab"):
    name: str
    first_turn: Annotated[int, msgspec.Meta(ge=1)]
    units: tuple[Placed, ...]
    season: Season | None = None
    first: Literal["axis", "soviet"] = "axis"
    limits: dict[int, float] = {}
    until: ByDate | ByTurn | None = None
    corner: tuple[int, int] = (0, 0)
    notes: dict[str, Any] = {}
    is_short: bool = False


GOOD = """\
name = "Race"
first-turn = 3
season = "mud"
limits = { 1 = 2, 2 = 2.5 }
corner = [4, 5]
is-short = true

[until]
end = "date"
day = 1943-09-01

[[units]]
unit = "17pz"
hex = "1731"

[[units]]
unit = "2ss"
hex = "1630"
steps = 1

[notes]
anything = [1, "two"]
"""


def write(folder: Path, text: str) -> Path:
    path = folder / "race.toml"
    path.write_text(text, encoding="utf-8")
    return path


def faults(folder: Path, text: str) -> list[tuple[int | None, str | None, str]]:
    with pytest.raises(DataFileErrors) as caught:
        read_toml(write(folder, text), Scenario)
    return [(error.line, error.field, error.code) for error in caught.value.errors]


def test_a_document_becomes_its_struct(tmp_path: Path) -> None:
    assert read_toml(write(tmp_path, GOOD), Scenario) == Scenario(
        name="Race",
        first_turn=3,
        units=(Placed("17pz", "1731"), Placed("2ss", "1630", 1)),
        season=Season.MUD,
        limits={1: 2.0, 2: 2.5},
        until=ByDate(datetime.date(1943, 9, 1)),
        corner=(4, 5),
        notes={"anything": [1, "two"]},
        is_short=True,
    )


def test_all_faults_have_their_lines(tmp_path: Path) -> None:
    text = """\
name = 3
frist-turn = 1
season = "mad"
corner = [4, "5"]
units = [
  { unit = "17pz", hex = "1731" },
  # moved up
  { unit = "2ss", hex = "x", steps = true },
  { hex = "1630" },
]

[until]
end = "dusk"

[limits]
one = 1
2 = "two"
"""
    assert sorted(faults(tmp_path, text), key=str) == sorted(
        [
            (1, "name", "text"),
            (2, "frist-turn", "unknown-key"),
            (None, "first-turn", "missing-key"),
            (3, "season", "one-of"),
            (4, "corner[1]", "whole-number"),
            (8, "units[1].hex", "pattern"),
            (8, "units[1].steps", "whole-number"),
            (9, "units[2].unit", "missing-key"),
            (13, "until.end", "one-of"),
            (16, "limits.one", "whole-number"),
            (17, "limits.2", "number"),
        ],
        key=str,
    )


def test_an_unknown_key_comes_with_the_nearest_known_one(tmp_path: Path) -> None:
    with pytest.raises(DataFileErrors) as caught:
        read_toml(write(tmp_path, GOOD.replace("is-short", "is-shrot")), Scenario)
    (error,) = caught.value.errors
    assert error.args["nearest"] == "is-short"
    assert str(error).startswith("race.toml:6: is-shrot: unknown key, expected one of name,")


@pytest.mark.parametrize(
    ("text", "line"),
    [("a = 1\nb = \n", 2), ("a = 1\na = 2\n", 2), ('a = """', 1), ("a = " + "[" * 4000, 1)],
)
def test_broken_syntax_is_one_fault_with_its_line(tmp_path: Path, text: str, line: int) -> None:
    assert faults(tmp_path, text) == [(line, None, "toml-syntax")]


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (("first-turn = 3", "first-turn = 0"), "at-least"),
        (("first-turn = 3", "first-turn = true"), "whole-number"),
        (("corner = [4, 5]", "corner = [4]"), "entries"),
        (("corner = [4, 5]", "corner = 4"), "list"),
        (("is-short = true", "is-short = 1"), "true-false"),
        (("day = 1943-09-01", "day = 1943-09-01T00:00:00"), "date-or-time"),
        (('end = "date"\n', ""), "missing-key"),
        (("limits = { 1 = 2, 2 = 2.5 }", "limits = { 1 = inf }"), "number"),
        (("limits = { 1 = 2, 2 = 2.5 }", "limits = { --1 = 1 }"), "whole-number"),
        (('season = "mud"', "season = 0x" + "f" * 9000), "one-of"),
        (("limits = { 1 = 2, 2 = 2.5 }", "limits = 3"), "table"),
    ],
)
def test_each_kind_of_wrong_value(tmp_path: Path, change: tuple[str, str], code: str) -> None:
    (fault,) = faults(tmp_path, GOOD.replace(*change))
    assert fault[2] == code


def test_lines_of_keys_in_every_notation() -> None:
    text = '''\
title = """
[not.a.table]
x = 1
"""
a.b = 1 # dotted
"quoted key" = 'x # y'

[[army]]
id = 1
[[army.corps]]
id = 2
[[army.corps]]
id = 3
[army.corps.staff]
seats = [
  [1, 2], # nested
  [3,
   4],
]
[[army]]
inline = { x = "]", y = { z = '}' } }
'''
    lines = key_lines(text)
    assert lines["title",] == 1
    assert lines["a", "b"] == 5
    assert lines["quoted key",] == 6
    assert ("x",) not in lines
    assert lines["army", 0, "corps", 1, "id"] == 13
    assert lines["army", 0, "corps", 1, "staff", "seats", 1, 1] == 18
    assert lines["army", 1] == 20
    assert lines["army", 1, "inline", "y", "z"] == 21


def test_a_document_gives_lines_for_cross_checks(tmp_path: Path) -> None:
    document = read_document(write(tmp_path, GOOD))
    assert document.line("units", 1, "hex") == 18
    assert document.line("units", 1, "absent") == 16
    assert document.line("absent") is None
