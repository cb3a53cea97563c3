/**
 * Which games are lessons, and the progress of each.
 *
 * The place is stored in this browser. Another browser recognises the game by its board, and finds
 * the place from what has been done in it.
 */

import { FIRST_STEPS } from "./first-steps";
import { isOnBoard, type Lesson, placeIn, type Seen } from "./lesson";

const KEPT = "hexside-lesson-";
/** The lesson was left and is not offered again. */
const LEFT = "left";

export function lessonOf(game: string): Lesson | null {
  const kept = localStorage.getItem(KEPT + game);
  return kept === null || kept === LEFT ? null : FIRST_STEPS;
}

export interface Offer {
  readonly lesson: Lesson;
  readonly place: number;
}

/** A lesson started in another browser, with the place found from the game; null if there is none. */
export function lessonFound(game: string, seen: Seen, mine: readonly string[], hexes: readonly string[]): Offer | null {
  const lesson = FIRST_STEPS;
  const isHere = mine.includes(lesson.seat) && isOnBoard(lesson, seen.table.game.game, hexes);
  if (!isHere || localStorage.getItem(KEPT + game) !== null) {
    return null;
  }
  const place = placeIn(lesson, seen);
  return place < lesson.steps.length - 1 ? { lesson, place } : null;
}

export function placeOf(game: string): number {
  return Number(localStorage.getItem(KEPT + game) ?? 0);
}

export function keepPlace(game: string, place: number): void {
  localStorage.setItem(KEPT + game, String(place));
}

export function endLesson(game: string): void {
  localStorage.setItem(KEPT + game, LEFT);
}
