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

  it("show the number in which a kind ends", () => {
    expect(areaOf({ kind: "victory-3", side: "axis", hexes: [] }, SIDES, "")).toMatchObject({ style: "badge", glyph: "3" });
    expect(areaOf({ kind: "mud-2", side: "", hexes: [] }, SIDES, "").style).toBe("tint");
  });

  it("join hexes, where the server says which", () => {
    const links = [["0101", "0301"] as const, ["0101", ""] as const];
    expect(areaOf({ kind: "hex-bond", side: "axis", hexes: ["0201"], links }, SIDES, "").links).toEqual(links);
    expect(areaOf({ kind: "zone", side: "axis", hexes: [] }, SIDES, "").links).toBeUndefined();
  });

  it("differ where they are seen together", () => {
    const together = [
      ["reach", "strike"],
      ["supplied", "source", "cut-off", "isolated"],
      ["connected-rail", "cut-rail", "railhead", "inoperative-railhead"],
      ["air-base", "air-range"],
      ["victory-1", "victory-2", "victory-3", "exit"],
    ];
    for (const kinds of together) {
      const looks = kinds.map((kind) => {
        const { style, glyph } = areaOf({ kind, side: "axis", hexes: [] }, SIDES, "");
        return `${style} ${glyph}`;
      });
      expect(new Set(looks).size).toBe(kinds.length);
    }
  });

  it("have the colour of their side", () => {
    expect(SIDES.map((side) => toneOf(side, SIDES))).toEqual(["side-0", "side-1"]);
    expect(toneOf("", SIDES)).toBe("neutral");
  });
});
