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

/** Attacks are what their phase is for: their hexes are lit at once, unless they are a flood. */
const ATTACK = "attack";

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
  const waits = (verb: string, count: number) =>
    (isOneOfSeveral && verb !== ATTACK) || ((canEnd || isOneOfSeveral) && count > FLOOD);
  return new Set([...counts].flatMap(([verb, count]) => (waits(verb, count) ? [verb] : [])));
}
