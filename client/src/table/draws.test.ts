import { describe, expect, it } from "vitest";
import type { LogEntry, TableBody } from "../protocol/games";
import { drawnBetween } from "./draws";

function entry(step: number, text: string, values: LogEntry["arguments"] = {}, kind: LogEntry["kind"] = ""): LogEntry {
  return { number: step, step, code: "x", rule: "", text, arguments: values, kind, seat: "axis", turn: 1 };
}

function moment(step: number, entries: readonly LogEntry[] = []): TableBody {
  return { step, log: { entries } } as unknown as TableBody;
}

describe("what was drawn", () => {
  it("is told with what came of it in the same action", () => {
    const entries = [
      entry(1, "old", { die: 1 }),
      entry(2, "attack"),
      entry(2, "die 5", { die: 5, draw: 3 }, "result"),
      entry(2, "retreat"),
      entry(3, "move"),
    ];
    expect(drawnBetween(moment(1), moment(3, entries))).toEqual([
      { step: 2, die: 5, text: "die 5", consequences: ["retreat"] },
    ]);
  });

  it("is nothing at the first look, after undoing, and the newest three after much", () => {
    expect(drawnBetween(null, moment(3, [entry(2, "die", { die: 2 })]))).toEqual([]);
    expect(drawnBetween(moment(4), moment(3, [entry(2, "die", { die: 2 })]))).toEqual([]);
    const many = [1, 2, 3, 4, 5].map((step) => entry(step, `chit ${step}`, { draw: step }));
    expect(drawnBetween(moment(0), moment(5, many)).map(({ text }) => text)).toEqual(["chit 3", "chit 4", "chit 5"]);
  });
});
