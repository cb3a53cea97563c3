/** The action that a click on something unlit would have been, so that the server can say why not. */

import type { HexMap } from "../board/hexes";
import type { Choice, Choices } from "./choices";

/** A selected unit was sent to a hex. */
export function attemptOf(
  choices: Choices,
  verb: string,
  unit: string,
  from: string,
  hex: string,
  map: HexMap | null,
): string {
  const walks = choices.of(unit).some((choice) => choice.path.length > 1);
  const way = walks && from !== "" ? (map?.walk(from, hex) ?? []) : [hex];
  return [verb, unit, ...way].join(" ");
}

/** A unit of one's own was clicked that can do nothing now: what similar units can do. */
export function attemptOfUnit(
  choices: Choices,
  unit: string,
  hex: string,
  map: HexMap | null,
  isOnMap: (unit: string | null) => boolean,
): string | null {
  const like = choices.samples.find((choice) => choice.unit !== null);
  if (like === undefined || !isOnMap(like.unit)) {
    return null;
  }
  const next = map?.adjacent(hex)[0];
  return like.target === null ? `${like.verb} ${unit}` : `${like.verb} ${unit} ${next ?? hex}`;
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
