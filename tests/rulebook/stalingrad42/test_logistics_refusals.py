"""What the phases of chapters 16 to 24 allow is what they list, and every no has a reason."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest

from hexside.api import Game
from hexside.engine import Action, contract
from hexside.games.stalingrad42 import actions as general
from hexside.games.stalingrad42.supply import supply_actions as verbs
from tests.rulebook.stalingrad42.s42_kit import stand

GAME = "stalingrad-42"
AREAS = {
    "entry-x": "1809 1810 1811",
    "entry-y": "1812",
    "entry-a": "2608",
    "entry-g": "2610",
    "entry-h": "2611",
    "entry-j": "2612",
    "axis-start": "1810 1811 1910",
}
LINES = {"rail": "1810 1910 2010", "green-rail": "1811 1911 2011 2111 2211"}
UNITS = {
    "inf": "axis infantry 5-7-3 1912 reduced",
    "far": "axis infantry 5-7-3 2412 reduced disrupted",
    "full": "axis panzer 10-8-6 1913",
    "dead": "axis infantry 5-7-3 eliminated since-1",
    "new": "axis infantry 5-7-3 eliminated since-12",
    "gone": "axis infantry 5-7-3 removed",
    "area": "axis infantry 5-7-3 ea-x",
    "blu": "axis infantry 5-7-3 ea-w blucher",
    "hq": "axis army-hq 0-1-5 1910 used",
    "hq2": "axis army-hq 0-1-5 1912 used",
    "sp": "axis supply-point 0-0-5 1912",
    "rdy": "axis supply-point 0-0-5 1910 ready",
    "s1": "soviet infantry 3-5-3 ea-h",
    "s2": "soviet infantry 3-5-3 2512 reduced",
    "shq": "soviet soviet-army-hq 0-0-6 turn-10",
}
SOMEBODY = (
    "inf",
    "far",
    "full",
    "dead",
    "new",
    "gone",
    "area",
    "blu",
    "hq",
    "hq2",
    "sp",
    "rdy",
    "s1",
    "s2",
    "shq",
    "nobody",
    "k1",
    "axis-isp-1",
)
TYPES = ("tank", "infantry", "special", "romanian", "axis", "beer")
PLACES = ("1810", "1910", "1912", "2412", "ea-x", "ea-f", "ea-g", "ea-q", "9999")
LETTERS = ("x", "y", "w", "a", "f", "g", "i", "h", "j")
HEXES = ("1810", "1912", "2011", "2111", "2211", "2412", "2512", "9999")


def candidates() -> Iterator[Action]:
    yield general.Done()
    for letter in LETTERS:
        yield verbs.BringSupply(letter)
    for hex in HEXES:
        yield verbs.Fortify(hex)
        yield verbs.RemoveFort(hex)
    for one, two in product(HEXES, HEXES):
        yield verbs.Railhead(one, two)
    for uid in SOMEBODY:
        yield verbs.ReadyArtillery(uid)
        yield verbs.FlipSupply(uid)
        yield verbs.ConvertSupply(uid)
        for letter in LETTERS:
            yield verbs.Reinforce(uid, letter)
            yield verbs.Displace(uid, letter)
            yield general.Transfer(uid, f"ea-{letter}")
        for kind in TYPES:
            yield verbs.Rebuild(kind, uid)
            for place in PLACES:
                yield verbs.Return(kind, uid, place)
        for place in PLACES:
            yield verbs.Recall(uid, place)
            yield verbs.Volunteer(uid, place)
        for other in SOMEBODY:
            yield verbs.Expend(uid, other)
            yield verbs.MergeSupply(uid, other)


def position(phase: str, seat: str, *, displaced: bool = False) -> Game:
    units = dict(UNITS)
    if displaced:
        units |= {"k1": "soviet infantry 3-5-3 ea-k", "k2": "soviet infantry 3-5-3 ea-k"}
    return stand(
        units,
        scenario="campaign",
        phase=phase,
        seat=seat,
        turn=28 if displaced else 12,
        areas=AREAS,
        lines=LINES,
        dice=[5] * 20,
        tracks={
            "railheads": [{"hex": "1811"}],
            "forts": [{"hex": "1912", "side": 0, "complete": True}],
        },
    )


OWN = {
    "initial": (
        *(verbs.BringSupply, verbs.Fortify, verbs.ReadyArtillery, verbs.Reinforce, verbs.Rebuild),
        *(verbs.Return, verbs.Recall, verbs.Volunteer, verbs.Expend),
    ),
    "movement": (
        *(verbs.FlipSupply, verbs.ConvertSupply, verbs.MergeSupply, verbs.RemoveFort),
        general.Transfer,
    ),
    "supply": (verbs.Railhead,),
    "weather": (verbs.Displace,),
}


@pytest.mark.rule(GAME, "3.0-B")
@pytest.mark.parametrize(
    ("phase", "seat"),
    [
        ("initial", "axis"),
        ("initial", "soviet"),
        ("movement", "axis"),
        ("movement", "soviet"),
        ("supply", "axis"),
        ("weather", "soviet"),
    ],
)
def test_what_is_allowed_is_what_is_listed(phase: str, seat: str) -> None:
    game = position(phase, seat, displaced=phase == "weather")
    assert game.decision is not None
    assert game.decision.seat == seat
    listed = set(contract.legal(game.rules, game.state))
    assert listed
    seen = 0
    for action in candidates():
        refusal = contract.why_not(game.rules, game.state, action)
        assert (refusal is None) is (action in listed), action.text()
        if refusal is not None:
            assert refusal.reasons
            if isinstance(action, OWN[phase]):
                codes = {reason.code for reason in refusal.reasons}
                assert "not-now" not in codes, action.text()
        seen += refusal is None
    assert seen
