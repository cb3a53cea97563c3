"""Who asks, in which language, and of which games: what nearly every route wants to know."""

from __future__ import annotations

import msgspec
from litestar.di import NamedDependency
from litestar.params import SkipValidation

from hexside.server.access import Access, Visitor
from hexside.server.live import Games


class Asked(msgspec.Struct, frozen=True):
    """A request, without its path and body."""

    games: Games
    access: Access
    visitor: Visitor
    language: str


#: The parameter ``asked`` of a route; it reads ``lang`` of the query.
Asks = NamedDependency[SkipValidation[Asked]]

__all__ = ["Asked", "Asks"]
