import { describe, expect, it } from "vitest";
import { smallSize, stepped } from "./minimap";

describe("the small map", () => {
  it("fits into its box and keeps the shape of the board", () => {
    expect(smallSize({ width: 2000, height: 1000 }, { width: 200, height: 150 })).toEqual({
      width: 200,
      height: 100,
    });
    expect(smallSize({ width: 1000, height: 1000 }, { width: 200, height: 150 })).toEqual({
      width: 150,
      height: 150,
    });
  });

  it("moves what is in sight by a share of it", () => {
    const part = { x: 100, y: 50, width: 200, height: 100 };
    expect(stepped(part, "ArrowRight")).toEqual({ x: 260, y: 100 });
    expect(stepped(part, "ArrowUp")).toEqual({ x: 200, y: 70 });
    expect(stepped(part, "Enter")).toBeNull();
  });
});
