"""Why a player acted: codes with arguments; the texts are in ``players.ftl``."""

from __future__ import annotations

from hexside.engine import Action, Reason
from hexside.engine.refusals import Argument
from hexside.players.orders import Order

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
    if unit:
        arguments["unit"] = unit
    if hex or path:
        arguments["hex"] = hex or path[-1]
    if mode:
        arguments["mode"] = mode
    return Reason(PURPOSES.get((kind, action.verb), "plan-usual"), "", arguments)


def move_reason(order: Order, hex: str) -> Reason:
    """The reason for a move: its purpose, and the hex that it is about."""
    return Reason(MOVES[order.reason], "", {"unit": order.unit, "hex": hex})


def attack_reason(hex: str, column: str, code: str = GOOD_ODDS) -> Reason:
    """The reason for an attack: its target and the odds."""
    return Reason(code, "", {"hex": hex, "column": column})
