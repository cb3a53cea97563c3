/** Areas over the map: tinted, hatched or outlined hexes, badges on single hexes, lines on hexsides. */

import "./marks.css";
import type { Point } from "./camera";
import { svg } from "./counters";
import { type HexMap, polygon } from "./hexes";

export type AreaStyle = "tint" | "hatch" | "outline" | "ring" | "badge" | "line";

export interface HexArea {
  readonly style: AreaStyle;
  readonly tone: string;
  readonly title: string;
  readonly hexes: readonly string[];
  /** For a line: the pairs of neighbours that it runs between. */
  readonly sides: readonly (readonly [string, string])[];
  /** Pairs of hexes joined from centre to centre; the second may be beyond the map. */
  readonly links?: readonly (readonly [string, string])[];
  /** What a badge shows. */
  readonly glyph: string;
}

const INSET: Readonly<Partial<Record<AreaStyle, number>>> = { tint: -0.3, hatch: -0.3, ring: 4 };

/** What lies below the counters; one shape per area, however large it is. */
export function areaShapes(map: HexMap, areas: readonly HexArea[]): readonly SVGElement[] {
  const flat = areas.filter((area) => area.style !== "badge");
  const tones = new Set(flat.flatMap((area) => (area.style === "hatch" ? [area.tone] : [])));
  const patterns = [...tones].map((tone, place) => hatching(tone, place));
  const shapes = flat.flatMap((area) => {
    const shape = svg("path", { class: `area ${area.style} ${area.tone}`, d: outlineOf(map, area) });
    if (area.style === "hatch") {
      shape.style.fill = `url(#${patternOf(area.tone)})`;
    }
    return area.style === "line" ? [under(shape), shape] : [shape];
  });
  shapes.push(...flat.flatMap((area) => joints(map, area)));
  return patterns.length === 0 ? shapes : [withChildren(svg("defs"), patterns), ...shapes];
}

/** What lies above the counters, side by side if a hex has several. */
export function areaBadges(map: HexMap, areas: readonly HexArea[]): readonly SVGElement[] {
  const counts = new Map<string, number>();
  return areas
    .filter((area) => area.style === "badge")
    .flatMap((area) =>
      area.hexes.flatMap((hex) => {
        const middle = map.center(hex);
        if (middle === null) {
          return [];
        }
        const place = counts.get(hex) ?? 0;
        counts.set(hex, place + 1);
        const at = `translate(${middle.x + 20 - place * 21} ${middle.y + 21})`;
        const group = svg("g", { class: `badge ${area.tone}`, transform: at });
        const glyph = svg("text", { y: 5, "text-anchor": "middle" });
        glyph.textContent = area.glyph;
        const title = svg("title");
        title.textContent = area.title;
        return [withChildren(group, [svg("circle", { r: 10 }), glyph, title])];
      }),
    );
}

/** Lines from hex to hex, above all areas. */
function joints(map: HexMap, area: HexArea): readonly SVGPathElement[] {
  const lines = (area.links ?? []).flatMap(([here, there]) => {
    const from = map.center(here);
    const to = map.center(there);
    return from === null || to === null ? [] : [segment([from, to])];
  });
  if (lines.length === 0) {
    return [];
  }
  const shape = svg("path", { class: `area joint ${area.tone}`, d: lines.join("") });
  return [under(shape), shape];
}

function outlineOf(map: HexMap, area: HexArea): string {
  if (area.style === "line") {
    return area.sides.map(([here, there]) => segment(map.edge(here, there))).join("");
  }
  if (area.style === "outline") {
    return borderOf(map, area.hexes)
      .map((edge) => segment(edge))
      .join("");
  }
  const inset = INSET[area.style] ?? 0;
  return area.hexes.map((hex) => `M${polygon(map.corners(hex, inset)).replaceAll(" ", "L")}Z`).join("");
}

/** The hexsides between an area and the hexes outside it. */
export function borderOf(map: HexMap, hexes: readonly string[]): readonly (readonly Point[])[] {
  const inside = new Set(hexes);
  return hexes.flatMap((hex) =>
    map
      .edges(hex)
      .filter(({ beyond }) => beyond === null || !inside.has(beyond))
      .map(({ points }) => points),
  );
}

function segment(points: readonly Point[]): string {
  return points.length < 2 ? "" : `M${polygon(points).replaceAll(" ", "L")}`;
}

function patternOf(tone: string): string {
  return `hatching-${tone}`;
}

/** The hatchings of two sides lean in opposite directions, so that both can be seen in one hex. */
function hatching(tone: string, place: number): SVGElement {
  const pattern = svg("pattern", {
    id: patternOf(tone),
    class: tone,
    width: 10,
    height: 10,
    patternUnits: "userSpaceOnUse",
    patternTransform: `rotate(${place % 2 === 0 ? 45 : -45})`,
  });
  pattern.append(svg("line", { x1: 0, y1: 0, x2: 0, y2: 10, "stroke-width": 5 }));
  return pattern;
}

function under(shape: SVGPathElement): SVGPathElement {
  const below = shape.cloneNode() as SVGPathElement;
  below.classList.add("under");
  return below;
}

function withChildren<Kind extends SVGElement>(parent: Kind, children: readonly SVGElement[]): Kind {
  parent.append(...children);
  return parent;
}
