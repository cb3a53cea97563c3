import { describe, expect, it } from "vitest";
import { placedPath } from "./paths";

const PLACING = { x: 10, y: 20, scale: 0.5 };

describe("a path", () => {
  it("is moved and scaled point by point", () => {
    expect(placedPath("M0 0L30 20M30 0L0 20", PLACING)).toBe("M10 20L25 30M25 20L10 30");
    expect(placedPath("M7 15V6H23Z", PLACING)).toBe("M13.5 27.5V23H21.5Z");
  });

  it("keeps the angle and the flags of an arc", () => {
    expect(placedPath("M9 5A4 4 0 0 1 21 14", PLACING)).toBe("M14.5 22.5A2 2 0 0 1 20.5 27");
  });
});
