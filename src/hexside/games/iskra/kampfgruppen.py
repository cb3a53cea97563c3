"""13.2.1 Kampfgruppen: a full unit is reduced, and a Kampfgruppe of its division appears."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from hexside.engine import Action, Reason
from hexside.engine.refusals import Argument
from hexside.games.iskra.actions import Detach
from hexside.games.iskra.pinning import pin_if_joined
from hexside.games.iskra.shapes import AXIS, SIDES
from hexside.games.iskra.state import KAMPFGRUPPEN
from hexside.games.iskra.work import IskraWork

SECTION = "13.2.1"


def unused(work: IskraWork) -> list[str]:
    """R-39: the Kampfgruppen that have not been used; each comes once in a game."""
    return work.in_box(AXIS, KAMPFGRUPPEN)


def _is_of_kind(work: IskraWork, uid: str, group: str) -> bool:
    """13.2.1: the same division and the same type, mechanised or not."""
    rules = work.rules
    return (
        rules.formation[uid] == rules.formation[group]
        and rules.movement_class[uid] == rules.movement_class[group]
    )


def detachments(work: IskraWork) -> list[Action]:
    """13.2.1: every unit that may be reduced for a Kampfgruppe, and which one."""
    groups = unused(work)
    return [Detach(uid, group) for uid in work.on_map(AXIS) for group in groups]


def detach_objections(work: IskraWork, seat: str, action: Detach) -> Iterable[Reason]:
    """13.2.1, R-39: why a unit may not be reduced for a Kampfgruppe."""
    uid, group = action.unit, action.kampfgruppe
    stranger = work.not_yours(uid, seat)
    if stranger is not None:
        yield stranger
        return
    counter = work.rules.roster[uid]
    about: dict[str, Argument] = {"unit": uid}
    if group not in unused(work):
        yield Reason("no-such-kampfgruppe", SECTION, {"unit": group})
    elif not _is_of_kind(work, uid, group):
        yield Reason("kampfgruppe-of-other-division", SECTION, {"unit": uid, "by": group})
    if not counter.is_combat or uid == work.rules.tiger:
        yield Reason("no-kampfgruppe-from-this-unit", SECTION, about)
    elif counter.steps < 2 or not work.is_full(uid):
        yield Reason("not-at-full-strength", SECTION, about)
    hex = work.units[uid].hex
    if work.in_enemy_zone(AXIS, hex):
        yield Reason("in-enemy-zone", SECTION, {"hex": work.rules.names[hex]})


def detach(work: IskraWork, uid: str, group: str) -> None:
    """13.2.1, R-39: the Kampfgruppe stands in the hex of its parent, above the limit if need be.

    All can see which Kampfgruppe has been taken; where it is and who gave its men only if the
    parent lies on top (R-64). That is told last, whether a top counter changes or not.
    """
    unit = work.units[uid]
    is_seen = work.is_seen(uid)
    work.set_unit(uid, replace(unit, steps=unit.steps - 1))
    work.go(group, (unit.hex,))
    pin_if_joined(work, group)
    if is_seen:
        work.tell("kampfgruppe-formed", SECTION, unit=uid, by=group)
        return
    side = SIDES[AXIS]
    work.tell_side(side, "kampfgruppe-formed", SECTION, unit=uid, by=group)
    work.tell_other_sides(side, "kampfgruppe-formed-unseen", SECTION, by=group)
