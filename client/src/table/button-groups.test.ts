import { describe, expect, it } from "vitest";
import { buttonGroups, buttonsOf, buttonText } from "./button-groups";
import { Choices } from "./choices";

function groups(...actions: string[]): string[] {
  const { buttons, all } = new Choices(actions, { isUnit: () => false, isHex: (word) => /^\d+$/.test(word) });
  return buttonGroups(buttons, all).map(
    ({ verb, choices, isNamed, isMenu }) =>
      `${verb} ${choices.length}${isNamed ? " named" : ""}${isMenu ? " menu" : ""}`,
  );
}

function few(...actions: string[]): string[] {
  const choices = new Choices(actions, {
    isUnit: (word) => word.startsWith("u-"),
    isHex: (word) => /^\d+$/.test(word),
  });
  const names = {
    unit: (id: string) => id.toUpperCase(),
    word: (word: string) => `<${word}>`,
    label: ({ verb }: { verb: string }) => verb,
  };
  return buttonsOf(choices).map((choice) => buttonText(names, choice, true));
}

describe("the choices of a decision", () => {
  it("have buttons even for units if they are few", () => {
    expect(few("keep u-1", "skip u-1", "done")).toEqual(["<keep>: U-1", "<skip>: U-1", "done"]);
    expect(few("move u-1 0101", "done")).toEqual(["done"]);
    expect(few("tie u-1 a", "tie u-1 b", "tie u-1 c", "tie u-1 d", "tie u-1 e", "tie u-1 f")).toHaveLength(6);
    expect(few("lose u-1", "lose u-2", "lose u-3", "lose u-4", "order k")).toEqual(["<order>: <k>"]);
  });
});

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

  it("name their verb too where the others are clicked on the map", () => {
    expect(groups("bring w", "bring x", "fortify 1001")).toEqual(["bring 2 named menu"]);
  });
});
