"""Data files: CSV and TOML into typed structs, every fault with its file and line."""

from hexside.datafiles.csv_tables import Row, collect_table, read_table
from hexside.datafiles.differences import Difference
from hexside.datafiles.errors import DataFileError, DataFileErrors, Problems
from hexside.datafiles.json_schemas import json_schema, table_schema
from hexside.datafiles.sources import Sources, package_sources
from hexside.datafiles.toml_files import Document, collect_toml, read_document, read_toml

__all__ = [
    "DataFileError",
    "DataFileErrors",
    "Difference",
    "Document",
    "Problems",
    "Row",
    "Sources",
    "collect_table",
    "collect_toml",
    "json_schema",
    "package_sources",
    "read_document",
    "read_table",
    "read_toml",
    "table_schema",
]
