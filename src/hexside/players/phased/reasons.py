"""Why a player of a game with phases acted; the texts are in ``players-phased.ftl``."""

from __future__ import annotations

from hexside.engine import Action, Reason
from hexside.engine.refusals import Argument

#: The purpose of a move, by the word in the plan.
MOVES = {
    "attack": "phased-move-attack",
    "gap": "phased-move-gap",
    "drive": "phased-move-drive",
    "take": "phased-move-take",
    "seal": "phased-move-seal",
    "line": "phased-move-line",
    "river": "phased-move-river",
    "guard": "phased-move-guard",
    "watch": "phased-move-watch",
    "withdraw": "phased-move-withdraw",
    "follow": "phased-move-follow",
    "reserve": "phased-move-reserve",
    "rally": "phased-move-rally",
    "command": "phased-move-command",
    "supply": "phased-move-supply",
    "rail": "phased-move-rail",
    "score": "phased-move-score",
    "exit": "phased-move-exit",
}

#: The purpose of an answer, by its verb.
VERBS = {
    "reinforce": "phased-reinforce",
    "rebuild": "phased-rebuild",
    "return": "phased-return",
    "recall": "phased-return",
    "ready": "phased-ready",
    "bring": "phased-bring",
    "expend": "phased-ready",
    "fortify": "phased-fortify",
    "railhead": "phased-railhead",
    "auto-ds": "phased-shatter",
    "lose": "phased-lose",
    "eliminate": "phased-lose",
    "volunteer": "phased-habit-now",
    "keep-remnant": "phased-remnant",
    "skip-remnant": "phased-remnant",
    "hold": "phased-stand",
    "give-way": "phased-give-way",
    "retreat": "phased-retreat",
    "advance": "phased-advance",
    "onward": "phased-onward",
    "strike": "phased-strike",
    "form": "phased-group",
    "air": "phased-air",
    "no-air": "phased-no-air",
    "cover": "phased-cover",
    "support": "phased-artillery",
    "add": "phased-attackers",
    "drop": "phased-attackers",
    "done": "phased-done",
}


def reason_for(action: Action, hex: str = "") -> Reason:
    """The reason for an answer, by its kind."""
    arguments: dict[str, Argument] = {}
    unit = getattr(action, "unit", "")
    path: tuple[str, ...] = getattr(action, "path", ())
    place = getattr(action, "hex", "") or getattr(action, "to", "") or (path[-1] if path else hex)
    area = getattr(action, "area", "")
    if unit:
        arguments["unit"] = unit
    if place:
        arguments["hex"] = place
    if area:
        arguments["area"] = area.upper()
    code = VERBS.get(action.verb, "phased-usual")
    if (code in _NEED_HEX and not place) or (code in _NEED_UNIT and not unit):
        code = "phased-usual"
    return Reason(code, "", arguments)


_NEED_HEX = frozenset(
    {
        *("phased-fortify", "phased-railhead", "phased-shatter", "phased-stand", "phased-retreat"),
        *(
            "phased-attackers",
            "phased-advance",
            "phased-onward",
            "phased-strike",
            "phased-group",
            "phased-return",
            "phased-cover",
        ),
    }
)
_NEED_UNIT = frozenset(
    {
        *("phased-reinforce", "phased-rebuild", "phased-return", "phased-ready", "phased-lose"),
        *("phased-remnant", "phased-stand", "phased-retreat", "phased-advance"),
    }
)


def move_reason(word: str, unit: str, hex: str) -> Reason:
    """The reason for a move: its purpose, and the hex that it is about."""
    return Reason(MOVES[word], "", {"unit": unit, "hex": hex})


def attack_reason(hex: str, column: str, trapped: bool) -> Reason:
    """The reason for an attack: the odds, and whether the defenders cannot retreat."""
    code = "phased-attack-trapped" if trapped else "phased-attack"
    return Reason(code, "", {"hex": hex, "column": column})
