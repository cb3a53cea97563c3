/** The drawn chits of a game in which several activations run at once, from its public tracks. */

export interface DrawnChit {
  readonly stage: "face-down" | "running" | "done";
  readonly chit: string;
  readonly seat: string;
}

/** Every drawn chit of the turn in the order of the draw; none in a game without such a queue. */
export function activationsOf(tracks: Readonly<Record<string, unknown>>): readonly DrawnChit[] {
  const drawn = tracks["activations"];
  return Array.isArray(drawn) ? drawn.map((entry: Partial<DrawnChit>) => ({ stage: "done", chit: "", seat: "", ...entry })) : [];
}
