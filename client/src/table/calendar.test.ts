import { describe, expect, it } from "vitest";
import type { CalendarRow } from "../protocol/games";
import { boxesBeside, calendarOf } from "./calendar";
import type { Box } from "./boxes";

const box = (id: string): Box => ({ id, title: id, units: [{ id: "u", side: "axis", box: id }] as Box["units"] });
const row = (turn: number, text: string): CalendarRow => ({ turn, seat: "", text, rule: "" });

describe("calendar", () => {
  const boxes = [box("eliminated"), box("turn-3"), box("turn-10"), box("turn-12")];

  it("has the turns to come in their order, with their units", () => {
    const turns = calendarOf([row(10, "a"), row(10, "b"), row(11, "c")], boxes, 10);
    expect(turns.map((one) => [one.turn, one.rows.map((found) => found.text), one.box?.id])).toEqual([
      [10, ["a", "b"], "turn-10"],
      [11, ["c"], undefined],
      [12, [], "turn-12"],
    ]);
  });

  it("leaves the other boxes and those of past turns beside it", () => {
    expect(boxesBeside(boxes, 10).map((one) => one.id)).toEqual(["eliminated", "turn-3"]);
  });
});
