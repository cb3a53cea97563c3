"""The types of the client match the server's bodies."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from litestar.testing import TestClient

from hexside.server.boards import BoardBody
from hexside.server.bodies import (
    GameSummary,
    History,
    Labels,
    OverlayPart,
    SeatDecision,
    Statistics,
)
from hexside.server.bundles import Bundle
from hexside.server.reference import RulesText
from tools.client_types import BODIES, FILE, written

SCENARIOS = ("traces-of-war/race-to-the-dnieper", "stalingrad-42/fall-blau")


def test_the_file_is_what_the_structs_say() -> None:
    """`make client-types` rewrites it."""
    assert FILE.read_text(encoding="utf-8") == written()


def test_every_body_has_an_interface() -> None:
    text = written()
    for body in BODIES:
        assert f"export interface {body.__name__} {{" in text


def test_fields_that_an_answer_may_leave_out_are_optional() -> None:
    text = written()
    summary = text[text.index("interface GameSummary ") :].split("}")[0]
    assert "readonly id: string;" in summary
    assert "readonly turn?: number;" in summary
    # A field that is never omitted is there, with a default or without.
    result = text[text.index("interface Result ") :].split("}")[0]
    assert "readonly score: number;" in result


def test_what_a_loose_field_holds_is_told() -> None:
    text = written()
    assert "readonly bundles: Readonly<Record<string, Bundle>>;" in text
    assert "readonly overlays: Readonly<Record<string, readonly OverlayPart[]>>;" in text


@pytest.mark.parametrize(
    "scenario", ["traces-of-war/race-to-the-dnieper", "stalingrad-42/fall-blau"]
)
def test_real_answers_are_of_their_types(
    person: Any, client: TestClient[Any], scenario: str
) -> None:
    """Actual responses have the declared shape, even where the server is not strict."""
    game = person.begin(scenario=scenario)
    person.play_first(game, 4)
    seat = person.table(game, "")["view"]["waiting"][0]
    base = f"/api/games/{game}"
    table = client.get(base, params={"seat": seat, "form": "compact"}).json()
    msgspec.convert(table["game"], GameSummary)
    msgspec.convert(table["labels"], Labels)
    decision = table["decision"]
    msgspec.convert({**decision, "bundles": {}}, SeatDecision)
    for bundle in decision["bundles"].values():
        msgspec.convert(bundle, Bundle)
    msgspec.convert(client.get(f"{base}/history", params={"seat": seat}).json(), History)
    msgspec.convert(client.get(f"{base}/statistics", params={"seat": seat}).json(), Statistics)
    parts = client.get(f"{base}/overlays").json()["overlays"].values()
    found = [msgspec.convert(part, OverlayPart) for row in parts for part in row]
    assert found
    name = scenario.split("/", maxsplit=1)[0]
    msgspec.convert(client.get(f"/api/{table['assets']['board']}").json(), BoardBody)
    msgspec.convert(client.get(f"/api/rules/{name}").json(), RulesText)
