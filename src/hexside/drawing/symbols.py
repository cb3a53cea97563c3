"""NATO-style unit symbols: a box with the branch sign, and the size above."""

from __future__ import annotations

from typing import Final

BOX_WIDTH: Final = 46.0
BOX_HEIGHT: Final = 30.0

_CROSS = "M0 0L46 30M46 0L0 30"
_SLASH = "M0 30L46 0"
_TRACK = '<rect x="10" y="8" width="26" height="14" rx="7" fill="none"/>'
_WHEELS = '<circle cx="15" cy="27" r="2.2"/><circle cx="31" cy="27" r="2.2"/>'


def _path(data: str) -> str:
    return f'<path d="{data}" fill="none"/>'


def _letters(text: str) -> str:
    return (
        f'<text x="23" y="21.5" font-size="18" font-weight="700" text-anchor="middle"'
        f' stroke="none">{text}</text>'
    )


def _letters_low(text: str) -> str:
    return (
        f'<text x="23" y="28" font-size="11" font-weight="700" text-anchor="middle"'
        f' stroke="none">{text}</text>'
    )


SYMBOLS: Final[dict[str, str]] = {
    "infantry": _path(_CROSS),
    "motorised-infantry": _path(_CROSS) + _path("M23 0V30"),
    "mechanised-infantry": _path(_CROSS) + _TRACK,
    "armour": _TRACK,
    "cavalry": _path(_SLASH),
    "reconnaissance": _path(_SLASH),
    "mountain": _path(_CROSS) + '<path d="M16 30L23 17L30 30Z"/>',
    "airborne": _path(_CROSS) + _path("M13 28Q18 21 23 28Q28 21 33 28"),
    "security": _path(_CROSS) + '<path d="M0 0H46V7H0Z"/>',
    "naval-infantry": _path(_CROSS) + _path("M23 4V26M17 21Q23 29 29 21M19 8H27"),
    "artillery": '<circle cx="23" cy="15" r="5.5"/>',
    "rocket-artillery": '<circle cx="23" cy="21" r="4.5"/>' + _path("M17 12L23 6L29 12"),
    "anti-tank": _path("M0 30L23 3L46 30"),
    "anti-aircraft": _path("M3 30Q23 -8 43 30"),
    "engineer": _path("M11 21V10H35V21M23 10V19"),
    "bridging": _path("M9 20Q23 4 37 20M9 11L9 20M37 11L37 20"),
    "ski": _path(_CROSS) + _path("M14 27H32"),
    "garrison": _path(_CROSS) + _path("M4 4H42V26H4Z"),
    "fortress": _path("M6 26V8H13V13H20V8H26V13H33V8H40V26Z"),
    "tank-destroyer": _TRACK + _path("M12 26L23 6L34 26"),
    "motorcycle": _path(_SLASH) + _WHEELS,
    "supply": _path("M0 23H46"),
    "air": _path("M23 15Q11 5 11 15Q11 25 23 15Q35 5 35 15Q35 25 23 15"),
    "hq": _letters("HQ"),
    "jaeger": _path(_CROSS) + _letters_low("J"),
    "bicycle": _path(_CROSS) + _WHEELS,
    "assault-gun": _TRACK + _path("M23 6V24"),
    "nkvd": _path(_CROSS) + '<path d="M0 23H46V30H0Z"/>',
    "leader": _path("M23 4L26.5 12.5H35L28 18L31 26.5L23 21L15 26.5L18 18L11 12.5H19.5Z"),
    "marker": _path("M14 5V26M14 6H33L28 11L33 16H14"),
    "reserve-army": _letters("R"),
    "pontoon": _path("M6 20Q14 8 23 20Q32 8 40 20M4 23H42"),
}
"""The branch signs, in a box of 46 by 30 units."""

ALIASES: Final[dict[str, str]] = {
    "rifle": "infantry",
    "tank": "armour",
    "panzer": "armour",
    "panzergrenadier": "mechanised-infantry",
    "mechanised": "mechanised-infantry",
    "motorised": "motorised-infantry",
    "naval": "naval-infantry",
    "marine": "naval-infantry",
    "sapper": "engineer",
    "fortified-region": "fortress",
    "machine-gun": "garrison",
    "army-hq": "hq",
    "front-hq": "hq",
    "soviet-army-hq": "hq",
    "supply-point": "supply",
}
"""The games' names for branches that have a sign above."""

_UNKNOWN = _letters("?")


def symbol(kind: str, ink: str, ground: str) -> str:
    """The box of a branch; an unknown branch shows a question mark."""
    return (
        f'<g stroke="{ink}" fill="{ink}" stroke-width="2.2">'
        f'<rect width="46" height="30" fill="{ground}" stroke-width="2.4"/>'
        f"{SYMBOLS.get(ALIASES.get(kind, kind), _UNKNOWN)}"
        '<rect width="46" height="30" fill="none" stroke-width="2.4"/></g>'
    )
