import { expect, it } from "vitest";
import { luckOf } from "./luck";

function draw(seat: string, die: number) {
  return { step: 1, turn: 1, seat, draw: 0, die, text: "" };
}

it("counts the faces of each player, and only dice", () => {
  const found = luckOf([draw("b", 6), draw("a", 1), draw("a", 2), draw("a", 0)]);
  expect(found).toEqual([
    { seat: "a", count: 2, average: 1.5, faces: [1, 1, 0, 0, 0, 0] },
    { seat: "b", count: 1, average: 6, faces: [0, 0, 0, 0, 0, 1] },
  ]);
});
