"""``hexside rules``: the text of a game's rules, the checklist, and the tests that prove them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from hexside.cli import texts
from hexside.cli.output import print_json, print_table
from hexside.cli.parameters import AsJson, Overrides, folders
from hexside.cli.troubles import listed, trouble

if TYPE_CHECKING:
    from hexside.conformance.coverage import Proof

Game = Annotated[str, typer.Argument(help="Game id, as listed by `hexside games`.")]
Text = Annotated[bool, typer.Option("--text", help="Print the readable rules.")]
Section = Annotated[
    str | None,
    typer.Option(metavar="N", help="Print this section of the rules and those below it."),
]
Coverage = Annotated[bool, typer.Option("--coverage", help="Show the tests that prove each row.")]
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
    text: Text = False,
    section: Section = None,
    coverage: Coverage = False,
    as_json: AsJson = False,
    overrides: Overrides = None,
    tests: Tests = None,
    report: Report = None,
) -> None:
    """List the rules, rulings and examples of a game, with --coverage their tests; or --text."""
    if text or section is not None:
        from hexside.cli import rules_text

        found_sections = rules_text.sections(game, section, folders(overrides))
        show_sections = rules_text.print_sections_json if as_json else rules_text.print_sections
        show_sections(found_sections)
        return
    from hexside.conformance.coverage import Proof, checklist, games, unproved

    if game not in games():
        raise trouble("cli-unknown-game", name=game, known=listed(games()))
    show: Callable[[list[Proof]], None] = {
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
    from hexside.conformance.coverage import proofs, read_report, scan

    if report is not None:
        try:
            return read_report(report, game)
        except (OSError, ValueError) as fault:
            raise trouble("cli-not-a-report", file=str(report)) from fault
    folder = tests if tests is not None else Path(__file__).parents[3] / "tests"
    if not folder.is_dir():
        raise trouble("cli-no-tests", folder=str(folder))
    return proofs(game, scan(folder))


def _print_checklist(found: list[Proof]) -> None:
    print_table(_headings("row", "sections", "capability", "status"), map(_cells, found))


def _print_coverage(found: list[Proof]) -> None:
    from hexside.conformance.coverage import unproved

    print_table(
        _headings("row", "sections", "capability", "status", "tests"),
        [(*_cells(proof), len(proof.tests)) for proof in found],
    )
    provable = [proof for proof in found if proof.row.status != "wording"]
    proved = sum(proof.is_proved for proof in provable)
    typer.echo(texts.text("cli-rows-proved", proved=proved, rows=len(provable)))
    for row in unproved(found):
        typer.echo(texts.text("cli-row-unproved", row=row.row))


def _headings(*names: str) -> list[str]:
    return [texts.text(f"cli-{name}") for name in names]


def _cells(proof: Proof) -> tuple[str, str, str, str]:
    row = proof.row
    return row.row, " ".join(row.sections), row.capability, row.status


def _print_checklist_json(found: list[Proof]) -> None:
    print_json({"game": found[0].row.game, "rows": [_entry(proof) for proof in found]})


def _print_coverage_json(found: list[Proof]) -> None:
    from hexside.conformance.coverage import unproved

    print_json(
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
