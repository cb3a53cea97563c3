/**
 * Small pictures: status marks on counters, markers in hexes.
 *
 * A picture is a path around the origin, about ten units wide, without letters, so that it works in
 * every language. Anything without a picture gets a letter.
 */

export interface Picture {
  readonly lines: string;
  readonly fill: string;
}

export interface MarkLook {
  readonly picture: Picture | null;
  /** Shown if there is no picture. */
  readonly letters: string;
  /** How urgent it is. */
  readonly tone: "grave" | "warning" | "ready" | "spent";
}

const FLAG = drawn("M-3 5V-5", "M-3 -5L4.5 -2.6L-3 0Z");
const ARROW = drawn("M-4 0H3M0 -3.2L3.4 0L0 3.2");
const BACK = drawn("M4 0H-3M0 -3.2L-3.4 0L0 3.2");
const CROSSED = drawn("M-3.6 -3.6L3.6 3.6M3.6 -3.6L-3.6 3.6");
const TRAIN = drawn("M-4.4 2.6H4.4", "M-4 1.4V-1H-1.5V-3.6H1.6V-1H4V1.4ZM-2.6 3.2A1.2 1.2 0 1 0 -2.61 3.2ZM2.6 3.2A1.2 1.2 0 1 0 2.61 3.2Z");
const PLANE = drawn("", "M-0.8 -5H0.8V-1.4L5 0.8V2.2L0.8 1.2V3.4L2.2 4.4V5.2H-2.2V4.4L-0.8 3.4V1.2L-5 2.2V0.8L-0.8 -1.4Z");
const WALL = "M-5 4V-3H-3V-0.8H-1V-3H1V-0.8H3V-3H5V4Z";

const MARKS: Readonly<Record<string, MarkLook>> = {
  isolated: {
    picture: drawn("M-4 0A4 4 0 1 1 4 0A4 4 0 1 1 -4 0", "M-1.6 0A1.6 1.6 0 1 1 1.6 0A1.6 1.6 0 1 1 -1.6 0Z"),
    letters: "I",
    tone: "grave",
  },
  "out-of-supply": { picture: drawn("M-3 -2.8H3V2.8H-3ZM-4.4 4.4L4.4 -4.4"), letters: "S", tone: "warning" },
  disrupted: { picture: drawn("", "M1.2 -5L-3.4 1H-0.4L-1.4 5L3.4 -1.2H0.4Z"), letters: "D", tone: "warning" },
  "full-retreat": {
    picture: drawn("M0.6 -3.4L-2.8 0L0.6 3.4M4.4 -3.4L1 0L4.4 3.4"),
    letters: "R",
    tone: "grave",
  },
  frozen: {
    picture: drawn("M-2 -0.6V-2.4A2 2 0 0 1 2 -2.4V-0.6", "M-3.2 -0.8H3.2V4.2H-3.2Z"),
    letters: "F",
    tone: "spent",
  },
  train: { picture: TRAIN, letters: "T", tone: "spent" },
  replacement: { picture: drawn("M-3.6 0H3.6M0 -3.6V3.6"), letters: "+", tone: "spent" },
  ready: { picture: drawn("M-3.4 0.2L-1 2.8L3.6 -2.8"), letters: "R", tone: "ready" },
  used: { picture: drawn("M-3.4 0H3.4"), letters: "U", tone: "spent" },
  moved: { picture: ARROW, letters: "M", tone: "spent" },
  attacked: { picture: CROSSED, letters: "A", tone: "spent" },
  defended: { picture: drawn("M-3.4 -3.8H3.4V0A4 4.6 0 0 1 0 4.4A4 4.6 0 0 1 -3.4 0Z"), letters: "D", tone: "spent" },
  retreated: { picture: BACK, letters: "R", tone: "spent" },
  halved: { picture: drawn("M-3.6 3.6L3.6 -3.6M-3 -3H0M3 3H0"), letters: "½", tone: "warning" },
  slipping: { picture: drawn("M-4 1A2 2 0 0 1 0 0A2 2 0 0 0 4 -1"), letters: "S", tone: "spent" },
  stepped: { picture: ARROW, letters: "M", tone: "spent" },
  activated: { picture: FLAG, letters: "A", tone: "spent" },
  attempted: { picture: BACK, letters: "D", tone: "spent" },
  transferred: { picture: drawn("M-4 -1.6H3M1 -3.6L3.4 -1.6M4 1.8H-3M-1 3.8L-3.4 1.8"), letters: "T", tone: "spent" },
};

/** The look of a status; a name that ends in a number shows the number. */
export function markLook(mark: string): MarkLook {
  // A mark may say what it lasts for: "retreated@axis" is over with the combats of the Axis.
  const kind = mark.split("@")[0] ?? mark;
  const known = MARKS[kind];
  if (known !== undefined) {
    return known;
  }
  const words = kind.split("-");
  const last = words[words.length - 1] ?? "?";
  const letters = /^\d+$/.test(last) ? last : last.charAt(0).toUpperCase();
  return { picture: null, letters, tone: "warning" };
}

/** Pictures of markers, by a word of their kind; the first match is used. */
const MARKERS: readonly (readonly [string, Picture])[] = [
  ["construction", drawn(WALL)],
  ["fort", drawn("", WALL)],
  ["rail", drawn("M-2 -5V5M2 -5V5M-4.2 -3H4.2M-4.2 0H4.2M-4.2 3H4.2")],
  ["offensive", drawn("M-4.4 3.6L0.8 -1.6M-1.6 4.4L3.6 -0.8", "M4.8 -4.8L4 1L-1 -4Z")],
  ["contested", drawn("M0 -5V5", "M-1.2 -3.4H-4.6V3.4H-1.2ZM1.2 -3.4H4.6V3.4H1.2Z")],
  ["battle", drawn("M-4 -4L4 4M4 -4L-4 4M-4.4 1.4L-1.4 4.4M4.4 1.4L1.4 4.4")],
  ["airborne", drawn("M-5 -0.6A5 4.6 0 0 1 5 -0.6ZM-5 -0.6L0 5L5 -0.6M0 -0.6V5")],
  ["air", PLANE],
  ["flotilla", drawn("M0 -4.6V4.2M-2.4 -2.6H2.4M-4.2 0.8A4.4 4.2 0 0 0 4.2 0.8")],
  ["crossing", drawn("M-5 -2.4A3.6 3.6 0 0 0 5 -2.4M-5 3.2A5.4 5.4 0 0 1 5 3.2")],
  ["order", drawn("", "M0 -5L1.3 -1.7L4.8 -1.5L2 0.7L3 4.1L0 2.2L-3 4.1L-2 0.7L-4.8 -1.5L-1.3 -1.7Z")],
  ["control", FLAG],
];

/** The picture of a marker; null if its kind has none. */
export function markerPicture(kind: string): Picture | null {
  return MARKERS.find(([word]) => kind.includes(word))?.[1] ?? null;
}

function drawn(lines: string, fill = ""): Picture {
  return { lines, fill };
}
