"""What each seat may know; what is hidden (6.1, V50) has no field in the view of others."""

from __future__ import annotations

from typing import Any

from hexside.engine import State, View
from hexside.engine.views import seen_units
from hexside.games.a_victory_awaits.chits import axis_choice_is_known
from hexside.games.a_victory_awaits.rules import AwaitsRules
from hexside.games.a_victory_awaits.set_up import Bidding
from hexside.games.a_victory_awaits.shapes import AXIS, SIDES, SOVIET
from hexside.games.a_victory_awaits.state import COMMAND
from hexside.games.a_victory_awaits.victory import score_sheet, threshold
from hexside.games.a_victory_awaits.work import AwaitsWork
from hexside.mechanics.score_sheet import total


def view(rules: AwaitsRules, state: State, seat: str) -> View:
    """The position as a seat sees it; ``""`` is a spectator and sees what all may know."""
    work = AwaitsWork(rules, state)
    waiting = state.frame.seats(work) if state.result is None and state.agenda else ()
    return View(
        rules.game,
        rules.scenario,
        seat,
        state.turn,
        state.data.phase,
        state.version,
        waiting,
        seen_units(state.units, rules.names, lambda uid: SIDES[rules.side[uid]]),
        _tracks(work),
        _own(work, seat),
        state.result,
    )


def seen_chits(work: AwaitsWork, side: int) -> tuple[str, ...]:
    """7.1: the chits of a side that all have seen this turn: resolved, drawn, revealed, shown."""
    data = work.data
    found = [*data.resolved, *data.shown.values()]
    if data.drawn:
        found.append(data.drawn)
    found += data.queue.at("running")
    chits = work.rules.chits
    return tuple(sorted(chit for chit in found if chits[chit].side == SIDES[side]))


def _tracks(work: AwaitsWork) -> dict[str, Any]:
    data = work.data
    rules = work.rules
    names = rules.names
    sheet = score_sheet(work)
    tracks: dict[str, Any] = {
        "control": [names[hex] for hex in data.control],
        "stand_fast": [names[hex] for hex in data.stand_fast],
        "victory_points": total(sheet),
        "victory_need": threshold(work),
        "victory_sheet": [[item.code, item.count, item.points] for item in sheet],
        "pool": [len(data.pool_axis), len(data.pool_soviet)],
        "drawn": data.drawn,
        "resolved": list(data.resolved),
        "seats_exchanged": data.seats_exchanged,
    }
    if rules.has("zhukov"):
        tracks["leningrad_reached"] = data.leningrad_reached
        tracks["zhukov"] = data.zhukov
    if axis_choice_is_known(work):
        tracks["hand"] = list(data.hand_axis)
    if rules.setup.variant == "multiplayer":
        tracks["queue"] = list(data.queue.shown())
        tracks["activations"] = _activations(work)
    if rules.setup.variant == "teams":
        # How a team has divided its chits is its secret, the size of its cups too (20.2).
        tracks["shown"] = dict(data.shown)
        tracks["master_cup"] = len(data.cup)
    else:
        # Chits chosen and not seen yet, in the cup or in hand: only their side knows them.
        drawing = data.phase == COMMAND
        tracks["unseen"] = [
            len(work.chosen(side)) - len(seen_chits(work, side)) if drawing else 0
            for side in (AXIS, SOVIET)
        ]
    if rules.option("panzer-group-supply"):
        tracks["panzer_groups"] = list(data.panzer_groups)
    return tracks


def _activations(work: AwaitsWork) -> list[dict[str, str]]:
    """19.4: how far each drawn chit is and who carries it out; both are unknown face down."""
    found: list[dict[str, str]] = []
    for drawn in work.data.queue.drawn:
        if drawn.stage == "face-down":
            found.append({"stage": drawn.stage})
        else:
            seat = work.owner_of_chit(drawn.chit)
            found.append({"stage": drawn.stage, "chit": drawn.chit, "seat": seat})
    return found


def _own(work: AwaitsWork, seat: str) -> dict[str, Any]:
    data = work.data
    rules = work.rules
    side = rules.number_of.get(seat)
    if side is None:
        return {}
    own: dict[str, Any] = {"pool": list(work.pool(side)), "chosen": list(work.chosen(side))}
    own["hand"] = list(data.hand_axis if side == AXIS else data.hand_soviet)
    if side == SOVIET:
        own["added"] = list(data.added)
    if rules.setup.variant == "teams":
        team = rules.seats_of(SIDES[side])
        own["cups"] = {who: list(data.cups[who]) for who in team if who in data.cups}
        own["cup"] = list(data.cups.get(seat, ()))
    if seat == rules.setup.controller:
        own["queue"] = [drawn.chit for drawn in data.queue.drawn]
    frame = work.agenda[-1] if work.agenda else None
    if isinstance(frame, Bidding) and seat in frame.bids(work):
        bid = frame.bids(work)[seat]
        if bid >= 0:
            own["bid"] = bid
    return own
