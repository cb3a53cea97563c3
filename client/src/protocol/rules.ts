/** The readable rules of a game, as the server sends them. */

import type { Paragraph, RuleSection, Ruling } from "./schema";

export type {
  Bullets as BulletsBlock,
  RuleSection,
  RulesTable as TableBlock,
  RulesText,
} from "./schema";
export type TextBlock = Paragraph | Ruling;
export type RuleBlock = RuleSection["blocks"][number];
