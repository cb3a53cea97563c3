/** Who may take a seat, in the reader's language. */

import { t } from "../../texts/texts.svelte";

/** Not taken yet: a friend is invited with a link. */
export const OPEN = "open";
export const HUMAN = "human";

/** Players with a name in every language. */
const KNOWN = [HUMAN, OPEN, "recruit", "officer", "staff", "greedy", "random"];

export function playerName(player: string): string {
  return KNOWN.includes(player) ? t(`player-${player}`) : t("player-other", { name: player });
}

export function isComputer(player: string): boolean {
  return player !== HUMAN && player !== OPEN;
}

/** The first seat is mine by default, the others are played by a fair computer player. */
export function defaultPlayer(place: number, players: readonly string[]): string {
  if (place === 0) {
    return HUMAN;
  }
  return ["officer", "greedy"].find((name) => players.includes(name)) ?? players.find(isComputer) ?? HUMAN;
}
