/** Which games are lessons, and how far each has got; kept in this browser. */

import { FIRST_STEPS } from "./first-steps";
import type { Lesson } from "./lesson";

const KEPT = "hexside-lesson-";

export function lessonOf(game: string): Lesson | null {
  return localStorage.getItem(KEPT + game) === null ? null : FIRST_STEPS;
}

export function placeOf(game: string): number {
  return Number(localStorage.getItem(KEPT + game) ?? 0);
}

export function keepPlace(game: string, place: number): void {
  localStorage.setItem(KEPT + game, String(place));
}

export function endLesson(game: string): void {
  localStorage.removeItem(KEPT + game);
}
