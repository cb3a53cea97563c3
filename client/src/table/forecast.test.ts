import { describe, expect, it } from "vitest";
import { forecastOf } from "./forecast";

const ODDS = { attack: 4, defense: 2, ratio: "2:1", column: "2:1", allowed: true, modifiers: [] };

describe("a forecast", () => {
  it("is that of the attack being made", () => {
    expect(forecastOf({ odds: ODDS, drop: [] }, "0101")).toEqual(ODDS);
  });

  it("is otherwise that of the target under the pointer", () => {
    const choices = { attack: { "0101": { attackers: ["u"], all: ODDS } }, done: true };
    expect(forecastOf(choices, "0101")).toEqual(ODDS);
    expect(forecastOf(choices, "0102")).toBeNull();
    expect(forecastOf(choices, null)).toBeNull();
  });
});
