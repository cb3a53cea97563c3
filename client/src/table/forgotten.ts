/**
 * What would be left undone if a phase ended now: good attacks, and units not yet placed.
 *
 * It is read from the decision's choices, so it works for every game.
 */

import type { Choices } from "./choices";
import { forecastsByHex } from "./forecast";

/** The action that ends a phase. */
export const ENDING = "done";

export interface Forgotten {
  readonly attacks: readonly { readonly hex: string; readonly column: string }[];
  readonly unplaced: readonly string[];
}

/** Null if nothing was forgotten. */
export function forgottenOf(
  choices: Choices,
  tables: Readonly<Record<string, unknown>>,
  isOnMap: (unit: string) => boolean,
): Forgotten | null {
  const attacks = forecastsByHex(tables).flatMap(([hex, forecast]) => {
    const { expected_attacker_steps: own, expected_defender_steps: theirs, column } = forecast;
    const good = forecast.allowed && own !== undefined && theirs !== undefined && theirs > own;
    return good ? [{ hex, column }] : [];
  });
  const unplaced = [...choices.byUnit.keys()].filter(
    (unit) => !isOnMap(unit) && choices.of(unit).some((choice) => choice.target !== null),
  );
  return attacks.length + unplaced.length === 0 ? null : { attacks, unplaced };
}
