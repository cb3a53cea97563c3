"""Where headquarters go: they walk, or are set up elsewhere, where they command most."""

from __future__ import annotations

from collections.abc import Callable, Collection

from hexside.players.quick.sketch import Sketch

#: A move must be this much better than staying.
INERTIA = 0.05
#: A headquarters has other things to do than to hold a city.
HQ_IN_GARRISON = 0.6
#: Places of most command that a headquarters looks at for a jump.
MOST_JUMPS = 12
#: Where a headquarters can be set up instead of moving.
Jumps = Callable[[str], Collection[int]]


def command_post(
    sketch: Sketch, hq: str, here: int, ways: Collection[int], jumps: Jumps
) -> tuple[int, float]:
    """The best hex for a headquarters, and how much better it is than staying."""
    know = sketch.lore.know
    stay = best = headquarters(sketch, hq, here) + INERTIA if sketch.has_room(hq, here) else -1e6
    choice = here
    for hex in ways:
        if sketch.has_room(hq, hex):
            value = headquarters(sketch, hq, hex)
            if value > best:
                best, choice = value, hex
    field = sketch.commands(know.rules.roster[hq].command_range or 0)
    for hex in sorted(jumps(hq), key=lambda hex: -field.get(hex, 0.0))[:MOST_JUMPS]:
        if sketch.has_room(hq, hex):
            value = headquarters(sketch, hq, hex) - know.relocation
            if value > best:
                best, choice = value, hex
    return choice, best - stay


def headquarters(sketch: Sketch, hq: str, hex: int) -> float:
    """A headquarters wants its units in range, company, and no enemy near."""
    lore = sketch.lore
    reach = lore.know.rules.roster[hq].command_range or 0
    value = 3.5 * sketch.weights.command * sketch.commands(reach).get(hex, 0.0)
    pressure = sketch.pressure[hex]
    if hex in sketch.held and sketch.guards.get(hex, 0) > 0:
        # A headquarters stiffens a garrison, and is set up elsewhere if the worst comes.
        value += HQ_IN_GARRISON * sketch.guard(hq, hex)
    elif pressure > 0:
        guards = sketch.guards.get(hex, 0)
        value -= 6.0 if not guards else 2.0 * min(2.0, pressure / (4 * guards + 4))
    if not sketch.is_supplied(hex):
        value -= 8.0
    return value + 0.25 * sketch.weights.goal * sketch.goal[hex] * reach
