/** Who may take a seat, in the reader's words. */

import { t } from "../../texts/texts.svelte";

/** Nobody yet: a friend is invited by a link. */
export const OPEN = "open";
export const HUMAN = "human";

/** Players that have a name in every language. */
const KNOWN = [HUMAN, OPEN, "recruit", "officer", "staff", "greedy", "random"];

export function playerName(player: string): string {
  return KNOWN.includes(player) ? t(`player-${player}`) : t("player-other", { name: player });
}

export function isComputer(player: string): boolean {
  return player !== HUMAN && player !== OPEN;
}

/** The first seat is mine unless I choose otherwise, the others are the computer's: a fair one. */
export function usualPlayer(place: number, players: readonly string[]): string {
  if (place === 0) {
    return HUMAN;
  }
  return ["officer", "greedy"].find((name) => players.includes(name)) ?? players.find(isComputer) ?? HUMAN;
}
