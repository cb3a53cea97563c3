/** Sounds as lists of notes, so that no file is fetched: when, how long, how high, how loud. */

import type { Sound } from "./heard";

export interface Note {
  readonly at: number;
  readonly length: number;
  /** Hertz; 0 is a knock without a pitch. */
  readonly pitch: number;
  readonly volume: number;
}

/** A die knocks on the table a few times, each time sooner and softer. */
const DICE: readonly Note[] = [0, 0.09, 0.16, 0.21, 0.25].map((at, bounce) => ({
  at,
  length: 0.04,
  pitch: 0,
  volume: 0.5 / (bounce + 1),
}));

const NOTES: Readonly<Record<Sound, readonly Note[]>> = {
  dice: DICE,
  "your-turn": [
    { at: 0, length: 0.12, pitch: 523, volume: 0.18 },
    { at: 0.12, length: 0.2, pitch: 659, volume: 0.18 },
  ],
  end: [
    { at: 0, length: 0.2, pitch: 392, volume: 0.2 },
    { at: 0.2, length: 0.2, pitch: 523, volume: 0.2 },
    { at: 0.4, length: 0.5, pitch: 659, volume: 0.2 },
  ],
};

export function notesOf(sound: Sound): readonly Note[] {
  return NOTES[sound];
}
