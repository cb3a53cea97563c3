import { describe, expect, it } from "vitest";
import { areaOf, shownParts, toneOf } from "./overlays";

const SIDES = ["axis", "soviet"];
const ZONES = [
  { kind: "zone", side: "axis", hexes: ["0101"] },
  { kind: "zone", side: "soviet", hexes: ["0201"] },
];
const FRONT = [{ kind: "front", side: "", sides: [["0101", "0201"] as const] }];

describe("overlays", () => {
  it("show what is switched on, of the sides that are wanted", () => {
    const all = { zones: ZONES, front: FRONT };
    expect(shownParts(all, ["zones"], [])).toEqual(ZONES);
    expect(shownParts(all, ["zones", "front"], ["axis"])).toEqual([
      ZONES[1],
      FRONT[0],
    ]);
    expect(shownParts(all, [], [])).toEqual([]);
  });

  it("are drawn by their kind, and tinted when it is new", () => {
    expect(areaOf({ kind: "zone", side: "axis", hexes: ["0101"] }, SIDES, "Zone")).toEqual({
      style: "hatch",
      tone: "side-0",
      title: "Zone",
      hexes: ["0101"],
      sides: [],
      glyph: "",
    });
    expect(areaOf({ kind: "mud", side: "", hexes: [] }, SIDES, "").style).toBe("tint");
    expect(areaOf({ kind: "wall", side: "", sides: [] }, SIDES, "").style).toBe("line");
  });

  it("have the colour of their side", () => {
    expect(SIDES.map((side) => toneOf(side, SIDES))).toEqual(["side-0", "side-1"]);
    expect(toneOf("", SIDES)).toBe("neutral");
  });
});
