"""Which package may import which: an import-linter contract, and its table in CONTRIBUTING.md.

The rows are in ``pyproject.toml``. A row names a package of Hexside (``games.*`` is every package
directly under ``games``) and everything that its modules may import: rows of ours, libraries, and
sets of standard library modules. An import that no row allows is an error, and so is a module
without a row. ``python -m tools.import_table`` rewrites the table.
"""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Mapping
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any

import msgspec
from grimp import ImportGraph
from importlinter import Contract, ContractCheck, fields, output

ROOT = "hexside"
PROJECT = Path(__file__).parents[1] / "pyproject.toml"
FILE = Path(__file__).parents[1] / "CONTRIBUTING.md"
BEGIN, END = "<!-- import table: make import-table -->", "<!-- end of the import table -->"

#: Allows everything.
ANY = "*"


class Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the modules of a package may import besides each other."""

    ours: tuple[str, ...]
    libraries: tuple[str, ...] = ()
    standard: tuple[str, ...] = (ANY,)


class Table(msgspec.Struct, frozen=True):
    """All rows, and the sets of standard library modules that they name."""

    rows: dict[str, Row]
    standard: dict[str, tuple[str, ...]]

    def faults(self) -> list[str]:
        """Names in rows that refer to nothing."""
        found = []
        for name, row in self.rows.items():
            for kind, used, known in (
                ("row", row.ours, self.rows),
                ("set", row.standard, self.standard),
            ):
                found += [f"{name}: no {kind} {one}" for one in used if one not in (*known, ANY)]
        return found

    def place(self, module: str) -> tuple[str, str] | None:
        """The row of a module of ours and the package that it covers; the deepest match counts."""
        parts = module.split(".")
        for depth in range(len(parts), 1, -1):
            package = ".".join(parts[1:depth])
            for name in (package, f"{package.rpartition('.')[0]}.{ANY}"):
                if name in self.rows:
                    return name, package
        return (ROOT, ROOT) if module == ROOT and ROOT in self.rows else None

    def is_allowed(self, importer: str, imported: str) -> bool:
        """Whether one module may import another; the importer has a row."""
        here = self.place(importer)
        assert here is not None
        row = self.rows[here[0]]
        top = imported.partition(".")[0]
        if top == ROOT:
            there = self.place(imported)
            if there is None or there == here:
                return there == here
            return any(name in row.ours for name in (there[0], ANY))
        if top in sys.stdlib_module_names:
            return any(name == ANY or top in self.standard[name] for name in row.standard)
        return any(fnmatchcase(top, name) for name in row.libraries)


class Fault(msgspec.Struct, frozen=True, order=True):
    """An import that no row allows, or a module without a row."""

    importer: str
    imported: str = ""
    line: int = 0

    def __str__(self) -> str:
        if not self.imported:
            return f"{self.importer} has no row in pyproject.toml"
        return f"{self.importer} may not import {self.imported} (line {self.line})"


def faults(table: Table, graph: ImportGraph) -> list[Fault]:
    """Everything in an import graph that a table does not allow."""
    found = []
    for module in sorted(graph.modules):
        if module.partition(".")[0] != ROOT:
            continue
        if table.place(module) is None:
            found.append(Fault(module))
            continue
        for imported in sorted(graph.find_modules_directly_imported_by(module)):
            if not table.is_allowed(module, imported):
                details = graph.get_import_details(importer=module, imported=imported)
                found += [Fault(module, imported, row["line_number"]) for row in details]
    return found


class _Tables(fields.Field[dict[str, Any]]):
    """A TOML table, unchanged."""

    def parse(self, raw_data: Any) -> dict[str, Any]:
        if not isinstance(raw_data, dict):
            raise fields.ValidationError("a table is expected")
        return raw_data


class AllowedImports(Contract):
    """The contract type ``allowed``."""

    rows = _Tables()
    standard = _Tables()

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:
        """Check every direct import; chains through an allowed package are allowed."""
        table = table_of(self.contract_options)
        found = [*table.faults(), *map(str, faults(table, graph))]
        return ContractCheck(kept=not found, metadata={"faults": found})

    def render_broken_contract(self, check: ContractCheck) -> None:
        """Print every import that is not allowed."""
        for fault in check.metadata["faults"]:
            output.print_error(fault, bold=False)


def table_of(options: Mapping[str, Any]) -> Table:
    """The table of a contract's options."""
    return msgspec.convert({"rows": options["rows"], "standard": options["standard"]}, Table)


def project_table() -> Table:
    """The table of this project."""
    project = tomllib.loads(PROJECT.read_text(encoding="utf-8"))
    (found,) = (
        contract
        for contract in project["tool"]["importlinter"]["contracts"]
        if contract["type"] == "allowed"
    )
    return table_of(found)


# The readable table


def markdown(table: Table) -> str:
    """The table as Markdown."""
    lines = [
        "| package | may import of ours | libraries | standard library |",
        "|---|---|---|---|",
    ]
    for name, row in table.rows.items():
        cells = (_listed(row.ours), _listed(row.libraries), _listed(row.standard))
        lines.append(f"| `{name}` | {' | '.join(cells)} |")
    lines.append("")
    for name, modules in table.standard.items():
        lines.append(f"- {name}: `{' '.join(modules)}`")
    return "\n".join(lines)


def _listed(names: tuple[str, ...]) -> str:
    return "everything" if ANY in names else ", ".join(names) or "nothing"


def written(text: str, table: Table) -> str:
    """A text with the table between its two markers."""
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}\n\n{markdown(table)}\n\n{END}{after}"


def main() -> None:
    """Rewrite the table of CONTRIBUTING.md."""
    text = FILE.read_text(encoding="utf-8")
    FILE.write_text(written(text, project_table()), encoding="utf-8")


if __name__ == "__main__":
    main()
