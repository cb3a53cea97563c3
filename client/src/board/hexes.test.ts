import { describe, expect, it } from "vitest";
import { HEX, HexMap, polygon } from "./hexes";

const HALF = Math.sqrt(3) / 2;
/** Two rows of three pointy hexes; the second row lies south of the first, half a hex east. */
const MAP = new HexMap({
  orientation: "pointy",
  hexes: ["0101", "0102", "0103", "0201", "0202", "0203"],
  centers: [
    [1, HALF],
    [2, HALF],
    [3, HALF],
    [1.5, 0],
    [2.5, 0],
    [3.5, 0],
  ],
  neighbors: [
    [1, -1, -1, -1, -1, 3],
    [2, -1, -1, 0, 3, 4],
    [-1, -1, -1, 1, 4, 5],
    [4, 1, 0, -1, -1, -1],
    [5, 2, 1, 3, -1, -1],
    [-1, -1, 2, 4, -1, -1],
  ],
});

describe("hexes on the map", () => {
  it("lie a hex apart, north above south", () => {
    const first = MAP.center("0101");
    const second = MAP.center("0102");
    const below = MAP.center("0201");
    expect((second?.x ?? 0) - (first?.x ?? 0)).toBeCloseTo(HEX);
    expect(below?.y ?? 0).toBeGreaterThan(first?.y ?? 0);
  });

  it("are all inside the area", () => {
    for (const name of MAP.names) {
      for (const corner of MAP.corners(name)) {
        expect(corner.x).toBeGreaterThan(0);
        expect(corner.y).toBeGreaterThan(0);
        expect(corner.x).toBeLessThan(MAP.area.width);
        expect(corner.y).toBeLessThan(MAP.area.height);
      }
    }
  });

  it("are found from a point in them, and nothing outside", () => {
    for (const name of MAP.names) {
      const middle = MAP.center(name) ?? { x: 0, y: 0 };
      expect(MAP.at({ x: middle.x + 9, y: middle.y - 9 })).toBe(name);
    }
    expect(MAP.at({ x: -200, y: 0 })).toBeNull();
  });

  it("know their neighbours and not those beyond the edge", () => {
    expect(MAP.adjacent("0102")).toEqual(["0103", "0101", "0201", "0202"]);
    expect(MAP.adjacent("9999")).toEqual([]);
  });

  it("share the corners of a hexside with their neighbours", () => {
    const mine = MAP.corners("0101").map((point) => polygon([point]));
    const theirs = MAP.corners("0102").map((point) => polygon([point]));
    expect(mine.filter((corner) => theirs.includes(corner))).toHaveLength(2);
  });
});

describe("a straight walk", () => {
  it("steps from neighbour to neighbour", () => {
    expect(MAP.walk("0101", "0203")).toHaveLength(3);
    expect(MAP.walk("0101", "0203").at(-1)).toBe("0203");
  });

  it("is empty if there is no path", () => {
    expect(MAP.walk("0101", "9999")).toEqual([]);
    expect(MAP.walk("0101", "0101")).toEqual([]);
  });
});
