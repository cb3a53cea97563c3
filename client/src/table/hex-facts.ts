/** What the board says about a hex: terrain, places, features along its sides and through it. */

import type { BoardBody } from "../protocol/games";
import type { RulesText } from "../protocol/rules";

const LARGE = 3;

/** Fast lookup of hexes: hexsides and lines are listed by pairs of indexes. */
export class HexIndex {
  private readonly indexes: ReadonlyMap<string, number>;
  private readonly around = new Map<number, Set<string>>();
  private readonly areas = new Map<string, string[]>();

  constructor(private readonly board: BoardBody) {
    this.indexes = new Map(board.hexes.map((hex, index) => [hex, index]));
    this.gather(board.sides, board.names?.["hexside"] ?? {});
    this.gather(board.links, board.names?.["line"] ?? {});
    for (const [kind, hexes] of Object.entries(board.areas)) {
      const name = board.names?.["area"]?.[kind];
      // An area as large as part of the map says nothing about a hex.
      if (name !== undefined && hexes.length * LARGE <= board.hexes.length) {
        for (const hex of hexes) {
          this.areas.set(hex, [...(this.areas.get(hex) ?? []), name]);
        }
      }
    }
  }

  private gather(table: BoardBody["sides"], names: Readonly<Record<string, string>>): void {
    for (const [one, other, kinds] of table) {
      for (const index of [one, other]) {
        const known = this.around.get(index) ?? new Set<string>();
        for (const kind of kinds) {
          const name = names[kind];
          if (name !== undefined) {
            known.add(name);
          }
        }
        this.around.set(index, known);
      }
    }
  }

  /** The terrain, the place, then rivers and roads; areas last. */
  words(hex: string): readonly string[] {
    const index = this.indexes.get(hex) ?? -1;
    const terrain = this.board.terrain[index];
    const places = this.board.places.filter((place) => place.hex === hex);
    return [
      ...(terrain === undefined ? [] : [this.board.terrain_names[terrain] ?? terrain]),
      ...places.flatMap((place) => this.board.names?.["place"]?.[place.kind] ?? []),
      ...(this.around.get(index) ?? []),
    ];
  }

  areasOf(hex: string): readonly string[] {
    return this.areas.get(hex) ?? [];
  }
}

/** What a terrain effects table says about a word: its other columns. */
export interface Effect {
  readonly word: string;
  readonly columns: readonly { readonly head: string; readonly text: string }[];
}

/** The rows of the terrain effects table for some words; empty if the game has no such table. */
export function effectsOf(rules: RulesText | null, words: readonly string[]): readonly Effect[] {
  const table = rules?.sections
    .flatMap((section) => section.blocks)
    .find((block) => block.kind === "table" && block.id === "terrain");
  if (table?.kind !== "table") {
    return [];
  }
  return words.flatMap((word) => {
    const row = table.rows.find(([first]) => first?.toLowerCase() === word.toLowerCase());
    const columns = (row ?? []).slice(1).map((text, place) => ({ head: table.head[place + 1] ?? "", text }));
    const telling = columns.filter(({ text }) => text !== "–" && text !== "");
    return row === undefined ? [] : [{ word, columns: telling }];
  });
}
