"""4.5 What each seat may know: all but which Reserve Army has which holding box (34.1.2)."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec.structs import replace

from hexside.engine import Dice, SeenUnit, State, View
from hexside.games.stalingrad42.maskirovka.imagining import retied
from hexside.games.stalingrad42.reading.positions import to_names
from hexside.games.stalingrad42.reading.printed import SIDES, SOVIET
from hexside.games.stalingrad42.rules import S42Rules
from hexside.games.stalingrad42.showing.reserve_boxes import own_secrets
from hexside.games.stalingrad42.showing.tracks import shown_tracks
from hexside.games.stalingrad42.state import ABSENT
from hexside.games.stalingrad42.work import FIELD, S42Work


def view(rules: S42Rules, state: State, seat: str) -> View:
    """The position as a seat sees it; ``""`` is a spectator."""
    work = S42Work(rules, state)
    names = rules.names
    side = rules.side
    units = tuple(
        SeenUnit(
            uid,
            SIDES[side[uid]],
            names[unit.hex] if unit.hex >= 0 else "",
            unit.box,
            unit.steps,
            unit.marks,
        )
        for uid, unit in state.units.items()
        if unit.box != ABSENT
    )
    waiting = state.frame.seats(work) if state.result is None and state.agenda else ()
    return View(
        rules.game,
        rules.scenario,
        seat,
        state.turn,
        state.data.phase,
        state.version,
        waiting,
        units,
        _tracks(work),
        own_secrets(work, seat),
        state.result,
    )


def _tracks(work: S42Work) -> dict[str, Any]:
    rules = work.rules
    tracks: dict[str, Any] = to_names(rules, msgspec.to_builtins(work.data))
    # 34.1.2: what ties armies to boxes is secret; ``shown_tracks`` has what all may see.
    tracks.pop("maskirovka", None)
    tracks["side"] = SIDES[work.data.side]
    tracks["benchmark"] = rules.tables.turn[work.turn - 1].benchmark
    tracks["flotilla_soviet"] = _hexside(work, tracks.pop("flotilla"))
    return tracks | shown_tracks(work)


def _hexside(work: S42Work, hexside: int) -> str:
    """A hexside by its two hexes, as ``5902/5903``; empty when there is none."""
    if hexside < 0:
        return ""
    return "/".join(work.rules.names[hex] for hex in work.rules.grid.beside(hexside))


def imagine(rules: S42Rules, state: State, seat: str, dice: Dice) -> State:
    """The same position with other dice; for all but the Soviet player other markers too."""
    if seat == SIDES[SOVIET]:
        twin = replace(state, dice=dice)
        twin.__dict__.update(state.__dict__)
        return twin
    work = S42Work(rules, state)
    twin = retied(work, dice)
    if twin.data == state.data and twin.agenda == state.agenda:
        twin.__dict__.update(state.__dict__)
    else:
        # What was noted under the real markers must not answer for the imagined ones.
        field = work.field.copy()
        field.notes = {}
        twin.__dict__[FIELD] = field
    return twin
