import { describe, expect, it } from "vitest";
import type { GameInfo, ScenarioInfo } from "../../protocol/games";
import { familiesOf, shownOf } from "./families";

function scenario(id: string, family: string): ScenarioInfo {
  return { id, family, title: id, summary: "", turns: 1, first_turn: 1, seats: [] };
}

function game(id: string, scenarios: ScenarioInfo[]): GameInfo {
  return { id, title: id, scenarios, options: [], positions: [] };
}

const GAMES = [
  game("a", [scenario("a/one", ""), scenario("a/short", "full"), scenario("a/full", "full")]),
  game("b", [scenario("b/one", "")]),
];

describe("families", () => {
  it("puts scenarios of one family on one card, in the order of the list", () => {
    expect(familiesOf(GAMES).map((family) => family.scenarios.map((info) => info.id))).toEqual([
      ["a/one"],
      ["a/short", "a/full"],
      ["b/one"],
    ]);
  });

  it("shows the scenario that the family is called after until another is chosen", () => {
    const [, family] = familiesOf(GAMES);
    expect(family && shownOf(family, "")?.id).toBe("a/full");
    expect(family && shownOf(family, "a/short")?.id).toBe("a/short");
    expect(family && shownOf(family, "b/one")?.id).toBe("a/full");
  });
});
