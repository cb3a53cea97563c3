import { describe, expect, it } from "vitest";
import type { BoardBody } from "../protocol/games";
import type { RulesText } from "../protocol/rules";
import { effectsOf, HexIndex } from "./hex-facts";

const BOARD: BoardBody = {
  orientation: "pointy",
  hexes: ["0101", "0102", "0103"],
  centers: [
    [0, 0],
    [1, 0],
    [2, 0],
  ],
  neighbors: [[1], [0, 2], [1]],
  terrain: ["clear", "rough", "clear"],
  terrain_names: { clear: "clear", rough: "rough" },
  sides: [[0, 1, ["minor-river"]]],
  links: [[1, 2, ["road", "secret"]]],
  places: [{ hex: "0102", kind: "town", name: "Izium" }],
  areas: { source: ["0103"], hidden: ["0103"] },
  names: {
    hexside: { "minor-river": "minor river" },
    line: { road: "road" },
    place: { town: "town" },
    area: { source: "supply source" },
  },
};

const RULES: RulesText = {
  game: "g",
  language: "en",
  sections: [
    {
      number: "AID",
      title: "Tables",
      blocks: [
        {
          kind: "table",
          id: "terrain",
          head: ["Terrain", "Points", "Combat"],
          rows: [
            ["Rough", "1", "1 left"],
            ["town", "as the terrain", "–"],
          ],
        },
      ],
    },
  ],
};

describe("the facts of a hex", () => {
  it("are its terrain, its place, its rivers and roads, as far as they have names", () => {
    const index = new HexIndex(BOARD);
    expect(index.words("0101")).toEqual(["clear", "minor river"]);
    expect(index.words("0102")).toEqual(["rough", "town", "minor river", "road"]);
    expect(index.areasOf("0103")).toEqual(["supply source"]);
    expect(index.words("9999")).toEqual([]);
  });

  it("have effects where the table of the game names them", () => {
    expect(effectsOf(RULES, ["rough", "town", "road"])).toEqual([
      { word: "rough", columns: [{ head: "Points", text: "1" }, { head: "Combat", text: "1 left" }] },
      { word: "town", columns: [{ head: "Points", text: "as the terrain" }] },
    ]);
    expect(effectsOf(null, ["rough"])).toEqual([]);
  });
});
