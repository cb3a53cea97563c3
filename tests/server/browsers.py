"""Several browsers at one server, and how they sit down at a game."""

from __future__ import annotations

import hashlib
from typing import Any

from litestar.testing import TestClient

SCENARIO = "traces-of-war/race-to-the-dnieper"
FRIENDS = {"axis": "human", "soviet": "open"}
#: Who sits where once the friend has come.
HOLDERS = {"axis": "host", "soviet": "friend"}


class Browsers:
    """Several browsers at one server, each with its own cookies."""

    def __init__(self, client: TestClient[Any]) -> None:
        self.client = client
        self.jars: dict[str, dict[str, str]] = {}

    def __call__(self, who: str, method: str, path: str, **rest: Any) -> Any:
        self.client.cookies.clear()
        for name, value in self.jars.setdefault(who, {}).items():
            self.client.cookies.set(name, value)
        answer = self.client.request(method, f"/api/{path}", **rest)
        self.jars[who].update(dict(answer.cookies.items()))
        return answer


def share_of(who: str, seat: str) -> str:
    """What a browser adds to the dice; a real one draws it by chance."""
    return hashlib.sha256(f"{who} {seat}".encode()).hexdigest()


def hash_of(seat: str, share: str) -> str:
    """The published hash, as docs/protocol.md describes it."""
    return hashlib.blake2b(f"{seat}={share}".encode(), digest_size=32).hexdigest()


def commit(ask: Browsers, who: str, game: str, seat: str, share: str = "") -> Any:
    """Publish the hash of a share."""
    body = {"seat": seat, "commitment": hash_of(seat, share or share_of(who, seat))}
    return ask(who, "POST", f"games/{game}/commit", json=body)


def reveal(ask: Browsers, who: str, game: str, seat: str, share: str = "") -> Any:
    """Tell a share."""
    body = {"seat": seat, "share": share or share_of(who, seat)}
    return ask(who, "POST", f"games/{game}/reveal", json=body)


def begin_together(ask: Browsers, game: str, holders: dict[str, str]) -> None:
    """All people at a game, by seat, add their shares, and it begins."""
    for step in (commit, reveal):
        for seat, who in holders.items():
            answer = step(ask, who, game, seat)
            assert answer.status_code == 200, answer.text
    assert "gathering" not in answer.json()


def refused(answer: Any, status: int, code: str) -> None:
    assert answer.status_code == status, answer.text
    (reason,) = answer.json()["error"]["reasons"]
    assert reason["code"] == code, reason
    assert reason["text"] != code


def invited(ask: Browsers, **changes: Any) -> dict[str, Any]:
    body = {"pace": 0, "seats": FRIENDS, **({"scenario": SCENARIO} | changes)}
    answer = ask("host", "POST", "games", json=body)
    assert answer.status_code == 201, answer.text
    game: dict[str, Any] = answer.json()
    return game


def claim(ask: Browsers, who: str, game: dict[str, Any], seat: str = "soviet") -> Any:
    body = {"token": game["invitations"][seat]}
    answer = ask(who, "POST", f"games/{game['id']}/claim", json=body)
    assert answer.status_code == 200, answer.text
    return answer.json()["game"]


def together(ask: Browsers, **changes: Any) -> str:
    game = invited(ask, **changes)
    claim(ask, "friend", game)
    begin_together(ask, game["id"], {"axis": "host", "soviet": "friend"})
    id: str = game["id"]
    return id


def summary(ask: Browsers, game: str, who: str = "nobody") -> dict[str, Any]:
    found: dict[str, Any] = ask(who, "GET", f"games/{game}").json()["game"]
    return found


def practice(ask: Browsers, game: str) -> list[str]:
    return list(summary(ask, game).get("practice", []))


def play(ask: Browsers, game: str, actions: int, holders: dict[str, str]) -> None:
    for _ in range(actions):
        seat = ask("nobody", "GET", f"games/{game}").json()["view"]["waiting"][0]
        table = ask(holders[seat], "GET", f"games/{game}", params={"seat": seat}).json()
        legal = table["decision"]["actions"]
        action = "done" if "done" in legal else legal[0]
        body = {"seat": seat, "version": table["version"], "action": action}
        answer = ask(holders[seat], "POST", f"games/{game}/actions", json=body)
        assert answer.status_code == 200, answer.text
