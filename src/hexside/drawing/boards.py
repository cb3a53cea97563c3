"""The complete board of a game with its frame, and its counters."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from hexside import atlas
from hexside.drawing.counters import CounterFace, counter_rows, draw_counter
from hexside.drawing.frame import border, boxes, panel, scale_bar, title, turn_track
from hexside.drawing.geometry import SCALE, Layout, number
from hexside.drawing.legend import counter_guide, legend
from hexside.drawing.margins import EDGE, draw_boxes, margins, placed_boxes
from hexside.drawing.sheet import board_layers, definitions
from hexside.drawing.style import Style, style
from hexside.drawing.texts import Texts
from hexside.engine import Dice, registry

PANEL = 900.0
PAD = 50.0
STACK_STEP = 9.0
#: How far the stacks of two sides in one hex lie apart.
PILES_APART = 34.0
COUNTER = 62.0
SHEET_ACROSS = 14


class Standing(msgspec.Struct, frozen=True):
    """A unit of the opening set-up: in a hex, or waiting in a box."""

    id: str
    side: str
    hex: str
    box: str
    steps: int


def draw_board(game_id: str, scenario: str | None, language: str) -> str:
    """The board of a game as a complete SVG document; with a scenario, its opening set-up.

    Every layer is a group with an id of the form ``layer-roads``.
    """
    infos = atlas.scenarios(game_id)
    if scenario is not None and scenario not in {info.id for info in infos}:
        registry.split(f"{game_id}/{scenario}")
    texts = Texts(language)
    look = style()
    layout = Layout(atlas.board(game_id))
    shown = next((info for info in infos if info.id == scenario), max(infos, key=lambda i: i.turns))
    roster: Mapping[str, CounterFace] = atlas.counters(game_id)
    units = _opening(game_id, scenario) if scenario is not None else ()
    beside = placed_boxes(layout, atlas.boxes(game_id))
    room = margins(atlas.boxes(game_id))
    known_boxes = {entry.box.id for entry in beside}
    waiting: dict[tuple[str, str], list[CounterFace]] = {}
    for unit in units:
        if not unit.hex and unit.id in roster and unit.box not in known_boxes:
            waiting.setdefault((unit.side, unit.box), []).append(roster[unit.id])

    head, head_height = title(game_id, scenario, texts, look, PANEL - 2 * PAD)
    rows, rows_height = legend(layout, look, texts, game_id, PANEL - 2 * PAD)
    guide, guide_height = counter_guide(roster, texts, look)
    bar, bar_height = scale_bar(game_id, texts, look)
    turns = range(shown.first_turn, shown.first_turn + shown.turns)
    below, below_height = turn_track(game_id, turns, texts, look, layout.width - 2 * PAD)
    kept, kept_height = boxes(waiting, texts, look, layout.width)
    # The panel is as tall as the map with everything below it, or as tall as its text.
    track_top = layout.height + 60 + room.south - EDGE
    left_height = track_top + below_height + (30 + kept_height if waiting else 0.0)
    needed = head_height + rows_height + guide_height + bar_height + 3 * PAD
    panel_height = max(left_height, needed)
    width = room.west + layout.width + room.east + PANEL + EDGE
    height = room.north + EDGE + panel_height
    origin = f"translate({number(room.west)} {number(room.north)})"
    panel_left = room.west + layout.width + room.east
    legend_layer = (
        f'<g id="layer-legend" transform="translate({number(panel_left)} {number(room.north)})">'
        f"{panel(PANEL, panel_height, look)}"
        f'<g transform="translate({number(PAD)} {number(PAD / 2)})">{head}</g>'
        f'<g transform="translate({number(PAD)} {number(PAD / 2 + head_height)})">{rows}'
        f'<g transform="translate(0 {number(rows_height)})">{guide}</g></g>'
        f'<g transform="translate({number(PAD)} {number(panel_height - bar_height - PAD / 2)})">'
        f"{bar}</g></g>"
    )
    frame_layer = (
        f'<g id="layer-frame"><g transform="{origin}">'
        f"{border(layout, look)}{draw_boxes(layout, beside, look, language)}"
        f'<g transform="translate(0 {number(track_top)})">{below}'
        f'<g transform="translate(0 {number(below_height + 30)})">{kept}</g></g></g></g>'
    )
    counters = _counters(layout, roster, units)
    for entry in beside:
        inside = [unit for unit in units if unit.box == entry.box.id and unit.id in roster]
        for place, unit in enumerate(inside):
            x = entry.x + 14 + min(place * 66.0, entry.width - 90 - (len(inside) - place) * 2)
            counters += draw_counter(roster[unit.id], unit.steps, x, entry.y + 68, COUNTER)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {number(width)} {number(height)}"'
        f' width="{number(width)}" height="{number(height)}" data-scale="{number(SCALE)}"'
        f' data-x0="{layout.x0 - room.west / SCALE:.6f}"'
        f' data-y1="{layout.y1 + room.north / SCALE:.6f}"'
        f' font-family="{look.paper.family}" fill="{look.paper.ink}">'
        f"{definitions(layout, look)}"
        f'<rect width="{number(width)}" height="{number(height)}" fill="{look.paper.sheet}"/>'
        f'<g transform="{origin}"><g clip-path="url(#sheet)">'
        f"{board_layers(layout, look, language)}</g></g>"
        f"{frame_layer}{legend_layer}"
        f'<g id="layer-counters" transform="{origin}">{counters}</g></svg>'
    )


def _opening(game_id: str, scenario: str) -> tuple[Standing, ...]:
    """The units before the first decision: set up by the rules, or by the set-up table."""
    roster = atlas.counters(game_id)
    if game_id in registry.game_ids():
        rules = registry.game(game_id).rules(scenario, {})
        seen = rules.view(rules.start(Dice("")), "").units
        return tuple(Standing(u.id, u.side, u.hex, u.box, u.steps) for u in seen)
    return tuple(
        Standing(
            placed.unit,
            roster[placed.unit].side,
            placed.hex,
            placed.box,
            placed.steps or roster[placed.unit].steps,
        )
        for placed in atlas.setup(game_id, scenario)
    )


def _counters(layout: Layout, roster: Mapping[str, CounterFace], units: Sequence[Standing]) -> str:
    """The counters on the map, stacks fanned out to the upper right.

    Where both sides share a hex, their stacks lie side by side.
    """
    stacks: dict[str, list[Standing]] = {}
    for unit in units:
        if unit.hex and unit.id in roster:
            stacks.setdefault(unit.hex, []).append(unit)
    parts = []
    for hex_name in sorted(stacks, key=lambda name: layout.center(layout.grid.index(name))[1]):
        x, y = layout.center(layout.grid.index(hex_name))
        sides = sorted({unit.side for unit in stacks[hex_name]})
        for place, side in enumerate(sides):
            pile = [unit for unit in stacks[hex_name] if unit.side == side]
            middle = x + PILES_APART * (place - (len(sides) - 1) / 2)
            parts += _pile(roster, pile, middle, y)
    return "".join(parts)


def _pile(roster: Mapping[str, CounterFace], pile: list[Standing], x: float, y: float) -> list[str]:
    pile.sort(key=lambda unit: (roster[unit.id].kind != "hq", unit.id))
    first = -STACK_STEP * (len(pile) - 1) / 2
    parts = []
    for level, unit in enumerate(pile):
        off = first + STACK_STEP * level
        left, top = x - COUNTER / 2 + off, y - COUNTER / 2 - off
        parts.append(draw_counter(roster[unit.id], unit.steps, left, top, COUNTER))
    return parts


def counter_sheet(game_id: str) -> str:
    """All counters of a game as an SVG document, ordered by side and branch."""
    look: Style = style()
    drawn, high = counter_rows(atlas.counters(game_id), SHEET_ACROSS, 100.0, 12.0)
    width = SHEET_ACROSS * 112.0 + 28
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {number(width)}'
        f' {number(high + 28)}" width="{number(width)}" height="{number(high + 28)}">'
        f'<rect width="100%" height="100%" fill="{look.paper.sheet}"/>'
        f'<g transform="translate(20 20)">{drawn}</g></svg>'
    )
