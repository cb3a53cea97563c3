import { describe, expect, it } from "vitest";
import type { TableBody } from "../protocol/games";
import { isCalled, titleOf } from "./calling";

function table(step: number, waiting: readonly string[], decides = false): TableBody {
  return {
    step,
    decision: decides ? {} : null,
    view: { waiting },
    game: { name: "Izium", mine: ["axis"] },
  } as unknown as TableBody;
}

describe("calling a player", () => {
  it("marks the tab while the player must decide", () => {
    expect(titleOf(null, "Your turn")).toBe("Hexside");
    expect(titleOf(table(1, ["soviet"]), "Your turn")).toBe("Izium – Hexside");
    expect(titleOf(table(1, ["axis"], true), "Your turn")).toBe("● Your turn – Izium");
  });

  it("calls once, when others have come to the end of what they do", () => {
    expect(isCalled(table(3, ["soviet"]), table(4, ["axis"], true))).toBe(true);
    expect(isCalled(table(4, ["axis"], true), table(5, ["axis"], true))).toBe(false);
    expect(isCalled(null, table(4, ["axis"], true))).toBe(false);
    expect(isCalled(table(3, ["soviet"]), table(4, ["soviet"]))).toBe(false);
  });
});
