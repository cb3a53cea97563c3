"""From the arguments of an event, decision or reason to the variables of its text.

The name of an argument tells its kind: ``unit`` is a unit id, ``path`` a list of hexes. Besides
the text of an argument, its id is available as ``$<name>-id`` (``none`` if empty or absent) and
the length of a list as ``$<name>-count``, so that a sentence can choose its form.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction

from hexside.engine.refusals import Argument
from hexside.mechanics.combat_table import read_result, read_result_for_both
from hexside.phrasing import bundles
from hexside.phrasing.bundles import Value
from hexside.phrasing.names import Names

NONE = "none"

#: Arguments that some events or reasons of a code omit.
OPTIONAL = ("hex", "kind", "mover", "other", "unit", "verb")

_FRACTIONS = {Fraction(1, 4): "¼", Fraction(1, 2): "½", Fraction(3, 4): "¾"}


def number(value: float) -> Value:
    """A number as printed on a player aid: an integer, or with ¼, ½, ¾."""
    if value == int(value):
        return int(value)
    exact = Fraction(abs(value))
    part = _FRACTIONS.get(exact % 1)
    if part is None:
        return round(value, 2)
    sign = "\N{MINUS SIGN}" if value < 0 else ""
    whole = int(exact)
    return f"{sign}{whole or ''}{part}"


def column(label: str) -> str:
    """A column of the combat table: ``1.5:1`` reads ``1½:1``."""
    return label.replace(".5", "½").replace(".25", "¼")


def _word(prefix: str) -> Callable[[Names, str], str]:
    """An id that has its own text; an unknown one is shown as it is."""

    def look_up(names: Names, value: str) -> str:
        message = names.own(prefix, value)
        has = bundles.catalogue(names.language).has(message)
        return bundles.text(names.language, message, {}) if has else value

    return look_up


_ONE: Mapping[str, Callable[[Names, str], str]] = {
    **dict.fromkeys(("unit", "by", "old", "mover"), Names.unit),
    **dict.fromkeys(("hex", "other", "start", "to", "area"), Names.hex),
    **dict.fromkeys(("seat", "winner"), Names.seat),
    "formation": Names.formation,
    "chit": Names.chit,
    "event": _word("card"),
    "phase": _word("phase"),
    "lane": Names.lane,
    "marker": Names.marker,
    "month": Names.month,
    **dict.fromkeys(("first", "last"), Names.date),
    "mode": _word("mode"),
    "verb": _word("verb"),
    "kind": _word("kind"),
    "field": _word("field"),
    "column": lambda _, label: column(label),
}
_MANY: Mapping[str, Callable[[Names, tuple[str, ...]], str]] = {
    "units": Names.units,
    "attackers": Names.units,
    "formations": Names.formations,
    "chits": Names.chits,
    "markers": Names.markers,
    "hexes": Names.hexes,
    "path": Names.path,
}


def variables(arguments: Mapping[str, Argument], names: Names) -> dict[str, Value]:
    """The variables that a text may use."""
    found: dict[str, Value] = {f"{name}-id": NONE for name in OPTIONAL}
    for name, value in arguments.items():
        if isinstance(value, (int, float)):
            found[name] = number(value)
        elif isinstance(value, str) and name not in _MANY:
            found[name] = _ONE[name](names, value) if value and name in _ONE else value
            found[f"{name}-id"] = value or NONE
        else:
            items = tuple(value.split()) if isinstance(value, str) else tuple(value)
            found[name] = _MANY.get(name, Names.path)(names, items)
            found[f"{name}-count"] = len(items)
            if name == "path" and items:
                found["end"] = names.hex(items[-1])
    found.update(_of_combat(arguments, names))
    return found


def _of_combat(arguments: Mapping[str, Argument], names: Names) -> dict[str, Value]:
    """A cell of the combat table in words, and whether the die was modified."""
    found: dict[str, Value] = {}
    if "die" in arguments and "counted" in arguments:
        changed = arguments["die"] != arguments["counted"]
        found["die-modified"] = "yes" if changed else "no"
    both = arguments.get("cell")
    if isinstance(both, str):
        found["outcome"] = _for_both(both, names.language)
    cell = arguments.get("result")
    if isinstance(cell, str):
        try:
            outcome = read_result(cell)
        except ValueError:
            # A table with its own kind of cells has its own words for them.
            message = f"combat-cell-{cell.lower().replace('/', '-')}"
            words = bundles.text(names.language, message, {})
            return {**found, "outcome": cell if words == message else words, "outcome-id": "other"}
        effect = "attacker" if outcome.attacker_steps else "none"
        if outcome.retreat:
            effect = "loss-and-retreat" if outcome.defender_steps else "retreat"
        found["outcome-id"] = effect
        found["outcome"] = bundles.text(
            names.language,
            f"combat-{effect}",
            {
                "attacker": outcome.attacker_steps,
                "defender": outcome.defender_steps,
                "hexes": outcome.retreat,
            },
        )
    return found


def _for_both(cell: str, language: str) -> str:
    """A cell that names both parties, in words."""
    try:
        outcome = read_result_for_both(cell)
    except ValueError:
        return cell
    parts = {
        "attackers-lose": outcome.attacker_steps,
        "attackers-retreat": 0 if outcome.optional_steps else outcome.attacker_retreat,
        "attackers-choose": outcome.optional_steps,
        "defenders-lose": outcome.defender_steps,
        "defenders-retreat": outcome.retreat,
    }
    told = [
        bundles.text(language, f"combat-{part}", {"count": count})
        for part, count in parts.items()
        if count
    ]
    return ", ".join(told) or bundles.text(language, "combat-none", {})
