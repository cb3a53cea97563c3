"""Answers of the quick hand to the decisions outside movement and combat."""

from __future__ import annotations

import random
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Protocol

from hexside.engine import Action
from hexside.players.quick.command import headquarters
from hexside.players.quick.position import Position
from hexside.players.quick.quick_tables import QuickTables
from hexside.players.quick.sketch import Sketch
from hexside.players.quick.strikes import Strikes

#: Units this near to an objective can garrison it before the enemy comes.
NEAR_HELP = 6
#: A city is released when its fall is at least this likely; otherwise new units are better.
MUST_BE_SAVED = 0.3
#: The weight of new units against another headquarters; tempo is worth more than numbers.
FRESH = 0.4
#: How far units are assumed to move before an attack.
SHORT_MOVE = 2


class Asked(Protocol):
    """The player that answers: it knows the scenario and makes maps of a position."""

    tables: QuickTables
    chance: random.Random

    def sketch(self, work: Position, seat: str) -> Sketch:
        """The map of a position for a seat."""

    def bare(self, work: Position, seat: str) -> Sketch:
        """The map without units: enough to compare ground."""


Reply = Callable[[Asked, Position, str, Sequence[Action]], Action]


def _chits(hand: Asked, work: Position, seat: str, legal: Sequence[Action]) -> Action:
    """Special chits, and the headquarters with most units, with some randomness."""
    kinds = hand.tables.know.rules.chits
    sketch = hand.sketch(work, seat)
    liking: dict[str, float] = {}
    for chit in sorted({chit for action in legal for chit in getattr(action, "chits", ())}):
        printed = kinds[chit]
        merit = max((_merit(sketch, hq) for hq in printed.activates), default=0.0)
        if printed.kind != "hq":
            merit = FRESH if printed.kind == "reinforcement" else 1.4
        liking[chit] = 0.6 * hand.chance.random() + merit

    def total(action: Action) -> float:
        return sum(
            liking[chit] * (1.0 if number == 0 or chit != named[number - 1] else 0.7)
            for named in (getattr(action, "chits", ()),)
            for number, chit in enumerate(named)
        )

    return max(legal, key=total)


def _merit(sketch: Sketch, hq: str) -> float:
    """How much a headquarters has to do: units in range, and a contested city."""
    unit = sketch.work.units.get(hq)
    if unit is None or unit.hex < 0:
        return 0.0
    tables = sketch.tables
    far = tables.know.far(unit.hex)
    reach = tables.know.rules.roster[hq].command_range or 0
    value = sum(count for hex, count in sketch.crowd.items() if far[hex] <= reach) / 25
    for hex in sketch.held:
        if far[hex] <= reach:
            value += 1.5 * sketch.fall(hex, sketch.guards.get(hex, 0))
    for hex in sketch.sieges:
        if far[hex] <= reach + 2:
            value += 0.5
    return value


def _cup(hand: Asked, work: Position, seat: str, legal: Sequence[Action]) -> Action:
    return max(legal, key=lambda a: len(getattr(a, "chits", ())))


def _accept(hand: Asked, work: Position, seat: str, legal: Sequence[Action]) -> Action:
    return legal[0]


def _mode(hand: Asked, work: Position, seat: str, legal: Sequence[Action]) -> Action:
    """Add another headquarters where allowed; attacks that are ready come before moves."""
    joins = next((action for action in legal if action.verb == "join"), None)
    if joins is not None:
        return joins
    modes = {getattr(action, "mode", ""): action for action in legal}
    sketch = hand.bare(work, seat)
    share = sketch.weights.fight_first
    if not share:
        return modes["move-combat"]
    sketch.muster()
    units = work.units
    here = {uid: (units[uid].hex,) for uid in work.frame.units if units[uid].hex >= 0}
    now = _promise(sketch, here)
    if now <= 0:
        return modes["move-combat"]
    # What a short move could achieve, ignoring its cost and units in the way.
    within = hand.tables.within
    later = _promise(sketch, {uid: within(hexes[0], SHORT_MOVE) for uid, hexes in here.items()})
    return modes["combat-move" if now > share * later else "move-combat"]


def _promise(sketch: Sketch, reach: Mapping[str, Collection[int]]) -> float:
    """The value of attacks by units that can reach given hexes."""
    return sum(strike.value for strike in Strikes(sketch, reach).best())


def _danger(sketch: Sketch, cities: Collection[int]) -> tuple[float, int]:
    """The city that is most likely to fall, with that chance first."""
    return max(
        ((sketch.fall(hex, sketch.guards.get(hex, 0)), hex) for hex in sorted(cities)),
        default=(0.0, -1),
    )


def _special(hand: Asked, work: Position, seat: str, legal: Sequence[Action]) -> Action:
    sketch = hand.sketch(work, seat)
    if legal[-1].verb == "negotiate" and _danger(sketch, sketch.held)[0] > 0.1:
        return legal[-1]
    named = [action for action in legal if action.verb == "activate"]
    if not named:
        return legal[-1]
    return max(named, key=lambda a: _merit(sketch, getattr(a, "hq", "")) + hand.chance.random() / 3)


def _headquarters(hand: Asked, work: Position, seat: str, legal: Sequence[Action]) -> Action:
    """The headquarters whose units can attack best from where they stand."""
    sketch = hand.sketch(work, seat)
    tables = hand.tables
    own = [
        (uid, unit.hex)
        for uid, unit in work.units.items()
        if unit.hex >= 0 and tables.side[uid] == sketch.side
    ]

    def value(action: Action) -> float:
        hq = getattr(action, "hq", "")
        far = tables.know.far(work.units[hq].hex)
        reach = tables.know.rules.roster[hq].command_range or 0
        here = {uid: (hex,) for uid, hex in own if far[hex] <= reach}
        return sum(strike.value for strike in Strikes(sketch, here).best())

    return max(legal, key=value)


def _negotiate(hand: Asked, work: Position, seat: str, legal: Sequence[Action]) -> Action:
    if legal[0].verb == "place":
        return _place(hand, work, seat, legal)
    release = {getattr(a, "hex", ""): a for a in legal if a.verb == "release"}
    if release:
        sketch = hand.sketch(work, seat)
        # A new unit is cheaper where the city is empty.
        danger, hex = _danger(sketch, [hex for hex in sketch.held if sketch.guards.get(hex, 0)])
        found = release.get(hand.tables.names[hex])
        if found is not None and danger > MUST_BE_SAVED:
            return found
    bought = [action for action in legal if action.verb == "buy"]
    if not bought:
        return legal[0]
    frame = work.frame
    value = hand.tables.value

    def bargain(action: Action) -> float:
        uid = getattr(action, "unit", "")
        return float(value[uid] / frame.price(work, uid))

    return max(bought, key=bargain)


def _place(hand: Asked, work: Position, seat: str, legal: Sequence[Action]) -> Action:
    """Where the ground is best; units that must hold something go where they are needed."""
    sketch = hand.bare(work, seat)
    if sketch.held or legal[0].verb != "place":
        sketch.muster()
        sketch.look()
    worth = sketch.score if sketch.held else sketch.ground
    index = hand.tables.index
    best, choice = -1e9, legal[0]
    first = ""
    for action in legal:
        hex = getattr(action, "hex", "")
        uid = getattr(action, "unit", "") or getattr(action, "hq", "")
        if not hex or (first and uid != first):
            continue
        first = uid
        at = index(hex)
        if not uid:
            value = sketch.base(at) - 0.05 * sketch.pressure[at]
        elif hand.tables.is_hq[uid]:
            value = headquarters(sketch, uid, at)
        else:
            value = worth(uid, at)
        if value > best:
            best, choice = value, action
    return choice


def _lose(hand: Asked, work: Position, seat: str, legal: Sequence[Action]) -> Action:
    value = hand.tables.value
    units = work.units
    held = hand.bare(work, seat).held

    def price(action: Action) -> float:
        uid = getattr(action, "unit", "")
        if hand.tables.is_hq[uid]:
            # It is set up elsewhere: the cheapest loss where a garrison must hold.
            return 0.5 if units[uid].hex in held else 2.5
        return value[uid] * (2.0 if units[uid].steps == 1 else 1.0)

    return min(legal, key=price)


def _retreat(hand: Asked, work: Position, seat: str, legal: Sequence[Action]) -> Action:
    sketch = hand.bare(work, seat)
    index = hand.tables.index
    return max(legal, key=lambda a: sketch.base(index(getattr(a, "path", ("",))[-1])))


def _pursue(hand: Asked, work: Position, seat: str, legal: Sequence[Action]) -> Action:
    sketch = hand.bare(work, seat)
    index = hand.tables.index
    best, choice = 0.0, legal[0]
    stay: dict[str, float] = {}
    for action in legal:
        if action.verb != "pursue":
            continue
        uid = getattr(action, "unit", "")
        here = work.units[uid].hex
        if here in sketch.held:
            # A garrison stays where it is.
            continue
        if uid not in stay:
            stay[uid] = sketch.ground(uid, here)
        value = sketch.ground(uid, index(getattr(action, "path", ("",))[-1])) - stay[uid]
        if value > best:
            best, choice = value, action
    return choice


def _air(hand: Asked, work: Position, seat: str, legal: Sequence[Action]) -> Action:
    target = getattr(work.frame, "target", -1)
    matters = target in getattr(work.data, "supreme_orders", ())
    return legal[-1] if matters or hand.chance.random() < 0.5 else legal[0]


def _set_up(hand: Asked, work: Position, seat: str, legal: Sequence[Action]) -> Action:
    """Free units go to empty objectives that must be held."""
    sketch = hand.sketch(work, seat)
    index = hand.tables.index
    enemies = sorted(sketch.enemies)
    far = hand.tables.know.far

    def need(action: Action) -> float:
        hex = index(getattr(action, "hex", ""))
        away = far(hex)
        near = min((away[enemy] for enemy in enemies), default=0)
        wanted = sketch.stake(hex) / 4 if hex in sketch.held else 0.0
        if wanted and sketch.pressure[hex] > 0:
            # In immediate danger: take anything available.
            return wanted - 2.0 * sketch.guards.get(hex, 0) / 4
        # The field army will soon garrison what lies behind it.
        help_near = sum(count for there, count in sketch.crowd.items() if away[there] <= NEAR_HELP)
        return wanted - 0.3 * near - 2.0 * min(help_near, 6)

    return max(legal, key=need)


def _bid(hand: Asked, work: Position, seat: str, legal: Sequence[Action]) -> Action:
    need = work.rules.setup.victory_threshold
    return min(legal, key=lambda action: abs(getattr(action, "points", 0) - need))


def _order(hand: Asked, work: Position, seat: str, legal: Sequence[Action]) -> Action:
    """Units that could attack now, the strongest first."""
    named = [action for action in legal if action.verb == "name"]
    zoc = hand.bare(work, seat).enemy_zoc
    near = [a for a in named if zoc[work.units[getattr(a, "unit", "")].hex]]
    choice = near or named
    return max(choice, key=lambda a: work.attack(getattr(a, "unit", ""))) if choice else legal[0]


#: The answer for each step of the sequence of play, by its tag.
REPLIES: dict[str, Reply] = {
    "security-units": _set_up,
    "bidding": _bid,
    "okh-order": _order,
    "chit-choice": _chits,
    "action-phase": _cup,
    "reaction": _accept,
    "activation": _mode,
    "okh-chit": _special,
    "choose-headquarters": _headquarters,
    "negotiation": _negotiate,
    "soviet-reinforcements": _place,
    "airborne-landing": _place,
    "forced-relocation": _place,
    "losses": _lose,
    "withdrawal": _retreat,
    "pursuit": _pursue,
    "battle": _air,
    "front-exchange": _accept,
}
