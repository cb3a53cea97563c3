"""Shares of the dice: what each seat adds to the seed, so that no player chooses it alone.

The hash of every share is published before any of them is shown. Together they are the client
seed: ``axis=1f...+soviet=a0...``, in the order of the words. The hash of a share is that of its
part of the client seed, so a share cannot be used for another seat.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from hexside.engine.dice import commitment

#: 32 bytes, as ``crypto.getRandomValues`` gives them.
SHARE = re.compile(r"[0-9a-f]{64}")


def share_commitment(seat: str, share: str) -> str:
    """What is published before any share is shown; it fixes the share without telling it."""
    return commitment(f"{seat}={share}")


def client_seed_of(shares: Mapping[str, str]) -> str:
    """The client seed that the shares of the seats make."""
    return "+".join(f"{seat}={share}" for seat, share in sorted(shares.items()))
