"""docs/protocol.md lists every route, and nothing else."""

from __future__ import annotations

import re
from pathlib import Path

from litestar.routes import HTTPRoute, WebSocketRoute

from hexside.server.app import create_app

PROTOCOL = Path(__file__).parents[2] / "docs" / "protocol.md"
ROW = re.compile(r"^\| `(GET|POST|PATCH|DELETE|WS) (/[^`]*)` \|", re.MULTILINE)


def test_every_route_is_described(tmp_path: Path) -> None:
    built = set()
    for route in create_app(tmp_path).routes:
        path = re.sub(r"\{(\w+):\w+\}", r"{\1}", route.path)
        path = path.replace("{game_id}", "{id}")
        if not path.startswith("/api/"):
            continue
        if isinstance(route, HTTPRoute):
            methods = {str(method) for method in route.methods} - {"OPTIONS", "HEAD"}
        else:
            assert isinstance(route, WebSocketRoute)
            methods = {"WS"}
        built |= {(method, path.removeprefix("/api")) for method in methods}
    described = set(ROW.findall(PROTOCOL.read_text(encoding="utf-8")))
    assert described == built
