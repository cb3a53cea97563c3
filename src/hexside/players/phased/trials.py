"""Trying plans out: all of them a few times, then the better half again."""

from __future__ import annotations

from collections.abc import Callable, Sequence

#: What a plan comes to in a game, by their numbers.
Play = Callable[[int, int], float]
#: Two are left for the last round at least.
LEAST = 2


def _half(count: int) -> int:
    return min(count, max(LEAST, (count + 1) // 2))


def games_of(plans: int, rounds: Sequence[int]) -> int:
    """The games that it takes to try some plans out, so many for each of them in every round."""
    total = 0
    for games in rounds:
        total += plans * games
        plans = _half(plans)
    return total


def tried(
    plans: int,
    rounds: Sequence[int],
    play: Play,
    stopped: Callable[[], bool],
    tell: Callable[[float], None],
) -> dict[int, float]:
    """The mean value of each plan that is left in the last round; nothing if none was played.

    A game that not all who are left have played says nothing, and does not count.
    """
    left = list(range(plans))
    means = dict.fromkeys(left, 0.0)
    done, total = 0, games_of(plans, rounds)
    game = 0
    for number, games in enumerate(rounds):
        if number:
            left = sorted(left, key=lambda plan: (-means[plan], plan))[: _half(len(left))]
        for _ in range(games):
            values = []
            for plan in left:
                values.append(play(plan, game))
                if stopped():
                    return {plan: means[plan] for plan in left} if game else {}
                done += 1
                tell(done / total)
            game += 1
            for plan, value in zip(left, values, strict=True):
                means[plan] += (value - means[plan]) / game
    return {plan: means[plan] for plan in left} if game else {}
