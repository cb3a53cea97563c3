"""The odds of an attack and its exact expected value, from the printed tables (8-12)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from hexside.players.phased.scenario_tables import ScenarioTables
from hexside.players.phased.sight import (
    DISRUPTED,
    FULL_RETREAT,
    ISOLATED,
    OUT_OF_SUPPLY,
    TRAIN,
    Sight,
)
from hexside.players.phased.weights import PhasedSide

#: Terrain in which no armour gains a column (9.2.3).
NO_ARMOUR = frozenset({"woods", "wooded-rough", "swamp", "mountain"})
ROUGH = frozenset({"rough", "wooded-rough"})
#: Before this turn Soviet units hold only for a reason (11.1.2).
NOT_ONE_STEP_BACK = 8
FACES = 6
#: A rout takes units out of the game for longer than a disruption.
ROUT = 1.8
ROUT_LENGTH = 4
#: Mechanised units that can make use of one advance.
MAX_MECHANISED = 3

Attackers = Sequence[tuple[str, int]]


class Odds(NamedTuple):
    """The number of the column after shifts (1-1 is 0), and the parts of the defence."""

    number: int
    attack: int
    defense: int
    favoured: bool
    doubled: bool


class Outlook(NamedTuple):
    """The value of an attack, the chance that it clears the hex, and the expected losses."""

    value: float
    clears: float
    own_loss: float
    enemy_loss: float


class Stand(NamedTuple):
    """The chances of one roll for Determined Defense, and the steps that it costs both sides."""

    holds: float
    delays: float
    attacker: float
    defender: float


def halved(value: int) -> int:
    """9.1: half, rounded up."""
    return (value + 1) // 2


def attack_of(sight: Sight, uid: str, here: int, target: int) -> int:
    """9.1: the attack strength of a unit from one hex against another."""
    value = sight.attack(uid)
    marks = sight.units[uid].marks
    if OUT_OF_SUPPLY in marks or ISOLATED in marks:
        value = halved(value)
    if sight.tables.ground.river(here, target) in ("major", "volga"):
        value = halved(value)
    counter = sight.tables.roster[uid]
    if (
        counter.type == "mountain"
        and counter.number == 0
        and sight.tables.terrain[target] == "mountain"
    ):
        value *= 2
    return value


def _dot(sight: Sight, uid: str) -> str:
    counter = sight.tables.roster[uid]
    if counter.steps > 2 and sight.units[uid].steps == 1:
        return counter.remnant_dot
    return counter.dot


def defense_of(
    sight: Sight, units: Sequence[str], target: int, all_doubled: bool
) -> tuple[int, bool]:
    """9.1, 9.8: the defence of some units in a hex, and whether any is doubled."""
    tables = sight.tables
    total = best = 0
    doubled = False
    city = target in tables.ground.cities or tables.terrain[target] == "mountain"
    for uid in units:
        counter = tables.roster[uid]
        marks = sight.units[uid].marks
        if FULL_RETREAT in marks:
            continue
        if TRAIN in marks:
            value = 1
        else:
            value = sight.defense(uid)
            if DISRUPTED in marks:
                value = halved(value)
            if all_doubled or (city and counter.infantry_type):
                value *= 2
                doubled = True
        if counter.bracketed:
            best = max(best, value)
        else:
            total += value
    return min(tables.crt.defense_cap, total or best), doubled


def odds(
    sight: Sight,
    target: int,
    attackers: Attackers,
    support: int = 0,
    defenders: Sequence[str] | None = None,
) -> Odds:
    """8.3: the odds of units in their hexes against the defenders of a hex."""
    tables = sight.tables
    crt = tables.crt
    side = tables.side[attackers[0][0]]
    river = tables.ground.river
    if defenders is None:
        defenders = sight.fighters(1 - side, target)
    total = 0
    crossing = True
    gains = elite = cancels = False
    for uid, here in attackers:
        total += attack_of(sight, uid, here, target)
        free = not river(here, target) and tables.terrain[here] != "swamp"
        if free:
            crossing = False
        dot = _dot(sight, uid)
        if dot in ("black", "red"):
            cancels = True
            gains = gains or free
            elite = elite or (free and dot == "red")
    attack = min(crt.attack_cap, total)
    swamp = tables.terrain[target] == "swamp"
    defense, doubled = defense_of(sight, defenders, target, crossing or swamp)
    if not defense:
        return Odds(crt.shattered, attack, 0, False, False)
    fort = sight.has_fort(1 - side, target)
    city = target in tables.ground.cities
    left = (1 if fort else 0) + (1 if tables.terrain[target] in ROUGH and not city else 0)
    shift = support - left
    favoured = left > 0
    if not fort and not city and tables.terrain[target] not in NO_ARMOUR:
        dots = {
            _dot(sight, uid)
            for uid in defenders
            if TRAIN not in sight.units[uid].marks and FULL_RETREAT not in sight.units[uid].marks
        }
        tanks = bool(dots & {"black", "red"})
        if gains and not tanks and "white" not in dots:
            shift += 1
        if elite:
            shift += 1
        if tanks and not cancels:
            shift -= 1
            favoured = True
        if "red" in dots:
            shift -= 1
            favoured = True
    number = attack // defense - 1 if attack >= defense else 1 - -(-defense // max(1, attack))
    return Odds(number + shift, attack, defense, favoured, doubled)


class StandTable:
    """The chances of Determined Defense by column of the table and modifier."""

    def __init__(self, tables: ScenarioTables) -> None:
        self._tables = tables
        self._known: dict[tuple[str, int], Stand] = {}

    def of(self, column: str, modifier: int) -> Stand:
        """The chances of a roll; in a city a Partial Success holds the hex."""
        known = self._known.get((column, modifier))
        if known is None:
            table = self._tables.stands
            holds = delays = attacker = defender = 0.0
            for die in range(1, FACES + 1):
                found = table.result(column, die + modifier)
                attacker += found.attacker / FACES
                defender += found.defender / FACES
                if found.verdict == "S" or (found.verdict == "P" and column == "city"):
                    holds += 1 / FACES
                elif found.verdict == "P":
                    delays += 1 / FACES
            known = self._known[column, modifier] = Stand(holds, delays, attacker, defender)
        return known


def stand_column(sight: Sight, side: int, hex: int) -> str:
    """11.2.1: the column of the Determined Defense Table for a hex."""
    tables = sight.tables
    if hex in tables.ground.cities or tables.terrain[hex] == "mountain":
        return "city"
    if tables.terrain[hex] not in ("clear", "desert") or hex in tables.ground.towns:
        return "other"
    return "other" if sight.has_fort(side, hex) else "open"


def stand_modifier(sight: Sight, uid: str, hex: int) -> int:
    """11.2.4: the quality of a lead unit."""
    counter = sight.tables.roster[uid]
    if counter.quality == "elite" or (
        counter.nation == "german" and (hex in sight.tables.ground.cities or sight.has_fort(0, hex))
    ):
        return 1
    return -1 if counter.quality == "low" else 0


class Forecaster:
    """Expected values of attacks for one side; the enemy makes his best choices."""

    def __init__(self, tables: ScenarioTables, weights: PhasedSide) -> None:
        self.tables = tables
        self.weights = weights
        self.stands = StandTable(tables)

    def outlook(
        self,
        sight: Sight,
        target: int,
        attackers: Attackers,
        found: Odds,
        trapped: bool,
        prize: float = 0.0,
        defenders: Sequence[str] | None = None,
        lead: Sequence[float] = (),
    ) -> Outlook:
        """The value of an attack at these odds; ``trapped`` defenders die when they retreat.

        ``prize`` is the value of clearing the hex. ``lead`` is the value of an advance of N hexes
        to each mechanised unit; without it the number of hexes counts.
        """
        tables, w, crt = self.tables, self.weights, self.tables.crt
        if not crt.is_allowed(found.number):
            return Outlook(-99.0, 0.0, 0.0, 0.0)
        side = tables.side[attackers[0][0]]
        if defenders is None:
            defenders = sight.fighters(1 - side, target)
        own = sorted(sight.step_worth(uid) for uid, _ in attackers)
        theirs = sorted(sight.step_worth(uid) for uid in defenders) or [0.0]
        body = sum(sight.worth(uid) for uid in defenders)
        steps = sum(sight.steps(uid) for uid in defenders)
        mechanised = sum(
            tables.roster[uid].mechanised and not tables.roster[uid].is_light
            for uid, _ in attackers
        )
        stand = self._stand(sight, target, defenders, 1 - side, found, trapped)
        value = clears = own_loss = enemy_loss = 0.0
        shattering = crt.is_shattering(found.number)
        for die in range(1, FACES + 1):
            if shattering:
                result, advance, colour = "DS", ROUT_LENGTH, "X"
            else:
                cell = crt.cell(crt.column(found.number), die)
                result, advance, colour = cell.result, cell.advance, cell.colour
            facts = crt.facts[result]
            opposed = facts.chooser == "opponent"
            a_cost = facts.attacker * (own[-1] if opposed else own[0])
            d_cost = facts.defender * (theirs[-1] if opposed else theirs[0])
            alive = steps - facts.defender > 0
            leaves = 0.0
            if not alive:
                leaves = 1.0
            elif facts.retreat:
                allowed = stand is not None and (
                    colour == "" or (colour == "O" and (trapped or self._is_point(target)))
                )
                holds = 0.0
                if allowed and stand is not None:
                    holds = stand.holds
                    if trapped:
                        # 11.5.2: they keep rolling, and lose a step for each failure.
                        d_cost += (1 - holds) * theirs[0]
                        holds += (1 - holds) * holds * (0.5 if steps > 1 else 0.0)
                    a_cost += stand.attacker * own[0]
                    d_cost += stand.defender * theirs[0]
                leaves = 1.0 - holds
                left = max(0.0, body - d_cost)
                if trapped:
                    d_cost += leaves * left
                else:
                    shaking = ROUT if facts.retreat >= ROUT_LENGTH else 1.0
                    value += leaves * w.disrupt * left * shaking / FACES
            value += leaves * (prize + w.ground) / FACES
            if mechanised and advance:
                onward = lead[advance] if lead else w.advance * (advance - 1)
                value += leaves * onward * min(MAX_MECHANISED, mechanised) / FACES
            clears += leaves / FACES
            own_loss += a_cost / FACES
            enemy_loss += d_cost / FACES
        value += w.kill * enemy_loss - w.loss * own_loss
        return Outlook(value, clears, own_loss, enemy_loss)

    def _is_point(self, hex: int) -> bool:
        return hex in self.tables.ground.victory_hexes

    def _stand(
        self,
        sight: Sight,
        target: int,
        defenders: Sequence[str],
        side: int,
        found: Odds,
        trapped: bool,
    ) -> Stand | None:
        """The best Determined Defense of some units, if they may declare one."""
        tables = self.tables
        leads = [
            uid
            for uid in defenders
            if sight.is_fit(uid) and TRAIN not in sight.marks(uid) and not tables.roster[uid].is_asu
        ]
        if (
            side == 1
            and sight.turn < NOT_ONE_STEP_BACK
            and not (trapped or found.favoured or found.doubled)
        ):
            leads = [uid for uid in leads if tables.roster[uid].type == "nkvd"]
        if not leads:
            return None
        best = max(stand_modifier(sight, uid, target) for uid in leads)
        return self.stands.of(stand_column(sight, side, target), best)
