"""JSON Schema of the data files, so that editors complete keys and mark mistakes while typing."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import inspect

from hexside.datafiles.cells import is_many, may_be_none
from hexside.datafiles.csv_tables import columns_of

DIALECT = "https://json-schema.org/draft/2020-12/schema"


def json_schema(shape: type[msgspec.Struct]) -> dict[str, Any]:
    """The schema of a TOML document; unknown keys are refused, as the reader refuses them."""
    schema: dict[str, Any] = {"$schema": DIALECT, **msgspec.json.schema(shape)}
    for definition in schema.get("$defs", {}).values():
        if "properties" in definition:
            definition.setdefault("additionalProperties", False)
    return schema


def table_schema(row: type[msgspec.Struct]) -> dict[str, Any]:
    """The schema of a CSV table seen as a list of rows, each an object of columns."""
    properties: dict[str, Any] = {}
    required: list[str] = []
    info = inspect.type_info(row)
    assert isinstance(info, inspect.StructType)  # columns_of refuses anything else
    definitions: dict[str, Any] = msgspec.json.schema(row).get("$defs", {})
    own: dict[str, Any] = definitions.pop(info.cls.__name__)
    for name, column in columns_of(row).items():
        field = column.field
        kind = field.type.type if isinstance(field.type, inspect.Metadata) else field.type
        properties[name] = _cell_schema(own["properties"][name], kind)
        if field.required:
            required.append(name)
    rows: dict[str, Any] = {
        "type": "object",
        "properties": properties,
        "required": required,
        "additionalProperties": False,
    }
    schema: dict[str, Any] = {
        "$schema": DIALECT,
        "title": row.__name__,
        "type": "array",
        "items": rows,
    }
    if definitions:
        schema["$defs"] = definitions
    return schema


def _cell_schema(schema: dict[str, Any], kind: inspect.Type) -> dict[str, Any]:
    """A cell that holds a list is text: words separated by spaces."""
    if isinstance(kind, inspect.BoolType):
        return {"enum": ["yes", "no"]}
    if is_many(kind) or isinstance(kind, inspect.TupleType):
        return {"type": "string", "pattern": r"^(\S+( +\S+)*)?$"}
    if may_be_none(kind):
        return {"anyOf": [{"const": ""}, *schema.get("anyOf", [schema])]}
    return schema
