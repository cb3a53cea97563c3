import { describe, expect, it } from "vitest";
import type { HistoryEntry, TableBody } from "../protocol/games";
import { isFollowed, stepsBetween } from "./followed";

function table(seat: string, step: number, steps = step): TableBody {
  return { seat, step, steps } as TableBody;
}

function entry(step: number, seat: string, texts: readonly string[] = ["x"]): HistoryEntry {
  return { step, seat, turn: 1, action: "", texts, reason: "" };
}

describe("what others did", () => {
  it("is followed from the newest moment on, by the same seat", () => {
    expect(isFollowed(table("axis", 4), table("axis", 6))).toBe(true);
    expect(isFollowed(table("axis", 4), table("axis", 4))).toBe(false);
    expect(isFollowed(table("axis", 4), table("axis", 3))).toBe(false);
    expect(isFollowed(table("", 4), table("axis", 6))).toBe(false);
    expect(isFollowed(table("axis", 2, 4), table("axis", 6))).toBe(false);
  });

  it("leaves out one's own actions and those that tell nothing", () => {
    const entries = [entry(5, "axis"), entry(6, "soviet"), entry(7, "soviet", []), entry(8, "soviet"), entry(9, "soviet")];
    expect(stepsBetween(entries, table("axis", 8), ["axis"]).map(({ step }) => step)).toEqual([6, 8]);
  });
});
