/** The actions that a click on something unlit might have been, so that the server can say why not. */

import type { HexMap } from "../board/hexes";
import type { Choice, Choices } from "./choices";

/** So many ways are asked about at most. */
const WAYS = 7;

/**
 * A selected unit was sent to a hex that it cannot go to. It is asked about along the ways that it would really take:
 * the cheapest ones to hexes near the goal, and on from there; and straight on.
 */
export function attemptsOf(
  choices: Pick<Choices, "of" | "targets">,
  verb: string,
  unit: string,
  from: string,
  hex: string,
  map: Pick<HexMap, "walk" | "center"> | null,
  cost: (choice: Choice) => number | null,
): readonly string[] {
  const walks = choices.of(unit).some((choice) => choice.path.length > 1);
  if (!walks || from === "" || map === null) {
    return [[verb, unit, hex].join(" ")];
  }
  const near = [...choices.targets(unit, verb)]
    .map(([end, ways]) => ({ end, way: cheapest(ways, cost), far: apart(map, end, hex) }))
    .sort((a, b) => a.far - b.far || a.way.price - b.way.price)
    .slice(0, WAYS - 1)
    .map(({ end, way }) => [...way.path, ...map.walk(end, hex)]);
  const straight = map.walk(from, hex);
  return [...near, straight].map((path) => [verb, unit, ...path].join(" "));
}

function cheapest(
  ways: readonly Choice[],
  cost: (choice: Choice) => number | null,
): { readonly path: readonly string[]; readonly price: number } {
  const priced = ways.map((way) => ({ path: way.path, price: cost(way) ?? way.path.length }));
  return priced.reduce((best, way) => (way.price < best.price ? way : best), priced[0] ?? { path: [], price: 0 });
}

function apart(map: Pick<HexMap, "center">, a: string, b: string): number {
  const [from, to] = [map.center(a), map.center(b)];
  return from === null || to === null ? Infinity : Math.round(Math.hypot(from.x - to.x, from.y - to.y));
}

/** A unit of one's own was clicked that can do nothing now: what similar units can do, in every direction. */
export function attemptsOfUnit(
  choices: Pick<Choices, "samples">,
  unit: string,
  hex: string,
  map: Pick<HexMap, "adjacent"> | null,
  isOnMap: (unit: string | null) => boolean,
): readonly string[] {
  const like = choices.samples.find((choice) => choice.unit !== null);
  if (like === undefined || !isOnMap(like.unit)) {
    return [];
  }
  const around = map?.adjacent(hex) ?? [];
  return like.target === null
    ? [`${like.verb} ${unit}`]
    : (around.length > 0 ? around : [hex]).map((next) => `${like.verb} ${unit} ${next}`);
}

/** An occupied hex was clicked while hexes are being chosen. */
export function attemptOfHex(hexes: ReadonlyMap<string, readonly Choice[]>, hex: string): string | null {
  const [first] = hexes.values();
  const like = first?.[0];
  return like === undefined || like.path.length > 1 ? null : `${like.verb} ${hex}`;
}

/** The cost of a choice, if the server gives one. */
export function costIn(
  tables: Readonly<Record<string, unknown>>,
  verb: string,
  unit: string | null,
  target: string | null,
): number | null {
  const cost = entry(entry(entry(tables[verb], unit), target), "cost");
  return typeof cost === "number" ? cost : null;
}

function entry(table: unknown, key: string | null): unknown {
  return typeof table === "object" && table !== null && key !== null
    ? (table as Readonly<Record<string, unknown>>)[key]
    : undefined;
}
