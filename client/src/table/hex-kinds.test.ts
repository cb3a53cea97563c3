import { describe, expect, it } from "vitest";
import { Choices } from "./choices";

const VOCABULARY = {
  isUnit: (word: string) => word.startsWith("u-"),
  isHex: (word: string) => /^\d{4}$/.test(word),
};

function choices(...actions: string[]): Choices {
  return new Choices(actions, VOCABULARY);
}

function hexes(verb: string, count: number): string[] {
  return Array.from({ length: count }, (_, n) => `${verb} ${1001 + n}`);
}

describe("kinds of action in hexes", () => {
  it("light their hexes at once where they are the question", () => {
    const found = choices("done", "attack 1001", "attack 1002");
    expect([...found.byHex.keys()]).toEqual(["1001", "1002"]);
    expect(found.kinds.size).toBe(0);
    // However many there are: nothing else is asked, and there is no phase to end.
    expect(choices("waive", ...hexes("land", 300)).byHex.size).toBe(300);
  });

  it("wait for their button beside other things to do", () => {
    const found = choices("done", "move u-1 1001", "build 1001", "build 1002", "ferry 1003 1004");
    expect(found.byHex.size).toBe(0);
    expect([...found.kinds.keys()]).toEqual(["build", "ferry"]);
    expect(found.kinds.get("build")?.get("1002")?.map((choice) => choice.text)).toEqual(["build 1002"]);
    expect([...(found.kinds.get("ferry")?.keys() ?? [])]).toEqual(["1003", "1004"]);
    expect([...choices("done", "bring a", "build 1001").kinds.keys()]).toEqual(["build"]);
  });

  it("do not wait if they are attacks", () => {
    const found = choices("done", "attack 1001", "leave 1003", "leave u-1");
    expect([...found.byHex.keys()]).toEqual(["1001"]);
    expect([...found.kinds.keys()]).toEqual(["leave"]);
    expect([...choices("done", "leave u-1", ...hexes("attack", 300)).kinds.keys()]).toEqual(["attack"]);
  });

  it("do not flood the map in a phase that may be ended", () => {
    expect([...choices("done", ...hexes("build", 300)).kinds.keys()]).toEqual(["build"]);
    expect(choices("done", ...hexes("attack", 60)).byHex.size).toBe(60);
  });
});
