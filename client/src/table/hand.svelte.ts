/** The selection: selected units, the current hex, and what a click means. */

import type { SeenUnit } from "../protocol/games";
import { attemptOfHex, attemptsOf, attemptsOfUnit, costIn } from "./attempts";
import type { Choice } from "./choices";
import { companions, noTargets, sharedTargets } from "./group";
import { t } from "../texts/texts.svelte";
import type { Session } from "./session.svelte";

/** Several actions that the same click may mean. */
export interface Question {
  readonly kind: "way" | "what";
  readonly unit: string | null;
  readonly choices: readonly Choice[];
}

const NOWHERE = noTargets();

export class Hand {
  /** The selected units; those after the first go where it goes. */
  units = $state.raw<readonly string[]>([]);
  verb = $state("");
  hovered = $state<string | null>(null);
  inspected = $state<string | null>(null);
  focus = $state<string | null>(null);
  /** The path under the pointer in a list of paths. */
  pointed = $state.raw<Choice | null>(null);
  question = $state.raw<Question | null>(null);

  /** The verb that was chosen before its hex; empty if none was. */
  kind = $state("");

  readonly selected = $derived(this.units[0] ?? null);
  /** The hexes that can be clicked while no unit is selected. */
  readonly hexes = $derived.by(() => this.choices.kinds.get(this.kind) ?? this.choices.byHex);
  /** Where the selected units may go; one path for each unit of a group, every path of a single one. */
  readonly targets = $derived.by(() => this.findTargets());
  /** The units in the hex of the selected one that could go with it. */
  readonly companions = $derived.by(() => this.findCompanions());

  constructor(private readonly session: Session) {}

  private get choices() {
    return this.session.choices;
  }

  // Clicking

  clickUnit(id: string): void {
    const unit = this.session.units.get(id);
    if (this.selected !== null && !this.units.includes(id)) {
      const meant = this.choices
        .of(this.selected)
        .filter((choice) => choice.other === id && choice.verb === this.verb);
      if (meant.length > 0) {
        this.decide(meant, "way");
        return;
      }
      if (unit?.hex && this.targets.has(unit.hex)) {
        this.clickHex(unit.hex);
        return;
      }
    }
    if (this.kind !== "" && unit?.hex && this.hexes.has(unit.hex)) {
      this.clickHex(unit.hex);
      return;
    }
    const immediate = this.choices.immediate(id);
    if (this.choices.verbsOf(id).length > 0) {
      // A second click deselects a unit, unless no other could be selected.
      this.select(this.selected === id && this.choices.byUnit.size > 1 ? null : id);
      this.inspect(unit?.hex ?? "");
    } else if (immediate.length > 0) {
      const { byHex, kinds } = this.choices;
      this.decide(immediate, "what", Boolean(unit?.hex) && byHex.size + kinds.size > 0);
      this.inspect(unit?.hex ?? "");
    } else if (unit?.hex) {
      this.clickHex(unit.hex, id);
    }
  }

  clickHex(hex: string, unit: string | null = null): void {
    this.inspect(hex);
    if (this.selected !== null) {
      this.send(hex);
      return;
    }
    const meant = this.hexes.get(hex);
    if (meant !== undefined) {
      this.decide(meant, "what");
    } else {
      void this.session.askWhyNot(...this.attemptsWithout(hex, unit));
    }
  }

  /** A hex was chosen with a key: go there, or select the next unit in it. */
  enter(hex: string): void {
    if (this.targets.has(hex) || this.hexes.has(hex)) {
      this.clickHex(hex);
      return;
    }
    const stack = this.session.unitsAt(hex).map((unit) => unit.id);
    const able = stack.filter((unit) => this.choices.byUnit.has(unit));
    const place = this.selected === null ? -1 : able.indexOf(this.selected);
    const next = able[place + 1];
    if (next !== undefined && this.choices.verbsOf(next).length > 0) {
      this.select(next);
      this.inspect(hex);
    } else if (next !== undefined) {
      this.clickUnit(next);
    } else if (place >= 0) {
      this.select(null);
    } else {
      this.clickHex(hex, stack[0] ?? null);
    }
  }

  private send(hex: string): void {
    const ways = this.targets.get(hex);
    if (ways === undefined) {
      this.whyNotThere(hex);
    } else if (this.units.length > 1) {
      void this.session.actTogether(ways);
    } else {
      this.decide(ways, "way");
    }
  }

  /** A hex that the selection cannot go to: another kind of action may lead there; otherwise the server tells why. */
  private whyNotThere(hex: string): void {
    const { choices, verb } = this;
    const unit = this.units.find((one) => !choices.targets(one, verb).has(hex)) ?? this.selected ?? "";
    const otherwise = choices.verbsOf(unit).find((other) => choices.targets(unit, other).has(hex));
    if (otherwise !== undefined && this.units.length === 1) {
      this.session.tell(t("goes-otherwise", { unit: this.session.names.unit(unit), verb: this.session.names.word(otherwise) }));
      return;
    }
    const from = this.session.units.get(unit)?.hex ?? "";
    const map = this.session.fixed?.map ?? null;
    const ways = attemptsOf(choices, verb, unit, from, hex, map, (choice) => this.cost(choice));
    void this.session.askWhyNot(...ways);
  }

  private attemptsWithout(hex: string, unit: string | null): readonly string[] {
    const counter = unit === null ? undefined : this.session.fixed?.roster[unit];
    if (unit !== null && counter?.side === this.session.seat) {
      const map = this.session.fixed?.map ?? null;
      const found = attemptsOfUnit(this.choices, unit, hex, map, (id) => this.session.isOnMap(id));
      if (found.length > 0) {
        return found;
      }
    }
    const occupied = unit !== null || this.session.unitsAt(hex).length > 0;
    const attempt = occupied ? attemptOfHex(this.hexes, hex) : null;
    return attempt === null ? [] : [attempt];
  }

  /** Where other things can be done, a unit may be clicked only to look at it: then even one choice is asked. */
  private decide(choices: readonly Choice[], kind: Question["kind"], isAsked = false): void {
    const [only] = choices;
    if (only !== undefined && choices.length === 1 && !isAsked) {
      void this.session.act(only.text);
    } else {
      this.question = { kind, unit: only?.unit ?? null, choices };
    }
  }

  // Selecting

  /** Lights the hexes of a verb, or turns them off again. */
  chooseKind(verb: string): void {
    const chosen = this.kind === verb ? "" : verb;
    this.select(null);
    this.kind = chosen;
  }

  select(unit: string | null): void {
    this.units = unit === null ? [] : [unit];
    this.kind = "";
    this.question = null;
    this.session.reasons = [];
    this.chooseVerb();
  }

  /** Adds a unit to the group or removes it; a unit in another hex starts a new group. */
  join(id: string): void {
    const hex = this.session.units.get(id)?.hex;
    if (this.units.includes(id)) {
      this.units = this.units.filter((unit) => unit !== id);
    } else if (this.companions.includes(id)) {
      this.units = [...this.units, id];
    } else if (this.choices.verbsOf(id).length > 0) {
      this.select(id);
    } else {
      return;
    }
    this.inspect(hex ?? "");
    this.chooseVerb();
  }

  /** Selects every unit of a stack that can go anywhere; false if there is none. */
  takeStack(hex: string): boolean {
    const stack = this.session.unitsAt(hex).map((unit) => unit.id);
    const first = stack.find((unit) => this.units.includes(unit)) ?? this.firstAble(stack);
    if (first !== undefined) {
      this.select(first);
      this.units = companions(this.choices, stack, [first], this.verb);
      this.inspect(hex);
    }
    return first !== undefined;
  }

  /** The number of a stack was clicked: it is a goal, or is selected whole, or stands for its top counter. */
  clickPile(hex: string, top: string): void {
    if (this.targets.has(hex) || (this.selected === null && this.hexes.has(hex))) {
      this.clickHex(hex);
    } else if (!this.takeStack(hex)) {
      this.clickUnit(top);
    }
  }

  // Dragging

  /** Whether a unit can be dragged to another hex; by touch only one that is selected, so that the map can be moved. */
  canLift(unit: string, isTouch: boolean): boolean {
    const isSelected = this.units.includes(unit);
    return !this.session.busy && (isSelected || !isTouch) && this.choices.verbsOf(unit).length > 0;
  }

  /** A unit, its group, or its whole stack is lifted: the units that go with it. */
  lift(unit: string, isStack: boolean): readonly string[] {
    const hex = this.session.units.get(unit)?.hex ?? "";
    if (isStack) {
      this.takeStack(hex);
    } else if (!this.units.includes(unit)) {
      this.select(unit);
      this.inspect(hex);
    }
    return this.units;
  }

  /** What was lifted is dropped on a hex; where it came from, nothing happens. */
  drop(hex: string): void {
    const from = this.selected === null ? undefined : this.session.units.get(this.selected)?.hex;
    if (from !== hex) {
      this.clickHex(hex);
    }
  }

  private firstAble(stack: readonly string[]): string | undefined {
    return stack.find((unit) => this.choices.verbsOf(unit).length > 0);
  }

  inspect(hex: string): void {
    this.inspected = hex === "" ? null : hex;
  }

  /** Clears the selection. */
  release(): void {
    this.select(null);
    this.focus = null;
    this.inspected = null;
  }

  /** A new decision: impossible selections are dropped, and the only possible one is made. */
  settle(): void {
    this.question = null;
    this.kind = "";
    this.pointed = null;
    this.units = this.units.filter((unit) => this.choices.verbsOf(unit).length > 0);
    const able = [...this.choices.byUnit.keys()];
    if (this.selected === null && (able.length === 1 || able.every((unit) => !this.session.isOnMap(unit)))) {
      const waiting = able.find((unit) => this.choices.verbsOf(unit).length > 0);
      this.units = waiting === undefined ? [] : [waiting];
    }
    this.chooseVerb();
  }

  private chooseVerb(): void {
    const verbs = this.selected === null ? [] : this.choices.verbsOf(this.selected);
    if (!verbs.includes(this.verb)) {
      this.verb = verbs[0] ?? "";
    }
  }

  // Looking things up

  /** The cost of a choice, if the server gives one. */
  cost(choice: Choice): number | null {
    const tables = this.session.table?.decision?.choices ?? {};
    return choice.cost ?? costIn(tables, choice.verb, choice.unit, choice.target);
  }

  private findTargets(): ReadonlyMap<string, readonly Choice[]> {
    const { selected, units, verb } = this;
    if (selected === null) {
      return NOWHERE;
    }
    return units.length > 1
      ? sharedTargets(this.choices, units, verb, (choice) => this.cost(choice))
      : this.choices.targets(selected, verb);
  }

  private findCompanions(): readonly string[] {
    const hex = this.selected === null ? undefined : this.session.units.get(this.selected)?.hex;
    if (!hex) {
      return [];
    }
    const stack = this.session.unitsAt(hex).map((unit: SeenUnit) => unit.id);
    return companions(this.choices, stack, this.units, this.verb);
  }
}
