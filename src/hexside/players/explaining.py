"""Why the planner takes each action of a course."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from itertools import takewhile

from hexside.engine import Action, Reason
from hexside.players.purposes import of_attack, of_march, purpose
from hexside.players.quick.sketch import Sketch
from hexside.players.rehearsal import CourseOfAction, Rehearsal

#: The kinds of decision that the actions of an activation belong to, by verb.
KINDS = {
    "mode": "choose-mode",
    "relocate": "relocate-headquarters",
    "add": "name-attackers",
    "resolve": "name-attackers",
}
MARCHES = ("move", "strategic")


class Explaining:
    """Gives the reasons of a course that begins at a kind of decision."""

    def __init__(self, rehearsal: Rehearsal, kind: str, course: CourseOfAction) -> None:
        self._rehearsal = rehearsal
        self._tables = rehearsal.tables
        self._work = rehearsal.table(0)
        self._course = course
        self._kind = kind
        self._kinds = KINDS if course.marches is None else {**KINDS, "done": "move-units"}
        #: Where units have moved in the course so far.
        self._moved: dict[str, int] = {}

    @cached_property
    def _sketch(self) -> Sketch:
        """The map before the course; only moves and attacks are judged by it."""
        rehearsal = self._rehearsal
        found = Sketch(self._tables, self._work, rehearsal.side, rehearsal.weights[rehearsal.side])
        found.look()
        return found

    def reasons(self, actions: Sequence[Action]) -> list[Reason]:
        """Why each of the actions is taken."""
        return [self._reason(action, actions[place:]) for place, action in enumerate(actions, 1)]

    def _reason(self, action: Action, rest: Sequence[Action]) -> Reason:
        if action.verb in MARCHES:
            return self._march(action)
        if action.verb == "attack":
            named = takewhile(lambda one: one.verb == "add", rest)
            return self._attack(action, [getattr(one, "unit", "") for one in named])
        return purpose(self._kinds.get(action.verb, self._kind), action)

    def _march(self, action: Action) -> Reason:
        uid = getattr(action, "unit", "")
        self._moved[uid] = self._tables.index(getattr(action, "path", ("",))[-1])
        target = (self._course.targets or {}).get(uid, -1)
        if target >= 0:
            return Reason("plan-move-attack", "", {"unit": uid, "hex": self._tables.names[target]})
        return of_march(self._sketch, uid, self._work.units[uid].hex, self._moved[uid])

    def _attack(self, action: Action, units: Sequence[str]) -> Reason:
        target = self._tables.index(getattr(action, "hex", ""))
        return of_attack(self._sketch, target, self._column(target, units))

    def _column(self, target: int, units: Sequence[str]) -> str:
        """The column of an attack, as printed."""
        tables, work = self._tables, self._work
        by_hex: dict[int, int] = {}
        for uid in units:
            hex = self._moved.get(uid, work.units[uid].hex)
            by_hex[hex] = by_hex.get(hex, 0) + work.attack(uid)
        is_river = tables.know.rules.ground.is_river
        total = sum(s // 2 if is_river(hex, target) else s for hex, s in by_hex.items())
        defense = sum(work.defense(uid) for uid in work.field.stacks.get(target, ()))
        column = tables.column(total, defense) - (tables.shift[target] if defense else 0)
        return tables.know.rules.combat.labels[max(0, min(tables.last, column))]
