"""An action and everything that its player needs next come in one answer."""

from __future__ import annotations

import random
from typing import Any

import pytest

from hexside.server.changes import changed

SCENARIOS = (
    ("traces-of-war/campaign", 70),
    ("stalingrad-42/fall-blau", 25),
    ("iskra/campaign", 40),
)


def newest(person: Any, game: str, seat: str, lang: str = "en") -> dict[str, Any]:
    params = {"seat": seat, "lang": lang, "form": "compact"}
    answer = person.client.get(f"/api/games/{game}", params=params)
    assert answer.status_code == 200, answer.text
    body: dict[str, Any] = answer.json()
    return body


def post(person: Any, game: str, what: str, body: dict[str, Any], lang: str = "en") -> Any:
    return person.client.post(f"/api/games/{game}/{what}", params={"lang": lang}, json=body)


def after(table: dict[str, Any], answer: dict[str, Any]) -> dict[str, Any]:
    """The table of a client after an answer."""
    if "table" in answer:
        whole: dict[str, Any] = answer["table"]
        return whole
    change = answer["change"]
    assert change["base"] == table["stamp"]
    found: dict[str, Any] = changed(table, change["change"])
    return found | {name: change[name] for name in ("stamp", "game", "thinking")}


def some_action(chance: random.Random, decision: dict[str, Any]) -> str:
    """An action of a decision in its compact form."""
    text = chance.choice(decision["actions"])
    bundle = decision["bundles"].get(text)
    if bundle is None:
        return str(text)
    place = chance.randrange(len(bundle["words"]))
    words: list[str] = []
    while place >= 0:
        words.insert(0, bundle["words"][place])
        place = bundle["after"][place]
    return str(text)[:-1] + " ".join(words)


@pytest.mark.parametrize(("scenario", "count"), SCENARIOS)
def test_answers_lead_to_the_table_that_would_be_fetched(
    person: Any, scenario: str, count: int
) -> None:
    game = person.begin(scenario=scenario, pace=0)
    chance = random.Random(scenario)
    tables = {
        seat: newest(person, game, seat) for seat in person.table(game, "")["view"]["waiting"]
    }
    told = 0
    for number in range(count):
        seat = person.table(game, "")["view"]["waiting"][0]
        table = tables.get(seat) or newest(person, game, seat)
        undoing = number % 7 == 6 and table["can_undo"]
        body = {"seat": seat, "version": newest(person, game, seat)["version"]}
        if table["version"] != body["version"]:
            # Others have acted since: a client would fetch.
            table = newest(person, game, seat)
        body["have"] = table["stamp"]
        if not undoing:
            body["action"] = some_action(chance, table["decision"])
        answer = post(person, game, "undo" if undoing else "actions", body).json()
        told += "change" in answer
        tables[seat] = after(table, answer)
        assert tables[seat] == newest(person, game, seat)
        assert answer["version"] == tables[seat]["version"] == body["version"] + 1
    assert told > count * 0.8


def test_who_has_another_table_gets_a_whole_one(person: Any) -> None:
    game = person.begin()
    table = newest(person, game, "axis")
    body = {"seat": "axis", "version": 0, "action": "place ger-213-sec 0218"}
    answer = post(person, game, "actions", {**body, "have": "nothing"}).json()
    assert "change" not in answer
    assert answer["table"] == newest(person, game, "axis")
    assert answer["table"]["stamp"] != table["stamp"]
    body = {"seat": "axis", "version": 1, "have": answer["table"]["stamp"]}
    polish = post(person, game, "undo", body, "pl").json()
    assert polish["table"] == newest(person, game, "axis", "pl")


def test_who_has_no_table_is_told_the_version(person: Any) -> None:
    game = person.begin()
    body = {"seat": "axis", "version": 0, "action": "place ger-213-sec 0218"}
    assert post(person, game, "actions", body).json() == {"version": 1}
    assert post(person, game, "undo", {"seat": "axis", "version": 1}).json() == {"version": 2}


def test_another_name_makes_no_change_of_the_table(person: Any) -> None:
    game = person.begin()
    table = newest(person, game, "axis")
    person.client.patch(f"/api/games/{game}", json={"name": "another"})
    body = {"seat": "axis", "version": 0, "action": "place ger-213-sec 0218"}
    answer = post(person, game, "actions", {**body, "have": table["stamp"]}).json()
    assert after(table, answer) == newest(person, game, "axis")
    assert newest(person, game, "axis")["game"]["name"] == "another"


def test_a_stale_or_illegal_action_changes_no_table(person: Any) -> None:
    game = person.begin()
    table = newest(person, game, "axis")
    for version, action in ((5, "place ger-213-sec 0218"), (0, "place ger-213-sec 9999")):
        body = {"seat": "axis", "version": version, "action": action, "have": table["stamp"]}
        assert "error" in post(person, game, "actions", body).json()
        assert newest(person, game, "axis") == table


def test_who_looks_on_hears_what_has_changed_for_its_seat_alone(person: Any) -> None:
    game, other = person.begin(), person.begin()
    tables = {seat: newest(person, game, seat) for seat in ("axis", "soviet", "")}
    address = f"/api/notices?game={game}&lang=en&seat="
    with (
        person.client.websocket_connect(f"{address}axis") as axis,
        person.client.websocket_connect(f"{address}soviet") as soviet,
        person.client.websocket_connect(address) as watching,
    ):
        person.act(other, "axis", 0, "place ger-213-sec 0218")
        person.act(game, "axis", 0, "place ger-213-sec 0218")
        for seat, socket in (("axis", axis), ("soviet", soviet), ("", watching)):
            notice = socket.receive_json()
            assert (notice["game"], notice["version"]) == (game, 1)
            assert after(tables[seat], notice) == newest(person, game, seat)
        person.client.patch(f"/api/games/{game}", json={"name": "another"})
        assert axis.receive_json() == {"game": game, "version": 1}
        person.client.delete(f"/api/games/{game}")
        assert axis.receive_json() == {"game": game, "version": -1}


def test_an_answer_and_a_notice_are_the_same_change(person: Any) -> None:
    game = person.begin()
    table = newest(person, game, "axis")
    with person.client.websocket_connect(f"/api/notices?game={game}&seat=axis&lang=en") as socket:
        body = {"seat": "axis", "version": 0, "action": "place ger-213-sec 0218"}
        answer = post(person, game, "actions", {**body, "have": table["stamp"]}).json()
        assert socket.receive_json()["change"] == answer["change"]
