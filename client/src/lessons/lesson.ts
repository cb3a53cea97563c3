/**
 * A lesson: steps that explain something, point at something, and are done when the game shows it.
 * What a step waits for is data from the server (docs/lessons.md). Nothing depends on time, and every
 * legal action may be taken meanwhile.
 */

import type { LogEntry, TableBody } from "../protocol/games";
import type { Condition, LessonBody, LessonCard, StepBody } from "../protocol/schema";

/** What a lesson may use: the newest view, and everything that has happened. */
export interface Seen {
  readonly table: TableBody;
  readonly events: readonly LogEntry[];
  /** The units that are selected. */
  readonly selected: readonly string[];
}

/** Whether something must be done in a step; others are only read. */
export function isTask(step: StepBody): boolean {
  return step.done.length > 0;
}

/** The first step, from `from` on, that must still be done or read. */
export function currentStep(lesson: LessonBody, from: number, seen: Seen): number {
  let place = from;
  while (place < lesson.steps.length - 1 && isDone(lesson, place, seen)) {
    place += 1;
  }
  return place;
}

/** The place of a reader who has read everything before the last action of the game. */
export function placeIn(lesson: LessonBody, seen: Seen): number {
  let place = 0;
  for (const [index, step] of lesson.steps.entries()) {
    if (isDone(lesson, index, seen)) {
      place = Math.min(index + 1, lesson.steps.length - 1);
    } else if (isTask(step)) {
      break;
    }
  }
  return place;
}

/** The hexes that a step points out. */
export function hintsOf(step: StepBody, seen: Seen): readonly string[] {
  const ways = step.ways.flatMap(({ units, to }) => {
    const waiting = units.filter((unit) => hexOf(seen, unit) !== to);
    return waiting.some((unit) => seen.selected.includes(unit)) ? [to] : waiting.map((unit) => hexOf(seen, unit));
  });
  const goals = ways.filter((hex) => step.ways.some(({ to }) => to === hex));
  return [
    ...step.hexes,
    ...step.units.map((unit) => hexOf(seen, unit)),
    // Once a unit is selected, only its goal is pointed out.
    ...(goals.length > 0 ? goals : ways),
  ].filter((hex) => hex !== "");
}

/** The text for a player who did something else, or null. */
export function nudgeOf(lesson: LessonBody, step: StepBody, seen: Seen): string | null {
  return step.nudges.find(({ when }) => holds(lesson, when, seen))?.text ?? null;
}

/** Whether a game with these hexes belongs to the lesson. */
export function isOnBoard({ game, hexes: [first = "", last = "", count] }: LessonCard, of: string, names: readonly string[]): boolean {
  return game === of && names.length === Number(count) && names.includes(first) && names.includes(last);
}

function isDone(lesson: LessonBody, place: number, seen: Seen): boolean {
  return lesson.steps[place]?.done.some((condition) => holds(lesson, condition, seen)) === true;
}

/** Everything that a condition says is so. */
function holds(lesson: LessonBody, condition: Condition, seen: Seen): boolean {
  const { event, having, times = 1, deciding, not_deciding: not, moved, any_moved: some, at, not_at: off, past } = condition;
  const kind = seen.table.decision?.kind ?? "";
  const isMoved = (unit: string): boolean => happened(seen, "unit-moved", { unit }) > 0;
  const isAt = ([unit, hexes]: readonly [string, readonly string[]]): boolean => hexes.includes(hexOf(seen, unit));
  return (
    (event === undefined || happened(seen, event, having ?? {}) >= times) &&
    (deciding === undefined || deciding.includes(kind)) &&
    (not === undefined || !not.includes(kind)) &&
    (moved === undefined || moved.every(isMoved)) &&
    (some === undefined || some.some(isMoved)) &&
    (at === undefined || Object.entries(at).every(isAt)) &&
    (off === undefined || !Object.entries(off).every(isAt)) &&
    (past === undefined || lesson.past[past]?.some((other) => holds(lesson, other, seen)) === true)
  );
}

function hexOf(seen: Seen, unit: string): string {
  return seen.table.view.units.find((row) => row.id === unit)?.hex ?? "";
}

/** How often something has happened, with some words among its arguments. */
function happened(seen: Seen, code: string, values: Readonly<Record<string, string>>): number {
  return seen.events.filter(
    (event) =>
      event.code === code && Object.entries(values).every(([name, value]) => event.arguments[name] === value),
  ).length;
}
