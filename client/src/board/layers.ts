/** What lies on the hexes below and above the counters: lit hexes, markers, paths, numbers. */

import "./marks.css";
import type { Point } from "./camera";
import { svg } from "./counters";
import { type HexMap, polygon } from "./hexes";
import { markerPicture } from "./marks";

export interface LitHex {
  readonly hex: string;
  readonly tone: string;
  readonly label: string;
  readonly title: string;
}

export interface HexMarker {
  readonly hex: string;
  /** The hex beyond, for a marker that lies on a hexside. */
  readonly beyond?: string;
  readonly kind: string;
  readonly title: string;
  /** The colour of a side, or empty. */
  readonly tone?: string;
}

/** A way that was gone, in the colour of a side. */
export interface Trail {
  readonly hexes: readonly string[];
  readonly tone: string;
}

/** The tone of a hex that can be attacked. */
export const STRIKE = "strike";

/** The odds of the attacks that can be made, above the counters in their hexes. */
export function strikeOdds(map: HexMap, lit: readonly LitHex[]): readonly SVGElement[] {
  return lit.flatMap((hex) => {
    const middle = map.center(hex.hex);
    if (middle === null || hex.tone !== STRIKE || hex.label === "") {
      return [];
    }
    const width = 9 + 7.5 * hex.label.length;
    const group = svg("g", { class: "strike-odds", transform: `translate(${middle.x} ${middle.y + 24})` });
    const text = svg("text", { y: 4.4, "text-anchor": "middle" });
    text.textContent = hex.label;
    group.append(svg("rect", { x: -width / 2, y: -8.5, width, height: 17, rx: 8.5 }), text);
    return [group];
  });
}

export function litHex(map: HexMap, lit: LitHex): SVGGElement {
  const group = svg("g", {
    class: `hex-lit ${lit.tone}`,
    tabindex: -1,
    role: "button",
    "aria-label": lit.title,
    "data-hex": lit.hex,
  });
  group.append(svg("polygon", { points: polygon(map.corners(lit.hex, 1.5)) }));
  const middle = map.center(lit.hex);
  if (lit.label !== "" && middle !== null && lit.tone !== STRIKE) {
    const text = svg("text", { x: middle.x, y: middle.y + 5, "text-anchor": "middle" });
    text.textContent = lit.label;
    group.append(text);
  }
  return group;
}

/** Markers of one hex are side by side; those on hexsides are above the counters. */
export function hexMarkers(map: HexMap, markers: readonly HexMarker[]): readonly SVGElement[] {
  const counts = new Map<string, number>();
  return markers.flatMap((marker) => {
    const middle = map.center(marker.hex);
    if (middle === null || marker.beyond !== undefined) {
      return [];
    }
    const place = counts.get(marker.hex) ?? 0;
    counts.set(marker.hex, place + 1);
    const group = svg("g", {
      class: `marker marker-${marker.kind} ${marker.tone ?? ""}`,
      transform: `translate(${middle.x - 20 + place * 13} ${middle.y - 23})`,
    });
    const title = svg("title");
    title.textContent = marker.title;
    group.append(svg("path", { class: "plate", d: "M0 -8L7 -4V4L0 8L-7 4V-4Z" }), ...markerSign(marker), title);
    return [group];
  });
}

/** The markers that lie on hexsides. */
export function sideMarkers(map: HexMap, markers: readonly HexMarker[]): readonly SVGElement[] {
  return markers.flatMap((marker) => {
    const from = map.center(marker.hex);
    const to = marker.beyond === undefined ? null : map.center(marker.beyond);
    return from === null || to === null ? [] : [sideMarker(marker, from, to)];
  });
}

/** A larger plate, and a line from the one hex into the other. */
function sideMarker(marker: HexMarker, from: Point, to: Point): SVGGElement {
  const x = (from.x + to.x) / 2;
  const y = (from.y + to.y) / 2;
  const group = svg("g", {
    class: `marker on-side marker-${marker.kind} ${marker.tone ?? ""}`,
    transform: `translate(${x} ${y})`,
  });
  const reach = 0.24;
  const way = { dx: (to.x - from.x) * reach, dy: (to.y - from.y) * reach };
  const line = `M${-way.dx} ${-way.dy}L${way.dx} ${way.dy}`;
  const title = svg("title");
  title.textContent = marker.title;
  group.append(
    svg("path", { class: "joins under", d: line }),
    svg("path", { class: "joins", d: line }),
    svg("circle", { class: "plate", r: 9.5 }),
    ...markerSign(marker),
    title,
  );
  return group;
}

/** The picture of a marker, or a letter if its kind has none. */
function markerSign({ kind, title }: HexMarker): readonly SVGElement[] {
  const picture = markerPicture(kind);
  if (picture === null) {
    const letter = svg("text", { y: 3, "text-anchor": "middle" });
    letter.textContent = title.charAt(0).toUpperCase();
    return [letter];
  }
  return [
    ...(picture.lines === "" ? [] : [svg("path", { class: "picture", d: picture.lines })]),
    ...(picture.fill === "" ? [] : [svg("path", { class: "picture solid", d: picture.fill })]),
  ];
}

/** The path under the pointer, and the hex that is highlighted. */
export function pathAndFocus(
  map: HexMap,
  way: readonly string[],
  focus: string | null,
  hints: readonly string[] = [],
): readonly SVGElement[] {
  const found: SVGElement[] = hints.map((hex) =>
    svg("polygon", { class: "hint", points: polygon(map.corners(hex, -3)) }),
  );
  if (focus !== null) {
    const points = polygon(map.corners(focus, 0));
    found.push(svg("polygon", { class: "focus", points }));
  }
  const points = way.flatMap((hex) => map.center(hex) ?? []);
  const last = points[points.length - 1];
  if (points.length > 1 && last !== undefined) {
    found.push(
      svg("polyline", { class: "path under", points: polygon(points) }),
      svg("polyline", { class: "path", points: polygon(points) }),
      svg("circle", { class: "path-end", cx: last.x, cy: last.y, r: 7 }),
    );
  }
  return found;
}

/** The number of counters in a pile, at the corner of its top one. */
export function stackCount(hex: string, top: string, count: number, corner: Point, size: number): SVGGElement {
  const group = svg("g", {
    class: "stack-count",
    transform: `translate(${corner.x - 3} ${corner.y + 3}) scale(${size})`,
    "data-pile": hex,
    "data-top": top,
  });
  const text = svg("text", { y: 3.6, "text-anchor": "middle" });
  text.textContent = String(count);
  group.append(svg("circle", { r: 7.5 }), text);
  return group;
}

/** The ways that units of others went, each with its end. */
export function trailShapes(map: HexMap, trails: readonly Trail[]): readonly SVGElement[] {
  return trails.flatMap(({ hexes, tone }) => {
    const points = hexes.flatMap((hex) => map.center(hex) ?? []);
    const last = points[points.length - 1];
    return points.length < 2 || last === undefined
      ? []
      : [
          svg("polyline", { class: "trail under", points: polygon(points) }),
          svg("polyline", { class: `trail ${tone}`, points: polygon(points) }),
          svg("circle", { class: `trail-end ${tone}`, cx: last.x, cy: last.y, r: 5 }),
        ];
  });
}

/** The hex under the keyboard cursor. */
export function cursorShape(map: HexMap, hex: string): readonly SVGElement[] {
  const points = polygon(map.corners(hex, -1));
  return [svg("polygon", { class: "cursor under", points }), svg("polygon", { class: "cursor", points })];
}

export function hexNumbers(map: HexMap): readonly SVGElement[] {
  return map.names.flatMap((name) => {
    const middle = map.center(name);
    if (middle === null) {
      return [];
    }
    const text = svg("text", { x: middle.x, y: middle.y - 21, "text-anchor": "middle" });
    text.textContent = name;
    return [text];
  });
}
