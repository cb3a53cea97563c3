"""The plan of a thinking defender: nobody leaves a victory hex open behind the line."""

from __future__ import annotations

from hexside.players.phased.assaults import bound
from hexside.players.phased.growing import Plan
from hexside.players.phased.hindrance import tolls
from hexside.players.phased.lore import HALVES, flow
from hexside.players.phased.plan import PlanMaker
from hexside.players.phased.sight import FULL_RETREAT
from hexside.players.phased.standing import Standing

#: A place that such wheels could get to with so many movement points is garrisoned.
WATCHED = 14.0
#: And by two units where they are as near as this.
PRESSED = 7.0
#: A unit at the front is missed there: hexes from the enemy at which it is free to go.
FREE = 3
#: Nobody leaves the side of the enemy for a garrison.
CONTACT = 1


def exposure(standing: Standing) -> dict[int, float]:
    """For each victory hex of a side the movement points from the enemy's nearest wheels to it.

    What this side puts in their way counts, but for the hex itself.
    """
    sight, lore, side = standing.sight, standing.lore, standing.side
    wheels = [
        hex
        for uid, hex in sight.where.items()
        if lore.side[uid] != side
        and lore.combat[uid]
        and sight.is_striker(uid)
        and FULL_RETREAT not in sight.marks(uid)
    ]
    if not wheels:
        return {}
    costs = tolls(sight, 1 - side)
    found = {}
    for hex in lore.rules.victory_hexes:
        if sight.controls(side, hex):
            costs[hex], kept = 0, costs[hex]
            ways = flow(lore.march["mech"], (hex,), lore.size, costs)
            costs[hex] = kept
            found[hex] = min(ways[there] for there in wheels) / HALVES
    return found


class Bastion(PlanMaker):
    """Holds the line as everybody does, but sees to the places behind it first."""

    def make(self) -> Plan:
        """The whole plan; in the last turn nobody spoils by going what others have won by it."""
        plan = super().make()
        if self.standing.is_last:
            self._mend(bound(plan.assaults))
        return plan._replace(orders=tuple(self.orders), guards=frozenset(self.guards))

    def _take_points(self) -> None:
        super()._take_points()
        self._strike_blows()
        far = exposure(self.standing)
        points = self.lore.rules.victory_hexes
        for hex in sorted(far, key=lambda hex: (far[hex] / points[hex], hex)):
            if far[hex] <= WATCHED:
                self._garrison(hex, 2 if far[hex] <= PRESSED else 1)

    def _garrison(self, hex: int, wanted: int) -> None:
        """Whoever is there stays; others come from where they are missed least."""
        sight = self.sight
        far = self.standing.enemy_distance
        able = [
            uid
            for uid, hexes in self.reach.items()
            if hex in hexes and uid not in self.posted and sight.can_hold(uid)
        ]

        def missed(uid: str) -> tuple[bool, float, str]:
            here = sight.where.get(uid, -1)
            front = max(0, FREE - far[here]) if here >= 0 else 0
            return here != hex, 2.0 * front + sight.attack(uid) - sight.defense(uid), uid

        for uid in sorted(able, key=missed):
            if not wanted:
                return
            here = sight.where.get(uid, -1)
            if here != hex:
                fights = here >= 0 and far[here] <= CONTACT
                if fights or not self.crowd.has_room(uid, hex):
                    continue
            self._shift(uid, hex)
            self.posted[uid] = hex
            wanted -= 1
