"""Games for several players: a queue of drawn chits and its controller (19), cups of teams (20)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from hexside.api import Game, position
from tests.rulebook.a_victory_awaits.ava_kit import KIT

#: Headquarters of the game, far enough from each other on the small plain to act alone.
HEADQUARTERS = {
    "ger-4pzg": "L1002",
    "ger-16a": "L1005",
    "ger-18a": "L1004",
    "ger-9a": "L1008",
    "ger-2pzg": "L1009",
    "ger-17a": "L1011",
    "ger-1pzg": "L1012",
    "sov-8a": "L2002",
    "sov-4a": "L2006",
    "sov-10a": "L2008",
    "sov-26a": "L2011",
}


def _sides(chits: Iterable[str]) -> dict[str, list[str]]:
    listed = list(chits)
    return {
        f"chosen_{side}": sorted(chit for chit in listed if chit.startswith(f"{side}-"))
        for side in ("axis", "soviet")
    }


def parallel(
    units: Mapping[str, Any] = HEADQUARTERS,
    *,
    queue: Iterable[str] = (),
    cup: Iterable[str] = (),
    hand: Iterable[str] = (),
    scenario: str = "campaign-4",
    **more: Any,
) -> Game:
    """A game with a controller: ``queue`` has been drawn in this order and lies face down.

    Nothing runs, so that the first chit of the queue is revealed at once (19.4(6)).
    """
    queue, cup, hand = list(queue), list(cup), list(hand)
    chosen = _sides((*queue, *cup, *hand))
    chits = {
        # The Axis has chosen all its chits, so that all know what it holds.
        "pool_axis": chosen["chosen_axis"],
        "cup": cup,
        "hand_axis": hand,
        "resolved": [] if "supply" in (*queue, *cup) else ["supply"],
        **chosen,
        **more.pop("chits", {}),
    }
    tracks = {"queue": {"drawn": [{"chit": chit, "stage": "face-down"} for chit in queue]}}
    tracks |= more.pop("tracks", {})
    text = KIT.text(units, scenario=scenario, phase="command", chits=chits, tracks=tracks, **more)
    return position(text)


def teams(
    units: Mapping[str, Any] = HEADQUARTERS,
    *,
    masters: Iterable[str] = (),
    cups: Mapping[str, Iterable[str]] | None = None,
    hand: Iterable[str] = (),
    scenario: str = "teams-4",
    **more: Any,
) -> Game:
    """A team game: ``masters`` are in the master cup, ``cups`` are those of the players."""
    held = {seat: sorted(chits) for seat, chits in (cups or {}).items()}
    seats = {
        "teams-4": ("axis-1", "axis-2", "soviet-1", "soviet-2"),
        "teams-6": ("axis-1", "axis-2", "axis-3", "soviet-1", "soviet-2", "soviet-3"),
    }[scenario]
    tracks = {"cups": {seat: held.get(seat, []) for seat in seats}, **more.pop("tracks", {})}
    hand = sorted(hand)
    chosen = _sides((*hand, *(chit for cup in held.values() for chit in cup)))
    chits = {
        "cup": sorted(masters),
        "hand_axis": hand,
        "resolved": [],
        "pool_axis": chosen["chosen_axis"],
        **chosen,
    }
    text = KIT.text(units, scenario=scenario, phase="command", chits=chits, tracks=tracks, **more)
    return position(text)


def lanes(game: Game) -> set[str]:
    """The chits that are being carried out."""
    frame = next(frame for frame in game.state.agenda if hasattr(frame, "lanes"))
    return {lane.name for lane in frame.lanes} - {"control"}


def lane(game: Game, name: str) -> Any:
    """The frame on top of a lane."""
    frame = next(frame for frame in game.state.agenda if hasattr(frame, "lanes"))
    return next(lane.agenda[-1] for lane in frame.lanes if lane.name == name)


def attend(game: Game, seat: str, name: str) -> None:
    """Turn to a lane, if another one asks first."""
    if not game.why_not(f"attend {name}", seat):
        game.play(f"attend {name}", seat)


def finish(game: Game, seat: str, name: str) -> None:
    """A seat ends the activation of a chit: no movement, no combat."""
    while name in lanes(game):
        attend(game, seat, name)
        game.play("done", seat)


def queue(game: Game) -> list[str]:
    """The drawn chits as all see them; nothing for one that lies face down."""
    return list(game.view("").tracks["queue"])


def cup(game: Game) -> list[str]:
    """What nobody may see: the chits in the cup."""
    return sorted(game.state.data.cup)


def rules(game: Game) -> Any:
    """The compiled rules: counters, chits, owners."""
    return game.rules
