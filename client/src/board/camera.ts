/**
 * The camera over the map: where points of the map appear on the screen.
 *
 * The map and the counters above it share one CSS transform, so panning and zooming are just the
 * three numbers of a `Camera`. A camera is immutable: every function returns a new one.
 */

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Rectangle extends Point, Size {}

/** A map point `p` is drawn at `p * scale + (x, y)`, in CSS pixels of the viewport. */
export interface Camera extends Point {
  readonly scale: number;
}

export interface ZoomLimits {
  readonly smallest: number;
  readonly largest: number;
}

export function toScreen(camera: Camera, point: Point): Point {
  return { x: point.x * camera.scale + camera.x, y: point.y * camera.scale + camera.y };
}

export function toMap(camera: Camera, point: Point): Point {
  return { x: (point.x - camera.x) / camera.scale, y: (point.y - camera.y) / camera.scale };
}

/** The part of the map that a viewport shows. */
export function visible(camera: Camera, viewport: Size): Rectangle {
  const corner = toMap(camera, { x: 0, y: 0 });
  return {
    ...corner,
    width: viewport.width / camera.scale,
    height: viewport.height / camera.scale,
  };
}

/** Moves the map by a distance on the screen, as a drag does. */
export function pan(camera: Camera, dx: number, dy: number): Camera {
  return { ...camera, x: camera.x + dx, y: camera.y + dy };
}

/** Scales by `factor` and keeps the map point under `anchor` (a screen point) where it is. */
export function zoom(camera: Camera, anchor: Point, factor: number, limits: ZoomLimits): Camera {
  const scale = clamp(camera.scale * factor, limits.smallest, limits.largest);
  const applied = scale / camera.scale;
  return {
    scale,
    x: anchor.x - (anchor.x - camera.x) * applied,
    y: anchor.y - (anchor.y - camera.y) * applied,
  };
}

/** Puts a map point in the middle of the viewport at the current scale. */
export function center(camera: Camera, point: Point, viewport: Size): Camera {
  return {
    scale: camera.scale,
    x: viewport.width / 2 - point.x * camera.scale,
    y: viewport.height / 2 - point.y * camera.scale,
  };
}

/** The camera that shows all of `area`, centred, with `margin` screen pixels around it. */
export function fit(area: Rectangle, viewport: Size, limits: ZoomLimits, margin = 0): Camera {
  const across = (viewport.width - 2 * margin) / area.width;
  const down = (viewport.height - 2 * margin) / area.height;
  const scale = clamp(Math.min(across, down), limits.smallest, limits.largest);
  const middle = { x: area.x + area.width / 2, y: area.y + area.height / 2 };
  return center({ scale, x: 0, y: 0 }, middle, viewport);
}

/**
 * Brings the camera back after the map was dragged away: a map larger than the viewport leaves no
 * gap at its edge, a smaller one stays entirely in view. Each axis is handled separately.
 */
export function confine(camera: Camera, area: Rectangle, viewport: Size): Camera {
  return {
    scale: camera.scale,
    x: confineAxis(camera.x, camera.scale, area.x, area.width, viewport.width),
    y: confineAxis(camera.y, camera.scale, area.y, area.height, viewport.height),
  };
}

export function cssTransform(camera: Camera): string {
  return `translate(${camera.x}px, ${camera.y}px) scale(${camera.scale})`;
}

function confineAxis(
  offset: number,
  scale: number,
  start: number,
  length: number,
  room: number,
): number {
  const atStart = -start * scale;
  const atEnd = room - (start + length) * scale;
  return clamp(offset, Math.min(atStart, atEnd), Math.max(atStart, atEnd));
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high);
}
