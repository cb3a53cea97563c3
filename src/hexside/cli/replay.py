"""``hexside replay``: replay a saved game, and verify its dice."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from hexside.cli.output import print_json
from hexside.cli.parameters import AsJson, Overrides, folders
from hexside.cli.reading import named, read_bytes
from hexside.cli.telling import Teller
from hexside.cli.texts import LANGUAGES, language, text
from hexside.cli.troubles import listed, trouble
from hexside.cli.verification import Verdict, difference_text, verify

if TYPE_CHECKING:
    from hexside.api import Game
    from hexside.engine import SavedGame

File = Annotated[Path, typer.Argument(metavar="FILE", help="A saved game.")]
Verify = Annotated[
    bool,
    typer.Option(
        "--verify", help="Recompute every draw from the seeds; name the first difference."
    ),
]
Commitment = Annotated[
    str | None,
    typer.Option(metavar="HASH", help="The published hash; --verify compares it."),
]
Shares = Annotated[
    list[str] | None,
    typer.Option(
        "--share",
        metavar="HEX",
        help="A player's share of the seed; --verify looks for it. May be repeated.",
    ),
]
Log = Annotated[
    str | None, typer.Option(metavar="LANG", help="Print what happened in en, pl or ru.")
]


def replay(
    file: File,
    verify: Verify = False,
    commitment: Commitment = None,
    share: Shares = None,
    overrides: Overrides = None,
    log: Log = None,
    as_json: AsJson = False,
) -> None:
    """Replay a saved game and compare its end; with --verify, recompute every roll."""
    if log is not None and log not in LANGUAGES:
        raise trouble("cli-unknown-language", name=log, known=listed(LANGUAGES))
    saved = _saved(file, folders(overrides))
    if verify:
        verdict = _verdict(file, saved, commitment, share or ())
        game = verdict.game
    else:
        verdict = None
        game = _replayed(file, saved)
    document = _document(game, verdict, log)
    document["practice"] = _marks(saved, game.rules.seats)
    if as_json:
        print_json(document)
    else:
        _print(game, document)
    if verdict is not None and verdict.difference is not None:
        raise typer.Exit(1)


def _saved(file: Path, overrides: tuple[str, ...]) -> SavedGame:
    from hexside import api
    from hexside.engine.match import in_folders, read_saved

    try:
        return in_folders(read_saved(read_bytes(file)), overrides)
    except api.SaveError as fault:
        raise named(file, fault) from fault


def _replayed(file: Path, saved: SavedGame) -> Game:
    from hexside import api
    from hexside.datafiles import DataFileErrors

    try:
        return api.from_saved(saved)
    except (api.SaveError, api.PositionError, DataFileErrors) as fault:
        raise named(file, fault) from fault


def _verdict(
    file: Path, saved: SavedGame, commitment: str | None, shares: Iterable[str]
) -> Verdict:
    from hexside import api
    from hexside.datafiles import DataFileErrors

    try:
        return verify(saved, commitment, shares)
    except (api.SaveError, api.PositionError, DataFileErrors) as fault:
        raise named(file, fault) from fault


def _marks(saved: SavedGame, seats: tuple[str, ...]) -> list[str]:
    """Why the file is not of a fair game: who knew its dice or secrets."""
    from hexside.engine.positions import chooses_dice
    from hexside.server.fairness import POSITION, told_by_file

    marks = told_by_file(saved.marks, seats)
    # A file may keep silent about what it can be seen by.
    if not saved.origin.client_seed and chooses_dice(saved.origin.position):
        marks = (POSITION, *(mark for mark in marks if mark != POSITION))
    return [
        text(
            f"server-{mark.code}",
            **{
                name: text(f"seat-{value}") if name == "seat" else value
                for name, value in mark.arguments.items()
                if isinstance(value, (str, int, float))
            },
        )
        for mark in marks
    ]


def _document(game: Game, verdict: Verdict | None, log: str | None) -> dict[str, Any]:
    result = game.state.result
    document: dict[str, Any] = {
        "game": game.id,
        "rules": game.origin.rules,
        "options": game.origin.options,
        "actions": len(game.played),
        "turn": game.state.turn,
        "waiting": game.waiting,
        "result": result,
        "commitment": game.commitment(),
        "commitments": game.origin.commitments,
    }
    if verdict is not None:
        document["verified"] = verdict.difference is None
        document["difference"] = verdict.difference
        document["draws"] = verdict.draws
        document["dice"] = verdict.dice
    if log is not None:
        teller = Teller(game, log)
        document["log"] = [
            {
                "seat": step.seat,
                "action": step.action.text(),
                "events": teller.events(step.events),
            }
            for step in game.played
        ]
    return document


def _print(game: Game, document: dict[str, Any]) -> None:
    for number, step in enumerate(document.get("log", ()), 1):
        typer.echo(f"{number}. {step['seat']}: {step['action']}")
        for line in step["events"]:
            typer.echo(f"   {line}")
    typer.echo(
        text(
            "cli-replayed",
            game=game.id,
            rules=document["rules"],
            actions=document["actions"],
            turn=document["turn"],
        )
    )
    if game.over:
        typer.echo(Teller(game, language()).result(game))
    typer.echo(text("cli-commitment", hash=document["commitment"]))
    for seat, hash in document["commitments"].items():
        typer.echo(
            text("cli-share-commitment", seat=Teller(game, language()).seat(seat), hash=hash)
        )
    if document["practice"]:
        typer.echo(text("cli-practice"))
    for mark in document["practice"]:
        typer.echo(f"  {mark}")
    if "verified" not in document:
        return
    if document["verified"]:
        typer.echo(text("cli-verified", draws=document["draws"], dice=len(document["dice"])))
    else:
        typer.echo(difference_text(document["difference"]))
