"""``hexside games``: list the games and scenarios."""

from __future__ import annotations

from typing import Any

import typer

from hexside.cli.output import print_json, print_table
from hexside.cli.parameters import AsJson
from hexside.cli.texts import language, text


def games(as_json: AsJson = False) -> None:
    """List the games with their scenarios, seats and optional rules."""
    found = [_game(game_id) for game_id in _ids()]
    if as_json:
        print_json({"games": found})
        return
    print_table(
        [text("cli-scenario"), text("cli-title"), text("cli-turns"), text("cli-seats")],
        [
            (
                f"{game['id']}/{row['id']}",
                f"{game['title']}: {row['title']}",
                f"{row['first_turn']}-{row['first_turn'] + row['turns'] - 1}",
                " ".join(row["seats"]),
            )
            for game in found
            for row in game["scenarios"]
        ],
    )
    typer.echo()
    print_table(
        [text("cli-game"), text("cli-option"), text("cli-values"), text("cli-default")],
        [
            (game["id"], row["id"], " ".join(row["values"]), row["default"])
            for game in found
            for row in game["options"]
        ],
    )


def _ids() -> tuple[str, ...]:
    import hexside.games  # noqa: F401  (announces the games)
    from hexside.engine import registry

    return registry.game_ids()


def _game(game_id: str) -> dict[str, Any]:
    from hexside.engine import registry
    from hexside.phrasing import Phrasing

    definition = registry.game(game_id)
    said = Phrasing(language())
    return {
        "id": game_id,
        "title": said.game(game_id),
        "version": definition.version,
        "scenarios": [
            {
                "id": info.id,
                "title": said.scenario(game_id, info.id),
                "first_turn": info.first_turn,
                "turns": info.turns,
                "seats": info.seats,
            }
            for info in definition.scenarios()
        ],
        "options": [
            {"id": row.id, "rule": row.rule, "values": row.values, "default": row.default}
            for row in definition.options()
        ],
    }
