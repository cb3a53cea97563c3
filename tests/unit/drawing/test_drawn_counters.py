"""Counters: what is printed on them, and colours that every reader can tell apart."""

from __future__ import annotations

from itertools import combinations
from xml.etree import ElementTree

import msgspec
import pytest

import hexside.games  # noqa: F401  (announces the games)
from hexside import atlas
from hexside.drawing import counter_sheet, draw_counter
from hexside.drawing.counters import strengths
from hexside.drawing.prints import print_of
from hexside.drawing.style import style
from hexside.drawing.symbols import ALIASES, SYMBOLS


class Piece(msgspec.Struct, frozen=True):
    """A counter made up for a test."""

    id: str = "ger-17-pz"
    side: str = "axis"
    nationality: str = "german"
    name: str = "17<Pz>"
    kind: str = "combat"
    type: str = "armour"
    size: str = "division"
    steps: int = 2
    attack: int = 6
    defense: int = 5
    move: int = 8
    reduced_attack: int = 3
    reduced_defense: int = 2
    reduced_move: int = 7


def texts(drawn: str) -> list[str | None]:
    return [element.text for element in ElementTree.fromstring(drawn).iter("text")]


def test_a_counter_shows_size_name_and_strengths() -> None:
    assert texts(draw_counter(Piece(), 2, 0, 0, 60)) == ["XX", "17<Pz>", "6-5-8"]


def test_a_reduced_counter_shows_its_other_side() -> None:
    assert texts(draw_counter(Piece(), 1, 0, 0, 60))[-1] == "3-2-7"
    assert draw_counter(Piece(), 1, 0, 0, 60) != draw_counter(Piece(), 2, 0, 0, 60)


def test_a_headquarters_without_range_shows_defence_and_move() -> None:
    assert strengths(Piece(kind="hq"), 2) == "5-8"


@pytest.mark.parametrize("game", atlas.games())
def test_the_sheet_has_every_counter(game: str) -> None:
    roster = atlas.counters(game)
    root = ElementTree.fromstring(counter_sheet(game))
    drawn = {element.get("data-unit") for element in root.iter() if element.get("data-unit")}
    assert drawn == set(roster)
    for counter in roster.values():
        assert ALIASES.get(counter.type, counter.type) in SYMBOLS, counter.type
        # A size is a word of the style or the mark itself.
        assert counter.size in style().size or not set(counter.size) - set("IX"), counter.size
        assert style().knows_colours_of(counter.nationality), counter.nationality


def test_services_are_told_by_id() -> None:
    look = style()
    german = look.counter_of("ger-17-pz", "german")
    assert look.counter_of("ger-1-ss-lah", "german") != german
    assert look.counter_of("ger-15-lwfd", "german") != german
    assert look.counter_of("sov-3g-tc", "soviet") != look.counter_of("sov-3-tc", "soviet")


# Simulation of colour vision deficiencies, full severity: Machado, Oliveira and Fernandes, 2009.
DEFICIENCIES = {
    "none": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}


def linear(colour: str) -> list[float]:
    channels = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    return [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]


def lab(rgb: list[float]) -> tuple[float, float, float]:
    r, g, b = (min(1.0, max(0.0, channel)) for channel in rgb)
    x = (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505
    y = 0.2126 * r + 0.7152 * g + 0.0722 * b
    z = (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089
    fx, fy, fz = (v ** (1 / 3) if v > 0.008856 else 7.787 * v + 16 / 116 for v in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def distance(one: str, other: str, matrix: tuple[tuple[float, ...], ...]) -> float:
    seen = []
    for colour in (one, other):
        rgb = linear(colour)
        seen.append(lab([sum(m * c for m, c in zip(row, rgb, strict=True)) for row in matrix]))
    return float(sum((a - b) ** 2 for a, b in zip(*seen, strict=True)) ** 0.5)


@pytest.mark.parametrize("deficiency", DEFICIENCIES)
def test_colours_are_distinct_for_every_reader(deficiency: str) -> None:
    look = style()
    fills = {name: colours.fill for name, colours in look.counter.items() if name != "default"}
    fills |= {service.id: service.fill for service in look.service}
    for (one, first), (other, second) in combinations(fills.items(), 2):
        apart = distance(first, second, DEFICIENCIES[deficiency])
        assert apart >= 16, (one, other, round(apart, 1))


def test_ink_is_readable() -> None:
    look = style()
    for colours in (*look.counter.values(), *look.service):
        for ground in (colours.fill, colours.box):
            light, dark = sorted(
                (0.2126 * r + 0.7152 * g + 0.0722 * b)
                for r, g, b in (linear(ground), linear(colours.ink))
            )[::-1]
            assert (light + 0.05) / (dark + 0.05) >= 4.5, (ground, colours.ink)


def test_dots_quality_and_cells_of_a_printed_counter() -> None:
    panzer = atlas.counters("stalingrad-42")["ger-pz-23"]
    drawn = [draw_counter(panzer, steps, 0, 0, 60) for steps in (3, 2, 1)]
    assert ['class="dot red"' in face for face in drawn] == [True, True, False]
    assert 'class="dot black"' in drawn[2]
    assert ['class="stripe' in face for face in drawn] == [False, True, True]
    assert ("stripe thin" in drawn[1], "stripe thick" in drawn[2]) == (True, True)
    # 32.4: of four steps the second to go has a stripe between these.
    wiking = atlas.counters("stalingrad-42")["ss-wiking-up"]
    four = [draw_counter(wiking, steps, 0, 0, 60) for steps in (4, 3, 2, 1)]
    assert ['class="stripe' in face for face in four] == [False, True, True, True]
    words = ("thin", "middle", "thick")
    assert all(f"stripe {word}" in face for word, face in zip(words, four[1:], strict=True))
    assert [texts(face)[-3:] for face in four[:3]] == [
        ["8", "10", "6"],
        ["6", "8", "6"],
        ["4", "5", "6"],
    ]
    # 10.4: the last of three steps has the strengths of a Remnant.
    assert panzer.remnant is not None
    assert texts(drawn[2])[-3:] == ["3", "3", "6"]


def test_what_gives_support_shows_no_attack() -> None:
    roster = atlas.counters("stalingrad-42")
    headquarters = draw_counter(roster["ger-hq-6a"], 1, 0, 0, 60)
    assert texts(headquarters)[-3:] == ["S", "(1)", "5"]
    assert "5" in texts(headquarters)[:-3]
    assert 'class="cell dark"' in headquarters
    assert texts(draw_counter(roster["axis-isp-1"], 2, 0, 0, 60))[-1] == "×2"


def test_the_counters_of_the_rules_and_of_the_file_show_the_same() -> None:
    """One comes from the roster in play, the other from the data file alone."""
    from hexside.engine import registry

    rules = registry.game("stalingrad-42").rules("fall-blau", {})
    file = atlas.counters("stalingrad-42")
    for uid, counter in rules.roster.items():  # type: ignore[attr-defined]
        for steps in range(1, counter.steps + 1):
            assert print_of(counter, steps) == print_of(file[uid], steps), (uid, steps)


def test_the_sheet_shows_every_step() -> None:
    roster = atlas.counters("stalingrad-42")
    root = ElementTree.fromstring(counter_sheet("stalingrad-42"))
    faces = [element for element in root.iter() if element.get("data-unit")]
    assert len(faces) == sum(counter.steps for counter in roster.values())
