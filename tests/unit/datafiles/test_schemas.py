"""JSON Schema of documents and tables."""

from __future__ import annotations

import json
from typing import Annotated, Literal

import msgspec

from hexside.datafiles import json_schema, table_schema


class Unit(msgspec.Struct, frozen=True):
    """A counter."""

    id: str
    side: Literal["axis", "soviet"]
    steps: Annotated[int, msgspec.Meta(ge=1)] = 2
    hex: str | None = None
    tags: tuple[str, ...] = ()
    is_elite: bool = msgspec.field(default=False, name="elite")


class Scenario(msgspec.Struct, frozen=True):
    name: str
    units: tuple[Unit, ...]
    limits: dict[str, int] = {}


def test_documents_refuse_unknown_keys() -> None:
    schema = json_schema(Scenario)
    assert schema["$schema"].startswith("https://json-schema.org/")
    definitions = schema["$defs"]
    assert definitions["Scenario"]["additionalProperties"] is False
    assert definitions["Unit"]["additionalProperties"] is False
    assert definitions["Scenario"]["required"] == ["name", "units"]
    limits = definitions["Scenario"]["properties"]["limits"]
    assert limits["additionalProperties"] == {"type": "integer"}
    json.dumps(schema)


def test_tables_are_lists_of_rows_with_text_cells_for_lists() -> None:
    schema = table_schema(Unit)
    row = schema["items"]
    assert schema["type"] == "array"
    assert row["required"] == ["id", "side"]
    assert row["additionalProperties"] is False
    cells = row["properties"]
    assert cells["side"]["enum"] == ["axis", "soviet"]
    assert cells["steps"]["minimum"] == 1
    assert {"const": ""} in cells["hex"]["anyOf"]
    assert cells["tags"]["type"] == "string"
    assert cells["elite"] == {"enum": ["yes", "no"]}
    json.dumps(schema)
