"""The words on a drawing, in the reader's language."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

CATALOGUES = Path(__file__).parent.parent / "phrasing" / "catalogues"
FALLBACK = "en"


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for path in sorted((CATALOGUES / language).glob("*.ftl")):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


class Texts:
    """Messages of one language; missing ones come from English, then from the id."""

    def __init__(self, language: str) -> None:
        self.language = language

    def find(self, id: str, **arguments: str | int | float) -> str | None:
        """The message, or ``None`` if no catalogue has it."""
        for language in (self.language, FALLBACK):
            bundle = _bundle(language)
            if bundle.has_message(id):
                pattern = bundle.get_message(id).value
                if pattern is not None:
                    return str(bundle.format_pattern(pattern, arguments)[0])
        return None

    def text(self, id: str, **arguments: str | int | float) -> str:
        """The message, or its id."""
        return self.find(id, **arguments) or id

    def kind(self, family: str, name: str) -> str:
        """The name of a kind of terrain, hexside, line, place or area."""
        return self.named(f"map-{family}", name)

    def named(self, family: str, name: str) -> str:
        """The name of something, or its id in plain words if no catalogue has it."""
        return self.find(f"{family}-{name}") or name.replace("-", " ")
