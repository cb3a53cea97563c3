"""11 Determined Defense, Desperate Defense, Delay and City Battles."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from hexside.engine import Action, Decision, Reason, Wait
from hexside.engine.agenda import NotTaken
from hexside.engine.decisions import grouped
from hexside.games.stalingrad42.combat.city_battles import HELD, partial_success
from hexside.games.stalingrad42.combat.combat_actions import GIVE_WAY, GiveWay, Hold
from hexside.games.stalingrad42.combat.combat_ground import fort_serves
from hexside.games.stalingrad42.combat.determined_defense_table import Column, DefenseResult
from hexside.games.stalingrad42.combat.losses import Losses, lose_step
from hexside.games.stalingrad42.reading.printed import AXIS, SIDES, SOVIET
from hexside.games.stalingrad42.seat_frames import SeatChoice
from hexside.games.stalingrad42.state import (
    DISRUPTED,
    FULL_RETREAT,
    TRAIN,
)
from hexside.games.stalingrad42.support.air_units import AIR_TYPE
from hexside.games.stalingrad42.support.fire_support import defensive_support, use_defensive_support
from hexside.games.stalingrad42.support.held_rolls import offer_reroll, throw
from hexside.games.stalingrad42.support.leaders import leaders_for
from hexside.games.stalingrad42.support.support_reasons import artillery_faults
from hexside.games.stalingrad42.work import S42Work

#: 11.1.2: before this turn the Soviets may stand only for a reason.
NOT_ONE_STEP_BACK = 8
#: 11.1.3: from this turn on the Axis must stand in cities and victory hexes.
HITLER_TAKES_COMMAND = 18


def column_of(work: S42Work, side: int, hex: int) -> Column:
    """11.2.1 (A-25): City and Mountain right, bare Clear and Desert left, all else in between."""
    rules = work.rules
    ground = rules.ground
    if hex in ground.cities:
        return "city"
    terrain = ground.terrain(hex, work.season)
    if terrain == "mountain":
        wide = rules.options["determined-defense-mountain"] == "city-column"
        return "city" if wide else "other"
    if terrain not in ("clear", "desert") or hex in ground.towns:
        return "other"
    return "other" if fort_serves(work, side, hex) else "open"


def roll_modifier(work: S42Work, lead: str, hex: int) -> int:
    """11.2.4: the quality of the lead unit; Germans in a fortification or city are elite."""
    counter = work.rules.roster[lead]
    table = work.rules.combat_tables.defense.modifiers
    german = counter.nation == "german"
    if counter.quality == "elite" or (
        german and (hex in work.ground.cities or fort_serves(work, AXIS, hex))
    ):
        return table.elite
    return table.low if counter.quality == "low" else 0


class Stand(SeatChoice, frozen=True, tag="determined-defense"):
    """11.1: the defenders choose between retreat and a Determined Defense, and roll for it.

    ``desperate``: they would be eliminated by retreating (11.5) and may roll again and again.
    ``flown`` is an air unit that has already helped them in this combat (9.3.4). ``lead`` and
    ``modifier`` belong to ``dice`` that wait for the decision of a leader's owner (28.1).
    The answer goes to the combat below: ``crt``, ``held``, ``delay``, or what a Partial Success
    makes of a City Battle.
    """

    takes = (Hold, GiveWay)

    target: int
    attackers: tuple[str, ...]
    defenders: tuple[str, ...]
    colour: str = ""
    doubled: tuple[str, ...] = ()
    favoured: bool = False
    desperate: bool = False
    flown: str = ""
    supported: bool = False
    delays: int = 0
    rolls: int = 0
    lead: str = ""
    modifier: int = 0
    dice: tuple[int, ...] = ()

    # Who may lead

    def _lead_fault(self, work: S42Work, uid: str) -> Reason | None:
        """11.1.2, 11.2.3: why a unit may not lead the defense."""
        unit = work.units[uid]
        counter = work.rules.roster[uid]
        if uid not in self.defenders or unit.hex != self.target:
            return Reason("not-in-this-combat", "11.2.3", {"unit": uid})
        if DISRUPTED in unit.marks or FULL_RETREAT in unit.marks or TRAIN in unit.marks:
            return Reason("s42-not-in-good-order", "11.2.3", {"unit": uid})
        if not counter.is_combat or counter.is_asu or counter.bracketed:
            return Reason("s42-cannot-lead", "11.2.3", {"unit": uid})
        if self.side(work) == SOVIET and work.turn < NOT_ONE_STEP_BACK:
            allowed = self.desperate or self.favoured or uid in self.doubled
            if counter.type != "nkvd" and not allowed:
                return Reason("s42-no-stand-yet", "11.1.2", {"unit": uid})
        return None

    def _support_faults(self, work: S42Work, lead: str, items: tuple[str, ...]) -> list[Reason]:
        """11.3, 18.3.2: what keeps artillery from helping; an air unit is refused as a whole."""
        roster = work.rules.roster
        guns = tuple(uid for uid in items if uid not in roster or roster[uid].type != AIR_TYPE)
        if not guns:
            return []
        return artillery_faults(work, self.side(work), guns[:1], self.target, (lead,))

    def leads(self, work: S42Work) -> list[str]:
        """11.2.3: the units that may lead."""
        return [uid for uid in self.defenders if self._lead_fault(work, uid) is None]

    def _must_stand(self, work: S42Work) -> bool:
        """11.1.3 (A-24): Axis units in cities and victory hexes from turn 18 on.

        Those who have rolled have obeyed; a Desperate Defense may go on, but need not (11.5.1).
        """
        if self.side(work) != AXIS or work.turn < HITLER_TAKES_COMMAND or self.rolls:
            return False
        if work.rules.options["hitler-takes-command"] != "on":
            return False
        return self.target in work.ground.cities or self.target in work.ground.victory_hexes

    # The frame

    def run(self, work: S42Work) -> Wait:
        if self.dice:
            self._settle(work)
        elif self.leads(work):
            return Wait.DECISION
        else:
            self._end(work, "crt")
        return Wait.NOTHING

    def _end(self, work: S42Work, outcome: str) -> None:
        work.pop()
        battle = work.frame
        work.replace(replace(battle, outcome=outcome))

    def decision(self, work: S42Work, seat: str) -> Decision:
        kind = "s42-desperate-defense" if self.desperate else "s42-determined-defense"
        rule = "11.5" if self.desperate else "11.1"
        names = work.rules.names
        return Decision(seat, kind, rule, {"hex": names[self.target]}, self.choices(work, seat))

    def choices(self, work: S42Work, seat: str) -> dict[str, Any]:
        """The lead units, each with the supports to choose from; none is always possible."""
        table = grouped(self.legal(work, seat))
        leads: dict[str, list[list[str]]] = table.get("hold", {})
        for lead, supports in leads.items():
            leads[lead] = [items for items in supports if items]
        return table

    def _supports(self, work: S42Work, lead: str) -> list[tuple[str, ...]]:
        """11.3: the supports to choose from, none included; there is one in a combat."""
        if self.supported:
            return [()]
        return [(), *((i,) for i in defensive_support(work, self.side(work), lead, self.flown))]

    def candidates(self, work: S42Work, seat: str) -> Iterable[Action]:
        for uid in self.leads(work):
            for items in self._supports(work, uid):
                yield Hold(uid, items)
        yield GIVE_WAY

    def objections(self, work: S42Work, seat: str, action: Action) -> Iterable[Reason]:
        match action:
            case GiveWay():
                if self._must_stand(work):
                    name = work.rules.names[self.target]
                    yield Reason("s42-must-stand", "11.1.3", {"hex": name})
            case Hold(unit=uid) if uid not in work.rules.roster:
                yield Reason("unknown-unit", "", {"unit": uid})
            case Hold(unit=uid, support=items):
                fault = self._lead_fault(work, uid)
                if fault is not None:
                    yield fault
                elif items not in self._supports(work, uid):
                    yield Reason("s42-no-such-support", "11.3", {"unit": uid})
                    yield from self._support_faults(work, uid, items)

    def take(self, work: S42Work, seat: str, action: Action) -> None:
        if isinstance(action, GiveWay):
            self._end(work, "crt")
            return
        if not isinstance(action, Hold):
            raise NotTaken(self, action)
        supported = self.supported
        for item in action.support:
            use_defensive_support(work, self.side(work), item, action.unit)
            supported = True
        modifiers = work.rules.combat_tables.defense.modifiers
        modifier = roll_modifier(work, action.unit, self.target)
        if supported:
            modifier += modifiers.support
        if self.colour == "O":
            modifier += modifiers.orange
        after = replace(
            self,
            supported=supported,
            rolls=self.rolls + 1,
            lead=action.unit,
            modifier=modifier,
        )
        after._roll(work)

    # The die

    def _found(self, work: S42Work, die: int) -> DefenseResult:
        """11.2.1: what a die means."""
        column = column_of(work, self.side(work), self.target)
        return work.rules.combat_tables.defense.result(column, die + self.modifier)

    def _roll(self, work: S42Work) -> None:
        """11.2, 28.1 (A-86): the die is applied at once unless a leader may have it repeated."""
        side, concerned = self.side(work), (self.lead,)
        if not leaders_for(work, side, "defense", concerned, self.target):
            die = work.roll()
            self._resolve(work, die, {"draw": work.draw})
            return
        dice = throw(work, self.target, 1, "11.2")
        work.replace(replace(self, dice=dice))
        result = self._found(work, dice[0]).text
        offer_reroll(work, side, "defense", concerned, self.target, dice[0], result)

    def _settle(self, work: S42Work) -> None:
        """28.1.1: the die that stands."""
        replace(self, dice=())._resolve(work, self.dice[0], {})

    def _resolve(self, work: S42Work, die: int, draw: dict[str, int]) -> None:
        found = self._found(work, die)
        work.tell(
            "s42-defense-rolled",
            "11.2",
            unit=self.lead,
            hex=work.rules.names[self.target],
            column=column_of(work, self.side(work), self.target),
            die=die,
            counted=die + self.modifier,
            result=found.text,
            **draw,
        )
        work.replace(self)
        self._apply(work, self.lead, found)

    # Results (11.4-11.6)

    def _apply(self, work: S42Work, lead: str, found: DefenseResult) -> None:
        in_city = found.verdict == "P" and partial_success(work, self.target, self.attackers)
        if found.verdict == "S" or in_city:
            self._end(work, in_city or HELD)
            self._losses(work, lead, found.attacker, found.defender, found)
        elif found.verdict == "P" and not self.desperate:
            work.tell("s42-delay", "11.6.1", hex=work.rules.names[self.target])
            self._end(work, "delay")
            self._losses(work, lead, found.attacker, found.defender, found)
        elif found.verdict == "P" and self.delays:
            # 11.6.1: the second Delay of a Desperate Defense is a success that costs a step.
            self._end(work, "held")
            self._losses(work, lead, 0, 1, found)
        elif self.desperate:
            # 11.5.2: a failure costs the lead unit one step, whatever it shows.
            delays = self.delays + (1 if found.verdict == "P" else 0)
            work.replace(replace(self, delays=delays))
            self._losses(work, lead, 0, 1, found)
        else:
            self._end(work, "crt")
            self._losses(work, lead, found.attacker, found.defender, found)

    def _losses(
        self, work: S42Work, lead: str, attacker: int, defender: int, found: DefenseResult
    ) -> None:
        """11.4.1: the attacker's steps by his own choice or, with a star, the defender's."""
        if attacker:
            chooser = self.seat if found.defender_chooses else SIDES[1 - self.side(work)]
            work.push(Losses(chooser, self.attackers, attacker, "11.4.1"))
        if defender:
            lose_step(work, lead, "11.4.1")
