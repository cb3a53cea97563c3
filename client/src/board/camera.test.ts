import { describe, expect, it } from "vitest";
import {
  type Camera,
  center,
  confine,
  cssTransform,
  fit,
  pan,
  toMap,
  toScreen,
  visible,
  zoom,
} from "./camera";

const LIMITS = { smallest: 0.25, largest: 4 };
const VIEWPORT = { width: 800, height: 600 };
const CAMERA: Camera = { x: 120, y: -40, scale: 1.5 };

describe("between map and screen", () => {
  it("goes there and back", () => {
    const point = { x: 37, y: 91 };
    const back = toMap(CAMERA, toScreen(CAMERA, point));
    expect(back.x).toBeCloseTo(point.x);
    expect(back.y).toBeCloseTo(point.y);
  });

  it("tells the visible part of the map", () => {
    expect(visible({ x: -100, y: 50, scale: 2 }, VIEWPORT)).toEqual({
      x: 50,
      y: -25,
      width: 400,
      height: 300,
    });
  });

  it("writes the transform in the order that CSS applies it", () => {
    expect(cssTransform(CAMERA)).toBe("translate(120px, -40px) scale(1.5)");
  });
});

describe("pan", () => {
  it("moves every point by the drag, whatever the scale", () => {
    const before = toScreen(CAMERA, { x: 10, y: 10 });
    const after = toScreen(pan(CAMERA, 30, -7), { x: 10, y: 10 });
    expect([after.x - before.x, after.y - before.y]).toEqual([30, -7]);
  });
});

describe("zoom", () => {
  it("keeps the map point under the pointer", () => {
    const pointer = { x: 333, y: 222 };
    const under = toMap(CAMERA, pointer);
    const zoomed = zoom(CAMERA, pointer, 1.25, LIMITS);
    const still = toScreen(zoomed, under);
    expect(zoomed.scale).toBeCloseTo(1.875);
    expect(still.x).toBeCloseTo(pointer.x);
    expect(still.y).toBeCloseTo(pointer.y);
  });

  it("stops at the limits, and does not drift there", () => {
    const largest = zoom(CAMERA, { x: 5, y: 5 }, 100, LIMITS);
    expect(largest.scale).toBe(4);
    expect(zoom(largest, { x: 700, y: 1 }, 2, LIMITS)).toEqual(largest);
    expect(zoom(CAMERA, { x: 5, y: 5 }, 0.001, LIMITS).scale).toBe(0.25);
  });

  it("comes back to where it was", () => {
    const pointer = { x: 10, y: 590 };
    const back = zoom(zoom(CAMERA, pointer, 2, LIMITS), pointer, 0.5, LIMITS);
    expect(back.scale).toBeCloseTo(CAMERA.scale);
    expect(back.x).toBeCloseTo(CAMERA.x);
    expect(back.y).toBeCloseTo(CAMERA.y);
  });
});

describe("center and fit", () => {
  it("puts a point in the middle", () => {
    expect(toScreen(center(CAMERA, { x: 7, y: 8 }, VIEWPORT), { x: 7, y: 8 })).toEqual({
      x: 400,
      y: 300,
    });
  });

  it("shows the full area inside the margin, touching it on the tighter axis", () => {
    const area = { x: 100, y: 200, width: 1000, height: 500 };
    const camera = fit(area, VIEWPORT, LIMITS, 20);
    const first = toScreen(camera, area);
    const last = toScreen(camera, { x: 1100, y: 700 });
    expect(first.x).toBeCloseTo(20);
    expect(last.x).toBeCloseTo(780);
    expect(first.y).toBeGreaterThan(20);
    expect(first.y + last.y).toBeCloseTo(600);
  });

  it("does not enlarge a small area past the limit", () => {
    expect(fit({ x: 0, y: 0, width: 10, height: 10 }, VIEWPORT, LIMITS).scale).toBe(4);
  });
});

describe("confine", () => {
  const area = { x: 0, y: 0, width: 1000, height: 400 };

  it("leaves no gap at the edge of a larger map", () => {
    expect(confine({ x: 50, y: 0, scale: 1 }, area, VIEWPORT).x).toBe(-0);
    expect(confine({ x: -900, y: 0, scale: 1 }, area, VIEWPORT).x).toBe(-200);
  });

  it("keeps a smaller map in view", () => {
    expect(confine({ x: 0, y: -90, scale: 1 }, area, VIEWPORT).y).toBe(-0);
    expect(confine({ x: 0, y: 900, scale: 1 }, area, VIEWPORT).y).toBe(200);
  });

  it("leaves a valid camera alone", () => {
    const camera = { x: -100, y: 100, scale: 1 };
    expect(confine(camera, area, VIEWPORT)).toEqual(camera);
  });
});
