"""9 Retreat: where it leads, what it costs, groups and headquarters."""

from __future__ import annotations

import pytest

from tests.rulebook.iskra.iskra_battles import force, struck, struck_with_events
from tests.rulebook.iskra.iskra_kit import (
    assault,
    codes,
    ends,
    event,
    fight,
    kind,
    legal,
    marks,
    play,
    stack,
    steps,
    told,
    where,
)

GERMAN = "axis infantry 2-2-5 05.05"


def attack(cell: str, defense: int = 2) -> str:
    return f"soviet infantry {force(cell, defense)}-4-5 05.06"


# Where it leads


@pytest.mark.rule("iskra", "9.2", "9.0", "T-22", "R-51")
def test_every_hex_is_farther_from_the_combat() -> None:
    units = {"s": attack("D1r"), "g": GERMAN}
    game = struck("D1r", units, "05.05", "s", areas={"axis-source": "01.01"})
    play(game, "axis: fall-back")
    assert kind(game) == "retreat-one-hex"
    assert ends(game, "retreat", "g") == {"04.04", "05.04"}
    assert codes(game, "retreat g 06.05", "axis") == {"retreat-to-source 9.2.1"}
    assert codes(game, "retreat g 07.07", "axis") == {"not-adjacent 9.2"}
    assert codes(game, "retreat g 05.04 05.03", "axis") == {"retreat-hex-by-hex 9.2"}
    assert codes(game, "retreat s 05.04", "axis") == {"not-retreating 9.2"}
    play(game, "axis: retreat g 04.04")
    assert ends(game, "retreat", "g") <= {"03.03", "03.04", "04.03", "03.05", "05.03"}
    assert codes(game, "retreat g 05.04", "axis") == {"retreat-not-away 9.2"}


@pytest.mark.rule("iskra", "9.2.1", "9.2.2", "R-51", "D-12")
def test_a_longer_way_out_of_enemy_zones_comes_first() -> None:
    # 05.04 is nearer to the source, but in the zone of a Soviet unit in 05.03.
    units = {
        "s": attack("Dr"),
        "g": GERMAN,
        "z": "soviet infantry 1-9-5 05.03",
    }
    game = struck("Dr", units, "05.05", "s")
    # 04.05 and 06.05 are in the zone of the attacker.
    assert kind(game) == "retreat-one-hex"
    assert ends(game, "retreat", "g") == {"04.04", "06.04"}
    play(game, "axis: retreat g 04.04")
    assert steps(game, "g") == 2


@pytest.mark.rule("iskra", "9.2.1", "9.2.2", "4.4", "R-51", "D-12")
def test_without_a_way_out_of_the_zones_the_nearest_hex_and_a_step() -> None:
    # A wall of zones across the board: no way to the source keeps out of them.
    wall = {f"z{n:02}": f"soviet infantry 1-9-5 {n:02}.02" for n in range(1, 13) if n != 5}
    units = {"s": attack("Dr"), "g": GERMAN, **wall, "y": "soviet infantry 1-9-5 06.03"}
    game, events = struck_with_events("Dr", units, "05.05", "s")
    assert where(game, "g") == "05.04"
    assert event(events, "retreat-into-zone")["hex"] == "05.04"
    assert steps(game, "g") == 1


@pytest.mark.rule("iskra", "9.2.2", "R-51")
def test_beyond_the_first_hex_own_units_open_a_way_through_zones() -> None:
    wall = {f"z{n:02}": f"soviet infantry 1-9-5 {n:02}.02" for n in range(1, 13) if n != 5}
    units = {"s": attack("Dr"), "g": GERMAN, **wall, "y": "soviet infantry 1-9-5 06.03"}
    chain = {
        f"c{n}": f"axis infantry 1-1-5 {hex}" for n, hex in enumerate(("04.03", "05.03", "05.02"))
    }
    game = struck("Dr", {**units, **chain}, "05.05", "s")
    assert (where(game, "g"), steps(game, "g")) == ("04.04", 2)


@pytest.mark.rule("iskra", "9.2.2")
def test_friends_do_not_spare_the_step_for_an_enemy_zone() -> None:
    wall = {f"z{n:02}": f"soviet infantry 1-9-5 {n:02}.02" for n in range(1, 13) if n != 5}
    units = {"s": attack("Dr"), "g": GERMAN, **wall, "y": "soviet infantry 1-9-5 06.03"}
    game = struck("Dr", {**units, "c": "axis infantry 1-1-5 05.04"}, "05.05", "s")
    assert (where(game, "g"), steps(game, "g")) == ("05.04", 1)


@pytest.mark.rule("iskra", "9.2.2", "T-26", "4.4")
def test_a_stack_pays_one_step_for_each_zone_that_it_enters() -> None:
    wall = {f"z{n:02}": f"soviet infantry 1-9-5 {n:02}.02" for n in range(1, 13) if n != 5}
    units = {
        "s": attack("D1r", 4),
        "g": "axis infantry 2-2-5 05.05",
        "h": "axis infantry 2-2-5 05.05",
        **wall,
        "y": "soviet infantry 1-9-5 06.03",
    }
    game = struck("D1r", units, "05.05", "s")
    play(game, "axis: fall-back", "axis: group g h")
    assert (kind(game), legal(game)) == ("take-losses", {"lose g", "lose h"})
    play(game, "axis: lose g")
    # a step has been lost, so the next one is free.
    assert legal(game) == {"lose g", "lose h"}
    play(game, "axis: lose h")
    assert [steps(game, "g"), steps(game, "h")] == [1, 1]
    assert {where(game, "g"), where(game, "h")} == {"05.03"}


@pytest.mark.rule("iskra", "9.1.2", "9.2.2", "R-70", "D-13")
def test_groups_that_part_pay_each_for_itself() -> None:
    # Zones cover everything behind 05.05.
    units = {
        "s": attack("Dr", 4),
        "g": "axis infantry 2-2-5 05.05",
        "h": "axis infantry 2-2-5 05.05",
        "y": "soviet infantry 1-9-5 06.03",
        "z": "soviet infantry 1-9-5 04.03",
        "x": "soviet infantry 1-9-5 05.02",
    }
    game = struck("Dr", units, "05.05", "s")
    assert legal(game) == {"group g", "group h", "group g h"}
    play(game, "axis: group g h", "axis: lose g")
    assert steps(game, "g") + steps(game, "h") == 3
    apart = struck("Dr", units, "05.05", "s")
    play(apart, "axis: group g")
    assert steps(apart, "g") + steps(apart, "h") == 2


@pytest.mark.rule("iskra", "9.1.1", "9.2.3", "R-74")
def test_terrain_that_is_closed_to_a_unit_of_the_group() -> None:
    units = {
        "s": attack("Dr", 4),
        "g": "axis infantry 2-2-5 05.05",
        "h": "axis armour 2-2-7 05.05 mechanised",
    }
    bog = {"peat-bog": "05.04 04.04 06.04 04.05 06.05"}
    game, _ = struck_with_events("Dr", units, "05.05", "s", terrain=bog)
    play(game, "axis: group g")
    # 9.4: the armour cannot go with it and pays for itself.
    assert (where(game, "g"), where(game, "h")) == ("05.04", "05.05")
    assert (steps(game, "g"), steps(game, "h")) == (2, 1)
    along = struck("Dr", units, "05.05", "s", terrain=bog, lines={"trail": ["05.05 05.04"]})
    play(along, "axis: group g h")
    assert {where(along, "g"), where(along, "h")} == {"05.04"}


@pytest.mark.rule("iskra", "9.2.3", "R-06")
def test_germans_never_retreat_across_the_neva() -> None:
    neva = {"neva": "05.05/05.04 05.05/04.04 05.05/06.04"}
    game = struck("Dr", {"s": attack("Dr"), "g": GERMAN}, "05.05", "s", hexsides=neva)
    assert ends(game, "retreat", "g") == {"04.05", "06.05"}
    assert codes(game, "retreat g 05.04", "axis") == {"retreat-closed 9.1.1"}


@pytest.mark.rule("iskra", "9.2.3")
def test_a_retreat_crosses_a_small_river() -> None:
    river = {"small-river": "05.05/05.04"}
    game = struck("Dr", {"s": attack("Dr"), "g": GERMAN}, "05.05", "s", hexsides=river)
    assert (where(game, "g"), steps(game, "g")) == ("05.04", 2)


@pytest.mark.rule("iskra", "9.2.3", "R-06")
def test_soviet_armour_needs_a_bridge_over_the_neva() -> None:
    neva = {"neva": "05.05/05.06 05.05/04.05 05.05/06.05"}
    units = {
        "g": f"axis infantry {force('D1r2', 4)}-4-5 05.04",
        "s": "soviet armour 2-2-7 05.05 mechanised",
        "t": "soviet infantry 2-2-5 05.05",
        "u": "axis infantry 1-9-5 04.04",
        "v": "axis infantry 1-9-5 06.04",
    }
    game = struck("D1r2", units, "05.05", "g", seat="axis", hexsides=neva)
    play(game, "soviet: lose s", "soviet: lose t", "soviet: group t")
    assert (where(game, "t"), where(game, "s")) == ("05.06", "eliminated")


# 9.4


@pytest.mark.rule("iskra", "9.4", "R-67")
def test_hexes_that_cannot_be_made_cost_steps_of_the_strongest() -> None:
    ring = ("05.04", "04.04", "04.05", "06.04", "06.05")
    units = {
        "s": attack("Dr", 4),
        "g": "axis infantry 2-1-5 05.05",
        "h": "axis infantry 2-3-5 05.05",
        **{f"z{n}": f"soviet infantry 1-9-5 {hex}" for n, hex in enumerate(ring)},
    }
    game, events = struck_with_events("Dr", units, "05.05", "s")
    # units that cannot retreat at all are one group, so nobody is asked to part them.
    assert event(events, "retreat-blocked")["count"] == 1
    assert (steps(game, "g"), steps(game, "h")) == (2, 1)
    assert kind(game) == "declare-attacks"


@pytest.mark.rule("iskra", "9.4")
def test_a_retreat_may_be_blocked_at_its_second_hex() -> None:
    game = struck(
        "D1r",
        {"s": attack("D1r"), "g": GERMAN},
        "05.05",
        "s",
        hexes="05.04-05.07",
        areas={"axis-source": "05.04", "soviet-source": "05.07"},
    )
    events = play(game, "axis: fall-back")
    assert event(events, "retreat-blocked")["count"] == 1
    assert (where(game, "g"), steps(game, "g")) == ("05.04", 1)


# Attackers


@pytest.mark.rule("iskra", "9.2", "R-51", "R-25")
def test_attackers_retreat_from_their_own_hexes_and_not_into_the_target() -> None:
    units = {
        "g": f"axis infantry {force('Ar', 2) - 1}-4-5 05.04",
        "h": "axis infantry 1-4-5 06.04",
        "i": "axis infantry 5-4-5 06.04",
        "s": "soviet infantry 2-2-5 05.05",
    }
    game = struck("Ar", units, "05.05", "g", "h", seat="axis")
    while kind(game) == "retreat-one-hex":
        play(game, sorted(legal(game))[0])
    assert where(game, "g") == "05.03"
    assert where(game, "h") in ("06.03", "05.04")
    # Who did not attack stays.
    assert where(game, "i") == "06.04"


# Headquarters


@pytest.mark.rule("iskra", "9.3.1", "13.4.3", "R-70")
def test_a_headquarters_goes_with_its_stack() -> None:
    units = {"s": attack("Dr"), "g": GERMAN, "q": "axis hq 0-6 05.05 range:8"}
    game = struck("Dr", units, "05.05", "s")
    assert {where(game, "g"), where(game, "q")} == {"05.04"}


@pytest.mark.rule("iskra", "9.3.1", "R-70")
def test_the_owner_chooses_the_group_of_the_headquarters() -> None:
    units = {
        "s": attack("Dr", 4),
        "g": "axis infantry 2-2-5 05.05",
        "h": "axis infantry 2-2-5 05.05",
        "q": "axis hq 0-6 05.05 range:8",
    }
    game = struck("Dr", units, "05.05", "s", areas={"axis-source": "01.01"})
    assert legal(game) == {"group g", "group h", "group g q", "group h q", "group g h"}
    assert codes(game, "group q", "axis") == {"group-without-units 9.1.2"}
    assert codes(game, "group g s", "axis") == {"not-retreating 9.1.2"}
    assert codes(game, "retreat g 05.04", "axis") == {"groups-first 9.1.2"}
    play(game, "axis: group g q", "axis: retreat g 04.04", "axis: retreat h 05.04")
    assert (where(game, "q"), where(game, "h")) == ("04.04", "05.04")


@pytest.mark.rule("iskra", "13.4.1", "9.2.2")
def test_a_headquarters_whose_group_dies_in_a_zone_relocates() -> None:
    wall = {f"z{n:02}": f"soviet infantry 1-9-5 {n:02}.02" for n in range(1, 13) if n != 5}
    units = {
        "s": attack("Dr"),
        "g": "axis infantry 2-2-5 05.05 one-step",
        "q": "axis hq 0-6 05.05 range:8",
        **wall,
        "y": "soviet infantry 1-9-5 06.03",
    }
    game, events = struck_with_events("Dr", units, "05.05", "s")
    assert where(game, "g") == "eliminated"
    assert event(events, "headquarters-leaves")["hex"] == "05.04"


@pytest.mark.rule("iskra", "9.3.2", "13.4.6", "R-07", "R-51")
def test_a_retreating_unit_overruns_a_lone_headquarters() -> None:
    units = {"s": attack("Dr"), "g": GERMAN, "q": "soviet hq 0-6 05.04 67a range:8"}
    game, events = struck_with_events("Dr", units, "05.05", "s")
    assert "headquarters-overrun" in told(events)
    assert where(game, "g") == "05.04"


@pytest.mark.rule("iskra", "9.3.2", "R-64", "R-51")
def test_an_overrun_that_fails_sends_the_retreat_elsewhere() -> None:
    units = {
        "s": attack("Dr"),
        "g": GERMAN,
        "q": "soviet hq 0-6 05.04 67a range:8",
        "t": "soviet infantry 1-1-5 05.04",
    }
    game, events = struck_with_events("Dr", units, "05.05", "s", stacks={"05.04": "q t"})
    assert "overrun-fails" in told(events)
    assert ends(game, "retreat", "g") == {"04.04", "06.04"}
    assert codes(game, "retreat g 05.04", "axis") == {"enemy-occupied 9.1.1"}


@pytest.mark.rule("iskra", "8.5.3", "R-21")
def test_a_unit_that_ends_beside_a_pinned_one_is_pinned() -> None:
    units = {"s": attack("Dr"), "g": GERMAN, "h": "axis infantry 1-1-5 05.04 pinned"}
    game = struck("Dr", units, "05.05", "s")
    assert where(game, "g") == "05.04"
    assert "pinned" in marks(game, "g")


@pytest.mark.rule("iskra", "8.5.3")
def test_a_pinned_unit_keeps_its_marker_in_retreat() -> None:
    units = {"s": "soviet infantry 12-4-5 05.06", "g": GERMAN + " pinned"}
    game = struck("Dr", units, "05.05", "s")
    assert (where(game, "g"), marks(game, "g")) == ("05.04", ("pinned",))


@pytest.mark.rule("iskra", "6.3.1", "R-46")
def test_after_a_retreat_the_owner_orders_his_stack() -> None:
    units = {"s": attack("Dr"), "g": GERMAN, "h": "axis infantry 1-1-5 05.04"}
    game = struck("Dr", units, "05.05", "s")
    play(game, "done")
    assert kind(game) == "order-stack"
    assert stack(game, "05.04") == ("g", "h")
    assert codes(game, "top s", "axis") == {"not-your-unit"}
    play(game, "axis: top h")
    assert stack(game, "05.04") == ("h", "g")
    assert kind(game) == "declare-attacks"


@pytest.mark.rule("iskra", "16.1", "R-63")
def test_with_three_players_each_owner_decides_his_retreat() -> None:
    units = {
        "g": f"axis infantry {force('D1r2', 2)}-4-5 05.04",
        "s": "soviet infantry 1-1-5 05.05 volkhov",
        "t": "soviet infantry 1-1-5 05.05 volkhov",
    }
    game = fight(units, seat="axis", scenario="campaign-3", dice=[4])
    assault(game, "05.05", "g")
    while kind(game) == "take-losses":
        assert game.decision is not None
        assert game.decision.seat == "volkhov"
        game.play(sorted(legal(game))[0])
