import { describe, expect, it } from "vitest";
import { factsOf, type Reaching } from "./unit-facts";

const PLAIN: Reaching = {
  name: "1",
  nationality: "german",
  kind: "combat",
  type: "infantry",
  size: "division",
  steps: 2,
  attack: 5,
  defense: 7,
  move: 3,
};

const PRINTED: Reaching = { ...PLAIN, dot: "none", quality: "regular", bracketed: false };

function texts(face: Reaching, steps: number, marks: readonly string[] = []): readonly string[] {
  return factsOf(face, steps, marks).map(({ text }) => text);
}

describe("what is said of a unit", () => {
  it("is its strengths and steps", () => {
    expect(factsOf(PLAIN, 2, [])).toEqual([
      { text: "strength-line", values: { attack: 5, defense: 7, move: 3 } },
      { text: "steps", values: { steps: 2, all: 2 } },
    ]);
  });

  it("is the range of a headquarters, and no attack where none is printed", () => {
    expect(texts({ ...PLAIN, kind: "hq", steps: 1, command_range: 5 }, 1)).toEqual(["strength-line", "reach-command"]);
    const support: Reaching = { ...PRINTED, kind: "hq", type: "army-hq", steps: 1, attack: 0, defense: 1, move: 5, bracketed: true, asu_range: 5, no_extended: true };
    expect(texts(support, 1)).toEqual(["strength-bracketed", "reach-support", "no-extended"]);
  });

  it("is what a supply point can do on the side that is up", () => {
    const point: Reaching = { ...PRINTED, type: "supply-point", steps: 1, attack: 0, defense: 0, move: 5, no_extended: true };
    expect(texts(point, 1)).toEqual(["strength-move"]);
    expect(texts(point, 1, ["ready"])).toEqual(["gives-support"]);
    expect(texts({ ...point, steps: 2, move: 0 }, 2)).toEqual(["steps"]);
  });

  it("names the dot and the quality, the last step's own dot too", () => {
    const values = [
      { attack: 3, defense: 3, move: 6 },
      { attack: 7, defense: 6, move: 6 },
      { attack: 10, defense: 8, move: 6 },
    ];
    const panzer: Reaching = { ...PRINTED, type: "panzer", steps: 3, values, dot: "red", remnant_dot: "black", quality: "elite" };
    expect(texts(panzer, 3)).toEqual(["strength-line", "steps", "dot-red", "quality-elite"]);
    expect(texts(panzer, 1)).toContain("dot-black");
    expect(texts({ ...PRINTED, quality: "low", free_stacking: true }, 2)).toEqual(["strength-line", "steps", "quality-low", "stacks-freely"]);
  });

  it("is nothing where nothing is printed", () => {
    expect(texts({ ...PRINTED, type: "air", steps: 1, attack: 0, defense: 0, move: 0 }, 1)).toEqual([]);
  });
});
