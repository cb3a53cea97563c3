/** The buttons of a decision, those of one verb together. */

import type { Choice } from "./choices";

export interface ButtonGroup {
  readonly verb: string;
  readonly choices: readonly Choice[];
  /** Whether the verb is said: where it is the only one, the prompt has said it. */
  readonly isNamed: boolean;
  /** Whether the choices hang in a menu below the verb. */
  readonly isMenu: boolean;
}

export function buttonGroups(buttons: readonly Choice[]): readonly ButtonGroup[] {
  const verbs = [...new Set(buttons.map((choice) => choice.verb))];
  return verbs.map((verb) => {
    const choices = buttons.filter((choice) => choice.verb === verb);
    const isNamed = verbs.length > 1;
    return { verb, choices, isNamed, isMenu: isNamed && choices.length > 1 };
  });
}
