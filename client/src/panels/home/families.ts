/** Scenarios of one family share a card: the same battle for other numbers of players, or shorter. */

import type { GameInfo, ScenarioInfo } from "../../protocol/games";

export interface Family {
  readonly key: string;
  readonly game: GameInfo;
  readonly scenarios: readonly ScenarioInfo[];
}

export function familiesOf(games: readonly GameInfo[]): Family[] {
  const found = new Map<string, { key: string; game: GameInfo; scenarios: ScenarioInfo[] }>();
  for (const game of games) {
    for (const info of game.scenarios) {
      const key = info.family === "" ? info.id : `${game.id}/${info.family}`;
      const family = found.get(key);
      if (family === undefined) {
        found.set(key, { key, game, scenarios: [info] });
      } else {
        family.scenarios.push(info);
      }
    }
  }
  return [...found.values()];
}

/** The scenario that a card shows: the chosen one, else the one that the family is called after. */
export function shownOf(family: Family, chosen: string): ScenarioInfo | undefined {
  return (
    family.scenarios.find((info) => info.id === chosen) ??
    family.scenarios.find((info) => info.id === family.key) ??
    family.scenarios[0]
  );
}
