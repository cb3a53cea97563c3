"""What a search for a movement range found: costs, and the ways as the names of their hexes."""

from __future__ import annotations

Path = tuple[str, ...]


class Reached:
    """The cost of each hex in reach but the start, by growing cost, and the cheapest way to it.

    Ways are made when they are asked for. ``tails`` has the name of each hex as the end of a way.
    """

    __slots__ = ("_paths", "before", "costs", "start", "tails")

    def __init__(
        self, start: int, costs: dict[int, int], before: dict[int, int], tails: tuple[Path, ...]
    ) -> None:
        del costs[start]
        self.start = start
        self.costs = costs
        self.before = before
        self.tails = tails
        self._paths: dict[int, Path] = {start: ()}

    def path(self, hex: int) -> Path:
        """The cheapest way to a hex in reach; that to the start is empty."""
        paths = self._paths
        known = paths.get(hex)
        if known is None:
            known = paths[hex] = self.path(self.before[hex]) + self.tails[hex]
        return known

    def paths(self) -> dict[int, Path]:
        """The cheapest way to each hex in reach."""
        paths, before, tails = self._paths, self.before, self.tails
        if len(paths) <= len(self.costs):
            # Costs come in growing order, so a path is known before it is made longer.
            for hex in self.costs:
                paths[hex] = paths[before[hex]] + tails[hex]
        return paths
