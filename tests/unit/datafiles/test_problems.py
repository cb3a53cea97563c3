"""Faults as values: collecting, texts in three languages, passing between processes."""

from __future__ import annotations

import pickle
import re
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

import hexside.datafiles.values as values_module
from hexside.datafiles import DataFileError, DataFileErrors, Problems

PACKAGE = Path(values_module.__file__).parent
CATALOGUES = PACKAGE.parent / "phrasing" / "catalogues"


def two_faults() -> None:
    with Problems() as problems:
        problems.add("map/hexes.csv", 3, "terrain", "wods", "yes-no")
        problems.add_unknown("race.toml", 9, "hex", "17pz", ["17-pz", "2-ss"], "units.csv")


def a_fault_and_a_raised_one() -> None:
    with Problems() as problems:
        problems.add("a.csv", 1, None, None, "empty")
        raise DataFileErrors([DataFileError("b.csv", None, None, None, "missing-file")])


def a_checkpoint() -> None:
    with Problems() as problems:
        problems.add("a.csv", 1, None, None, "empty")
        problems.raise_if_any()


def a_bug() -> None:
    with Problems() as problems:
        problems.add("a.csv", 1, None, None, "empty")
        raise KeyError("bug")


def test_a_collection_raises_everything_at_the_end() -> None:
    with pytest.raises(DataFileErrors) as caught:
        two_faults()
    assert str(caught.value).splitlines() == [
        "map/hexes.csv:3: terrain: 'wods' - expected yes or no",
        "race.toml:9: hex: '17pz' - not defined in units.csv; did you mean 17-pz?",
    ]


def test_faults_raised_inside_join_the_collection() -> None:
    with pytest.raises(DataFileErrors) as caught:
        a_fault_and_a_raised_one()
    assert [error.file for error in caught.value.errors] == ["a.csv", "b.csv"]


def test_a_checkpoint_does_not_double_its_faults() -> None:
    with pytest.raises(DataFileErrors) as caught:
        a_checkpoint()
    assert len(caught.value.errors) == 1


def test_other_exceptions_pass_unchanged() -> None:
    with pytest.raises(KeyError):
        a_bug()


def test_no_faults_no_exception() -> None:
    with Problems() as problems:
        assert len(problems) == 0


def test_codes_without_a_message_show_code_and_arguments() -> None:
    error = DataFileError("a.csv", 1, "x", "y", "off-the-map", {"columns": 65})
    assert str(error) == "a.csv:1: x: 'y' - off-the-map (columns=65)"


def test_faults_survive_pickling() -> None:
    errors = DataFileErrors([DataFileError("a.csv", 1, "x", "y", "empty")])
    assert pickle.loads(pickle.dumps(errors)).errors == errors.errors


def messages(language: str) -> dict[str, FluentBundle]:
    bundle = FluentBundle([language], use_isolating=False)
    source = (CATALOGUES / language / "datafiles.ftl").read_text(encoding="utf-8")
    resource = FluentResource(source)
    bundle.add_resource(resource)
    return {entry.id.name: bundle for entry in resource.body if hasattr(entry, "id")}


ARGUMENTS = {
    "near": 1,
    "nearest": "n",
    "choices": "a, b",
    "columns": 5,
    "cells": 2,
    "bound": 3,
    "count": 1,
    "first": 1234,
    "pattern": "p",
    "reason": "r",
    "source": "s",
}


@pytest.mark.parametrize("language", ["en", "pl", "ru"])
def test_every_message_exists_and_formats_in_each_language(language: str) -> None:
    found = messages(language)
    assert found.keys() == messages("en").keys()
    for name, bundle in found.items():
        pattern = bundle.get_message(name).value
        assert pattern is not None
        text, faults = bundle.format_pattern(pattern, ARGUMENTS)
        assert not faults, (name, faults)
        assert text


def test_every_code_of_the_package_has_a_message_and_every_message_a_code() -> None:
    known = {name.removeprefix("datafile-") for name in messages("en")}
    source = "".join(path.read_text(encoding="utf-8") for path in PACKAGE.glob("*.py"))
    assert {code for code in known if f'"{code}"' in source} == known
    assert set(re.findall(r'Mismatch\("([^"]+)"', source)) <= known
    assert set(re.findall(r'add\([^()]*None, "([^"]+)"', source)) <= known
