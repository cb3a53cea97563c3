/** Zones of control as an overlay: the hexes next to the units of a side, where simple. */

import type { HexMap } from "../board/hexes";
import type { SeenUnit } from "../protocol/games";

export interface Zone {
  readonly tone: string;
  readonly hexes: readonly string[];
}

/** An aid for the eye; the server alone judges where a zone ends at a river or a lake. */
export function zonesOf(units: Iterable<SeenUnit>, seats: readonly string[], map: HexMap): readonly Zone[] {
  const bySide = new Map<string, Set<string>>(seats.map((seat) => [seat, new Set<string>()]));
  for (const unit of units) {
    if (unit.hex) {
      const zone = bySide.get(unit.side);
      for (const hex of map.adjacent(unit.hex)) {
        zone?.add(hex);
      }
    }
  }
  return [...bySide.values()].map((hexes, place) => ({ tone: `side-${place}`, hexes: [...hexes] }));
}
