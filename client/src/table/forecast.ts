/** The odds of an attack, wherever a decision's choices tell them. */

export interface Forecast {
  readonly attack: number;
  readonly defense: number;
  readonly ratio: string;
  readonly column: string;
  readonly allowed: boolean;
  readonly modifiers: readonly { readonly text: string; readonly rule: string }[];
  readonly chances?: Readonly<Record<string, number>>;
  readonly expected_attacker_steps?: number;
  readonly expected_defender_steps?: number;
  readonly retreat_chance?: number;
}

/** The forecast of the attack that is being made, or of the hex under the pointer. */
export function forecastOf(
  choices: Readonly<Record<string, unknown>>,
  hovered: string | null,
): Forecast | null {
  const standing = choices["odds"];
  if (isForecast(standing)) {
    return standing;
  }
  if (hovered === null) {
    return null;
  }
  for (const table of Object.values(choices)) {
    const row = isRecord(table) ? table[hovered] : undefined;
    const all = isRecord(row) ? row["all"] : undefined;
    if (isForecast(all)) {
      return all;
    }
  }
  return null;
}

function isForecast(value: unknown): value is Forecast {
  return isRecord(value) && typeof value["attack"] === "number" && Array.isArray(value["modifiers"]);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
