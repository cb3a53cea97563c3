/** Shows the actions of other players, before the newest moment. */

import type { LogEntry, TableBody } from "../protocol/games";
import { heardBetween } from "../sounds/heard";
import { sounds } from "../sounds/sound.svelte";
import { type Account, accountOf } from "./account";
import { deedsOf, isFollowed, type Scene, scenesOf, stepsBetween } from "./followed";
import type { Session } from "./session.svelte";

const KEPT = "hexside-speed";

/** Instead of milliseconds: as long as a whole turn of another player has its time, or one by one when asked. */
export const WHOLE_TURN = -1;
export const STEPWISE = -2;

/** Milliseconds for each action of another player; 0 shows only the final result. */
export const SPEEDS = [0, WHOLE_TURN, STEPWISE, 700, 1500, 3000] as const;

/** Everything that others do until our next decision is seen in about this time, in milliseconds. */
const TURN_LASTS = 15_000;
/** What is left at least for what came last. */
const LAST_PART = 1_500;
const SHORTEST = 600;
const LONGEST = 1_400;

class Speed {
  pause = $state(kept());

  choose(pause: number): void {
    this.pause = pause;
    localStorage.setItem(KEPT, String(pause));
  }
}

export const speed = new Speed();

/** What is shown now. */
export interface Told {
  readonly seat: string;
  readonly step: number;
  readonly texts: readonly string[];
  readonly reason: string;
  readonly hexes: readonly string[];
}

export class Following {
  /** What is shown now; null if nothing is being followed. */
  told = $state.raw<Told | null>(null);
  /** How many scenes are still to be shown. */
  left = $state(0);
  /** The ways of others since our last decision. */
  trails = $state.raw<readonly { readonly seat: string; readonly hexes: readonly string[] }[]>([]);
  /** What others did since our last decision, once we must decide again. */
  account = $state.raw<Account | null>(null);
  /** Whether hexes can be seen together at a readable scale. */
  fits: (hexes: readonly string[]) => boolean = () => true;

  /** Nothing is shown one by one until a player at this screen must decide. */
  private skipping = false;
  /** Whether the current playback was stopped. */
  private cut = false;
  /** When the first of what others did since our last decision was shown. */
  private since = 0;
  /** The events told when we last decided; null before that. */
  private mark: number | null = null;
  private wake: () => void = () => undefined;

  constructor(private readonly session: Session) {}

  /** Shows the actions of others between two moments; ends at once if there is none. */
  async walk(before: TableBody | null, after: TableBody): Promise<void> {
    if (this.skipping || before === null || speed.pause === 0 || !isFollowed(before, after)) {
      return;
    }
    this.cut = false;
    const { session } = this;
    const [history, events] = await Promise.all([
      session.server.history(session.id, session.seat, before.step),
      session.server.events(session.id, session.seat, before.log.count),
    ]);
    const steps = stepsBetween(history.entries, after, session.mine);
    const deeds = deedsOf(steps, events.entries, (word) => session.names.isHex(word));
    if (this.since === 0) {
      this.since = performance.now();
    }
    const scenes = scenesOf(deeds, this.most(), this.fits);
    for (const [place, scene] of scenes.entries()) {
      this.left = scenes.length - place;
      const table =
        scene.step === after.step ? after : await session.server.table(session.id, session.seat, scene.step);
      if (this.isOver(before)) {
        break;
      }
      // The decision waits until everything has been shown.
      const shown = { ...table, version: before.version, decision: null, can_undo: false };
      sounds.play(heardBetween(session.table, shown));
      session.showDraws(session.table, shown);
      session.table = shown;
      this.tell(scene);
      await this.pause(this.pauseFor(this.left));
      if (this.isOver(before)) {
        break;
      }
    }
    this.told = null;
    this.left = 0;
  }

  private tell({ step, deeds }: Scene): void {
    this.told = {
      step,
      seat: deeds[0]?.entry.seat ?? "",
      texts: deeds.flatMap(({ entry }) => entry.texts),
      reason: deeds.length === 1 ? (deeds[0]?.entry.reason ?? "") : "",
      hexes: deeds.flatMap(({ hexes }) => hexes),
    };
    const ways = deeds.flatMap(({ entry, trail }) => (trail.length > 1 ? [{ seat: entry.seat, hexes: trail }] : []));
    this.trails = [...this.trails, ...ways];
  }

  /** How many scenes there is time for. */
  private most(): number {
    return speed.pause === WHOLE_TURN ? Math.max(1, Math.floor(this.timeLeft() / SHORTEST)) : Infinity;
  }

  private pauseFor(left: number): number {
    if (speed.pause !== WHOLE_TURN) {
      return speed.pause;
    }
    return Math.min(LONGEST, Math.max(SHORTEST, this.timeLeft() / Math.max(1, left)));
  }

  private timeLeft(): number {
    return Math.max(LAST_PART, TURN_LASTS - (performance.now() - this.since));
  }

  /** Shows the newest moment at once, and everything that follows until we must decide. */
  skip(): void {
    this.skipping = true;
    this.wake();
  }

  /** Shows what comes next. */
  next(): void {
    this.wake();
  }

  /** Stops the current playback; later actions are shown again. */
  interrupt(): void {
    this.cut = true;
    this.wake();
  }

  /** A moment has been reached: if we must decide, the next moves are shown one by one again. */
  arrive(table: TableBody): void {
    if (table.decision === null) {
      this.mark ??= table.log.count;
      return;
    }
    this.skipping = false;
    this.since = 0;
    const { mark } = this;
    this.mark = null;
    if (mark !== null) {
      void this.sumUp(mark, table);
    }
  }

  /** We act: what others did before is history. */
  acted(told: number): void {
    this.trails = [];
    this.account = null;
    this.mark = told;
  }

  private async sumUp(mark: number, { log }: TableBody): Promise<void> {
    const { session } = this;
    const isHere = log.count - mark <= log.entries.length;
    const recent = log.entries.filter(({ number }) => number > mark);
    if (isHere && recent.every(({ seat }) => session.mine.includes(seat))) {
      return;
    }
    try {
      const entries = isHere ? recent : (await session.server.events(session.id, session.seat, mark)).entries;
      this.account = accountOf(entries, session.mine, (entry: LogEntry) => session.names.hexesOf(entry));
    } catch (error) {
      session.failed(error);
    }
  }

  private isOver(before: TableBody): boolean {
    return this.skipping || this.cut || this.session.past !== null || this.session.seat !== before.seat;
  }

  private pause(lasts: number): Promise<void> {
    return new Promise((resolve) => {
      // Step by step it lasts until somebody asks for more.
      const timer = lasts >= 0 ? window.setTimeout(resolve, lasts) : 0;
      this.wake = () => {
        window.clearTimeout(timer);
        resolve();
      };
    });
  }
}

function kept(): number {
  const found = Number(localStorage.getItem(KEPT) ?? WHOLE_TURN);
  return SPEEDS.some((known) => known === found) ? found : WHOLE_TURN;
}
