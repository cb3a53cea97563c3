/** The first game of ten minutes: an activation, moves, an attack, and a division cut off. */

import { deciding, happened, hexOf, type Lesson, type LessonStep, type Seen } from "./lesson";

const TOWN = "2532";
const BEFORE_TOWN = "2533";
const BESIDE_TOWN = "2433";
const BEHIND = "2733";
/** From each of these hexes the second tank corps closes the ring. */
const CLOSING: readonly string[] = [BEHIND, "2734", "2732", "2833", "2834"];
const RIFLES = ["sov-32g-rc", "sov-33g-rc"] as const;
const FIRST_TANKS = "sov-18-tc";
const SECOND_TANKS = "sov-29-tc";
const HEADQUARTERS = "sov-steppe";
const CUT_OFF = "ger-320-id";

function hasMoved(seen: Seen, unit: string): boolean {
  return happened(seen, "unit-moved", { unit }) > 0;
}

function hasMode(seen: Seen, mode: string): boolean {
  return happened(seen, "mode-chosen", { mode }) > 0;
}

/** The movement of the first activation is over, one way or another. */
function isPastMoving(seen: Seen): boolean {
  const isFighting = ["declare-attacks", "name-attackers", "pursue"].includes(deciding(seen));
  return (
    (isFighting && hasMode(seen, "move-combat")) ||
    happened(seen, "attack-declared") > 0 ||
    happened(seen, "headquarters-activated") > 0 ||
    happened(seen, "chit-drawn") > 0
  );
}

function isPastAttack(seen: Seen): boolean {
  return happened(seen, "combat-result") > 0 || happened(seen, "chit-drawn") > 0;
}

/** A unit, and where it is to go once it is selected. */
function wayOf(seen: Seen, units: readonly string[], goal: string): readonly string[] {
  const waiting = units.filter((unit) => !hasMoved(seen, unit));
  return waiting.some((unit) => seen.selected.includes(unit)) ? [goal] : waiting.map((unit) => hexOf(seen, unit));
}

const STEPS: readonly LessonStep[] = [
  { id: "welcome", rules: ["1.0"], hints: () => [] },
  {
    id: "counters",
    rules: ["2.2", "2.3"],
    hints: (seen) => [hexOf(seen, FIRST_TANKS), hexOf(seen, HEADQUARTERS)],
  },
  {
    id: "activation",
    rules: ["4.3.1", "4.3.1.1"],
    done: (seen) => hasMode(seen, "move-combat") || isPastMoving(seen),
    nudge: (seen) => (hasMode(seen, "combat-move") ? "lesson-nudge-mode" : null),
  },
  {
    id: "stack",
    rules: ["9.1", "5.0"],
    hints: (seen) => wayOf(seen, RIFLES, BEFORE_TOWN),
    done: (seen) => RIFLES.every((unit) => hasMoved(seen, unit)) || isPastMoving(seen),
    nudge: (seen) =>
      RIFLES.some((unit) => hasMoved(seen, unit) && hexOf(seen, unit) !== BEFORE_TOWN) ? "lesson-nudge-undo" : null,
  },
  {
    id: "zones",
    rules: ["6.0", "9.3"],
    hints: () => [TOWN],
  },
  {
    id: "tanks",
    rules: ["9.1"],
    hints: (seen) => wayOf(seen, [FIRST_TANKS], BESIDE_TOWN),
    done: (seen) => hasMoved(seen, FIRST_TANKS) || isPastMoving(seen),
  },
  {
    id: "ring",
    rules: ["8.1", "9.3"],
    hints: (seen) => wayOf(seen, [SECOND_TANKS], BEHIND),
    done: (seen) =>
      (hasMoved(seen, SECOND_TANKS) && CLOSING.includes(hexOf(seen, SECOND_TANKS))) || isPastMoving(seen),
    nudge: (seen) => (hasMoved(seen, SECOND_TANKS) ? "lesson-nudge-undo" : null),
  },
  { id: "moved", rules: ["4.3.1.2"], done: isPastMoving },
  {
    id: "target",
    rules: ["10.0"],
    hints: () => [TOWN],
    done: (seen) => deciding(seen) === "name-attackers" || isPastAttack(seen),
  },
  { id: "odds", rules: ["10.1", "10.2"], hints: () => [TOWN], done: isPastAttack },
  { id: "result", rules: ["10.3", "10.4"], hints: () => [TOWN] },
  {
    id: "pursuit",
    rules: ["10.5"],
    hints: () => [TOWN],
    done: (seen) => happened(seen, "unit-pursued") > 0 || deciding(seen) !== "pursue",
  },
  {
    id: "supply",
    rules: ["8.0", "8.1", "8.2"],
    hints: (seen) => [hexOf(seen, CUT_OFF)].filter((hex) => hex !== ""),
  },
  {
    id: "alone",
    rules: ["8.2", "10.2"],
    hints: (seen) => [hexOf(seen, CUT_OFF)].filter((hex) => hex !== ""),
    done: (seen) => happened(seen, "combat-result") > 1 || happened(seen, "turn-begins") > 0,
  },
  { id: "end", rules: ["4.0", "13.0"] },
];

export const FIRST_STEPS: Lesson = {
  position: "traces-of-war/first-steps",
  board: { game: "traces-of-war", count: 54, first: "2329", last: "2837" },
  seat: "soviet",
  opponent: { axis: "greedy" },
  steps: STEPS,
};
