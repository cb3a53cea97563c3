import { beforeEach, describe, expect, it, vi } from "vitest";
import { toScreen } from "./camera";
import { HexMap } from "./hexes";
import { NEAR, READABLE, Sight } from "./sight";

/** A strip of hexes, one beside the other. */
function strip(count: number): HexMap {
  return new HexMap({
    orientation: "pointy",
    hexes: [...Array(count).keys()].map(String),
    centers: [...Array(count).keys()].map((place) => [place, 0] as const),
    neighbors: [...Array(count).keys()].map(() => []),
  });
}

const VIEWPORT = { width: 800, height: 600 };

function sight(count: number): Sight {
  const found = new Sight(
    strip(count),
    () => VIEWPORT,
    () => undefined,
  );
  found.open();
  return found;
}

function at(found: Sight, hex: number): number {
  return toScreen(found.camera, strip(200).center(String(hex)) ?? { x: 0, y: 0 }).x;
}

describe("the view of the map", () => {
  beforeEach(() => {
    vi.stubGlobal("matchMedia", () => ({ matches: true }));
  });

  it("opens a map that can be read as a whole", () => {
    const found = sight(6);
    const whole = found.camera;
    found.begin(["1", "2"]);
    expect(found.camera).toEqual(whole);
  });

  it("opens a wide map where most must be decided, close enough to read", () => {
    const found = sight(200);
    expect(found.camera.scale).toBeLessThan(READABLE);
    found.begin(["3", "120", "121", "122"]);
    expect(found.camera.scale).toBe(NEAR);
    expect(["120", "121", "122"].every((hex) => found.sees(hex))).toBe(true);
  });

  it("does not move while some of a wide front is in sight", () => {
    const found = sight(200);
    found.begin(["60"]);
    const before = found.camera;
    found.bring(["60", "199", "0"]);
    expect(found.camera).toEqual(before);
  });

  it("moves no further than what must be decided needs, and keeps its scale", () => {
    const found = sight(200);
    found.begin(["60"]);
    const before = found.camera;
    found.bring(["72"]);
    expect(found.camera.scale).toBe(before.scale);
    expect(found.sees("72")).toBe(true);
    expect(at(found, 72)).toBeCloseTo(VIEWPORT.width - 70);
  });

  it("goes to the nearest end of a front that is out of sight", () => {
    const found = sight(200);
    found.begin(["60"]);
    found.bring(["100", "199"]);
    expect(found.sees("100")).toBe(true);
    expect(found.camera.scale).toBeGreaterThanOrEqual(READABLE);
  });

  it("stays where the player has zoomed out to, as long as all is in sight", () => {
    const found = sight(100);
    found.begin(["60"]);
    found.zoomBy(0.1);
    const before = found.camera;
    found.bring(["58", "61"]);
    expect(found.camera).toEqual(before);
  });

  it("goes along with what is shown, never too far away to read", () => {
    const found = sight(200);
    found.begin(["60"]);
    found.accompany(["150", "155"]);
    expect(found.sees("150") && found.sees("155")).toBe(true);
    found.accompany(["0", "199"]);
    expect(found.camera.scale).toBeGreaterThanOrEqual(READABLE);
    expect(found.sees("199")).toBe(true);
    expect(found.holds(["0", "199"])).toBe(false);
    expect(found.holds(["10", "12"])).toBe(true);
  });
});
