import { describe, expect, it } from "vitest";
import type { Bundle } from "../protocol/games";
import { Choices } from "./choices";

const VOCABULARY = {
  isUnit: (word: string) => word.startsWith("u-"),
  isHex: (word: string) => /^\d{4}$/.test(word),
};

const ACTIONS = ["done", "move u-1 *", "halt u-1", "rail u-2 *", "attack 0909"];

const BUNDLES: Readonly<Record<string, Bundle>> = {
  "move u-1 *": {
    after: [-1, -1, 0, 2, 1],
    words: ["0101", "0201", "0102", "0103 0104", "0102"],
    costs: [1, 2, 1.5, null, 3],
  },
  "rail u-2 *": { after: [-1, 0], words: ["0301", "0302"] },
};

const TEXTS = [
  "done",
  "move u-1 0101",
  "move u-1 0201",
  "move u-1 0101 0102",
  "move u-1 0101 0102 0103 0104",
  "move u-1 0201 0102",
  "halt u-1",
  "rail u-2 0301",
  "rail u-2 0301 0302",
  "attack 0909",
];

function packed(): Choices {
  return new Choices(ACTIONS, VOCABULARY, BUNDLES);
}

describe("choices from bundles", () => {
  it("are those of the full list, in its order", () => {
    const choices = packed();
    expect(choices.all.map((choice) => choice.text)).toEqual(TEXTS);
    expect(choices.count).toBe(TEXTS.length);
    const full = new Choices(TEXTS, VOCABULARY);
    expect([...choices.byUnit.keys()]).toEqual([...full.byUnit.keys()]);
    expect([...choices.byHex]).toEqual([...full.byHex]);
    for (const unit of ["u-1", "u-2"]) {
      expect(choices.verbsOf(unit)).toEqual(full.verbsOf(unit));
      expect(choices.immediate(unit)).toEqual(full.immediate(unit));
      const ends = (found: Choices) => [...found.targets(unit, "move")].map(([hex, ways]) => [hex, ways.length]);
      expect(ends(choices)).toEqual(ends(full));
    }
  });

  it("have costs if the server gives them", () => {
    const ways = packed().of("u-1");
    expect(ways.map((choice) => choice.cost)).toEqual([1, 2, 1.5, undefined, 3, undefined]);
  });

  it("are found by their text, and only if they are legal", () => {
    const choices = packed();
    expect(choices.find("move u-1 0201 0102")?.path).toEqual(["0201", "0102"]);
    expect(choices.find("done")?.verb).toBe("done");
    expect(choices.find("attack 0909")?.target).toBe("0909");
    expect(choices.find("move u-1 0909")).toBeUndefined();
    expect(choices.find("move u-1 *")).toBeUndefined();
    expect(choices.find("move u-9 0101")).toBeUndefined();
  });

  it("are known by a sample before they are unpacked", () => {
    expect(packed().samples.map((choice) => choice.text)).toEqual([
      "done",
      "move u-1 0101",
      "halt u-1",
      "rail u-2 0301",
      "attack 0909",
    ]);
  });

  it("are a map like any other", () => {
    const { byUnit } = packed();
    expect(byUnit.size).toBe(2);
    expect(byUnit.has("u-1")).toBe(true);
    expect(byUnit.get("u-9")).toBeUndefined();
    expect([...byUnit.values()].map((choices) => choices.length)).toEqual([6, 2]);
    const counts: string[] = [];
    byUnit.forEach((choices, unit) => counts.push(`${unit} ${choices.length}`));
    expect(counts).toEqual(["u-1 6", "u-2 2"]);
  });
});
