import { describe, expect, it } from "vitest";
import { Choices } from "./choices";
import { forgottenOf } from "./forgotten";

const VOCABULARY = {
  isUnit: (word: string) => word.startsWith("u-"),
  isHex: (word: string) => /^\d{4}$/.test(word),
};

function odds(own: number, theirs: number, allowed = true) {
  return {
    all: {
      attack: 6,
      defense: 2,
      ratio: "3:1",
      column: "3:1",
      allowed,
      modifiers: [],
      expected_attacker_steps: own,
      expected_defender_steps: theirs,
    },
  };
}

function forgotten(actions: readonly string[], tables: Record<string, unknown>, ...onMap: string[]) {
  return forgottenOf(new Choices(actions, VOCABULARY), tables, (unit) => onMap.includes(unit));
}

describe("what was forgotten", () => {
  it("is an attack that costs the enemy more", () => {
    const attack = { "0101": odds(0.2, 0.9), "0202": odds(0.9, 0.2), "0303": odds(0, 1, false) };
    expect(forgotten(["done", "attack 0101"], { attack, done: true })).toEqual({
      attacks: [{ hex: "0101", column: "3:1" }],
      unplaced: [],
      isFormed: false,
      overstacked: [],
    });
  });

  it("is a group that would be given up, and a hex that holds too many", () => {
    expect(forgotten(["done", "form"], {})?.isFormed).toBe(true);
    const choices = new Choices(["done"], VOCABULARY);
    expect(forgottenOf(choices, {}, () => true, { overstacked: ["0101"] })?.overstacked).toEqual(["0101"]);
  });

  it("is a unit that stands nowhere and could be placed", () => {
    const actions = ["done", "place u-1 0101", "move u-2 0102", "name u-3"];
    expect(forgotten(actions, {}, "u-2")?.unplaced).toEqual(["u-1"]);
  });

  it("is nothing when all is done", () => {
    expect(forgotten(["done", "move u-2 0102"], { done: true }, "u-2")).toBeNull();
  });
});
