"""Decisions of games where chits pick formations, air units fly and results leave a choice."""

from __future__ import annotations

from collections.abc import Sequence

from hexside.engine import Action, Decision
from hexside.players.plain.replies import (
    REPLIES,
    Reply,
    best,
    end_hex,
    ending,
    lose,
    name_strongest,
    place_rest,
    to_best_hex,
    unit_of,
)
from hexside.players.plain.sight import Sight
from hexside.players.plain.strikes import Strikes

#: What the attack of a unit counts by its distance from the enemy, and farther away.
READY, BEHIND = (1.0, 1.0, 0.9, 0.7, 0.5, 0.35), 0.2
#: How near units stand that can attack together, and what that adds.
TOGETHER, SUPPORT = 4, 0.5
#: What an air unit is worth for a full and for a normal attack.
SORTIES = {"full": (2, 0.3), "normal": (1, 0.1)}
#: Units out of command that are nearer to the enemy stay where they are.
WATCH = 3


def _by_verb(legal: Sequence[Action], *verbs: str) -> Action:
    found = {action.verb: action for action in reversed(legal)}
    return next((found[verb] for verb in verbs if verb in found), legal[0])


# Who acts


def readiness(sight: Sight, uid: str) -> float:
    """What a unit could do if it were activated: its strength, its nearness, its goals."""
    hex = sight.where[uid]
    near = sight.near[hex]
    share = READY[near] if near < len(READY) else BEHIND
    manner = sight.manner
    most = max(sight.pull(uid, there) for there in sight.printed.grid.within(hex, 2))
    drawn = 0.6 + min(1.0, max(0.0, most - sight.pull(uid, hex)) / (manner.advance + manner.join))
    return (sight.attack(uid) + 0.5) * share * drawn


def pick(sight: Sight, decision: Decision, legal: Sequence[Action]) -> Action:
    """The formation that can do most, those beside picked ones first; then single units."""
    rows = [action for action in legal if action.verb == "pick"]
    if not rows:
        return name_strongest(sight, decision, legal)
    grid, where = sight.printed.grid, sight.where
    members: dict[str, list[str]] = {}
    for uid in sight.units(sight.me):
        if not sight.printed.roster[uid].is_hq:
            members.setdefault(sight.formation(uid), []).append(uid)
    picked = decision.arguments.get("formations")
    taken = [str(name) for name in picked] if isinstance(picked, (tuple, list)) else []
    stands = {where[uid] for name in taken for uid in members.get(name, ())}

    def value(action: Action) -> float:
        total = 0.0
        for uid in members.get(getattr(action, "formation", ""), ()):
            beside = any(grid.distance(where[uid], hex) <= TOGETHER for hex in stands)
            total += readiness(sight, uid) * (1.0 + SUPPORT * beside)
        return total

    return max(rows, key=lambda action: (value(action), action.text()))


def call(sight: Sight, decision: Decision, legal: Sequence[Action]) -> Action:
    """The headquarters with the most to do."""
    return max(legal, key=lambda action: (sight.activity(unit_of(action)), action.text()))


# Fire and air


def fire(sight: Sight, decision: Decision, legal: Sequence[Action]) -> Action:
    """Barrages on strong stacks beside many own units, which will be pinned when attacked."""
    grid = sight.printed.grid

    def value(action: Action) -> float:
        hex = end_hex(sight, action)
        units = sight.field.at(hex)
        own = sum(
            sight.attack(uid)
            for uid in sight.units(sight.me)
            if grid.distance(hex, sight.where[uid]) <= 2
        )
        strength = sum(sight.attack(uid) + sight.defense(uid) for uid in units)
        return (
            strength
            + 0.3 * own
            + 2.0 * sight.open.get(hex, 0.0)
            - 9.0 * all(uid in sight.pinned for uid in units)
        )

    return best(legal, "fire", value) or ending(legal) or legal[0]


def fly(sight: Sight, decision: Decision, legal: Sequence[Action]) -> Action:
    """An air unit flies where its columns gain more than it is worth elsewhere."""
    resolve = _by_verb(legal, "resolve")
    target = sight.printed.grid.index(str(decision.arguments.get("hex", "")))
    column = _column(str(decision.arguments.get("column", "")))
    places = _attackers(sight, target, decision)
    if not places:
        return resolve
    strikes = Strikes(sight, {}, {}, lambda: 0.0)
    defence = strikes.defence(target)
    defence.steps = float(sum(sight.steps[uid] for uid in sight.field.at(target)))
    last = sight.printed.rules.combat.last

    def expected(at: int) -> float:
        return strikes.expected(target, places, min(at, last)) if at >= 0 else 0.0

    now, found, most = expected(column), resolve, 0.0
    for action in legal:
        columns, price = SORTIES.get(str(getattr(action, "strength", "")), (0, 0.0))
        gain = expected(column + columns) - now - price
        if columns and gain > most:
            found, most = action, gain
    return found


def _column(label: str) -> int:
    """The number of a column by its label, also below the table: 1:2 is 0, 3:1 is 3."""
    left, _, right = label.rstrip("+").partition(":")
    if not left or not right:
        return -9
    return int(left) if right == "1" else 2 - int(right)


def _attackers(sight: Sight, target: int, decision: Decision) -> dict[str, int]:
    """Own units beside the target, as those who attack it are not named here."""
    around = sight.printed.around[target]
    found = {u: sight.where[u] for u in sight.units(sight.me) if sight.where[u] in around}
    return {uid: hex for uid, hex in found.items() if sight.attack(uid) > 0}


# Results


def fall_back(sight: Sight, decision: Decision, legal: Sequence[Action]) -> Action:
    """Retreat instead of a loss, but not out of a hex with points, and not without a way."""
    hex = sight.printed.grid.index(str(decision.arguments.get("hex", "")))
    units = decision.arguments.get("units")
    own = [str(uid) for uid in units] if isinstance(units, (tuple, list)) else []
    defends = any(sight.where.get(uid) == hex for uid in own)
    whole = sum(sight.steps[uid] for uid in own) > 1
    stays = defends and whole and hex in sight.kept
    return _by_verb(legal, *(("suffer", "stand") if stays else ("fall-back",)))


def ignore(sight: Sight, decision: Decision, legal: Sequence[Action]) -> Action:
    """What the terrain spares is spared."""
    return _by_verb(legal, "ignore")


def together(sight: Sight, decision: Decision, legal: Sequence[Action]) -> Action:
    """A stack retreats as one."""
    return max(legal, key=lambda action: len(getattr(action, "units", ())))


# Arrivals, bridges, units out of command


def arrive(sight: Sight, decision: Decision, legal: Sequence[Action]) -> Action:
    """Everybody comes; then a group is detached where the enemy is nearest."""
    rows = [action for action in legal if action.verb == "enter"]
    if rows:
        return to_best_hex(sight, decision, rows)
    return best(legal, "detach", lambda a: -sight.near[sight.where[unit_of(a)]]) or legal[0]


def replace(sight: Sight, decision: Decision, legal: Sequence[Action]) -> Action:
    """The strongest unit that can get a step back; near the enemy first."""
    roster = sight.printed.roster

    def value(action: Action) -> float:
        uid = unit_of(action)
        return roster[uid].attack + roster[uid].defense - 0.3 * sight.near[end_hex(sight, action)]

    return best(legal, "replace", value) or ending(legal) or legal[0]


def build(sight: Sight, decision: Decision, legal: Sequence[Action]) -> Action:
    """Every bridge that can be built; none is taken down."""
    return _by_verb(legal, "build", "done")


def creep(sight: Sight, decision: Decision, legal: Sequence[Action]) -> Action:
    """Units out of command go back to it, unless they watch the enemy or hold something."""
    rows = [
        action
        for action in legal
        if action.verb == "creep"
        and sight.near[sight.where[unit_of(action)]] > WATCH
        and sight.where[unit_of(action)] not in sight.kept
    ]
    return rows[0] if rows else ending(legal) or legal[0]


def supply(sight: Sight, decision: Decision, legal: Sequence[Action]) -> Action:
    """The strongest units are supplied."""
    return best(legal, "supply", lambda a: sight.defense(unit_of(a))) or ending(legal) or legal[0]


ALL_REPLIES: dict[str, Reply] = {
    **REPLIES,
    "set-up-division": place_rest,
    "pick-formations": pick,
    "pick-formations-of-front": pick,
    "pick-independents": name_strongest,
    "pick-for-18th-army": name_strongest,
    "pick-group": name_strongest,
    "choose-headquarters": call,
    "barrage-target": fire,
    "barrage-loss": lose,
    "air-support": fly,
    "iskra-ignore-loss": ignore,
    "iskra-ignore-retreat": ignore,
    "iskra-retreat-or-loss": fall_back,
    "iskra-loss-into-retreat": fall_back,
    "split-retreat": together,
    "retreat-one-hex": to_best_hex,
    "relocate-headquarters": to_best_hex,
    "overstacked": to_best_hex,
    "two-headquarters": to_best_hex,
    "early-entry": to_best_hex,
    "bring-in-units": arrive,
    "form-kampfgruppe": arrive,
    "replacements": replace,
    "turn-pontoons": build,
    "creep": creep,
    "huehner-supply": supply,
}
