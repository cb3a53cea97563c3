import { describe, expect, it } from "vitest";
import { attemptsOf, attemptsOfUnit } from "./attempts";
import { Choices } from "./choices";

const VOCABULARY = { isUnit: (word: string) => word.startsWith("u"), isHex: (word: string) => /^\d+$/.test(word) };

/** Hexes in a row by their numbers. */
const MAP = {
  center: (hex: string) => ({ x: Number(hex), y: 0 }),
  walk: (from: string, to: string) =>
    [...Array(Math.abs(Number(to) - Number(from))).keys()].map((step) => String(Number(from) + step + 1)),
  adjacent: (hex: string) => [String(Number(hex) - 1), String(Number(hex) + 1)],
};

describe("why a unit cannot go to a hex", () => {
  it("is asked along the cheapest ways that it has towards it", () => {
    const choices = new Choices(["move u1 2", "move u1 2 3", "move u1 9 3", "move u2 5"], VOCABULARY);
    const price = ({ text }: { text: string }) => (text.includes(" 9 ") ? 1 : 2);
    expect(attemptsOf(choices, "move", "u1", "1", "5", MAP, price)).toEqual([
      "move u1 9 3 4 5",
      "move u1 2 3 4 5",
      "move u1 2 3 4 5",
    ]);
  });

  it("is asked of the hex alone where units do not walk", () => {
    const choices = new Choices(["place u1 2", "place u1 3"], VOCABULARY);
    expect(attemptsOf(choices, "place", "u1", "", "7", MAP, () => null)).toEqual(["place u1 7"]);
  });

  it("is asked in every direction of a unit that can do nothing", () => {
    const choices = new Choices(["move u1 2"], VOCABULARY);
    expect(attemptsOfUnit(choices, "u2", "7", MAP, () => true)).toEqual(["move u2 6", "move u2 8"]);
    expect(attemptsOfUnit(choices, "u2", "7", MAP, () => false)).toEqual([]);
  });
});
