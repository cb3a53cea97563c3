"""A valid request for every route, and what becomes of one when something in it is changed."""

from __future__ import annotations

import json
import random
import zlib
from collections.abc import Callable
from typing import Any

import msgspec

from hexside.engine.match import MAGIC

SCENARIO = "traces-of-war/race-to-the-dnieper"
POSITION = """
game = "traces-of-war/campaign"
turn = 2
phase = "combat"
seat = "soviet"
dice = [5]
[board]
hexes = "1528-1835"
[board.places]
town = "1731"
[board.areas]
axis-source = "1528"
[units]
a = { side = "axis", type = "infantry", defense = 3, move = 5, hex = "1731" }
b = { side = "soviet", type = "infantry", attack = 4, hex = "1832" }
"""
#: Signs that mean something in one of the formats.
SIGNS = "[]{}\"',.=:-\\#\n 0129aż\u0000"

Value = Callable[[random.Random, int], Any]


class Sent(msgspec.Struct, frozen=True):
    """A request; ``route`` is the pattern of its path."""

    method: str
    route: str
    path: str
    query: dict[str, str] = {}
    content: bytes = b""


def requests_of(client: Any) -> list[Sent]:
    """Valid requests for all routes of a server, with a game and one that waits for a friend."""

    def begun(**settings: Any) -> dict[str, Any]:
        answer = client.post("/api/games", json=settings)
        assert answer.status_code == 201, answer.text
        found: dict[str, Any] = answer.json()
        return found

    game = begun(scenario=SCENARIO, seed=7)["id"]
    action = {"seat": "axis", "version": 0, "action": "place ger-213-sec 0218"}
    assert client.post(f"/api/games/{game}/actions", json=action).status_code == 200
    friends = begun(scenario=SCENARIO, seats={"axis": "human", "soviet": "open"})
    shared, token = friends["id"], friends["invitations"]["soviet"]
    file = client.get(f"/api/games/{game}/export").content
    text = client.get("/api/catalogue").json()
    lesson = text["lessons"][0]["id"]
    shipped = text["positions"][0]["id"] if text.get("positions") else "x/y"
    one, board = "/api/games/{game_id:str}", "/api/boards/{game:str}/{scenario:str}"

    def looked(route: str, **query: str) -> Sent:
        path = route.replace("{game_id:str}", game).replace("{token:str}", "x")
        path = path.replace("{game:str}", "traces-of-war").replace("{scenario:str}", "campaign")
        return Sent("GET", route, path, query)

    def told(route: str, body: Any, id: str = game, method: str = "POST") -> Sent:
        content = body if isinstance(body, bytes) else json.dumps(body).encode()
        return Sent(method, route, route.replace("{game_id:str}", id), {"lang": "pl"}, content)

    return [
        looked("/api/catalogue", lang="pl"),
        looked("/api/games", lang="ru"),
        looked(one, seat="axis", step="1", form="compact", lang="en"),
        looked(f"{one}/events", seat="axis", after="0"),
        looked(f"{one}/history", seat="axis", after="0"),
        looked(f"{one}/overlays", seat="axis", step="1"),
        looked(f"{one}/statistics", seat="axis"),
        looked(f"{one}/export", seat="axis"),
        looked(f"{one}/board", lang="pl"),
        looked(f"{one}/drawing.svg", ground="mud"),
        looked(f"{one}/roster", lang="pl"),
        looked(board, lang="pl"),
        looked(f"{board}/drawing.svg", ground="mud"),
        looked(f"{board}/sketch.svg"),
        looked("/api/roster/{game:str}/{scenario:str}", lang="pl"),
        looked("/api/rules/{game:str}", lang="pl"),
        looked("/api/enter/{token:str}"),
        Sent(
            "GET",
            "/api/lessons/{game:str}/{name:str}",
            f"/api/lessons/{lesson}",
            {"lang": "pl", "pointer": "touch"},
        ),
        told(
            "/api/games", {"scenario": SCENARIO, "seed": 7, "options": {}, "name": "a", "pace": 0}
        ),
        told("/api/games", {"position": POSITION, "seats": {"axis": "human"}}),
        told("/api/games", {"shipped": shipped, "hints": True}),
        told("/api/games/import", file),
        told(one, {"name": "a", "pace": 1, "paused": True, "hints": False}, game, "PATCH"),
        told(one, {"seats": {"axis": "human"}}, shared, "PATCH"),
        told(f"{one}/actions", {**action, "version": 1}),
        told(f"{one}/undo", {"seat": "axis", "version": 1}),
        told(f"{one}/why-not", {"seat": "axis", "action": "place ger-444-sec 0622"}),
        told(f"{one}/branch", {"step": 1, "seat": "axis", "seats": {"soviet": "human"}}),
        Sent(
            "GET",
            f"{one}/invitation",
            f"/api/games/{shared}/invitation",
            {"token": token, "lang": "pl"},
        ),
        told(f"{one}/claim", {"token": token}, shared),
        told(f"{one}/commit", {"seat": "axis", "commitment": "0" * 64}, shared),
        told(f"{one}/reveal", {"seat": "axis", "share": "0" * 64}, shared),
        # This side does not decide, so no player thinks for seconds.
        told(f"{one}/hint", {"seat": "soviet"}),
        told(f"{one}/stop", b""),
        told(f"{one}/salvage", b""),
        # The last one: nothing is left of its game.
        told(one, b"", begun(scenario=SCENARIO)["id"], "DELETE"),
    ]


def spoilt(sent: Sent, chance: random.Random, value: Value) -> Sent:
    """The request with something changed in its path, its query or its body."""
    change = msgspec.structs.replace
    kind = chance.randrange(10)
    if kind == 0:
        return change(sent, path=_path(sent.path, chance))
    if kind in (1, 2) and sent.query:
        name = chance.choice(sorted(sent.query))
        return change(sent, query={**sent.query, name: str(value(chance, 3))})
    content = sent.content
    if content.startswith(MAGIC) and chance.random() < 0.7:
        # The file is whole, and what it says is not.
        text = _json(zlib.decompress(content[len(MAGIC) :]), chance, value)
        return change(sent, content=MAGIC + zlib.compress(text))
    if content.startswith(b"{") and chance.random() < 0.8:
        return change(sent, content=_json(content, chance, value))
    return change(sent, content=_bytes(content, chance))


def _path(path: str, chance: random.Random) -> str:
    parts = path.split("/")
    place = chance.randrange(2, len(parts))
    parts[place] = chance.choice(("%00", "..", "%ff", "ż", "y" * 3000, "a/" * 500, "%2f", ""))
    return "/".join(parts)


def _bytes(content: bytes, chance: random.Random) -> bytes:
    if not content:
        return chance.randbytes(chance.randrange(1, 40))
    cut = chance.randrange(len(content))
    end = cut + chance.randrange(3)
    return content[:cut] + chance.randbytes(chance.randrange(3)) + content[end:]


def _json(content: bytes, chance: random.Random, value: Value) -> bytes:
    """The same JSON with one change somewhere inside."""
    document = json.loads(content)
    holder, key = document, chance.choice(sorted(document))
    while isinstance(holder[key], (dict, list)) and holder[key] and chance.random() < 0.8:
        holder = holder[key]
        keys = sorted(holder) if isinstance(holder, dict) else range(len(holder))
        key = chance.choice(keys)
    if isinstance(holder[key], str) and chance.random() < 0.6:
        holder[key] = _text(holder[key], chance)
    elif isinstance(holder, dict) and chance.random() < 0.2:
        del holder[key]
    else:
        holder[key] = value(chance, 0)
    return json.dumps(document).encode()


def _text(text: str, chance: random.Random) -> str:
    kind = chance.randrange(4)
    cut = chance.randrange(len(text) + 1)
    if kind == 0:
        return text[:cut]
    if kind == 1:
        return text * chance.choice((2, 50))
    end = cut + chance.randrange(6)
    return text[:cut] + "".join(chance.choices(SIGNS, k=kind - 1)) + text[end:]
