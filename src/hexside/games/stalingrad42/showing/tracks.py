"""Tracks, boxes and markers as the players' eyes find them beside and on the map.

A value is a number, a word, or a list of hexes, units or words, so that a table can show every
track of every game without knowing a rule.
"""

from __future__ import annotations

from typing import Any

from hexside.games.stalingrad42.combat.city_battles import CONTESTED_CITIES
from hexside.games.stalingrad42.reading.printed import AXIS, SIDES, SOVIET
from hexside.games.stalingrad42.showing.reserve_boxes import reserve_tracks
from hexside.games.stalingrad42.state import READY
from hexside.games.stalingrad42.supply.supply_points import is_in_play, points_of
from hexside.games.stalingrad42.victory.victory import CAMPAIGN, score_sheet
from hexside.games.stalingrad42.work import S42Work

#: 9.7.7: the groups of printed fortifications by the areas of the map that they lie in.
FORT_LINES = {"n": "fort-north", "s": "fort-south", "r": "fort-rostov"}


def shown_tracks(work: S42Work) -> dict[str, Any]:
    """What the game's own boxes and markers show now."""
    return {
        **_victory(work),
        **_air(work),
        **_markers(work),
        **_cities(work),
        **_supply_points(work),
        **_replacements(work),
        **reserve_tracks(work),
        "rail_moves": [work.data.railed, work.rules.tables.movement.rail_units],
    }


def _victory(work: S42Work) -> dict[str, Any]:
    """24.1, S1.3: the points of the Axis as they would be counted now."""
    sheet = score_sheet(work)
    found = {
        "victory_points": sum(item.points for item in sheet),
        "victory_need": work.rules.setup.victory_need,
        "victory_sheet": [[item.code, item.count, item.points] for item in sheet],
    }
    if work.rules.scenario == CAMPAIGN:
        found["victory_benchmark"] = work.rules.tables.turn[work.turn - 1].benchmark
    return found


def _air(work: S42Work) -> dict[str, Any]:
    """9.3: the air units by what has become of them."""
    names = work.rules.names
    found: dict[str, Any] = {"air_ready": [], "air_used": [], "air_placed": [], "air_out": []}
    for air in work.data.air:
        on_map = air.status == "placed"
        found[f"air_{air.status}"].append(names[air.hex] if on_map else air.unit)
    return found


def _markers(work: S42Work) -> dict[str, Any]:
    """9.7, 11.6.2, 17.2: markers that lie in hexes."""
    data = work.data
    names = work.rules.names
    return {
        "railhead_hexes": [names[head.hex] for head in data.railheads],
        "forts_axis": [names[f.hex] for f in data.forts if f.complete and f.side == AXIS],
        "forts_soviet": [names[f.hex] for f in data.forts if f.complete and f.side == SOVIET],
        "forts_under_construction": [names[f.hex] for f in data.forts if not f.complete],
        "fort_lines": [
            FORT_LINES[group] for group in data.printed_forts if work.ground.printed_forts[group]
        ],
        "city_battle_hexes": [names[battle.hex] for battle in data.city_battles],
        **_offensives(work),
    }


def _cities(work: S42Work) -> dict[str, Any]:
    """29.1.1: the contested cities, and City Battle markers on their side 2 (29.1.3)."""
    if CONTESTED_CITIES not in work.rules.advanced:
        return {}
    names = work.rules.names
    return {
        "city_battle_2_hexes": [names[one.hex] for one in work.data.city_battles if one.level > 1],
        "contested_hexes": [names[hex] for hex in work.rules.grid.indices(work.field.contested)],
    }


def _offensives(work: S42Work) -> dict[str, Any]:
    """26.2: the headquarters with Planned Offensive markers, where there are any."""
    table: dict[str, Any] = {}
    for one in work.data.offensives:
        table.setdefault(f"offensives_{one.status}", []).append(one.hq)
    return table


def _supply_points(work: S42Work) -> dict[str, Any]:
    """18.6: of each side, the Supply Points on their Ready side and those in play."""
    found = {}
    for side, name in enumerate(SIDES):
        points = [uid for uid in points_of(work, side) if is_in_play(work, uid)]
        ready = sum(1 for uid in points if READY in work.units[uid].marks)
        found[f"supply_points_{name}"] = [ready, len(points)]
    return found


def _replacements(work: S42Work) -> dict[str, Any]:
    """21.1: what is left of the replacements of this turn, type by type."""
    return {f"replacements_{kind}": n for kind, n in work.data.replacements.items() if n}


__all__ = ["shown_tracks"]
