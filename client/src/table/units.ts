/** Units by id and by hex. */

import { pilesOf } from "../board/stacks";
import type { SeenUnit } from "../protocol/games";

export function unitsById(units: readonly SeenUnit[]): ReadonlyMap<string, SeenUnit> {
  return new Map(units.map((unit) => [unit.id, unit]));
}

export function unitsByHex(units: readonly SeenUnit[]): ReadonlyMap<string, readonly SeenUnit[]> {
  const stacks = new Map<string, SeenUnit[]>();
  for (const unit of units) {
    if (unit.hex) {
      const stack = stacks.get(unit.hex);
      if (stack === undefined) {
        stacks.set(unit.hex, [unit]);
      } else {
        stack.push(unit);
      }
    }
  }
  for (const [hex, stack] of stacks) {
    if (new Set(stack.map((unit) => unit.side)).size > 1) {
      // Two sides in one hex: the units of each follow one another.
      stacks.set(hex, pilesOf(stack).flat());
    }
  }
  return stacks;
}
