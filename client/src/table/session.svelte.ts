/** One game at the table: what is shown, who sits at the screen, and what is done. */

import { takePart } from "../dice/taking-part";
import { type Reason, RequestRefused, ServerUnreachable } from "../protocol/errors";
import type { SeenUnit, Server, TableBody, Thinking } from "../protocol/games";
import { heardBetween } from "../sounds/heard";
import { sounds } from "../sounds/sound.svelte";
import { type Drawn, drawnBetween } from "./draws";
import { type Choice, Choices } from "./choices";
import { fetchFixed, redrawn, type Fixed } from "./fixed";
import { Following } from "./following.svelte";
import { type Forecast, forecastOf } from "./forecast";
import { ENDING, type Forgotten, forgottenOf } from "./forgotten";
import { Hand } from "./hand.svelte";
import { retry } from "./retrying";
import { Names } from "./names";
import { unitsByHex, unitsById } from "./units";
import { warnings } from "./warnings.svelte";

const NO_CHOICES = new Choices([], { isUnit: () => false, isHex: () => false });
const NO_UNITS: readonly SeenUnit[] = [];

export class Session {
  table = $state.raw<TableBody | null>(null);
  fixed = $state.raw<Fixed | null>(null);
  seat = $state("");
  reasons = $state.raw<readonly Reason[]>([]);
  unreachable = $state(false);
  /** From an action until its result lies on the table. */
  busy = $state(false);
  /** An action is under way to the server; its result is fetched when it has arrived. */
  sending = $state(false);
  /** The players that think and their progress, from the newest notice. */
  thinking = $state.raw<Thinking | null>(null);
  /** The past moment that is shown: a number of actions; null is now. */
  past = $state<number | null>(null);
  /** What was drawn since our last action; it stays until the next one. */
  drawn = $state.raw<readonly Drawn[]>([]);
  /** What the end of a phase would leave undone, until it is confirmed. */
  forgotten = $state.raw<Forgotten | null>(null);

  readonly choices = $derived.by(() => this.readChoices());
  /** The seats that are played from this screen. */
  readonly mine = $derived(seatsHere(this.table));
  readonly units = $derived(unitsById(this.table?.view.units ?? []));
  private readonly stacks = $derived(unitsByHex(this.table?.view.units ?? []));
  readonly forecast = $derived.by(() => this.findForecast());
  readonly names = new Names(this);
  readonly hand = new Hand(this);
  readonly following: Following;
  /** Called after every action of ours that the server accepted, once the game was fetched again. */
  acted: (action: string) => void = () => undefined;

  private loading: Promise<void> = Promise.resolve();
  private queued: Promise<void> | null = null;
  private sharing = false;

  constructor(
    readonly server: Server,
    readonly id: string,
  ) {
    this.following = new Following(this);
  }

  // Fetching

  /** Fetches the game again; one fetch at a time, with at most one waiting. */
  refresh(): Promise<void> {
    const next = () => {
      this.queued = null;
      return this.fetch();
    };
    // A failed fetch does not prevent the next one.
    this.queued ??= this.loading.then(next, next);
    this.loading = this.queued;
    return this.queued;
  }

  /** Shows the game as it was after some actions; null is the present. */
  async lookBack(step: number | null): Promise<void> {
    this.past = step;
    this.following.interrupt();
    this.hand.select(null);
    this.forgotten = null;
    await this.refresh();
  }

  private async fetch(): Promise<void> {
    try {
      const { past } = this;
      let table = await this.server.table(this.id, this.seat, past);
      const seat = this.seatFor(table);
      if (seat !== this.seat) {
        this.seat = seat;
        table = await this.server.table(this.id, seat, past);
      }
      this.fixed ??= await fetchFixed(this.server, table, null);
      if (past === null) {
        await this.following.walk(this.table, table);
      }
      this.fixed = await redrawn(this.server, this.fixed, table);
      this.take(table);
      this.unreachable = false;
      void this.addShares(table);
    } catch (error) {
      this.failed(error);
    }
  }

  /** Adds what this browser draws to the dice, until the game begins. */
  private async addShares(table: TableBody): Promise<void> {
    if (this.sharing || !table.game.gathering) {
      return;
    }
    this.sharing = true;
    let isDone = false;
    try {
      isDone = await takePart(this.server, table.game);
    } catch {
      // Somebody else was faster, or the connection broke: the next notice brings another try.
    }
    this.sharing = false;
    if (isDone) {
      await this.refresh();
    }
  }

  /** Fetches everything again, in another language. */
  async translate(): Promise<void> {
    await this.loading;
    if (this.table !== null) {
      const table = await this.server.table(this.id, this.seat, this.past);
      this.fixed = await fetchFixed(this.server, table, this.fixed?.map ?? null);
      this.table = table;
    }
  }

  private seatFor(table: TableBody): string {
    const here = seatsHere(table);
    return here.length <= 1 ? (here[0] ?? "") : here.includes(this.seat) ? this.seat : "";
  }

  /** Puts what was drawn between two moments before the player's eyes. */
  showDraws(before: TableBody | null, after: TableBody): void {
    const found = drawnBetween(before, after);
    if (found.length > 0) {
      this.drawn = found;
    } else if (before !== null && after.step < before.step) {
      this.drawn = [];
    }
  }

  private take(table: TableBody): void {
    const before = this.table;
    if (this.past === null) {
      sounds.play(heardBetween(before, table));
      this.showDraws(before, table);
    }
    this.table = table;
    this.thinking = table.thinking ?? null;
    this.following.arrive(table);
    if (
      before?.version !== table.version ||
      before.seat !== table.seat ||
      before.step !== table.step ||
      (before.decision === null) !== (table.decision === null)
    ) {
      this.forgotten = null;
      this.hand.settle();
    }
  }

  /** The human seat that must decide and is not at the screen; null if there is none. */
  readonly passTo = $derived.by(() => {
    const waiting = this.table?.view.waiting ?? [];
    const people = waiting.filter((seat) => this.mine.includes(seat));
    const [first] = people;
    if (this.past !== null || this.mine.length < 2 || first === undefined || people.includes(this.seat)) {
      return null;
    }
    return first;
  });

  async sit(seat: string): Promise<void> {
    this.seat = seat;
    this.hand.release();
    await this.refresh();
  }

  private readChoices(): Choices {
    const fixed = this.fixed;
    const decision = this.table?.decision;
    if (fixed === null || !decision) {
      return NO_CHOICES;
    }
    const seats = this.table?.game.seats ?? {};
    const vocabulary = {
      isUnit: (word: string) => word in fixed.roster,
      isHex: (word: string) => fixed.map.has(word),
      isSeat: (word: string) => word in seats,
    };
    return new Choices(decision.actions, vocabulary, decision.bundles);
  }

  private findForecast(): Forecast | null {
    const choices = this.table?.decision?.choices;
    return choices === undefined ? null : forecastOf(choices, this.hand.hovered);
  }

  // Acting

  /** A button: an action, unless it ends a phase too early and warnings are on. */
  async press(choice: Choice): Promise<void> {
    const left = warnings.on && choice.text === ENDING ? this.leftUndone() : null;
    if (left === null) {
      await this.act(choice.text);
    } else {
      this.forgotten = left;
    }
  }

  private leftUndone(): Forgotten | null {
    const { choices = {}, arguments: facts = {} } = this.table?.decision ?? {};
    return forgottenOf(this.choices, choices, (unit) => this.isOnMap(unit), facts);
  }

  /** Takes an action; false if the server refused it. */
  async act(action: string): Promise<boolean> {
    const table = this.table;
    if (!table?.decision || this.busy) {
      return false;
    }
    this.hand.question = null;
    this.forgotten = null;
    this.following.acted(table.log.count);
    this.drawn = [];
    const done = await this.changing(() => this.server.act(this.id, this.seat, table.version, action));
    if (done) {
      this.acted(action);
    }
    return done;
  }

  /** Several actions of one verb, one after another. */
  async actAll(actions: readonly string[]): Promise<void> {
    for (const action of actions) {
      if (this.choices.find(action) !== undefined) {
        await this.act(action);
      }
    }
  }

  /** One move for each unit of a group; the first that is no longer possible ends it with the reasons. */
  async actTogether(choices: readonly Choice[]): Promise<void> {
    for (const choice of choices) {
      const { unit, target, text } = choice;
      const isLegal = this.choices.find(text) !== undefined;
      const ways = unit === null || target === null ? undefined : this.choices.targets(unit, choice.verb).get(target);
      const action = isLegal ? text : ways?.[0]?.text;
      if (action === undefined) {
        await this.askWhyNot(text);
        return;
      }
      if (!(await this.act(action))) {
        return;
      }
    }
    this.hand.select(null);
  }

  async undo(): Promise<void> {
    const table = this.table;
    if (table?.can_undo === true && !this.busy) {
      await this.changing(() => this.server.undo(this.id, this.seat, table.version));
    }
  }

  /** Locks the game while the work runs, and fetches it afterwards. */
  async changing(work: () => Promise<unknown>): Promise<boolean> {
    this.busy = true;
    this.sending = true;
    this.reasons = [];
    let done = true;
    try {
      await retry(work, () => {
        this.unreachable = true;
      });
    } catch (error) {
      done = false;
      this.failed(error);
    }
    this.sending = false;
    try {
      // Until the new table is here, another action would be sent for the old one and refused.
      await this.refresh();
    } finally {
      this.busy = false;
    }
    return done;
  }

  failed(error: unknown): void {
    if (error instanceof RequestRefused) {
      this.reasons = error.refusal.kind === "stale" ? [] : error.refusal.reasons;
    } else if (error instanceof ServerUnreachable) {
      this.unreachable = true;
    } else {
      throw error;
    }
  }

  /** Says something that the table knows by itself, where reasons are told. */
  tell(text: string): void {
    this.reasons = [{ code: "", rule: "", text, arguments: {} }];
  }

  /** Asks why an action is not possible, in any of these ways. */
  async askWhyNot(action?: string, ...others: readonly string[]): Promise<void> {
    this.reasons = [];
    if (action !== undefined && this.table?.decision) {
      try {
        this.reasons = await this.server.whyNot(this.id, this.seat, action, others);
      } catch (error) {
        this.failed(error);
      }
    }
  }

  // Looking things up

  unitsAt(hex: string): readonly SeenUnit[] {
    return this.stacks.get(hex) ?? NO_UNITS;
  }

  isOnMap(unit: string | null): boolean {
    return unit !== null && (this.units.get(unit)?.hex ?? "") !== "";
  }
}

/** The seats that people play from this screen. */
export function seatsHere(table: TableBody | null): readonly string[] {
  const mine = table?.game.mine;
  if (mine !== undefined) {
    return mine;
  }
  return Object.entries(table?.game.seats ?? {}).flatMap(([seat, who]) => (who === "human" ? [seat] : []));
}
