/** A cursor that moves over the hexes with the arrow keys. */

import type { Point } from "./camera";
import type { HexMap } from "./hexes";

export class Cursor {
  hex: string | null = null;
  /** The line of the walk: hexes are staggered, but ten steps up and ten down end where they began. */
  private aim: Point = { x: 0, y: 0 };

  constructor(private readonly map: HexMap) {}

  put(hex: string | null): void {
    this.hex = hex;
    this.aim = (hex === null ? null : this.map.center(hex)) ?? this.aim;
  }

  /** Moves to the neighbour in a direction; stays if there is none. */
  steer(direction: Point): void {
    const here = this.hex === null ? null : this.map.center(this.hex);
    if (this.hex === null || here === null) {
      return;
    }
    let best: string | null = null;
    let least = Infinity;
    for (const next of this.map.adjacent(this.hex)) {
      const point = this.map.center(next);
      if (point !== null) {
        const ahead = (point.x - here.x) * direction.x + (point.y - here.y) * direction.y;
        const aside = Math.abs(
          (point.x - this.aim.x) * direction.y + (point.y - this.aim.y) * direction.x,
        );
        // A neighbour straight ahead wins; of two, the one nearer to the line of the walk.
        const badness = aside - ahead * 0.5;
        if (ahead > 1 && badness < least) {
          least = badness;
          best = next;
        }
      }
    }
    const reached = best === null ? null : this.map.center(best);
    if (reached !== null) {
      this.hex = best;
      this.aim = direction.x === 0 ? { x: this.aim.x, y: reached.y } : { x: reached.x, y: this.aim.y };
    }
  }
}
