/**
 * Kinds of action that are chosen before their hexes.
 *
 * A decision such as an attack lights its hexes at once. If a decision offers several things, actions
 * that need only a hex would drown the rest. Then the verb is a button, and its hexes light when it is
 * pressed.
 */

import type { Choice } from "./choices";
import { ENDING } from "./forgotten";

/** This many lit hexes mean nothing if the phase can also be ended. */
const FLOOD = 100;

/** The verbs whose hexes wait for their button. */
export function verbsBeforeHexes(all: readonly Choice[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  const others = new Set<string>();
  let canEnd = false;
  for (const choice of all) {
    if (choice.unit === null && choice.target !== null) {
      counts.set(choice.verb, (counts.get(choice.verb) ?? 0) + 1);
    } else if (choice.text === choice.verb) {
      canEnd ||= choice.text === ENDING;
    } else {
      others.add(choice.verb);
    }
  }
  const isOneOfSeveral = others.size > 0 || counts.size > 1;
  return new Set([...counts].flatMap(([verb, count]) => (isOneOfSeveral || (canEnd && count > FLOOD) ? [verb] : [])));
}
