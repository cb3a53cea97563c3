"""The whole board of a game with everything around it, and its counters."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from hexside.drawing.counters import CounterFace, counter_rows, draw_counter
from hexside.drawing.frame import border, boxes, panel, scale_bar, title, turn_track
from hexside.drawing.geometry import SCALE, Layout, number
from hexside.drawing.legend import counter_guide, legend
from hexside.drawing.sheet import board_layers, definitions
from hexside.drawing.style import Style, style
from hexside.drawing.texts import Texts
from hexside.engine import Dice, Rules, SeenUnit, registry

EDGE = 90.0
PANEL = 900.0
PAD = 50.0
STACK_STEP = 9.0
COUNTER = 62.0
SHEET_ACROSS = 14


def draw_board(game_id: str, scenario: str | None, language: str) -> str:
    """The board of a game as a complete SVG document; with a scenario, its opening set-up.

    Every layer is a group with an id of the form ``layer-roads``.
    """
    definition = registry.game(game_id)
    if scenario is not None:
        registry.split(f"{game_id}/{scenario}")
    infos = definition.scenarios()
    rules = definition.rules(scenario or infos[0].id, {})
    texts = Texts(language)
    look = style()
    layout = Layout(rules.board)
    shown = next((info for info in infos if info.id == scenario), max(infos, key=lambda i: i.turns))
    units = _opening(rules) if scenario is not None else ()
    roster = roster_of(rules)
    waiting: dict[tuple[str, str], list[CounterFace]] = {}
    for unit in units:
        if not unit.hex and unit.id in roster:
            waiting.setdefault((unit.side, unit.box), []).append(roster[unit.id])

    head, head_height = title(game_id, scenario, texts, look, PANEL - 2 * PAD)
    rows, rows_height = legend(layout, look, texts, game_id, PANEL - 2 * PAD)
    guide, guide_height = counter_guide(roster, texts, look)
    bar, bar_height = scale_bar(game_id, texts, look)
    turns = range(shown.first_turn, shown.first_turn + shown.turns)
    below, below_height = turn_track(game_id, turns, texts, look, layout.width - 2 * PAD)
    kept, kept_height = boxes(waiting, texts, look, layout.width)
    # The panel is as high as the map with what stands under it, or as high as its text needs.
    track_top = layout.height + 60
    left_height = track_top + below_height + (30 + kept_height if waiting else 0.0)
    needed = head_height + rows_height + guide_height + bar_height + 3 * PAD
    panel_height = max(left_height, needed)
    width = EDGE * 3 + layout.width + PANEL
    height = EDGE * 2 + panel_height
    panel_left = EDGE * 2 + layout.width
    legend_layer = (
        f'<g id="layer-legend" transform="translate({number(panel_left)} {number(EDGE)})">'
        f"{panel(PANEL, panel_height, look)}"
        f'<g transform="translate({number(PAD)} {number(PAD / 2)})">{head}</g>'
        f'<g transform="translate({number(PAD)} {number(PAD / 2 + head_height)})">{rows}'
        f'<g transform="translate(0 {number(rows_height)})">{guide}</g></g>'
        f'<g transform="translate({number(PAD)} {number(panel_height - bar_height - PAD / 2)})">'
        f"{bar}</g></g>"
    )
    frame_layer = (
        f'<g id="layer-frame"><g transform="translate({number(EDGE)} {number(EDGE)})">'
        f"{border(layout, look)}"
        f'<g transform="translate(0 {number(track_top)})">{below}'
        f'<g transform="translate(0 {number(below_height + 30)})">{kept}</g></g></g></g>'
    )
    counters = _counters(layout, roster, units)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {number(width)} {number(height)}"'
        f' width="{number(width)}" height="{number(height)}" data-scale="{number(SCALE)}"'
        f' data-x0="{layout.x0 - EDGE / SCALE:.6f}" data-y1="{layout.y1 + EDGE / SCALE:.6f}"'
        f' font-family="{look.paper.family}" fill="{look.paper.ink}">'
        f"{definitions(layout, look)}"
        f'<rect width="{number(width)}" height="{number(height)}" fill="{look.paper.sheet}"/>'
        f'<g transform="translate({number(EDGE)} {number(EDGE)})"><g clip-path="url(#sheet)">'
        f"{board_layers(layout, look, language)}</g></g>"
        f"{frame_layer}{legend_layer}"
        f'<g id="layer-counters" transform="translate({number(EDGE)} {number(EDGE)})">{counters}'
        "</g></svg>"
    )


def roster_of(rules: Rules) -> Mapping[str, CounterFace]:
    """The printed counters of a rule set by unit id."""
    return cast(Mapping[str, CounterFace], getattr(rules, "roster", {}))


def _opening(rules: Rules) -> tuple[SeenUnit, ...]:
    """The units as a spectator sees them before the first decision."""
    return rules.view(rules.start(Dice("")), "").units


def _counters(
    layout: Layout, roster: Mapping[str, CounterFace], units: tuple[SeenUnit, ...]
) -> str:
    """The counters on the map, stacks fanned out to the upper right."""
    stacks: dict[str, list[SeenUnit]] = {}
    for unit in units:
        if unit.hex and unit.id in roster:
            stacks.setdefault(unit.hex, []).append(unit)
    parts = []
    for hex_name in sorted(stacks, key=lambda name: layout.center(layout.grid.index(name))[1]):
        stack = stacks[hex_name]
        stack.sort(key=lambda unit: (roster[unit.id].kind != "hq", unit.id))
        x, y = layout.center(layout.grid.index(hex_name))
        first = -STACK_STEP * (len(stack) - 1) / 2
        for level, unit in enumerate(stack):
            off = first + STACK_STEP * level
            parts.append(
                draw_counter(
                    roster[unit.id],
                    unit.steps,
                    x - COUNTER / 2 + off,
                    y - COUNTER / 2 - off,
                    COUNTER,
                )
            )
    return "".join(parts)


def counter_sheet(game_id: str) -> str:
    """All counters of a game as an SVG document, in the order of their sides and branches."""
    definition = registry.game(game_id)
    rules = definition.rules(definition.scenarios()[0].id, {})
    look: Style = style()
    drawn, high = counter_rows(roster_of(rules), SHEET_ACROSS, 100.0, 12.0)
    width = SHEET_ACROSS * 112.0 + 28
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {number(width)}'
        f' {number(high + 28)}" width="{number(width)}" height="{number(high + 28)}">'
        f'<rect width="100%" height="100%" fill="{look.paper.sheet}"/>'
        f'<g transform="translate(20 20)">{drawn}</g></svg>'
    )
