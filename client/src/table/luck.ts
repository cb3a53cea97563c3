/** The luck of the dice: how often each player rolled each face. */

import type { Draw } from "../protocol/games";

export interface Luck {
  readonly seat: string;
  readonly count: number;
  readonly average: number;
  /** How often each face came up, starting with the one. */
  readonly faces: readonly number[];
}

export function luckOf(draws: readonly Draw[]): readonly Luck[] {
  const bySeat = new Map<string, number[]>();
  for (const { seat, die } of draws) {
    if (die >= 1 && die <= 6) {
      const faces = bySeat.get(seat) ?? [0, 0, 0, 0, 0, 0];
      faces[die - 1] = (faces[die - 1] ?? 0) + 1;
      bySeat.set(seat, faces);
    }
  }
  return [...bySeat].sort().map(([seat, faces]) => {
    const count = faces.reduce((sum, times) => sum + times, 0);
    const total = faces.reduce((sum, times, place) => sum + times * (place + 1), 0);
    return { seat, count, average: total / count, faces };
  });
}
