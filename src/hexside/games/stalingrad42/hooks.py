"""What else happens when units move: other chapters add their consequences here.

``entering`` is asked for each hex that a unit enters, ``arrived`` when it has come to rest,
``left`` when it has gone from a hex, ``eliminated`` when it is lost.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

Hook = Callable[[Any, str, int], None]
"""Work, unit, hex."""

entering: list[Hook] = []
arrived: list[Hook] = []
left: list[Hook] = []
eliminated: list[Hook] = []
