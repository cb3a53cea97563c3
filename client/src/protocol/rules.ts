/** The rules of a game for reading, as the server sends them. */

export interface TextBlock {
  readonly kind: "paragraph" | "ruling";
  readonly text: string;
}

export interface BulletsBlock {
  readonly kind: "bullets";
  readonly items: readonly string[];
}

export interface TableBlock {
  readonly kind: "table";
  readonly id: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export type RuleBlock = TextBlock | BulletsBlock | TableBlock;

export interface RuleSection {
  readonly number: string;
  readonly title: string;
  readonly blocks: readonly RuleBlock[];
}

export interface RulesText {
  readonly game: string;
  readonly language: string;
  readonly sections: readonly RuleSection[];
}
