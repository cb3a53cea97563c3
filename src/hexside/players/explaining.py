"""Why the planner takes each action of a course."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import takewhile

from hexside.engine import Action, Reason
from hexside.players.purposes import of_attack, of_march, purpose
from hexside.players.quick.sketch import Sketch
from hexside.players.rehearsal import Course, Rehearsal

#: The kinds of decision to which the actions of an activation belong, by their verbs.
KINDS = {
    "mode": "choose-mode",
    "relocate": "relocate-headquarters",
    "add": "name-attackers",
    "resolve": "name-attackers",
}
MARCHES = ("move", "strategic")


def reasons(
    rehearsal: Rehearsal, kind: str, course: Course, actions: Sequence[Action]
) -> list[Reason]:
    """Why each of the actions of a course is taken, which begins at a kind of decision."""
    lore = rehearsal.lore
    work = rehearsal.table(0)
    sketch = Sketch(lore, work, rehearsal.side, rehearsal.weights[rehearsal.side])
    sketch.look()
    kinds = KINDS if course.marches is None else {**KINDS, "done": "move-units"}
    moved: dict[str, int] = {}
    found = []
    for place, action in enumerate(actions):
        if action.verb in MARCHES:
            uid = _word(action, "unit")
            here, moved[uid] = work.units[uid].hex, lore.index(getattr(action, "path", ("",))[-1])
            target = course.targets.get(uid, -1) if course.targets else -1
            if target >= 0:
                found.append(
                    Reason("plan-move-attack", "", {"unit": uid, "hex": lore.names[target]})
                )
            else:
                found.append(of_march(sketch, uid, here, moved[uid]))
        elif action.verb == "attack":
            named = takewhile(lambda one: one.verb == "add", actions[place + 1 :])
            units = [_word(one, "unit") for one in named]
            places = {uid: moved.get(uid, work.units[uid].hex) for uid in units}
            target = lore.index(_word(action, "hex"))
            found.append(of_attack(sketch, target, _odds(rehearsal, target, places)))
        else:
            found.append(purpose(kinds.get(action.verb, kind), action))
    return found


def _word(action: Action, name: str) -> str:
    """A word of an action, nothing where it has none."""
    return str(getattr(action, name, ""))


def _odds(rehearsal: Rehearsal, target: int, places: Mapping[str, int]) -> str:
    """The column of an attack as printed."""
    lore = rehearsal.lore
    work = rehearsal.table(0)
    by_hex: dict[int, int] = {}
    for uid, hex in places.items():
        by_hex[hex] = by_hex.get(hex, 0) + work.attack(uid)
    is_river = lore.know.rules.is_river
    total = sum(s // 2 if is_river(hex, target) else s for hex, s in by_hex.items())
    defense = sum(work.defense(uid) for uid in work.field.stacks.get(target, ()))
    column = lore.column(total, defense) - (lore.shift[target] if defense else 0)
    return lore.know.rules.combat.labels[max(0, min(lore.last, column))]
