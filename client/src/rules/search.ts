/** Searching the rules, and splitting a text into the pieces to show. */

import type { RuleBlock, RuleSection } from "../protocol/rules";

const CITED = /\[((?:S?\d+(?:\.\d+)+[ab]?)|[A-Z]+)\]/g;
const SNIPPET = 70;

/** A piece of a text: plain, a search match, or a reference to a section. */
export interface Piece {
  readonly text: string;
  readonly kind: "plain" | "hit" | "section";
}

/** Lower-case letters without accents, one for each letter of the text, so that positions match. */
export function plain(text: string): string {
  return [...text]
    .map((letter) => {
      const bare = letter.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replace("ł", "l");
      return bare.length === letter.length ? bare : letter;
    })
    .join("");
}

export function wordsOf(query: string): readonly string[] {
  return plain(query).split(/\s+/).filter((word) => word !== "");
}

/** Where a word begins in a text with `plain` letters, from a position on; -1 if nowhere. */
function beginning(low: string, word: string, from: number): number {
  for (let place = low.indexOf(word, from); place >= 0; place = low.indexOf(word, place + 1)) {
    if (place === 0 || !/[\p{L}\p{N}]/u.test(low.charAt(place - 1))) {
      return place;
    }
  }
  return -1;
}

function has(low: string, word: string): boolean {
  return beginning(low, word, 0) >= 0;
}

export function textsOf(block: RuleBlock): readonly string[] {
  if (block.kind === "bullets") {
    return block.items;
  }
  return block.kind === "table" ? [...block.head, ...block.rows.flat()] : [block.text];
}

/** The sections where a word begins with each query word; matches in the heading come first. */
export function search(sections: readonly RuleSection[], query: string): readonly RuleSection[] {
  const words = wordsOf(query);
  if (words.length === 0) {
    return sections;
  }
  const heading = (section: RuleSection) => plain(`${section.number} ${section.title}`);
  const inHeading = (section: RuleSection) => words.every((word) => has(heading(section), word));
  const found = sections.filter((section) => {
    const all = `${heading(section)} ${plain(section.blocks.flatMap(textsOf).join(" "))}`;
    return words.every((word) => has(all, word));
  });
  return [...found.filter(inHeading), ...found.filter((section) => !inHeading(section))];
}

/** A few words around the first match of a query; empty if only the heading matches. */
export function snippet(section: RuleSection, query: string): string {
  const [word] = wordsOf(query);
  if (word === undefined) {
    return "";
  }
  for (const text of section.blocks.flatMap(textsOf)) {
    const place = beginning(plain(text), word, 0);
    if (place >= 0) {
      const start = Math.max(0, place - SNIPPET / 2);
      const end = Math.min(text.length, place + SNIPPET / 2);
      return `${start > 0 ? "…" : ""}${text.slice(start, end)}${end < text.length ? "…" : ""}`;
    }
  }
  return "";
}

function hits(text: string, words: readonly string[]): Piece[] {
  const low = plain(text);
  const pieces: Piece[] = [];
  let done = 0;
  while (done < text.length) {
    let place = text.length;
    let length = 0;
    for (const word of words) {
      const found = beginning(low, word, done);
      if (found >= 0 && (found < place || (found === place && word.length > length))) {
        place = found;
        length = word.length;
      }
    }
    if (place > done) {
      pieces.push({ text: text.slice(done, place), kind: "plain" });
    }
    if (length > 0) {
      pieces.push({ text: text.slice(place, place + length), kind: "hit" });
    }
    done = place + length;
  }
  return pieces;
}

/** A text split at its references to sections and at the words of a query. */
export function piecesOf(text: string, query: string): readonly Piece[] {
  const words = wordsOf(query);
  const pieces: Piece[] = [];
  let done = 0;
  for (const match of text.matchAll(CITED)) {
    pieces.push(...hits(text.slice(done, match.index), words));
    pieces.push({ text: match[1] ?? "", kind: "section" });
    done = match.index + match[0].length;
  }
  return [...pieces, ...hits(text.slice(done), words)];
}

/** The section to show for a number: itself, or the nearest one above it. */
export function nearest(sections: readonly RuleSection[], number: string): string {
  for (let wanted = number; wanted !== ""; wanted = wanted.replace(/\.?[^.]*$/, "")) {
    const found = sections.find(
      (section) => section.number === wanted || section.number === `${wanted}.0`,
    );
    if (found !== undefined) {
      return found.number;
    }
  }
  return sections[0]?.number ?? "";
}
