"""A state that a seat cannot tell from the real one: what it may not know is drawn again."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from hexside.engine import Dice, State
from hexside.games.a_victory_awaits.chits import (
    armies_to_add,
    axis_choice_is_known,
    calendar,
    is_compulsory,
    zhukov_commands,
)
from hexside.games.a_victory_awaits.command import LeftoverOrder, Resolution
from hexside.games.a_victory_awaits.controller import CONTROL
from hexside.games.a_victory_awaits.rules import AwaitsRules
from hexside.games.a_victory_awaits.set_up import Bidding
from hexside.games.a_victory_awaits.shapes import AXIS, SIDES, SOVIET
from hexside.games.a_victory_awaits.state import COMMAND, AwaitsData, Chits
from hexside.games.a_victory_awaits.views import seen_chits
from hexside.games.a_victory_awaits.work import AwaitsWork
from hexside.mechanics.chit_pull.cup import join, take_out

#: Deals that are tried before the real one is kept.
TRIES = 50


def imagine(rules: AwaitsRules, state: State, seat: str, dice: Dice) -> State:
    """The same position with everything that this seat may not know drawn again."""
    imagined = _Imagined(rules, state, seat, dice)
    twin = replace(
        state, data=imagined.data(), dice=imagined.dice, agenda=imagined.agenda(state.agenda)
    )
    twin.__dict__.update(state.__dict__)
    return twin


class _Imagined:
    """One imagining: the dice go along from choice to choice."""

    def __init__(self, rules: AwaitsRules, state: State, seat: str, dice: Dice) -> None:
        self.rules = rules
        self.work = AwaitsWork(rules, state)
        self.seat = seat
        self.side = rules.number_of.get(seat)
        self.dice = dice

    def _shuffled(self, chits: Chits) -> list[str]:
        pool = list(chits)
        for last in range(len(pool) - 1, 0, -1):
            at, self.dice = self.dice.below(last + 1)
            pool[last], pool[at] = pool[at], pool[last]
        return pool

    def data(self) -> AwaitsData:
        """The game's own data as it might be."""
        data: AwaitsData = self.work.data
        if self.rules.setup.variant == "teams":
            return self._teams(data)
        for _ in range(TRIES):
            guess = self._choices(data)
            if self._has_a_likely_cup(guess):
                return self._cup(guess)
        return self._cup(data)

    def _choices(self, data: AwaitsData) -> AwaitsData:
        """6.2: other chits that the other side, or both, might have chosen."""
        if self.side != SOVIET:
            data = self._soviet(data)
        if self.side == AXIS or axis_choice_is_known(self.work):
            return data
        return self._axis(data)

    def _has_a_likely_cup(self, guess: AwaitsData) -> bool:
        """19.4: all see how many chits lie face down, and whether the cup is empty: he draws."""
        if self.rules.setup.variant != "multiplayer" or guess.phase != COMMAND:
            return True
        left = len(self._unseen(guess)) - self._hidden(guess)
        return left >= 0 and bool(left) == bool(self.work.data.cup)

    def _face_down(self) -> Chits:
        """19.4: the chits that only the controller has seen."""
        if self.seat != self.rules.setup.controller:
            return ()
        return self.work.data.queue.at("face-down")

    def _known(self, side: int) -> Chits:
        chits = self.rules.chits
        mine = tuple(c for c in self._face_down() if chits[c].side == SIDES[side])
        return join(seen_chits(self.work, side), mine)

    def _added(self, data: AwaitsData, known: Chits) -> Chits:
        """V50: as many army chits of each map, those that were seen among them."""
        chits = self.rules.chits
        found: list[str] = []
        for letter in self.rules.setup.unit_maps:
            count = sum(chits[chit].map == letter for chit in data.added)
            names = armies_to_add(self.rules, (), letter)
            seen = [chit for chit in names if chit in known or chit in self._seen_before(data)]
            rest = [chit for chit in self._shuffled(names) if chit not in seen]
            found += (seen + rest)[:count]
        return tuple(sorted(found))

    def _seen_before(self, data: AwaitsData) -> Chits:
        """Army chits that have been drawn in an earlier turn are known for good."""
        return data.seen_armies

    def _chosen(self, side: int, pool: Chits, known: Chits) -> Chits:
        """6.2: a choice of the right number with what is known and what is compulsory."""
        first = [*known]
        first += [c for c in pool if c not in known and is_compulsory(self.rules, c)]
        rest = self._shuffled(take_out(pool, first))
        # As many as there are: between two turns the choice of the last one still lies there.
        number = len(self.work.chosen(side))
        return tuple(sorted((first + rest)[:number]))

    def _soviet(self, data: AwaitsData) -> AwaitsData:
        known = self._known(SOVIET)
        added = self._added(data, known)
        if not data.pool_soviet:
            return replace(data, added=added)
        # A pool laid out before this turn's growth has fewer chits than have been added.
        grown = tuple(chit for chit in data.pool_soviet if chit in data.added)
        joined = added if len(grown) == len(data.added) else added[: len(grown)]
        turn = self.work.turn
        base = tuple(chit for chit in data.pool_soviet if chit not in data.added)
        pool = join(base or calendar(self.rules, SOVIET, turn), joined)
        if any(pool.count(chit) < known.count(chit) for chit in known):
            return data
        chosen = self._chosen(SOVIET, pool, known)
        hand: Chits = ()
        chit = self.rules.reinforcement_chit[SOVIET]
        if zhukov_commands(self.work) and chit in chosen and chit not in known:
            coin, self.dice = self.dice.below(2)
            hand = (chit,) if coin else ()
        return replace(data, added=added, pool_soviet=pool, chosen_soviet=chosen, hand_soviet=hand)

    def _axis(self, data: AwaitsData) -> AwaitsData:
        known = self._known(AXIS)
        if self._leftovers_are_told():
            known = join(known, data.hand_axis)
        chosen = self._chosen(AXIS, data.pool_axis, known)
        hand: Chits = ()
        if data.phase == COMMAND:
            seen = self._known(AXIS)
            interrupts = [c for c in chosen if c in self.rules.interrupts and c not in seen]
            hand = tuple(sorted(interrupts))
        return replace(data, chosen_axis=chosen, hand_axis=hand)

    def _leftovers_are_told(self) -> bool:
        """7.3: all know that the cup is empty, and so what the Axis held, while it is played."""
        agenda = self.work.agenda
        for lane in getattr(agenda[-1], "lanes", ()) if agenda else ():
            if lane.name == CONTROL:
                agenda = lane.agenda
        return any(
            isinstance(frame, LeftoverOrder)
            or (isinstance(frame, Resolution) and frame.chit in self.rules.interrupts)
            for frame in agenda
        ) and not (self.work.data.cup or self.work.data.queue.at("face-down"))

    def _cup(self, data: AwaitsData) -> AwaitsData:
        """What nobody has seen lies in the cup, or face down in the queue (19.4)."""
        if data.phase != COMMAND:
            return data
        pool = self._shuffled(tuple(sorted(self._unseen(data))))
        hidden = self._hidden(data)
        if not hidden:
            return replace(data, cup=tuple(sorted(pool)))
        queue = data.queue.redrawn(pool[:hidden])
        return replace(data, queue=queue, cup=tuple(sorted(pool[hidden:])))

    def _hidden(self, data: AwaitsData) -> int:
        """19.4: how many chits of the queue this seat has not seen."""
        return len(data.queue.at("face-down")) - len(self._face_down())

    def _unseen(self, data: AwaitsData) -> list[str]:
        """The chits that were put into the cup and that this seat has not seen since."""
        unseen: list[str] = []
        for side, chosen, hand in (
            (AXIS, data.chosen_axis, data.hand_axis),
            (SOVIET, data.chosen_soviet, data.hand_soviet),
        ):
            unseen += take_out(take_out(chosen, self._known(side)), hand)
        supply = self.rules.supply_chit
        place = (*self._face_down(), *data.resolved, data.drawn, *data.queue.at("running"))
        if supply not in place:
            unseen.append(supply)
        return unseen

    # Teams (20.2)

    def _other_armies(self, data: AwaitsData) -> AwaitsData:
        """V50: other army chits that the Soviet team might have added, in the same places."""
        added = self._added(data, self._known(SOVIET))
        real = (chit for chit in data.added if chit not in added)
        names = dict(zip(real, (chit for chit in added if chit not in data.added), strict=False))

        def renamed(chits: Chits) -> Chits:
            return tuple(sorted(names.get(chit, chit) for chit in chits))

        team = self.rules.seats_of(SIDES[SOVIET])
        return replace(
            data,
            added=added,
            pool_soviet=renamed(data.pool_soviet),
            chosen_soviet=renamed(data.chosen_soviet),
            cups={who: renamed(cup) if who in team else cup for who, cup in data.cups.items()},
        )

    def _teams(self, data: AwaitsData) -> AwaitsData:
        if self.side != SOVIET:
            data = self._other_armies(data)
        cups = dict(data.cups)
        for side, name in enumerate(SIDES):
            if side == self.side or not cups:
                continue
            seats = self.rules.seats_of(name)
            for _ in range(TRIES):
                pool = self._shuffled(tuple(sorted(chit for seat in seats for chit in cups[seat])))
                dealt = {}
                for seat in seats:
                    dealt[seat] = tuple(sorted(pool[: len(cups[seat])]))
                    pool = pool[len(cups[seat]) :]
                if self._together(dealt):
                    cups |= dealt
                    break
        return replace(data, cups=cups)

    def _together(self, dealt: dict[str, Chits]) -> bool:
        """20.2: both chits of a panzer group are with one player."""
        twins = {
            chit
            for chits in dealt.values()
            for chit in chits
            if self.rules.chits[chit].kind == "hq" and self.rules.chits[chit].count > 1
        }
        return all(sum(chit in chits for chits in dealt.values()) == 1 for chit in twins)

    # Bids (17.1)

    def agenda(self, agenda: tuple[Any, ...]) -> tuple[Any, ...]:
        """A bid that the other player has made is unknown too."""
        frame = agenda[-1] if agenda else None
        if not isinstance(frame, Bidding):
            return agenda
        guess, _ = self.dice.roll(100)
        bidder = {side: self.seat == self.work.lead_of(side) for side in (AXIS, SOVIET)}
        axis = frame.axis if bidder[AXIS] or frame.axis < 0 else guess
        soviet = frame.soviet if bidder[SOVIET] or frame.soviet < 0 else guess
        return (*agenda[:-1], Bidding(axis, soviet))
