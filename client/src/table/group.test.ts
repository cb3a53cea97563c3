import { describe, expect, it } from "vitest";
import { Choices } from "./choices";
import { companions, sharedTargets } from "./group";

const VOCABULARY = {
  isUnit: (word: string) => word.startsWith("u-"),
  isHex: (word: string) => /^\d{4}$/.test(word),
};
const CHOICES = new Choices(
  [
    "move u-1 0102",
    "move u-1 0102 0103",
    "move u-1 0202 0103",
    "move u-2 0102",
    "move u-2 0104 0103",
    "move u-3 0105",
    "rest u-4",
  ],
  VOCABULARY,
);
const length = (choice: { path: readonly string[] }) => choice.path.length;

describe("a group", () => {
  it("goes where each of its units may go, each on its own path", () => {
    const shared = sharedTargets(CHOICES, ["u-1", "u-2"], "move", length);
    expect([...shared.keys()]).toEqual(["0102", "0103"]);
    expect(shared.get("0103")?.map((choice) => choice.text)).toEqual(["move u-1 0102 0103", "move u-2 0104 0103"]);
  });

  it("goes nowhere when one of its units cannot follow", () => {
    expect(sharedTargets(CHOICES, ["u-1", "u-3"], "move", length).size).toBe(0);
    expect(sharedTargets(CHOICES, ["u-1", "u-4"], "move", length).size).toBe(0);
  });

  it("is made of the units of a stack that can go, the chosen ones first", () => {
    expect(companions(CHOICES, ["u-1", "u-2", "u-3", "u-4"], ["u-2"], "move")).toEqual(["u-2", "u-1", "u-3"]);
  });
});
