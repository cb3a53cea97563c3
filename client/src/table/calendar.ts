/** The turns to come: what the server tells of them, and the units that wait for their turn. */

import type { CalendarRow } from "../protocol/games";
import type { Box } from "./boxes";

export interface CalendarTurn {
  readonly turn: number;
  readonly rows: readonly CalendarRow[];
  /** The units that arrive; null if there are none. */
  readonly box: Box | null;
}

/** The turn for which the units of a box wait; null for any other box, and for a turn that is over. */
function arrival(box: Box, now: number): number | null {
  const turn = Number(/^turn-(\d+)$/.exec(box.id)?.[1] ?? 0);
  return turn > 0 && turn >= now ? turn : null;
}

/** This turn and the later ones of which anything is known, the next first. */
export function calendarOf(
  rows: readonly CalendarRow[],
  boxes: readonly Box[],
  now: number,
): readonly CalendarTurn[] {
  const arriving = new Map(
    boxes.flatMap((box) => {
      const turn = arrival(box, now);
      return turn === null ? [] : [[turn, box] as const];
    }),
  );
  const turns = new Set([...rows.map((row) => row.turn), ...arriving.keys()]);
  return [...turns]
    .sort((a, b) => a - b)
    .map((turn) => ({
      turn,
      rows: rows.filter((row) => row.turn === turn),
      box: arriving.get(turn) ?? null,
    }));
}

/** The boxes that are not in the calendar. */
export function boxesBeside(boxes: readonly Box[], now: number): readonly Box[] {
  return boxes.filter((box) => arrival(box, now) === null);
}
