/** Scales and moves SVG paths in their numbers: a separate transform would cost time in each frame. */

/** How many numbers follow a command; only absolute commands are used. */
const COUNTS: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, A: 7, Z: 0 };

export interface Placing {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export function placedPath(path: string, { x, y, scale }: Placing): string {
  return path.replace(/([MLHVAZ])([^MLHVAZ]*)/g, (_, command: string, rest: string) => {
    const numbers = rest.match(/-?\d*\.?\d+/g)?.map(Number) ?? [];
    const step = COUNTS[command] ?? 2;
    const placed = numbers.map((value, place) => rounded(placedNumber(command, place % step, value, x, y, scale)));
    return command + placed.join(" ");
  });
}

function placedNumber(command: string, place: number, value: number, x: number, y: number, scale: number): number {
  switch (command) {
    case "H":
      return value * scale + x;
    case "V":
      return value * scale + y;
    case "A":
      // Two radii, an angle and two flags come before the point.
      return place < 2 ? value * scale : place < 5 ? value : value * scale + (place === 5 ? x : y);
    default:
      return value * scale + (place === 0 ? x : y);
  }
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
