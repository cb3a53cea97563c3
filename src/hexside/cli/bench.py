"""``hexside bench``: measure the engine's speed on this machine, with real scenarios."""

from __future__ import annotations

import datetime
from pathlib import Path
from typing import Annotated

import typer

from hexside.cli.bench_report import Report, machine, markdown, print_report
from hexside.cli.output import print_json, progress
from hexside.cli.parameters import AsJson, scenarios_named
from hexside.cli.texts import text
from hexside.cli.timing import FULL, QUICK, Effort
from hexside.cli.troubles import file_trouble, trouble

Name = Annotated[
    str | None,
    typer.Argument(metavar="[GAME[/SCENARIO]]", help="A game or scenario; by default all."),
]
Quick = Annotated[bool, typer.Option("--quick", help="Fewer runs: seconds, not minutes.")]
Record = Annotated[bool, typer.Option("--record", help="Add the results to the results file.")]
File = Annotated[Path, typer.Option(metavar="FILE", help="The results file for --record.")]
Ratios = Annotated[
    bool, typer.Option("--ratios", help="Only random play, as ratios to a fixed reference.")
]
Peer = Annotated[
    str,
    typer.Option(metavar="COMMAND", help="Prints the actions per second of another engine."),
]

HEADING = (
    "# Benchmark results\n\nWritten by `hexside bench --record`. Compare only within one run.\n"
)


def bench(
    name: Name = None,
    ratios: Ratios = False,
    peer: Peer = "",
    quick: Quick = False,
    record: Record = False,
    file: File = Path("benchmarks/results.md"),
    as_json: AsJson = False,
) -> None:
    """Measure random play, single operations, saving and loading, and starting up."""
    from hexside.cli.bench_ratios import MAIN

    scenarios = list(MAIN) if ratios and not name else scenarios_named(name)
    if record and not file.parent.is_dir():
        raise trouble("cli-no-results-file", file=str(file))
    measured = {True: _ratios, False: _everything}[ratios]
    report = measured(scenarios, {True: QUICK, False: FULL}[quick], peer)
    if record:
        _append(file, markdown(report))
    if as_json:
        print_json(report)
        return
    print_report(report)
    if record:
        typer.echo(text("cli-bench-recorded", file=str(file)))


def _today() -> str:
    return datetime.datetime.now(datetime.UTC).date().isoformat()


def _everything(scenarios: list[str], effort: Effort, peer: str) -> Report:
    from hexside.cli.bench_measures import measure_scenario
    from hexside.cli.bench_start import start_up

    figures = {}
    with progress("bench", len(scenarios) + 1) as done:
        starting = start_up(scenarios[0], effort)
        done(1)
        for number, scenario in enumerate(scenarios, 2):
            figures[scenario] = measure_scenario(scenario, effort, peer)
            done(number)
    return Report(_today(), machine(), starting, figures)


def _ratios(scenarios: list[str], effort: Effort, peer: str) -> Report:
    from hexside.cli.bench_measures import Figures
    from hexside.cli.bench_ratios import measure_ratios

    figures = {}
    with progress("bench", len(scenarios)) as done:
        for number, scenario in enumerate(scenarios, 1):
            figures[scenario] = Figures(measure_ratios(scenario, effort, peer), {}, {})
            done(number)
    return Report(_today(), machine(), {}, figures)


def _append(file: Path, section: str) -> None:
    try:
        before = file.read_text(encoding="utf-8") if file.exists() else HEADING
        file.write_text(before.rstrip("\n") + "\n\n" + section, encoding="utf-8")
    except OSError as fault:
        raise file_trouble(file, fault) from fault
