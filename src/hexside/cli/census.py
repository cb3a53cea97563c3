"""``hexside census``: the exact counts of every scenario's start."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any

import typer

from hexside.cli.output import print_json, print_table
from hexside.cli.parameters import AsJson, scenarios_named
from hexside.cli.texts import text
from hexside.cli.troubles import file_trouble, trouble

Name = Annotated[
    str | None,
    typer.Argument(metavar="[GAME[/SCENARIO]]", help="A game or scenario; by default all."),
]
Write = Annotated[bool, typer.Option("--write", help="Rewrite the recorded counts.")]
Folder = Annotated[Path, typer.Option(metavar="DIR", help="Where the recorded counts are stored.")]


def census(
    name: Name = None,
    write: Write = False,
    folder: Folder = Path("tests/census"),
    as_json: AsJson = False,
) -> None:
    """Count reachable hexes, attacks, supplied units and more at every scenario's start."""
    from hexside.conformance.census import census_text

    texts = {scenario: census_text(scenario) for scenario in scenarios_named(name)}
    if write:
        if not folder.is_dir():
            raise trouble("cli-folder-missing", folder=str(folder))
        for scenario, content in texts.items():
            _write(folder / f"{scenario.replace('/', '-')}.json", content)
    counts = {scenario: json.loads(content) for scenario, content in texts.items()}
    if as_json:
        print_json(counts)
        return
    for scenario, count in counts.items():
        typer.echo(scenario)
        print_table([text("cli-item"), text("cli-count")], _flat(count, ""))
        typer.echo()


def _flat(count: dict[str, Any], path: str) -> list[tuple[str, object]]:
    rows: list[tuple[str, object]] = []
    for key, value in count.items():
        name = f"{path}{key}"
        rows += _flat(value, f"{name}.") if isinstance(value, dict) else [(name, value)]
    return rows


def _write(target: Path, content: str) -> None:
    try:
        target.write_text(content, encoding="utf-8")
    except OSError as fault:
        raise file_trouble(target, fault) from fault
