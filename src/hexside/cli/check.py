"""``hexside check``: check the data files of the games, and what replacements change."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
import typer

from hexside.cli.output import print_json, print_table
from hexside.cli.parameters import AsJson, Overrides, folders
from hexside.cli.texts import text
from hexside.cli.troubles import STATUS, fault_text, file_trouble, listed, trouble

if TYPE_CHECKING:
    from hexside.atlas.checks import Finding
    from hexside.datafiles import DataFileError, Difference
    from hexside.engine.registry import AnyGame

Game = Annotated[str | None, typer.Argument(metavar="[GAME]", help="A game; by default all.")]
Schemas = Annotated[
    Path | None, typer.Option(metavar="DIR", help="Write the JSON Schemas of the files here.")
]


class Report(msgspec.Struct, frozen=True):
    """The results for the files of one game."""

    game: str
    scenarios: int
    faults: list[DataFileError]
    differences: list[Difference]
    schemas: list[str]
    findings: list[Finding] = []


def check(
    game: Game = None,
    overrides: Overrides = None,
    schemas: Schemas = None,
    as_json: AsJson = False,
) -> None:
    """Read and cross-check the data files; with --overrides show what the replacements change."""
    from hexside import atlas
    from hexside.engine import registry

    replaced = folders(overrides)
    if replaced and game is None and len(registry.game_ids()) > 1:
        # Games have files of the same name, so replacements belong to one game.
        raise trouble("cli-overrides-of-which-game", known=listed(registry.game_ids()))
    names = [game] if game else list(registry.game_ids())
    # A map can be checked before its game has rules.
    maps_only = [
        name
        for name in ([game] if game else atlas.games())
        if name in atlas.games() and name not in registry.game_ids()
    ]
    definitions = {name: registry.game(name) for name in names if name not in maps_only}
    reports = [_checked(name, found, replaced) for name, found in definitions.items()]
    reports += [Report(name, len(atlas.scenarios(name)), [], [], []) for name in maps_only]
    reports = [_with_map(report) for report in reports]
    if schemas is not None:
        reports = [
            msgspec.structs.replace(
                report, schemas=_write_schemas(report.game, definitions[report.game], schemas)
            )
            for report in reports
            if report.game in definitions
        ]
    if as_json:
        print_json({"games": [_document(report) for report in reports]})
    else:
        for report in reports:
            _print(report)
    if any(report.faults or report.findings for report in reports):
        raise typer.Exit(STATUS)


def _checked(name: str, definition: AnyGame, overrides: tuple[str, ...]) -> Report:
    from hexside.datafiles import DataFileErrors

    scenarios = 0
    try:
        for info in definition.scenarios():
            definition.rules(info.id, {}, overrides)
            scenarios += 1
        differences = definition.check(overrides)
    except DataFileErrors as found:
        return Report(name, scenarios, found.errors, [], [])
    return Report(name, scenarios, [], differences, [])


def _with_map(report: Report) -> Report:
    """The report, including problems on the map and in the set-ups."""
    from hexside import atlas
    from hexside.atlas.checks import check_map
    from hexside.datafiles import DataFileErrors

    if report.game not in atlas.games() or report.faults:
        return report
    try:
        return msgspec.structs.replace(report, findings=check_map(report.game))
    except DataFileErrors as found:
        return msgspec.structs.replace(report, faults=found.errors)


def _finding_text(finding: Finding) -> str:
    said = text(f"mapcheck-{finding.code}", **finding.args)
    return f"{said} ({finding.section})" if finding.section else said


def _write_schemas(name: str, definition: AnyGame, folder: Path) -> list[str]:
    offered = definition.schemas()
    if not offered:
        raise trouble("cli-no-schemas", game=name)
    written = []
    for file, schema in offered.items():
        target = folder / name / f"{file}.schema.json"
        try:
            target.parent.mkdir(parents=True, exist_ok=True)
            content = msgspec.json.format(msgspec.json.encode(schema), indent=2)
            target.write_bytes(content + b"\n")
        except OSError as fault:
            raise file_trouble(target, fault) from fault
        written.append(str(target))
    return written


def _document(report: Report) -> dict[str, Any]:
    return {
        "game": report.game,
        "scenarios": report.scenarios,
        "faults": [{"text": fault_text(f), **msgspec.to_builtins(f)} for f in report.faults],
        "differences": report.differences,
        "schemas": report.schemas,
        "findings": [{"text": _finding_text(f), **msgspec.to_builtins(f)} for f in report.findings],
    }


def _print(report: Report) -> None:
    if report.faults:
        typer.echo(text("cli-check-faults", game=report.game, count=len(report.faults)), err=True)
        for fault in report.faults:
            typer.echo(fault_text(fault), err=True)
        return
    if report.findings:
        count = len(report.findings)
        typer.echo(text("cli-check-findings", game=report.game, count=count), err=True)
        for finding in report.findings:
            typer.echo(_finding_text(finding), err=True)
        return
    typer.echo(text("cli-check-good", game=report.game, scenarios=report.scenarios))
    if report.differences:
        print_table(
            [text(f"cli-{word}") for word in ("file", "row", "field", "base", "override")],
            [
                [cell if cell is not None else "-" for cell in msgspec.structs.astuple(difference)]
                for difference in report.differences
            ],
        )
    for file in report.schemas:
        typer.echo(file)
