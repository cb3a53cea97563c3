import { describe, expect, it } from "vitest";
import { buttonGroups } from "./button-groups";
import { Choices } from "./choices";

function groups(...actions: string[]): string[] {
  const { buttons } = new Choices(actions, { isUnit: () => false, isHex: () => false });
  return buttonGroups(buttons).map(
    ({ verb, choices, isNamed, isMenu }) =>
      `${verb} ${choices.length}${isNamed ? " named" : ""}${isMenu ? " menu" : ""}`,
  );
}

describe("the buttons of a decision", () => {
  it("stand side by side where there is one verb", () => {
    expect(groups("mode first", "mode second")).toEqual(["mode 2"]);
  });

  it("name their verb where there are several, and hang in menus", () => {
    expect(groups("done", "bring w", "bring x", "order k")).toEqual([
      "done 1 named",
      "bring 2 named menu",
      "order 1 named",
    ]);
  });
});
