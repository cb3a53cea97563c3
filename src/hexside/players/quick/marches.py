"""Moves of the quick hand: attackers to their places, then everybody to the best hex left."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from hexside.engine import Action
from hexside.players.quick.command import Jumps, command_post
from hexside.players.quick.places import best_place
from hexside.players.quick.position import Position
from hexside.players.quick.sketch import Sketch
from hexside.players.quick.strikes import Strike, Strikes

#: Half-points of march to an empty objective that are still worth beginning.
LONGEST_MARCH = 48
#: A garrison that falls this likely is sent help from afar.
TOO_WEAK = 0.3


class March(NamedTuple):
    """Where a unit goes, what for, and what that gains."""

    unit: str
    hex: int
    target: int
    gain: float


class Plan(NamedTuple):
    """The moves of an activation and the attacks that they lead to."""

    marches: list[March]
    strikes: list[Strike]


def planned(sketch: Sketch) -> Plan:
    """The plan for the movement that the position of a sketch waits for."""
    work = sketch.work
    frame = work.frame
    reach = {uid: frame.destinations(work, uid) for uid in frame.units}
    return plan(sketch, reach, lambda hq: frame.relocations(work, hq))


def plan(sketch: Sketch, reach: Mapping[str, Mapping[int, Action]], jumps: Jumps) -> Plan:
    """Attacks first, then the others one after another, headquarters last.

    ``jumps`` tells where a headquarters can be set up instead of moving.
    """
    work = sketch.work
    lore = sketch.lore
    units = work.units
    areas = {uid: (*hexes, units[uid].hex) for uid, hexes in reach.items()}
    posts = _garrisons(sketch, areas)
    strikes: list[Strike] = []
    if _fights_next(work):
        strikes = Strikes(
            sketch, {uid: (posts[uid],) if uid in posts else area for uid, area in areas.items()}
        ).best()
    marches: list[March] = []
    done: set[str] = set()

    def go(uid: str, hex: int, target: int, gain: float) -> None:
        here = units[uid].hex
        sketch.lift(uid, here)
        sketch.settle(uid, hex)
        done.add(uid)
        marches.append(March(uid, hex, target, gain))

    for strike in strikes:
        for uid, hex in strike.places.items():
            go(uid, hex, strike.target, strike.value)
    for uid, hex in posts.items():
        if uid not in done:
            go(uid, hex, -1, 1.0)
    for uid, hex in _reliefs(sketch, areas, done).items():
        go(uid, hex, -1, 1.0)
    rest = [uid for uid in reach if uid not in done]
    goal = sketch.goal
    rest.sort(key=lambda uid: (lore.is_hq[uid], -goal[units[uid].hex], uid))
    for uid in rest:
        here = units[uid].hex
        sketch.lift(uid, here)
        if lore.is_hq[uid]:
            choice, gain = command_post(sketch, uid, here, reach[uid], jumps)
        else:
            choice, gain = best_place(sketch, uid, here, reach[uid], sketch.score)
        sketch.settle(uid, choice)
        if choice != here:
            marches.append(March(uid, choice, -1, gain))
            sketch.block(choice)
    return Plan(marches, strikes)


def _fights_next(work: Position) -> bool:
    """Whether combat follows the movement that is under way; it may have come before."""
    for frame in reversed(work.agenda):
        if frame.__struct_config__.tag == "activation":
            return bool(frame.mode == "move-combat")
    return False


def _garrisons(sketch: Sketch, areas: Mapping[str, tuple[int, ...]]) -> dict[str, int]:
    """Who goes to, or stays in, the objectives that must be held; the weakest that will do."""
    found: dict[str, int] = {}
    if not sketch.held or not sketch.weights.guard:
        return found
    lore = sketch.lore
    work = sketch.work
    stack = lore.know.weights.limits.stack
    for hex in sorted(sketch.held):
        if sketch.enemy_occupied[hex]:
            continue
        fixed = defense = 0
        for uid in work.field.stacks.get(hex, ()):
            if uid not in areas and not lore.is_hq[uid]:
                fixed += 1
                defense += work.defense(uid)
        near = [
            uid
            for uid, area in areas.items()
            if uid not in found and not lore.is_hq[uid] and hex in area
        ]
        points = sketch.stake(hex)
        for _ in range(stack - fixed):
            before = sketch.fall(hex, defense)
            best, who = 0.4, ""
            for uid in near:
                after = sketch.fall(hex, defense + work.defense(uid))
                gain = sketch.weights.guard * points * (before - after) - 0.5 * lore.value[uid]
                if work.units[uid].hex == hex:
                    gain += 0.3
                if gain > best:
                    best, who = gain, uid
            if not who:
                break
            near.remove(who)
            found[who] = hex
            defense += work.defense(who)
    return found


def _reliefs(
    sketch: Sketch, areas: Mapping[str, tuple[int, ...]], busy: set[str]
) -> dict[str, int]:
    """Units on the march to objectives that must be held and have nobody, or too few, in them."""
    found: dict[str, int] = {}
    weights = sketch.weights
    lore = sketch.lore
    if not weights.relief:
        return found
    units = sketch.work.units
    for target in sketch.open:
        if target.hex not in sketch.held:
            continue
        guards = sketch.guards.get(target.hex, 0)
        if guards > 0 and sketch.fall(target.hex, guards) < TOO_WEAK:
            continue
        distance = target.distance
        best, who, end = weights.relief * target.objective.points, "", -1
        for uid, area in areas.items():
            if lore.is_hq[uid] or uid in busy or uid in found or lore.mechanised[uid]:
                continue
            if distance[units[uid].hex] > LONGEST_MARCH:
                continue
            there = min(area, key=distance.__getitem__)
            cost = distance[there] * 0.1 + lore.value[uid]
            if cost < best and sketch.has_room(uid, there):
                best, who, end = cost, uid, there
        if who:
            found[who] = end
    return found
