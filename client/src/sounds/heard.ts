/** The sounds between two moments of a game. */

import type { TableBody } from "../protocol/games";

export type Sound = "dice" | "your-turn" | "end";

/** The sounds of a change, in order; none for a first view or a look back. */
export function heardBetween(before: TableBody | null, after: TableBody): readonly Sound[] {
  if (before === null || before.seat !== after.seat || after.step < before.step) {
    return [];
  }
  const sounds: Sound[] = [];
  const rolled = after.log.entries.some((entry) => entry.step > before.step && "die" in entry.arguments);
  if (rolled) {
    sounds.push("dice");
  }
  if (after.view.result && !before.view.result) {
    sounds.push("end");
  } else if (after.decision !== null && before.decision === null) {
    sounds.push("your-turn");
  }
  return sounds;
}
