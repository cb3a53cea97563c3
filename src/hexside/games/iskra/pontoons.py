"""2.6, 13.3.1 Pontoons: units that become bridges, and how they are lost."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from msgspec.structs import replace

from hexside.engine import Action, Choice, Reason, Wait
from hexside.engine.refusals import Argument
from hexside.games.iskra.actions import DONE, Build, Dismantle, Done
from hexside.games.iskra.shapes import SOVIET
from hexside.games.iskra.state import (
    BRIDGE,
    ISOLATED,
    MARKERS,
    NEXT_TURN,
    OUT_OF_SUPPLY,
    PINNED,
    PONTOON_MODES,
    PONTOON_UNIT,
    RETURNING,
)
from hexside.games.iskra.work import IskraWork

BUILDING, DISMANTLING = "2.6.1", "2.6.2a"


def lose_pontoon(work: IskraWork, uid: str, rule: str) -> None:
    """13.3.1, R-36: a pontoon is removed at once and returns in the next turn, unit side up."""
    hex = work.units[uid].hex
    work.tell("pontoon-lost", rule, unit=uid, hex=work.rules.names[hex])
    work.lift(uid, RETURNING, 1)
    MARKERS.put(work, uid, NEXT_TURN)


def build_objections(work: IskraWork, uid: str) -> Iterable[Reason]:
    """2.6.1, R-36: a pontoon unit on a hex with the pontoon symbol becomes a bridge."""
    hex = work.units[uid].hex
    if work.is_bridge(uid):
        yield Reason("is-a-bridge", BUILDING, {"unit": uid})
    if hex not in work.rules.ground.sites:
        yield Reason("no-pontoon-site", BUILDING, {"hex": work.rules.names[hex]})


def dismantle_objections(work: IskraWork, uid: str) -> Iterable[Reason]:
    """2.6.2a, 6.1.2, R-36: a bridge of an earlier turn becomes a unit if its hex has room."""
    unit = work.units[uid]
    if not work.is_bridge(uid):
        yield Reason("is-no-bridge", DISMANTLING, {"unit": uid})
        return
    if PONTOON_MODES.since(unit) == str(work.turn):
        yield Reason("bridge-built-this-turn", DISMANTLING, {"unit": uid})
    if not work.room(uid, unit.hex):
        yield Reason("stacking-limit", "6.1.2", {"hex": work.rules.names[unit.hex]})


def _looks_ready(work: IskraWork, uid: str) -> bool:
    """R-64: whether a pontoon that all see could be turned, whatever lies hidden in its hex."""
    unit = work.units[uid]
    if work.is_bridge(uid):
        return PONTOON_MODES.since(unit) != str(work.turn)
    return unit.hex in work.rules.ground.sites


def build(work: IskraWork, uid: str) -> None:
    """2.6.1, 13.3.1: the bridge stands from now on, seen by all, and is always supplied."""
    PONTOON_MODES.change(work, uid, BRIDGE, str(work.turn))
    # 6.1.2: a marker is not pinned, and pins nobody who comes.
    for marker in (OUT_OF_SUPPLY, ISOLATED, PINNED):
        MARKERS.remove(work, uid, marker)
    work.binding = True
    work.tell("bridge-built", BUILDING, unit=uid, hex=work.rules.names[work.units[uid].hex])
    work.put_below(uid)


def dismantle(work: IskraWork, uid: str) -> None:
    """2.6.2a, 13.3.1: the unit can move from the next turn on."""
    PONTOON_MODES.change(work, uid, PONTOON_UNIT)
    work.binding = True
    hex = work.rules.names[work.units[uid].hex]
    work.tell("bridge-dismantled", DISMANTLING, unit=uid, hex=hex)


class PontoonPhase(Choice[IskraWork], frozen=True, tag="pontoon-phase"):
    """2.6: pontoons on sites become bridges unless the owner declines, older bridges units.

    ``changed`` are the pontoons that have been turned in this phase: once each. The owner is asked
    if there is something to do, or if enemies cannot see whether there is (R-64).
    """

    changed: tuple[str, ...] = ()
    takes: ClassVar[tuple[type[Action], ...]] = (Build, Dismantle, Done)
    asks: ClassVar[tuple[str, str]] = ("turn-pontoons", "2.6")

    def _pontoons(self, work: IskraWork) -> list[str]:
        """The pontoons on the map that may still be turned."""
        return [
            uid
            for uid in work.rules.pontoons
            if work.units[uid].hex >= 0 and uid not in self.changed
        ]

    def run(self, work: IskraWork) -> Wait:
        if any(not work.is_seen(uid) or _looks_ready(work, uid) for uid in self._pontoons(work)):
            return Wait.DECISION
        work.pop()
        return Wait.NOTHING

    def _seat(self, work: IskraWork) -> str:
        pontoons = self._pontoons(work) or work.rules.pontoons
        return work.seats_of_units(pontoons) if pontoons else work.lead_of(SOVIET)

    def seats(self, work: IskraWork) -> tuple[str, ...]:
        return (self._seat(work),)

    def arguments(self, work: IskraWork, seat: str) -> dict[str, Argument]:
        return {"units": tuple(self._pontoons(work))}

    def candidates(self, work: IskraWork, seat: str) -> Iterable[Action]:
        pontoons = self._pontoons(work)
        yield from (Build(uid) for uid in pontoons)
        yield from (Dismantle(uid) for uid in pontoons)
        yield DONE

    def objections(self, work: IskraWork, seat: str, action: Action) -> Iterable[Reason]:
        if not isinstance(action, (Build, Dismantle)):
            return
        uid = action.unit
        stranger = work.not_yours(uid, seat)
        if stranger is not None:
            yield stranger
        elif not work.rules.is_pontoon[uid]:
            yield Reason("not-a-pontoon", "13.3.1", {"unit": uid})
        elif uid in self.changed:
            yield Reason("pontoon-already-turned", "2.6", {"unit": uid})
        elif isinstance(action, Build):
            yield from build_objections(work, uid)
        else:
            yield from dismantle_objections(work, uid)

    def take(self, work: IskraWork, seat: str, action: Action) -> None:
        if isinstance(action, Done):
            work.pop()
        elif isinstance(action, (Build, Dismantle)):
            work.replace(replace(self, changed=(*self.changed, action.unit)))
            if isinstance(action, Build):
                build(work, action.unit)
            else:
                dismantle(work, action.unit)


__all__ = ["PontoonPhase", "build", "dismantle", "lose_pontoon"]
