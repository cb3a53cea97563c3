/**
 * Legal actions as things that can be clicked.
 *
 * An action is a verb and words. A word that is a unit is clicked on its counter, a word that is a
 * hex on the map; everything else becomes a button. So every decision of every game can be made,
 * and nothing here knows a rule.
 */

import type { Bundle } from "../protocol/games";
import { PackedChoices, ByUnit, readActions, unpacked } from "./bundles";
import { verbsBeforeHexes } from "./hex-kinds";

export interface Choice {
  readonly text: string;
  readonly verb: string;
  /** The unit that acts. */
  readonly unit: string | null;
  /** A second unit that the action names. */
  readonly other: string | null;
  readonly path: readonly string[];
  /** Where it leads: the last hex of the path. */
  readonly target: string | null;
  readonly plain: readonly string[];
  /** What it costs, if its bundle says so. */
  readonly cost?: number;
}

export interface Vocabulary {
  isUnit(word: string): boolean;
  isHex(word: string): boolean;
  /** Whether a word names a player of the game. */
  isSeat?: (word: string) => boolean;
}

export function readChoice(text: string, vocabulary: Vocabulary): Choice {
  const [verb = "", ...words] = text.split(" ");
  const units: string[] = [];
  const path: string[] = [];
  const plain: string[] = [];
  // A decision may offer tens of thousands of actions: every word is looked up once.
  for (const word of words) {
    (vocabulary.isUnit(word) ? units : vocabulary.isHex(word) ? path : plain).push(word);
  }
  return {
    text,
    verb,
    unit: units[0] ?? null,
    other: units[1] ?? null,
    path,
    target: path[path.length - 1] ?? null,
    plain,
  };
}

/** A choice of several things at once: chits from a pool. */
export interface Picker {
  readonly verb: string;
  /** Everything that can be picked, as often as it can be picked. */
  readonly pool: readonly string[];
  readonly actions: ReadonlyMap<string, string>;
  readonly least: number;
  readonly most: number;
}

export interface NumberChoice {
  readonly verb: string;
  readonly least: number;
  readonly most: number;
}

export class Choices {
  /** How many there are. */
  readonly count: number;
  /** Every choice outside bundles, and one of each bundle: enough to know what can be done. */
  readonly samples: readonly Choice[];
  readonly buttons: readonly Choice[];
  readonly pickers: readonly Picker[];
  readonly numbers: readonly NumberChoice[];
  readonly byUnit: ReadonlyMap<string, readonly Choice[]>;
  /** What a click on a hex means immediately. */
  readonly byHex: ReadonlyMap<string, readonly Choice[]>;
  /** Verbs that are chosen first, with what a click on a hex means then. */
  readonly kinds: ReadonlyMap<string, ReadonlyMap<string, readonly Choice[]>>;

  private readonly parts: readonly (Choice | PackedChoices)[];
  private every: readonly Choice[] | null = null;

  constructor(
    actions: readonly string[],
    vocabulary: Vocabulary,
    bundles: Readonly<Record<string, Bundle>> = {},
  ) {
    this.parts = readActions(actions, bundles, vocabulary);
    this.count = this.parts.reduce((sum, part) => sum + (part instanceof PackedChoices ? part.count : 1), 0);
    this.samples = this.parts.map((part) => (part instanceof PackedChoices ? part.first : part));
    const bare = this.samples.filter((choice) => choice.unit === null && choice.target === null);
    const groups = grouped(bare, (choice) => choice.verb);
    const pickers: Picker[] = [];
    const numbers: NumberChoice[] = [];
    const buttons: Choice[] = [];
    for (const [verb, choices] of groups) {
      // What is given to a player has an order: it is no set of equal things.
      const isGiven = choices.every(({ plain }) => vocabulary.isSeat?.(plain.at(-1) ?? "") ?? false);
      if (!isGiven && choices.some((choice) => choice.plain.length > 1)) {
        pickers.push(picker(verb, choices));
      } else if (choices.length > 12 && choices.every(isNumber)) {
        const values = choices.map((choice) => Number(choice.plain[0]));
        numbers.push({ verb, least: Math.min(...values), most: Math.max(...values) });
      } else {
        buttons.push(...choices);
      }
    }
    this.pickers = pickers;
    this.numbers = numbers;
    this.buttons = buttons;
    this.byUnit = new ByUnit(this.parts);
    const inHexes = this.samples.filter((choice) => choice.unit === null);
    const first = verbsBeforeHexes(this.samples);
    this.byHex = grouped(inHexes, (choice) => (first.has(choice.verb) ? null : choice.target));
    this.kinds = new Map(
      [...first].map((verb) => [verb, byEveryHex(inHexes.filter((choice) => choice.verb === verb))]),
    );
  }

  /** Every choice, unpacked, for complete lists. */
  get all(): readonly Choice[] {
    this.every ??= unpacked(this.parts);
    return this.every;
  }

  /** The choice with this text, if there is one. */
  find(text: string): Choice | undefined {
    const [, unit = ""] = text.split(" ");
    return (this.byUnit.get(unit) ?? this.samples).find((choice) => choice.text === text);
  }

  /** What a click on a unit may mean immediately, without a hex or another unit. */
  immediate(unit: string): readonly Choice[] {
    return this.of(unit).filter((choice) => choice.target === null && choice.other === null);
  }

  of(unit: string): readonly Choice[] {
    return this.byUnit.get(unit) ?? [];
  }

  /** The verbs with which a unit goes somewhere. */
  verbsOf(unit: string): readonly string[] {
    const going = this.of(unit).filter((choice) => choice.target !== null || choice.other !== null);
    return [...new Set(going.map((choice) => choice.verb))];
  }

  /** Where a unit may go with a verb, with every path. */
  targets(unit: string, verb: string): ReadonlyMap<string, readonly Choice[]> {
    return grouped(
      this.of(unit).filter((choice) => choice.verb === verb),
      (choice) => choice.target,
    );
  }
}

function isNumber(choice: Choice): boolean {
  return choice.plain.length === 1 && /^-?\d+$/.test(choice.plain[0] ?? "");
}

/** The same things in any order are the same choice. */
export function keyOf(words: readonly string[]): string {
  return [...words].sort().join(" ");
}

function picker(verb: string, choices: readonly Choice[]): Picker {
  const most = new Map<string, number>();
  for (const choice of choices) {
    for (const [word, count] of counted(choice.plain)) {
      most.set(word, Math.max(most.get(word) ?? 0, count));
    }
  }
  const sizes = choices.map((choice) => choice.plain.length);
  return {
    verb,
    pool: [...most].sort().flatMap(([word, count]) => Array<string>(count).fill(word)),
    actions: new Map(choices.map((choice) => [keyOf(choice.plain), choice.text])),
    least: Math.min(...sizes),
    most: Math.max(...sizes),
  };
}

function counted(words: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) {
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}

/** A hexside is named by two hexes, and a click on either means it. */
function byEveryHex(choices: readonly Choice[]): ReadonlyMap<string, readonly Choice[]> {
  const found = new Map<string, Choice[]>();
  for (const choice of choices) {
    for (const hex of choice.path) {
      found.set(hex, [...(found.get(hex) ?? []), choice]);
    }
  }
  return found;
}

function grouped<T>(items: readonly T[], key: (item: T) => string | null): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const name = key(item);
    if (name !== null) {
      const group = groups.get(name);
      if (group === undefined) {
        groups.set(name, [item]);
      } else {
        group.push(item);
      }
    }
  }
  return groups;
}
