/**
 * Unit symbols in the manner of military maps, as paths in a box of 30 by 20.
 *
 * A symbol is keyed by the type of a unit as the game's data name it; an unknown type shows an
 * empty frame.
 */

export const SYMBOL = { width: 30, height: 20 } as const;

const CROSS = "M0 0L30 20M30 0L0 20";
const TRACK = "M9 5.5H21A4.5 4.5 0 0 1 21 14.5H9A4.5 4.5 0 0 1 9 5.5Z";

const LINES: Readonly<Record<string, string>> = {
  infantry: CROSS,
  armour: TRACK,
  "mechanised-infantry": CROSS + TRACK,
  motorised: CROSS + "M15 0V20",
  cavalry: "M0 20L30 0",
  airborne: CROSS + "M11 18.5A2 2.2 0 0 1 15 18.5A2 2.2 0 0 1 19 18.5",
  ski: CROSS,
  engineer: "M7 15V6H23V15M15 6V12",
  security: "M0 0L30 20",
  "anti-tank": "M0 20L15 0L30 20",
  reconnaissance: "M0 20L30 0",
};

const FILLS: Readonly<Record<string, string>> = {
  mountain: "M10.5 20L15 12.5L19.5 20Z",
  artillery: "M15 7A3 3 0 1 1 14.99 7Z",
};

const LETTERS: Readonly<Record<string, string>> = {
  hq: "HQ",
  security: "S",
};

export interface UnitSymbol {
  readonly lines: string;
  readonly fill: string;
  readonly letters: string;
}

export function symbolOf(type: string): UnitSymbol {
  return {
    lines: LINES[type] ?? (type === "mountain" ? CROSS : ""),
    fill: FILLS[type] ?? "",
    letters: type === "security" ? "" : (LETTERS[type] ?? ""),
  };
}

const SIZES: readonly (readonly [string, string])[] = [
  ["front", "XXXXX"],
  ["army group", "XXXXX"],
  ["army", "XXXX"],
  ["corps", "XXX"],
  ["division", "XX"],
  ["brigade", "X"],
  ["regiment", "III"],
  ["battalion", "II"],
];

/** The size mark above the frame. */
export function sizeMark(size: string): string {
  return SIZES.find(([word]) => size.includes(word))?.[1] ?? "";
}
