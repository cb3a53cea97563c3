/** Adds the shares of this browser to a game that is about to begin, one step at a time. */

import type { GameSummary, Server } from "../protocol/games";
import { drawnShare, type Kept, nextStep } from "./shares";

const KEPT = "hexside-share-";

/** Shares of a browser that stores nothing last as long as the page. */
const unstored = new Map<string, string>();

export function keptShare(game: string, seat: string): Kept | null {
  const name = `${KEPT}${game}-${seat}`;
  try {
    const text = localStorage.getItem(name) ?? unstored.get(name) ?? null;
    return text === null ? null : (JSON.parse(text) as Kept);
  } catch {
    return null;
  }
}

function keep(game: string, seat: string, kept: Kept): void {
  const name = `${KEPT}${game}-${seat}`;
  const text = JSON.stringify(kept);
  unstored.set(name, text);
  try {
    localStorage.setItem(name, text);
  } catch {
    // The page itself remembers it.
  }
}

/** Takes the next step of every own seat; true if there was one. */
export async function takePart(server: Server, game: GameSummary): Promise<boolean> {
  const { gathering } = game;
  if (!gathering) {
    return false;
  }
  let isDone = false;
  for (const seat of game.mine ?? []) {
    const step = nextStep(seat, gathering, keptShare(game.id, seat), drawnShare);
    if (step !== null) {
      // Kept before it is sent: a share that the server has but this browser lost could not be told.
      keep(game.id, seat, step.kept);
      await (step.kind === "commit"
        ? server.commit(game.id, seat, step.commitment)
        : server.reveal(game.id, seat, step.share));
      isDone = true;
    }
  }
  return isDone;
}
