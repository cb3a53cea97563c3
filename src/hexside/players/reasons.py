"""Why a player acted: codes with arguments; the texts are in ``players.ftl``."""

from __future__ import annotations

from hexside.engine import Action, Reason
from hexside.engine.refusals import Argument
from hexside.players.orders import Order

#: Decisions that name single units.
PICKS = (
    *("pick-formations", "pick-formations-of-front"),
    *("pick-independents", "pick-for-18th-army", "pick-group"),
)

#: The purpose of an answer, by the kind of decision and the verb chosen.
PURPOSES = {
    ("choose-chits", "chits"): "plan-chits",
    ("add-chits", "cup"): "plan-cup",
    ("add-chits-or-waive", "cup"): "plan-cup",
    ("choose-mode", "mode"): "plan-mode",
    ("choose-mode", "join"): "plan-join",
    ("move-units", "done"): "plan-moves-done",
    ("declare-attacks", "done"): "plan-attacks-done",
    ("name-attackers", "add"): "plan-attackers",
    ("name-attackers", "drop"): "plan-attackers",
    ("name-attackers", "resolve"): "plan-attackers",
    ("name-attackers", "cancel"): "plan-attacks-done",
    ("choose-opening-headquarters", "activate"): "plan-activate",
    ("choose-headquarters", "activate"): "plan-activate",
    ("use-okh", "activate"): "plan-activate",
    ("use-okh", "negotiate"): "plan-negotiate",
    ("negotiate", "release"): "plan-release",
    ("negotiate", "buy"): "plan-buy",
    ("place-bought", "place"): "plan-place",
    ("place-reinforcements", "place"): "plan-place",
    ("place-security-units", "place"): "plan-place",
    ("relocate-headquarters", "relocate"): "plan-relocate",
    ("choose-landing", "paradrop"): "plan-land",
    ("take-losses", "lose"): "plan-lose",
    ("retreat-units", "retreat"): "plan-retreat",
    ("pursue", "pursue"): "plan-pursue",
    ("pursue", "done"): "plan-stay",
    ("use-luftwaffe", "air"): "plan-air",
    ("use-luftwaffe", "no-air"): "plan-no-air",
    ("air-support", "fly"): "plan-air",
    ("air-support", "resolve"): "plan-no-air",
    ("pick-formations", "pick"): "plan-pick",
    ("pick-formations-of-front", "pick"): "plan-pick",
    **{(kind, "name"): "plan-name" for kind in PICKS},
    ("barrage-target", "fire"): "plan-fire",
    ("barrage-loss", "lose"): "plan-lose",
    ("iskra-ignore-loss", "ignore"): "plan-spared",
    ("iskra-ignore-retreat", "ignore"): "plan-spared",
    ("iskra-loss-into-retreat", "fall-back"): "plan-fall-back",
    ("iskra-loss-into-retreat", "suffer"): "plan-stand",
    ("iskra-retreat-or-loss", "fall-back"): "plan-fall-back",
    ("iskra-retreat-or-loss", "stand"): "plan-stand",
    ("split-retreat", "group"): "plan-together",
    ("retreat-one-hex", "retreat"): "plan-retreat",
    ("overstacked", "give-way"): "plan-retreat",
    ("two-headquarters", "give-way"): "plan-retreat",
    ("bring-in-units", "enter"): "plan-place",
    ("bring-in-units", "detach"): "plan-detach",
    ("form-kampfgruppe", "detach"): "plan-detach",
    ("replacements", "replace"): "plan-replace",
    ("turn-pontoons", "build"): "plan-bridge",
    ("creep", "creep"): "plan-creep",
    ("huehner-supply", "supply"): "plan-buy",
}

#: The purpose of a move, by the word in the plan.
MOVES = {
    "attack": "plan-move-attack",
    "garrison": "plan-move-garrison",
    "take": "plan-move-take",
    "restore-supply": "plan-move-supply",
    "hold": "plan-move-block",
    "advance": "plan-move-advance",
    "withdraw": "plan-move-withdraw",
    "block": "plan-move-block",
    "command": "plan-move-command",
    "bridge": "plan-move-bridge",
}

#: Why an enemy is attacked: the odds are good, or for what he holds.
GOOD_ODDS = "plan-attack"
OBJECTIVE = "plan-attack-objective"
ATTACKS = (GOOD_ODDS, OBJECTIVE)


def reason_for(kind: str, action: Action) -> Reason:
    """The reason for an answer outside the plan of an activation."""
    arguments: dict[str, Argument] = {}
    unit = getattr(action, "unit", "") or getattr(action, "hq", "")
    hex = getattr(action, "hex", "")
    path: tuple[str, ...] = getattr(action, "path", ())
    mode = getattr(action, "mode", "")
    formation = getattr(action, "formation", "")
    if unit:
        arguments["unit"] = unit
    if hex or path:
        arguments["hex"] = hex or path[-1]
    if mode:
        arguments["mode"] = mode
    if formation:
        arguments["formation"] = formation
    return Reason(PURPOSES.get((kind, action.verb), "plan-usual"), "", arguments)


def move_reason(order: Order, hex: str) -> Reason:
    """The reason for a move: its purpose, and the hex that it is about."""
    return Reason(MOVES[order.reason], "", {"unit": order.unit, "hex": hex})


def attack_reason(hex: str, column: str, code: str = GOOD_ODDS) -> Reason:
    """The reason for an attack: its target and the odds."""
    return Reason(code, "", {"hex": hex, "column": column})
