/** The printed strengths of a counter: what stands in which cell at the lower edge. */

export interface Strengths {
  readonly attack: number;
  readonly defense: number;
  readonly move: number;
}

/** What counters have printed beside name, symbol and strengths; a game may have none of it. */
export interface Print {
  /** Strengths by the number of steps left, from one upwards. */
  readonly values?: readonly Strengths[];
  readonly type: string;
  readonly steps: number;
  /** The service, where it has a colour of its own. */
  readonly branch?: string;
  /** The class of the tanks: none, black, red or white; and that of the last step. */
  readonly dot?: string;
  readonly remnant_dot?: string;
  /** The quality of the troops: low, regular or elite. */
  readonly quality?: string;
  /** Whether the defence stands in brackets. */
  readonly bracketed?: boolean;
  readonly free_stacking?: boolean;
  /** Whether the movement allowance stands on black. */
  readonly no_extended?: boolean;
  /** How far support reaches; 0 if there is none. */
  readonly asu_range?: number;
  readonly garrison?: boolean;
  readonly north_caucasus?: boolean;
}

export interface Cells {
  readonly attack: string;
  readonly defense: string;
  readonly move: string;
  readonly dot: string;
  /** The quality that the cell of the defence shows: low, elite or nothing. */
  readonly quality: string;
  /** Whether the cell of movement is black. */
  readonly dark: boolean;
}

const LONGEST = 3;

/** Whether the strengths stand in cells, instead of in one word. */
export function hasCells(face: Print): boolean {
  return face.dot !== undefined || face.quality !== undefined || face.bracketed !== undefined;
}

/** What stands in the cells; null where there is nothing to be printed. */
export function cellsOf(face: Print, now: Strengths, steps: number, marks: readonly string[]): Cells | null {
  const isPoint = face.type === "supply-point";
  const gives = isPoint ? marks.includes("ready") : (face.asu_range ?? 0) > 0;
  if (now.attack + now.defense + now.move === 0 && !gives) {
    // A supply that stays where it is: its steps are counted.
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

/** How broad the stripe of losses is: thin for the second step of three, thick for the last one. */
export function stripeOf(face: Print, steps: number): "none" | "thin" | "thick" {
  return face.values === undefined || steps >= face.steps ? "none" : steps > 1 ? "thin" : "thick";
}
