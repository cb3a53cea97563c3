"""The marks that make up a texture: hachured hills, trees, reeds."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi, sin

import msgspec

from hexside.drawing.geometry import noise, number, pair, smooth
from hexside.drawing.style import Style


class Texture(msgspec.Struct, frozen=True):
    """A family of marks: the number of variants, and how one is drawn."""

    variants: int
    draw: Callable[[int], str]


def _hill(variant: int) -> str:
    """A knoll lit from the north-west, with hachures on its shaded side as on a staff map."""
    half = 15.5 + 3.5 * noise(variant, 1, 7)
    height = 9.5 + 2.0 * noise(variant, 2, 7)
    lean = 3.0 * noise(variant, 3, 7)
    steps = 10
    crest = []
    foot = []
    strokes = []
    for step in range(steps + 1):
        share = step / steps
        x = -half + 2 * half * share
        y = -height * sin(pi * share) ** 0.8 + lean * (share - 0.5)
        crest.append((x, y))
        slope = (share - 0.36) * 1.7
        fall = (5.0 + 7.5 * share) * sin(pi * min(1.0, 0.12 + share * 0.86))
        end = (x + fall * sin(slope), y + fall * cos(slope) * 0.95)
        foot.append(end)
        if 2 < step < steps:
            cut = 0.82 + 0.25 * noise(variant, step, 9)
            tip = (x + (end[0] - x) * cut, y + (end[1] - y) * cut)
            strokes.append(f"M{pair((x, y))}L{pair(tip)}")
    flank = crest[3:] + foot[3:][::-1]
    lit = [(x - 0.8, y - 1.8) for x, y in crest[:7]]
    return (
        f'<path d="M{"L".join(pair(point) for point in flank)}Z" class="solid" stroke="none"'
        ' fill-opacity="0.22"/>'
        f'<path d="{smooth(lit)}" stroke="#fff6dc" stroke-opacity="0.75" stroke-width="2.4"/>'
        f'<path d="{smooth(crest)}" stroke-width="1.3" stroke-opacity="0.85"/>'
        f'<path d="{"".join(strokes)}" stroke-width="0.9" stroke-opacity="0.85"/>'
    )


def _mountain(variant: int) -> str:
    """A peak with a dark flank."""
    half = 13.0 + 2.5 * noise(variant, 1, 17)
    high = 19.0 + 4.0 * noise(variant, 2, 17)
    top = 2.5 * noise(variant, 3, 17)
    left, right, peak = (-half, 6.0), (half, 6.0), (top, 6.0 - high)
    fold = (top + 2.5, 6.0 - high * 0.45)
    foot = (top - 0.5, 6.0)
    flank = f"M{pair(peak)}L{pair(right)}L{pair(foot)}L{pair(fold)}Z"
    return (
        f'<path d="{flank}" class="solid" stroke="none" fill-opacity="0.55"/>'
        f'<path d="M{pair(left)}L{pair(peak)}L{pair(right)}" stroke-width="1.6"/>'
    )


def _tree(variant: int) -> str:
    """A round treetop with its shadow to the south-east."""
    radius = 6.8 + 1.4 * noise(variant, 1, 27)
    bumps = 7
    crown = []
    for bump in range(bumps):
        angle = 2 * pi * bump / bumps
        reach = radius * (1 + 0.16 * noise(variant, bump, 28))
        crown.append((reach * cos(angle), reach * sin(angle) * 0.92))
    ring = "M" + "L".join(pair(point) for point in crown) + "Z"
    far = number(radius)
    return (
        f'<ellipse cx="1.8" cy="2" rx="{far}" ry="{number(radius * 0.85)}" class="solid"'
        ' stroke="none" fill-opacity="0.35"/>'
        f'<path d="{ring}" class="leaf" stroke-width="1" stroke-linejoin="round"/>'
    )


def _reeds(variant: int) -> str:
    """Standing water and a tuft of reeds."""
    half = 8.5 + 2.5 * noise(variant, 1, 37)
    shift = 3.0 * noise(variant, 2, 37)
    water = (
        f"M{pair((-half, 0.0))}L{pair((half, 0.0))}"
        f"M{pair((-half * 0.55 + shift, 3.6))}L{pair((half * 0.6 + shift, 3.6))}"
    )
    tuft = "".join(
        f"M{pair((lean * 0.45, 0.0))}L{pair((lean, -6.5 + abs(lean) * 0.45))}"
        for lean in (-4.6, -2.2, 0.2, 2.4, 4.8)
    )
    shown = tuft if variant % 3 else ""
    return f'<path d="{water}" stroke-width="1.25"/><path d="{shown}" stroke-width="1.05"/>'


def _wooded_hill(variant: int) -> str:
    """Knolls with trees between them."""
    return _hill(variant) if variant % 3 == 0 else _tree(variant)


def _sand(variant: int) -> str:
    """A few grains below the crest of a dune."""
    crest = [(-9.0, 1.5), (-3.0, -2.0), (3.0, -1.5), (9.0, 2.0)]
    grains = "".join(
        f'<circle cx="{number(10 * noise(variant, grain, 47))}"'
        f' cy="{number(4 + 5 * abs(noise(variant, grain, 48)))}" r="0.9" class="solid"'
        ' stroke="none"/>'
        for grain in range(5)
    )
    shown = f'<path d="{smooth(crest)}" stroke-width="1" stroke-opacity="0.7"/>'
    return grains + (shown if variant % 2 else "")


def _ice(variant: int) -> str:
    """A crack in the ice."""
    long = 11 + 3 * noise(variant, 1, 57)
    bend = 4 * noise(variant, 2, 57)
    lean = 5 * noise(variant, 3, 57)
    crack = [(-long, lean), (-2.0, bend), (3.0, bend - 2), (long, -lean)]
    branch = f"M{pair((3.0, bend - 2))}L{pair((7.0, bend + 6))}" if variant % 2 else ""
    path = "M" + "L".join(pair(point) for point in crack) + branch
    return f'<path d="{path}" stroke-width="1" stroke-opacity="0.75"/>'


def _peat(variant: int) -> str:
    """Rows of a peat cutting with a tuft here and there."""
    half = 8.0 + 2.0 * noise(variant, 1, 67)
    rows = "".join(
        f"M{pair((-half + 2 * row, 3.4 * row))}L{pair((half - 2 * row, 3.4 * row))}"
        for row in range(3)
    )
    tuft = "M-2 0L-3.5 -5M0 0V-6M2 0L3.5 -5" if variant % 2 else ""
    return f'<path d="{rows}{tuft}" stroke-width="1.1"/>'


def _wet_wood(variant: int) -> str:
    """Alternating trees and reeds."""
    return _reeds(variant) if variant % 2 else _tree(variant)


TEXTURES: dict[str, Texture] = {
    "wooded-hills": Texture(6, _wooded_hill),
    "sand": Texture(5, _sand),
    "ice": Texture(6, _ice),
    "peat": Texture(4, _peat),
    "wet-woods": Texture(6, _wet_wood),
    "hills": Texture(6, _hill),
    "mountains": Texture(5, _mountain),
    "woods": Texture(5, _tree),
    "marsh": Texture(6, _reeds),
}


def texture_definitions(style: Style, kinds: set[str]) -> str:
    """The marks that a board with these kinds of terrain uses, each defined once."""
    parts = []
    for kind in sorted(kinds):
        look = style.terrain_of(kind)
        texture = TEXTURES.get(look.texture)
        if texture is None:
            continue
        for variant in range(texture.variants):
            drawn = texture.draw(variant)
            drawn = drawn.replace('class="solid"', f'fill="{look.ink}"')
            drawn = drawn.replace('class="leaf"', f'fill="{look.ink}" fill-opacity="0.5"')
            parts.append(
                f'<g id="mark-{kind}-{variant}" fill="none" stroke="{look.ink}"'
                f' stroke-linecap="round">{drawn}</g>'
            )
    return "".join(parts)
