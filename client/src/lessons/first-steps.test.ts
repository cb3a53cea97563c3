import { describe, expect, it } from "vitest";
import type { LogEntry, SeenUnit, TableBody } from "../protocol/games";
import { FIRST_STEPS } from "./first-steps";
import { currentStep, isOnBoard, placeIn, type Seen } from "./lesson";

const STARTS: Readonly<Record<string, string>> = {
  "sov-steppe": "2536",
  "sov-32g-rc": "2534",
  "sov-33g-rc": "2534",
  "sov-18-tc": "2434",
  "sov-29-tc": "2535",
  "ger-320-id": "2735",
};

function seen(
  kind: string,
  events: readonly (readonly [string, Record<string, unknown>])[] = [],
  moved: Readonly<Record<string, string>> = {},
  selected: readonly string[] = [],
): Seen {
  const units = Object.entries({ ...STARTS, ...moved }).map(([id, hex]) => ({ id, hex, side: "" }) as SeenUnit);
  return {
    table: { view: { units }, decision: { kind } } as unknown as TableBody,
    events: events.map(([code, values]) => ({ code, arguments: values }) as unknown as LogEntry),
    selected,
  };
}

function placeOf(id: string): number {
  return FIRST_STEPS.steps.findIndex((step) => step.id === id);
}

const MODE = ["mode-chosen", { mode: "move-combat" }] as const;
const RIFLES = [
  ["unit-moved", { unit: "sov-32g-rc" }],
  ["unit-moved", { unit: "sov-33g-rc" }],
] as const;

describe("the first lesson", () => {
  it("waits until a step is done", () => {
    const from = placeOf("activation");
    expect(currentStep(FIRST_STEPS, from, seen("choose-mode"))).toBe(from);
    expect(currentStep(FIRST_STEPS, from, seen("move-units", [MODE]))).toBe(placeOf("stack"));
    expect(currentStep(FIRST_STEPS, from, seen("move-units", [MODE, ...RIFLES]))).toBe(placeOf("zones"));
  });

  it("points at units first, then at their destination", () => {
    const step = FIRST_STEPS.steps[placeOf("stack")];
    expect(step?.hints?.(seen("move-units", [MODE]))).toEqual(["2534", "2534"]);
    expect(step?.hints?.(seen("move-units", [MODE], {}, ["sov-32g-rc"]))).toEqual(["2533"]);
  });

  it("tells a player who chose the other mode how to go back", () => {
    const step = FIRST_STEPS.steps[placeOf("activation")];
    const other = seen("declare-attacks", [["mode-chosen", { mode: "combat-move" }]]);
    expect(step?.nudge?.(other)).toBe("lesson-nudge-mode");
    expect(currentStep(FIRST_STEPS, placeOf("activation"), other)).toBe(placeOf("activation"));
  });

  it("continues when the player does something else", () => {
    const ended = seen("declare-attacks", [MODE]);
    expect(currentStep(FIRST_STEPS, placeOf("stack"), ended)).toBe(placeOf("zones"));
    expect(currentStep(FIRST_STEPS, placeOf("tanks"), ended)).toBe(placeOf("target"));
    const drawn = seen("choose-mode", [MODE, ["chit-drawn", { chit: "supply" }]]);
    expect(currentStep(FIRST_STEPS, placeOf("target"), drawn)).toBe(placeOf("result"));
    expect(currentStep(FIRST_STEPS, placeOf("pursuit"), drawn)).toBe(placeOf("supply"));
  });

  it("ends when the division was attacked or the turn is over", () => {
    const last = FIRST_STEPS.steps.length - 1;
    const over = seen("choose-chits", [["turn-begins", { turn: 2 }]]);
    expect(currentStep(FIRST_STEPS, placeOf("alone"), over)).toBe(last);
    expect(currentStep(FIRST_STEPS, last, over)).toBe(last);
  });

  it("finds its place from what was done, if it is not stored", () => {
    expect(placeIn(FIRST_STEPS, seen("choose-mode"))).toBe(0);
    expect(placeIn(FIRST_STEPS, seen("move-units", [MODE]))).toBe(placeOf("stack"));
    // Steps that are only read after something was done are offered again.
    expect(placeIn(FIRST_STEPS, seen("move-units", [MODE, ...RIFLES]))).toBe(placeOf("zones"));
    const attacked = [MODE, ...RIFLES, ["attack-declared", {}], ["combat-result", {}]] as const;
    expect(placeIn(FIRST_STEPS, seen("pursue", attacked))).toBe(placeOf("result"));
    const over = seen("choose-chits", [...attacked, ["combat-result", {}], ["turn-begins", { turn: 2 }]]);
    expect(placeIn(FIRST_STEPS, over)).toBe(FIRST_STEPS.steps.length - 1);
  });

  it("is recognised by its board", () => {
    const hexes = Array.from({ length: 54 }, (_, n) => String(2329 + n)).map((hex, n) => (n === 53 ? "2837" : hex));
    expect(isOnBoard(FIRST_STEPS, "traces-of-war", hexes)).toBe(true);
    expect(isOnBoard(FIRST_STEPS, "another-game", hexes)).toBe(false);
    expect(isOnBoard(FIRST_STEPS, "traces-of-war", hexes.slice(1))).toBe(false);
  });
});
