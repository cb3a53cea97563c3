"""Letter widths: precise enough to keep names apart without reading a font."""

from __future__ import annotations

from typing import Final

# Widths in hundredths of the font size for a condensed sans-serif; Latin and Cyrillic.
_WIDTHS: Final = {
    27: "'IJijlłîÎії ,.’·/:;\\|",
    34: "-f!()[]rtț",
    45: '"*_`–sśș?zźżґгз',
    52: "LcćŁєсэFkт",
    55: "PTYvxyȚўГРТУвкухчьяEaeoąęóĘăâЕабеоЁё",
    58: "$0123456789KSbdghnpqu{}ńŚȘЗийлнпр",
    63: "ABCRVXZĄĆŹŻĂÂАБВСХЧЬЭЯдцКъU",
    69: "HNŃИЙЛНПм&DGOQÓДОЦ",
    75: "ыwЪ#+<=>^~×≈фю",
    81: "MМФЫжшщ",
    89: "%Wm½@—",
    97: "ЖШЩЮ",
}
_WIDTH_OF: Final = {letter: width for width, letters in _WIDTHS.items() for letter in letters}
_UNKNOWN: Final = 70
_BOLD: Final = 1.11


def width_of(text: str, size: float, weight: int) -> float:
    """The width of a text in drawing units; bold letters are wider."""
    wide = sum(_WIDTH_OF.get(letter, _UNKNOWN) for letter in text) * size / 100
    return wide * (_BOLD if weight >= 600 else 1.0)


def wrapped(text: str, size: float, weight: int, room: float) -> list[str]:
    """A text split into lines that fit a width; words are never broken."""
    lines: list[str] = []
    for word in text.split():
        if lines and width_of(f"{lines[-1]} {word}", size, weight) <= room:
            lines[-1] = f"{lines[-1]} {word}"
        else:
            lines.append(word)
    return lines
