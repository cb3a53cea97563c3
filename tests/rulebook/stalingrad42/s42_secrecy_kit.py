"""34.1.2, 4.5: what the Axis is told by an action, compared with every way to tie the markers."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from hexside.api import Game
from hexside.conformance.faults import Fault, canonical
from hexside.engine import Action, Outcome, State, apply, contract, redacted
from hexside.games.stalingrad42.maskirovka.armies import mask
from hexside.games.stalingrad42.maskirovka.imagining import tied_like
from hexside.games.stalingrad42.maskirovka.knowledge import Way, every_way, real_way, ways_left
from hexside.games.stalingrad42.maskirovka.markers import Markers
from hexside.games.stalingrad42.work import S42Work

OBSERVER = "axis"
#: Of more ways than these only some are compared.
MOST_WAYS = 24


def work_in(game: Game, state: State) -> S42Work:
    """A working copy of any state of a game."""
    work = game.rules.work(state)
    assert isinstance(work, S42Work)
    return work


def _seen(game: Game, outcome: Outcome) -> bytes:
    """All that the Axis gets to see of an action: events, next position, who decides, about what.

    What is written down of its knowledge is left out: that is what is compared with this.
    """
    rules, state = game.rules, outcome.state
    view = rules.view(state, OBSERVER)
    tracks = {key: value for key, value in view.tracks.items() if key != "reserve_boxes_open"}
    told: list[Any] = [
        redacted(outcome.events, OBSERVER),
        replace(view, tracks=tracks),
        contract.waiting(rules, state),
        contract.decision(rules, state, OBSERVER),
        outcome.binding,
    ]
    return canonical(told)


def check_knowledge(game: Game, seat: str, action: Action) -> list[Fault]:
    """4.5: after an action exactly those ways are left under which it would have looked the same.

    One that is left though it would have looked otherwise: something was told that the Axis could
    not have worked out. One that is gone though it would have looked the same: what is held to be
    known hangs on the secret.
    """
    work = work_in(game, game.state)
    if not mask(work).armies:
        return []
    before = ways_left(work)
    outcome = apply(game.rules, game.state, action, seat)
    if not isinstance(outcome, Outcome):
        return _check_refusal(game, seat, action, before)
    seen = _seen(game, outcome)
    left = set(ways_left(work_in(game, outcome.state)))
    found: list[Fault] = []
    if real_way(work) not in before:
        found.append(Fault("truth-ruled-out", action.text()))
    for way in before[:: 1 + len(before) // MOST_WAYS]:
        twin = tied_like(work, way)
        second = apply(game.rules, twin, action, seat)
        if not isinstance(second, Outcome):
            if seat == OBSERVER:
                # Its own actions are as legal under every way that it must reckon with.
                found.append(Fault("refusal-leaks", f"{action.text()} {way}"))
            elif way in left and not isinstance(game.state.frame, Markers):
                found.append(Fault("impossible-way-left", f"{action.text()} {way}"))
            continue
        same = _seen(game, second) == seen
        # 34.1.2: markers that have been exchanged are tied in another way afterwards.
        now: Way = real_way(work_in(game, second.state))
        if same and now not in left:
            found.append(Fault("way-gone-that-looks-the-same", f"{action.text()} {now}"))
        if not same and now in left:
            found.append(Fault("way-left-that-looks-otherwise", f"{action.text()} {now}"))
    if left - set(every_way(len(mask(work).armies))):
        found.append(Fault("strange-way", action.text()))
    return found


def _check_refusal(game: Game, seat: str, action: Action, ways: list[Way]) -> list[Fault]:
    """An action of the Axis is refused for the same reasons under every way."""
    if seat != OBSERVER:
        return []
    work = work_in(game, game.state)
    states = (game.state, *(tied_like(work, way) for way in ways))
    told = {canonical(contract.why_not(game.rules, one, action, seat)) for one in states}
    return [Fault("refusal-leaks", action.text())] if len(told) > 1 else []
