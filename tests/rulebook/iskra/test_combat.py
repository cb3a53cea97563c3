"""8.0-8.3 Declaring attacks by what is seen; what a declaration shows and spends."""

from __future__ import annotations

import pytest

from tests.rulebook.iskra.iskra_kit import (
    assault,
    codes,
    declare,
    event,
    fight,
    kind,
    legal,
    legal_with,
    play,
    seen,
    stack,
    told,
    where,
)

PAIR = {"s": "soviet infantry 6-4-5 05.06", "g": "axis infantry 2-2-5 05.05"}


@pytest.mark.rule("iskra", "8.0")
def test_only_adjacent_hexes_with_enemies_may_be_attacked() -> None:
    game = fight({**PAIR, "h": "axis infantry 2-2-5 08.08"}, seat="soviet")
    assert legal(game) == {"attack 05.05", "done"}
    assert codes(game, "attack 05.07") == {"no-enemy-there 8.0"}
    assert codes(game, "attack 08.08") == {"no-attackers-adjacent 8.0"}
    assert codes(game, "attack 99.99") == {"unknown-hex"}


@pytest.mark.rule("iskra", "8.0", "1.1.5")
def test_the_segment_is_skipped_where_nobody_touches_an_enemy() -> None:
    game = fight({"s": "soviet infantry 6-4-5 05.08", "g": PAIR["g"]}, seat="soviet")
    assert kind(game) != "declare-attacks"


@pytest.mark.rule("iskra", "8.3.1", "8.2")
def test_units_of_several_hexes_attack_and_stack_mates_may_attack_other_hexes() -> None:
    game = fight(
        {
            **PAIR,
            "t": "soviet infantry 3-4-5 05.06",
            "u": "soviet infantry 3-4-5 06.04",
            "h": "axis infantry 2-2-5 04.05",
        },
        seat="soviet",
        dice=[6, 6],
    )
    play(game, "attack 05.05")
    assert legal_with(game, "add") == {"add s", "add t", "add u"}
    play(game, "add s", "add u", "drop u", "cancel", "attack 05.05", "add s", "add u", "resolve")
    while kind(game) != "declare-attacks":
        game.play(next(iter(sorted(legal(game)))))
    assert "attack 04.05" in legal(game)
    play(game, "attack 04.05")
    assert legal_with(game, "add") == {"add t"}
    assert codes(game, "add s") == {"unit-not-activated 3.0"}


@pytest.mark.rule("iskra", "8.3.1", "R-52")
def test_a_hex_may_be_attacked_again_by_others() -> None:
    game = fight(
        {
            "s": "soviet infantry 4-4-5 05.06",
            "t": "soviet infantry 4-4-5 06.05",
            "g": "axis infantry 2-2-5 05.05",
        },
        seat="soviet",
        dice=[1],
    )
    assault(game, "05.05", "s")
    assert kind(game) == "declare-attacks"
    assert "attack 05.05" in legal(game)
    play(game, "attack 05.05")
    assert legal_with(game, "add") == {"add t"}


@pytest.mark.rule("iskra", "8.3.3")
def test_a_unit_without_attack_strength_only_joins_others() -> None:
    game = fight({**PAIR, "t": "soviet infantry 0-4-5 06.05"}, seat="soviet")
    declare(game, "05.05", "t")
    assert codes(game, "resolve") == {"no-attack-strength 8.3.3"}
    play(game, "add s")
    assert codes(game, "resolve") == set()
    alone = fight({"t": "soviet infantry 0-4-5 06.05", "g": PAIR["g"]}, seat="soviet")
    assert codes(alone, "attack 05.05") == {"no-attack-strength 8.3.3"}


@pytest.mark.rule("iskra", "8.3.3", "R-50")
def test_a_strength_that_is_rounded_to_nothing_does_not_attack() -> None:
    game = fight({"s": "soviet infantry 1-4-5 05.06 isolated", "g": PAIR["g"]}, seat="soviet")
    assert codes(game, "attack 05.05") == {"no-attack-strength 8.3.3"}


@pytest.mark.rule("iskra", "8.5.3")
def test_pinned_units_do_not_attack() -> None:
    game = fight({**PAIR, "t": "soviet infantry 6-4-5 06.05 pinned"}, seat="soviet")
    play(game, "attack 05.05")
    assert codes(game, "add t") == {"unit-is-pinned 8.5.3"}


@pytest.mark.rule("iskra", "8.0", "13.3.1")
def test_headquarters_and_pontoons_do_not_attack() -> None:
    game = fight(
        {**PAIR, "q": "soviet hq 0-6 06.05 67a range:8", "sov-pontoon-1": "04.05"}, seat="soviet"
    )
    play(game, "attack 05.05")
    assert legal_with(game, "add") == {"add s"}


@pytest.mark.rule("iskra", "4.6", "8.3.4", "R-04", "R-74", "T-16")
def test_closed_hexes_may_be_attacked_but_not_pursued_into() -> None:
    swamp = fight(
        {"s": "soviet armour 16-4-7 05.06 mechanised", "g": "axis infantry 2-2-5 05.05 one-step"},
        seat="soviet",
        terrain={"swamp-woods": "05.05"},
        dice=[2],
    )
    assault(swamp, "05.05", "s")
    play(swamp, "axis: suffer")
    assert where(swamp, "g") == "eliminated"
    # Nothing to pursue with: the segment goes on.
    assert kind(swamp) == "declare-attacks"
    neva = fight(
        {"s": "soviet infantry 28-4-5 01.20", "g": "axis infantry 2-2-5 02.20 one-step"},
        seat="soviet",
        hexes="",
        dice=[2],
    )
    assault(neva, "02.20", "s")
    while kind(neva) == "iskra-loss-into-retreat":
        play(neva, "axis: suffer")
    assert (where(neva, "g"), kind(neva)) == ("eliminated", "declare-attacks")


@pytest.mark.rule("iskra", "1.1.3", "1.1.4", "R-46", "R-64")
def test_nothing_of_the_odds_is_shown_before_the_attack_is_committed() -> None:
    units = {**PAIR, "h": "axis infantry 1-9-5 05.05", "sov-277-ga": "13th-air-army"}
    game = fight(units, seat="soviet")
    assert game.decision is not None
    assert game.decision.choices["attack"] == {"05.05": {"attackers": ["s"]}}
    declare(game, "05.05", "s")
    assert "odds" not in game.decision.choices
    assert "h" not in seen(game, "soviet")
    events = game.play("resolve")
    assert "defenders-shown" in told(events)
    assert {"g", "h"} <= seen(game, "soviet")
    assert "odds" in game.decision.choices


@pytest.mark.rule("iskra", "1.1.4", "R-64")
def test_two_positions_that_differ_below_the_top_are_offered_alike() -> None:
    weak = fight(PAIR, seat="soviet")
    strong = fight({**PAIR, "h": "axis infantry 1-9-5 05.05"}, seat="soviet")
    for game in (weak, strong):
        declare(game, "05.05", "s")
    assert legal(weak) == legal(strong)
    assert weak.decision is not None
    assert strong.decision is not None
    assert weak.decision.choices == strong.decision.choices


@pytest.mark.rule("iskra", "1.1.4", "R-64")
def test_after_the_combat_only_tops_are_seen_and_bystanders_never() -> None:
    units = {
        "s": "soviet infantry 4-4-5 05.06",
        "t": "soviet infantry 3-4-5 05.06",
        "g": "axis infantry 2-1-5 05.05",
        "h": "axis infantry 1-1-5 05.05",
        "sov-277-ga": "13th-air-army",
    }
    game = fight(units, seat="soviet", dice=[1])
    assault(game, "05.05", "s")
    assert "t" not in seen(game, "axis")
    assert "h" in seen(game, "soviet")
    game.play("resolve")
    assert kind(game) == "declare-attacks"
    assert "h" not in seen(game, "soviet")


@pytest.mark.rule("iskra", "8.0", "R-64")
def test_an_attack_on_a_headquarters_alone_is_void_and_spends_nothing() -> None:
    units = {"s": "soviet infantry 6-4-5 05.06", "q": "axis hq 0-6 05.05 range:8"}
    game = fight(units, seat="soviet")
    events = assault(game, "05.05", "s")
    assert told(events) == ["attack-void"]
    assert codes(game, "attack 05.05") == {"only-headquarters-there 8.0"}
    assert legal(game) == {"done"}
    guarded = fight(
        {**units, "g": "axis infantry 2-2-5 05.05"},
        seat="soviet",
        stacks={"05.05": "q g"},
        dice=[6],
    )
    assert legal(guarded) == {"attack 05.05", "done"}
    assert "battle-result" in told(assault(guarded, "05.05", "s"))


@pytest.mark.rule("iskra", "13.3.1", "8.6.7", "R-36", "T-41")
@pytest.mark.parametrize("bridge", ["", " bridge@1"])
def test_a_lone_pontoon_is_removed_without_a_die_and_uses_up_the_attackers(bridge: str) -> None:
    game = fight({"g": "axis infantry 1-4-5 05.04", "sov-pontoon-1": "05.05" + bridge})
    events = assault(game, "05.05", "g")
    assert "pontoon-lost" in told(events)
    assert "battle-result" not in told(events)
    assert where(game, "sov-pontoon-1") == "returning"
    assert legal(game) == {"pursue g 05.05", "done"}
    play(game, "done")
    assert kind(game) != "air-support"


@pytest.mark.rule("iskra", "13.3.1", "13.4.1", "R-36")
def test_a_headquarters_beside_a_lone_pontoon_relocates() -> None:
    units = {
        "g": "axis infantry 1-4-5 05.04",
        "sov-pontoon-1": "05.05",
        "q": "soviet hq 0-6 05.05 67a range:8",
    }
    game = fight(units)
    events = assault(game, "05.05", "g")
    assert {"pontoon-lost", "headquarters-leaves"} <= set(told(events))


@pytest.mark.rule("iskra", "13.3.1", "R-36")
def test_a_pontoon_with_other_units_is_lost_when_they_leave() -> None:
    units = {
        "g": "axis infantry 14-4-5 05.04",
        "s": "soviet infantry 2-2-5 05.05 one-step",
        "sov-pontoon-1": "05.05",
    }
    game = fight(units, dice=[2])
    events = assault(game, "05.05", "g")
    assert "pontoon-lost" in told(events)
    assert where(game, "sov-pontoon-1") == "returning"
    assert kind(game) == "pursue"
    units["s"] = "soviet infantry 2-2-5 05.05"
    stays = fight(units, dice=[2])
    assault(stays, "05.05", "g")
    assert where(stays, "sov-pontoon-1") == "05.05"


@pytest.mark.rule("iskra", "6.3.1", "R-46")
def test_the_owner_orders_his_stacks_in_the_combat_segment() -> None:
    game = fight({**PAIR, "t": "soviet infantry 1-4-5 05.06"}, seat="soviet")
    assert stack(game, "05.06") == ("s", "t")
    assert "top t" in legal(game)
    play(game, "top t")
    assert stack(game, "05.06") == ("t", "s")
    assert codes(game, "top t") != set()


@pytest.mark.rule("iskra", "14.1", "14.1.1", "R-54")
def test_a_pursuer_takes_a_victory_hex() -> None:
    game = fight(
        {"s": "soviet infantry 60-4-5 33.30", "g": "axis infantry 2-2-5 32.29 one-step"},
        seat="soviet",
        hexes="",
        dice=[2],
    )
    assault(game, "32.29", "s")
    play(game, "axis: suffer")
    events = play(game, "pursue s 32.29")
    assert event(events, "control-changed") == {"hex": "32.29", "seat": "soviet"}
