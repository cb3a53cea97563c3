"""What a result becomes for parties with rules of their own: who stands, who falls back."""

from __future__ import annotations

import msgspec

from hexside.mechanics.combat_table import Outcome


class Party(msgspec.Struct, frozen=True):
    """What a party does with a result.

    ``stands``: its first hex of retreat is a step lost; ``falls_back``: its first loss is a
    retreat. The hex of defenders may let them ignore a loss or a hex of retreat.
    """

    stands: bool = False
    falls_back: bool = False
    ignores_loss: bool = False
    ignores_retreat: bool = False

    def takes(self, steps: int, retreat: int) -> tuple[int, int]:
        """The steps and hexes that are left of a result."""
        steps -= int(self.ignores_loss and steps > 0)
        retreat -= int(self.ignores_retreat and retreat > 0)
        if self.stands and retreat:
            return steps + 1, retreat - 1
        if self.falls_back and steps:
            return steps - 1, retreat + 1
        return steps, retreat


def applied(cell: Outcome, attacker: Party, defender: Party) -> Outcome:
    """A cell as both parties take it; of two ways the attackers retreat."""
    lost, fled = defender.takes(cell.defender_steps, cell.retreat)
    own, back = attacker.takes(cell.attacker_steps, cell.attacker_retreat)
    return Outcome(own, lost, fled, back)
