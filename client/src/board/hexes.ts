/** The hexes of a board: where they are on the map, which hex contains a point, straight walks. */

import type { Point, Rectangle } from "./camera";

/** Map pixels between the centres of two neighbours, before any zoom. */
export const HEX = 64;

export interface HexLayout {
  readonly orientation: string;
  readonly hexes: readonly string[];
  /** Plane coordinates: neighbours are 1 apart and y grows to the north. */
  readonly centers: readonly (readonly [number, number])[];
  readonly neighbors: readonly (readonly number[])[];
}

export class HexMap {
  readonly area: Rectangle;
  readonly size: number;
  readonly names: readonly string[];
  /** Where the origin of the plane is on the map. */
  readonly origin: Point;
  private readonly points: readonly Point[];
  private readonly indexes: ReadonlyMap<string, number>;
  private readonly neighbors: readonly (readonly number[])[];
  private readonly outline: readonly Point[];

  constructor(layout: HexLayout) {
    const xs = layout.centers.map(([x]) => x);
    const ys = layout.centers.map(([, y]) => y);
    const margin = 1;
    const left = Math.min(...xs) - margin;
    const top = Math.max(...ys) + margin;
    this.origin = { x: -left * HEX, y: top * HEX };
    this.area = {
      x: 0,
      y: 0,
      width: (Math.max(...xs) + margin - left) * HEX,
      height: (top - Math.min(...ys) + margin) * HEX,
    };
    this.size = layout.hexes.length;
    this.names = layout.hexes;
    this.points = layout.centers.map(([x, y]) => this.fromPlane(x, y));
    this.indexes = new Map(layout.hexes.map((name, index) => [name, index]));
    this.neighbors = layout.neighbors;
    this.outline = outline(layout.orientation === "pointy" ? Math.PI / 6 : 0);
  }

  fromPlane(x: number, y: number): Point {
    return { x: this.origin.x + x * HEX, y: this.origin.y - y * HEX };
  }

  has(name: string): boolean {
    return this.indexes.has(name);
  }

  /** The centre of a hex on the map; null if the board has no such hex. */
  center(name: string): Point | null {
    const index = this.indexes.get(name);
    return index === undefined ? null : (this.points[index] ?? null);
  }

  /** The corners of a hex, shrunk towards its centre by `inset` map pixels. */
  corners(name: string, inset = 0): readonly Point[] {
    const middle = this.center(name);
    if (middle === null) {
      return [];
    }
    const share = 1 - inset / RADIUS;
    return this.outline.map((corner) => ({
      x: middle.x + corner.x * share,
      y: middle.y + corner.y * share,
    }));
  }

  /** The hex that contains a map point; null outside the board. */
  at(point: Point): string | null {
    let best = -1;
    let least = RADIUS * RADIUS;
    for (const [index, middle] of this.points.entries()) {
      const dx = middle.x - point.x;
      const dy = middle.y - point.y;
      const distance = dx * dx + dy * dy;
      if (distance < least) {
        least = distance;
        best = index;
      }
    }
    return this.names[best] ?? null;
  }

  adjacent(name: string): readonly string[] {
    const index = this.indexes.get(name);
    const around = index === undefined ? [] : (this.neighbors[index] ?? []);
    return around.flatMap((neighbor) => this.names[neighbor] ?? []);
  }

  /** The two corners where a hex touches its neighbour; empty if it does not. */
  edge(name: string, neighbor: string): readonly Point[] {
    return this.edges(name).find(({ beyond }) => beyond === neighbor)?.points ?? [];
  }

  /** The six sides of a hex, and the hex beyond each. */
  edges(name: string): readonly { readonly points: readonly Point[]; readonly beyond: string | null }[] {
    const middle = this.center(name);
    if (middle === null) {
      return [];
    }
    const corners = this.corners(name);
    const around = this.adjacent(name);
    return corners.flatMap((corner, place) => {
      const next = corners[(place + 1) % corners.length];
      if (next === undefined) {
        return [];
      }
      // The middle of a side lies halfway between the two hexes.
      const x = corner.x + next.x - middle.x;
      const y = corner.y + next.y - middle.y;
      const beyond = around.find((other) => {
        const there = this.center(other);
        return there !== null && Math.hypot(there.x - x, there.y - y) < 1;
      });
      return [{ points: [corner, next], beyond: beyond ?? null }];
    });
  }

  /** A straight walk, without the starting hex; empty if there is no path. */
  walk(from: string, to: string): readonly string[] {
    const goal = this.center(to);
    const found: string[] = [];
    let here = from;
    while (goal !== null && here !== to) {
      const next = this.nearest(this.adjacent(here), goal);
      if (next === null || found.length > this.size || found.includes(next)) {
        return [];
      }
      found.push(next);
      here = next;
    }
    return found;
  }

  private nearest(names: readonly string[], goal: Point): string | null {
    let best: string | null = null;
    let least = Infinity;
    for (const name of names) {
      const point = this.center(name);
      if (point !== null) {
        const distance = (point.x - goal.x) ** 2 + (point.y - goal.y) ** 2;
        if (distance < least) {
          least = distance;
          best = name;
        }
      }
    }
    return best;
  }
}

/** From the centre of a hex to its corners. */
const RADIUS = HEX / Math.sqrt(3);

function outline(start: number): readonly Point[] {
  return Array.from({ length: 6 }, (_, turn) => {
    const angle = start + (turn * Math.PI) / 3;
    return { x: RADIUS * Math.cos(angle), y: -RADIUS * Math.sin(angle) };
  });
}

export function polygon(points: readonly Point[]): string {
  return points.map((point) => `${point.x.toFixed(1)},${point.y.toFixed(1)}`).join(" ");
}
