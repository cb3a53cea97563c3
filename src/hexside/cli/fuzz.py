"""``hexside fuzz``: random games with every check on."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from hexside.cli.output import print_json, print_table, progress
from hexside.cli.parameters import AsJson, Options, Seed, pairs, scenarios_named
from hexside.cli.texts import text
from hexside.cli.troubles import file_trouble

Name = Annotated[
    str | None,
    typer.Argument(metavar="[GAME[/SCENARIO]]", help="A game or scenario; by default all."),
]
Games = Annotated[int, typer.Option(min=1, metavar="N", help="Number of games of each scenario.")]
Folder = Annotated[Path, typer.Option(metavar="DIR", help="Where failed games are saved.")]


def fuzz(
    name: Name = None,
    games: Games = 10,
    seed: Seed = 1,
    folder: Folder = Path(),
    option: Options = None,
    as_json: AsJson = False,
) -> None:
    """Play random games with every check on; a game that fails is saved as a file."""
    from hexside.conformance.fuzz import SELDOM
    from hexside.conformance.fuzz import fuzz as run

    scenarios = scenarios_named(name)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as fault:
        raise file_trouble(folder, fault) from fault
    fixed = pairs(option, "--option")
    reports = {}
    for scenario in scenarios:
        with progress(scenario, games) as done:
            reports[scenario] = run(scenario, games, seed, folder, done, SELDOM, fixed)
    if as_json:
        print_json(reports)
    else:
        print_table(
            [text(f"cli-{word}") for word in ("scenario", "games", "actions", "seconds", "faults")],
            [
                (
                    scenario,
                    report.games,
                    report.actions,
                    f"{report.seconds:.1f}",
                    len(report.failures),
                )
                for scenario, report in reports.items()
            ],
        )
        for report in reports.values():
            for failure in report.failures:
                typer.echo(f"{failure.seed}: {failure.code}: {failure.detail}", err=True)
                typer.echo(f"  hexside replay {failure.file}", err=True)
    if any(report.failures for report in reports.values()):
        raise typer.Exit(1)
