"""The Python of README and docs runs as it stands, and their position texts are read."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, cast

import pytest

import hexside
from hexside.phrasing import HasRoster, Names, Phrasing
from tools.doc_files import with_files

ROOT = Path(__file__).parents[3]
BLOCK = re.compile(r"^```(\w+)([^\n]*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
#: Nothing but a fragment of a file that stands elsewhere whole, and is tested there.
FRAGMENT = "fragment"
DOCUMENTS = ["README.md", *(f"docs/{path.name}" for path in sorted((ROOT / "docs").glob("*.md")))]


def blocks(document: str, language: str) -> list[str]:
    """The examples of a document in a language, without fragments."""
    text = (ROOT / document).read_text(encoding="utf-8")
    return [
        code for word, marks, code in BLOCK.findall(text) if word == language and not marks.strip()
    ]


def presupposed(document: str) -> dict[str, Any]:
    """What the text around the examples of a document takes for granted."""
    game = hexside.new("traces-of-war/race-to-the-dnieper", seed=7)
    decision = game.decision
    events = game.play(game.legal()[0])
    reasons = game.why_not("move ger-17-pz 1731")
    with pytest.raises(hexside.Refused) as refused:
        game.play("move ger-17-pz 1731")
    known: dict[str, dict[str, Any]] = {
        "docs/phrasing.md": {
            "game": game,
            "decision": decision,
            "event": events[0],
            "reason": reasons[0],
            "refusal": refused.value.refusal,
            "result": hexside.engine.Result("axis", "4.4", "axis-holds"),
        },
        "docs/position-text.md": {
            "text": blocks("docs/position-text.md", "toml")[0],
        },
        "docs/players.md": {
            "phrasing": Phrasing("en"),
            "names": Names(cast(HasRoster, game.rules), "en"),
        },
    }
    return known.get(document, {})


@pytest.mark.parametrize("document", [name for name in DOCUMENTS if blocks(name, "python")])
def test_the_python_of_a_document_runs(
    document: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    names = presupposed(document) | {"__name__": "example"}
    for number, code in enumerate(blocks(document, "python")):
        exec(compile(code, f"{document} block {number + 1}", "exec"), names)


@pytest.mark.parametrize("document", DOCUMENTS)
def test_blocks_taken_from_files_equal_them(document: str) -> None:
    text = (ROOT / document).read_text(encoding="utf-8")
    assert with_files(text) == text, "run `make doc-files`"


def test_fragments_say_what_they_are() -> None:
    marks = {
        mark.strip()
        for document in DOCUMENTS
        for _, mark, _ in BLOCK.findall((ROOT / document).read_text(encoding="utf-8"))
    }
    assert marks <= {"", FRAGMENT}


@pytest.mark.parametrize("document", DOCUMENTS)
def test_position_texts_are_read(document: str) -> None:
    for text in blocks(document, "toml"):
        if "\nphase = " in text:
            assert hexside.position(text).decision is not None
