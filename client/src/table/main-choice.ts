/** The button that goes on: it stands out, and E presses it. */

import type { Choice } from "./choices";

/** In this order; the first that can be done goes on. */
const GOING_ON = ["resolve", "commit", "form", "done", "accept"] as const;
/** These take something back or give it up: they never stand out. */
const THROWING_AWAY: ReadonlySet<string> = new Set(["cancel", "drop", "waive", "eliminate", "ground", "shed"]);

/** Null where nothing goes on by itself: then something must be chosen first. */
export function mainChoice(buttons: readonly Choice[]): Choice | null {
  const known = GOING_ON.map((verb) => buttons.find((choice) => choice.verb === verb && choice.plain.length === 0));
  const found = known.find((choice) => choice !== undefined);
  const [only] = buttons;
  if (found !== undefined) {
    return found;
  }
  return buttons.length === 1 && only !== undefined && !THROWING_AWAY.has(only.verb) ? only : null;
}
