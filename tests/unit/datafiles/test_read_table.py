"""Tables: conversion by field type, and every fault of a file at once."""

from __future__ import annotations

import enum
import time
from pathlib import Path
from typing import Annotated, Literal

import msgspec
import pytest

from hexside.datafiles import DataFileErrors, Problems, collect_table, read_table


class Arm(enum.Enum):
    INFANTRY = "infantry"
    TANK = "tank"


class Unit(msgspec.Struct, frozen=True):
    id: str
    side: Literal["axis", "soviet"]
    arm: Arm
    attack: int
    defense: Annotated[int, msgspec.Meta(ge=0, le=20)]
    weight: float = 1.5
    hex: Annotated[str, msgspec.Meta(pattern=r"^\d{4}$")] | None = None
    tags: tuple[str, ...] = ()
    is_elite: bool = msgspec.field(default=False, name="elite")
    turn: int | Literal["never"] = 1


HEADER = "id,side,arm,attack,defense,weight,hex,tags,elite,turn\n"


def write(folder: Path, text: str) -> Path:
    path = folder / "units.csv"
    path.write_bytes(text.encode())
    return path


def faults(path: Path) -> list[str]:
    with pytest.raises(DataFileErrors) as caught:
        read_table(path, Unit, "id")
    return [str(error) for error in caught.value.errors]


def codes(path: Path) -> list[tuple[int | None, str | None, str]]:
    with pytest.raises(DataFileErrors) as caught:
        read_table(path, Unit, "id")
    return [(error.line, error.field, error.code) for error in caught.value.errors]


def test_values_follow_the_types_of_the_fields(tmp_path: Path) -> None:
    path = write(tmp_path, HEADER + "17pz, axis ,tank,8,6,2.5,1731,panzer mech,yes,never\n")
    (row,) = read_table(path, Unit, "id")
    assert row.line == 2
    assert row.value == Unit(
        "17pz", "axis", Arm.TANK, 8, 6, 2.5, "1731", ("panzer", "mech"), True, "never"
    )


def test_empty_cells_are_none_or_the_default(tmp_path: Path) -> None:
    (row,) = read_table(write(tmp_path, HEADER + "a,soviet,infantry,1,0,,,,,\n"), Unit)
    assert row.value == Unit("a", "soviet", Arm.INFANTRY, 1, 0)


def test_columns_with_a_default_may_be_absent_and_in_any_order(tmp_path: Path) -> None:
    path = write(tmp_path, "arm,attack,id,side,defense\ntank,3,a,axis,2\n")
    assert read_table(path, Unit)[0].value == Unit("a", "axis", Arm.TANK, 3, 2)


def test_blank_lines_comments_and_quoted_line_breaks_keep_line_numbers(tmp_path: Path) -> None:
    text = (
        "\ufeff# from the counter sheet\n"
        + HEADER
        + '\n"a\nb",axis,tank,1,1,,,,,\n# note\nc,axis,tank,1,1,,,,,\n'
    )
    rows = read_table(write(tmp_path, text), Unit)
    assert [(row.value.id, row.line) for row in rows] == [("a\nb", 4), ("c", 7)]


def test_the_plain_form_names_file_line_field_value_and_expectation(tmp_path: Path) -> None:
    path = write(tmp_path, HEADER + "a,axis,tank,x7,1,,,,,\n")
    assert faults(path) == ["units.csv:2: attack: 'x7' - expected a whole number"]


def test_all_faults_of_all_rows_are_reported(tmp_path: Path) -> None:
    text = HEADER + (
        "a,axs,tnk,1.5,-1,inf,17x1,,maybe,sometimes\n"
        "a,axis,tank,1,21,,,,,\n"
        ",axis,,1,1,,,,,\n"
        "b,axis,tank\n"
        "c,axis,tank,1,1,,,,,,\n"
    )
    assert codes(write(tmp_path, text)) == [
        (2, "side", "one-of"),
        (2, "arm", "one-of"),
        (2, "attack", "whole-number"),
        (2, "defense", "at-least"),
        (2, "weight", "number"),
        (2, "hex", "pattern"),
        (2, "elite", "yes-no"),
        (2, "turn", "one-of"),
        (3, "defense", "at-most"),
        (3, "id", "duplicate-id"),
        (4, "id", "empty"),
        (4, "arm", "empty"),
        (5, None, "short-row"),
        (6, None, "long-row"),
    ]


def test_unknown_words_come_with_the_nearest_known_one(tmp_path: Path) -> None:
    (fault,) = faults(write(tmp_path, HEADER + "a,Soviets,tank,1,1,,,,,\n"))
    assert fault == (
        "units.csv:2: side: 'Soviets' - expected one of axis, soviet; did you mean soviet?"
    )


def test_faults_of_the_header(tmp_path: Path) -> None:
    text = "id,id,side,arm,atack,defense\na,b,axis,tank,1,x\n"
    assert codes(write(tmp_path, text)) == [
        (1, "id", "duplicate-column"),
        (1, None, "unknown-column"),
        (1, "attack", "missing-column"),
        (2, "defense", "whole-number"),
    ]


@pytest.mark.parametrize(
    ("content", "code", "line"),
    [
        (b"", "no-header", None),
        (b"\n# nothing\n", "no-header", None),
        (HEADER.encode() + b'a,"axis,tank,1,1\n', "csv-quoting", 2),
        (b'"id', "csv-quoting", 1),
        (b"id\n\xff\xfe\n", "utf-8", 2),
    ],
)
def test_files_that_are_no_tables(
    tmp_path: Path, content: bytes, code: str, line: int | None
) -> None:
    path = tmp_path / "units.csv"
    path.write_bytes(content)
    assert codes(path) == [(line, None, code)]


def test_every_line_that_is_not_utf_8_is_reported(tmp_path: Path) -> None:
    path = tmp_path / "units.csv"
    path.write_bytes(b"id\n\xff\na\n\xe9t\xe9\n")
    assert codes(path) == [(2, None, "utf-8"), (4, None, "utf-8")]


def test_missing_and_unreadable_files(tmp_path: Path) -> None:
    assert faults(tmp_path / "units.csv") == ["units.csv: the file is missing"]
    assert faults(tmp_path) == [f"{tmp_path.name}: the file cannot be read"]


def test_a_key_of_two_columns(tmp_path: Path) -> None:
    text = HEADER + "a,axis,tank,1,1,,,,,\na,soviet,tank,1,1,,,,,\na,axis,tank,2,2,,,,,\n"
    with pytest.raises(DataFileErrors) as caught:
        read_table(write(tmp_path, text), Unit, ("id", "side"), name="map/units.csv")
    assert str(caught.value) == "map/units.csv:4: id side: 'a axis' - already used in line 2"


def test_collecting_keeps_the_sound_rows(tmp_path: Path) -> None:
    path = write(tmp_path, HEADER + "a,axis,tank,?,1,,,,,\nb,axis,tank,1,1,,,,,\n")
    problems = Problems()
    rows = collect_table(problems, path, Unit)
    assert [row.value.id for row in rows] == ["b"]
    assert [error.code for error in problems.errors] == ["whole-number"]


class Pair(msgspec.Struct, frozen=True):
    low: int
    high: int

    def __post_init__(self) -> None:
        if self.low > self.high:
            raise ValueError("low > high")


def test_checks_of_the_struct_itself_are_faults_of_the_row(tmp_path: Path) -> None:
    path = tmp_path / "pairs.csv"
    path.write_text("low,high\n1,2\n3,2\n")
    with pytest.raises(DataFileErrors) as caught:
        read_table(path, Pair)
    assert str(caught.value) == "pairs.csv:3: the values do not fit together: low > high"


def test_two_hundred_units_are_read_in_a_few_milliseconds(tmp_path: Path) -> None:
    rows = "".join(f"u{n},axis,tank,{n},3,,1731,a b,yes,2\n" for n in range(200))
    path = write(tmp_path, HEADER + rows)
    read_table(path, Unit, "id")
    fastest = 1.0
    for _ in range(5):
        start = time.perf_counter()
        read_table(path, Unit, "id")
        fastest = min(fastest, time.perf_counter() - start)
    # Measured 1 to 2 ms; the bound leaves room for a busy machine.
    assert fastest < 0.015
