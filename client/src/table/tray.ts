/** Units that can be chosen but are not on the map, by what can be done with them. */

import type { Choice } from "./choices";

export interface TrayGroup {
  readonly verbs: readonly string[];
  readonly units: readonly string[];
}

/** The groups in the order of their first units. */
export function trayGroups(
  units: readonly string[],
  choicesOf: (unit: string) => readonly Choice[],
): readonly TrayGroup[] {
  const groups = new Map<string, { verbs: string[]; units: string[] }>();
  for (const unit of units) {
    const verbs = [...new Set(choicesOf(unit).map((choice) => choice.verb))].sort();
    const key = verbs.join(" ");
    const group = groups.get(key) ?? { verbs, units: [] };
    group.units.push(unit);
    groups.set(key, group);
  }
  return [...groups.values()];
}
