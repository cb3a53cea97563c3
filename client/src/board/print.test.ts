import { describe, expect, it } from "vitest";
import { strengths } from "./counters";
import { cellsOf, hasCells, stripeOf } from "./print";

const VALUES = [
  { attack: 3, defense: 3, move: 6 },
  { attack: 6, defense: 5, move: 6 },
  { attack: 10, defense: 8, move: 6 },
] as const;
const PANZER = {
  name: "11 Pz",
  nationality: "german",
  kind: "combat",
  type: "panzer",
  size: "division",
  steps: 3,
  ...VALUES[2],
  reduced_attack: 6,
  reduced_defense: 5,
  values: VALUES,
  dot: "red",
  remnant_dot: "black",
  quality: "elite",
  bracketed: false,
};
const HQ = { type: "army-hq", steps: 1, dot: "none", quality: "regular", bracketed: true, no_extended: true, asu_range: 5 };
const POINT = { type: "supply-point", steps: 2, dot: "none", quality: "regular", bracketed: false, asu_range: 0 };

describe("the strengths of a counter", () => {
  it("are those of the steps that are left", () => {
    expect([3, 2, 1].map((steps) => strengths(PANZER, steps))).toEqual([
      [10, 8, 6],
      [6, 5, 6],
      [3, 3, 6],
    ]);
  });

  it("stand in cells with dot and quality", () => {
    expect(cellsOf(PANZER, VALUES[2], 3, [])).toEqual({
      attack: "10",
      defense: "8",
      move: "6",
      dot: "red",
      quality: "elite",
      dark: false,
    });
    expect(cellsOf(PANZER, VALUES[0], 1, [])?.dot).toBe("black");
  });

  it("show support, brackets and no extended movement", () => {
    expect(cellsOf(HQ, { attack: 0, defense: 1, move: 5 }, 1, [])).toMatchObject({
      attack: "S",
      defense: "(1)",
      move: "5",
      quality: "",
      dark: true,
    });
  });

  it("of supply show whether it is ready, or how much there is", () => {
    const mobile = { attack: 0, defense: 0, move: 5 };
    const fixed = { attack: 0, defense: 0, move: 0 };
    expect(cellsOf(POINT, mobile, 1, [])).toMatchObject({ attack: "0", move: "5" });
    expect(cellsOf(POINT, mobile, 1, ["ready"])).toMatchObject({ attack: "S", move: "T" });
    expect(cellsOf(POINT, fixed, 2, [])).toMatchObject({ attack: "", defense: "×2" });
    expect(cellsOf({ ...POINT, type: "air" }, fixed, 1, [])).toBeNull();
  });

  it("stand in one word where a game has neither", () => {
    expect(hasCells({ type: "infantry", steps: 2 })).toBe(false);
    expect(hasCells(PANZER)).toBe(true);
  });
});

describe("the stripe", () => {
  it("is thin for the second step of three and thick for the last", () => {
    expect([3, 2, 1].map((steps) => stripeOf(PANZER, steps))).toEqual(["none", "thin", "thick"]);
    const four = { ...PANZER, steps: 4 };
    expect([4, 3, 2, 1].map((steps) => stripeOf(four, steps))).toEqual(["none", "thin", "middle", "thick"]);
    expect(stripeOf({ type: "infantry", steps: 2 }, 1)).toBe("none");
  });
});
