/** The buttons of a decision, grouped by verb. */

import type { Choice, Choices } from "./choices";
import type { Names } from "./names";

/** This few actions fit into a row of buttons, even those that are clicked on counters. */
const FEW = 4;

/** And this many, if all are about the same unit. */
const FEW_OF_ONE = 8;

export interface ButtonGroup {
  readonly verb: string;
  readonly choices: readonly Choice[];
  /** Whether the verb is shown: if nothing else can be done, the prompt has already said it. */
  readonly isNamed: boolean;
  /** Whether the choices are in a menu below the verb. */
  readonly isMenu: boolean;
}

/** The choices with buttons: those without unit and hex, or all if they are few and name no hex. */
export function buttonsOf({ buttons, count, samples }: Pick<Choices, "buttons" | "count" | "samples">): readonly Choice[] {
  // This few are never in a bundle.
  const isOfOne = samples.length > 0 && samples.every((choice) => choice.unit !== null && choice.unit === samples[0]?.unit);
  const areAll = count <= (isOfOne ? FEW_OF_ONE : FEW) && samples.every((choice) => choice.target === null && choice.plain.length < 2);
  if (!areAll) {
    return buttons;
  }
  // What the prompt asks of one unit need not name it again.
  const differ = isOfOne && samples.every((choice) => choice.plain.length > 0);
  return differ ? samples.map((choice) => ({ ...choice, unit: null })) : samples;
}

/** The text of a button: the object, and the verb where it is needed. */
export function buttonText(names: Pick<Names, "unit" | "word" | "label">, choice: Choice, isNamed: boolean): string {
  const units = [choice.unit, choice.other].flatMap((unit) => (unit === null ? [] : [names.unit(unit)]));
  // Several words of a button are a thing and the player who gets it.
  const words = choice.plain.map((word) => names.word(word)).join(" → ");
  const things = [...units, words].filter((text) => text !== "").join(" ");
  return things === "" ? names.label(choice) : isNamed ? `${names.word(choice.verb)}: ${things}` : things;
}

/** The groups of some choices, among all those of the decision. */
export function buttonGroups(buttons: readonly Choice[], all: readonly Choice[]): readonly ButtonGroup[] {
  const isNamed = new Set(all.map((choice) => choice.verb)).size > 1;
  const verbs = [...new Set(buttons.map((choice) => choice.verb))];
  return verbs.map((verb) => {
    const choices = buttons.filter((choice) => choice.verb === verb);
    return { verb, choices, isNamed, isMenu: isNamed && choices.length > 1 };
  });
}
