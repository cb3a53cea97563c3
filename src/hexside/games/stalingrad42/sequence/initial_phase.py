"""3.0 The Initial Phase: Resource Points, Supply Points, reinforcements, replacements.

One menu in any order, ended by ``done``; what other chapters add to it is listed in the order of
play (``initial_choices``). What is not spent is lost (18.1, 21.1.3).
"""

from __future__ import annotations

from typing import Any, cast

from msgspec.structs import replace

from hexside.engine import Action, Decision, Reason, Wait
from hexside.engine.agenda import NotTaken
from hexside.games.stalingrad42.actions import DONE, Done
from hexside.games.stalingrad42.areas.entry_areas import areas_to_fill
from hexside.games.stalingrad42.combat.fortifications import (
    fort_bits,
    fort_reasons,
    remove_fort,
    start_fort,
)
from hexside.games.stalingrad42.maskirovka.armies import keeps_open
from hexside.games.stalingrad42.maskirovka.arrival import assign_markers
from hexside.games.stalingrad42.rail.railroads import on_connected_rail
from hexside.games.stalingrad42.reading.printed import AXIS, SIDES
from hexside.games.stalingrad42.reinforcements.reinforcements import (
    areas_for,
    arriving,
    place_reinforcement,
    waiting,
)
from hexside.games.stalingrad42.reinforcements.replacements import (
    bring_back,
    rebuild,
    rebuild_options,
    recall,
    receive,
    return_options,
)
from hexside.games.stalingrad42.reinforcements.unit_withdrawals import (
    steps_left,
    withdrawals_left,
)
from hexside.games.stalingrad42.seat_frames import SeatFrame
from hexside.games.stalingrad42.sequence.initial_reasons import reasons_for
from hexside.games.stalingrad42.sequence.phase_choices import (
    extra_actions,
    extra_due,
    has_extra,
    kind_of,
)
from hexside.games.stalingrad42.state import TRAIN, USED
from hexside.games.stalingrad42.supply.supply_actions import (
    BringSupply,
    Expend,
    Fortify,
    ReadyArtillery,
    Rebuild,
    Recall,
    Reinforce,
    RemoveFort,
    Return,
)
from hexside.games.stalingrad42.supply.supply_points import (
    bring_supply,
    expend,
    expend_options,
    fort_removals,
    removal_reasons,
    spare,
)
from hexside.games.stalingrad42.work import S42Work


def unload(work: S42Work, side: int) -> None:
    """5.6.5: Train markers are removed in the owner's Initial Phase."""
    for uid, unit in list(work.units.items()):
        if TRAIN in unit.marks and work.rules.side[uid] == side:
            work.unmark(uid, TRAIN)


def points_received(work: S42Work, seat: str) -> int:
    """18.1, S2.2, S2.3: the Resource Points of a turn; the Axis has none on the first of S2."""
    edge = work.rules.setup.north_edge
    if edge is not None and seat == SIDES[AXIS] and work.turn < edge.later_from:
        return 0
    table = work.rules.numbers.resource_points if edge is None else edge.resource_points
    return table[seat]


def artillery_to_ready(work: S42Work, side: int) -> list[str]:
    """18.1: Used ASUs in good order on a Connected Rail Hex."""
    rules = work.rules
    return [
        uid
        for uid, counter in rules.roster.items()
        if counter.is_asu
        and rules.side[uid] == side
        and work.units[uid].hex >= 0
        and work.has(uid, USED)
        and work.is_good_order(uid)
        and on_connected_rail(work, side, work.units[uid].hex)
    ]


class InitialPhase(SeatFrame, frozen=True, tag="initial-phase"):
    """3.0 I4-I7: the menu of the Initial Phase.

    ``hexes`` are those that have received units from the Eliminated Box (21.3.1).
    """

    hexes: tuple[int, ...] = ()
    begun: bool = False

    def run(self, work: S42Work) -> Wait:
        if not self.begun:
            self._begin(work)
            return Wait.NOTHING
        if assign_markers(work, self.side(work)):
            return Wait.NOTHING
        if self._has_choice(work):
            return Wait.DECISION
        self._end(work)
        return Wait.NOTHING

    def _begin(self, work: S42Work) -> None:
        work.change(resource_points=points_received(work, self.seat))
        receive(work, self.side(work))
        for uid in waiting(work, self.side(work)):
            areas = areas_for(work, uid)
            # 22.1.2: where only one area is open there is nothing to choose but a box (34.4.1).
            if len(areas) == 1 and not keeps_open(work, self.side(work)):
                place_reinforcement(work, uid, areas[0])
        work.replace(replace(self, begun=True))

    def _end(self, work: S42Work) -> None:
        if work.data.resource_points or work.data.replacements:
            work.change(resource_points=0, replacements={})
        for ending in work.rules.moments.initial_phase_ends:
            ending(work, self.side(work))
        work.pop()

    def _has_choice(self, work: S42Work) -> bool:
        side = self.side(work)
        if work.data.resource_points and (
            artillery_to_ready(work, side) or spare(work, side) or fort_bits(work, side)
        ):
            return True
        return bool(
            expend_options(work, side)
            or arriving(work, side)
            or has_extra(work.rules.moments.initial_choices, work, side)
            or rebuild_options(work, side)
            or return_options(work, side, self.hexes)
            or keeps_open(work, side)
        )

    def decision(self, work: S42Work, seat: str) -> Decision:
        left = work.data.replacements
        return Decision(
            seat,
            "s42-initial-phase",
            "3.0",
            {
                "points": work.data.resource_points,
                "replacements": sum(left.values()),
                "units": tuple(arriving(work, self.side(work))),
                "withdrawals": withdrawals_left(work, self.side(work)),
                "owed": steps_left(work),
            },
            self.choices(work, seat),
        )

    def legal(self, work: S42Work, seat: str) -> list[Action]:
        side = self.side(work)
        found: list[Action] = [] if self._due(work) else [DONE]
        if work.data.resource_points:
            found.extend(ReadyArtillery(uid) for uid in artillery_to_ready(work, side))
            if spare(work, side):
                found.extend(BringSupply(letter) for letter in areas_to_fill(work, side))
            found.extend(_forts(work, fort_bits(work, side)))
        found.extend(fort_removals(work, side))
        found.extend(expend_options(work, side))
        found.extend(
            Reinforce(uid, letter)
            for uid in arriving(work, side)
            for letter in areas_for(work, uid)
        )
        found.extend(extra_actions(work.rules.moments.initial_choices, work, side))
        found.extend(rebuild_options(work, side))
        found.extend(return_options(work, side, self.hexes))
        return found

    def _due(self, work: S42Work) -> list[Reason]:
        """22.1.2: who arrives is placed before the phase ends; other duties (20.8, 30)."""
        found = [
            Reason("s42-must-be-placed", "22.1.2", {"unit": uid})
            for uid in arriving(work, self.side(work))
        ]
        found += extra_due(work.rules.moments.initial_choices, work, self.side(work))
        return found

    def reasons(self, work: S42Work, seat: str, action: Action) -> list[Reason]:
        if isinstance(action, Done):
            return self._due(work)
        if isinstance(action, Fortify):
            found = fort_reasons(work, self.side(work), action.hex)
            if not work.data.resource_points:
                found.append(Reason("s42-no-resource-points", "18.1", {}))
            return found
        if isinstance(action, RemoveFort):
            return removal_reasons(action)
        kind = kind_of(work.rules.moments.initial_choices, action)
        if kind is not None:
            return kind.reasons(work, self.side(work), action)
        return reasons_for(work, self.side(work), action, self.hexes)

    def take(self, work: S42Work, seat: str, action: Action) -> None:
        side = self.side(work)
        match action:
            case Done():
                self._end(work)
            case Fortify(hex=name):
                _spend_point(work)
                start_fort(work, side, work.rules.grid.index(name))
            case RemoveFort(hex=name):
                remove_fort(work, work.rules.grid.index(name))
            case ReadyArtillery(unit=uid):
                _spend_point(work)
                work.unmark(uid, USED)
                work.tell("s42-artillery-ready-by-rail", "18.1", unit=uid)
            case BringSupply(area=letter):
                _spend_point(work)
                bring_supply(work, side, letter)
            case Expend():
                expend(work, action)
            case Reinforce(unit=uid, area=letter):
                place_reinforcement(work, uid, letter)
            case Rebuild():
                rebuild(work, action)
            case Return(to=to):
                bring_back(work, action)
                self._note(work, to)
            case Recall(to=to):
                recall(work, action)
                self._note(work, to)
            case _:
                kind = kind_of(work.rules.moments.initial_choices, action)
                if kind is None:
                    raise NotTaken(self, action)
                kind.take(work, side, action)

    def _note(self, work: S42Work, to: str) -> None:
        if to in work.rules.grid:
            hex = work.rules.grid.index(to)
            work.replace(replace(self, hexes=tuple(sorted((*self.hexes, hex)))))


def _spend_point(work: S42Work) -> None:
    work.change(resource_points=work.data.resource_points - 1)


def _forts(work: S42Work, mask: int) -> list[Action]:
    """The actions that start a fortification in each hex of a bitboard."""
    rules = work.rules
    ground = rules.ground
    table: list[Any] | None = ground.compiled.get("fortify-actions")
    if table is None:
        table = rules.grid.by_bit((Fortify(name) for name in rules.names), None)
        ground.compiled["fortify-actions"] = table
    return cast("list[Action]", rules.grid.pick(mask, table))
