"""Arguments and options that several commands share."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from hexside.cli.troubles import listed, trouble

AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]
Scenario = Annotated[
    str, typer.Argument(metavar="GAME/SCENARIO", help="As listed by `hexside games`.")
]
Seed = Annotated[int, typer.Option(help="Makes dice and computer players repeatable.")]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="ID=VALUE", help="An optional rule; may be repeated."),
]
Overrides = Annotated[
    list[Path] | None,
    typer.Option(metavar="DIR", help="Folder of replacement data files; may be repeated."),
]


def pairs(values: list[str] | None, option: str) -> dict[str, str]:
    """``name=value`` texts of a repeated option."""
    found: dict[str, str] = {}
    for value in values or ():
        name, equals, right = value.partition("=")
        if not (name and equals and right):
            raise trouble("cli-pair-expected", option=option, value=value)
        found[name] = right
    return found


def folders(values: list[Path] | None) -> tuple[str, ...]:
    """Folders that must exist, in the form that the engine takes."""
    for value in values or ():
        if not value.is_dir():
            raise trouble("cli-folder-missing", folder=str(value))
    return tuple(str(value) for value in values or ())


def scenarios_named(name: str | None) -> list[str]:
    """The ``game/scenario`` ids that a name stands for: all, those of a game, or one."""
    from hexside.engine import registry

    if not name:
        return list(registry.scenario_ids())
    game, slash, _ = name.partition("/")
    if slash:
        return ["/".join(registry.split(name))]
    return [f"{game}/{info.id}" for info in registry.game(game).scenarios()]


def seats_named(chosen: dict[str, str], seats: tuple[str, ...], default: str) -> dict[str, str]:
    """The player of each seat; raise if the scenario has no such seat."""
    for seat in chosen:
        if seat not in seats:
            raise trouble("cli-unknown-seat", seat=seat, known=listed(seats))
    return {seat: chosen.get(seat, default) for seat in seats}
