/**
 * What one unit may do with one verb, unpacked on demand.
 *
 * A decision may offer tens of thousands of actions. The server sends those of a unit as a bundle: each
 * entry continues an earlier one with a word or two. Most units are never asked what they can do.
 */

import type { Bundle } from "../protocol/games";
import { type Choice, readChoice, type Vocabulary } from "./choices";

/** Stands for the actions of a bundle in the full list. */
const STAR = "*";

/** Some choices of one unit; the first is known at once. */
export class PackedChoices {
  readonly first: Choice;
  readonly count: number;
  private unpacked: readonly Choice[] | null = null;

  constructor(
    private readonly star: string,
    private readonly bundle: Bundle,
    private readonly vocabulary: Vocabulary,
  ) {
    this.count = bundle.words.length;
    this.first = this.read(`${this.start}${bundle.words[0] ?? ""}`, 0);
  }

  get choices(): readonly Choice[] {
    this.unpacked ??= this.unpack();
    return this.unpacked;
  }

  private get start(): string {
    return this.star.slice(0, -STAR.length);
  }

  private read(text: string, place: number): Choice {
    const cost = this.bundle.costs?.[place];
    const choice = readChoice(text, this.vocabulary);
    return typeof cost === "number" ? { ...choice, cost } : choice;
  }

  private unpack(): readonly Choice[] {
    const { after, words } = this.bundle;
    const texts: string[] = [];
    return words.map((word, place) => {
      const before = texts[after[place] ?? -1];
      const text = before === undefined ? `${this.start}${word}` : `${before} ${word}`;
      texts.push(text);
      return this.read(text, place);
    });
  }
}

/** The choices of a list of actions, in its order; bundles stay packed. */
export function readActions(
  actions: readonly string[],
  bundles: Readonly<Record<string, Bundle>>,
  vocabulary: Vocabulary,
): readonly (Choice | PackedChoices)[] {
  return actions.map((text) => {
    const bundle = bundles[text];
    return bundle === undefined ? readChoice(text, vocabulary) : new PackedChoices(text, bundle, vocabulary);
  });
}

/** The choices of every unit; each unit's are unpacked on demand. */
export class ByUnit implements ReadonlyMap<string, readonly Choice[]> {
  private readonly packed = new Map<string, (Choice | PackedChoices)[]>();
  private readonly known = new Map<string, readonly Choice[]>();

  constructor(parts: readonly (Choice | PackedChoices)[]) {
    for (const part of parts) {
      const { unit } = part instanceof PackedChoices ? part.first : part;
      if (unit !== null) {
        const group = this.packed.get(unit);
        if (group === undefined) {
          this.packed.set(unit, [part]);
        } else {
          group.push(part);
        }
      }
    }
  }

  get size(): number {
    return this.packed.size;
  }

  has(unit: string): boolean {
    return this.packed.has(unit);
  }

  get(unit: string): readonly Choice[] | undefined {
    const before = this.known.get(unit);
    const parts = this.packed.get(unit);
    if (before !== undefined || parts === undefined) {
      return before;
    }
    const found = unpacked(parts);
    this.known.set(unit, found);
    return found;
  }

  keys(): MapIterator<string> {
    return this.packed.keys();
  }

  *values(): MapIterator<readonly Choice[]> {
    for (const [, choices] of this) {
      yield choices;
    }
  }

  *entries(): MapIterator<[string, readonly Choice[]]> {
    for (const unit of this.packed.keys()) {
      yield [unit, this.get(unit) ?? []];
    }
  }

  [Symbol.iterator](): MapIterator<[string, readonly Choice[]]> {
    return this.entries();
  }

  forEach(call: (choices: readonly Choice[], unit: string, map: this) => void): void {
    for (const [unit, choices] of this) {
      call(choices, unit, this);
    }
  }
}

/** Every choice, one after another. */
export function unpacked(parts: readonly (Choice | PackedChoices)[]): readonly Choice[] {
  return parts.flatMap((part) => (part instanceof PackedChoices ? part.choices : [part]));
}
