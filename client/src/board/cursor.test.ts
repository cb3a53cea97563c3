import { describe, expect, it } from "vitest";
import { Cursor } from "./cursor";
import { HexMap } from "./hexes";

/** Rows of pointy hexes, every second one shifted by half a hex. */
function field(columns: number, rows: number): HexMap {
  const hexes: string[] = [];
  const centers: [number, number][] = [];
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      hexes.push(`${row}${column}`);
      centers.push([column + (row % 2) / 2, (-row * Math.sqrt(3)) / 2]);
    }
  }
  const neighbors = centers.map(([x, y]) =>
    centers.flatMap(([ox, oy], index) => {
      const apart = Math.hypot(x - ox, y - oy);
      return apart > 0.5 && apart < 1.1 ? [index] : [];
    }),
  );
  return new HexMap({ orientation: "pointy", hexes, centers, neighbors });
}

describe("the cursor", () => {
  it("goes along a row", () => {
    const cursor = new Cursor(field(5, 5));
    cursor.put("22");
    cursor.steer({ x: 1, y: 0 });
    expect(cursor.hex).toBe("23");
    cursor.steer({ x: -1, y: 0 });
    cursor.steer({ x: -1, y: 0 });
    expect(cursor.hex).toBe("21");
  });

  it("keeps its column over staggered rows", () => {
    const cursor = new Cursor(field(5, 5));
    cursor.put("42");
    for (let step = 0; step < 4; step += 1) {
      cursor.steer({ x: 0, y: -1 });
    }
    expect(cursor.hex).toBe("02");
  });

  it("stays at the edge", () => {
    const cursor = new Cursor(field(3, 3));
    cursor.put("00");
    cursor.steer({ x: 0, y: -1 });
    expect(cursor.hex).toBe("00");
  });
});
