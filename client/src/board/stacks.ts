/** How counters in the same hex are stacked, and how they are fanned out. */

import type { Point } from "./camera";
import { COUNTER } from "./counters";

export interface Standing {
  readonly id: string;
  readonly hex: string;
}

/** The hexes with their counters, in the given order: the last one is on top. */
export function stacksOf<U extends Standing>(units: readonly U[]): ReadonlyMap<string, readonly U[]> {
  const stacks = new Map<string, U[]>();
  for (const unit of units) {
    if (unit.hex !== "") {
      const stack = stacks.get(unit.hex);
      if (stack === undefined) {
        stacks.set(unit.hex, [unit]);
      } else {
        stack.push(unit);
      }
    }
  }
  return stacks;
}

/** The piles of a stack: one, or where two sides share a hex one for each, in a fixed order. */
export function pilesOf<U extends { readonly side: string }>(stack: readonly U[]): readonly (readonly U[])[] {
  const sides = [...new Set(stack.map((unit) => unit.side))].sort();
  return sides.length < 2 ? [stack] : sides.map((side) => stack.filter((unit) => unit.side === side));
}

/** The middle of a pile: piles of two sides lie apart, to the left and to the right of the hex's middle. */
export function middleOfPile(center: Point, pile: number, piles: number): Point {
  return { x: center.x + (pile - (piles - 1) / 2) * APART, y: center.y };
}

/** How far two piles in a hex lie apart: each shows more than half of its top counter. */
const APART = 26;

/** The upper left corner of a counter: the entire stack is centred on its hex. */
export function placeInStack(center: Point, place: number, count: number): Point {
  const step = count > 3 ? 18 / (count - 1) : 8;
  const shift = (place - (count - 1) / 2) * step;
  return { x: center.x - COUNTER / 2 + shift, y: center.y - COUNTER / 2 - shift };
}

const GAP = 5;
const WIDEST = 4;

/** The upper left corner of a counter in a fanned-out stack: rows around the hex, none covered. */
export function placeInFan(center: Point, place: number, count: number): Point {
  const rows = Math.ceil(count / WIDEST);
  const row = Math.floor(place / WIDEST);
  const inRow = row === rows - 1 ? count - row * WIDEST : WIDEST;
  const column = place - row * WIDEST;
  const step = COUNTER + GAP;
  return {
    x: center.x + (column - (inRow - 1) / 2) * step - COUNTER / 2,
    y: center.y + (row - (rows - 1) / 2) * step - COUNTER / 2,
  };
}
