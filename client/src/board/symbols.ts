/**
 * Unit symbols in the style of military maps, as paths in a box of 30 by 20.
 *
 * A symbol is keyed by the unit type in the game's data; an unknown type shows an empty
 * frame.
 */

export const SYMBOL = { width: 30, height: 20 } as const;

const CROSS = "M0 0L30 20M30 0L0 20";
const SLASH = "M0 20L30 0";
const TRACK = "M9 5.5H21A4.5 4.5 0 0 1 21 14.5H9A4.5 4.5 0 0 1 9 5.5Z";
const WHEELS = circle(8.5, 17.4, 1.9) + circle(21.5, 17.4, 1.9);

/** What is drawn as lines. */
const LINES: Readonly<Record<string, string>> = {
  infantry: CROSS,
  jaeger: CROSS,
  mountain: CROSS,
  security: CROSS,
  nkvd: CROSS,
  bicycle: CROSS + WHEELS,
  airborne: CROSS + "M11 18.5A2 2.2 0 0 1 15 18.5A2 2.2 0 0 1 19 18.5",
  "naval-infantry": CROSS + "M15 3V17.5M12 5.5H18M10.5 13A4.6 4.6 0 0 0 19.5 13",
  ski: CROSS + "M9 17.8H21",
  armour: TRACK,
  "mechanised-infantry": CROSS + TRACK,
  "motorised-infantry": CROSS + "M15 0V20",
  "tank-destroyer": TRACK + "M7.5 20L15 3.5L22.5 20",
  "assault-gun": TRACK + "M15 3.5V16.5",
  cavalry: SLASH,
  reconnaissance: SLASH,
  engineer: "M7 15V6H23V15M15 6V12",
  bridging: "M6 7.5V13.5A10 10 0 0 1 24 13.5V7.5",
  "anti-tank": "M0 20L15 0L30 20",
  supply: "M0 15H30",
  air: "M15 10L8.5 6.2A4 4 0 1 0 8.5 13.8L21.5 6.2A4 4 0 1 1 21.5 13.8Z",
  fortress: "M5 16.5V5.5H9V9H13V5.5H17V9H21V5.5H25V16.5Z",
  marker: "M9 3V17.5M9 4H21L18 7.5L21 11H9",
};

/** What is filled. */
const FILLS: Readonly<Record<string, string>> = {
  mountain: "M10.5 20L15 12.5L19.5 20Z",
  artillery: "M15 7A3 3 0 1 1 14.99 7Z",
  security: "M0 0H30V4.5H0Z",
  nkvd: "M0 15.5H30V20H0Z",
  leader: "M15 2.5L17.2 7.9L23 8.3L18.5 12L20 17.6L15 14.5L10 17.6L11.5 12L7 8.3L12.8 7.9Z",
};

const LETTERS: Readonly<Record<string, string>> = {
  hq: "HQ",
  "reserve-army": "R",
};

/** Small letters in the lowest corner of a crossed box. */
const SMALL: Readonly<Record<string, string>> = {
  jaeger: "J",
};

/** The games' names for branches that have a sign above. */
const ALIASES: Readonly<Record<string, string>> = {
  rifle: "infantry",
  panzer: "armour",
  tank: "armour",
  mechanised: "mechanised-infantry",
  panzergrenadier: "mechanised-infantry",
  motorised: "motorised-infantry",
  "army-hq": "hq",
  "front-hq": "hq",
  "soviet-army-hq": "hq",
  "supply-point": "supply",
};

export interface UnitSymbol {
  readonly lines: string;
  readonly fill: string;
  readonly letters: string;
  readonly small: string;
}

export function symbolOf(type: string): UnitSymbol {
  const branch = ALIASES[type] ?? type;
  return {
    lines: LINES[branch] ?? "",
    fill: FILLS[branch] ?? "",
    letters: LETTERS[branch] ?? "",
    small: SMALL[branch] ?? "",
  };
}

function circle(x: number, y: number, radius: number): string {
  const arc = `A${radius} ${radius} 0 1 1`;
  return `M${x - radius} ${y}${arc} ${x + radius} ${y}${arc} ${x - radius} ${y}`;
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
