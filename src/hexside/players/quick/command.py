"""Where headquarters go: they move, or are set up elsewhere, to command the most."""

from __future__ import annotations

from collections.abc import Callable, Collection

from hexside.players.quick.places import best_place
from hexside.players.quick.sketch import Sketch

#: A headquarters has better things to do than hold a city.
HQ_IN_GARRISON = 0.6
#: How many hexes with the most command a headquarters considers for a jump.
MAX_JUMPS = 12
#: Where a headquarters can be set up instead of moving.
Jumps = Callable[[str], Collection[int]]


def command_post(
    sketch: Sketch, hq: str, here: int, ways: Collection[int], jumps: Jumps
) -> tuple[int, float]:
    """The best hex for a headquarters, and how much better it is than staying."""
    know = sketch.tables.know
    field = sketch.commands(know.rules.roster[hq].command_range or 0)
    far = sorted(jumps(hq), key=lambda hex: -field.get(hex, 0.0))[:MAX_JUMPS]

    def value(hq: str, hex: int) -> float:
        cost = 0.0 if hex == here or hex in ways else know.relocation
        return headquarters(sketch, hq, hex) - cost

    return best_place(sketch, hq, here, (*ways, *far), value)


def headquarters(sketch: Sketch, hq: str, hex: int) -> float:
    """A headquarters wants its units in range, other units with it, and no enemy near."""
    tables = sketch.tables
    reach = tables.know.rules.roster[hq].command_range or 0
    value = 3.5 * sketch.weights.command * sketch.commands(reach).get(hex, 0.0)
    pressure = sketch.pressure[hex]
    if hex in sketch.held and sketch.guards.get(hex, 0) > 0:
        # A headquarters strengthens a garrison, and is set up elsewhere if the worst happens.
        value += HQ_IN_GARRISON * sketch.guard(hq, hex)
    elif pressure > 0:
        guards = sketch.guards.get(hex, 0)
        value -= 6.0 if not guards else 2.0 * min(2.0, pressure / (4 * guards + 4))
    if not sketch.is_supplied(hex):
        value -= 8.0
    return value + 0.25 * sketch.weights.goal * sketch.goal[hex] * reach
