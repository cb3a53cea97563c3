"""The digest of a game's data files: two games with the same one were played with the same data."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from functools import cache
from importlib.util import find_spec

from hexside.datafiles.reading import Source
from hexside.datafiles.sources import package_sources

#: Texts to read and positions to begin from: no game depends on them.
_ASIDE = frozenset(("positions", "rules"))
_KINDS = (".csv", ".toml")


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
    digest = hashlib.blake2b(digest_size=16)
    names = {name for folder in (sources.base, *sources.overrides) for name in _names(folder)}
    for name in sorted(names):
        content = sources.find(name).read_bytes().replace(b"\r\n", b"\n")
        digest.update(f"{name} {len(content)}\n".encode())
        digest.update(content)
    return digest.hexdigest()


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
