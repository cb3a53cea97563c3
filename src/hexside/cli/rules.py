"""``hexside rules``: the checklist of a game's rules, and which tests prove them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from hexside.conformance.coverage import (
    Proof,
    checklist,
    games,
    proofs,
    read_report,
    scan,
    unproved,
)

Game = Annotated[str, typer.Argument(help="Game id, as listed by `hexside games`.")]
Coverage = Annotated[bool, typer.Option("--coverage", help="Show the tests that prove each row.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]
Tests = Annotated[
    Path | None,
    typer.Option(help="Folder of the tests to scan; by default that of the source tree."),
]
Report = Annotated[
    Path | None,
    typer.Option(help="Report of a test run (pytest --rules-report) to use instead of a scan."),
]


def rules(
    game: Game,
    coverage: Coverage = False,
    as_json: AsJson = False,
    tests: Tests = None,
    report: Report = None,
) -> None:
    """List the rules, worked examples and rulings of a game, and with --coverage their tests."""
    if game not in games():
        raise typer.BadParameter(f"{game}: known games are {', '.join(games())}")
    show = {
        (False, False): _print_checklist,
        (False, True): _print_checklist_json,
        (True, False): _print_coverage,
        (True, True): _print_coverage_json,
    }[coverage, as_json]
    found = _found(game, tests, report) if coverage else [Proof(r, ()) for r in checklist(game)]
    show(found)
    if unproved(found) and coverage:
        raise typer.Exit(1)


def _found(game: str, tests: Path | None, report: Path | None) -> list[Proof]:
    """The rows with their tests, from a report or from the source of the tests."""
    if report is not None:
        try:
            return read_report(report, game)
        except (OSError, ValueError) as fault:
            raise typer.BadParameter(f"{report}: not a report of a test run") from fault
    folder = tests if tests is not None else Path(__file__).parents[3] / "tests"
    if not folder.is_dir():
        raise typer.BadParameter("no tests here: name their folder with --tests or use --report")
    return proofs(game, scan(folder))


def _print_checklist(found: list[Proof]) -> None:
    table = _table("row", "sections", "capability", "status")
    for proof in found:
        table.add_row(*_cells(proof))
    Console().print(table)


def _print_coverage(found: list[Proof]) -> None:
    table = _table("row", "sections", "capability", "status", "tests")
    for proof in found:
        table.add_row(*_cells(proof), str(len(proof.tests)))
    console = Console()
    console.print(table)
    provable = [proof for proof in found if proof.row.status != "wording"]
    proved = sum(proof.is_proved for proof in provable)
    console.print(f"{proved} of {len(provable)} rows are cited by tests")
    for row in unproved(found):
        console.print(f"{row.row}: marked done, but no test proves it")


def _table(*headings: str) -> Table:
    table = Table(box=None, pad_edge=False)
    for heading in headings:
        table.add_column(heading)
    return table


def _cells(proof: Proof) -> tuple[str, str, str, str]:
    row = proof.row
    return row.row, " ".join(row.sections), row.capability, row.status


def _print_checklist_json(found: list[Proof]) -> None:
    _print_json({"game": found[0].row.game, "rows": [_entry(proof) for proof in found]})


def _print_coverage_json(found: list[Proof]) -> None:
    _print_json(
        {
            "game": found[0].row.game,
            "rows": [{**_entry(proof), "tests": proof.tests} for proof in found],
            "proved": sum(proof.is_proved for proof in found),
            "unproved": [row.row for row in unproved(found)],
        }
    )


def _entry(proof: Proof) -> dict[str, object]:
    row = proof.row
    return {
        "row": row.row,
        "kind": row.kind,
        "sections": row.sections,
        "capability": row.capability,
        "status": row.status,
    }


def _print_json(document: dict[str, object]) -> None:
    typer.echo(json.dumps(document, ensure_ascii=False, indent=1))
