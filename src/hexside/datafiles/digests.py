"""Digests of a game's rules and data: with the same ones every game goes the same way."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator
from functools import cache
from importlib.util import find_spec
from pathlib import Path

from hexside.datafiles.reading import Source
from hexside.datafiles.sources import package_sources

#: Texts to read and positions to begin from: no game depends on them.
_ASIDE = frozenset(("positions", "rules"))
_KINDS = (".csv", ".toml")

#: The packages that decide with a game's own what becomes of an action.
SHARED = tuple(
    f"hexside.{name}"
    for name in ("engine", "mechanics", "board", "pathfinding", "hexgrid", "datafiles")
)


# Games read their files once as well.
@cache
def data_digest(package: str, overrides: tuple[str, ...] = ()) -> str:
    """A digest of the data files in force, whatever ends their lines; the order is that of names.

    A game in a single module has no data files, and neither has one without the folder.
    """
    spec = find_spec(package)
    if spec is None or spec.submodule_search_locations is None:
        return ""
    sources = package_sources(package, overrides)
    names = {name for folder in (sources.base, *sources.overrides) for name in _names(folder)}
    return _digest((name, sources.find(name).read_bytes()) for name in sorted(names))


@cache
def rules_digest(package: str) -> str:
    """A digest of the program that plays a game: its own package, and those that games share.

    A program without sources beside it has an empty one.
    """
    return _digest(one for name in (*SHARED, package) for one in _modules(name))


def _digest(files: Iterable[tuple[str, bytes]]) -> str:
    digest = hashlib.blake2b(digest_size=16)
    for name, content in files:
        lines = content.replace(b"\r\n", b"\n")
        digest.update(f"{name} {len(lines)}\n".encode())
        digest.update(lines)
    return digest.hexdigest()


def _modules(package: str) -> Iterator[tuple[str, bytes]]:
    """The sources of a package in the order of their names, or of a single module."""
    spec = find_spec(package)
    if spec is None or spec.origin is None:
        return
    home = Path(spec.origin)
    if spec.submodule_search_locations is None:
        yield package, home.read_bytes()
        return
    for path in sorted(home.parent.rglob("*.py")):
        yield f"{package} {path.relative_to(home.parent).as_posix()}", path.read_bytes()


def _names(folder: Source, before: str = "") -> Iterator[str]:
    if not folder.is_dir():
        return
    for entry in folder.iterdir():
        name = before + entry.name
        if entry.is_dir():
            if name not in _ASIDE:
                yield from _names(entry, f"{name}/")
        elif name.endswith(_KINDS):
            yield name
