"""The ``hexside`` command: the list of subcommands, and what they share."""

from __future__ import annotations

import io
import sys
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from hexside.cli.backup import backup, restore
from hexside.cli.bench import bench
from hexside.cli.census import census
from hexside.cli.check import check
from hexside.cli.fuzz import fuzz
from hexside.cli.games import games
from hexside.cli.host_key import host_key
from hexside.cli.map import draw_map
from hexside.cli.match import match
from hexside.cli.play_position import play_position
from hexside.cli.replay import replay
from hexside.cli.rules import rules
from hexside.cli.serve import Folder, Host, NoBrowser, Port, PublicUrl, serve
from hexside.cli.texts import LANGUAGES, choose_language, text
from hexside.cli.troubles import STATUS, as_trouble, listed, trouble
from hexside.collector import look_seldom


class Commands(TyperGroup):
    """Commands that report errors in plain words on the error stream."""

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except (typer.Exit, typer.Abort):
            raise
        except Exception as fault:
            told = as_trouble(fault)
            if told is None:
                raise
            for line in told.lines:
                typer.echo(line, err=True)
            raise typer.Exit(STATUS) from None


app = typer.Typer(
    name="hexside",
    cls=Commands,
    help="Hex-and-counter wargames with every rule enforced.",
    epilog="Without a command: start the local server and open it in the browser.",
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def _version(asked: bool) -> None:
    if asked:
        from hexside import __version__
        from hexside.pathfinding import KERNEL

        typer.echo(f"hexside {__version__}")
        typer.echo(text({"compiled": "cli-kernel-compiled", "pure": "cli-kernel-pure"}[KERNEL]))
        raise typer.Exit


def _language(name: str) -> str:
    choose_language("")
    if name and name not in LANGUAGES:
        raise trouble("cli-unknown-language", name=name, known=listed(LANGUAGES))
    choose_language(name)
    return name


Version = Annotated[
    bool,
    typer.Option("--version", callback=_version, is_eager=True, help="Print the version."),
]
Language = Annotated[
    str,
    typer.Option(
        "--lang",
        metavar="LANG",
        callback=_language,
        is_eager=True,
        help="Language of messages: en, pl or ru; also from HEXSIDE_LANG and LANG.",
        show_default=False,
    ),
]


@app.callback(invoke_without_command=True)
def start(
    context: typer.Context,
    host: Host = "127.0.0.1",
    port: Port = 8000,
    folder: Folder = None,
    no_browser: NoBrowser = False,
    public_url: PublicUrl = "",
    lang: Language = "",
    version: Version = False,
) -> None:
    """Hex-and-counter wargames with every rule enforced.

    Without a command: start the local server and open it in the browser.
    """
    if context.invoked_subcommand is None:
        serve(host, port, folder, no_browser, public_url)


app.command("serve")(serve)
app.command("host-key")(host_key)
app.command("backup")(backup)
app.command("restore")(restore)
app.command("games")(games)
app.command("match")(match)
app.command("fuzz")(fuzz)
app.command("replay")(replay)
app.command("check")(check)
app.command("rules")(rules)
app.command("map")(draw_map)
app.command("bench")(bench)
app.command("play-position")(play_position)
app.command("census")(census)


def main() -> None:
    """The entry point of the installed command."""
    look_seldom()
    for stream in (sys.stdout, sys.stderr):
        # A terminal that lacks a letter shows a question mark instead of failing.
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    app(prog_name="hexside")


if __name__ == "__main__":
    main()
