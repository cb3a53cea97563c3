"""4.3, 10.1 One combat from the declared odds to the advance."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from hexside.engine import OFF_MAP, Action, Decision, Reason, Wait
from hexside.engine.agenda import NotTaken
from hexside.games.stalingrad42.advance.advance import Mode, advancers
from hexside.games.stalingrad42.advance.breakthrough_group import advance_frames
from hexside.games.stalingrad42.combat.city_battles import (
    CITY_BATTLE,
    HELD,
    OUSTED,
    prune_city_battles,
    take_city,
)
from hexside.games.stalingrad42.combat.city_entry import contest_city
from hexside.games.stalingrad42.combat.combat_actions import NO_AIR, Air, NoAir
from hexside.games.stalingrad42.combat.combat_results import EXCHANGE
from hexside.games.stalingrad42.combat.determined_defense import Stand
from hexside.games.stalingrad42.combat.losses import Losses, is_in_play
from hexside.games.stalingrad42.combat.odds import CombatKind, cell_at, column_label, defenders_of
from hexside.games.stalingrad42.maskirovka.armies import armies_in
from hexside.games.stalingrad42.reading.printed import AXIS, SIDES
from hexside.games.stalingrad42.retreat.retreats import (
    DELAY,
    DELAY_LENGTH,
    Retreats,
    is_doomed,
    is_routed,
    loses_port,
    movable,
    withdrawal,
)
from hexside.games.stalingrad42.seat_frames import SeatChoice
from hexside.games.stalingrad42.state import AUTO_DS, MOVED, RETREATED, AutoDs
from hexside.games.stalingrad42.support.air_cover import AirCover
from hexside.games.stalingrad42.support.air_units import air_against, use_defensive_air
from hexside.games.stalingrad42.support.held_rolls import ChooseDie, offer_reroll, throw
from hexside.games.stalingrad42.support.leaders import leaders_for
from hexside.games.stalingrad42.support.offensive_markers import spend_offensives
from hexside.games.stalingrad42.units.non_combat import remove_non_combat
from hexside.games.stalingrad42.units.reserves import note_vacated
from hexside.games.stalingrad42.work import S42Work

CRT, DELAYED = "crt", "delay"
#: 11.4.1, 11.6.2: the retreat is cancelled.
STAYED = (HELD, CITY_BATTLE)


class Battle(SeatChoice, frozen=True, tag="battle"):
    """10.1: losses, Determined Defense, retreat and advance of one combat.

    ``odds`` is the number of the odds after all shifts, ``hexes`` those from which the attack
    came, ``kept`` the artillery that fired and stays behind, ``aside`` the defenders that do not
    help (15.3), ``flown`` the air unit that helped the defenders, ``present`` every combat unit
    of the hex, ``covered`` that not all of them are in Full Retreat; ``outcome`` says what became
    of the retreat: as the table says, cancelled (also by a City Battle), a Delay, or that the
    original attackers are driven out of a contested city. ``offensives`` are the headquarters
    whose Planned Offensives are used; ``dice`` those that wait for a decision (26.2, 28.1).
    """

    takes = (Air, NoAir)

    target: int
    attackers: tuple[str, ...]
    odds: int
    kind: CombatKind = "regular"
    air: str = ""
    kept: tuple[str, ...] = ()
    hexes: tuple[int, ...] = ()
    aside: tuple[str, ...] = ()
    flown: str = ""
    defenders: tuple[str, ...] = ()
    present: tuple[str, ...] = ()
    doubled: tuple[str, ...] = ()
    favoured: bool = False
    covered: bool = False
    step: str = "air"
    result: str = ""
    advance: int = 0
    colour: str = ""
    outcome: str = CRT
    offensives: tuple[str, ...] = ()
    dice: tuple[int, ...] = ()

    def run(self, work: S42Work) -> Wait:
        if self.step == "air":
            if self._air(work):
                return Wait.DECISION
            work.replace(replace(self, step="roll"))
        elif self.step == "roll":
            self._roll(work)
        elif self.step == "dice":
            self._weigh(work)
        elif self.step == "result":
            self._settle(work)
        elif self.step == "stand":
            self._stand(work)
        elif self.step == "retreat":
            self._retreat(work)
        else:
            self._end(work)
        return Wait.NOTHING

    # Defensive air (9.3.4)

    def _air(self, work: S42Work) -> list[str]:
        """9.3.4, A-18: after the attacker's declarations, before the die."""
        if self.side(work) == AXIS or work.data.phase != "combat":
            return []
        return air_against(work, self.target)

    def seats(self, work: S42Work) -> tuple[str, ...]:
        return work.rules.seats_of(SIDES[AXIS])

    def decision(self, work: S42Work, seat: str) -> Decision:
        arguments = {
            "hex": work.rules.names[self.target],
            "column": column_label(work, self.odds),
        }
        return Decision(seat, "s42-defensive-air", "9.3.4", {**arguments}, self.choices(work, seat))

    def candidates(self, work: S42Work, seat: str) -> Iterable[Action]:
        return [NO_AIR, *(Air(uid) for uid in self._air(work))]

    def objections(self, work: S42Work, seat: str, action: Action) -> Iterable[Reason]:
        match action:
            case Air(unit=uid):
                if uid not in self._air(work):
                    yield Reason("s42-air-not-available", "9.3.4", {"unit": uid})

    def take(self, work: S42Work, seat: str, action: Action) -> None:
        if isinstance(action, NoAir):
            work.replace(replace(self, step="roll"))
            return
        if not isinstance(action, Air):
            raise NotTaken(self, action)
        use_defensive_air(work, action.unit)
        table = work.rules.combat_tables.combat
        # 8.4.1: a declared attack is not undone by the defender's shift.
        odds = max(table.first, self.odds - 1)
        work.replace(replace(self, step="roll", odds=odds, favoured=True, flown=action.unit))

    # The die

    def _roll(self, work: S42Work) -> None:
        """8.4, 26.2 (A-84): a die, more with Planned Offensives; none from 10-1 on."""
        if work.rules.combat_tables.combat.is_shattering(self.odds):
            self._apply(work, 0)
            return
        spend_offensives(work, self.offensives)
        count = 1 + len(self.offensives)
        led = leaders_for(work, AXIS, "combat", self._axis_units(work), self.target)
        if count == 1 and not led:
            self._apply(work, work.roll())
            return
        dice = throw(work, self.target, count, "26.2" if self.offensives else "8.3")
        work.replace(replace(self, step="dice", dice=dice))

    def _axis_units(self, work: S42Work) -> tuple[str, ...]:
        """A-86: the Axis units of this combat, attackers or defenders."""
        return self.attackers if self.side(work) == AXIS else self._defenders(work)

    def _choose(self, work: S42Work) -> None:
        """26.2: the attacker says which of several dice counts."""
        dice = tuple(sorted(set(self.dice)))
        results = tuple(cell_at(work, self.odds, die).result for die in dice)
        column = column_label(work, self.odds)
        work.push(ChooseDie(self.seat, self.target, column, dice, results))

    def _weigh(self, work: S42Work) -> None:
        """28.1.4, A-86: the die that counts is chosen; then a leader may have all repeated."""
        if len(self.dice) > 1:
            self._choose(work)
            return
        work.replace(replace(self, step="result"))
        offer_reroll(
            work,
            AXIS,
            "combat",
            self._axis_units(work),
            self.target,
            self.dice[0],
            cell_at(work, self.odds, self.dice[0]).result,
            1 + len(self.offensives),
        )

    def _settle(self, work: S42Work) -> None:
        """A-54: after a second roll of several dice the attacker chooses again."""
        if len(self.dice) > 1:
            self._choose(work)
        else:
            self._apply(work, self.dice[0])

    def _apply(self, work: S42Work, die: int) -> None:
        """8.4, 10.1: the result, and who loses what by whose choice."""
        table = work.rules.combat_tables.combat
        shattered = table.is_shattering(self.odds)
        cell = cell_at(work, self.odds, die)
        facts = table.facts[cell.result]
        name = work.rules.names[self.target]
        if shattered:
            work.tell("s42-shattered", "8.4.1", hex=name, column=column_label(work, self.odds))
        else:
            work.tell(
                "s42-combat-result",
                "10.1",
                hex=name,
                column=column_label(work, self.odds),
                die=die,
                result=cell.result,
                # Dice that had to wait have been told with their draws.
                **({} if self.dice else {"draw": work.draw}),
            )
        work.replace(
            replace(
                self,
                step="stand",
                result=cell.result,
                advance=cell.advance,
                colour=cell.colour,
                defenders=self._defenders(work),
                present=tuple(work.combat_units(1 - self.side(work), self.target)),
                covered=not is_routed(work, 1 - self.side(work), self.target),
            )
        )
        enemy = SIDES[1 - self.side(work)]
        opponent = facts.chooser == "opponent"
        if facts.attacker:
            chooser = enemy if opponent else self.seat
            work.push(Losses(chooser, self.attackers, facts.attacker))
        if facts.defender:
            # the defender's loss comes first.
            chooser = self.seat if opponent else enemy
            work.push(Losses(chooser, self._defenders(work), facts.defender))

    def _defenders(self, work: S42Work) -> tuple[str, ...]:
        return defenders_of(work, 1 - self.side(work), self.target, self.kind, self.aside)

    # Retreat or Determined Defense

    def _stand(self, work: S42Work) -> None:
        """11.1.1: who may roll for Determined Defense is asked before the retreat."""
        facts = work.rules.combat_tables.combat.facts[self.result]
        work.replace(replace(self, step="retreat"))
        alive = tuple(uid for uid in self.defenders if work.units[uid].hex == self.target)
        if not facts.retreat or self.colour == "X" or not alive:
            return
        desperate = is_doomed(work, self.target, alive, facts.retreat) or loses_port(
            work, self.target, alive, facts.retreat
        )
        if self.colour == "O" and not desperate and self.target not in work.ground.victory_hexes:
            # 11.2.2: light orange: only in a victory hex or a Desperate Defense.
            return
        work.push(
            Stand(
                SIDES[1 - self.side(work)],
                self.target,
                self.attackers,
                alive,
                self.colour,
                self.doubled,
                self.favoured,
                desperate,
                self.flown,
            )
        )

    def _retreat(self, work: S42Work) -> None:
        """12.1, 13.3.3: the survivors go, or those in Full Retreat whom no one covers any more."""
        work.replace(replace(self, step="end"))
        side = 1 - self.side(work)
        facts = work.rules.combat_tables.combat.facts[self.result]
        uncovered = self.covered and is_routed(work, side, self.target)
        if not uncovered and (self.outcome in STAYED or not facts.retreat):
            return
        if self.kind == "regular":
            # 12.4: units that have retreated in this phase cannot do so again.
            for uid in work.combat_units(side, self.target):
                if RETREATED in work.units[uid].marks:
                    work.eliminate(uid, "12.4")
        fighters = work.combat_units(side, self.target)
        if not fighters:
            return
        if uncovered:
            work.push(withdrawal(work, side, self.target))
            return
        units = (*fighters, *movable(work, side, self.target))
        if self.outcome in (DELAYED, OUSTED):
            rule = "11.6.1" if self.outcome == DELAYED else "29.1.3"
            work.push(Retreats(SIDES[side], self.target, units, DELAY_LENGTH, DELAY, rule))
        else:
            work.push(Retreats(SIDES[side], self.target, units, facts.retreat))

    # The end

    def _end(self, work: S42Work) -> None:
        """14.1: the attackers advance if the hex is vacant."""
        work.pop()
        prune_city_battles(work)
        if self.target in self.hexes:
            # 29.1.3: it was fought from inside the city.
            take_city(work, self.side(work), self.target)
        self._remove_staffs(work)
        vacated = not work.enemy_at(self.side(work), self.target)
        alive = tuple(uid for uid in self.attackers if is_in_play(work, uid))
        if self.kind == "breakthrough":
            below = work.frame
            succeeded = self.advance >= 3 and vacated and self.outcome == CRT
            # into a city that its original defenders have freed nobody advances.
            cleared = vacated and self.outcome != OUSTED
            work.replace(replace(below, cleared=cleared, goal=self.target, succeeded=succeeded))
            self._contest(work, alive)
            return
        if self.kind == "auto-ds":
            self._mark_group(work, alive)
            return
        if self.air:
            # 9.3.7: it stays with one of the stacks when they have advanced.
            work.push(AirCover(self.seat, self.air, alive))
        note_vacated(work, self.target if vacated else OFF_MAP)
        self._contest(work, alive)
        if not vacated or self.outcome == OUSTED:
            # the original defenders are in the city; they do not advance.
            return
        mode: Mode
        if self.outcome == DELAYED:
            mode = "one-hex"
        elif self.outcome in STAYED or self.result == EXCHANGE:
            mode = "limited"
        else:
            mode = "full"
        units = advancers(work, self.side(work), alive, self.hexes, self.kept)
        for frame in advance_frames(
            work, self.side(work), self.target, units, alive, self.advance, mode
        ):
            work.push(frame)

    def _contest(self, work: S42Work, alive: tuple[str, ...]) -> None:
        """29.1.1: a first City Battle marker brings attackers into the city."""
        if self.outcome == CITY_BATTLE:
            contest_city(work, self.side(work), self.target, alive)

    def _remove_staffs(self, work: S42Work) -> None:
        """19.3: non-combat units go at once if no combat unit of their hex has survived."""
        if not any(is_in_play(work, uid) for uid in self.present):
            for uid in movable(work, 1 - self.side(work), self.target):
                remove_non_combat(work, uid, "19.3")
        elif not work.enemy_at(self.side(work), self.target):
            # 34.6.2: a Reserve Army that does not retreat with the defenders is lost.
            for uid in armies_in(work, self.target):
                remove_non_combat(work, uid, "34.6.2")

    def _mark_group(self, work: S42Work, alive: tuple[str, ...]) -> None:
        """8.6.1: the contributing units stop here; they advance in the Combat Phase."""
        number = max((group.number for group in work.data.auto_ds), default=0) + 1
        # 14.1: who is stacked with them now may advance with them, if he is still there then.
        together = advancers(work, self.side(work), alive, self.hexes, ())
        companions = tuple(uid for uid in together if uid not in alive)
        group = AutoDs(number, self.target, alive, companions)
        work.change(auto_ds=(*work.data.auto_ds, group))
        for uid in alive:
            work.mark(uid, f"{AUTO_DS}{number}", MOVED)
