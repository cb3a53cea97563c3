"""What a player does where no part of his mind knows the decision: one small rule a verb.

A habit says which of the actions of a verb is the best and how much it must be worth. Optional
steps without a habit, or not worth it, are left; a duty without one takes what costs least.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from hexside.engine import Action, Decision, Reason
from hexside.engine.refusals import Argument
from hexside.players.phased.appraisal import FARTHEST, Appraisal
from hexside.players.phased.replies import CITY, place_worth, word
from hexside.players.phased.supplying import area_distance

#: What an action is worth to a side.
Value = Callable[[Appraisal, Decision, Action], float]

ALWAYS = -1e9
#: A unit leaves the enemy's zone when his next attack would probably cost it this much.
IN_DANGER = 1.5
#: Of the faces of the combat die, low ones favour the attacker (10.1).
MIDDLE = 3.5
#: A reserve is used beside an enemy who is at most this far away.
CLOSE = 2
#: Verbs that end an optional step, in this order.
ENDS = ("done", "let-stand", "keep-markers", "show-empty", "commit", "skip", "pass", "cancel")


def weakest(appraisal: Appraisal, decision: Decision, action: Action) -> float:
    """Giving up the unit that is worth least: a unit on the map by its level, others in full."""
    return -_worth(appraisal, word(action, "unit"))


def strongest(appraisal: Appraisal, decision: Decision, action: Action) -> float:
    """Using the unit that is worth most."""
    return _worth(appraisal, word(action, "unit"))


def cheapest_step(appraisal: Appraisal, decision: Decision, action: Action) -> float:
    """Losing the step that is worth least."""
    return -_step(appraisal, word(action, "unit"))


def greatest_gain(appraisal: Appraisal, decision: Decision, action: Action) -> float:
    """Adding the step that is worth most."""
    uid = word(action, "unit")
    counter, seen = appraisal.tables.roster.get(uid), appraisal.sight.units.get(uid)
    if counter is None or seen is None or not seen.steps < len(counter.values):
        return 0.0
    now, more = counter.values[max(0, seen.steps - 1)], counter.values[seen.steps]
    return float(more.attack + more.defense - now.attack - now.defense)


def nearest(appraisal: Appraisal, decision: Decision, action: Action) -> float:
    """What is nearest to where it is needed: an Entry Area, or a hex near the enemy."""
    area = word(action, "area").lower()
    if area:
        return -area_distance(appraisal, area)
    return -float(_enemy(appraisal, action))


def close(appraisal: Appraisal, decision: Decision, action: Action) -> float:
    """Worth something beside the enemy, nothing far behind the front."""
    far = _enemy(appraisal, action)
    return 1.0 + _worth(appraisal, word(action, "unit")) if far <= CLOSE else 0.0


def danger(appraisal: Appraisal, decision: Decision, action: Action) -> float:
    """What the enemy's next attack would cost the unit or stack, less what its place is worth.

    Only the defender goes: an attacker keeps what he has won.
    """
    sight = appraisal.sight
    hex = _hex(appraisal, action)
    if hex < 0 or appraisal.attacks:
        return 0.0
    units = sight.fighters(appraisal.side, hex)
    worth = sum(sight.worth(uid) for uid in units)
    defense = float(sum(sight.defense(uid) for uid in units))
    kept = place_worth(appraisal, hex) if hex in appraisal.stakes else 0.0
    return appraisal.risk(hex, defense, worth) - kept


def own_die(appraisal: Appraisal, decision: Decision, action: Action) -> float:
    """10.1: the lower die for the attacker, the higher one for the defender."""
    die = float(getattr(action, "die", 0) or 0)
    return die if _defends(appraisal, decision) else -die


def other_die(appraisal: Appraisal, decision: Decision, action: Action) -> float:
    """28.1: rolling again gains what the die is worse than the middle."""
    die = decision.arguments.get("die", decision.arguments.get("roll", MIDDLE))
    number = float(die) if isinstance(die, (int, float)) else MIDDLE
    return MIDDLE - number if _defends(appraisal, decision) else number - MIDDLE


def attacking(appraisal: Appraisal, decision: Decision, action: Action) -> float:
    """Only the side that attacks in this scenario has a use for it."""
    return 1.0 + 0.01 * nearest(appraisal, decision, action) if appraisal.attacks else -1.0


def many(appraisal: Appraisal, decision: Decision, action: Action) -> float:
    """What takes most: markers, units."""
    return float(sum(len(v) for n in ("items", "units") if (v := getattr(action, n, ()))))


#: 34.1.1: what a person could guess if the computer always chose the best.
SECRETS = ("tie-marker",)


class Habit(NamedTuple):
    """How a verb is used: what is valued, the least value, and the reason that is told."""

    value: Value
    least: float = ALWAYS
    reason: str = "phased-habit"


#: In this order; what comes first is done first.
HABITS: Mapping[str, Habit] = {
    "winter-offensive": Habit(attacking, 0.0, "phased-habit-now"),
    "winter-plan": Habit(nearest, reason="phased-habit-near"),
    "winter-supply": Habit(nearest, reason="phased-habit-near"),
    "take-up-plan": Habit(nearest, reason="phased-habit-near"),
    "withdraw-unit": Habit(weakest, reason="phased-habit-weakest"),
    "give-up": Habit(weakest, reason="phased-habit-weakest"),
    "take-step": Habit(cheapest_step, reason="phased-lose"),
    "give-step": Habit(greatest_gain, reason="phased-rebuild"),
    "place-brigade": Habit(strongest, reason="phased-habit-strongest"),
    "release-army": Habit(nearest, reason="phased-habit-now"),
    "trans-caucasus": Habit(nearest, reason="phased-reinforce"),
    "displace": Habit(nearest, reason="phased-reinforce"),
    "leave-box": Habit(nearest, reason="phased-reinforce"),
    "tie-marker": Habit(strongest, reason="phased-habit"),
    "come-out": Habit(strongest, reason="phased-habit-strongest"),
    "plan-offensive": Habit(attacking, 0.0, "phased-habit-near"),
    "offensive": Habit(many, 0.5, "phased-habit-now"),
    "take-die": Habit(own_die, reason="phased-habit-die"),
    "roll-again": Habit(other_die, 0.5, "phased-habit-die"),
    "enter-city": Habit(strongest, reason="phased-habit-strongest"),
    "enter": Habit(strongest, reason="phased-habit-strongest"),
    "activate-reserve": Habit(close, 0.5, "phased-habit-near"),
    "disengage": Habit(danger, IN_DANGER, "phased-habit-danger"),
    "disengage-stack": Habit(danger, IN_DANGER, "phased-habit-danger"),
}


def opportunity(
    appraisal: Appraisal, decision: Decision, legal: Sequence[Action]
) -> tuple[Action, Reason] | None:
    """The first habit that is worth it among some actions; ``None`` if there is none."""
    for verb, habit in HABITS.items():
        mine = [action for action in legal if action.verb == verb]
        if not mine:
            continue
        rated = [(habit.value(appraisal, decision, one), one.text(), one) for one in mine]
        value, _, best = max(rated, key=lambda row: row[:2])
        if value >= habit.least:
            return best, told(habit.reason, best)
    return None


def usual(
    appraisal: Appraisal, decision: Decision, legal: Sequence[Action]
) -> tuple[Action, Reason]:
    """The answer to any decision: a habit, the end of an optional step, or the cheapest duty."""
    found = opportunity(appraisal, decision, legal)
    if found is not None:
        return found
    for verb in ENDS:
        for action in legal:
            if action.verb == verb:
                return action, Reason("phased-done", "", {})
    best = max(legal, key=lambda action: (_cost(appraisal, action), action.text()))
    return best, told("phased-habit", best)


def told(code: str, action: Action) -> Reason:
    """A reason with what it names; the general one if the action does not name it."""
    arguments: dict[str, Argument] = {}
    unit, area = word(action, "unit"), word(action, "area")
    if unit:
        arguments["unit"] = unit
    if area:
        arguments["area"] = area.upper()
    if any(name not in arguments for name in _NEEDS.get(code, ())):
        code = "phased-habit"
    return Reason(code, "", arguments)


_NEEDS: Mapping[str, tuple[str, ...]] = {
    "phased-lose": ("unit",),
    "phased-rebuild": ("unit",),
    "phased-reinforce": ("unit", "area"),
    "phased-habit-weakest": ("unit",),
    "phased-habit-strongest": ("unit",),
}


def _cost(appraisal: Appraisal, action: Action) -> float:
    """How little a duty costs: a weak unit of ours, a strong one of theirs, a place far away."""
    uid = word(action, "unit")
    if uid in appraisal.tables.side:
        own = appraisal.tables.side[uid] == appraisal.side
        return -_worth(appraisal, uid) if own else _worth(appraisal, uid)
    hex = _hex(appraisal, action)
    if hex < 0:
        return 0.0
    far = float(min(appraisal.enemy_distance[hex], FARTHEST))
    return far - (CITY if hex in appraisal.stakes else 0.0)


def _worth(appraisal: Appraisal, uid: str) -> float:
    """Half of attack and defence, at the level that is seen or else the full one."""
    counter, seen = appraisal.tables.roster.get(uid), appraisal.sight.units.get(uid)
    if counter is None or not counter.values:
        return 0.0
    steps = seen.steps if seen is not None and seen.steps else len(counter.values)
    level = counter.values[min(steps, len(counter.values)) - 1]
    return (level.attack + level.defense) / 2


def _step(appraisal: Appraisal, uid: str) -> float:
    """The value of the next step of a unit that is seen."""
    seen = appraisal.sight.units.get(uid)
    return appraisal.sight.step_worth(uid) if seen is not None and seen.steps else 0.0


def _hex(appraisal: Appraisal, action: Action) -> int:
    """The hex that an action is about, or that of its unit; -1 if there is none."""
    path: tuple[str, ...] = getattr(action, "path", ()) or ()
    for name in (word(action, "hex"), word(action, "to"), path[-1] if path else ""):
        if name and name in appraisal.tables.grid:
            return appraisal.tables.index(name)
    return appraisal.sight.where.get(word(action, "unit"), -1)


def _enemy(appraisal: Appraisal, action: Action) -> int:
    """The distance of the hex of an action to the nearest enemy."""
    hex = _hex(appraisal, action)
    return appraisal.enemy_distance[hex] if hex >= 0 else FARTHEST


def _defends(appraisal: Appraisal, decision: Decision) -> bool:
    """Whether our units are the ones in the hex that is attacked."""
    name = str(decision.arguments.get("hex", ""))
    if name not in appraisal.tables.grid:
        return False
    return bool(appraisal.sight.occupied[appraisal.side][appraisal.tables.index(name)])
