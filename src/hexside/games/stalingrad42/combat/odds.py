"""8.3-9.9 The odds of an attack, every factor and shift with its section."""

from __future__ import annotations

from itertools import combinations
from typing import Any, Literal

import msgspec

from hexside.games.stalingrad42.combat.combat_ground import (
    attacks_out_of_swamp,
    crosses_alpine,
    crosses_major_river,
    crosses_river,
    fort_serves,
    is_sheltered,
    is_winter_hex,
    no_armor,
    stands,
)
from hexside.games.stalingrad42.combat.combat_results import (
    SHATTERED,
    SHATTERED_ADVANCE,
    Cell,
    odds_label,
    odds_number,
)
from hexside.games.stalingrad42.combat.shifts import (
    Modifier,
    armor_shifts,
    attacking_armor,
    defending_armor,
    net,
)
from hexside.games.stalingrad42.combat.strengths import (
    Defender,
    capped,
    contributing,
    strength,
    winter_attack,
    winter_defense,
)
from hexside.games.stalingrad42.reading.printed import AXIS, Dot
from hexside.games.stalingrad42.state import (
    DISRUPTED,
    FULL_RETREAT,
    ISOLATED,
    OUT_OF_SUPPLY,
    RETREATED,
    TRAIN,
)
from hexside.games.stalingrad42.units.stacking import excess_of, ignores_limit
from hexside.games.stalingrad42.work import S42Work

CombatKind = Literal["regular", "auto-ds", "breakthrough"]
#: 20.9: the engineers whose attack against cities is doubled.
LINDEN = "linden"


class Odds(msgspec.Struct, frozen=True):
    """The odds of an attack: totals, the number of the ratio and of the column after shifts."""

    attack: int
    defense: int
    ratio: int
    number: int
    modifiers: tuple[Modifier, ...]
    shifts: tuple[Modifier, ...]
    doubled: tuple[str, ...]

    @property
    def favours_defender(self) -> bool:
        """11.1.2: the defender received a shift that was not cancelled."""
        return any(shift.value < 0 for shift in self.shifts)


def dot_of(work: S42Work, uid: str) -> Dot:
    """9.2, 10.4: the dot of a unit or of its Remnant."""
    counter = work.rules.roster[uid]
    if counter.steps > 2 and work.units[uid].steps == 1:
        return counter.remnant_dot
    return counter.dot


def attack_factors(work: S42Work, uid: str, target: int) -> tuple[int, list[Modifier]]:
    """9.1: the attack strength of a unit against a hex: winter, halving, doubling."""
    rules = work.rules
    ground = rules.ground
    unit = work.units[uid]
    counter = rules.roster[uid]
    here = unit.hex
    value = counter.values[unit.steps - 1].attack
    found: list[Modifier] = []
    # 22.7: a unit in an Entry Area stands one hex beyond the target.
    cold = is_winter_hex(work, here if here >= 0 else target)
    if rules.side[uid] == AXIS and cold and winter_attack(value) != value:
        found.append(Modifier("s42-winter", "23.4", -1, uid))
        value = winter_attack(value)
    halvings = doublings = 0
    if OUT_OF_SUPPLY in unit.marks or ISOLATED in unit.marks:
        halvings += 1
        found.append(Modifier("s42-attack-unsupplied", "16.4", 0.5, uid))
    if crosses_major_river(work, here, target):
        halvings += 1
        found.append(Modifier("s42-attack-major-river", "9.5.2", 0.5, uid))
    if counter.type == "mountain" and rules.side[uid] == AXIS and here >= 0:
        alpine = crosses_alpine(work, here, target)
        if ground.terrain(target, work.season) == "mountain" and not alpine:
            doublings += 1
            found.append(Modifier("s42-attack-mountain", "9.6.1", 2, uid))
    if LINDEN in uid and target in ground.cities:
        doublings += 1
        found.append(Modifier("s42-attack-linden", "20.9", 2, uid))
    return strength(value, halvings, doublings), found


def defends(work: S42Work, uid: str, kind: CombatKind) -> bool:
    """12.4, 13.3.2: whether a unit takes part in the defense of its hex at all."""
    marks = work.units[uid].marks
    return kind != "regular" or RETREATED not in marks


def defense_factors(
    work: S42Work, uid: str, target: int, doubled: str
) -> tuple[int, list[Modifier]]:
    """9.1: the defense strength of a unit; ``doubled`` is the rule that doubles everybody."""
    rules = work.rules
    ground = rules.ground
    unit = work.units[uid]
    counter = rules.roster[uid]
    if FULL_RETREAT in unit.marks:
        return 0, [Modifier("s42-defense-full-retreat", "13.3.2", 0, uid)]
    if TRAIN in unit.marks:
        return 1, [Modifier("s42-defense-train", "5.6.4", 1, uid)]
    value = counter.values[unit.steps - 1].defense
    found: list[Modifier] = []
    if (
        rules.side[uid] == AXIS
        and is_winter_hex(work, target)
        and winter_defense(value) != value
        and not is_sheltered(work, target)
    ):
        found.append(Modifier("s42-winter", "23.4", -1, uid))
        value = winter_defense(value)
    halvings = 0
    if DISRUPTED in unit.marks:
        halvings = 1
        found.append(Modifier("s42-defense-disrupted", "13.2.1", 0.5, uid))
    rule = doubled
    if work.field.is_contested(target):
        rule = "29.1.1"
    elif counter.infantry_type:
        if target in ground.cities:
            rule = "9.6.3"
        elif ground.terrain(target, work.season) == "mountain":
            rule = "9.6.1"
    if rule:
        found.append(Modifier("s42-defense-doubled", rule, 2, uid))
    return strength(value, halvings, 1 if rule else 0), found


def all_doubled(work: S42Work, target: int, attackers: tuple[str, ...]) -> str:
    """9.5.1, 9.5.4: the rule by which every defender is doubled, if there is one."""
    if work.ground.terrain(target, work.season) == "swamp":
        return "9.5.4"
    for uid in attackers:
        here = stands(work, uid)
        if here == target:
            # 29.1.3: from inside a contested city.
            return ""
        if not crosses_river(work, here, target) and not attacks_out_of_swamp(work, here):
            return ""
    return "9.5.1" if attackers else ""


def defenders_of(
    work: S42Work, side: int, target: int, kind: CombatKind, aside: tuple[str, ...] = ()
) -> tuple[str, ...]:
    """8.1, 12.4, 15.3: the combat units that defend a hex together, some standing aside."""
    return tuple(
        uid
        for uid in work.combat_units(side, target)
        if uid not in aside and defends(work, uid, kind)
    )


def asides(work: S42Work, side: int, target: int, kind: CombatKind) -> list[tuple[str, ...]]:
    """10.2.1, 15.3: the ways to leave out the units over the stacking limit, if there are any.

    Where a Reserve Army waits all units of the hex defend together (31, A-90).
    """
    units = defenders_of(work, side, target, kind)
    if len(units) < 3 or any(ignores_limit(work, uid) for uid in units):
        return []
    headquarters = work.non_combat_units(side, target)
    over = excess_of(work, side, (*units, *headquarters))
    if not over:
        return []
    roster = work.rules.roster
    counted = [uid for uid in units if not roster[uid].is_asu]
    return [
        left
        for left in combinations(counted, over)
        if not excess_of(work, side, [uid for uid in (*units, *headquarters) if uid not in left])
    ]


def ground_shifts(work: S42Work, target: int, defender: int) -> list[Modifier]:
    """9.7.1, 9.9: a fortification and rough ground, one column each."""
    found = []
    if fort_serves(work, defender, target):
        found.append(Modifier("s42-fort-shift", "9.7.1", -1))
    if target not in work.ground.cities:
        word = work.ground.terrain(target, work.season)
        shift = work.rules.files.terrain.terrain[word].shift
        if shift:
            found.append(Modifier("s42-rough-shift", "9.9", -shift))
    return found


def odds(
    work: S42Work,
    target: int,
    attackers: tuple[str, ...],
    kind: CombatKind = "regular",
    support: tuple[Modifier, ...] = (),
) -> Odds:
    """8.3: the odds of these attackers, with the shifts of air units and artillery if any.

    Where the defender has to leave units out (15.3), what is worst for the attacker.
    """
    choices = asides(work, 1 - work.rules.side[attackers[0]], target, kind) or [()]
    found = [odds_with(work, target, attackers, kind, support, aside) for aside in choices]
    return min(found, key=lambda one: (one.number, -one.defense))


def odds_with(
    work: S42Work,
    target: int,
    attackers: tuple[str, ...],
    kind: CombatKind,
    support: tuple[Modifier, ...],
    aside: tuple[str, ...],
) -> Odds:
    """8.3: the odds with these defenders standing aside."""
    table = work.rules.combat_tables.combat
    side = work.rules.side[attackers[0]]
    modifiers: list[Modifier] = []
    points = []
    for uid in attackers:
        value, factors = attack_factors(work, uid, target)
        points.append(value)
        modifiers += factors
    attack = capped(points, table.attack_cap)
    if sum(points) > attack:
        modifiers.append(Modifier("s42-attack-cap", "8.5.1", table.attack_cap))
    defenders = defenders_of(work, 1 - side, target, kind, aside)
    rule = all_doubled(work, target, attackers)
    entries = []
    doubled = []
    for uid in defenders:
        value, factors = defense_factors(work, uid, target, rule)
        entries.append(Defender(uid, value, work.rules.roster[uid].bracketed))
        modifiers += factors
        if any(factor.value == 2 for factor in factors):
            doubled.append(uid)
    strengths = [one.strength for one in contributing(entries)]
    defense = capped(strengths, table.defense_cap)
    if sum(strengths) > defense:
        modifiers.append(Modifier("s42-defense-cap", "8.5.2", table.defense_cap))
    shifts = ground_shifts(work, target, 1 - side)
    if not no_armor(work, target, 1 - side):
        shifts += _armor(work, target, attackers, defenders)
    shifts += support
    if not attack:
        return Odds(0, defense, table.first - 1, table.first - 1, (), (), ())
    ratio = odds_number(attack, defense) if defense else table.shattered
    number = ratio + net(shifts) if defense else table.shattered
    return Odds(attack, defense, ratio, number, tuple(modifiers), tuple(shifts), tuple(doubled))


def _armor(
    work: S42Work, target: int, attackers: tuple[str, ...], defenders: tuple[str, ...]
) -> list[Modifier]:
    tanks = []
    for uid in attackers:
        here = stands(work, uid)
        free = not crosses_river(work, here, target) and not attacks_out_of_swamp(work, here)
        tanks.append((dot_of(work, uid), free))
    dots = [
        dot_of(work, uid)
        for uid in defenders
        if TRAIN not in work.units[uid].marks and FULL_RETREAT not in work.units[uid].marks
    ]
    return armor_shifts(attacking_armor(tanks), defending_armor(dots))


def cell_at(work: S42Work, number: int, die: int) -> Cell:
    """8.4: the result for odds after shifts and a die."""
    table = work.rules.combat_tables.combat
    if table.is_shattering(number):
        return Cell(SHATTERED, SHATTERED_ADVANCE, "X")
    return table.cell(table.column(number), die)


def column_label(work: S42Work, number: int) -> str:
    """The column that counts, or the odds themselves outside the table."""
    table = work.rules.combat_tables.combat
    if not table.is_allowed(number) or table.is_shattering(number):
        return odds_label(number)
    return table.labels[table.column(number)]


def forecast(work: S42Work, target: int, found: Odds) -> dict[str, Any]:
    """What a player sees before committing: strengths, modifiers, column, chances, losses."""
    table = work.rules.combat_tables.combat
    allowed = table.is_allowed(found.number) and found.attack > 0
    summary: dict[str, Any] = {
        "attack": found.attack,
        "defense": found.defense,
        "ratio": odds_label(found.ratio),
        "column": column_label(work, found.number),
        "allowed": allowed,
        "modifiers": [msgspec.to_builtins(one) for one in (*found.modifiers, *found.shifts)],
    }
    if not allowed:
        return summary
    chances: dict[str, float] = {}
    attacker = defender = retreat = 0.0
    for die in range(1, table.faces + 1):
        cell = cell_at(work, found.number, die)
        facts = table.facts[cell.result]
        chances[cell.result] = chances.get(cell.result, 0.0) + 1 / table.faces
        attacker += facts.attacker / table.faces
        defender += facts.defender / table.faces
        retreat += (1 / table.faces) if facts.retreat else 0.0
    summary["chances"] = chances
    summary["expected_attacker_steps"] = attacker
    summary["expected_defender_steps"] = defender
    summary["retreat_chance"] = retreat
    return summary
