"""34 What is seen of the holding boxes: their units by all, their armies by the Soviet player."""

from __future__ import annotations

from typing import Any

from hexside.games.stalingrad42.maskirovka.armies import (
    armies_tied,
    box_of,
    box_word,
    boxes,
    contents,
    is_used,
    mask,
)
from hexside.games.stalingrad42.maskirovka.knowledge import boxes_left
from hexside.games.stalingrad42.maskirovka.markers import Markers
from hexside.games.stalingrad42.reading.printed import SIDES, SOVIET
from hexside.games.stalingrad42.work import S42Work


def reserve_tracks(work: S42Work) -> dict[str, Any]:
    """34.1.2, 34.2: how many units each box holds, and the armies whose boxes all know.

    ``reserve_boxes_open`` says for each army which boxes it may have for all that was shown.
    """
    if not is_used(work):
        return _before_assignment(work)
    return {
        "reserve_boxes": {box: len(contents(work, box)) for box in boxes(work)},
        "reserve_boxes_open": {army: list(found) for army, found in boxes_left(work).items()},
        "reserve_armies_revealed": list(mask(work).revealed),
    }


def _before_assignment(work: S42Work) -> dict[str, Any]:
    """34.1.1: while the markers are laid for the first time any army may get any box."""
    armies = next((frame.armies for frame in work.agenda if isinstance(frame, Markers)), ())
    if not armies:
        return {}
    names = [box_word(number + 1) for number in range(len(armies))]
    return {
        "reserve_boxes": dict.fromkeys(names, 0),
        "reserve_boxes_open": dict.fromkeys(sorted(armies), names),
        "reserve_armies_revealed": [],
    }


def own_secrets(work: S42Work, seat: str) -> dict[str, Any]:
    """34.1.2: the box of each army, for the player who has tied the markers."""
    if seat != SIDES[SOVIET] or not is_used(work):
        return {}
    return {"reserve_boxes": {army: box_of(work, army) for army in armies_tied(work)}}
