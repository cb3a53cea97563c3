import { describe, expect, it } from "vitest";
import { readChoice } from "./choices";
import { mainChoice } from "./main-choice";

const buttons = (...texts: readonly string[]) =>
  texts.map((text) => readChoice(text, { isUnit: () => false, isHex: () => false }));

describe("the main button", () => {
  it("rolls, or ends the phase, whatever stands before it", () => {
    expect(mainChoice(buttons("cancel", "resolve"))?.text).toBe("resolve");
    expect(mainChoice(buttons("negotiate", "done"))?.text).toBe("done");
    expect(mainChoice(buttons("mode move-combat", "mode combat-move"))).toBeNull();
  });

  it("is the only button, but never one that throws away", () => {
    expect(mainChoice(buttons("draw"))?.text).toBe("draw");
    expect(mainChoice(buttons("cancel"))).toBeNull();
  });
});
