/** What others did since one's own last decision, in short: moves, attacks, losses, and where. */

import type { LogEntry } from "../protocol/games";

export interface AccountLine {
  readonly number: number;
  readonly text: string;
  readonly kind: LogEntry["kind"];
  readonly hexes: readonly string[];
}

export interface Account {
  readonly moves: number;
  readonly attacks: number;
  readonly losses: number;
  /** Results and losses in their order. */
  readonly lines: readonly AccountLine[];
}

/** Null if nothing worth telling happened. */
export function accountOf(
  events: readonly LogEntry[],
  mine: readonly string[],
  hexesOf: (entry: LogEntry) => readonly string[],
): Account | null {
  const others = events.filter(({ seat }) => !mine.includes(seat));
  const moved = others.filter(({ kind }) => kind === "move");
  const attacks = others.filter(({ kind }) => kind === "attack").length;
  // Losses come with the battles, whoever takes them.
  const first = others[0]?.number ?? Infinity;
  const told = events.filter(({ kind, number }) => number >= first && (kind === "result" || kind === "loss"));
  const losses = told.filter(({ kind }) => kind === "loss").length;
  if (moved.length + attacks + told.length === 0) {
    return null;
  }
  return {
    moves: new Set(moved.map(({ number, arguments: values }) => String(values["unit"] ?? number))).size,
    attacks,
    losses,
    lines: told.map((entry) => ({
      number: entry.number,
      text: entry.text,
      kind: entry.kind,
      hexes: hexesOf(entry),
    })),
  };
}
