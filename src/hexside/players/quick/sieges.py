"""Places that must be held: what opposes each, and how likely it is to fall."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from hexside.players.knowledge import Target
from hexside.players.quick.aims import aims_of
from hexside.players.quick.position import Position
from hexside.players.quick.quick_tables import QuickTables

#: The share of a unit's strength that counts against a place at a distance: slow units, fast units.
SLOW = (1.0, 1.0, 0.9, 0.5, 0.15, 0.0, 0.0)
FAST = (1.0, 1.0, 1.0, 0.9, 0.7, 0.45, 0.2)
#: How many attacks a garrison probably faces before help comes.
BEFORE_LONG = 6
#: Headquarters this near to a place can send their units against it.
COMMANDING = 6
#: Units that find room around one hex.
ALL_AROUND = 12


class Force(NamedTuple):
    """A combat unit of one side: where it stands and how strong it is."""

    hex: int
    attack: int
    defense: int
    mechanised: bool


class Siege(NamedTuple):
    """One place that must be held; shares and chances between 0 and 1."""

    #: The chance that it falls to one attack, to two, and to those still possible this turn.
    at_once: float
    at_twice: float
    this_turn: float
    #: The same with every side open, and with all attacks that will soon come.
    encircled: float
    before_long: float
    empty: float
    defense: float
    steps: float
    #: Sides that the defender does not close, and sides where the attacker stands.
    open_sides: float
    taken_sides: float
    #: What can be brought against it, and what stands next to it.
    pressure: float
    contact: float
    help_near: float
    help_far: float
    attacks: float

    @property
    def danger(self) -> float:
        """How threatened it is, for comparison."""
        return self.this_turn + self.encircled + self.before_long


def sieges(
    tables: QuickTables,
    work: Position,
    attackers: Sequence[Force],
    defenders: Sequence[Force],
    posts: Sequence[int],
) -> list[Siege]:
    """The places that must still be held; ``posts`` are the headquarters of coming activations."""
    return [
        _siege(tables, work, target, attackers, defenders, posts)
        for target in aims_of(tables, work.data).open
        if target.objective.held
    ]


def _siege(
    tables: QuickTables,
    work: Position,
    target: Target,
    attackers: Sequence[Force],
    defenders: Sequence[Force],
    posts: Sequence[int],
) -> Siege:
    know = tables.know
    hex = target.hex
    far = know.far(hex)
    attacker = know.sides.index(target.objective.attacker)
    theirs, ours = work.field.occupied[attacker], work.field.occupied[1 - attacker]
    garrison = work.field.stacks.get(hex, ()) if ours[hex] else ()
    defense = sum(work.defense(uid) for uid in garrison)
    steps = sum(work.units[uid].steps for uid in garrison)
    free = [near for near in tables.adjacent[hex] if not ours[near]]
    strengths = sorted(
        (
            force.attack * (FAST if force.mechanised else SLOW)[far[force.hex]]
            for force in attackers
            if far[force.hex] < len(FAST)
        ),
        reverse=True,
    )
    most = sum(strengths[:ALL_AROUND])
    coming = sum(strengths[: tables.know.weights.limits.stack * len(free)])
    attacks = sum(1 for post in posts if far[post] <= COMMANDING)
    if steps:
        column = tables.column(coming, defense) - tables.shift[hex]
        wide = tables.column(most, defense) - tables.shift[hex]
        chances = (
            tables.destroyed(column, steps, 1),
            tables.destroyed(column, steps, 2),
            tables.destroyed(column, steps, attacks),
            tables.destroyed(wide, steps, attacks),
            tables.destroyed(column, steps, BEFORE_LONG),
        )
    else:
        chances = (1.0 if most > 0 else 0.0,) * 5
    return Siege(
        *chances,
        empty=0.0 if steps else 1.0,
        defense=min(defense, 16) / 16,
        steps=min(steps, 6) / 6,
        open_sides=len(free) / 6,
        taken_sides=sum(1 for near in free if theirs[near]) / 6,
        pressure=min(most, 60.0) / 60,
        contact=min(sum(force.attack for force in attackers if far[force.hex] == 1), 40) / 40,
        help_near=min(_defense(defenders, far, 1, 2), 30) / 30,
        help_far=min(_defense(defenders, far, 3, 5), 40) / 40,
        attacks=attacks / BEFORE_LONG,
    )


def _defense(defenders: Sequence[Force], far: Sequence[int], least: int, most: int) -> int:
    """The strength of defence in a ring around a place."""
    return sum(force.defense for force in defenders if least <= far[force.hex] <= most)
