import { describe, expect, it } from "vitest";
import type { TableBody } from "../protocol/games";
import { heardBetween } from "./heard";
import { notesOf } from "./notes";

interface Moment {
  readonly step: number;
  readonly seat?: string;
  readonly mine?: boolean;
  readonly rolls?: readonly number[];
  readonly over?: boolean;
}

function moment({ step, seat = "axis", mine = false, rolls = [], over = false }: Moment): TableBody {
  return {
    seat,
    step,
    decision: mine ? {} : null,
    view: { result: over ? {} : null },
    log: { entries: rolls.map((at) => ({ step: at, arguments: { die: 3 } })) },
  } as unknown as TableBody;
}

describe("what is heard", () => {
  it("is a die that fell since, and that it is one's turn again", () => {
    expect(heardBetween(moment({ step: 4 }), moment({ step: 6, mine: true, rolls: [5] }))).toEqual(["dice", "your-turn"]);
    expect(heardBetween(moment({ step: 4, mine: true }), moment({ step: 5, mine: true, rolls: [3] }))).toEqual([]);
  });

  it("is one's turn after the last action of another has been shown", () => {
    expect(heardBetween(moment({ step: 6, rolls: [6] }), moment({ step: 6, mine: true, rolls: [6] }))).toEqual(["your-turn"]);
  });

  it("is the end of the game instead of a turn", () => {
    expect(heardBetween(moment({ step: 4 }), moment({ step: 5, over: true }))).toEqual(["end"]);
    expect(heardBetween(moment({ step: 4, over: true }), moment({ step: 5, over: true }))).toEqual([]);
  });

  it("is nothing at first sight, looking back, or after a change of seats", () => {
    const later = moment({ step: 6, mine: true, rolls: [5, 6] });
    expect(heardBetween(null, later)).toEqual([]);
    expect(heardBetween(moment({ step: 7 }), later)).toEqual([]);
    expect(heardBetween(moment({ step: 4, seat: "soviet" }), later)).toEqual([]);
  });

  it("lasts less than a second", () => {
    for (const sound of ["dice", "your-turn", "end"] as const) {
      expect(Math.max(...notesOf(sound).map(({ at, length }) => at + length))).toBeLessThan(1);
    }
  });
});
