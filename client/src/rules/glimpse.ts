/** The beginning of a section, to read without opening the rules. */

import type { RuleBlock, RuleSection } from "../protocol/rules";
import { nearest, piecesOf } from "./search";

/** Letters that fit into a small box. */
const LONGEST = 360;

export interface Glimpse {
  readonly number: string;
  readonly title: string;
  readonly text: string;
}

/** The beginning of a section, or of the nearest one above it; null if there are no rules. */
export function glimpseOf(sections: readonly RuleSection[], number: string): Glimpse | null {
  const found = nearest(sections, number);
  const section = sections.find((one) => one.number === found);
  if (section === undefined) {
    return null;
  }
  const whole = section.blocks.flatMap(sentences).map(bare).join(" ");
  return { number: section.number, title: section.title, text: shortened(whole) };
}

/** Tables are only for the open page. */
function sentences(block: RuleBlock): readonly string[] {
  return block.kind === "table" ? [] : block.kind === "bullets" ? block.items : [block.text];
}

function bare(text: string): string {
  return piecesOf(text, "")
    .map((piece) => piece.text)
    .join("");
}

function shortened(text: string): string {
  if (text.length <= LONGEST) {
    return text;
  }
  const end = text.lastIndexOf(" ", LONGEST);
  return `${text.slice(0, end > 0 ? end : LONGEST)} …`;
}
