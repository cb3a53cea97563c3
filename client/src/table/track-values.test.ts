import { describe, expect, it } from "vitest";
import { isEmpty, isList, pairsOf, shownValue } from "./track-values";

const names = {
  hex: (hex: string) => `Hex (${hex})`,
  isHex: (word: string) => /^\d{4}$/.test(word),
  word: (word: string) => word.toUpperCase(),
};

describe("values of tracks", () => {
  it("are empty if there is nothing to tell", () => {
    expect(["", false, 0, [], {}].every(isEmpty)).toBe(true);
    expect(["a", true, 1, [0, 4], { a: 0 }].some(isEmpty)).toBe(false);
  });

  it("need lines of their own if they are words", () => {
    expect([["a"], { a: 1 }].every(isList)).toBe(true);
    expect([[1, 2], "a", 1].some(isList)).toBe(false);
  });

  it("are told in words", () => {
    expect(shownValue(names, [1, 2])).toBe("1 / 2");
    expect(shownValue(names, "0101/0102")).toBe("Hex (0101) / Hex (0102)");
    expect(shownValue(names, true)).toBe("✓");
    expect(pairsOf(names, ["0101", "a"])).toEqual(["Hex (0101)", "A"]);
  });

  it("with names tell them", () => {
    expect(pairsOf(names, { army: "box", other: ["b", "c"], third: 2 })).toEqual([
      "ARMY: BOX",
      "OTHER: B, C",
      "THIRD: 2",
    ]);
  });
});
