import { describe, expect, it } from "vitest";
import { HexMap } from "../board/hexes";
import { forecastOf } from "./forecast";
import { zonesOf } from "./zones";

const ODDS = { attack: 4, defense: 2, ratio: "2:1", column: "2:1", allowed: true, modifiers: [] };

describe("a forecast", () => {
  it("is that of the attack being made", () => {
    expect(forecastOf({ odds: ODDS, drop: [] }, "0101")).toEqual(ODDS);
  });

  it("is else that of the target under the pointer", () => {
    const choices = { attack: { "0101": { attackers: ["u"], all: ODDS } }, done: true };
    expect(forecastOf(choices, "0101")).toEqual(ODDS);
    expect(forecastOf(choices, "0102")).toBeNull();
    expect(forecastOf(choices, null)).toBeNull();
  });
});

describe("zones", () => {
  it("are the hexes next to the units of each side", () => {
    const map = new HexMap({
      orientation: "pointy",
      hexes: ["0101", "0102", "0103"],
      centers: [
        [1, 0],
        [2, 0],
        [3, 0],
      ],
      neighbors: [
        [1, -1, -1, -1, -1, -1],
        [2, -1, -1, 0, -1, -1],
        [-1, -1, -1, 1, -1, -1],
      ],
    });
    const units = [
      { id: "a", side: "axis", hex: "0101" },
      { id: "b", side: "soviet", hex: "0103" },
      { id: "c", side: "soviet", hex: "" },
    ];
    expect(zonesOf(units, ["axis", "soviet"], map)).toEqual([
      { tone: "side-0", hexes: ["0102"] },
      { tone: "side-1", hexes: ["0102"] },
    ]);
  });
});
