/** What is printed on a counter, in words; nothing that the counter does not show. */

import { type CounterFace, strengths } from "../board/counters";
import { cellsOf, hasCells } from "../board/print";

/** A text of the interface and its arguments. */
export interface UnitFact {
  readonly text: string;
  readonly values: Readonly<Record<string, number | string>>;
}

/** The ranges of a counter, if any are printed. */
export interface Reaching extends CounterFace {
  readonly command_range?: number | null;
}

/** The lines about a unit below its name and type. */
export function factsOf(face: Reaching, steps: number, marks: readonly string[]): readonly UnitFact[] {
  return [
    ...strengthFacts(face, steps, marks),
    ...reachFacts(face, marks),
    ...(face.steps > 1 ? [fact("steps", { steps, all: face.steps })] : []),
    ...printFacts(face, steps),
  ];
}

function strengthFacts(face: CounterFace, steps: number, marks: readonly string[]): readonly UnitFact[] {
  const [attack, defense, move] = strengths(face, steps);
  if (!hasCells(face)) {
    return [fact("strength-line", { attack, defense, move })];
  }
  const cells = cellsOf(face, { attack, defense, move }, steps, marks);
  if (cells === null || cells.move === "") {
    return [];
  }
  if (attack > 0) {
    return [fact("strength-line", { attack, defense, move })];
  }
  if (face.bracketed === true) {
    return [fact("strength-bracketed", { defense, move })];
  }
  // Artillery that is ready only moves tactically; its mark says so.
  const goes = cells.move === String(move);
  return defense > 0 ? [fact("strength-defense", { defense, move })] : goes ? [fact("strength-move", { move })] : [];
}

function reachFacts(face: Reaching, marks: readonly string[]): readonly UnitFact[] {
  const reach = face.asu_range ?? 0;
  return [
    ...(reach > 0 ? [fact(face.type === "leader" ? "reach" : "reach-support", { range: reach })] : []),
    ...(face.type === "supply-point" && marks.includes("ready") ? [fact("gives-support", {})] : []),
    ...(face.command_range ? [fact("reach-command", { range: face.command_range })] : []),
  ];
}

const DOTS: Readonly<Record<string, string>> = { black: "dot-black", red: "dot-red", white: "dot-white" };
const QUALITIES: Readonly<Record<string, string>> = { elite: "quality-elite", low: "quality-low" };

/** Armour, quality and other print around the strengths. */
function printFacts(face: CounterFace, steps: number): readonly UnitFact[] {
  const [attack, defense, move] = strengths(face, steps);
  const cells = hasCells(face) ? cellsOf(face, { attack, defense, move }, steps, []) : null;
  if (cells === null || defense === 0) {
    return [];
  }
  const isSupport = (face.asu_range ?? 0) > 0;
  return [
    ...named(DOTS[cells.dot]),
    ...named(isSupport ? undefined : QUALITIES[cells.quality]),
    ...(face.free_stacking === true ? [fact("stacks-freely", {})] : []),
    ...(face.garrison === true ? [fact("is-garrison", {})] : []),
    ...(cells.dark ? [fact("no-extended", {})] : []),
  ];
}

function named(text: string | undefined): readonly UnitFact[] {
  return text === undefined ? [] : [fact(text, {})];
}

function fact(text: string, values: UnitFact["values"]): UnitFact {
  return { text, values };
}
