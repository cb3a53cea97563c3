import { describe, expect, it } from "vitest";
import type { SeenUnit } from "../protocol/games";
import { costText, inStacks, unchanged } from "./picture";

function unit(id: string, hex: string): SeenUnit {
  return { id, hex, side: "axis" };
}

describe("the picture of the board", () => {
  it("raises units in their stack and leaves every stack in its place", () => {
    const units = [unit("a", "0101"), unit("b", "0102"), unit("c", "0101"), unit("d", "0103")];
    const raised = inStacks(units, ({ id }) => (id === "a" || id === "b" ? 1 : 0));
    expect(raised.map(({ id }) => id)).toEqual(["c", "a", "b", "d"]);
  });

  it("keeps a list that holds the same things", () => {
    const a = unit("a", "0101");
    const before = [a];
    expect(unchanged(before, [a])).toBe(before);
    expect(unchanged(before, [unit("a", "0101")])).not.toBe(before);
    expect(unchanged(before, [])).toEqual([]);
  });

  it("writes halves as such", () => {
    expect([0.5, 1, 2.5].map(costText)).toEqual(["½", "1", "2½"]);
  });
});
