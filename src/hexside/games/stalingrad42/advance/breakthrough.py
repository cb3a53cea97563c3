"""15 Breakthrough combat: the group advances and fights on its way."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from hexside.engine import Action, Decision, Reason, Wait
from hexside.engine.agenda import NotTaken
from hexside.games.stalingrad42.actions import DONE, Done
from hexside.games.stalingrad42.advance.advance import AdvanceAfterCombat, is_slow_entry, open_steps
from hexside.games.stalingrad42.areas.leaving import doors, leave_map
from hexside.games.stalingrad42.combat.combat_actions import Onward, Shed, Strike
from hexside.games.stalingrad42.combat.combat_ground import may_attack_into
from hexside.games.stalingrad42.combat.combat_results import CombatTable
from hexside.games.stalingrad42.combat.odds import Odds, column_label, forecast, odds
from hexside.games.stalingrad42.maskirovka.armies import closed_by_armies
from hexside.games.stalingrad42.maskirovka.defending import ask_defender, hides_defenders
from hexside.games.stalingrad42.movement.movement_costs import needs_start
from hexside.games.stalingrad42.seat_frames import SeatChoice
from hexside.games.stalingrad42.state import area_box, area_of
from hexside.games.stalingrad42.support.air_cover import follow
from hexside.games.stalingrad42.support.air_units import move_air
from hexside.games.stalingrad42.support.fire_support import shifts_of
from hexside.games.stalingrad42.units.stacking import fits
from hexside.games.stalingrad42.work import S42Work


class Breakthrough(SeatChoice, frozen=True, tag="breakthrough"):
    """15.2: the Breakthrough Group in a hex, with the hexes left to each of its units.

    ``entered``: the vacated hex of the original combat has been entered or declined at a price.
    ``stopped``: it has moved into an enemy zone; ``halted``: its advance is over. After a combat
    ``struck`` is set, ``goal`` is the hex fought for, ``cleared`` says that it is vacant and
    ``succeeded`` that the result lets the group go on (15.2.8).
    """

    takes = (Done, Onward, Strike, Shed)

    hex: int
    units: tuple[str, ...]
    left: tuple[int, ...]
    vacated: int
    entered: bool = False
    stopped: bool = False
    halted: bool = False
    struck: bool = False
    goal: int = -1
    cleared: bool = False
    succeeded: bool = False
    air: str = ""
    #: 34.6.2: the hex that the group is committed to fight for while Reserve Armies answer.
    committed: int = -1

    def _alive(self, work: S42Work) -> tuple[tuple[str, int], ...]:
        pairs = zip(self.units, self.left, strict=True)
        return tuple((uid, count) for uid, count in pairs if work.units[uid].hex == self.hex)

    def run(self, work: S42Work) -> Wait:
        alive = self._alive(work)
        if len(alive) != len(self.units):
            work.replace(
                replace(
                    self,
                    units=tuple(uid for uid, _ in alive),
                    left=tuple(count for _, count in alive),
                )
            )
            return Wait.NOTHING
        if self.committed >= 0 and self.fighters(work):
            self._answered(work)
            return Wait.NOTHING
        if not self.fighters(work) or not (
            self.steps(work) or self.targets(work) or self.doors(work)
        ):
            work.pop()
            return Wait.NOTHING
        return Wait.DECISION

    def fighters(self, work: S42Work) -> tuple[str, ...]:
        """15.2.3, 20.1.3: the units that fight; an Army headquarters only goes along."""
        return tuple(uid for uid in self.units if work.rules.combat[uid])

    # What the group may do

    @property
    def price(self) -> int:
        """15.2.4: what the next step or combat costs, declining the vacated hex included."""
        return 1 if self.entered else 2

    def _goes_on(self, work: S42Work) -> bool:
        """15.2.6-15.2.8: whether the group may still move or fight from where it stands."""
        if self.halted or (self.struck and not self.succeeded):
            return False
        return bool(self.left)

    def _is_held(self, work: S42Work) -> bool:
        """15.2.6: it has moved into an enemy zone that breakthrough combat has not cleared."""
        return self.stopped and (not self.struck or work.in_enemy_zone(self.side(work), self.hex))

    def _is_free(self, work: S42Work, there: int) -> bool:
        """15.2.8: the hex that it fought for is free of cost."""
        return self.struck and self.cleared and there == self.goal and fits(work, self.units, there)

    def steps(self, work: S42Work) -> list[int]:
        """15.2.4, 15.2.6, 15.2.8: the hexes into which the group may advance now."""
        return [
            there
            for there in self._around(work)
            if not any(True for _ in self._step_objections(work, there))
        ]

    def _around(self, work: S42Work) -> list[int]:
        """The adjacent hexes; first the one that is free, so that it is shown first."""
        return sorted(work.adjacent(self.hex), key=lambda hex: not self._is_free(work, hex))

    def _step_objections(self, work: S42Work, there: int) -> Iterable[Reason]:
        """15.2.4, 15.2.6: why the group may not advance into an adjacent hex."""
        if self._is_free(work, there):
            return
        name = {"hex": work.rules.names[there]}
        cost = 1 if self.entered or there == self.vacated else 2
        if self.struck and not self.succeeded:
            yield Reason("s42-breakthrough-failed", "15.2.7", {**name})
        elif not self.left or min(self.left) < cost:
            yield Reason("s42-no-hexes-left", "15.2.4", {**name})
        elif work.enemy_at(self.side(work), there):
            yield Reason("enemy-occupied", "15.2.5", {**name})
        elif there in closed_by_armies(work, 1 - self.side(work)):
            yield Reason("s42-reserve-army-there", "34.6.2", {**name})
        elif self._is_held(work):
            yield Reason("s42-held-by-zone", "15.2.6", {"hex": work.rules.names[self.hex]})
        elif not fits(work, self.units, there) and not self._passes(
            work, there, min(self.left) - cost
        ):
            yield Reason("s42-stacking-limit", "4.1", {**name})
        elif self.halted or not self._may_enter(work, there):
            yield Reason("s42-cannot-advance-there", "14.5", {**name})

    def _passes(self, work: S42Work, there: int, rest: int) -> bool:
        """4.4: a crowded hex that the group only passes: with hexes left, and not held there."""
        held = there != self.vacated and work.in_enemy_zone(self.side(work), there)
        return rest > 0 and not held and not is_slow_entry(work, self.hex, there)

    def doors(self, work: S42Work) -> list[str]:
        """22.3.1, S1.2: the Entry Areas and exits into which the group may advance now."""
        if not self._goes_on(work) or self._is_held(work) or min(self.left) < self.price:
            return []
        return [area_box(letter) for letter in doors(work, self.side(work), self.hex)]

    def _may_enter(self, work: S42Work, there: int) -> bool:
        origin = -1 if self.entered else self.hex
        return all(
            there in open_steps(work, uid, self.hex, self.vacated, origin) for uid in self.units
        )

    def targets(self, work: S42Work) -> dict[int, Odds | None]:
        """15.2.5, 15.2.9: the enemies that the group may fight, with the odds.

        Of a Reserve Army with nobody on it they are not known before it has answered (34.6.2).
        """
        return {
            there: self._odds(work, there) if work.enemy_at(self.side(work), there) else None
            for there in work.adjacent(self.hex)
            if not any(True for _ in self._strike_objections(work, there))
        }

    def _strike_objections(self, work: S42Work, there: int) -> Iterable[Reason]:
        """15.2.5, 15.2.9: why the group may not fight for an adjacent hex."""
        name = {"hex": work.rules.names[there]}
        if self.struck and not self.succeeded:
            yield Reason("s42-breakthrough-failed", "15.2.7", {**name})
        elif not self.left or min(self.left) < self.price:
            yield Reason("s42-no-hexes-left", "15.2.4", {**name})
        elif not work.enemy_at(self.side(work), there) and not self._is_blind(work, there):
            yield Reason("no-enemy-there", "15.2.5", {**name})
        elif self.halted or not self._may_strike(work, there):
            yield Reason("s42-cannot-enter-target", "15.2.9", {**name})
        elif work.enemy_at(self.side(work), there) and not _is_allowed(
            work.rules.combat_tables.combat, self._odds(work, there)
        ):
            yield Reason("s42-odds-too-low", "8.4.1", {**name})

    def _is_blind(self, work: S42Work, there: int) -> bool:
        """34.6.2: Reserve Armies may bring out units first."""
        return hides_defenders(work, 1 - self.side(work), there)

    def _may_strike(self, work: S42Work, there: int) -> bool:
        if needs_start(work.ground, work.season, self.hex, there):
            return False
        return all(may_attack_into(work, uid, there) for uid in self.units)

    def _odds(self, work: S42Work, there: int) -> Odds:
        support = shifts_of("breakthrough", self.air, ())
        return odds(work, there, self.fighters(work), "breakthrough", support)

    # The decision

    def decision(self, work: S42Work, seat: str) -> Decision:
        arguments: dict[str, Any] = {
            "hex": work.rules.names[self.hex],
            "units": self.units,
            "count": min(self.left),
        }
        return Decision(seat, "s42-breakthrough", "15.2", arguments, self.choices(work, seat))

    def choices(self, work: S42Work, seat: str) -> dict[str, Any]:
        """Hexes to advance into, hexes to fight for with the odds, units to leave behind."""
        names = work.rules.names
        table: dict[str, Any] = {
            "onward": [*(names[hex] for hex in self.steps(work)), *self.doors(work)],
            "strike": {
                names[hex]: {"attackers": list(self.fighters(work))}
                | ({} if odd is None else {"all": forecast(work, hex, odd)})
                for hex, odd in self.targets(work).items()
            },
            "done": True,
        }
        if len(self.units) > 1:
            table["shed"] = self._sheddable(work)
        return table

    def candidates(self, work: S42Work, seat: str) -> Iterable[Action]:
        names = work.rules.names
        yield DONE
        yield from (Onward(names[hex]) for hex in self._around(work))
        yield from (Onward(box) for box in self.doors(work))
        yield from (Strike(names[hex]) for hex in work.adjacent(self.hex))
        yield from (Shed(uid) for uid in self.units)

    def _sheddable(self, work: S42Work) -> list[str]:
        """15.2.10: who may leave: not the last one that fights."""
        fighters = self.fighters(work)
        return [uid for uid in self.units if fighters != (uid,)]

    def objections(self, work: S42Work, seat: str, action: Action) -> Iterable[Reason]:
        match action:
            case Shed(unit=uid):
                if len(self.units) < 2 or uid not in self._sheddable(work):
                    yield Reason("s42-not-in-group", "15.2.10", {"unit": uid})
            case Onward(hex=box) | Strike(hex=box) if area_of(box):
                if isinstance(action, Strike) or box not in self.doors(work):
                    area = {"hex": work.rules.names[self.hex], "area": box}
                    yield Reason("s42-group-cannot-leave", "22.3.1", {**area})
            case Onward(hex=name) | Strike(hex=name) if name not in work.rules.grid:
                yield Reason("unknown-hex", "", {"hex": name})
            case Onward(hex=name) | Strike(hex=name):
                there = work.rules.grid.index(name)
                if there not in work.adjacent(self.hex):
                    hexes = {"hex": work.rules.names[self.hex], "other": name}
                    yield Reason("not-adjacent", "15.2.5", {**hexes})
                elif isinstance(action, Strike):
                    yield from self._strike_objections(work, there)
                else:
                    yield from self._step_objections(work, there)

    def take(self, work: S42Work, seat: str, action: Action) -> None:
        index = work.rules.grid.index
        match action:
            case Done():
                work.pop()
            case Shed(unit=uid):
                self._shed(work, uid)
            case Onward(hex=box) if area_of(box):
                self._leave(work, box)
            case Onward(hex=name):
                self._onward(work, index(name))
            case Strike(hex=name):
                self._strike(work, index(name))
            case _:
                raise NotTaken(self, action)

    def _leave(self, work: S42Work, box: str) -> None:
        """22.3.1, S1.2: the whole group leaves the map."""
        work.pop()
        for uid in self.units:
            start = work.rules.names[self.hex]
            work.tell("s42-unit-advanced", "15.2.4", unit=uid, start=start, path=(box,))
            leave_map(work, uid, box)

    def _shed(self, work: S42Work, uid: str) -> None:
        """15.2.10: a unit goes its own way later, without breakthrough combat."""
        number = self.units.index(uid)
        below = work.agenda[-2]
        rest = tuple(other for other in self.units if other != uid)
        if isinstance(below, AdvanceAfterCombat) and not (self._is_held(work) or self.halted):
            count = self.left[number] if self._goes_on(work) else 0
            # A unit still in the hex of the attack may cross a river with its first.
            gone = (uid,) if self.entered else ()
            work.agenda[-2] = replace(
                below,
                units=(*below.units, uid),
                left=(*below.left, count),
                moved=(*below.moved, *gone),
            )
        work.replace(
            replace(
                self,
                units=rest,
                left=tuple(n for place, n in enumerate(self.left) if place != number),
            )
        )
        if self.air:
            # 9.3.7: the air unit goes on with the group.
            follow(work, rest)

    def _onward(self, work: S42Work, there: int) -> None:
        names = work.rules.names
        free = self.struck and self.cleared and there == self.goal
        cost = 0 if free else 1 if self.entered or there == self.vacated else 2
        zone = there != self.vacated and work.in_enemy_zone(self.side(work), there)
        slow = is_slow_entry(work, self.hex, there)
        start = self.hex
        work.replace(
            replace(
                self,
                hex=there,
                left=tuple(count - cost for count in self.left),
                entered=True,
                stopped=zone,
                halted=slow or (self.struck and not self.succeeded),
                struck=False,
                goal=-1,
                cleared=False,
                succeeded=False,
            )
        )
        if self.air:
            move_air(work, self.air, there)
        for uid in self.units:
            work.tell(
                "s42-unit-advanced", "15.2.4", unit=uid, start=names[start], path=(names[there],)
            )
            work.go(uid, (there,))

    def _strike(self, work: S42Work, there: int) -> None:
        # Here and not above: a battle ends in an advance, which can lead to another battle.
        from hexside.games.stalingrad42.combat.standing_aside import open_battle

        if self.committed < 0 and self._is_blind(work, there):
            self._commit(work, there)
            return
        found = self._odds(work, there)
        # 8.4.1: with what has come out of a Reserve Army the odds may be lower than any column.
        number = max(work.rules.combat_tables.combat.first, found.number)
        fighters = self.fighters(work)
        work.replace(
            replace(
                self,
                left=tuple(count - self.price for count in self.left),
                entered=True,
                struck=True,
                goal=there,
                cleared=False,
                succeeded=False,
                committed=-1,
            )
        )
        work.tell(
            "attack-declared",
            "15.2.5",
            seat=self.seat,
            hex=work.rules.names[there],
            units=fighters,
            attack=found.attack,
            defense=found.defense,
            column=column_label(work, number),
        )
        open_battle(work, there, fighters, "breakthrough", self.air)

    def _commit(self, work: S42Work, there: int) -> None:
        """34.6.2: the group will fight for a hex; the Soviet player answers first."""
        work.replace(replace(self, committed=there))
        hex = work.rules.names[there]
        units = self.fighters(work)
        work.tell("s42-army-attacked", "34.6.2", seat=self.seat, hex=hex, units=units)
        ask_defender(work, there)

    def _answered(self, work: S42Work) -> None:
        """34.6.2, A-98: the combat, or none if the armies were empty: then nobody has attacked."""
        there = self.committed
        if work.enemy_at(self.side(work), there):
            self._strike(work, there)
            return
        work.replace(replace(self, committed=-1))
        work.tell("s42-attack-void", "34.6.2", hex=work.rules.names[there])


def _is_allowed(table: CombatTable, found: Odds) -> bool:
    return found.attack > 0 and table.is_allowed(found.number)
