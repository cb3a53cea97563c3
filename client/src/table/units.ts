/** Units by id and by hex. */

import type { SeenUnit } from "../protocol/games";

export function unitsById(units: readonly SeenUnit[]): ReadonlyMap<string, SeenUnit> {
  return new Map(units.map((unit) => [unit.id, unit]));
}
