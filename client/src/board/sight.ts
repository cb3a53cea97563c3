/** The visible part of the map: the camera, moved by hand or to where something happens. */

import {
  type Camera,
  center,
  confine,
  fit,
  type Point,
  type Rectangle,
  type Size,
  toMap,
  toScreen,
  visible,
  zoom,
} from "./camera";
import type { HexMap } from "./hexes";

const LIMITS = { smallest: 0.1, largest: 3.2 };
/** Below this scale the strengths on a counter cannot be read. */
export const READABLE = 0.45;
/** The width of a panel on the left, in screen pixels. */
const PANEL = 310;
/** Screen pixels between the content and the edge. */
const MARGIN = 30;

export class Sight {
  camera: Camera = { x: 0, y: 0, scale: 1 };
  /** Whether the view has been moved yet. */
  placed = false;
  /** How much of the bottom is covered. */
  below: () => number = () => 0;

  constructor(
    private readonly map: HexMap,
    private readonly viewport: () => Size,
    private readonly changed: () => void,
    /** How much of the left is covered. */
    private readonly covered: () => number = () => 0,
  ) {}

  look(camera: Camera): void {
    this.camera = confine(camera, grown(this.map.area), this.viewport());
    this.changed();
  }

  pan(dx: number, dy: number): void {
    this.look({ ...this.camera, x: this.camera.x + dx, y: this.camera.y + dy });
  }

  zoomAt(anchor: Point, factor: number): void {
    const whole = fit(this.map.area, this.viewport(), LIMITS, 8).scale;
    // A map that fits at a larger scale need not be made smaller.
    this.look(zoom(this.camera, anchor, factor, { ...LIMITS, smallest: Math.min(whole, 0.5) }));
  }

  zoomBy(factor: number): void {
    const { width, height } = this.viewport();
    this.zoomAt({ x: width / 2, y: height / 2 }, factor);
  }

  /** The entire map; a small one beside what covers the left. */
  showAll(): void {
    this.placed = true;
    const viewport = this.viewport();
    const covered = Math.min(this.covered(), viewport.width / 2);
    const beside = fit(this.map.area, { ...viewport, width: viewport.width - covered }, LIMITS, 8);
    const whole = fit(this.map.area, viewport, LIMITS, 8);
    const spare = viewport.width - PANEL - this.map.area.width * whole.scale;
    if (spare >= 0) {
      // A map taller than wide leaves room for panels on the left.
      this.look({ ...whole, x: PANEL + spare / 2 });
    } else {
      this.look(beside.scale >= READABLE ? { ...beside, x: beside.x + covered } : whole);
    }
  }

  /** Puts a point of the map in the middle. */
  lookAt(point: Point): void {
    this.placed = true;
    this.look(center(this.camera, point, this.viewport()));
  }

  /** The visible part of the map. */
  get part(): Rectangle {
    return visible(this.camera, this.viewport());
  }

  /** The hex at a screen point. */
  hexAt(point: Point): string | null {
    return this.map.at(toMap(this.camera, point));
  }

  /** Brings hexes into view beside what covers the left, close enough to read counters. */
  show(hexes: readonly string[], covered = 0): void {
    const points = hexes.flatMap((hex) => this.map.center(hex) ?? []);
    const [first] = points;
    if (first === undefined) {
      return;
    }
    const x = Math.min(...points.map((point) => point.x));
    const y = Math.min(...points.map((point) => point.y));
    const width = Math.max(...points.map((point) => point.x)) - x;
    const height = Math.max(...points.map((point) => point.y)) - y;
    this.placed = true;
    const viewport = this.viewport();
    const free = {
      width: Math.max(200, viewport.width - covered),
      height: Math.max(200, viewport.height - this.below()),
    };
    const scale = Math.max(this.camera.scale, 0.8);
    const camera =
      width === 0 && height === 0
        ? center({ ...this.camera, scale }, first, free)
        : fit({ x, y, width, height }, free, { ...LIMITS, largest: 1.1 }, 90);
    if (camera.scale <= fit(this.map.area, viewport, LIMITS, 8).scale) {
      this.showAll();
    } else {
      this.look({ ...camera, x: camera.x + viewport.width - free.width });
    }
  }

  /** Brings hexes into view unless they already are, close enough to read. */
  reveal(hexes: readonly string[], covered = 0): void {
    if (this.camera.scale < READABLE || !hexes.every((hex) => this.sees(hex, covered))) {
      this.show(hexes, covered);
    }
  }

  /** Moves just far enough to show a hex. */
  follow(hex: string): void {
    const middle = this.map.center(hex);
    if (middle === null) {
      return;
    }
    const { width, height } = this.viewport();
    const point = toScreen(this.camera, middle);
    const room = 2 * MARGIN;
    const left = room + Math.min(this.covered(), width / 2);
    const dx = Math.max(left - point.x, 0) + Math.min(width - room - point.x, 0);
    const dy = Math.max(room - point.y, 0) + Math.min(height - room - point.y, 0);
    if (dx !== 0 || dy !== 0) {
      this.pan(dx, dy);
    }
  }

  sees(hex: string, covered = 0): boolean {
    const middle = this.map.center(hex);
    if (middle === null) {
      return false;
    }
    const { width, height } = this.viewport();
    const { x, y } = toScreen(this.camera, middle);
    const bottom = height - this.below() - MARGIN;
    return x > covered + MARGIN && x < width - MARGIN && y > MARGIN && y < bottom;
  }
}

/** Some room around the map, most of it on the left, where a panel may cover it. */
function grown(area: Size): Rectangle {
  const room = 60;
  const left = 340;
  return {
    x: -left,
    y: -room,
    width: area.width + left + room,
    height: area.height + 2 * room,
  };
}
