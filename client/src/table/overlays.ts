/** Overlays of the server as areas for the board. */

import type { AreaStyle, HexArea } from "../board/areas";
import type { OverlayPart } from "../protocol/games";

interface Look {
  readonly style: AreaStyle;
  readonly glyph?: string;
}

/** How each kind of part is drawn; a kind that is not named here is tinted. */
const LOOKS: Readonly<Record<string, Look>> = {
  zone: { style: "hatch" },
  supplied: { style: "tint" },
  source: { style: "badge", glyph: "▲" },
  "cut-off": { style: "badge", glyph: "!" },
  command: { style: "outline" },
  city: { style: "ring" },
  crossing: { style: "badge", glyph: "≈" },
  breakthrough: { style: "ring" },
  "supreme-order": { style: "badge", glyph: "★" },
  front: { style: "line" },
};

/** Keys that switch overlays; others have none. */
export const OVERLAY_KEYS: Readonly<Record<string, string>> = {
  zones: "z",
  supply: "s",
  command: "c",
  objectives: "o",
  front: "f",
};

export function toneOf(side: string, sides: readonly string[]): string {
  const place = sides.indexOf(side);
  return place < 0 ? "neutral" : `side-${place % 2}`;
}

export function areaOf(part: OverlayPart, sides: readonly string[], title: string): HexArea {
  const look = LOOKS[part.kind] ?? { style: part.sides === undefined ? "tint" : "line" };
  return {
    style: look.style,
    tone: toneOf(part.side, sides),
    title,
    hexes: part.hexes ?? [],
    sides: part.sides ?? [],
    glyph: look.glyph ?? "",
  };
}

/** The parts of the overlays that are switched on; those of a side only if it is wanted. */
export function shownParts(
  overlays: Readonly<Record<string, readonly OverlayPart[]>>,
  on: readonly string[],
  hidden: readonly string[],
): readonly OverlayPart[] {
  return Object.entries(overlays).flatMap(([id, parts]) =>
    on.includes(id) ? parts.filter((part) => !hidden.includes(part.side)) : [],
  );
}
