"""Every finding about a map can be told in every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import hexside.atlas.checks
from hexside.phrasing import Phrasing

FOLDER = Path(hexside.atlas.checks.__file__).parent
CODES = sorted(
    {
        code
        for path in FOLDER.glob("*.py")
        for code in re.findall(r'Finding\(\s*"([a-z-]+)"', path.read_text("utf-8"))
    }
)


@pytest.mark.parametrize("language", ["en", "pl", "ru"])
@pytest.mark.parametrize("code", CODES)
def test_a_finding_has_a_text(language: str, code: str) -> None:
    message = f"mapcheck-{code}"
    assert Phrasing(language).text(message) != message


def test_the_codes_are_found() -> None:
    assert len(CODES) > 20
