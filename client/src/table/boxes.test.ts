import { describe, expect, it } from "vitest";
import { boxesOf, bySide } from "./boxes";

const UNITS = [
  { id: "a", side: "axis", box: "turn-10" },
  { id: "b", side: "soviet", box: "turn-2" },
  { id: "c", side: "axis", box: "turn-2" },
  { id: "d", side: "axis", hex: "0101", box: "" },
  { id: "e", side: "axis", box: "secret" },
];
const TITLES = { "turn-2": "Turn 2", "turn-10": "Turn 10", eliminated: "Eliminated" };

describe("the boxes", () => {
  it("hold the units that are not on the map, in the order of their numbers", () => {
    const boxes = boxesOf(UNITS, TITLES);
    expect(boxes.map(({ title, units }) => [title, units.map((unit) => unit.id)])).toEqual([
      ["Turn 2", ["b", "c"]],
      ["Turn 10", ["a"]],
    ]);
  });

  it("keep the sides apart", () => {
    const [first] = boxesOf(UNITS, TITLES);
    const sides = bySide(first?.units ?? [], ["axis", "soviet"]);
    expect(sides.map((units) => units.map((unit) => unit.id))).toEqual([["c"], ["b"]]);
  });
});
