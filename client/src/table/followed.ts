/** Which actions of other players to show between two moments of a game. */

import type { HistoryEntry, TableBody } from "../protocol/games";

/** Whether the game went on from the one moment, which was the newest, to the other. */
export function isFollowed(before: TableBody, after: TableBody): boolean {
  return before.seat === after.seat && before.step === before.steps && after.step > before.step;
}

/** The actions of others up to a moment that have something to show; one's own are known. */
export function stepsBetween(
  entries: readonly HistoryEntry[],
  after: TableBody,
  mine: readonly string[],
): readonly HistoryEntry[] {
  return entries.filter(
    (entry) => entry.step <= after.step && !mine.includes(entry.seat) && entry.texts.length > 0,
  );
}
