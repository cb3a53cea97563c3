"""2.3 and 9.4: relocation of headquarters, forced and voluntary.

The strip is four rows high; the Axis source is at its west end, the Soviet one at its east end.
"""

from __future__ import annotations

from typing import Any

import pytest

from hexside.api import Game
from tests.rulebook.traces_of_war.tow_kit import (
    codes,
    ends,
    event,
    kind,
    legal,
    legal_with,
    marks,
    play,
    stand,
    told,
    track,
    where,
)

GAME = "traces-of-war"
STRIP = "1520-1840"
SOURCES = {"axis-source": "1720", "soviet-source": "1740"}
HQ = "axis hq 2-6 1730"
OTHER = "axis infantry 3-4 1729"


def strip(units: dict[str, str], **more: Any) -> Game:
    return stand(units, **{"seat": "axis", "hexes": STRIP, "areas": SOURCES, **more})


# Where to


@pytest.mark.rule(GAME, "2.3", "9.4")
def test_a_relocation_goes_at_least_five_hexes() -> None:
    game = strip({"hq": HQ})
    targets = ends(game, "relocate", "hq")
    assert {"1725", "1735", "1720", "1840"} <= targets
    assert targets.isdisjoint({"1726", "1734", "1731", "1730", "1829"})
    assert codes(game, "relocate hq 1726") == {"relocation-too-near 2.3"}
    assert codes(game, "relocate hq 1725") == set()


@pytest.mark.rule(GAME, "2.3", "R41")
def test_the_distance_is_counted_from_where_the_headquarters_stands() -> None:
    """The 8th Army starts the game elsewhere; only its present hex matters."""
    game = strip({"ger-8a": "1722"})
    assert "1727" in ends(game, "relocate", "ger-8a")
    assert "1726" not in ends(game, "relocate", "ger-8a")


@pytest.mark.rule(GAME, "2.3", "9.4")
def test_a_relocation_does_not_end_in_an_enemy_zone() -> None:
    game = strip({"hq": HQ, "b": "soviet infantry 4-4 1737"})
    targets = ends(game, "relocate", "hq")
    assert targets.isdisjoint({"1736", "1738", "1837", "1838", "1637", "1638", "1737"})
    assert codes(game, "relocate hq 1736") == {"in-enemy-zone 2.3"}
    assert codes(game, "relocate hq 1737") == {"enemy-occupied 5.0"}


@pytest.mark.rule(GAME, "2.3", "9.4")
def test_a_friend_in_the_hex_does_not_lift_the_ban_of_enemy_zones() -> None:
    units = {"hq": HQ, "b": "soviet infantry 4-4 1737", "c": "axis infantry 3-4 1736"}
    game = strip(units)
    assert codes(game, "relocate hq 1736") == {"in-enemy-zone 2.3"}


@pytest.mark.rule(GAME, "2.3", "9.4")
def test_a_relocation_needs_a_supply_line_from_the_new_hex() -> None:
    """A river without a bridge cuts the east of the strip off from the Axis source."""
    river = "1834/1835 1734/1835 1734/1735 1734/1635 1634/1635 1534/1635 1534/1535"
    game = strip({"hq": HQ}, hexsides={"major-river": river})
    assert ends(game, "relocate", "hq").isdisjoint({"1735", "1840", "1736", "1535"})
    assert codes(game, "relocate hq 1735") == {"no-supply-line-from 2.3"}
    assert "1725" in ends(game, "relocate", "hq")


@pytest.mark.rule(GAME, "2.3", "5.0")
def test_two_headquarters_never_share_a_hex() -> None:
    game = strip({"hq": HQ, "hq2": "axis hq 2-6 1725"}, activated=["hq"])
    assert "1725" not in ends(game, "relocate", "hq")
    assert codes(game, "relocate hq 1725") == {"headquarters-there 5.0"}


@pytest.mark.rule(GAME, "2.3", "5.0")
def test_a_headquarters_relocates_to_a_full_stack_of_combat_units() -> None:
    game = strip({"hq": HQ, "c": "axis infantry 3-4 1725", "d": "axis infantry 3-4 1725"})
    assert "1725" in ends(game, "relocate", "hq")


# Voluntary


@pytest.mark.rule(GAME, "9.4")
def test_relocation_takes_the_place_of_movement() -> None:
    game = strip({"hq": HQ, "c": OTHER})
    play(game, "relocate hq 1725")
    assert where(game, "hq") == "1725"
    assert legal_with(game, "move", "hq") | legal_with(game, "relocate", "hq") == set()
    moved = strip({"hq": HQ, "c": OTHER})
    play(moved, "move hq 1731")
    assert legal_with(moved, "relocate", "hq") == set()
    assert codes(moved, "relocate hq 1725") != set()


@pytest.mark.rule(GAME, "9.4")
def test_only_an_activated_headquarters_relocates() -> None:
    game = strip({"hq": HQ, "c": OTHER}, activated=["c"])
    assert codes(game, "relocate hq 1725") == {"unit-not-activated 4.3.1"}
    combat = strip({"hq": HQ, "c": OTHER})
    assert legal_with(combat, "relocate", "c") == set()
    assert codes(combat, "relocate c 1724") == {"only-headquarters-relocate 2.3"}


@pytest.mark.rule(GAME, "9.4", "R16")
def test_a_voluntary_relocation_never_falls_short_of_five_hexes() -> None:
    """R16 is for headquarters that must go; on a small map no one has to."""
    game = strip({"hq": "axis hq 2-6 1722"}, hexes="1720-1725", areas={"axis-source": "1720"})
    assert ends(game, "relocate", "hq") == set()


@pytest.mark.rule(GAME, "2.3", "9.4")
@pytest.mark.parametrize(("seat", "points"), [("axis", 2), ("soviet", -2)])
def test_a_voluntary_relocation_counts_in_the_campaign(seat: str, points: int) -> None:
    game = strip({"hq": f"{seat} hq 2-6 1730"}, seat=seat)
    assert track(game, "victory_points") == 0
    play(game, "relocate hq 1725")
    assert track(game, "victory_points") == points


@pytest.mark.rule(GAME, "2.3", "R36")
def test_relocation_does_not_count_in_the_race_to_the_dnieper() -> None:
    game = strip({"hq": HQ}, scenario="race-to-the-dnieper")
    play(game, "relocate hq 1725")
    assert track(game, "victory_points") == 0


# Forced

#: Soviet units around 1730 whose zones cut it off.
RING = {
    "b": "soviet infantry 4-4 1732",
    "d": "soviet infantry 4-4 1828",
    "e": "soviet infantry 4-4 1628",
}


@pytest.mark.rule(GAME, "2.3", "8.1", "4.3.2")
def test_a_headquarters_without_supply_line_is_relocated_not_marked() -> None:
    game = strip({"hq": HQ, **RING}, phase="supply-check")
    assert kind(game) == "relocate-headquarters"
    assert game.waiting == ("axis",)
    assert {text.split()[0] for text in legal(game)} == {"relocate"}
    assert "1725" in ends(game, "relocate", "hq")
    assert codes(game, "relocate hq 1731") != set()
    play(game, "relocate hq 1725")
    assert where(game, "hq") == "1725"
    assert marks(game, "hq") == ()
    assert track(game, "victory_points") == 2


@pytest.mark.rule(GAME, "2.3", "8.1")
def test_a_forced_relocation_is_no_choice_whether() -> None:
    game = strip({"hq": HQ, **RING}, phase="supply-check")
    assert "done" not in legal(game)
    assert codes(game, "done") != set()


@pytest.mark.rule(GAME, "2.3", "R41", "8.1")
def test_a_forced_relocation_counts_from_the_hex_that_is_left() -> None:
    game = strip({"hq": HQ, **RING}, phase="supply-check")
    targets = ends(game, "relocate", "hq")
    assert codes(game, "relocate hq 1726") == {"relocation-too-near 2.3"}
    assert "1726" not in targets
    assert "1725" in targets


@pytest.mark.rule(GAME, "2.3", "10.3", "R15")
def test_a_headquarters_eliminated_in_combat_is_relocated() -> None:
    """8-1, die 6: three losses; the headquarters has one step and jumps."""
    units = {"hq": "axis hq 2-6 1730", "b": "soviet armour 16-4-6 1731", "c": "soviet hq 2-4 1840"}
    game = strip(units, phase="combat", seat="soviet", dice=[6])
    play(game, "attack 1730", "add b")
    events = play(game, "resolve")
    assert event(events, "combat-result")["result"] == "3RR"
    assert kind(game) == "relocate-headquarters"
    assert game.waiting == ("axis",)
    play(game, "relocate hq 1725")
    assert where(game, "hq") == "1725"
    assert track(game, "victory_points") == 2


# R16: no legal hex


@pytest.mark.rule(GAME, "2.3", "R16")
def test_without_a_far_hex_the_nearest_legal_hexes_are_open() -> None:
    """On a short strip nothing lies five hexes away: the nearest open hexes are taken."""
    units = {"hq": "axis hq 2-6 1724", "b": "soviet infantry 4-4 1725"}
    game = strip(
        units,
        hexes="1720-1726",
        areas={"axis-source": "1720"},
        phase="combat",
        seat="soviet",
        dice=[6],
    )
    play(game, "attack 1724", "add b")
    events = play(game, "resolve")  # 2-1, die 6: RR; 1722 is two hexes away and open
    assert "headquarters-relocated" not in told(events)
    assert where(game, "hq") == "1722"
    cut = strip(
        {"hq": "axis hq 2-6 1724", "b": "soviet infantry 4-4 1723"},
        hexes="1720-1726",
        areas={"axis-source": "1720"},
        phase="supply-check",
        seat=None,
    )
    assert where(cut, "hq") == "1721"  # 1722 is in the zone; 1721 is nearer than 1720
    assert track(cut, "victory_points") == 2


@pytest.mark.rule(GAME, "2.3", "R16")
def test_the_owner_chooses_among_equally_near_hexes() -> None:
    """Both source hexes are three hexes away and the only ones open."""
    game = strip(
        {
            "hq": "axis hq 2-6 1723",
            "b": "soviet infantry 4-4 1722",
            "c": "soviet infantry 4-4 1724",
        },
        hexes="1720-1726",
        areas={"axis-source": "1720 1726"},
        phase="supply-check",
    )
    assert legal(game) == {"relocate hq 1720", "relocate hq 1726"}


@pytest.mark.rule(GAME, "2.3", "R16")
def test_without_any_legal_hex_the_headquarters_waits_off_the_map() -> None:
    """The source is enemy-occupied: nowhere to go. The effect on points counts once."""
    units = {"ger-8a": "1724", "b": "soviet infantry 4-4 1720"}
    chits = {"cup": ["axis-8a"], "hand": ["axis-4pza"]}
    game = strip(
        units, hexes="1720-1726", areas={"axis-source": "1720"}, phase="supply-check", chits=chits
    )
    assert where(game, "ger-8a") == "waiting-hq"
    assert track(game, "victory_points") == 2
    events = play(game, "cup", "accept")  # its own chit is drawn: nothing happens
    assert "headquarters-absent" in told(events)
    assert "headquarters-activated" not in told(events)
    assert track(game, "victory_points") == 2


@pytest.mark.rule(GAME, "2.3", "R16")
def test_a_waiting_headquarters_returns_at_the_next_chit_with_a_legal_hex() -> None:
    units = {"ger-8a": "waiting-hq", "c": "axis infantry 3-4 1722"}
    chits = {"cup": ["axis-8a"], "hand": ["axis-4pza"]}
    game = strip(
        units, hexes="1720-1726", areas={"axis-source": "1720"}, phase="action", chits=chits
    )
    assert kind(game) == "relocate-headquarters"
    assert ends(game, "relocate", "ger-8a") == {f"172{column}" for column in range(7)}
    play(game, "relocate ger-8a 1724")
    assert where(game, "ger-8a") == "1724"
    assert track(game, "victory_points") == 0  # it was counted when it left
    assert "headquarters-activated" in told(play(game, "cup", "accept"))
