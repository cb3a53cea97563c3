/** The values of tracks in words: numbers, ids, lists of them, and lists by name. */

import type { Names } from "./names";

type Naming = Pick<Names, "hex" | "isHex" | "word">;

/** Whether there is nothing to tell now. */
export function isEmpty(value: unknown): boolean {
  return value === "" || value === false || value === 0 || parts(value)?.length === 0;
}

/** Whether a value needs lines of its own. */
export function isList(value: unknown): boolean {
  return isRecord(value) || (Array.isArray(value) && value.length > 0 && typeof value[0] !== "number");
}

/** A short value, as in a cell. */
export function shownValue(names: Naming, value: unknown): string {
  if (Array.isArray(value)) {
    return value.length === 0 ? "–" : value.map((item) => word(names, item)).join(" / ");
  }
  return word(names, value);
}

/** Every item of a value; an item with a name says it: ``1st Army: box 3``. */
export function pairsOf(names: Naming, value: unknown): readonly string[] {
  if (isRecord(value)) {
    return Object.entries(value).map(([name, item]) => {
      const items = Array.isArray(item) ? item : [item];
      return `${word(names, name)}: ${items.map((one) => word(names, one)).join(", ")}`;
    });
  }
  return (Array.isArray(value) ? value : [value]).map((item) => word(names, item));
}

function parts(value: unknown): readonly unknown[] | null {
  return Array.isArray(value) ? value : isRecord(value) ? Object.values(value) : null;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function word(names: Naming, value: unknown): string {
  if (typeof value === "boolean") {
    return value ? "✓" : "–";
  }
  if (typeof value !== "string") {
    return String(value);
  }
  // A hexside is named by its two hexes.
  const named = (part: string) => (names.isHex(part) ? names.hex(part) : names.word(part));
  return value === "" ? "–" : value.split("/").map(named).join(" / ");
}
