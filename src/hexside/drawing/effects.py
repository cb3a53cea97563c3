"""What the legend says about terrain: the game's own Terrain Effects Table, read as data."""

from __future__ import annotations

import tomllib
from functools import cache
from typing import Any

from hexside import atlas
from hexside.drawing.texts import Texts


@cache
def data_file(game_id: str, name: str) -> dict[str, Any]:
    """A TOML file of a game's data directory; empty if the game has none."""
    found = atlas.sources(game_id)
    return tomllib.loads(found.find(name).read_text("utf-8")) if found.has(name) else {}


def _figure(value: object) -> str:
    """A number with halves, as players write it."""
    if not isinstance(value, (int, float)) or isinstance(value, bool):
        return str(value)
    whole, half = divmod(value, 1)
    if half == 0.5:
        return f"{int(whole) if whole else ''}½"
    return f"{value:g}"


def _points(value: object) -> str | int | float:
    """A number for a message with plurals, or text if plurals do not matter."""
    if isinstance(value, int):
        return value
    return _figure(value)


def _costs(costs: dict[str, object], texts: Texts) -> list[str]:
    """What each class of unit pays."""
    words = {"all": "map-effect-all", "closed": "map-effect-closed"}
    return [
        texts.text(words[cost]) if isinstance(cost, str) and cost in words else _figure(cost)
        for cost in costs.values()
    ]


def effects(game_id: str, family: str, kind: str, texts: Texts) -> str:
    """One line on a kind of terrain, hexside, line or place; empty if the game says nothing."""
    row = data_file(game_id, "terrain_effects.toml").get(family, {}).get(kind, {})
    said = []
    cost = row.get("cost")
    if isinstance(cost, dict) and len(set(cost.values())) == 1:
        cost = next(iter(cost.values()))
    if cost == "all":
        said.append(texts.text("map-effect-all"))
    elif cost == "closed":
        said.append(texts.text("map-effect-closed"))
    elif isinstance(cost, dict):
        # Costs by unit class, in the order of the chart.
        said.append(texts.text("map-effect-costs", points=" / ".join(_costs(cost, texts))))
    elif isinstance(cost, (int, float)):
        message = "map-effect-extra" if family == "hexside" else "map-effect-cost"
        said.append(texts.text(message, points=_points(cost)))
    if isinstance(row.get("strategic_cost"), (int, float)):
        said.append(texts.text("map-effect-strategic", points=_figure(row["strategic_cost"])))
    shift = row.get("shift")
    if isinstance(shift, int) and shift:
        message = "map-effect-shift" if shift > 0 else "map-effect-shift-right"
        said.append(texts.text(message, columns=abs(shift)))
    defense = row.get("defense")
    if isinstance(defense, (int, float)) and defense not in (0, 1):
        said.append(texts.text("map-effect-defense", factor=_figure(defense)))
    attack = row.get("attack")
    if isinstance(attack, (int, float)) and 0 < attack != 1:
        said.append(texts.text("map-effect-attack", factor=_figure(attack)))
    return " · ".join(said)


def months(game_id: str) -> dict[int, str]:
    """The months or days of the turn track, as ``1943-08`` or ``1943-01-12``, by turn."""
    turns = data_file(game_id, "tables.toml").get("turn", ())
    dated = ((row.get("number"), row.get("month") or row.get("date")) for row in turns)
    return {number: date for number, date in dated if number is not None and date}
