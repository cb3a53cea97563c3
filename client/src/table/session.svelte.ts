/** One game at the table: what is shown, what is selected, what a click means. */

import { HexMap } from "../board/hexes";
import { type Reason, RequestRefused, ServerUnreachable } from "../protocol/errors";
import type { BoardBody, LogEntry, Roster, SeenUnit, Server, TableBody } from "../protocol/games";
import { type Choice, Choices } from "./choices";
import { type Forecast, forecastOf } from "./forecast";
import { ENDING, type Forgotten, forgottenOf } from "./forgotten";
import { unitsById } from "./units";
import { warnings } from "./warnings.svelte";

export interface Static {
  readonly board: BoardBody;
  readonly map: HexMap;
  readonly roster: Roster;
  readonly drawing: string;
}

/** Several actions that the same click may mean. */
export interface Question {
  readonly kind: "way" | "what";
  readonly unit: string | null;
  readonly choices: readonly Choice[];
}

const NO_CHOICES = new Choices([], { isUnit: () => false, isHex: () => false });

export class Session {
  table = $state.raw<TableBody | null>(null);
  fixed = $state.raw<Static | null>(null);
  seat = $state("");
  selected = $state<string | null>(null);
  verb = $state("");
  hovered = $state<string | null>(null);
  inspected = $state<string | null>(null);
  focus = $state<string | null>(null);
  /** A way that a person points at in a list of ways. */
  pointed = $state.raw<Choice | null>(null);
  question = $state.raw<Question | null>(null);
  reasons = $state.raw<readonly Reason[]>([]);
  unreachable = $state(false);
  busy = $state(false);
  /** Whether the seat was taken by its player since the screen was passed. */
  seated = $state(false);

  /** The moment that is looked back at: a number of actions; null is now. */
  past = $state<number | null>(null);
  /** What an end of a phase would leave undone, until it is confirmed. */
  forgotten = $state.raw<Forgotten | null>(null);

  readonly choices = $derived.by(() => this.readChoices());
  readonly humans = $derived(
    Object.entries(this.table?.game.seats ?? {}).flatMap(([seat, who]) =>
      who === "human" ? [seat] : [],
    ),
  );
  readonly units = $derived(unitsById(this.table?.view.units ?? []));
  readonly forecast = $derived.by(() => this.findForecast());

  private loading: Promise<void> = Promise.resolve();
  private queued: Promise<void> | null = null;

  constructor(
    private readonly server: Server,
    readonly id: string,
  ) {}

  // Fetching

  /** Fetches the game anew; one fetch at a time, and at most one that waits for it. */
  refresh(): Promise<void> {
    this.queued ??= this.loading.then(() => {
      this.queued = null;
      return this.fetch();
    });
    this.loading = this.queued;
    return this.queued;
  }

  /** Shows the game as it was after some actions; null is the present. */
  async lookBack(step: number | null): Promise<void> {
    this.past = step;
    this.selected = null;
    this.forgotten = null;
    await this.refresh();
  }

  private async fetch(): Promise<void> {
    try {
      let table = await this.server.table(this.id, this.seat, this.past);
      const seat = this.seatFor(table);
      if (seat !== this.seat) {
        this.seat = seat;
        table = await this.server.table(this.id, seat, this.past);
      }
      this.fixed ??= await this.fetchFixed(table);
      this.take(table);
      this.unreachable = false;
    } catch (error) {
      this.failed(error);
    }
  }

  private async fetchFixed(table: TableBody): Promise<Static> {
    const [board, roster, drawing] = await Promise.all([
      this.server.board(table.assets.board),
      this.server.roster(table.assets.roster),
      this.server.drawing(table.assets.drawing),
    ]);
    return { board, roster, drawing, map: this.fixed?.map ?? new HexMap(board) };
  }

  /** Everything anew, in another language. */
  async translate(): Promise<void> {
    await this.loading;
    if (this.table !== null) {
      const table = await this.server.table(this.id, this.seat, this.past);
      this.fixed = await this.fetchFixed(table);
      this.table = table;
    }
  }

  private seatFor(table: TableBody): string {
    const people = Object.entries(table.game.seats).flatMap(([seat, who]) =>
      who === "human" ? [seat] : [],
    );
    if (people.length <= 1) {
      this.seated = true;
      return people[0] ?? "";
    }
    return people.includes(this.seat) ? this.seat : "";
  }

  private take(table: TableBody): void {
    const before = this.table;
    this.table = table;
    if (
      before?.version !== table.version ||
      before.seat !== table.seat ||
      before.step !== table.step ||
      (before.decision === null) !== (table.decision === null)
    ) {
      this.question = null;
      this.forgotten = null;
      this.pointed = null;
      if (this.selected !== null && this.choices.verbsOf(this.selected).length === 0) {
        this.selected = null;
      }
      this.selectWaiting();
      this.chooseVerb();
    }
  }

  /** The only unit that can go anywhere is at hand, and so is the first of those to be placed. */
  private selectWaiting(): void {
    const units = [...this.choices.byUnit.keys()];
    if (this.selected === null && (units.length === 1 || units.every((unit) => !this.onMap(unit)))) {
      this.selected = units.find((unit) => this.choices.verbsOf(unit).length > 0) ?? null;
    }
  }

  /** The human seat that must decide and does not sit at the screen; null when all is well. */
  readonly passTo = $derived.by(() => {
    const waiting = this.table?.view.waiting ?? [];
    const people = waiting.filter((seat) => this.humans.includes(seat));
    const [first] = people;
    if (this.past !== null || this.humans.length < 2 || first === undefined || people.includes(this.seat)) {
      return null;
    }
    return first;
  });

  async sit(seat: string): Promise<void> {
    this.seat = seat;
    this.selected = null;
    this.inspected = null;
    this.reasons = [];
    await this.refresh();
  }

  private readChoices(): Choices {
    const fixed = this.fixed;
    const actions = this.table?.decision?.actions;
    if (fixed === null || actions === undefined) {
      return NO_CHOICES;
    }
    return new Choices(actions, {
      isUnit: (word) => word in fixed.roster,
      isHex: (word) => fixed.map.has(word),
    });
  }

  private findForecast(): Forecast | null {
    const choices = this.table?.decision?.choices;
    return choices === undefined ? null : forecastOf(choices, this.hovered);
  }

  // Acting

  /** A button: an action, unless it ends a phase too early and a warning is wished for. */
  async press(choice: Choice): Promise<void> {
    const left = warnings.on && choice.text === ENDING ? this.leftUndone() : null;
    if (left === null) {
      await this.act(choice.text);
    } else {
      this.forgotten = left;
    }
  }

  private leftUndone(): Forgotten | null {
    return forgottenOf(this.choices, this.table?.decision?.choices ?? {}, (unit) => this.onMap(unit));
  }

  async act(action: string): Promise<void> {
    const table = this.table;
    if (!table?.decision || this.busy) {
      return;
    }
    this.busy = true;
    this.reasons = [];
    this.question = null;
    this.forgotten = null;
    try {
      await this.server.act(this.id, this.seat, table.version, action);
    } catch (error) {
      this.failed(error);
    }
    this.busy = false;
    await this.refresh();
  }

  /** Several actions of one verb, one after another. */
  async actAll(actions: readonly string[]): Promise<void> {
    for (const action of actions) {
      if (this.table?.decision?.actions.includes(action) === true) {
        await this.act(action);
      }
    }
  }

  async undo(): Promise<void> {
    const table = this.table;
    if (table?.can_undo !== true || this.busy) {
      return;
    }
    this.busy = true;
    this.reasons = [];
    try {
      await this.server.undo(this.id, this.seat, table.version);
    } catch (error) {
      this.failed(error);
    }
    this.busy = false;
    await this.refresh();
  }

  private failed(error: unknown): void {
    if (error instanceof RequestRefused) {
      this.reasons = error.refusal.kind === "stale" ? [] : error.refusal.reasons;
    } else if (error instanceof ServerUnreachable) {
      this.unreachable = true;
    } else {
      throw error;
    }
  }

  // Clicking

  clickUnit(id: string): void {
    const unit = this.units.get(id);
    if (this.selected !== null && this.selected !== id) {
      const meant = this.choices
        .of(this.selected)
        .filter((choice) => choice.other === id && choice.verb === this.verb);
      if (meant.length > 0) {
        this.decide(meant, "way");
        return;
      }
      if (unit?.hex && this.choices.targets(this.selected, this.verb).has(unit.hex)) {
        this.clickHex(unit.hex);
        return;
      }
    }
    const immediate = this.choices.immediate(id);
    if (this.choices.verbsOf(id).length > 0) {
      // A second click puts a unit down again, unless no other could be taken up.
      this.select(this.selected === id && this.choices.byUnit.size > 1 ? null : id);
      this.inspect(unit?.hex ?? "");
    } else if (immediate.length > 0) {
      this.decide(immediate, "what");
    } else if (unit?.hex) {
      this.clickHex(unit.hex, id);
    }
  }

  clickHex(hex: string, unit: string | null = null): void {
    this.inspect(hex);
    if (this.selected !== null) {
      const ways = this.choices.targets(this.selected, this.verb).get(hex);
      if (ways !== undefined) {
        this.decide(ways, "way");
      } else {
        void this.wonder(this.attempt(this.selected, hex));
      }
      return;
    }
    const meant = this.choices.byHex.get(hex);
    if (meant !== undefined) {
      this.decide(meant, "what");
    } else {
      void this.wonder(this.attemptWithout(hex, unit));
    }
  }

  select(unit: string | null): void {
    this.selected = unit;
    this.question = null;
    this.reasons = [];
    this.chooseVerb();
  }

  inspect(hex: string): void {
    this.inspected = hex === "" ? null : hex;
  }

  private chooseVerb(): void {
    const verbs = this.selected === null ? [] : this.choices.verbsOf(this.selected);
    if (!verbs.includes(this.verb)) {
      this.verb = verbs[0] ?? "";
    }
  }

  private decide(choices: readonly Choice[], kind: Question["kind"]): void {
    const [only] = choices;
    if (only !== undefined && choices.length === 1) {
      void this.act(only.text);
    } else {
      this.question = { kind, unit: only?.unit ?? null, choices };
    }
  }

  // Wondering why not

  /** The action that a click on a hex would have been. */
  private attempt(unit: string, hex: string): string {
    const from = this.units.get(unit)?.hex ?? "";
    const walks = this.choices.of(unit).some((choice) => choice.path.length > 1);
    const way = walks && from !== "" ? (this.fixed?.map.walk(from, hex) ?? []) : [hex];
    return [this.verb, unit, ...way].join(" ");
  }

  private attemptWithout(hex: string, unit: string | null): string | null {
    const counter = unit === null ? undefined : this.fixed?.roster[unit];
    if (unit !== null && counter?.side === this.seat) {
      const like = this.choices.all.find((choice) => choice.unit !== null);
      if (like !== undefined && this.onMap(like.unit)) {
        const next = this.fixed?.map.adjacent(hex)[0];
        return like.target === null ? `${like.verb} ${unit}` : `${like.verb} ${unit} ${next ?? hex}`;
      }
    }
    const like = this.choices.all.find((choice) => choice.unit === null && choice.target !== null);
    const occupied = this.unitsAt(hex).length > 0;
    return like !== undefined && (occupied || unit !== null) ? `${like.verb} ${hex}` : null;
  }

  private onMap(unit: string | null): boolean {
    return unit !== null && (this.units.get(unit)?.hex ?? "") !== "";
  }

  async wonder(action: string | null): Promise<void> {
    this.reasons = [];
    if (action !== null && this.table?.decision) {
      try {
        this.reasons = await this.server.whyNot(this.id, this.seat, action);
      } catch (error) {
        this.failed(error);
      }
    }
  }

  // Looking things up

  unitsAt(hex: string): readonly SeenUnit[] {
    return [...this.units.values()].filter((unit) => unit.hex === hex);
  }

  /** The hexes that an event names. */
  hexesOf(entry: LogEntry): readonly string[] {
    const words = Object.values(entry.arguments).flat();
    return words.filter(
      (word): word is string => typeof word === "string" && this.fixed?.map.has(word) === true,
    );
  }

  unitName(id: string): string {
    return this.fixed?.roster[id]?.title ?? id;
  }

  placeName(hex: string): string {
    return this.fixed?.board.places.find((place) => place.hex === hex)?.name ?? "";
  }

  hexName(hex: string): string {
    const place = this.placeName(hex);
    return place === "" ? hex : `${place} (${hex})`;
  }

  seatName(seat: string): string {
    return this.table?.labels.seats[seat] ?? seat;
  }

  word(word: string): string {
    return this.table?.decision?.words[word] ?? this.table?.labels.words[word] ?? word;
  }

  /** What a button of a choice says; some verbs have a name of their own without any words. */
  label(choice: Choice): string {
    if (choice.plain.length > 0) {
      return choice.plain.map((word) => this.word(word)).join(" ");
    }
    return this.named(choice.verb) ?? this.word(choice.verb);
  }

  /** The name that a verb has when nothing is added to it, if it has one. */
  named(verb: string): string | undefined {
    return this.table?.decision?.words[`${verb} `];
  }

  /** An action in the reader's words. */
  phrase(choice: Choice): string {
    const words = [
      ...(choice.unit === null ? [] : [this.unitName(choice.unit)]),
      ...(choice.other === null ? [] : ["→", this.unitName(choice.other)]),
      ...(choice.path.length === 0 ? [] : [choice.path.map((hex) => this.hexName(hex)).join(" → ")]),
      ...choice.plain.map((word) => this.word(word)),
    ];
    const verb = this.word(choice.verb);
    return words.length === 0 ? this.label(choice) : `${verb}: ${words.join(" ")}`;
  }

  /** The price of a choice, where the server tells it. */
  cost(choice: Choice): number | null {
    const table = this.table?.decision?.choices[choice.verb];
    const row = entry(entry(table, choice.unit), choice.target);
    const cost = entry(row, "cost");
    return typeof cost === "number" ? cost : null;
  }
}

function entry(table: unknown, key: string | null): unknown {
  return typeof table === "object" && table !== null && key !== null
    ? (table as Readonly<Record<string, unknown>>)[key]
    : undefined;
}
