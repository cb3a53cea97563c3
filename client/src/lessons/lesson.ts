/**
 * A lesson: steps that explain something, point at something, and are done when the game shows it.
 * Nothing depends on time, and every legal action may be taken meanwhile.
 */

import type { LogEntry, TableBody } from "../protocol/games";

/** What a lesson may use: the newest view, and everything that has happened. */
export interface Seen {
  readonly table: TableBody;
  readonly events: readonly LogEntry[];
  /** The units that are selected. */
  readonly selected: readonly string[];
}

export interface LessonStep {
  /** The texts `lesson-<id>` and `lesson-<id>-text`. */
  readonly id: string;
  /** Rule sections with more detail. */
  readonly rules: readonly string[];
  /** Hexes to point out. */
  hints?(seen: Seen): readonly string[];
  /** Whether it is done; a step without this is only read. */
  done?(seen: Seen): boolean;
  /** A text for a player who did something else, or null. */
  nudge?(seen: Seen): string | null;
}

/** The board of a lesson, which identifies its games wherever they are opened. */
export interface LessonBoard {
  readonly game: string;
  readonly count: number;
  readonly first: string;
  readonly last: string;
}

export interface Lesson {
  /** The id of the bundled position. */
  readonly position: string;
  readonly board: LessonBoard;
  readonly seat: string;
  readonly opponent: Readonly<Record<string, string>>;
  readonly steps: readonly LessonStep[];
}

/** The first step, from `from` on, that must still be done or read. */
export function currentStep(lesson: Lesson, from: number, seen: Seen): number {
  let place = from;
  while (place < lesson.steps.length - 1 && lesson.steps[place]?.done?.(seen) === true) {
    place += 1;
  }
  return place;
}

/** The place of a reader who has read everything before the last action of the game. */
export function placeIn(lesson: Lesson, seen: Seen): number {
  let place = 0;
  for (const [index, step] of lesson.steps.entries()) {
    if (step.done?.(seen) === true) {
      place = Math.min(index + 1, lesson.steps.length - 1);
    } else if (step.done !== undefined) {
      break;
    }
  }
  return place;
}

/** Whether a game with these hexes belongs to the lesson. */
export function isOnBoard({ board }: Lesson, game: string, hexes: readonly string[]): boolean {
  return (
    game === board.game && hexes.length === board.count && hexes.includes(board.first) && hexes.includes(board.last)
  );
}

export function hexOf(seen: Seen, unit: string): string {
  return seen.table.view.units.find((row) => row.id === unit)?.hex ?? "";
}

/** How often something has happened, with some words among its arguments. */
export function happened(seen: Seen, code: string, values: Readonly<Record<string, unknown>> = {}): number {
  return seen.events.filter(
    (event) =>
      event.code === code && Object.entries(values).every(([name, value]) => event.arguments[name] === value),
  ).length;
}

/** The kind of the pending decision, or empty. */
export function deciding(seen: Seen): string {
  return seen.table.decision?.kind ?? "";
}
