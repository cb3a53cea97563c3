"""``hexside play-position``: play a position or a saved game line by line in the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from hexside.cli.output import print_json
from hexside.cli.parameters import AsJson, seats_named
from hexside.cli.prompt import Prompt
from hexside.cli.reading import read_game
from hexside.cli.texts import language
from hexside.cli.troubles import STATUS

File = Annotated[Path, typer.Argument(metavar="FILE", help="A position text or a saved game.")]
Seat = Annotated[
    str | None, typer.Option(help="Play only this seat; by default any that must decide.")
]
Actions = Annotated[
    str | None,
    typer.Option(metavar="'A; B'", help="Take these actions, print what happens, and end."),
]
Shown = Annotated[int, typer.Option("--list", min=0, metavar="N", help="Legal actions to list.")]


def play_position(
    file: File,
    seat: Seat = None,
    actions: Actions = None,
    shown: Shown = 20,
    as_json: AsJson = False,
) -> None:
    """Play a position text or a saved game in the terminal, or take given actions and end."""
    game = read_game(file)
    if seat is not None:
        seats_named({seat: ""}, game.rules.seats, "")
    prompt = Prompt(game, seat or "", shown, language())
    if actions is None and not as_json:
        prompt.run()
        return
    opening = prompt.opening()
    if not as_json:
        prompt.show_opening()
    steps: list[dict[str, Any]] = []
    for line in (actions or "").split(";"):
        if not line.strip():
            continue
        step = prompt.take(line.strip())
        steps.append(step)
        if not as_json:
            prompt.show(step)
        if step["refused"]:
            break
    if as_json:
        print_json({"opening": opening, "steps": steps, **prompt.situation()})
    else:
        prompt.show_situation()
    if any(step["refused"] for step in steps):
        raise typer.Exit(STATUS)
