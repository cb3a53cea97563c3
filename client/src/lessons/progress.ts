/**
 * Which games are lessons, and the progress of each.
 *
 * The place is stored in this browser. Another browser recognises the game by its board, and finds
 * the place from what has been done in it.
 */

import type { LessonBody, LessonCard } from "../protocol/schema";
import { isOnBoard, placeIn, type Seen } from "./lesson";

const KEPT = "hexside-lesson-";
/** The lesson was left and is not offered again. */
const LEFT = "left";
/** The only lesson of the versions that stored a place without a name. */
const FIRST = "traces-of-war/first-steps";

interface Kept {
  readonly lesson: string;
  readonly place: number;
}

/** The lesson that this game was started as, and how far its reader has come. */
export function lessonKept(game: string): Kept | null {
  const kept = localStorage.getItem(KEPT + game);
  if (kept === null || kept === LEFT) {
    return null;
  }
  const [first = "", second] = kept.split(" ");
  return second === undefined ? { lesson: FIRST, place: Number(first) } : { lesson: first, place: Number(second) };
}

/** The lesson that a game was begun as in another browser, if it was one. */
export function lessonElsewhere(
  cards: readonly LessonCard[],
  game: string,
  { table }: Seen,
  mine: readonly string[],
  hexes: readonly string[],
): LessonCard | null {
  if (localStorage.getItem(KEPT + game) !== null) {
    return null;
  }
  return cards.find((card) => mine.includes(card.seat) && isOnBoard(card, table.game.game, hexes)) ?? null;
}

export interface Offer {
  readonly lesson: LessonBody;
  readonly place: number;
}

/** The offer to go on with a lesson, at the place found from the game; null at its end. */
export function offerOf(lesson: LessonBody, seen: Seen): Offer | null {
  const place = placeIn(lesson, seen);
  return place < lesson.steps.length - 1 ? { lesson, place } : null;
}

export function keepPlace(game: string, lesson: string, place: number): void {
  localStorage.setItem(KEPT + game, `${lesson} ${place}`);
}

export function endLesson(game: string): void {
  localStorage.setItem(KEPT + game, LEFT);
}

/** Whether the reader points with fingers: the lesson has its own words for them. */
export function pointer(): string {
  return matchMedia("(pointer: coarse)").matches ? "touch" : "mouse";
}
