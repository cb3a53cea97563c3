/** Several units of a stack that move together: where all of them may go, each with its own move. */

import type { Choice, Choices } from "./choices";

/** A hex that every unit of a group may go to, with a path for each of them. */
export type SharedPath = readonly Choice[];

/** Where all units of a group can go with a verb; the paths are in the order of the units. */
export function sharedTargets(
  choices: Choices,
  units: readonly string[],
  verb: string,
  cost: (choice: Choice) => number | null,
): ReadonlyMap<string, SharedPath> {
  const [first, ...others] = units;
  const shared = new Map<string, SharedPath>();
  if (first === undefined) {
    return shared;
  }
  const tables = others.map((unit) => choices.targets(unit, verb));
  for (const [hex, ways] of choices.targets(first, verb)) {
    const all = [ways, ...tables.map((table) => table.get(hex) ?? [])];
    const cheapest = all.map((list) => cheapestOf(list, cost));
    const paths = cheapest.filter((choice): choice is Choice => choice !== null);
    if (paths.length === units.length) {
      shared.set(hex, paths);
    }
  }
  return shared;
}

/** No destinations. */
export function noTargets(): ReadonlyMap<string, readonly Choice[]> {
  return new Map();
}

/** The units of a hex that can go somewhere with a verb, those already chosen first. */
export function companions(
  choices: Choices,
  stack: readonly string[],
  chosen: readonly string[],
  verb: string,
): readonly string[] {
  const able = stack.filter((unit) => choices.verbsOf(unit).includes(verb));
  return [...chosen.filter((unit) => able.includes(unit)), ...able.filter((unit) => !chosen.includes(unit))];
}

function cheapestOf(ways: readonly Choice[], cost: (choice: Choice) => number | null): Choice | null {
  let best: Choice | null = null;
  for (const way of ways) {
    if (best === null || (cost(way) ?? 0) < (cost(best) ?? 0)) {
      best = way;
    }
  }
  return best;
}
