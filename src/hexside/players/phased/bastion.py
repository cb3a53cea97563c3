"""The plan of a thinking defender: no victory hex is left open behind the line."""

from __future__ import annotations

from hexside.players.phased.appraisal import Appraisal
from hexside.players.phased.assaults import bound
from hexside.players.phased.growing import Plan
from hexside.players.phased.hindrance import tolls
from hexside.players.phased.plan import PlanMaker
from hexside.players.phased.scenario_tables import HALVES, flow
from hexside.players.phased.sight import FULL_RETREAT

#: A place that strong mechanised units can reach with this many movement points is garrisoned.
WATCHED = 14.0
#: It gets two units if they are this near.
PRESSED = 7.0
#: A unit is needed at the front; at this distance from the enemy it is free to go.
FREE = 3
#: No unit leaves contact with the enemy to become a garrison.
CONTACT = 1


def exposure(appraisal: Appraisal) -> dict[int, float]:
    """For each victory hex of a side, movement points from the nearest enemy strikers.

    Units of this side in their way count, except in the hex itself.
    """
    sight, tables, side = appraisal.sight, appraisal.tables, appraisal.side
    mechanised = [
        hex
        for uid, hex in sight.where.items()
        if tables.side[uid] != side
        and tables.combat[uid]
        and sight.is_striker(uid)
        and FULL_RETREAT not in sight.marks(uid)
    ]
    if not mechanised:
        return {}
    costs = tolls(sight, 1 - side)
    found = {}
    for hex in tables.ground.victory_hexes:
        if sight.controls(side, hex):
            costs[hex], kept = 0, costs[hex]
            ways = flow(tables.march["mech"], (hex,), tables.size, costs)
            costs[hex] = kept
            found[hex] = min(ways[there] for there in mechanised) / HALVES
    return found


class Bastion(PlanMaker):
    """Holds the line like any planner, but garrisons the places behind it first."""

    def make(self) -> Plan:
        """The full plan; in the last turn no unit leaves if that loses what others gained."""
        plan = super().make()
        if self.appraisal.is_last:
            self._mend(bound(plan.assaults))
        return plan._replace(orders=tuple(self.orders), guards=frozenset(self.guards))

    def _take_points(self) -> None:
        super()._take_points()
        self._strike_blows()
        far = exposure(self.appraisal)
        points = self.tables.ground.victory_hexes
        for hex in sorted(far, key=lambda hex: (far[hex] / points[hex], hex)):
            if far[hex] <= WATCHED:
                self._garrison(hex, 2 if far[hex] <= PRESSED else 1)

    def _garrison(self, hex: int, wanted: int) -> None:
        """Units already there stay; others come from where they are needed least."""
        sight = self.sight
        far = self.appraisal.enemy_distance
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
