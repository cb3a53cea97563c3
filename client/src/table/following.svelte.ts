/** Shows the actions of other players one at a time, before the newest moment. */

import type { HistoryEntry, TableBody } from "../protocol/games";
import { heardBetween } from "../sounds/heard";
import { sounds } from "../sounds/sound.svelte";
import { isFollowed, stepsBetween } from "./followed";
import type { Session } from "./session.svelte";

const KEPT = "hexside-speed";
const DEFAULT = 700;

/** Milliseconds for each action of another player; 0 shows only the final result. */
export const SPEEDS = [0, 250, 700, 1500, 3000] as const;

class Speed {
  pause = $state(kept());

  choose(pause: number): void {
    this.pause = pause;
    localStorage.setItem(KEPT, String(pause));
  }
}

export const speed = new Speed();

export class Following {
  /** The action that is shown now; null if nothing is being followed. */
  told = $state.raw<HistoryEntry | null>(null);
  /** How many are still to be shown. */
  left = $state(0);
  /** Nothing is shown one by one until a player at this screen must decide. */
  private skipping = false;
  /** Whether the current playback was stopped. */
  private cut = false;
  private wake: () => void = () => undefined;

  constructor(private readonly session: Session) {}

  /** Shows every action of others between two moments; ends at once if there is none. */
  async walk(before: TableBody | null, after: TableBody): Promise<void> {
    if (this.skipping || before === null || speed.pause === 0 || !isFollowed(before, after)) {
      return;
    }
    this.cut = false;
    const { session } = this;
    const history = await session.server.history(session.id, session.seat, before.step);
    const steps = stepsBetween(history.entries, after, session.mine);
    for (const [place, entry] of steps.entries()) {
      this.left = steps.length - place;
      const table =
        entry.step === after.step ? after : await session.server.table(session.id, session.seat, entry.step);
      if (this.isOver(before)) {
        break;
      }
      // The decision waits until everything has been shown.
      const shown = { ...table, version: before.version, decision: null, can_undo: false };
      sounds.play(heardBetween(session.table, shown));
      session.table = shown;
      this.told = entry;
      await this.pause();
      if (this.isOver(before)) {
        break;
      }
    }
    this.told = null;
    this.left = 0;
  }

  /** Shows the newest moment at once, and everything that follows until we must decide. */
  skip(): void {
    this.skipping = true;
    this.wake();
  }

  /** Stops the current playback; later actions are shown again. */
  interrupt(): void {
    this.cut = true;
    this.wake();
  }

  /** A moment has been reached: if we must decide, the next moves are shown one by one again. */
  arrive(table: TableBody): void {
    if (table.decision) {
      this.skipping = false;
    }
  }

  private isOver(before: TableBody): boolean {
    return this.skipping || this.cut || this.session.past !== null || this.session.seat !== before.seat;
  }

  private pause(): Promise<void> {
    return new Promise((resolve) => {
      const timer = window.setTimeout(resolve, speed.pause);
      this.wake = () => {
        window.clearTimeout(timer);
        resolve();
      };
    });
  }
}

function kept(): number {
  const found = Number(localStorage.getItem(KEPT) ?? DEFAULT);
  return SPEEDS.some((known) => known === found) ? found : DEFAULT;
}
