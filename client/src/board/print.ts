/** The printed strengths of a counter: the content of each cell at the lower edge. */

export interface Strengths {
  readonly attack: number;
  readonly defense: number;
  readonly move: number;
}

/** What is printed besides name, symbol and strengths; a game may have none of it. */
export interface Print {
  /** Strengths by the number of steps left, from one upwards. */
  readonly values?: readonly Strengths[];
  readonly type: string;
  readonly steps: number;
  /** The service, if it has its own colour. */
  readonly branch?: string;
  /** The class of the tanks: none, black, red or white; and that of the last step. */
  readonly dot?: string;
  readonly remnant_dot?: string;
  /** The quality of the troops: low, regular or elite. */
  readonly quality?: string;
  /** Whether the defence is in brackets. */
  readonly bracketed?: boolean;
  readonly free_stacking?: boolean;
  /** Whether the movement allowance is on black. */
  readonly no_extended?: boolean;
  /** How far support reaches; 0 if there is none. */
  readonly asu_range?: number;
  readonly garrison?: boolean;
  readonly north_caucasus?: boolean;
  /** The colour of its division or brigade, by which a headquarters knows its units. */
  readonly colour?: string | null;
  /** Printed on a headquarters instead of strengths. */
  readonly command_range?: number | null;
}

export interface Cells {
  readonly attack: string;
  readonly defense: string;
  readonly move: string;
  readonly dot: string;
  /** The quality shown in the defence cell: low, elite or empty. */
  readonly quality: string;
  /** Whether the movement cell is black. */
  readonly dark: boolean;
}

const LONGEST = 3;

/** Whether the strengths are in cells instead of a single text. */
export function hasCells(face: Print): boolean {
  return face.dot !== undefined || face.quality !== undefined || face.bracketed !== undefined;
}

/** The content of the cells; null if nothing is printed. */
export function cellsOf(face: Print, now: Strengths, steps: number, marks: readonly string[]): Cells | null {
  const isPoint = face.type === "supply-point";
  const gives = isPoint ? marks.includes("ready") : (face.asu_range ?? 0) > 0;
  if (now.attack + now.defense + now.move === 0 && !gives) {
    // A Supply Point that cannot move: its steps are shown.
    return isPoint ? blank(`×${steps}`) : null;
  }
  const isLast = steps === 1 && face.steps >= LONGEST;
  return {
    attack: gives ? "S" : String(now.attack),
    defense: face.bracketed === true ? `(${now.defense})` : String(now.defense),
    move: isPoint && gives ? "T" : String(now.move),
    dot: (isLast ? face.remnant_dot : face.dot) ?? "none",
    quality: face.quality === "elite" || face.quality === "low" ? face.quality : "",
    dark: face.no_extended === true,
  };
}

function blank(defense: string): Cells {
  return { attack: "", defense, move: "", dot: "", quality: "", dark: false };
}

/** The width of the loss stripe: thin for the first step lost, thick for the last one left, else between. */
export function stripeOf(face: Print, steps: number): "none" | "thin" | "middle" | "thick" {
  if (face.values === undefined || steps >= face.steps) {
    return "none";
  }
  return steps === 1 ? "thick" : steps === face.steps - 1 ? "thin" : "middle";
}
