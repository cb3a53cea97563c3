/** What the board shows of a game: lit hexes, paths, markers, counters. */

import type { HexMarker, LitHex } from "../board/layers";
import type { ShownUnit } from "../board/table";
import type { SeenUnit } from "../protocol/games";
import type { Fixed } from "./fixed";
import { forecastsByHex } from "./forecast";
import type { Looks } from "./looks.svelte";
import { toneOf } from "./overlays";
import type { Session } from "./session.svelte";
import { type Beneath, fogOf } from "./fog";
import { unitsByHex } from "./units";

/** The units that the decision names in one of its arguments. */
export function unitsNamed(session: Session, argument: string): ReadonlySet<string> {
  const units = session.table?.decision?.arguments[argument];
  return new Set(Array.isArray(units) ? (units as string[]) : []);
}

/** The hexes that can be clicked, and the hex that the decision is about. */
export function litHexes(session: Session): readonly LitHex[] {
  const { hand, names } = session;
  if (hand.selected !== null) {
    const verb = names.word(hand.verb);
    return [...hand.targets].map(([hex, ways]) => {
      const prices = ways.map((way) => hand.cost(way) ?? 0);
      const price = hand.units.length > 1 ? Math.max(...prices) : prices[0];
      const told = ways.some((way) => hand.cost(way) !== null) ? costText(price ?? 0) : "";
      return { hex, tone: "go", label: told, title: `${verb}: ${names.hex(hex)}` };
    });
  }
  // Every hex that can be attacked carries the odds of all that can attack it.
  const odds = new Map(forecastsByHex(session.table?.decision?.choices ?? {}));
  const found: LitHex[] = [...hand.hexes].map(([hex, choices]) => {
    const [choice] = choices;
    const isStrike = choice?.verb === "attack" && session.unitsAt(hex).length > 0;
    const best = isStrike ? odds.get(hex) : undefined;
    const label = best === undefined ? "" : best.allowed ? best.column : "–";
    const title = choice === undefined ? hex : names.phrase(choice);
    return { hex, tone: isStrike ? "strike" : "go", label, title: label === "" ? title : `${title}, ${label}` };
  });
  const target = session.table?.decision?.arguments["hex"];
  if (typeof target === "string" && session.fixed?.map.has(target)) {
    found.push({ hex: target, tone: "strike chosen", label: "", title: names.hex(target) });
  }
  return found;
}

/** The hexes on the map in which something can be decided now. */
export function placesToDecide(session: Session): readonly string[] {
  const named = unitsNamed(session, "units");
  const hexes = [
    ...[...session.choices.byUnit.keys(), ...named].map((unit) => session.units.get(unit)?.hex ?? ""),
    ...litHexes(session).map((hex) => hex.hex),
  ];
  return [...new Set(hexes.filter((hex) => hex !== ""))];
}

/** Half points are written with ½. */
export function costText(cost: number): string {
  return String(cost).replace(".5", "½").replace(/^0½/, "½");
}

/** The path under the pointer, or the one to the hex under the pointer, or the one just followed. */
export function pathShown(session: Session): readonly string[] {
  const { hand } = session;
  const hovered = hand.selected === null || hand.hovered === null ? null : hand.targets.get(hand.hovered)?.[0];
  const way = hand.pointed ?? hovered ?? null;
  if (way === null || way.target === null) {
    return hand.selected === null ? pathFollowed(session) : [];
  }
  const from = way.unit === null ? "" : (session.units.get(way.unit)?.hex ?? "");
  return from === "" ? way.path : [from, ...way.path];
}

/** The hexes that a followed action went through. */
function pathFollowed(session: Session): readonly string[] {
  const step = session.following.told?.step;
  if (step === undefined) {
    return [];
  }
  const told = session.table?.log.entries.filter((entry) => entry.step === step) ?? [];
  for (const { arguments: values } of told) {
    const path = values["path"];
    if (Array.isArray(path) && path.every((hex) => session.fixed?.map.has(String(hex)))) {
      const from = values["origin"] ?? values["start"];
      return typeof from === "string" && from !== path[0] ? [from, ...(path as string[])] : (path as string[]);
    }
  }
  return [];
}

/** Every named track that is a hex, a hexside, a unit in a hex or a list of them becomes a marker on the map. */
export function markersShown(session: Session): readonly HexMarker[] {
  const labels = session.table?.labels.tracks ?? {};
  const sides = session.table?.sides ?? [];
  const map = session.fixed?.map;
  return Object.entries(session.table?.view.tracks ?? {}).flatMap(([kind, value]) => {
    const title = labels[kind];
    if (title === undefined) {
      return [];
    }
    const side = sides.find((seat) => kind.endsWith(`_${seat}`)) ?? "";
    const tone = side === "" ? "" : toneOf(side, sides);
    const hexes = Array.isArray(value) ? (value as unknown[]) : [value];
    return hexes.flatMap((word) => {
      const [first = "", beyond] = typeof word === "string" ? word.split("/") : [];
      const hex = session.units.get(first)?.hex ?? first;
      const isThere = map?.has(hex) === true && (beyond === undefined || map.has(beyond));
      return isThere ? [{ hex, kind, title, tone, ...(beyond === undefined ? {} : { beyond }) }] : [];
    });
  });
}

/** The counters on the map; in a stack clickable ones are on top, selected ones above them. */
export function unitsShown(session: Session, looks: Looks): readonly ShownUnit[] {
  const { fixed, table, hand } = session;
  if (fixed === null || table === null) {
    return [];
  }
  const own = sideOf(session);
  const stacks = table.view.stacks ?? [];
  const fog = fogOf(stacks, own, table.sightings ?? []);
  // Where the order of a stack counts it is shown as it is, but for what is selected.
  const raised = (unit: SeenUnit) =>
    hand.units.includes(unit.id) ? 2 : stacks.length === 0 && session.choices.byUnit.has(unit.id) ? 1 : 0;
  const height = (unit: SeenUnit) => raised(unit) * MOST + fog.height(unit);
  return inStacks(table.view.units, height).flatMap((unit) =>
    looks.shows(unit.side, own) || hand.units.includes(unit.id)
      ? (shownUnit(session, fixed, unit, fog.beneath(unit)) ?? [])
      : [],
  );
}

/** More counters than any stack has. */
const MOST = 100;

/** Facts about a unit are computed once per view, whatever is selected. */
const known = new WeakMap<SeenUnit, { readonly fixed: Fixed; readonly shown: ShownUnit }>();

function shownUnit(session: Session, fixed: Fixed, unit: SeenUnit, beneath: Beneath): ShownUnit | null {
  const before = known.get(unit);
  if (before?.fixed === fixed && before.shown.beneath === beneath) {
    return before.shown;
  }
  const face = fixed.roster[unit.id];
  if (face === undefined || !unit.hex) {
    return null;
  }
  const shown = {
    id: unit.id,
    hex: unit.hex,
    side: unit.side,
    steps: unit.steps ?? 1,
    marks: unit.marks ?? [],
    face,
    title: `${face.full_title}, ${session.names.hex(unit.hex)}`,
    beneath,
  };
  known.set(unit, { fixed, shown });
  return shown;
}

/** The same list if it holds the same things in the same order: then nothing is redrawn. */
export function unchanged<Thing>(before: readonly Thing[], now: readonly Thing[]): readonly Thing[] {
  const isSame = before.length === now.length && before.every((thing, place) => thing === now[place]);
  return isSame ? before : now;
}

/** Stack by stack, lowest first; a stack keeps its place whatever happens to its units. */
export function inStacks(
  units: readonly SeenUnit[],
  height: (unit: SeenUnit) => number,
): readonly SeenUnit[] {
  return [...unitsByHex(units).values()].flatMap((stack) =>
    stack.length === 1 ? stack : [...stack].sort((a, b) => height(a) - height(b)),
  );
}

/** The side of the person at the screen; a spectator uses the first one. */
export function sideOf(session: Session): string {
  const { table } = session;
  return table?.side ? table.side : (table?.sides[0] ?? "");
}
