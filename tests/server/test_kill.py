"""``kill -9`` at any moment: acknowledged actions are kept, and the game continues."""

from __future__ import annotations

import random
import threading
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from hexside.conformance.soak import size
from tests.server.twins import Nursery, Twin

KILLS = size(30, 200)
#: Fewer actions than this are answered before a kill.
SURE = 4


@pytest.fixture
def nursery(tmp_path: Path) -> Iterator[Nursery]:
    made = Nursery(tmp_path)
    yield made
    made.close()


@pytest.mark.slow
def test_nothing_acknowledged_is_lost_in_many_kills(nursery: Nursery) -> None:
    chance = random.Random(7)
    lost_answers = answers = 0
    with httpx.Client(base_url=f"http://127.0.0.1:{nursery.port}/api/", timeout=20) as client:
        nursery.start(client)
        twin = Twin(client, 1)
        for kill in range(KILLS):
            if twin.game.over:
                answers += len(twin.acknowledged)
                twin = Twin(client, kill + 2)
            # Some responses come before the clock runs, however slow the machine.
            for _ in range(chance.randrange(SURE)):
                if not twin.game.over:
                    twin.post(chance)
            timer = threading.Timer(chance.uniform(0.0, 0.12), nursery.kill)
            timer.start()
            try:
                while not twin.game.over:
                    twin.post(chance)
            except httpx.TransportError:
                lost_answers += 1
            timer.join()
            nursery.start(client)
            twin.compare()
        # Most kills must hit a busy server, or this test would prove nothing.
        assert lost_answers > KILLS * 0.8
        assert answers + len(twin.acknowledged) > KILLS
