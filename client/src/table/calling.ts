/** Calls a player who is elsewhere: the title of the tab, and a notification if that was asked for. */

import type { TableBody } from "../protocol/games";

/** What the tab says: whose game it is, and with a dot that the player at it must decide. */
export function titleOf(table: TableBody | null, yourTurn: string): string {
  if (table === null) {
    return "Hexside";
  }
  const { name } = table.game;
  return isAsked(table) ? `● ${yourTurn} – ${name}` : `${name} – Hexside`;
}

/** Whether somebody at this screen has just come to decide, after others did. */
export function isCalled(before: TableBody | null, after: TableBody): boolean {
  return before !== null && after.step > before.step && isAsked(after) && !isAsked(before);
}

function isAsked(table: TableBody): boolean {
  const mine = table.game.mine ?? [];
  return table.decision !== null || table.view.waiting.some((seat) => mine.includes(seat));
}
