/** Units that are not on the map, by box. */

import type { SeenUnit } from "../protocol/games";

export interface Box {
  readonly id: string;
  readonly title: string;
  readonly units: readonly SeenUnit[];
}

/** The boxes that have a name and are not empty, numbered ones in numerical order. */
export function boxesOf(units: readonly SeenUnit[], titles: Readonly<Record<string, string>>): readonly Box[] {
  const boxes = new Map<string, SeenUnit[]>();
  for (const unit of units) {
    if (unit.box && !unit.hex && titles[unit.box] !== undefined) {
      boxes.set(unit.box, [...(boxes.get(unit.box) ?? []), unit]);
    }
  }
  return [...boxes]
    .sort(([a], [b]) => a.localeCompare(b, "en", { numeric: true }))
    .map(([id, held]) => ({ id, title: titles[id] ?? id, units: held }));
}

/** The units of a box by side, in the order of the sides. */
export function bySide(units: readonly SeenUnit[], sides: readonly string[]): readonly (readonly SeenUnit[])[] {
  return sides.map((side) => units.filter((unit) => unit.side === side));
}
