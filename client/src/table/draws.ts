/** What dice, chits and cards have just brought, with what came of it. */

import type { LogEntry, TableBody } from "../protocol/games";

export interface Drawn {
  readonly step: number;
  /** The face of the die, 0 for something that is not a die. */
  readonly die: number;
  readonly text: string;
  readonly consequences: readonly string[];
}

/** So many are shown; what came before them is in the log. */
const MOST = 3;

/** The draws between two moments of a game, the newest last. */
export function drawnBetween(before: TableBody | null, after: TableBody): readonly Drawn[] {
  if (before === null || after.step <= before.step) {
    return [];
  }
  const fresh = after.log.entries.filter(({ step }) => step > before.step);
  const found: { step: number; die: number; text: string; consequences: string[] }[] = [];
  for (const entry of fresh) {
    const last = found[found.length - 1];
    if (isDrawn(entry)) {
      const { die } = entry.arguments;
      found.push({ step: entry.step, die: typeof die === "number" ? die : 0, text: entry.text, consequences: [] });
    } else if (last?.step === entry.step) {
      last.consequences.push(entry.text);
    }
  }
  return found.slice(-MOST);
}

function isDrawn({ arguments: values, kind }: LogEntry): boolean {
  return "draw" in values || "die" in values || kind === "result";
}
