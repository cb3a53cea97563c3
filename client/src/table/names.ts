/** Names of units, hexes, seats and actions in the reader's language. */

import type { LogEntry, TableBody } from "../protocol/games";
import type { Choice } from "./choices";
import type { Fixed } from "./fixed";

/** Where the names are looked up; it may change at any time. */
export interface Told {
  readonly table: TableBody | null;
  readonly fixed: Fixed | null;
}

export class Names {
  constructor(private readonly told: Told) {}

  unit(id: string): string {
    return this.told.fixed?.roster[id]?.title ?? id;
  }

  fullUnit(id: string): string {
    return this.told.fixed?.roster[id]?.full_title ?? id;
  }

  place(hex: string): string {
    return this.told.fixed?.places.get(hex) ?? "";
  }

  hex(hex: string): string {
    const place = this.place(hex);
    return place === "" ? hex : `${place} (${hex})`;
  }

  isHex(word: string): boolean {
    return this.told.fixed?.map.has(word) === true;
  }

  seat(seat: string): string {
    return this.told.table?.labels.seats[seat] ?? seat;
  }

  word(word: string): string {
    return this.told.table?.decision?.words[word] ?? this.told.table?.labels.words[word] ?? word;
  }

  /** The text of a choice's button; some verbs have a separate name without any words. */
  label(choice: Choice): string {
    if (choice.plain.length > 0) {
      return choice.plain.map((word) => this.word(word)).join(" ");
    }
    return this.alone(choice.verb) ?? this.word(choice.verb);
  }

  /** What a unit would do, without its name. */
  brief(choice: Choice): string {
    const words = choice.plain.map((word) => this.word(word)).join(" ");
    return words === "" ? this.word(choice.verb) : `${this.word(choice.verb)}: ${words}`;
  }

  /** The name of a verb without any words, if it has one. */
  alone(verb: string): string | undefined {
    return this.told.table?.decision?.words[`${verb} `];
  }

  /** An action in the reader's words. */
  phrase(choice: Choice): string {
    const words = [
      ...(choice.unit === null ? [] : [this.unit(choice.unit)]),
      ...(choice.other === null ? [] : ["→", this.unit(choice.other)]),
      ...(choice.path.length === 0 ? [] : [choice.path.map((hex) => this.hex(hex)).join(" → ")]),
      ...choice.plain.map((word) => this.word(word)),
    ];
    const verb = this.word(choice.verb);
    return words.length === 0 ? this.label(choice) : `${verb}: ${words.join(" ")}`;
  }

  /** The hexes that an event names. */
  hexesOf(entry: LogEntry): readonly string[] {
    const words = Object.values(entry.arguments).flat();
    return words.filter(
      (word): word is string => typeof word === "string" && this.told.fixed?.map.has(word) === true,
    );
  }
}
