import { describe, expect, it } from "vitest";
import { sizeMark, symbolOf } from "./symbols";

/** The tables of counters of every game. */
const TABLES = import.meta.glob<string>("../../../src/hexside/games/*/data/units.csv", {
  eager: true,
  query: "?raw",
  import: "default",
});

function typesOf(table: string): readonly string[] {
  const [head = "", ...rows] = table.split(/\r?\n/).filter((line) => line !== "" && !line.startsWith("#"));
  const column = head.split(",").indexOf("type");
  return rows.map((row) => row.replace(/"[^"]*"/g, "").split(",")[column] ?? "");
}

describe("the symbols", () => {
  it("know every type of unit of every game", () => {
    const types = new Set(Object.values(TABLES).flatMap(typesOf));
    expect(types.size).toBeGreaterThan(20);
    const blank = [...types].filter((type) => {
      const { lines, fill, letters } = symbolOf(type);
      return lines + fill + letters === "";
    });
    expect(blank).toEqual([]);
  });

  it("tell branches apart that are played differently", () => {
    const shown = ["infantry", "jaeger", "security", "nkvd", "naval-infantry", "bicycle", "mountain", "motorised"];
    expect(new Set(shown.map((type) => JSON.stringify(symbolOf(type)))).size).toBe(shown.length);
    const armoured = ["panzer", "panzergrenadier", "assault-gun", "tank-destroyer"];
    expect(new Set(armoured.map((type) => JSON.stringify(symbolOf(type)))).size).toBe(armoured.length);
    expect(symbolOf("panzer")).toEqual(symbolOf("tank"));
  });

  it("leave an unknown branch blank", () => {
    expect(symbolOf("balloon")).toEqual({ lines: "", fill: "", letters: "", small: "" });
  });
});

describe("the size mark", () => {
  it("is that of the word", () => {
    expect(["front", "army", "corps", "division", "brigade", "regiment", "battalion", ""].map(sizeMark)).toEqual([
      "XXXXX", "XXXX", "XXX", "XX", "X", "III", "II", "",
    ]);
  });
});
