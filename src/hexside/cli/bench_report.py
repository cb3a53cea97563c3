"""The measures as a readable table and as a section of the results file."""

from __future__ import annotations

import os
import platform
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
import typer

from hexside.cli.output import print_table
from hexside.cli.texts import english, text

if TYPE_CHECKING:
    from hexside.cli.bench_measures import Figures

UNITS = {"us": "µs", "ms": "ms", "bytes": "B", "second": "1/s", "minute": "1/min"}

Words = Callable[[str], str]


class Machine(msgspec.Struct, frozen=True):
    """The machine that the figures were measured on; no names or paths."""

    cpu: str
    cores: int
    system: str
    python: str
    hexside: str


class Report(msgspec.Struct, frozen=True):
    """One run of the benchmark."""

    date: str
    machine: Machine
    #: Milliseconds that a fresh process needs.
    start_up: dict[str, float]
    scenarios: dict[str, Figures]


def machine() -> Machine:
    """This machine."""
    from hexside import __version__

    return Machine(
        _cpu(),
        os.cpu_count() or 1,
        platform.system(),
        platform.python_version(),
        __version__,
    )


def _cpu() -> str:
    """The model of the processor."""
    listed = Path("/proc/cpuinfo")
    if listed.is_file():
        for line in listed.read_text(encoding="utf-8", errors="replace").splitlines():
            name, _, value = line.partition(":")
            if name.strip() == "model name":
                return value.strip()
    return platform.processor() or platform.machine()


# Rows


def unit_of(measure: str) -> str:
    """The unit: the last word of a measure's name."""
    return UNITS.get(measure.rpartition("_")[2], "")


def shown(value: float) -> str:
    """Three significant figures; integers as they are."""
    if value == int(value) or value >= 1000:
        return f"{value:.0f}"
    return f"{value:.3g}"


def _label(measure: str, words: Words) -> str:
    return words("cli-bench-" + measure.replace("_", "-"))


def _single(figures: dict[str, float], words: Words) -> list[tuple[str, str, str]]:
    return [(_label(name, words), unit_of(name), shown(value)) for name, value in figures.items()]


def _double(found: Figures, words: Words) -> list[tuple[str, str, str, str]]:
    return [
        (
            _label(name, words),
            unit_of(name),
            shown(value),
            shown(found.middle[name]) if name in found.middle else "-",
        )
        for name, value in found.start.items()
    ]


def print_report(report: Report) -> None:
    """The tables for reading."""
    here = report.machine
    typer.echo(
        text(
            "cli-bench-machine",
            cpu=here.cpu,
            cores=here.cores,
            python=here.python,
            version=here.hexside,
        )
    )
    headings = [text("cli-measure"), text("cli-unit"), ""]
    if report.start_up:
        print_table(headings, _single(report.start_up, text))
    for scenario, found in report.scenarios.items():
        typer.echo(f"\n{scenario}")
        print_table(headings, _single(found.play, text))
        if found.start:
            both = [*headings[:2], text("cli-start"), text("cli-middle")]
            print_table(both, _double(found, text))


def markdown(report: Report) -> str:
    """A section of the results file, in English."""
    here = report.machine
    lines = [
        f"## {report.date}, Hexside {here.hexside}",
        "",
        f"{here.cpu}, {here.cores} cores, {here.system}, Python {here.python}",
    ]
    if report.start_up:
        lines += ["", *_rows(["process", "unit", "value"], _single(report.start_up, english))]
    for scenario, found in report.scenarios.items():
        lines += ["", f"### {scenario}", ""]
        lines += _rows(["random play", "unit", "value"], _single(found.play, english))
        if found.start:
            lines += [""]
            lines += _rows(["operation", "unit", "start", "mid-game"], _double(found, english))
    return "\n".join(lines) + "\n"


def _rows(
    headings: list[str], rows: list[tuple[str, str, str]] | list[tuple[str, str, str, str]]
) -> list[str]:
    rule = ["---", "---", *["---:"] * (len(headings) - 2)]
    return [f"| {' | '.join(row)} |" for row in (headings, rule, *rows)]
