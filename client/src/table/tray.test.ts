import { describe, expect, it } from "vitest";
import { Choices } from "./choices";
import { trayGroups } from "./tray";

describe("units beside the map", () => {
  it("are grouped by what can be done with them", () => {
    const choices = new Choices(["place u-1 a", "place u-2 a", "withdraw u-3", "withdraw u-2", "done"], {
      isUnit: (word) => word.startsWith("u-"),
      isHex: () => false,
    });
    expect(trayGroups(["u-1", "u-2", "u-3"], (unit) => choices.of(unit))).toEqual([
      { verbs: ["place"], units: ["u-1"] },
      { verbs: ["place", "withdraw"], units: ["u-2"] },
      { verbs: ["withdraw"], units: ["u-3"] },
    ]);
  });
});
