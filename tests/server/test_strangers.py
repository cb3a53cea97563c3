"""Who may send requests: names of the server, pages, proxies, the host's key; and the log."""

from __future__ import annotations

import logging
import os
import stat
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

from hexside.server import change_host_key, run
from hexside.server.address import HEADERS, Address, BadAddress
from hexside.server.app import application, create_app
from hexside.server.logs import LIBRARIES, OneLine, log, plain
from hexside.server.service import Service
from hexside.storage import DATABASE, Store
from hexside.storage.lock import LOCK
from tests.server.browsers import Browsers

LOOPBACK = "127.0.0.1"
PUBLIC = "https://games.example.org/"
SCENARIO = "traces-of-war/race-to-the-dnieper"


def fault(address: Address, **headers: str) -> str:
    """Why a request with these headers is refused."""
    return address.fault({name.replace("_", "-"): value for name, value in headers.items()})


@pytest.mark.parametrize(
    "host",
    ["localhost", "localhost:8000", "127.0.0.1:8000", "[::1]:8000", "LOCALHOST.", "127.9.9.9"],
)
def test_loopback_names_are_known(host: str) -> None:
    assert fault(Address(LOOPBACK), host=host) == ""
    assert fault(Address("0.0.0.0"), host=host) == ""
    assert fault(Address(LOOPBACK, PUBLIC), host=host) == ""


@pytest.mark.parametrize(
    "host",
    [
        *("evil.example", "evil.example:8000", "localhost.evil.example", "127.0.0.1.evil.example"),
        *("", " ", "a b", "[", "[::1", "::1", "localhost:", "localhost:x", "localhost:999999"),
        *("localhost:65536", "127.0.0.1:99999"),
        *("user@localhost", "localhost/", "\u0430", "x" * 5000, "localhost, evil.example"),
    ],
)
def test_other_names_are_refused(host: str) -> None:
    for address in (Address(LOOPBACK), Address("0.0.0.0"), Address(LOOPBACK, PUBLIC)):
        assert fault(address, host=host) == "foreign-host"


def test_the_number_of_a_machine_is_known_on_a_network_alone() -> None:
    assert fault(Address("0.0.0.0"), host="192.168.0.4:8000") == ""
    assert fault(Address("::"), host="[fe80::1]:8000") == ""
    assert fault(Address("Table.local"), host="table.local:8000") == ""
    assert fault(Address(LOOPBACK), host="192.168.0.4:8000") == "foreign-host"


def test_a_public_address_is_known_with_its_port() -> None:
    address = Address(LOOPBACK, PUBLIC)
    assert fault(address, host="games.example.org") == ""
    assert fault(address, host="games.example.org:443") == ""
    assert fault(address, host="games.example.org:8000") == "foreign-host"
    assert fault(Address(LOOPBACK, "http://a.local:8000"), host="a.local:8000") == ""


@pytest.mark.parametrize(
    "url", ["games.example.org", "ftp://a", "https://", "https://[", "https:///x"]
)
def test_a_bad_public_address(url: str) -> None:
    with pytest.raises(BadAddress):
        Address(LOOPBACK, url)


@pytest.mark.parametrize(
    ("origin", "expected"),
    [
        ("http://localhost:8000", ""),
        ("http://localhost", "foreign-page"),
        ("http://localhost:5173", "foreign-page"),
        ("https://example.org", "foreign-page"),
        ("null", "foreign-page"),
        ("file://", "foreign-page"),
        ("http://[", "foreign-page"),
    ],
)
def test_pages_of_other_sites(origin: str, expected: str) -> None:
    host = "localhost:8000"
    assert fault(Address(LOOPBACK), host=host, origin=origin) == expected
    assert fault(Address(LOOPBACK), host=host, referer=origin) == expected
    # A link to the home page from elsewhere is no harm.
    assert fault(Address(LOOPBACK), host=host, referer=origin, sec_fetch_mode="navigate") == ""


def test_a_page_that_came_through_the_proxy_is_its_own() -> None:
    address = Address(LOOPBACK, PUBLIC)
    for host in ("games.example.org", "127.0.0.1:8000"):
        assert fault(address, host=host, origin="https://games.example.org") == ""
        assert fault(address, host=host, origin="https://example.org") == "foreign-page"
    assert fault(address, host="localhost", x_forwarded_for="203.0.113.9") == ""


@pytest.mark.parametrize("header", ["X-Forwarded-For", "Forwarded", "Via", "X-Real-IP"])
def test_a_proxy_of_which_nothing_was_told_is_refused(client: TestClient[Any], header: str) -> None:
    answer = client.get("/api/games", headers={header: "203.0.113.9"})
    assert answer.status_code == 403
    (reason,) = answer.json()["error"]["reasons"]
    assert reason["code"] == "proxy-untold"
    assert "--public-url" in reason["text"]


def test_an_old_way_of_asking_is_a_proxy() -> None:
    """Some proxies add no header at all, but ask with HTTP 1.0, as no browser does."""
    headers = {"host": "127.0.0.1:8000"}
    assert Address(LOOPBACK).fault(headers, "1.1") == ""
    assert Address(LOOPBACK).fault(headers, "1.0") == "proxy-untold"
    assert Address(LOOPBACK, PUBLIC).fault(headers, "1.0") == ""


@pytest.mark.parametrize("path", ["/", "/api/games", "/api/catalogue"])
@pytest.mark.parametrize("lang", ["en", "pl", "ru"])
def test_a_foreign_name_is_answered_with_what_to_do(
    client: TestClient[Any], path: str, lang: str
) -> None:
    answer = client.get(path, headers={"host": "evil.example"}, params={"lang": lang})
    assert answer.status_code == 403
    (reason,) = answer.json()["error"]["reasons"]
    assert reason["code"] == "foreign-host"
    assert "evil.example" in reason["text"]
    assert "--public-url" in reason["text"]


@pytest.mark.parametrize(
    "headers",
    [{"host": "evil.example"}, {"origin": "http://evil.example"}, {"x-forwarded-for": "1.2.3.4"}],
)
def test_strangers_hear_nothing(client: TestClient[Any], headers: dict[str, str]) -> None:
    with (
        pytest.raises(WebSocketDisconnect),
        client.websocket_connect("/api/notices", headers=headers) as heard,
    ):
        heard.receive_json()


# A proxy, and the host


@pytest.fixture
def behind_proxy(tmp_path: Path) -> Iterator[Browsers]:
    with TestClient(create_app(tmp_path / "behind", LOOPBACK, PUBLIC), base_url=PUBLIC) as client:
        yield Browsers(client)


def test_a_proxy_does_not_make_visitors_the_host(behind_proxy: Browsers) -> None:
    ask = behind_proxy
    game = ask("anna", "POST", "games", json={"scenario": SCENARIO}).json()["id"]
    assert ask("bob", "GET", "games").json() == []
    assert ask("bob", "GET", "catalogue").json()["network"] is True
    assert ask("bob", "DELETE", f"games/{game}").status_code == 403
    assert ask("bob", "GET", f"games/{game}", params={"seat": "axis"}).status_code == 403


def test_keys_are_sent_over_tls_alone_where_there_is_tls(
    behind_proxy: Browsers, client: TestClient[Any]
) -> None:
    body = {"scenario": SCENARIO}
    assert (
        "secure" in behind_proxy("anna", "POST", "games", json=body).headers["set-cookie"].lower()
    )
    assert "secure" not in client.post("/api/games", json=body).headers["set-cookie"].lower()


def test_the_key_of_the_host_can_be_changed_while_the_server_runs(tmp_path: Path) -> None:
    service = Service(tmp_path, "0.0.0.0")
    service.open()
    with TestClient(application(service), base_url="http://127.0.0.1") as client:
        ask = Browsers(client)
        others = ask("anna", "POST", "games", json={"scenario": SCENARIO}).json()["id"]
        old = service.access.host_key
        ask("host", "GET", f"enter/{old}", follow_redirects=False)
        assert len(ask("host", "GET", "games").json()) == 1
        change_host_key(tmp_path)
        assert ask("host", "GET", "games").json() == []
        assert ask("host", "DELETE", f"games/{others}").status_code == 403
        assert ask("thief", "GET", f"enter/{old}", follow_redirects=False).status_code == 403
        new = Store(tmp_path).setting("host-key", "")
        assert new not in ("", old)
        assert ask("host", "GET", f"enter/{new}", follow_redirects=False).status_code == 302
        assert len(ask("host", "GET", "games").json()) == 1


def test_the_old_key_of_the_host_opens_nothing(tmp_path: Path) -> None:
    service = Service(tmp_path, "0.0.0.0")
    service.open()
    with TestClient(application(service), base_url="http://127.0.0.1") as client:
        ask = Browsers(client)
        first = old = service.access.host_key
        ask("host", "GET", f"enter/{old}", follow_redirects=False)
        game = ask("host", "POST", "games", json={"scenario": SCENARIO}).json()["id"]
        for _ in range(2):
            change_host_key(tmp_path)
            # Whoever has seen the old link has the key of the host's seats as well.
            thief = {"authorization": f"Bearer {old}"}
            seen = ask("thief", "GET", f"games/{game}", params={"seat": "axis"}, headers=thief)
            assert seen.status_code == 403
            assert ask("thief", "DELETE", f"games/{game}", headers=thief).status_code == 403
            assert ask("thief", "GET", "games", headers=thief).json() == []
            new = Store(tmp_path).setting("host-key", "")
            ask("host", "GET", f"enter/{new}", follow_redirects=False)
            assert ask("host", "GET", "games").json()[0]["mine"] == ["axis", "soviet"]
            old = new
        # Nor are new games stored under the first one.
        thief = {"authorization": f"Bearer {first}"}
        made = ask("thief", "POST", "games", json={"scenario": SCENARIO}, headers=thief)
        assert made.headers["hexside-key"] not in (first, old)


# What pages may do


@pytest.mark.parametrize(
    "path", ["/", "/api/catalogue", "/api/nothing", "/nothing", "/api/games/x"]
)
def test_every_response_protects_its_page(client: TestClient[Any], path: str) -> None:
    answer = client.get(path)
    for name, value in HEADERS.items():
        assert answer.headers[name] == value
    assert "frame-ancestors 'none'" in answer.headers["content-security-policy"]
    script = next(p for p in HEADERS["content-security-policy"].split("; ") if "script" in p)
    assert script == "script-src 'self'"


# The disk and the log


@pytest.mark.skipif(sys.platform == "win32", reason="files have no modes")
def test_only_the_owner_reads_the_games(tmp_path: Path) -> None:
    before = os.umask(0)
    try:
        Store(tmp_path).close()
        (tmp_path / DATABASE).chmod(0o644)
        with TestClient(create_app(tmp_path), base_url="http://127.0.0.1") as client:
            client.post("/api/games", json={"scenario": SCENARIO})
            found = sorted(tmp_path.glob(f"{DATABASE}*"))
            assert len(found) == 3
            found.append(tmp_path / LOCK)
            assert {stat.S_IMODE(one.stat().st_mode) for one in found} == {0o600}
    finally:
        os.umask(before)


@pytest.mark.skipif(sys.platform == "win32", reason="files have no modes")
def test_a_new_folder_is_its_owners_alone(tmp_path: Path) -> None:
    before = os.umask(0)
    try:
        Store(tmp_path / "new").close()
    finally:
        os.umask(before)
    assert stat.S_IMODE((tmp_path / "new").stat().st_mode) == 0o700


def test_no_line_of_the_log_can_be_forged(caplog: pytest.LogCaptureFixture) -> None:
    sent = "x\nERROR all games deleted\r\x1b[2J\u2028\u202e"
    try:
        raise ValueError(sent)
    except ValueError as error:
        log().error("cannot read %s", sent, exc_info=error)
    (record,) = caplog.records
    text = logging.Formatter("%(levelname)s %(message)s").format(record)
    first, *rest = text.split("\n")
    assert first == "ERROR cannot read x\\nERROR all games deleted\\r\\x1b[2J\\u2028\\u202e"
    assert all(line.startswith("  | ") for line in rest)
    assert not set(text.replace("\n", "")) & {"\r", "\x1b", "\u2028", "\u202e"}
    assert plain("zażółć 10 %") == "zażółć 10 %"
    assert len(plain("x" * 10_000)) < 3_000


def test_no_library_writes_lines_of_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("uvicorn.Server.run", lambda server: None)
    run(LOOPBACK, 0, tmp_path)
    for name in LIBRARIES:
        filters = logging.getLogger(name).filters
        assert any(isinstance(known, OneLine) for known in filters)
    assert "asyncio" in LIBRARIES
