"""Games of changed rules or data whose version stayed the same: see README.md.

They were played on as if nothing had happened, and nobody could read what came of it.
"""

from __future__ import annotations

import gzip
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

import hexside
from hexside.engine import registry
from hexside.engine.match import SaveError, read_saved, saved_bytes
from hexside.server.app import create_app
from hexside.storage import DATABASE

FOLDER = Path(__file__).parent / "differing"
#: The first action that is not legal today.
REFUSED = {"stacking-by-kind": 27, "before-the-garrison": 111}


@pytest.mark.parametrize("name", REFUSED)
def test_a_file_says_which_action_is_not_legal(name: str) -> None:
    path = FOLDER / f"{name}.hexside"
    saved = read_saved(path.read_bytes())
    assert saved.origin.rules == registry.game(saved.origin.game).version
    with pytest.raises(SaveError) as error:
        hexside.load(path)
    assert error.value.arguments["number"] == REFUSED[name]
    # With a digest it says that it was played by other rules or data.
    pinned = hexside.new(f"{saved.origin.game}/{saved.origin.scenario}", 1).origin.digest
    origin = type(saved.origin)(**{**_fields(saved.origin), "digest": pinned[::-1]})
    with pytest.raises(SaveError) as error:
        hexside.api.from_bytes(saved_bytes(type(saved)(**{**_fields(saved), "origin": origin})))
    assert error.value.code == "save-other-data"


def _fields(struct: Any) -> dict[str, Any]:
    return {name: getattr(struct, name) for name in struct.__struct_fields__}


def test_a_stored_game_is_told_before_anybody_plays_on(tmp_path: Path) -> None:
    """Its 42nd action is not legal; a state from before that was stored."""
    packed = FOLDER / "set-up-at-kharkiv.sqlite.gz"
    (tmp_path / DATABASE).write_bytes(gzip.decompress(packed.read_bytes()))
    with TestClient(create_app(tmp_path), base_url="http://127.0.0.1") as client:
        (listed,) = client.get("/api/games").json()
        game = f"/api/games/{listed['id']}"
        table = client.get(game, params={"seat": "soviet"}).json()
        assert (table["step"], table["steps"]) == (40, 60)
        assert table["game"]["retired"]
        assert table["decision"] is None
        body = {"seat": "soviet", "version": 60, "action": "done"}
        refused = client.post(f"{game}/actions", json=body)
        assert refused.status_code == 409
        assert refused.json()["error"]["reasons"][0]["code"] == "game-of-other-data"
        exported = client.get(f"{game}/export").content
        assert len(read_saved(exported).actions) == 60
        answer = client.post("/api/games/import", content=exported)
        (reason,) = answer.json()["error"]["reasons"]
        assert reason["arguments"]["number"] == 42
        made = client.post(f"{game}/salvage")
        assert made.status_code == 201, made.text
        again = client.get(f"/api/games/{made.json()['id']}", params={"seat": "soviet"}).json()
        assert again["view"]["units"] == table["view"]["units"]
        assert again["view"]["waiting"]
    connection = sqlite3.connect(tmp_path / DATABASE)
    ((rows,),) = connection.execute(
        "SELECT count(*) FROM actions WHERE game = ?", (listed["id"],)
    ).fetchall()
    connection.close()
    assert rows == 60
