import { describe, expect, it } from "vitest";
import { borderOf } from "./areas";
import { HexMap } from "./hexes";

/** Three hexes in a row. */
const MAP = new HexMap({
  orientation: "pointy",
  hexes: ["0101", "0201", "0301"],
  centers: [
    [0, 0],
    [1, 0],
    [2, 0],
  ],
  neighbors: [[1], [0, 2], [1]],
});

describe("hexsides", () => {
  it("are the same seen from both hexes", () => {
    const key = (here: string, there: string) =>
      MAP.edge(here, there)
        .map((point) => `${point.x.toFixed(1)} ${point.y.toFixed(1)}`)
        .sort();
    expect(key("0101", "0201")).toHaveLength(2);
    expect(key("0101", "0201")).toEqual(key("0201", "0101"));
    expect(MAP.edge("0101", "0301")).toEqual([]);
  });
});

describe("the border of an area", () => {
  it("leaves the sides between its own hexes out", () => {
    expect(borderOf(MAP, ["0101"])).toHaveLength(6);
    expect(borderOf(MAP, ["0101", "0201"])).toHaveLength(10);
    expect(borderOf(MAP, ["0101", "0301"])).toHaveLength(12);
    expect(borderOf(MAP, [])).toEqual([]);
  });
});
