"""Losses, victory points and dice of a game, from what everybody may know."""

from __future__ import annotations

from collections.abc import Iterator

from hexside.engine import View, redacted
from hexside.server.bodies import Draw, Moment, Seeds, Statistics
from hexside.server.live import LiveGame
from hexside.server.tables import state_after
from hexside.server.wording import Wording

#: A plot of a few hundred pixels shows no more.
MOST_MOMENTS = 240

ELIMINATED = "eliminated"


def statistics(live: LiveGame, seat: str, language: str) -> Statistics:
    """The numbers of a game; the seeds only when it is over and no roll can be foretold."""
    game = live.game
    wording = Wording(game.rules, language)
    need = game.view("").tracks.get("victory_need")
    origin = game.origin
    return Statistics(
        step=len(game.played),
        sides={side: wording.or_id("seat", side) for side in game.rules.sides},
        need=float(need) if isinstance(need, (int, float)) else None,
        moments=tuple(_moments(live)),
        draws=tuple(_draws(live, seat, wording)),
        commitment=game.commitment(),
        seeds=Seeds(origin.server_seed, origin.client_seed) if game.over else None,
    )


def _moments(live: LiveGame) -> Iterator[Moment]:
    """The game at even distances; between two moments a unit's lost steps are added up."""
    game = live.game
    last = len(game.played)
    stride = max(1, -(-last // MOST_MOMENTS))
    losses = dict.fromkeys(game.rules.sides, 0)
    before: dict[str, int] = {}
    for step in sorted({*range(0, last, stride), last}):
        view = game.rules.view(state_after(live, step), "")
        now = _strengths(view)
        for unit in view.units:
            lost = before.get(unit.id, 0) - now[unit.id]
            if lost > 0:
                losses[unit.side] += lost
        before = now
        points = view.tracks.get("victory_points")
        yield Moment(
            step,
            view.turn,
            dict(losses),
            float(points) if isinstance(points, (int, float)) else None,
        )


def _strengths(view: View) -> dict[str, int]:
    return {unit.id: 0 if unit.box == ELIMINATED else unit.steps for unit in view.units}


def _draws(live: LiveGame, seat: str, wording: Wording) -> Iterator[Draw]:
    for step, played in enumerate(live.game.played, 1):
        for event in redacted(played.events, seat):
            draw = event.arguments.get("draw")
            die = event.arguments.get("die", 0)
            if isinstance(draw, int):
                yield Draw(
                    step,
                    played.before.turn,
                    played.seat,
                    draw,
                    die if isinstance(die, int) else 0,
                    wording.event(event),
                )


__all__ = ["statistics"]
