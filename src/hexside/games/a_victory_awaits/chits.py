"""6 Choosing chits: pools, the growth of the Soviet pool, the secret choice, Zhukov's hand."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from hexside.engine import Action, Choice, Reason, Wait
from hexside.engine.refusals import Argument
from hexside.games.a_victory_awaits.actions import Army, Hold, IntoCup
from hexside.games.a_victory_awaits.entry import waiting_army
from hexside.games.a_victory_awaits.rules import AwaitsRules
from hexside.games.a_victory_awaits.shapes import AXIS, SIDES, SOVIET
from hexside.games.a_victory_awaits.state import Chits
from hexside.games.a_victory_awaits.work import AwaitsWork
from hexside.mechanics.chit_pull.cup import chits_in_play, join, take_out
from hexside.mechanics.chit_pull.gathering import GatheredChits, usual_choice

#: Chits that are chosen from the pools; masters belong to the team variant alone.
CHOSEN_KINDS = ("hq", "interrupt", "reinforcement", "reserve", "okh")


def calendar(rules: AwaitsRules, side: int, turn: int) -> Chits:
    """4.0(6), 15.2: the chits of a side that are available by the turn track alone."""
    # 20.1: in the team variant all but headquarters and interrupts are master chits.
    wanted = ("hq", "interrupt") if rules.setup.variant == "teams" else CHOSEN_KINDS
    kinds = [chit for chit in rules.chits.values() if chit.kind in wanted and chit.chosen == "all"]
    return chits_in_play(kinds, SIDES[side], turn)


def armies_to_add(rules: AwaitsRules, added: Chits, letter: str) -> Chits:
    """15.2: the army chits of a map that the Soviet player may still add."""
    return tuple(
        chit.id
        for chit in rules.chits.values()
        if chit.chosen == "player" and chit.map == letter and chit.id not in added
    )


class PoolGrowth(Choice[AwaitsWork], frozen=True, tag="pool-growth"):
    """6.2, V46, V50: from turn 4 one more army chit joins the Soviet pool for each map, in secret.

    ``maps`` are the map letters for which a chit has still to be added this turn.
    """

    maps: tuple[str, ...]
    takes: ClassVar[tuple[type[Action], ...]] = (Army,)
    asks: ClassVar[tuple[str, str]] = ("add-army", "15.2")

    def run(self, work: AwaitsWork) -> Wait:
        if not self.maps:
            work.pop()
            return Wait.NOTHING
        if armies_to_add(work.rules, work.data.added, self.maps[0]):
            return Wait.DECISION
        work.replace(PoolGrowth(self.maps[1:]))
        return Wait.NOTHING

    def seats(self, work: AwaitsWork) -> tuple[str, ...]:
        return (work.lead_of(SOVIET),)

    def arguments(self, work: AwaitsWork, seat: str) -> dict[str, Argument]:
        return {"map": self.maps[0]}

    def candidates(self, work: AwaitsWork, seat: str) -> Iterable[Action]:
        return [Army(chit) for chit in armies_to_add(work.rules, work.data.added, self.maps[0])]

    def objections(self, work: AwaitsWork, seat: str, action: Action) -> Iterable[Reason]:
        if not isinstance(action, Army):
            return
        letter = self.maps[0]
        if action.chit in work.data.added:
            yield Reason("army-added-before", "15.2", {"chit": action.chit})
        elif action.chit not in armies_to_add(work.rules, work.data.added, letter):
            yield Reason("no-army-of-this-map", "15.2", {"chit": action.chit, "map": letter})

    def take(self, work: AwaitsWork, seat: str, action: Action) -> None:
        if not isinstance(action, Army):
            return
        letter = self.maps[0]
        work.change(added=join(work.data.added, (action.chit,)))
        work.tell_side(SIDES[SOVIET], "army-added", "15.2", chit=action.chit, map=letter)
        work.tell_other_sides(SIDES[SOVIET], "army-added-hidden", "15.2", map=letter)
        work.replace(PoolGrowth(self.maps[1:]))


def growing_maps(work: AwaitsWork) -> tuple[str, ...]:
    """15.2: the maps whose Soviet pools grow this turn."""
    rules = work.rules
    first = [chit.from_turn for chit in rules.chits.values() if chit.chosen == "player"]
    if not first or work.turn < min(first):
        return ()
    return rules.setup.unit_maps


def lay_out(work: AwaitsWork) -> None:
    """6.1: all chits that exist by now are available; those of the last turn are back."""
    rules = work.rules
    work.change(
        pool_axis=calendar(rules, AXIS, work.turn),
        pool_soviet=join(calendar(rules, SOVIET, work.turn), work.data.added),
        hand_axis=(),
        hand_soviet=(),
        cup=(),
        resolved=(),
        drawn="",
        panzer_groups=(),
        panzer_rails=(),
    )
    for side in (AXIS, SOVIET):
        work.choose(side, _usual(work, side))


def _usual(work: AwaitsWork, side: int) -> Chits:
    """What a choice begins with: what is compulsory, then what can act, as last turn."""
    rules = work.rules
    pool = work.pool(side)
    last = work.chosen(side)

    def order(chit: str) -> tuple[bool, bool, bool, str]:
        hqs = rules.chits[chit].activates
        absent = bool(hqs) and all(work.units[hq].hex < 0 for hq in hqs)
        idle = absent and not waiting_army(work, hqs)
        return not is_compulsory(rules, chit), idle, chit not in last, chit

    return usual_choice(pool, chit_number(work, side), sorted(pool, key=order))


def chit_number(work: AwaitsWork, side: int) -> int:
    """6.2: the numbers of the turn track."""
    numbers = work.rules.chit_numbers(work.turn)
    return numbers.german + numbers.romanian if side == AXIS else numbers.soviet


def is_compulsory(rules: AwaitsRules, chit: str) -> bool:
    """6.2, 17.2: whether a chit must be chosen: Reinforcement and Romanian ones."""
    return chit in rules.compulsory_chits


def axis_choice_is_known(work: AwaitsWork) -> bool:
    """6.2: the Axis chooses all its chits, unless OKH has taken the place of one (17.2)."""
    pool = work.pool(AXIS)
    has_okh = any(work.rules.chits[chit].kind == "okh" for chit in pool)
    return not has_okh or len(pool) <= len(work.chosen(AXIS))


class Selection(GatheredChits[AwaitsWork], frozen=True, tag="selection"):
    """6.1, 6.2: both sides choose at the same time; neither sees the other's choice.

    The Axis may choose all its chits, so it is only asked where OKH takes the place of one (17.2).
    """

    section: ClassVar[str] = "6.2"

    def pool(self, work: AwaitsWork, seat: str) -> Chits:
        return work.pool(work.rules.number_of[seat])

    def chosen(self, work: AwaitsWork, seat: str) -> Chits:
        return work.chosen(work.rules.number_of[seat])

    def keep(self, work: AwaitsWork, seat: str, chits: Chits) -> None:
        work.choose(work.rules.number_of[seat], chits)

    def number(self, work: AwaitsWork, seat: str) -> int:
        return chit_number(work, work.rules.number_of[seat])

    def compulsory(self, work: AwaitsWork, seat: str) -> Chits:
        return tuple(chit for chit in self.pool(work, seat) if is_compulsory(work.rules, chit))

    def confidants(self, work: AwaitsWork, seat: str) -> tuple[str, ...]:
        """V67: all players of a side know what the side has chosen."""
        return work.rules.seats_of(work.rules.side_of(seat))

    def finished(self, work: AwaitsWork, seat: str) -> None:
        """18.1: with Zhukov in command the Soviet player may hold his Reinforcement chit."""
        side = work.rules.number_of[seat]
        held = work.rules.reinforcement_chit[SOVIET] in work.chosen(SOVIET)
        if side == SOVIET and zhukov_commands(work) and held:
            work.push(ZhukovsHand())


def zhukov_commands(work: AwaitsWork) -> bool:
    """18.1, V45: from the turn after the declaration."""
    return 0 < work.data.zhukov < work.turn


class ZhukovsHand(Choice[AwaitsWork], frozen=True, tag="zhukovs-hand"):
    """18.1, V28: hold the Reinforcement chit in hand, or put it into the cup."""

    takes: ClassVar[tuple[type[Action], ...]] = (Hold, IntoCup)
    asks: ClassVar[tuple[str, str]] = ("hold-reinforcements", "18.1")

    def seats(self, work: AwaitsWork) -> tuple[str, ...]:
        return (work.lead_of(SOVIET),)

    def candidates(self, work: AwaitsWork, seat: str) -> Iterable[Action]:
        return (Hold(), IntoCup())

    def objections(self, work: AwaitsWork, seat: str, action: Action) -> Iterable[Reason]:
        return ()

    def take(self, work: AwaitsWork, seat: str, action: Action) -> None:
        work.pop()
        code = "reinforcements-into-cup"
        if isinstance(action, Hold):
            work.change(hand_soviet=(work.rules.reinforcement_chit[SOVIET],))
            code = "reinforcements-held"
        seats = work.rules.seats_of(SIDES[SOVIET])
        work.tell_only(seats, code, "18.1")
        work.tell_others(seats, "reinforcements-decided", "18.1")


def fill_cup(work: AwaitsWork) -> None:
    """6.1, 6.3: Supply and all chosen chits go into the cup, but those held in hand."""
    data = work.data
    interrupts = tuple(c for c in data.chosen_axis if work.rules.chits[c].kind == "interrupt")
    axis = take_out(data.chosen_axis, interrupts)
    soviet = take_out(data.chosen_soviet, data.hand_soviet)
    cup = join(join(axis, soviet), (work.rules.supply_chit,))
    work.change(hand_axis=interrupts, cup=cup)
