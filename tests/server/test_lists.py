"""Those who look at lists of games: a few hear everything, many are told in their turn."""

from __future__ import annotations

import asyncio
from contextlib import ExitStack

from hexside.server.notices import Lists, Notice, Notices, Queue, ThinkingNotice
from tests.server.waiting import in_a_loop


def everything(game: str, side: str) -> bool:
    """Of every game, what everybody may know."""
    return not side


def of_g(game: str, side: str) -> bool:
    return game == "g" and not side


def nothing(game: str, side: str) -> bool:
    return False


def heard(queue: Queue) -> list[object]:
    found: list[object] = []
    while not queue.empty():
        found.append(queue.get_nowait())
    return found


def test_a_few_hear_everything_at_once() -> None:
    lists = Lists()
    thinking = ThinkingNotice("g", "axis", 0.5, "thinking")
    with (
        lists.listen(of_g) as mine,
        lists.listen(everything) as every,
    ):
        for notice in (Notice("g", 1), Notice("h", 1), thinking):
            lists.tell(notice)
        assert heard(mine) == [Notice("g", 1), thinking]
        assert heard(every) == [Notice("g", 1), Notice("h", 1), thinking]
    lists.tell(Notice("g", 2))
    assert heard(every) == []


def test_what_one_side_alone_can_know_is_told_to_nobody_else() -> None:
    notices = Notices()
    with (
        notices.lists.listen(everything) as other,
        notices.lists.listen(lambda game, side: True) as mine,
        notices.of_game("g", lambda game, side: side == "axis") as axis,
        notices.of_game("g", lambda game, side: side == "soviet") as soviet,
    ):
        notices.tell(Notice("g", 1), "axis")
        assert heard(mine) == heard(axis) == [Notice("g", 1)]
        assert heard(other) == heard(soviet) == []
        notices.tell(Notice("g", 2))
        assert heard(mine) == heard(other) == heard(axis) == heard(soviet) == [Notice("g", 2)]


def test_of_many_each_is_told_in_its_turn_and_once() -> None:
    async def play() -> None:
        lists = Lists()
        lists.pause = 0.001
        with ExitStack() as stack:
            queues = [stack.enter_context(lists.listen(everything)) for _ in range(70)]
            nobody = stack.enter_context(lists.listen(nothing))
            older = stack.enter_context(lists.listen(of_g))
            for version in range(1, 500):
                lists.tell(Notice("g", version))
                lists.tell(Notice("h", version))
            # Nobody has been told yet, whatever was played.
            assert not any(map(heard, queues))
            await asyncio.sleep(0.1)
            assert [heard(queue) for queue in queues] == [[Notice("h", 499)]] * 70
            assert heard(older) == [Notice("g", 499)]
            assert heard(nobody) == []
            lists.tell(Notice("g", 500))
            await asyncio.sleep(0.1)
            assert [heard(queue) for queue in queues] == [[Notice("g", 500)]] * 70

    in_a_loop(play())
