"""Losses, victory points and dice of a game, from public information."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from hexside.engine import Rules, View, redacted
from hexside.engine.state import State
from hexside.server.bodies import Draw, Moment, Seeds, Statistics
from hexside.server.live import LiveGame
from hexside.server.stored_match import SPECTATOR, Step, StoredMatch
from hexside.server.wording import Wording

#: A plot of a few hundred pixels shows no more.
MAX_MOMENTS = 240

ELIMINATED = "eliminated"


def statistics(live: LiveGame, seat: str, language: str) -> Statistics:
    """The numbers of a game; the seeds only when it is over and no roll can be predicted."""
    game = live.game
    wording = Wording(game.rules, language)
    need = game.rules.view(game.state, "").tracks.get("victory_need")
    origin = game.origin
    if live.tally is None or not live.tally.belongs_to(game):
        live.tally = Tally(game)
    return Statistics(
        step=game.number(seat, len(game.played)),
        sides={side: wording.or_id("seat", side) for side in game.rules.sides},
        need=float(need) if isinstance(need, (int, float)) else None,
        moments=tuple(
            replace(moment, step=game.number(seat, game.step(SPECTATOR, moment.step)))
            for moment in live.tally.moments(game)
        ),
        draws=tuple(_draws(live, seat, wording)),
        commitment=live.commitment,
        commitments=origin.commitments,
        seeds=Seeds(origin.server_seed, origin.client_seed) if game.over else None,
    )


class Tally:
    """The game sampled at even intervals; later requests continue from there.

    Its steps are those that a spectator counts.
    A unit's lost steps are added up between two samples.
    """

    def __init__(self, game: StoredMatch) -> None:
        # A long game is not sampled at every action.
        self._stride = 1
        while _steps(game) // self._stride > MAX_MOMENTS:
            self._stride *= 2
        self._kept: list[Moment] = []
        self._losses = dict.fromkeys(game.rules.sides, 0)
        self._before: dict[str, int] = {}
        #: The last action sampled, to notice undone actions.
        self._mark: object = None

    def belongs_to(self, game: StoredMatch) -> bool:
        """Whether nothing that was sampled has been taken back."""
        step = self._step
        return step <= 0 or (step <= _steps(game) and _action(game, step) is self._mark)

    @property
    def _step(self) -> int:
        return self._kept[-1].step if self._kept else -1

    def moments(self, game: StoredMatch) -> tuple[Moment, ...]:
        """The samples of a game up to now."""
        last = _steps(game)
        following = self._step + 1 if self._step < 0 else self._step + self._stride
        for step in range(following, last + 1, self._stride):
            state = game.state_after(game.step(SPECTATOR, step))
            self._kept.append(self._count(game.rules, state, step))
            self._mark = _action(game, step) if step else None
            if len(self._kept) > MAX_MOMENTS:
                self._thin()
                return self.moments(game)
        if self._step == last:
            return tuple(self._kept)
        # The newest sample is shown, but counting continues from the last one kept.
        losses, before = dict(self._losses), self._before
        newest = self._count(game.rules, game.state, last)
        self._losses, self._before = losses, before
        return (*self._kept, newest)

    def _thin(self) -> None:
        """Keep every other sample and the last; losses in between are already added up."""
        self._kept = self._kept[::2]
        self._stride *= 2

    def _count(self, rules: Rules, state: State, step: int) -> Moment:
        view = rules.view(state, "")
        now = _strengths(view)
        for unit in view.units:
            lost = self._before.get(unit.id, 0) - now[unit.id]
            if lost > 0:
                self._losses[unit.side] += lost
        self._before = now
        points = view.tracks.get("victory_points")
        known = float(points) if isinstance(points, (int, float)) else None
        return Moment(step, view.turn, dict(self._losses), known)


def _steps(game: StoredMatch) -> int:
    """How many actions a spectator knows of."""
    return game.number(SPECTATOR, len(game.played))


def _action(game: StoredMatch, step: int) -> Step:
    """The action that led to a step of a spectator."""
    return game.played[game.step(SPECTATOR, step - 1)]


def _strengths(view: View) -> dict[str, int]:
    return {unit.id: 0 if unit.box == ELIMINATED else unit.steps for unit in view.units}


def _draws(live: LiveGame, seat: str, wording: Wording) -> Iterator[Draw]:
    for number, step in enumerate(live.game.played, 1):
        if b'"draw"' not in step.encoded:
            continue
        for event in redacted(step.events, seat):
            draw = event.arguments.get("draw")
            die = event.arguments.get("die", 0)
            if isinstance(draw, int):
                yield Draw(
                    live.game.number(seat, number),
                    step.turn,
                    step.seat,
                    draw,
                    die if isinstance(die, int) else 0,
                    wording.event(event),
                )


__all__ = ["Tally", "statistics"]
