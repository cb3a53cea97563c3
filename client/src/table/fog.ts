/** Stacks whose order counts, and of which an enemy sees the top only. */

import type { SeenStack, SeenUnit, Sighting } from "../protocol/games";

/** What may lie below a counter that is seen: an unknown number, so many, or what was seen there earlier. */
export type Beneath = "" | "?" | "◷" | `+${number}`;

export interface Fog {
  /** How high each counter lies in its stack; those of games without an order are all at 0. */
  readonly height: (unit: SeenUnit) => number;
  readonly beneath: (unit: SeenUnit) => Beneath;
}

/** Reads the stacks of a view; a side knows its own stacks whole, and remembers what it saw of others. */
export function fogOf(stacks: readonly SeenStack[], own: string, sightings: readonly Sighting[] = []): Fog {
  const remembered = new Set(sightings.map(({ hex }) => hex));
  const heights = new Map<string, number>();
  const hidden = new Map<string, Beneath>();
  for (const stack of stacks) {
    const below = stack.below ?? [];
    const top = stack.top ?? "";
    heights.set(top, below.length);
    for (const [place, unit] of below.entries()) {
      heights.set(unit, below.length - place - 1);
    }
    if (stack.side !== own) {
      const beneath = beneathOf(stack.height ?? 0, below.length);
      hidden.set(top, beneath === "?" && remembered.has(stack.hex) ? "◷" : beneath);
    }
  }
  return {
    height: (unit) => heights.get(unit.id) ?? 0,
    beneath: (unit) => hidden.get(unit.id) ?? "",
  };
}

function beneathOf(height: number, seen: number): Beneath {
  if (height === 0) {
    return "?";
  }
  const more = height - seen - 1;
  return more > 0 ? `+${more}` : "";
}
