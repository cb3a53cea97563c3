"""The plain English form of a fault, for logs: the English catalogue read without phrasing.

The package layering forbids importing ``hexside.phrasing`` from here; the catalogue itself is a
data file, so it is read as one.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle


@cache
def _bundle() -> FluentBundle:
    # Only a fault needs words: a program that meets none does not pay for the import.
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle(["en"], use_isolating=False)
    catalogue = Path(__file__).parent.parent / "phrasing" / "catalogues" / "en" / "datafiles.ftl"
    try:
        source = catalogue.read_text(encoding="utf-8")
    except OSError:
        return bundle
    bundle.add_resource(FluentResource(source))
    return bundle


def expectation(code: str, args: Mapping[str, str | int]) -> str:
    """The English message of a fault code, or the bare code and arguments when none exists."""
    bundle = _bundle()
    if bundle.has_message(f"datafile-{code}"):
        pattern = bundle.get_message(f"datafile-{code}").value
        if pattern is not None:
            text, faults = bundle.format_pattern(pattern, dict(args))
            if not faults:
                return str(text)
    listed = ", ".join(f"{name}={value}" for name, value in args.items())
    return f"{code} ({listed})" if listed else code
