/**
 * What would be left undone if a phase ended now: good attacks, units not yet placed, a group that was formed, and
 * hexes that hold too many.
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
  /** Whether a group was chosen that would be given up. */
  readonly isFormed: boolean;
  /** Hexes that hold more than they may. */
  readonly overstacked: readonly string[];
}

/** The action that sends a chosen group off; while it can be taken, ending gives the group up. */
const FORMING = "form";

/** Null if nothing was forgotten. */
export function forgottenOf(
  choices: Choices,
  tables: Readonly<Record<string, unknown>>,
  isOnMap: (unit: string) => boolean,
  facts: Readonly<Record<string, unknown>> = {},
): Forgotten | null {
  const attacks = forecastsByHex(tables).flatMap(([hex, forecast]) => {
    const { expected_attacker_steps: own, expected_defender_steps: theirs, column } = forecast;
    const good = forecast.allowed && own !== undefined && theirs !== undefined && theirs > own;
    return good ? [{ hex, column }] : [];
  });
  const unplaced = [...choices.byUnit.keys()].filter(
    (unit) => !isOnMap(unit) && choices.of(unit).some((choice) => choice.target !== null),
  );
  const isFormed = choices.buttons.some(({ verb }) => verb === FORMING);
  const { overstacked: named } = facts;
  const overstacked = Array.isArray(named) ? (named as readonly string[]) : [];
  const isNothing = attacks.length + unplaced.length + overstacked.length === 0 && !isFormed;
  return isNothing ? null : { attacks, unplaced, isFormed, overstacked };
}
