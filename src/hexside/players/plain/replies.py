"""The other decisions: chits, interrupts, losses, retreats, arrivals, the controller's queue."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from hexside.engine import Action, Decision
from hexside.players.plain.marches import Marches
from hexside.players.plain.sight import Sight

Reply = Callable[[Sight, Decision, Sequence[Action]], Action]

#: Verbs that end a decision without doing anything.
ENDING = ("done", "accept", "pause", "not-yet", "cancel")
#: An enemy headquarters that has so much to do is worth an interrupt.
BUSY = 16.0
#: So many own units without a line are worth an interrupt of Supply.
LINELESS = 3


def ending(legal: Sequence[Action]) -> Action | None:
    """The action that ends a decision, if there is one."""
    by_verb = {action.verb: action for action in reversed(legal)}
    return next((by_verb[verb] for verb in ENDING if verb in by_verb), None)


def best(legal: Sequence[Action], verb: str, value: Callable[[Action], float]) -> Action | None:
    """The action of a verb with the highest value."""
    rows = [action for action in legal if action.verb == verb]
    return max(rows, key=lambda action: (value(action), action.text())) if rows else None


def end_hex(sight: Sight, action: Action) -> int:
    """The hex where an action ends."""
    path: tuple[str, ...] = getattr(action, "path", ())
    return sight.printed.grid.index(path[-1] if path else getattr(action, "hex", ""))


def unit_of(action: Action) -> str:
    """The unit that an action is about."""
    return str(getattr(action, "unit", "") or getattr(action, "hq", ""))


# Chits


def chit_worth(sight: Sight, chit: str) -> float:
    """How much a chit would set in motion."""
    printed = sight.printed.rules.chits.get(chit)
    if printed is None:
        return 0.0
    if printed.kind in ("reinforcement", "reserve", "okh"):
        return BUSY / 2
    return max((sight.activity(hq) for hq in printed.activates), default=0.0)


def _chit(sight: Sight) -> Callable[[Action], float]:
    return lambda action: chit_worth(sight, getattr(action, "chit", ""))


def gather(sight: Sight, decision: Decision, legal: Sequence[Action]) -> Action:
    """Exchange the least useful chit as long as a better one lies in the pool."""
    worth = _chit(sight)
    chosen = set(decision.choices.get("chosen", ()))
    missing = ending(legal) is None
    rows = [a for a in legal if a.verb == "take"]
    pool = [str(chit) for chit in decision.choices.get("pool", ())]
    if missing:
        return best(rows, "take", worth) or legal[0]
    left = max((chit_worth(sight, chit) for chit in pool if chit not in chosen), default=0.0)
    worst = best(legal, "leave", lambda action: -worth(action))
    if worst is not None and worth(worst) + 1.0 < left:
        return worst
    return ending(legal) or legal[0]


def add_army(sight: Sight, decision: Decision, legal: Sequence[Action]) -> Action:
    """The army with the most to do."""
    return max(legal, key=_chit(sight))


def react(sight: Sight, decision: Decision, legal: Sequence[Action]) -> Action:
    """Interrupt a dangerous chit, Supply while many starve, or the end of the game."""
    play = best(legal, "play", _chit(sight)) or best(legal, "react", _chit(sight))
    accept = ending(legal)
    if play is None or accept is None:
        return play or legal[0]
    drawn = str(decision.arguments.get("chit", ""))
    printed = sight.printed.rules.chits.get(drawn)
    if printed is None or _chit(sight)(play) <= 0:
        return accept
    if printed.kind == "supply":
        if sight.view.turn >= sight.printed.last_turn:
            return play if _is_behind(sight) else accept
        own = sight.units(sight.me)
        starving = sum(not sight.has_line(sight.me, sight.where[uid]) for uid in own)
        return play if starving >= LINELESS else accept
    hostile = printed.side == sight.printed.rules.sides[sight.foe]
    return play if hostile and chit_worth(sight, drawn) >= BUSY else accept


def _is_behind(sight: Sight) -> bool:
    """Whether the game would be lost if it ended now."""
    tracks = sight.view.tracks
    points, need = tracks.get("victory_points", 0), tracks.get("victory_need", 0)
    scorer = sight.printed.rules.sides[sight.me] == sight.printed.aims.control_side
    return bool(points < need) == scorer


def control(sight: Sight, decision: Decision, legal: Sequence[Action]) -> Action:
    """The controller reveals what runs far from everything that runs, else he waits."""
    where, grid = sight.where, sight.printed.grid
    chits = sight.printed.rules.chits
    queue = [str(chit) for chit in sight.view.own.get("queue", ())]
    shown = sight.view.tracks.get("queue", ())
    waits = {action.verb: action for action in legal}

    def places(chit: str) -> list[int]:
        return [where[hq] for hq in chits[chit].activates if hq in where] if chit in chits else []

    busy = [hex for chit in shown if chit for hex in places(chit)]
    face_down = [action for action in legal if action.verb == "reveal"]
    for action in face_down:
        number = int(getattr(action, "place", 1)) - 1
        own = places(queue[number]) if number < len(queue) else []
        if all(grid.distance(a, b) > sight.printed.aims.apart for a in own for b in busy):
            return action
    if "draw" in waits and ("pause" not in waits or not (len(queue) > len(shown) or face_down)):
        return waits["draw"]
    return waits.get("pause") or waits.get("draw") or legal[0]


# Losses, retreats, arrivals


def lose(sight: Sight, decision: Decision, legal: Sequence[Action]) -> Action:
    """The step that is worth least: markers and reduced units first, no headquarters."""
    return min(legal, key=lambda action: (sight.step_worth(unit_of(action)), action.text()))


def to_best_hex(sight: Sight, decision: Decision, legal: Sequence[Action]) -> Action:
    """Whoever comes, retreats or enters goes where it is worth most."""
    marches = Marches(sight, {}, lambda: 0.0)

    def value(action: Action) -> float:
        uid = unit_of(action)
        hq = sight.printed.roster[uid].is_hq
        return (marches.command_worth if hq else marches.worth)(uid, end_hex(sight, action))[0]

    rows = [a for a in legal if getattr(a, "path", ()) or getattr(a, "hex", "")]
    return max(rows, key=lambda a: (value(a), a.text())) if rows else ending(legal) or legal[0]


def pursue(sight: Sight, decision: Decision, legal: Sequence[Action]) -> Action:
    """A unit goes on where that is better than where it stands."""
    marches = Marches(sight, {}, lambda: 0.0)
    stay: dict[str, float] = {}
    found, most = ending(legal), 0.0
    for action in legal:
        uid = unit_of(action)
        if uid not in sight.where or not (hasattr(action, "path") or hasattr(action, "hex")):
            continue
        roster = sight.printed.roster[uid]
        worth = marches.command_worth if roster.is_hq else marches.worth
        if uid not in stay:
            sight.field.remove(uid, sight.me, sight.where[uid])
            stay[uid] = worth(uid, sight.where[uid])[0]
            sight.field.add(uid, sight.me, sight.where[uid])
        gain = worth(uid, end_hex(sight, action))[0] - stay[uid] + sight.manner.ground / 2
        if gain > most:
            found, most = action, gain
    return found or legal[0]


def name_strongest(sight: Sight, decision: Decision, legal: Sequence[Action]) -> Action:
    """The strongest unit that may be named; near the enemy first."""

    def value(action: Action) -> float:
        uid = unit_of(action)
        near = sight.near[sight.where[uid]] if uid in sight.where else 0
        hq = sight.printed.roster[uid].is_hq
        return sight.attack(uid) + sight.defense(uid) - 0.8 * near + (3.0 if hq else 0.0)

    return best(legal, "name", value) or ending(legal) or legal[0]


def order_units(sight: Sight, decision: Decision, legal: Sequence[Action]) -> Action:
    """Single units that obey: combat units at the front."""
    roster = sight.printed.roster
    rows = [a for a in legal if unit_of(a) and not roster[unit_of(a)].is_hq]
    return name_strongest(sight, decision, rows or legal)


def fortify(sight: Sight, decision: Decision, legal: Sequence[Action]) -> Action:
    """The most threatened objective, by its points."""

    def value(action: Action) -> float:
        hex = end_hex(sight, action)
        return sight.kept.get(hex, 0.0) - 0.5 * sight.near[hex] + 0.1 * sight.threat[hex]

    verb = next((action.verb for action in legal if hasattr(action, "hex")), "")
    return best(legal, verb, value) or legal[0]


def withdraw(sight: Sight, decision: Decision, legal: Sequence[Action]) -> Action:
    """The weakest units; where the points are counted at once, as few whole ones as possible."""
    last = sight.view.turn >= sight.printed.last_turn

    def cost(action: Action) -> tuple[bool, float, str]:
        uid = unit_of(action)
        attack = sight.attack(uid)
        return last and sight.is_whole(uid), -attack if last else attack, action.text()

    return min(legal, key=cost)


def bid(sight: Sight, decision: Decision, legal: Sequence[Action]) -> Action:
    """Near the points that are usually needed; the seat breaks a tie."""
    need = float(sight.view.tracks.get("victory_need", 0)) - sight.me
    return min(legal, key=lambda action: abs(float(getattr(action, "points", 0)) - need))


def place_rest(sight: Sight, decision: Decision, legal: Sequence[Action]) -> Action:
    """The historical set-up, where there is one."""
    return next((a for a in legal if a.verb == "place-rest"), legal[0])


REPLIES: dict[str, Reply] = {
    "gather-chits": gather,
    "add-army": add_army,
    "react-or-accept": react,
    "play-held-chit": add_army,
    "control-queue": control,
    "take-losses": lose,
    "retreat-units": to_best_hex,
    "place-reinforcement": to_best_hex,
    "enter-by-movement": to_best_hex,
    "choose-entry-hex": fortify,
    "pursue": pursue,
    "choose-reinforcement": name_strongest,
    "choose-axis-arrival": name_strongest,
    "choose-entering-unit": name_strongest,
    "name-order-units": order_units,
    "name-panzers": name_strongest,
    "build-fortress": fortify,
    "remove-stand-fast": fortify,
    "withdraw-panzers": withdraw,
    "set-up-formation": place_rest,
    "bid": bid,
}
