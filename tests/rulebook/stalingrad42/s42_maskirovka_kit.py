"""Small positions with Reserve Armies: three of them, each with the box of its number.

Entry Area A lies beyond the east edge of the board, X beyond the west edge. The Soviet player
moves, on turn 22, unless the position says otherwise.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from hexside.api import Game
from hexside.conformance import rulebook_kit
from hexside.conformance.rulebook_kit import (
    codes,
    ends,
    event,
    legal,
    legal_with,
    told,
    where,
)
from hexside.conformance.secrecy import check_overlays, check_telling, check_views
from hexside.engine import Event
from tests.rulebook.stalingrad42.s42_secrecy_kit import check_knowledge
from tests.rulebook.stalingrad42.s42_supply_kit import SUPPLY, marks, work_of

__all__ = [
    "codes",
    "ends",
    "event",
    "knows",
    "legal",
    "legal_with",
    "marks",
    "play",
    "secret",
    "stand",
    "told",
    "where",
    "work_of",
]

KIT = replace(SUPPLY, scenario="campaign", phase="movement", seat="soviet", turn=22)
#: The advanced rules lengthen phases; only some tests want them.
PLAIN = {"reserve-markers": "off", "disengagement": "off", "leaders": "off"}
ARMY = "soviet reserve-army 0-0-3"


def stand(
    places: Mapping[str, str],
    units: Mapping[str, str],
    /,
    *,
    mask: Mapping[str, Any] | None = None,
    **more: Any,
) -> Game:
    """A position with Reserve Armies in these places, one for each box in their order.

    ``units`` in ``box:1`` are in the box of the first army.
    """
    listed = {name: f"{ARMY} {place}" for name, place in places.items()}
    listed |= {name: text.replace("box-", "army-box-") for name, text in units.items()}
    tracks = {"maskirovka": {"armies": list(places), **(mask or {})}, **more.pop("tracks", {})}
    options = {**PLAIN, **more.pop("options", {})}
    return KIT.stand(listed, tracks=tracks, options=options, **more)


def secret(game: Game) -> dict[str, str]:
    """The box of each army, as the Soviet player sees it."""
    own = game.view("soviet").own["reserve_boxes"]
    assert isinstance(own, dict)
    return {army: box.removeprefix("army-") for army, box in own.items()}


def knows(game: Game) -> dict[str, str]:
    """The numbers of the boxes that each army may have for all that the Axis was shown."""
    seen = game.view("axis").tracks["reserve_boxes_open"]
    assert isinstance(seen, dict)
    return {army: "".join(box[-1] for box in found) for army, found in seen.items()}


def play(game: Game, *texts: str) -> list[Event]:
    """Play actions of the seat that decides; each is first compared with imagined markers."""
    found: list[Event] = []
    for number, text in enumerate(texts):
        seat, action = game.waiting[0], game.read(text)
        faults = check_views(game, number, [action]) + check_overlays(game, number)
        faults += check_telling(game, seat, action, number) + check_knowledge(game, seat, action)
        assert not faults, [str(fault) for fault in faults]
        found += rulebook_kit.play(game, text)
    return found
