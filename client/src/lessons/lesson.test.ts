import { describe, expect, it } from "vitest";
import type { LogEntry, SeenUnit, TableBody } from "../protocol/games";
import type { LessonBody, StepBody } from "../protocol/schema";
import { currentStep, hintsOf, isOnBoard, nudgeOf, placeIn, type Seen } from "./lesson";

const STARTS: Readonly<Record<string, string>> = { a: "2534", b: "2534", c: "2434", enemy: "2532" };

function step(id: string, more: Partial<StepBody> = {}): StepBody {
  return { id, title: id, text: "", rules: [], hexes: [], units: [], ways: [], done: [], nudges: [], ...more };
}

const LESSON: LessonBody = {
  card: {
    id: "game/lesson",
    game: "game",
    title: "",
    summary: "",
    position: "game/position",
    seat: "soviet",
    opponent: {},
    hexes: ["2329", "2837", "54"],
  },
  past: { moving: [{ event: "attack-declared" }, { deciding: ["declare-attacks"], event: "mode-chosen" }] },
  steps: [
    step("welcome", { hexes: ["2532"], units: ["a"] }),
    step("mode", {
      done: [{ event: "mode-chosen", having: { mode: "move-combat" } }],
      nudges: [{ when: { event: "mode-chosen", having: { mode: "combat-move" } }, text: "go back" }],
    }),
    step("stack", { ways: [{ units: ["a", "b"], to: "2533" }], done: [{ moved: ["a", "b"] }, { past: "moving" }] }),
    step("zones"),
    step("ring", {
      ways: [{ units: ["c"], to: "2733" }],
      done: [{ moved: ["c"], at: { c: ["2733", "2734"] } }, { past: "moving" }],
      nudges: [{ when: { moved: ["c"], not_at: { c: ["2733"] } }, text: "elsewhere" }],
    }),
    step("twice", { done: [{ event: "combat-result", times: 2 }, { not_deciding: ["pursue", "move-units"] }] }),
    step("end"),
  ],
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

const MODE = ["mode-chosen", { mode: "move-combat" }] as const;
const OTHER = ["mode-chosen", { mode: "combat-move" }] as const;
const BOTH = [
  ["unit-moved", { unit: "a" }],
  ["unit-moved", { unit: "b" }],
] as const;
const RING = ["unit-moved", { unit: "c" }] as const;

function of(id: string): StepBody {
  const found = LESSON.steps.find((row) => row.id === id);
  if (found === undefined) {
    throw new Error(id);
  }
  return found;
}

describe("a lesson", () => {
  it("waits until a step is done, and stops where something is only read", () => {
    expect(currentStep(LESSON, 1, seen("choose-mode"))).toBe(1);
    expect(currentStep(LESSON, 1, seen("move-units", [MODE]))).toBe(2);
    expect(currentStep(LESSON, 1, seen("move-units", [MODE, ...BOTH]))).toBe(3);
  });

  it("goes on when the player does something else", () => {
    expect(currentStep(LESSON, 2, seen("declare-attacks", [MODE]))).toBe(3);
    expect(currentStep(LESSON, 4, seen("pursue", [MODE, ["attack-declared", {}]]))).toBe(5);
  });

  it("counts, and knows what no longer waits", () => {
    const result = ["combat-result", {}] as const;
    expect(currentStep(LESSON, 5, seen("pursue", [result]))).toBe(5);
    expect(currentStep(LESSON, 5, seen("pursue", [result, result]))).toBe(6);
    expect(currentStep(LESSON, 5, seen("declare-attacks"))).toBe(6);
  });

  it("points at units first, then at their goal alone", () => {
    expect(hintsOf(of("welcome"), seen(""))).toEqual(["2532", "2534"]);
    expect(hintsOf(of("stack"), seen(""))).toEqual(["2534", "2534"]);
    expect(hintsOf(of("stack"), seen("", [], {}, ["a"]))).toEqual(["2533"]);
    expect(hintsOf(of("stack"), seen("", [], { a: "2533" }))).toEqual(["2534"]);
    expect(hintsOf(of("stack"), seen("", [], { a: "2533", b: "2533" }))).toEqual([]);
  });

  it("tells a player who did something else", () => {
    expect(nudgeOf(LESSON, of("mode"), seen("declare-attacks", [OTHER]))).toBe("go back");
    expect(nudgeOf(LESSON, of("mode"), seen("choose-mode"))).toBeNull();
    expect(nudgeOf(LESSON, of("ring"), seen("", [RING], { c: "2436" }))).toBe("elsewhere");
    expect(nudgeOf(LESSON, of("ring"), seen("", [RING], { c: "2733" }))).toBeNull();
  });

  it("finds its place from what was done, if it is not stored", () => {
    expect(placeIn(LESSON, seen("choose-mode"))).toBe(0);
    expect(placeIn(LESSON, seen("move-units", [MODE]))).toBe(2);
    // Steps that are only read after something was done are offered again.
    expect(placeIn(LESSON, seen("move-units", [MODE, ...BOTH]))).toBe(3);
    expect(placeIn(LESSON, seen("move-units", [MODE, ...BOTH, RING], { c: "2734" }))).toBe(5);
    expect(placeIn(LESSON, seen("declare-attacks", [MODE, ["attack-declared", {}]]))).toBe(6);
  });

  it("is recognised by its board", () => {
    const hexes = Array.from({ length: 54 }, (_, n) => String(2329 + n)).map((hex, n) => (n === 53 ? "2837" : hex));
    expect(isOnBoard(LESSON.card, "game", hexes)).toBe(true);
    expect(isOnBoard(LESSON.card, "another-game", hexes)).toBe(false);
    expect(isOnBoard(LESSON.card, "game", hexes.slice(1))).toBe(false);
  });
});
