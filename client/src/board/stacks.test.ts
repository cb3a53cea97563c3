import { describe, expect, it } from "vitest";
import { COUNTER } from "./counters";
import { middleOfPile, pilesOf, placeInFan, placeInStack, stacksOf } from "./stacks";

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

  it("are one pile for each side where two sides share a hex", () => {
    const units = [
      { id: "a", side: "soviet" },
      { id: "b", side: "axis" },
      { id: "c", side: "soviet" },
    ];
    expect(pilesOf(units).map((pile) => pile.map((unit) => unit.id))).toEqual([["b"], ["a", "c"]]);
    expect(pilesOf(units.filter((unit) => unit.side === "soviet"))).toHaveLength(1);
    const [left, right] = [0, 1].map((pile) => middleOfPile({ x: 100, y: 50 }, pile, 2));
    expect((right?.x ?? 0) - (left?.x ?? 0)).toBeGreaterThan(COUNTER / 2);
    expect(middleOfPile({ x: 100, y: 50 }, 0, 1)).toEqual({ x: 100, y: 50 });
  });

  it("cover no counter when they are fanned out", () => {
    for (const count of [2, 4, 5, 9]) {
      const places = Array.from({ length: count }, (_, place) =>
        placeInFan({ x: 100, y: 50 }, place, count),
      );
      for (const [one, a] of places.entries()) {
        for (const b of places.slice(one + 1)) {
          expect(Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y))).toBeGreaterThan(COUNTER);
        }
      }
      const xs = places.slice(0, 4).map((place) => place.x);
      expect((Math.min(...xs) + Math.max(...xs)) / 2).toBeCloseTo(100 - COUNTER / 2);
    }
  });
});
