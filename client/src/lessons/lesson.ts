/**
 * A lesson: steps that tell something, point at something, and are done when the game shows that it
 * was done. Nothing depends on time, and every legal action may be taken meanwhile.
 */

import type { LogEntry, TableBody } from "../protocol/games";

/** What a lesson may look at: the newest view, and everything that has happened. */
export interface Seen {
  readonly table: TableBody;
  readonly events: readonly LogEntry[];
  /** The units that are selected. */
  readonly selected: readonly string[];
}

export interface LessonStep {
  /** The texts `lesson-<id>` and `lesson-<id>-text`. */
  readonly id: string;
  /** Sections of the rules where more is told. */
  readonly rules: readonly string[];
  /** Hexes to look at. */
  hints?(seen: Seen): readonly string[];
  /** Whether it was done; a step without this is only read. */
  done?(seen: Seen): boolean;
  /** A text for whoever went another way, or null. */
  nudge?(seen: Seen): string | null;
}

export interface Lesson {
  /** The id of the position that comes with the program. */
  readonly position: string;
  readonly seat: string;
  readonly opponent: Readonly<Record<string, string>>;
  readonly steps: readonly LessonStep[];
}

/** The first step from `from` on that is still to be done or read. */
export function currentStep(lesson: Lesson, from: number, seen: Seen): number {
  let place = from;
  while (place < lesson.steps.length - 1 && lesson.steps[place]?.done?.(seen) === true) {
    place += 1;
  }
  return place;
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

/** The kind of decision that is to be taken, or empty. */
export function deciding(seen: Seen): string {
  return seen.table.decision?.kind ?? "";
}
