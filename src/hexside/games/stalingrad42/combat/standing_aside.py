"""15.3, 10.2.1 Defenders over the stacking limit: their owner says who does not help."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from hexside.engine import Action, Decision, Reason, Wait
from hexside.engine.agenda import NotTaken
from hexside.games.stalingrad42.combat.battle import Battle
from hexside.games.stalingrad42.combat.combat_actions import Aside
from hexside.games.stalingrad42.combat.odds import CombatKind, asides, odds_with
from hexside.games.stalingrad42.reading.printed import SIDES
from hexside.games.stalingrad42.seat_frames import SeatChoice
from hexside.games.stalingrad42.support.air_units import GERMAN
from hexside.games.stalingrad42.support.fire_support import shifts_of
from hexside.games.stalingrad42.work import S42Work


class StandAside(SeatChoice, frozen=True, tag="stand-aside"):
    """15.3: before the die the defender leaves out as many units as are over the limit.

    ``air`` and ``kept`` are the air unit and the artillery that support the attack,
    ``offensives`` the headquarters whose Planned Offensives it uses (26.2).
    """

    takes = (Aside,)

    target: int
    attackers: tuple[str, ...]
    kind: CombatKind
    air: str = ""
    kept: tuple[str, ...] = ()
    aside: tuple[str, ...] = ()
    offensives: tuple[str, ...] = ()

    def _ways(self, work: S42Work) -> list[tuple[str, ...]]:
        """The ways to leave units out that are still open."""
        chosen = set(self.aside)
        ways = asides(work, self.side(work), self.target, self.kind)
        return [way for way in ways if chosen <= set(way)]

    def _open(self, work: S42Work) -> list[str]:
        named = {uid for way in self._ways(work) for uid in way}
        return sorted(named - set(self.aside))

    def run(self, work: S42Work) -> Wait:
        ways = self._ways(work)
        if len(ways) > 1:
            return Wait.DECISION
        self._fight(work, ways[0] if ways else ())
        return Wait.NOTHING

    def _fight(self, work: S42Work, aside: tuple[str, ...]) -> None:
        support = shifts_of(self.kind, self.air, self.kept)
        found = odds_with(work, self.target, self.attackers, self.kind, support, aside)
        attacker = work.rules.side[self.attackers[0]]
        # 9.3.6: only a German air unit stays with the attackers.
        stays = bool(self.air) and work.rules.roster[self.air].nation == GERMAN
        work.replace(
            Battle(
                SIDES[attacker],
                self.target,
                self.attackers,
                # 8.4.1: a declared attack is not undone by the choice of the defender.
                max(work.rules.combat_tables.combat.first, found.number),
                self.kind,
                self.air if stays else "",
                self.kept,
                hexes=tuple(sorted({work.units[uid].hex for uid in self.attackers} - {-1})),
                aside=aside,
                doubled=found.doubled,
                favoured=found.favours_defender,
                offensives=self.offensives,
            )
        )

    def decision(self, work: S42Work, seat: str) -> Decision:
        arguments = {"hex": work.rules.names[self.target]}
        return Decision(seat, "s42-stand-aside", "15.3", {**arguments}, self.choices(work, seat))

    def candidates(self, work: S42Work, seat: str) -> Iterable[Action]:
        return [Aside(uid) for uid in self._open(work)]

    def objections(self, work: S42Work, seat: str, action: Action) -> Iterable[Reason]:
        match action:
            case Aside(unit=uid):
                if uid not in self._open(work):
                    yield Reason("not-in-this-combat", "15.3", {"unit": uid})

    def take(self, work: S42Work, seat: str, action: Action) -> None:
        if not isinstance(action, Aside):
            raise NotTaken(self, action)
        work.tell("s42-stands-aside", "15.3", unit=action.unit)
        work.replace(replace(self, aside=(*self.aside, action.unit)))


def open_battle(
    work: S42Work,
    target: int,
    attackers: tuple[str, ...],
    kind: CombatKind,
    air: str = "",
    guns: tuple[str, ...] = (),
    offensives: tuple[str, ...] = (),
) -> None:
    """8.3: the declared combat with its support goes onto the agenda."""
    defender = SIDES[1 - work.rules.side[attackers[0]]]
    work.push(StandAside(defender, target, attackers, kind, air, guns, offensives=offensives))
