/** The odds of an attack, if a decision's choices give them. */

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

/** The forecast of the current attack, or of the hex under the pointer. */
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
  return forecastsByHex(choices).find(([hex]) => hex === hovered)?.[1] ?? null;
}

/** The forecast of every attack with all units that can take part. */
export function forecastsByHex(
  choices: Readonly<Record<string, unknown>>,
): readonly (readonly [string, Forecast])[] {
  return Object.values(choices).flatMap((table) =>
    Object.entries(isRecord(table) ? table : {}).flatMap(([hex, row]) => {
      const all = isRecord(row) ? row["all"] : undefined;
      return isForecast(all) ? [[hex, all] as const] : [];
    }),
  );
}

function isForecast(value: unknown): value is Forecast {
  return isRecord(value) && typeof value["attack"] === "number" && Array.isArray(value["modifiers"]);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
