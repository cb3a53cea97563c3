/** What others did between two moments of a game, cut into pictures that can be followed. */

import type { HistoryEntry, LogEntry, TableBody } from "../protocol/games";

/** Whether the game went on from the one moment, which was the newest, to the other. */
export function isFollowed(before: TableBody, after: TableBody): boolean {
  return before.seat === after.seat && before.step === before.steps && after.step > before.step;
}

/** The actions of others up to a moment that have something to show; one's own are known. */
export function stepsBetween(
  entries: readonly HistoryEntry[],
  after: TableBody,
  mine: readonly string[],
): readonly HistoryEntry[] {
  return entries.filter(
    (entry) => entry.step <= after.step && !mine.includes(entry.seat) && entry.texts.length > 0,
  );
}

/** One action of another player with what is known of it. */
export interface Deed {
  readonly entry: HistoryEntry;
  readonly events: readonly LogEntry[];
  readonly hexes: readonly string[];
  /** The way of a unit, if one moved. */
  readonly trail: readonly string[];
}

/** Deeds that are shown together: after the last of them, in one view. */
export interface Scene {
  readonly step: number;
  readonly deeds: readonly Deed[];
}

/** The deeds with their events and the hexes that those name. */
export function deedsOf(
  entries: readonly HistoryEntry[],
  events: readonly LogEntry[],
  isHex: (word: string) => boolean,
): readonly Deed[] {
  return entries.map((entry) => {
    const own = events.filter(({ step }) => step === entry.step);
    const words = own.flatMap(({ arguments: values }) => Object.values(values).flat());
    return {
      entry,
      events: own,
      hexes: words.filter((word): word is string => typeof word === "string" && isHex(word)),
      trail: own.map((event) => wayOf(event, isHex)).find((way) => way.length > 1) ?? [],
    };
  });
}

/** The hexes through which a unit went, with that from which it came. */
export function wayOf({ arguments: values }: LogEntry, isHex: (word: string) => boolean): readonly string[] {
  const start = values["origin"] ?? values["start"];
  const { path, hex } = values;
  const rest = Array.isArray(path) ? (path as readonly string[]) : typeof hex === "string" ? [hex] : [];
  const way = typeof start === "string" && start !== rest[0] ? [start, ...rest] : rest;
  return start === undefined || !way.every((word) => isHex(word)) ? [] : way;
}

/**
 * The scenes of a walk that has time for so many. If there are more deeds, moves that follow one another are shown
 * together, those near one another in one view; a battle or a draw stays by itself.
 */
export function scenesOf(
  deeds: readonly Deed[],
  most: number,
  fits: (hexes: readonly string[]) => boolean,
): readonly Scene[] {
  if (deeds.length <= most) {
    return deeds.map((deed) => ({ step: deed.entry.step, deeds: [deed] }));
  }
  const scenes: Scene[] = [];
  for (const run of runsOf(deeds)) {
    const step = run[run.length - 1]?.entry.step ?? 0;
    scenes.push(...placesOf(run, fits).map((near) => ({ step, deeds: near })));
  }
  const share = Math.ceil(scenes.length / Math.max(1, most));
  return share < 2 ? scenes : joined(scenes, share);
}

/** Moves in a row, and everything else by itself. */
function runsOf(deeds: readonly Deed[]): readonly (readonly Deed[])[] {
  const runs: Deed[][] = [];
  for (const deed of deeds) {
    const last = runs[runs.length - 1];
    if (last !== undefined && isQuiet(deed) && isQuiet(last[0] ?? deed)) {
      last.push(deed);
    } else {
      runs.push([deed]);
    }
  }
  return runs;
}

function isQuiet({ events }: Deed): boolean {
  return events.every(({ kind, arguments: values }) => ["", "move"].includes(kind) && !("draw" in values));
}

/** Deeds by where they happened, each group within one view. */
function placesOf(run: readonly Deed[], fits: (hexes: readonly string[]) => boolean): readonly (readonly Deed[])[] {
  const places: Deed[][] = [];
  for (const deed of run) {
    const near = places.find((place) => fits([...place, deed].flatMap(({ hexes }) => hexes)));
    if (near === undefined) {
      places.push([deed]);
    } else {
      near.push(deed);
    }
  }
  return places;
}

/** Where time is short, so many scenes in a row become one. */
function joined(scenes: readonly Scene[], share: number): readonly Scene[] {
  const found: Scene[] = [];
  for (let place = 0; place < scenes.length; place += share) {
    const part = scenes.slice(place, place + share);
    const step = part[part.length - 1]?.step ?? 0;
    found.push({ step, deeds: part.flatMap(({ deeds }) => deeds) });
  }
  return found;
}
