"""Whatever stands in a data file, the reader answers with values or with ``DataFileErrors``."""

from __future__ import annotations

import contextlib
import tomllib
from pathlib import Path
from typing import Any, Literal

import msgspec
import tomlkit
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from hexside.datafiles import DataFileErrors, read_table, read_toml
from hexside.datafiles.toml_lines import key_lines


class Unit(msgspec.Struct, frozen=True):
    id: str
    side: Literal["axis", "soviet"]
    attack: int
    weight: float = 0.0
    tags: tuple[int, ...] = ()


class Scenario(msgspec.Struct, frozen=True):
    name: str
    units: tuple[Unit, ...] = ()
    limits: dict[int, bool | str] = {}


CELLS = st.sampled_from(["id", "side", "attack", "tags", "a", "axis", "7", "-", '"', "", "1e9"])
LINES = st.lists(CELLS, max_size=6).map(",".join)
TABLES = st.one_of(
    st.binary(max_size=80),
    st.lists(LINES, max_size=6).map(lambda lines: "\n".join(lines).encode()),
    LINES.map(lambda line: f"id,side,attack,weight,tags\n{line}\n".encode()),
)
PIECES = st.sampled_from(
    [
        *("name", "units", "limits", "id", "side = 'axis'\n", "1", "true", "0x10", "inf"),
        *("=", "[", "]", "[[", "]]", "{", "}", '"', "'", '"""', "\n", ",", ".", "#", " ", "\\"),
        "1979-05-27",
    ]
)
DOCUMENTS = st.one_of(st.binary(max_size=80), st.lists(PIECES).map(lambda p: "".join(p).encode()))
FEW = settings(
    max_examples=200, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)


@FEW
@given(content=TABLES)
def test_tables(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "units.csv"
    path.write_bytes(content)
    with contextlib.suppress(DataFileErrors):
        read_table(path, Unit, "id")


@FEW
@given(content=DOCUMENTS)
def test_documents(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "race.toml"
    path.write_bytes(content)
    with contextlib.suppress(DataFileErrors):
        read_toml(path, Scenario)


KEYS = st.text(alphabet="ab-_ .é\"'#", min_size=1, max_size=4)
TREES: st.SearchStrategy[Any] = st.recursive(
    st.one_of(st.integers(0, 9), st.booleans(), st.text(alphabet="a#[]{}=\"'\n", max_size=6)),
    lambda inner: st.one_of(st.lists(inner, max_size=3), st.dictionaries(KEYS, inner, max_size=3)),
    max_leaves=12,
)


def paths(tree: Any, path: tuple[str | int, ...] = ()) -> set[tuple[str | int, ...]]:
    """Every path of the tree, as the lines of keys should have it."""
    if isinstance(tree, dict):
        entries: list[tuple[str | int, Any]] = list(tree.items())
    elif isinstance(tree, list):
        entries = list(enumerate(tree))
    else:
        return set()
    return {
        found for key, entry in entries for found in ({(*path, key)} | paths(entry, (*path, key)))
    }


@FEW
@given(tree=st.dictionaries(KEYS, TREES, max_size=4))
def test_lines_are_found_for_exactly_the_keys_that_the_parser_finds(tree: dict[str, Any]) -> None:
    text = tomlkit.dumps(tree)
    assert set(key_lines(text)) == paths(tomllib.loads(text))
