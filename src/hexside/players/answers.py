"""Answers to decisions outside movement and combat: chits, orders, placement, losses."""

from __future__ import annotations

from collections.abc import Sequence

from hexside.engine import Action, Decision
from hexside.players.allocation import Allocator
from hexside.players.hex_scores import FAR_RISK
from hexside.players.judgement import Judgement
from hexside.players.orders import attack_plan, garrisons, plan_moves

#: A city is released when its fall is at least this likely.
ENDANGERED = 0.05
#: A release comes before everything else when the fall is this likely.
MUST_BE_SAVED = 0.12
#: The value of reinforcements arriving, compared with activating a headquarters.
REINFORCEMENT_MERIT = 7.0
LANDING_MERIT = 9.0
SPECIAL_MERIT = 8.0
SAVING_MERIT = 60.0
NEGOTIATION_MERIT = 6.0
#: The fewest units that an order without a headquarters should activate.
ORDER_SIZE = 6


def merit(judgement: Judgement, hq: str) -> float:
    """The value of activating a headquarters now: attacks, and moves of units in range."""
    picture = judgement.picture
    know = judgement.know
    if hq not in picture.where:
        return 0.0
    far = know.rules.roster[hq].command_range or 0
    here = picture.where[hq]
    side = know.side[hq]
    units = [
        uid
        for uid in sorted(picture.of_side(side))
        if not know.is_hq[uid] and know.grid.distance(here, picture.where[uid]) <= far
    ]
    return activation_value(judgement, units)[0]


def activation_value(judgement: Judgement, units: Sequence[str]) -> tuple[float, str]:
    """What these units could gain, and whether to move first or fight first."""
    picture = judgement.picture
    hex_scores = judgement.hex_scores
    reach = {uid: judgement.reach(uid) for uid in units}
    posts = garrisons(picture, hex_scores, reach)
    attacks = attack_plan(picture, hex_scores, reach, posts)
    move_first = plan_moves(picture, hex_scores, reach, attacks, posts, _certain).value
    here = {uid: (picture.where[uid],) for uid in units}
    now = attack_plan(picture, hex_scores, here, {})
    fight_first = sum(assault.forecast.value for assault in now)
    if now:
        fight_first += plan_moves(picture, hex_scores, reach, [], posts, _certain).value
    if fight_first > move_first and now:
        return fight_first, "combat-move"
    return move_first, "move-combat"


def _certain() -> float:
    return 0.0


def chits_value(judgement: Judgement, decision: Decision, action: Action) -> float:
    """The value of a choice of chits; the second of a kind counts for less."""
    found = 0.0
    seen: dict[str, int] = {}
    for chit in getattr(action, "chits", ()):
        known = judgement.merits.get(chit)
        if known is None:
            known = judgement.merits[chit] = _chit_value(judgement, chit)
        found += known * 0.6 ** seen.get(chit, 0)
        seen[chit] = seen.get(chit, 0) + 1
    return found


def choose_chits(judgement: Judgement, decision: Decision, legal: Sequence[Action]) -> Action:
    """The chits of the headquarters that have most to do."""
    return max(legal, key=lambda action: chits_value(judgement, decision, action))


def _chit_value(judgement: Judgement, chit: str) -> float:
    printed = judgement.know.rules.chits[chit]
    merits = {
        "reinforcement": REINFORCEMENT_MERIT,
        "airborne": LANDING_MERIT,
        "stavka": SPECIAL_MERIT,
    }
    if printed.kind == "okh":
        # Only a chit that is drawn can save a city.
        return SPECIAL_MERIT + SAVING_MERIT * judgement.endangered()[1]
    if printed.kind in merits:
        return merits[printed.kind]
    return max((merit(judgement, hq) for hq in printed.activates), default=0.0)


def fill_cup(judgement: Judgement, decision: Decision, legal: Sequence[Action]) -> Action:
    """All chits go into the cup."""
    return max(legal, key=lambda action: len(getattr(action, "chits", ())))


def choose_headquarters(
    judgement: Judgement, decision: Decision, legal: Sequence[Action]
) -> Action:
    """The headquarters with most to do; in the opening no unit moves before the attack."""
    if decision.kind == "choose-opening-headquarters":
        return max(legal, key=lambda action: _opening_merit(judgement, getattr(action, "hq", "")))
    return max(legal, key=lambda action: merit(judgement, getattr(action, "hq", "")))


def _opening_merit(judgement: Judgement, hq: str) -> float:
    picture = judgement.picture
    know = judgement.know
    far = know.rules.roster[hq].command_range or 0
    here = picture.where[hq]
    reach = {
        uid: (hex,)
        for uid, hex in sorted(picture.where.items())
        if know.side[uid] == know.side[hq]
        and not know.is_hq[uid]
        and know.grid.distance(here, hex) <= far
    }
    found = Allocator(picture, judgement.weights, reach).attacks()
    return sum(assault.value for assault in found)


def use_special(judgement: Judgement, decision: Decision, legal: Sequence[Action]) -> Action:
    """A drawn special chit: negotiate, give an order or activate, whichever is worth most."""
    worth: list[tuple[float, int, Action]] = []
    for number, action in enumerate(legal):
        if action.verb == "negotiate":
            if judgement.endangered()[1] > MUST_BE_SAVED:
                return action
            value = negotiation_value(judgement)
        elif action.verb == "order":
            value = sum(sorted(order_gains(judgement).values())[-ORDER_SIZE:])
        else:
            value = merit(judgement, getattr(action, "hq", ""))
        worth.append((value, -number, action))
    return max(worth, key=lambda row: row[:2])[2]


def negotiation_value(judgement: Judgement) -> float:
    """The value of negotiating: a city released, empty cities garrisoned, or new units."""
    _, danger = judgement.endangered()
    empty = len(judgement.empty_objectives())
    return max(NEGOTIATION_MERIT, SAVING_MERIT * danger, SAVING_MERIT * FAR_RISK * empty)


def order_gains(judgement: Judgement) -> dict[str, float]:
    """What each unit of the side could gain if it could act now."""
    picture = judgement.picture
    hex_scores = judgement.hex_scores
    reach = {uid: judgement.reach(uid) for uid in sorted(picture.of_side(picture.me))}
    posts = garrisons(picture, hex_scores, reach)
    attacks = attack_plan(picture, hex_scores, reach, posts)
    plan = plan_moves(picture, hex_scores, reach, attacks, posts, _certain)
    return {uid: order.gain for uid, order in plan.moves.items()}


def negotiate(judgement: Judgement, decision: Decision, legal: Sequence[Action]) -> Action:
    """Release a city in danger, garrison empty ones, or buy the strongest unit."""
    hex, danger = judgement.endangered()
    empty = judgement.empty_objectives()
    if danger > max(ENDANGERED, 1.5 * FAR_RISK * len(empty)):
        name = judgement.know.names[hex]
        for action in legal:
            if action.verb == "release" and getattr(action, "hex", "") == name:
                return action
    bought = [action for action in legal if action.verb == "buy"]
    if not bought:
        return _done(legal)
    roster = judgement.know.rules.roster

    def strength(action: Action) -> tuple[float, str]:
        counter = roster[getattr(action, "unit", "")]
        return counter.attack + counter.defense, counter.id

    # Many empty cities need many units, even weak ones.
    return min(bought, key=strength) if empty else max(bought, key=strength)


def name_units(judgement: Judgement, decision: Decision, legal: Sequence[Action]) -> Action:
    """An order without a headquarters: the units that gain most from it."""
    gains = order_gains(judgement)
    named = [action for action in legal if action.verb == "name"]
    if not named:
        return _done(legal)
    best = max(
        named, key=lambda action: (gains.get(getattr(action, "unit", ""), 0.0), action.text())
    )
    return best if gains.get(getattr(best, "unit", ""), 0.0) > 0 else _done(legal)


def bid(judgement: Judgement, decision: Decision, legal: Sequence[Action]) -> Action:
    """The printed threshold."""
    need = float(judgement.picture.view.tracks.get("victory_need", 0.0))
    return min(legal, key=lambda action: abs(getattr(action, "points", 0) - need))


def set_up(judgement: Judgement, decision: Decision, legal: Sequence[Action]) -> Action:
    """Free units go to unguarded objectives, those nearest the enemy first."""
    picture = judgement.picture
    know = judgement.know
    enemies = [picture.where[uid] for uid in picture.of_side(1 - picture.me)]
    open_hexes = {t.hex: t.objective.points for t in picture.open}

    def need(action: Action) -> tuple[float, str]:
        hex = know.grid.index(getattr(action, "hex", ""))
        near = min((know.grid.distance(hex, enemy) for enemy in enemies), default=0)
        guarded = 12.0 if picture.field.at(hex) else 0.0
        return open_hexes.get(hex, 0.0) / 4 - near - guarded, action.text()

    return max(legal, key=need)


def place(judgement: Judgement, decision: Decision, legal: Sequence[Action]) -> Action:
    """Place reinforcements in the best hex; replacements restore the weakest unit."""
    swaps = [action for action in legal if action.verb == "replace"]
    picture = judgement.picture
    if swaps:
        return min(swaps, key=lambda a: (picture.step_value(getattr(a, "old", "")), a.text()))
    places = [action for action in legal if action.verb in ("place", "relocate")]
    if not places:
        return _done(legal)
    first = getattr(places[0], "unit", "") or getattr(places[0], "hq", "")
    best, choice = -1e9, places[0]
    index = judgement.know.grid.index
    for action in places:
        uid = getattr(action, "unit", "") or getattr(action, "hq", "")
        if uid != first:
            break
        score = judgement.hex_scores.score(uid, index(getattr(action, "hex", "")))
        if score > best:
            best, choice = score, action
    return choice


def land(judgement: Judgement, decision: Decision, legal: Sequence[Action]) -> Action:
    """The paradrop: the hex that takes most and is out of the enemy's reach."""
    return max(legal, key=lambda action: landing_value(judgement, action))


def landing_value(judgement: Judgement, action: Action) -> tuple[float, str]:
    """What a landing captures, minus the threat to it."""
    know = judgement.know
    picture = judgement.picture
    hex_scores = judgement.hex_scores
    hex = know.grid.index(getattr(action, "hex", ""))
    bit = know.grid.bit[hex]
    value = 0.0
    for target in picture.open:
        row = target.objective
        free = not picture.field.occupied[1 - picture.me][target.hex]
        if row.attacker == hex_scores.name and free and target.near >> bit & 1:
            value += row.points
    value += sum(1.0 for row, hexes in know.presences if hex in hexes)
    value -= 0.05 * hex_scores.threats.strength(hex) - 0.3 * know.rules.ground.terrain_shift[hex]
    return value + 0.05 * hex_scores.goal[hex], action.text()


def take_losses(judgement: Judgement, decision: Decision, legal: Sequence[Action]) -> Action:
    """The cheapest loss: flip before removing, infantry before armour."""
    picture = judgement.picture
    know = judgement.know

    def price(action: Action) -> tuple[float, str]:
        uid = getattr(action, "unit", "")
        last = picture.steps(uid) == 1 and not know.is_hq[uid]
        return picture.step_value(uid) + (1.0 if last else 0.0), uid

    return min(legal, key=price)


def retreat(judgement: Judgement, decision: Decision, legal: Sequence[Action]) -> Action:
    """The path that ends in the best hex for the unit."""
    return _best_end(judgement, legal)[0]


def pursue(judgement: Judgement, decision: Decision, legal: Sequence[Action]) -> Action:
    """Advance where that beats staying; headquarters advance only with other units."""
    moves = [action for action in legal if action.verb == "pursue"]
    if moves:
        best, gain = _best_end(judgement, moves)
        if gain > 0.0:
            return best
    return _done(legal)


def _best_end(judgement: Judgement, actions: Sequence[Action]) -> tuple[Action, float]:
    """The move that gains most over staying, and that gain."""
    trial = judgement.picture.copy()
    hex_scores = judgement.hex_scores
    hex_scores.picture = trial
    index = judgement.know.grid.index
    best, gain = actions[0], -1e9
    staying: dict[str, float] = {}
    for action in actions:
        uid = getattr(action, "unit", "")
        here = trial.where[uid]
        trial.lift(uid)
        if uid not in staying:
            staying[uid] = hex_scores.score(uid, here)
        end = index(getattr(action, "path", ("",))[-1])
        score = hex_scores.score(uid, end) - staying[uid]
        trial.put(uid, here)
        if score > gain:
            best, gain = action, score
    hex_scores.picture = judgement.picture
    return best, gain


def luftwaffe(judgement: Judgement, decision: Decision, legal: Sequence[Action]) -> Action:
    """Use air support in combats that matter, or in any combat late in the turn."""
    use = [action for action in legal if action.verb == "air"]
    if not use:
        return legal[0]
    know = judgement.know
    picture = judgement.picture
    hex = know.grid.index(str(decision.arguments.get("hex", "")))
    matters = any(t.hex == hex for t in picture.open)
    strong = sum(picture.steps(uid) for uid in picture.field.at(hex)) >= 3
    late = int(picture.view.tracks.get("cup", 0)) <= 3
    return use[0] if matters or strong or late else legal[0]


def exchange(judgement: Judgement, decision: Decision, legal: Sequence[Action]) -> Action:
    """Always accept a stronger headquarters."""
    return legal[0]


def _done(legal: Sequence[Action]) -> Action:
    for action in legal:
        if action.verb in ("done", "accept", "no-air", "waive"):
            return action
    return legal[0]


def accept(judgement: Judgement, decision: Decision, legal: Sequence[Action]) -> Action:
    """Do nothing."""
    return _done(legal)
