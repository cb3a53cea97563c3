import { describe, expect, it } from "vitest";
import { Choices, keyOf, readChoice } from "./choices";

const VOCABULARY = {
  isUnit: (word: string) => word.startsWith("u-"),
  isHex: (word: string) => /^\d{4}$/.test(word),
};

function choices(...actions: string[]): Choices {
  return new Choices(actions, VOCABULARY);
}

describe("an action", () => {
  it("is a unit, its path and its destination", () => {
    expect(readChoice("move u-1 0102 0103", VOCABULARY)).toMatchObject({
      verb: "move",
      unit: "u-1",
      other: null,
      path: ["0102", "0103"],
      target: "0103",
      plain: [],
    });
  });

  it("may name two units, or none", () => {
    expect(readChoice("follow u-1 u-2", VOCABULARY)).toMatchObject({ unit: "u-1", other: "u-2" });
    expect(readChoice("done", VOCABULARY)).toMatchObject({ unit: null, target: null, plain: [] });
  });
});

describe("choices", () => {
  it("are found by unit, by hex, or as buttons", () => {
    const found = choices("done", "add u-1", "move u-1 0102", "mode a");
    expect(found.buttons.map((choice) => choice.text)).toEqual(["done", "mode a"]);
    const attacks = choices("done", "attack 0101");
    expect(attacks.byHex.get("0101")?.map((choice) => choice.text)).toEqual(["attack 0101"]);
    expect(found.immediate("u-1").map((choice) => choice.text)).toEqual(["add u-1"]);
    expect(found.verbsOf("u-1")).toEqual(["move"]);
  });

  it("keep every path to a hex", () => {
    const found = choices("retreat u-1 0102 0103", "retreat u-1 0202 0103");
    expect(found.targets("u-1", "retreat").get("0103")).toHaveLength(2);
  });

  it("of several things become a picker with its pool", () => {
    const found = choices("chits a b", "chits a a", "waive");
    expect(found.buttons.map((choice) => choice.text)).toEqual(["waive"]);
    const [picker] = found.pickers;
    expect(picker?.pool).toEqual(["a", "a", "b"]);
    expect(picker?.actions.get(keyOf(["b", "a"]))).toBe("chits a b");
    expect([picker?.least, picker?.most]).toEqual([2, 2]);
  });

  it("of a thing and the player who gets it are buttons", () => {
    const vocabulary = { isUnit: () => false, isHex: () => false, isSeat: (word: string) => word.startsWith("axis-") };
    const found = new Choices(["done", "deal a axis-1", "deal b axis-2"], vocabulary);
    expect(found.pickers).toEqual([]);
    expect(found.buttons.map((choice) => choice.text)).toEqual(["done", "deal a axis-1", "deal b axis-2"]);
  });

  it("of many numbers become one field", () => {
    const found = choices(...Array.from({ length: 20 }, (_, n) => `bid ${n + 1}`));
    expect(found.numbers).toEqual([{ verb: "bid", least: 1, most: 20 }]);
    expect(found.buttons).toEqual([]);
  });
});
