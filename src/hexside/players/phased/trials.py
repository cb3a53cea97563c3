"""Trying plans: all of them a few times, then the better half again."""

from __future__ import annotations

from collections.abc import Callable, Sequence

#: The value of a plan in a game, by the number of the plan and of the game.
Play = Callable[[int, int], float]
#: At least two are left for the last round.
LEAST = 2


def _half(count: int) -> int:
    return min(count, max(LEAST, (count + 1) // 2))


def games_of(plans: int, rounds: Sequence[int]) -> int:
    """The number of games needed to try some plans, with a count for each plan in every round."""
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
    """The mean value of each plan left in the last round; empty if none was played.

    A game that not all the remaining plans have played does not count.
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
