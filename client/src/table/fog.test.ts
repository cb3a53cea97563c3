import { describe, expect, it } from "vitest";
import type { SeenUnit } from "../protocol/games";
import { fogOf } from "./fog";

function unit(id: string): SeenUnit {
  return { id, hex: "10.10", side: "soviet" };
}

describe("stacks in the fog", () => {
  it("puts the top counter above the others", () => {
    const fog = fogOf([{ hex: "10.10", side: "soviet", top: "a", below: ["b", "c"], height: 3 }], "soviet");
    expect(["a", "b", "c"].map((id) => fog.height(unit(id)))).toEqual([2, 1, 0]);
    expect(fog.beneath(unit("a"))).toBe("");
  });

  it("says that there may be more below the top of an enemy's stack", () => {
    const fog = fogOf([{ hex: "10.10", side: "soviet", top: "a" }], "axis");
    expect(fog.beneath(unit("a"))).toBe("?");
  });

  it("counts what lies below where the number is open", () => {
    const fog = fogOf([{ hex: "10.10", side: "soviet", top: "a", height: 3 }], "axis");
    expect(fog.beneath(unit("a"))).toBe("+2");
    const lone = fogOf([{ hex: "10.10", side: "soviet", top: "a", height: 1 }], "axis");
    expect(lone.beneath(unit("a"))).toBe("");
  });

  it("marks a stack in which something was seen earlier", () => {
    const stack = { hex: "10.10", side: "soviet", top: "a" };
    const fog = fogOf([stack], "axis", [{ unit: "b", hex: "10.10", turn: 2 }]);
    expect(fog.beneath(unit("a"))).toBe("◷");
  });

  it("leaves games without an order of stacks as they are", () => {
    const fog = fogOf([], "axis");
    expect([fog.height(unit("a")), fog.beneath(unit("a"))]).toEqual([0, ""]);
  });
});
