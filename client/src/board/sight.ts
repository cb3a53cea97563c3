/**
 * The visible part of the map. It belongs to the player: it moves by itself only to what must be decided and is out
 * of sight, and then only so far that it comes into sight.
 */

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
import { Glide } from "./glide";
import type { HexMap } from "./hexes";

const LIMITS = { smallest: 0.1, largest: 3.2 };
/** Below this scale the strengths on a counter cannot be read. */
export const READABLE = 0.45;
/** A scale at which they are read without effort: a map too large to be read as a whole begins so. */
export const NEAR = 0.62;
/** The width of a panel on the left, in screen pixels. */
const PANEL = 310;
/** Screen pixels between the content and the edge. */
const MARGIN = 30;
/** Screen pixels between the edge and what has just come into sight. */
const ROOM = 70;

export class Sight {
  camera: Camera = { x: 0, y: 0, scale: 1 };
  /** Whether the view has been moved yet. */
  placed = false;
  /** How much of the bottom is covered. */
  below: () => number = () => 0;
  /** How much of the top is. */
  above: () => number = () => 0;
  private readonly glide = new Glide((camera) => {
    this.put(camera);
  });

  constructor(
    private readonly map: HexMap,
    private readonly viewport: () => Size,
    private readonly changed: () => void,
    /** How much of the left is covered. */
    private readonly covered: () => number = () => 0,
  ) {}

  /** Moves there at once; what was gliding stops. */
  look(camera: Camera): void {
    this.glide.stop();
    this.put(camera);
  }

  private put(camera: Camera): void {
    this.camera = confine(camera, grown(this.map.area), this.viewport());
    this.changed();
  }

  /** Moves there so that the eye can follow. */
  private glideTo(camera: Camera): void {
    this.placed = true;
    this.glide.start(this.camera, confine(camera, grown(this.map.area), this.viewport()));
  }

  dispose(): void {
    this.glide.stop();
  }

  pan(dx: number, dy: number): void {
    this.placed = true;
    this.look({ ...this.camera, x: this.camera.x + dx, y: this.camera.y + dy });
  }

  zoomAt(anchor: Point, factor: number): void {
    this.placed = true;
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
    this.open();
  }

  /** The entire map, until the view is moved for a reason. */
  open(): void {
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

  /**
   * Where a table opens: the entire map if it can be read, or as much of what matters as a readable view holds.
   * After that the view is the player's.
   */
  begin(hexes: readonly string[]): void {
    const points = this.pointsOf(hexes);
    const free = this.free();
    if (points.length === 0 || fit(this.map.area, free, LIMITS, 8).scale >= READABLE) {
      this.showAll();
      return;
    }
    this.placed = true;
    const width = free.width / NEAR;
    const height = free.height / NEAR;
    const seenFrom = (middle: Point): readonly Point[] =>
      points.filter((point) => 2 * Math.abs(point.x - middle.x) < width && 2 * Math.abs(point.y - middle.y) < height);
    let best: readonly Point[] = [];
    for (const point of points) {
      const seen = seenFrom(point);
      best = seen.length > best.length ? seen : best;
    }
    // What is seen from there lies in the middle, not at an edge.
    const box = boxOf(best);
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    this.look(centerIn({ ...this.camera, scale: NEAR }, middle, free));
  }

  /** The player asks for hexes: they come into the middle, close enough to read, unless they are in sight. */
  show(hexes: readonly string[]): void {
    const points = this.pointsOf(hexes);
    const isClose = this.camera.scale >= READABLE;
    if (points.length > 0 && !(isClose && hexes.every((hex) => this.sees(hex)))) {
      this.glideTo(this.around(points, isClose ? this.camera.scale : NEAR));
    }
  }

  /**
   * Something must be decided in these hexes. While they are in sight nothing moves. A front wider than the view
   * needs to be seen in part only.
   */
  bring(hexes: readonly string[]): void {
    const points = this.pointsOf(hexes);
    const seen = hexes.filter((hex) => this.sees(hex));
    if (points.length === 0 || seen.length === hexes.length) {
      return;
    }
    const scale = Math.max(this.camera.scale, READABLE);
    const box = boxOf(points);
    const free = this.free();
    const fits = box.width * scale <= free.width - 2 * ROOM && box.height * scale <= free.height - 2 * ROOM;
    if (fits) {
      this.glideTo(this.justIn(box, scale));
    } else if (seen.length === 0) {
      const middle = toMap(this.camera, { x: free.x + free.width / 2, y: free.y + free.height / 2 });
      const nearest = points.reduce((a, b) => (distance(a, middle) <= distance(b, middle) ? a : b));
      this.glideTo(this.justIn({ ...nearest, width: 0, height: 0 }, scale));
    }
  }

  /** Hexes where something is shown now: into sight together at a readable scale, if the view can hold them. */
  accompany(hexes: readonly string[]): void {
    const points = this.pointsOf(hexes);
    if (points.length > 0 && !(this.camera.scale >= READABLE && hexes.every((hex) => this.sees(hex)))) {
      this.glideTo(this.around(points, Math.max(this.camera.scale, NEAR)));
    }
  }

  /** Whether hexes can be seen together at a readable scale. */
  holds(hexes: readonly string[]): boolean {
    const box = boxOf(this.pointsOf(hexes));
    const free = this.free();
    const scale = Math.max(this.camera.scale, NEAR);
    return box.width * scale <= free.width - 2 * ROOM && box.height * scale <= free.height - 2 * ROOM;
  }

  /** The camera with points in the middle of what is free, smaller if need be, but never too small to read. */
  private around(points: readonly Point[], scale: number): Camera {
    const box = boxOf(points);
    const free = this.free();
    const room = Math.min((free.width - 2 * ROOM) / box.width, (free.height - 2 * ROOM) / box.height);
    const chosen = Math.max(READABLE, Math.min(scale, room));
    const isHeld = box.width * chosen <= free.width && box.height * chosen <= free.height;
    const last = points[points.length - 1] ?? { x: 0, y: 0 };
    const middle = isHeld ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : last;
    return centerIn({ ...this.camera, scale: chosen }, middle, free);
  }

  /** The camera that is moved no further than is needed to show a box. */
  private justIn(box: Rectangle, scale: number): Camera {
    const free = this.free();
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    if (scale !== this.camera.scale) {
      return centerIn({ ...this.camera, scale }, middle, free);
    }
    const corner = toScreen(this.camera, box);
    const right = corner.x + box.width * scale;
    const bottom = corner.y + box.height * scale;
    return {
      scale,
      x: this.camera.x + needed(corner.x, right, free.x + ROOM, free.x + free.width - ROOM),
      y: this.camera.y + needed(corner.y, bottom, free.y + ROOM, free.y + free.height - ROOM),
    };
  }

  private pointsOf(hexes: readonly string[]): readonly Point[] {
    return hexes.flatMap((hex) => this.map.center(hex) ?? []);
  }

  /** The part of the viewport beside and above what covers it. */
  private free(): Rectangle {
    const { width, height } = this.viewport();
    const left = Math.min(this.covered(), width / 2);
    const top = Math.min(this.above(), height / 3);
    return { x: left, y: top, width: width - left, height: Math.max(200, height - top - this.below()) };
  }

  /** Moves just far enough to show a hex. */
  follow(hex: string): void {
    const middle = this.map.center(hex);
    if (middle !== null) {
      const { x, y } = this.justIn({ ...middle, width: 0, height: 0 }, this.camera.scale);
      if (x !== this.camera.x || y !== this.camera.y) {
        this.placed = true;
        this.look({ ...this.camera, x, y });
      }
    }
  }

  sees(hex: string): boolean {
    const middle = this.map.center(hex);
    if (middle === null) {
      return false;
    }
    const { x, y } = toScreen(this.camera, middle);
    const free = this.free();
    return (
      x > free.x + MARGIN &&
      x < free.x + free.width - MARGIN &&
      y > free.y + MARGIN &&
      y < free.y + free.height - MARGIN
    );
  }
}

/** How far a stretch must be moved to lie between two bounds. */
function needed(start: number, end: number, least: number, most: number): number {
  return Math.max(least - start, 0) + Math.min(most - end, 0);
}

function centerIn(camera: Camera, point: Point, free: Rectangle): Camera {
  const { scale, x, y } = center(camera, point, free);
  return { scale, x: x + free.x, y: y + free.y };
}

function boxOf(points: readonly Point[]): Rectangle {
  const x = Math.min(...points.map((point) => point.x));
  const y = Math.min(...points.map((point) => point.y));
  return {
    x,
    y,
    width: Math.max(...points.map((point) => point.x)) - x,
    height: Math.max(...points.map((point) => point.y)) - y,
  };
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
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
