/** Converts the server's overlays to areas for the board. */

import type { AreaStyle, HexArea } from "../board/areas";
import type { OverlayPart } from "../protocol/games";

interface Look {
  readonly style: AreaStyle;
  readonly glyph?: string;
}

/** How each kind of part is drawn; other kinds are tinted, or a line. */
const LOOKS: Readonly<Record<string, Look>> = {
  zone: { style: "hatch" },
  supplied: { style: "tint" },
  source: { style: "badge", glyph: "▲" },
  "cut-off": { style: "badge", glyph: "!" },
  isolated: { style: "badge", glyph: "‼" },
  command: { style: "outline" },
  city: { style: "ring" },
  held: { style: "ring" },
  crossing: { style: "badge", glyph: "≈" },
  breakthrough: { style: "ring" },
  exit: { style: "ring" },
  "supreme-order": { style: "badge", glyph: "★" },
  victory: { style: "badge", glyph: "★" },
  front: { style: "line" },
  "hex-bond": { style: "tint" },
  "connected-rail": { style: "tint" },
  "hexside-bond": { style: "line" },
  "cut-rail": { style: "hatch" },
  railhead: { style: "badge", glyph: "R" },
  "inoperative-railhead": { style: "badge", glyph: "×" },
  "air-base": { style: "badge", glyph: "✈" },
  "air-range": { style: "outline" },
  railway: { style: "tint" },
  "start-line": { style: "line" },
  "soviet-source": { style: "ring" },
  "moscow-source": { style: "badge", glyph: "M" },
  "stand-fast": { style: "badge", glyph: "★" },
  fortress: { style: "badge", glyph: "♜" },
  "sudden-death": { style: "ring" },
  "tiger-wreck": { style: "badge", glyph: "T" },
  "pontoon-site": { style: "badge", glyph: "=" },
  "pontoon-bridge": { style: "badge", glyph: "≍" },
  reach: { style: "tint" },
  strike: { style: "ring" },
};

/** Keys that toggle overlays; other overlays have none. */
export const OVERLAY_KEYS: Readonly<Record<string, string>> = {
  zones: "z",
  bonds: "b",
  supply: "s",
  command: "c",
  objectives: "o",
  front: "f",
  threat: "x",
  railways: "l",
  control: "g",
  air: "i",
  "link-up": "k",
  pontoons: "p",
};

/** A kind may end in a number, as in `victory-3`: it looks like the kind without it, and shows the number. */
function lookOf(part: OverlayPart): Look {
  const [, stem, number] = /^(.*)-(\d+)$/.exec(part.kind) ?? [];
  const numbered = stem === undefined ? undefined : LOOKS[stem];
  if (numbered?.style === "badge" && number !== undefined) {
    return { ...numbered, glyph: number };
  }
  return LOOKS[part.kind] ?? numbered ?? { style: part.sides === undefined ? "tint" : "line" };
}

export function toneOf(side: string, sides: readonly string[]): string {
  const place = sides.indexOf(side);
  return place < 0 ? "neutral" : `side-${place % 2}`;
}

export function areaOf(part: OverlayPart, sides: readonly string[], title: string): HexArea {
  const look = lookOf(part);
  return {
    style: look.style,
    tone: toneOf(part.side, sides),
    title,
    hexes: part.hexes ?? [],
    sides: part.sides ?? [],
    ...(part.links === undefined ? {} : { links: part.links }),
    glyph: look.glyph ?? "",
  };
}

/** The parts of the overlays that are on; those of a side only if it is shown. */
export function shownParts(
  overlays: Readonly<Record<string, readonly OverlayPart[]>>,
  on: readonly string[],
  hidden: readonly string[],
): readonly OverlayPart[] {
  return Object.entries(overlays).flatMap(([id, parts]) =>
    on.includes(id) ? parts.filter((part) => !hidden.includes(part.side)) : [],
  );
}
