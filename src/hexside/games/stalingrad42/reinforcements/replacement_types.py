"""21.1.4, 21.5 Which replacements serve which unit."""

from __future__ import annotations

from typing import Literal, Protocol

ReplacementType = Literal[
    "tank",
    "infantry",
    "cavalry",
    "special",
    "hungarian",
    "romanian",
    "italian",
    "axis",
    "upgrade",
]

#: In the order of the rulebook: the types that both sides receive, then those of one nation.
RECEIVED: tuple[ReplacementType, ...] = (
    "tank",
    "infantry",
    "cavalry",
    "special",
    "hungarian",
    "romanian",
    "italian",
    "axis",
)
#: 32.4: the step of an upgrade is a replacement for that unit alone.
UPGRADE: ReplacementType = "upgrade"
TYPES: tuple[ReplacementType, ...] = (*RECEIVED, UPGRADE)
NATIONAL = frozenset({"hungarian", "romanian", "italian"})
OWN_TYPES = frozenset({"german", "soviet"})
FOOT = frozenset({"infantry", "security", "jaeger", "bicycle", "engineer"})
MOUNTAIN = "mountain"
SPECIAL = frozenset({"motorised", "panzergrenadier", "nkvd", "naval-infantry"})


class Recipient(Protocol):
    """What replacements look at on a counter."""

    @property
    def nation(self) -> str: ...
    @property
    def type(self) -> str: ...
    @property
    def dot(self) -> str: ...
    @property
    def free_stacking(self) -> bool: ...
    @property
    def is_asu(self) -> bool: ...
    @property
    def is_combat(self) -> bool: ...
    @property
    def upgrade(self) -> bool: ...


def serves(kind: str, unit: Recipient, mountain_by: str = "infantry") -> bool:
    """21.1.4: whether one replacement of a type may go to a unit.

    ``mountain_by`` is the type that serves mountain units (A-42). Non-combat units return without
    replacements (19.4).
    """
    if not unit.is_combat:
        return False
    if kind == UPGRADE:
        return unit.upgrade
    if unit.nation not in OWN_TYPES:
        return kind == "axis" or (kind == unit.nation and kind in NATIONAL)
    if kind in NATIONAL or kind == "axis":
        return False
    return kind in own_types(unit, mountain_by)


def own_types(unit: Recipient, mountain_by: str = "infantry") -> frozenset[str]:
    """21.1.4, 21.5: the types that serve a German or Soviet unit."""
    found: set[str] = set()
    if unit.is_asu:
        return frozenset({"special"})
    if unit.dot != "none":
        found.add("tank")
    if unit.type in SPECIAL or unit.free_stacking:
        found.add("special")
    if unit.type == "cavalry":
        found.add("cavalry")
    if unit.type == MOUNTAIN and mountain_by == "special":
        found.add("special")
    elif unit.type in FOOT or unit.type == MOUNTAIN:
        # Cavalry and Special replacements may be used as Infantry.
        found.update(("infantry", "cavalry", "special"))
    return frozenset(found)
