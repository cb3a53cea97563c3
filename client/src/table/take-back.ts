/** Taking actions back: all after a point, or a single one if nothing later depends on it. */

import { RequestRefused } from "../protocol/errors";
import type { HistoryEntry, Server, TableBody } from "../protocol/games";

/** One's own actions that may still be taken back, the oldest first. */
export function undoable(
  entries: readonly HistoryEntry[],
  table: TableBody,
  /** A moment before which nothing can be undone any more. */
  boundary: number,
): readonly HistoryEntry[] {
  if (!table.can_undo) {
    return [];
  }
  const first = table.undoable === undefined ? boundary : table.steps - table.undoable;
  const found: HistoryEntry[] = [];
  for (const entry of [...entries].reverse()) {
    if (entry.step > table.steps || entry.step <= first || entry.seat !== table.seat) {
      break;
    }
    found.unshift(entry);
  }
  return found;
}

export interface Desk {
  readonly server: Server;
  readonly id: string;
  readonly seat: string;
}

/** Undoes the last actions, one after another; returns the newest version. */
export async function undoLast(desk: Desk, version: number, count: number): Promise<number> {
  let newest = version;
  for (let done = 0; done < count; done += 1) {
    newest = (await desk.server.undo(desk.id, desk.seat, newest)).version;
  }
  return newest;
}

async function playAll(desk: Desk, version: number, actions: readonly string[]): Promise<number> {
  let newest = version;
  for (const action of actions) {
    newest = (await desk.server.act(desk.id, desk.seat, newest, action)).version;
  }
  return newest;
}

/**
 * Undoes one action and plays the later ones again. If one of them is refused without it,
 * everything is restored; returns the action that needs it, or null.
 */
export async function takeBackOne(
  desk: Desk,
  version: number,
  actions: readonly string[],
  place: number,
): Promise<string | null> {
  const [taken, ...later] = actions.slice(place);
  if (taken === undefined) {
    return null;
  }
  let newest = await undoLast(desk, version, later.length + 1);
  for (const [done, action] of later.entries()) {
    try {
      newest = await playAll(desk, newest, [action]);
    } catch (error) {
      if (!(error instanceof RequestRefused) || error.refusal.kind === "stale") {
        throw error;
      }
      newest = await undoLast(desk, newest, done);
      await playAll(desk, newest, [taken, ...later]);
      return action;
    }
  }
  return null;
}
