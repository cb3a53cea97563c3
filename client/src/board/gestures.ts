/** Pointer, wheel and keyboard over the board: panning, zooming, and clicks that are not drags. */

import type { Point } from "./camera";

/** A plain click, one that adds to the selection (Shift or Ctrl), or a double click. */
export type Manner = "plain" | "adding" | "double";

export interface Gestures {
  pan(dx: number, dy: number): void;
  zoom(anchor: Point, factor: number): void;
  click(point: Point, target: Element | null, manner: Manner): void;
  /** A button was pressed on something: whether a drag from there carries it instead of moving the map. */
  grab(target: Element | null, isTouch: boolean): boolean;
  /** What was grabbed is carried to a point; the first time it is lifted. */
  carry(point: Point, isFirst: boolean): void;
  drop(point: Point): void;
  /** What was grabbed is put back. */
  letGo(): void;
  hover(point: Point | null, target: Element | null): void;
  /** Moves the cursor over the hexes: a direction with y growing downwards. */
  steer(direction: Point): void;
  showAll(): void;
}

/** A movement below this many pixels still counts as a click. */
const STEADY = 5;
const KEY_STEP = 90;

export function listen(element: HTMLElement, gestures: Gestures): () => void {
  const pointers = new Map<number, Point>();
  const stop = new AbortController();
  const options = { signal: stop.signal };
  let travelled = 0;
  /** Whether a drag carries something, and whether it has been lifted. */
  let isHeld = false;
  let isLifted = false;

  function letGo(): void {
    if (isLifted) {
      gestures.letGo();
    }
    isHeld = false;
    isLifted = false;
  }

  function local(event: { clientX: number; clientY: number }): Point {
    const box = element.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  }

  element.addEventListener(
    "pointerdown",
    (event) => {
      if (event.button === 0 || event.pointerType === "touch") {
        pointers.set(event.pointerId, local(event));
        travelled = pointers.size > 1 ? STEADY + 1 : 0;
        letGo();
        isHeld = pointers.size === 1 && gestures.grab(elementOf(event), event.pointerType === "touch");
      }
    },
    options,
  );

  element.addEventListener(
    "pointermove",
    (event) => {
      const before = pointers.get(event.pointerId);
      const now = local(event);
      if (before === undefined) {
        gestures.hover(now, elementOf(event));
        return;
      }
      travelled += Math.abs(now.x - before.x) + Math.abs(now.y - before.y);
      if (travelled <= STEADY) {
        return;
      }
      element.setPointerCapture(event.pointerId);
      const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
      pointers.set(event.pointerId, now);
      if (isHeld) {
        gestures.carry(now, !isLifted);
        isLifted = true;
        return;
      }
      if (other === undefined) {
        gestures.pan(now.x - before.x, now.y - before.y);
      } else {
        const factor = distance(now, other) / Math.max(1, distance(before, other));
        gestures.zoom({ x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }, factor);
        gestures.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
      }
    },
    options,
  );

  element.addEventListener(
    "pointerup",
    (event) => {
      const known = pointers.delete(event.pointerId);
      if (known && isLifted) {
        isLifted = false;
        gestures.drop(local(event));
      } else if (known && travelled <= STEADY && pointers.size === 0) {
        const manner = event.shiftKey || event.ctrlKey || event.metaKey ? "adding" : "plain";
        gestures.click(local(event), elementOf(event), manner);
      }
    },
    options,
  );

  element.addEventListener(
    "dblclick",
    (event) => {
      gestures.click(local(event), elementOf(event), "double");
    },
    options,
  );

  element.addEventListener(
    "pointercancel",
    (event) => {
      pointers.delete(event.pointerId);
      letGo();
    },
    options,
  );

  window.addEventListener(
    "keydown",
    (event) => {
      if (event.key === "Escape" && isLifted) {
        letGo();
        // The map is not moved by what is left of the drag.
        pointers.clear();
        event.stopImmediatePropagation();
      }
    },
    { ...options, capture: true },
  );

  element.addEventListener(
    "pointerleave",
    () => {
      gestures.hover(null, null);
    },
    options,
  );

  element.addEventListener(
    "wheel",
    (event) => {
      event.preventDefault();
      const lines = event.deltaMode === 1 ? 16 : 1;
      gestures.zoom(local(event), Math.exp((-event.deltaY * lines) / 480));
    },
    { ...options, passive: false },
  );

  element.addEventListener(
    "keydown",
    (event) => {
      if (!event.ctrlKey && !event.metaKey && !event.altKey && key(event, element, gestures)) {
        event.preventDefault();
      }
    },
    options,
  );

  return () => {
    stop.abort();
  };
}

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Arrows move the cursor; with Shift they move the map. */
function key(event: KeyboardEvent, element: HTMLElement, gestures: Gestures): boolean {
  const middle = { x: element.clientWidth / 2, y: element.clientHeight / 2 };
  const arrow = ARROWS[event.key];
  if (arrow !== undefined) {
    if (event.shiftKey) {
      gestures.pan(-arrow.x * KEY_STEP, -arrow.y * KEY_STEP);
    } else {
      gestures.steer(arrow);
    }
    return true;
  }
  switch (event.key) {
    case "+":
    case "=":
      gestures.zoom(middle, 1.25);
      return true;
    case "-":
      gestures.zoom(middle, 0.8);
      return true;
    case "0":
      gestures.showAll();
      return true;
    default:
      return false;
  }
}

function elementOf(event: MouseEvent): Element | null {
  return event.target instanceof Element ? event.target : null;
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
