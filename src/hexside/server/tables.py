"""What a seat sees of a game, phrased."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from hexside.engine import Decision, State, redacted
from hexside.server.bodies import (
    Assets,
    Events,
    GameSummary,
    LogEntry,
    SeatDecision,
    Table,
)
from hexside.server.errors import fault
from hexside.server.live import LiveGame
from hexside.server.wording import Wording

TAIL = 120


def summary(live: LiveGame, language: str) -> GameSummary:
    """A game as a list shows it; one that cannot be read says why."""
    header = live.header
    origin = header.origin
    wording = Wording(live.game.rules if live.is_open else None, language)
    title = wording.or_id("scenario", f"{origin.game}-{origin.scenario}-title")
    found = GameSummary(
        id=header.id,
        name=header.name,
        game=origin.game,
        scenario=origin.scenario,
        title=title,
        seats=header.seats,
        created=header.created,
        pace=header.pace,
        paused=header.paused,
    )
    if live.problem is not None:
        return replace(found, problem=wording.reason(live.problem))
    if not live.is_open:
        return found
    state = live.game.state
    return replace(
        found,
        version=live.version,
        turn=state.turn,
        waiting=live.game.waiting,
        result=wording.result(state.result) if state.result else "",
    )


def table(live: LiveGame, seat: str, language: str, step: int | None = None) -> Table:
    """Everything that a seat may know, or knew after some actions; ``""`` is a spectator."""
    game = live.game
    wording = Wording(game.rules, language)
    shown = len(game.played) if step is None else step
    state = state_after(live, shown)
    view = game.rules.view(state, seat)
    is_newest = step is None
    own_turn = is_newest and bool(seat) and seat in view.waiting
    decision = game.decision_for(seat) if own_turn else None
    return Table(
        game=summary(live, language),
        seat=seat,
        version=live.version,
        view=view,
        labels=_labels(state, view.tracks, view.own, wording),
        decision=_decision(live, decision, wording) if decision else None,
        can_undo=is_newest and bool(seat) and game.can_undo(seat),
        log=events(live, seat, language, -TAIL, shown),
        assets=_assets(live),
        commitment=game.commitment(),
        step=shown,
        steps=len(game.played),
    )


def state_after(live: LiveGame, step: int) -> State:
    """The state after some actions of a game; raise ``ApiError`` when it has not so many."""
    played = live.game.played
    if not 0 <= step <= len(played):
        raise fault(422, "unreadable", "no-such-step", step=step, steps=len(played))
    return played[step].before if step < len(played) else live.game.state


def events(
    live: LiveGame, seat: str, language: str, after: int, until: int | None = None
) -> Events:
    """The events that a seat may see from a number on; a negative one counts from the end."""
    game = live.game
    wording = Wording(game.rules, language)
    seen = [
        (step, event)
        for step, played in enumerate(game.played[:until], 1)
        for event in redacted(played.events, seat)
    ]
    start = max(0, len(seen) + after) if after < 0 else min(after, len(seen))
    entries = tuple(
        LogEntry(number, step, event.code, event.rule, wording.event(event), event.arguments)
        for number, (step, event) in enumerate(seen[start:], start + 1)
    )
    return Events(live.version, len(seen), entries)


def _decision(live: LiveGame, decision: Decision, wording: Wording) -> SeatDecision:
    rules = live.game.rules
    actions = tuple(action.text() for action in live.game.legal(decision.seat))
    roster = getattr(rules, "roster", {})
    grid = rules.board.grid
    plain = {
        word
        for action in actions
        for word in action.split(" ")[1:]
        if word not in grid and word not in roster
    }
    words = wording.words(word for word in plain if not word.lstrip("-").isdigit())
    verbs = {action.partition(" ")[0] for action in actions}
    for verb in verbs:
        words[verb] = wording.or_id("verb", verb)
    # A verb may be called otherwise when no word follows it.
    alone = wording.existing("verb", (f"{verb}-alone" for verb in verbs.intersection(actions)))
    words |= {f"{name.removesuffix('-alone')} ": text for name, text in alone.items()}
    return SeatDecision(
        decision.seat,
        decision.kind,
        wording.or_id("kind", decision.kind),
        decision.rule,
        wording.rule(decision.rule),
        wording.decision(decision),
        decision.arguments,
        _with_texts(decision.choices, wording),
        actions,
        words,
    )


def _with_texts(choices: Any, wording: Wording) -> Any:
    """The choices with a text beside every modifier of an attack."""
    if not isinstance(choices, Mapping):
        return choices
    found = {}
    for key, value in choices.items():
        if key == "modifiers":
            found[key] = wording.modifiers(value)
        elif key == "path" or not isinstance(value, Mapping):
            found[key] = value
        else:
            found[key] = _with_texts(value, wording)
    return found


def _labels(
    state: State, tracks: Mapping[str, Any], own: Mapping[str, Any], wording: Wording
) -> dict[str, Any]:
    """Names of what the tracks and the hand hold."""
    rules = wording.rules
    assert rules is not None
    words: set[str] = set()
    for value in (*tracks.values(), *own.values()):
        items = value if isinstance(value, list) else [value]
        words.update(item for item in items if isinstance(item, str) and item)
    grid = rules.board.grid
    sheet = tracks.get("victory_sheet", [])
    phase = str(getattr(state.data, "phase", ""))
    return {
        "words": wording.words(word for word in words if word not in grid),
        "phase": wording.or_id("phase", phase),
        "seats": {seat: wording.names.seat(seat) for seat in rules.seats},
        "victory": {row[0]: wording.or_id("score", str(row[0])) for row in sheet},
        # A track without a name is for programs only.
        "tracks": wording.existing("track", (*tracks, *(f"own_{name}" for name in own))),
        "marks": wording.existing("mark", {m for unit in state.units.values() for m in unit.marks}),
        "boxes": wording.existing("box", {unit.box for unit in state.units.values() if unit.box}),
    }


def _assets(live: LiveGame) -> Assets:
    origin = live.header.origin
    if origin.position or origin.overrides:
        base = f"games/{live.id}"
        return Assets(f"{base}/board", f"{base}/drawing.svg", f"{base}/roster")
    board = f"boards/{origin.game}"
    return Assets(board, f"{board}/drawing.svg", f"roster/{origin.game}/{origin.scenario}")
