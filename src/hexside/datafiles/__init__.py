"""Data files: CSV and TOML into typed structs, every fault with its file and line."""

from hexside.datafiles.board_faults import add_board_faults
from hexside.datafiles.differences import Difference
from hexside.datafiles.errors import DataFileError, DataFileErrors, Problems
from hexside.datafiles.schemas import json_schema, table_schema
from hexside.datafiles.sources import Sources
from hexside.datafiles.tables import Row, collect_table, read_table
from hexside.datafiles.toml_files import Document, collect_toml, read_document, read_toml

__all__ = [
    "DataFileError",
    "DataFileErrors",
    "Difference",
    "Document",
    "Problems",
    "Row",
    "Sources",
    "add_board_faults",
    "collect_table",
    "collect_toml",
    "json_schema",
    "read_document",
    "read_table",
    "read_toml",
    "table_schema",
]
