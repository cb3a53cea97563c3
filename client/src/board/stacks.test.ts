import { describe, expect, it } from "vitest";
import { COUNTER } from "./counters";
import { placeInStack, stacksOf } from "./stacks";

describe("stacks", () => {
  it("gather the units of a hex in order and leave out those off the map", () => {
    const stacks = stacksOf([
      { id: "a", hex: "0101" },
      { id: "b", hex: "" },
      { id: "c", hex: "0101" },
      { id: "d", hex: "0102" },
    ]);
    expect([...stacks.keys()]).toEqual(["0101", "0102"]);
    expect(stacks.get("0101")?.map((unit) => unit.id)).toEqual(["a", "c"]);
  });

  it("are centred on the hex, whatever their height", () => {
    for (const count of [1, 2, 3, 7]) {
      const places = Array.from({ length: count }, (_, place) =>
        placeInStack({ x: 100, y: 50 }, place, count),
      );
      const middle = places.reduce((sum, place) => sum + place.x, 0) / count;
      expect(middle).toBeCloseTo(100 - COUNTER / 2);
    }
  });
});
