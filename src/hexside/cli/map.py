"""``hexside map``: the board as a picture."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from hexside.cli.output import print_json
from hexside.cli.parameters import AsJson
from hexside.cli.texts import language, text
from hexside.cli.troubles import file_trouble, trouble

Board = Annotated[
    str, typer.Argument(metavar="GAME", help="Game id, as listed by `hexside games`.")
]
Scenario = Annotated[str | None, typer.Option(help="Show the opening set-up of this scenario.")]
Out = Annotated[Path, typer.Option(metavar="FILE", help="A file that ends in .svg or .png.")]
Counters = Annotated[
    bool, typer.Option("--counters", help="Draw the counter sheet instead of the board.")
]
Width = Annotated[int, typer.Option(min=100, max=20000, help="Width of a PNG in pixels.")]

NO_BROWSER = "no-chromium"
SUFFIXES = (".svg", ".png")


def draw_map(
    game: Board,
    out: Out,
    scenario: Scenario = None,
    counters: Counters = False,
    width: Width = 3000,
    as_json: AsJson = False,
) -> None:
    """Draw a board, with --scenario its opening set-up, or the counters, as SVG or PNG."""
    from hexside import atlas
    from hexside.engine import registry

    suffix = out.suffix.lower()
    if suffix not in SUFFIXES:
        raise trouble("cli-map-suffix", file=str(out))
    # A board can be drawn before its game has rules.
    if game not in atlas.games():
        registry.split(f"{game}/{scenario}" if scenario else game)
    from hexside.drawing import counter_sheet, draw_board

    picture = counter_sheet(game) if counters else draw_board(game, scenario, language())
    try:
        out.parent.mkdir(parents=True, exist_ok=True)
        if suffix == ".svg":
            out.write_text(picture, encoding="utf-8")
        else:
            _rasterise(picture, out, width)
    except OSError as fault:
        raise file_trouble(out, fault) from fault
    size = out.stat().st_size
    if as_json:
        print_json({"game": game, "scenario": scenario, "file": str(out), "bytes": size})
    else:
        typer.echo(text("cli-map-drawn", file=str(out), size=round(size / 1000)))


def _rasterise(picture: str, out: Path, width: int) -> None:
    from hexside.drawing.raster import RasterError, to_png

    try:
        to_png(picture, out, width)
    except RasterError as fault:
        if fault.code == NO_BROWSER:
            raise trouble("cli-no-browser", tried=fault.arguments["tried"]) from fault
        reason = " ".join((fault.code, *fault.arguments.values()))
        raise trouble("cli-no-picture", file=str(out), reason=reason) from fault
