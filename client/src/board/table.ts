/**
 * The board on the screen: ground, lit hexes, counters. It is told what to show and reports clicks;
 * what may be clicked is decided elsewhere.
 */

import { areaBadges, areaShapes, type HexArea } from "./areas";
import { cssTransform, toMap, toScreen, type Point, type Rectangle, type Size } from "./camera";
import { CounterLayer, type ShownUnit, type Standout } from "./counter-layer";
import { svg } from "./counters";
import { Cursor } from "./cursor";
import { listen, type Manner } from "./gestures";
import { HEX, type HexMap } from "./hexes";
import {
  cursorShape,
  hexMarkers,
  type HexMarker,
  hexNumbers,
  litHex,
  type LitHex,
  pathAndFocus,
  sideMarkers,
  strikeOdds,
  type Trail,
  trailShapes,
} from "./layers";
import { READABLE, Sight } from "./sight";
import { Terrain } from "./terrain";

export type { ShownUnit, Standout } from "./counter-layer";

/** Every list keeps its identity until it changes: unchanged lists are not drawn again. */
export interface Shown {
  readonly units: readonly ShownUnit[];
  readonly standout: Standout;
  readonly lit: readonly LitHex[];
  readonly dimmed: boolean;
  readonly path: readonly string[];
  /** The ways that others went since the last decision. */
  readonly trails: readonly Trail[];
  readonly focus: string | null;
  /** Hexes to point out, lit or not. */
  readonly hints: readonly string[];
  readonly markers: readonly HexMarker[];
  readonly areas: readonly HexArea[];
  readonly numbers: boolean;
  /** Whether only the ground is shown. */
  readonly bare: boolean;
}

export interface Reports {
  hex(hex: string): void;
  unit(unit: string): void;
  /** A unit was clicked to join the selection. */
  join(unit: string): void;
  /** All units of a hex were selected. */
  stack(hex: string): void;
  /** The number at the corner of a stack was clicked. */
  pile(hex: string, top: string): void;
  /** Whether a unit can be dragged; by touch only one that was chosen for it. */
  grab(unit: string, isTouch: boolean): boolean;
  /** A unit, or with it its entire stack, is lifted; the units that are carried. */
  lift(unit: string, isStack: boolean): readonly string[];
  /** What was lifted is dropped on a hex. */
  drop(hex: string): void;
  /** The hex under the cursor was chosen with a key. */
  enter(hex: string): void;
  hover(hex: string | null): void;
  /** The cursor was moved to a hex with a key. */
  cursor(hex: string): void;
  /** Another part of the map is visible. */
  sight(part: Rectangle): void;
}

const SETTLED = 140;
/** How much larger counters are drawn when they are too small to read anyway. */
const AFAR = 1.32;
/** So near to an edge, in screen pixels, what is dragged moves the map along. */
const EDGE = 36;
const BELOW = ["areas", "lit", "trails", "markers"] as const;
const ABOVE = ["odds", "badges", "path", "cursor", "numbers"] as const;
type Layer = (typeof BELOW)[number] | (typeof ABOVE)[number];

export class BoardTable {
  readonly sight: Sight;
  readonly terrain: Terrain;
  private readonly root = document.createElement("div");
  private readonly moved = document.createElement("div");
  private readonly layers: Readonly<Record<Layer, SVGGElement>>;
  private readonly counters: CounterLayer;
  private readonly cursor: Cursor;
  private readonly stop: () => void;
  private readonly watch: ResizeObserver;
  private settling = 0;
  private frame = 0;
  /** The scale at which the layer was last painted. */
  private painted = 0;
  private hovered: string | null = null;
  private grabbed: { readonly unit: string; readonly isStack: boolean } | null = null;
  /** What is carried under the pointer. */
  private readonly carried = svg("g", { class: "carried" });
  private keys: Partial<Record<Layer, readonly unknown[]>> = {};

  constructor(
    container: HTMLElement,
    private readonly map: HexMap,
    private readonly reports: Reports,
    label: string,
    covered: () => number,
  ) {
    this.root.className = "board";
    this.root.tabIndex = 0;
    this.root.setAttribute("role", "application");
    this.root.setAttribute("aria-label", label);
    this.moved.className = "moved";
    this.terrain = new Terrain(map);
    this.counters = new CounterLayer(map);
    this.cursor = new Cursor(map);
    this.sight = new Sight(
      map,
      () => this.size(),
      () => {
        this.moving();
      },
      covered,
    );
    this.layers = Object.fromEntries(
      [...BELOW, ...ABOVE].map((name) => [name, svg("g", { class: `layer-${name}` })]),
    ) as unknown as Record<Layer, SVGGElement>;
    const picture = svg("svg", { width: map.area.width, height: map.area.height });
    picture.append(
      ...BELOW.map((name) => this.layers[name]),
      this.counters.element,
      this.counters.counts,
      ...ABOVE.map((name) => this.layers[name]),
      this.carried,
    );
    this.moved.append(this.terrain.element, picture);
    this.root.append(this.moved);
    container.append(this.root);
    this.stop = this.listen();
    this.watch = new ResizeObserver(() => {
      if (!this.sight.placed && this.root.clientWidth > 0) {
        this.sight.open();
      } else {
        this.sight.look(this.sight.camera);
      }
    });
    this.watch.observe(this.root);
  }

  private listen(): () => void {
    this.root.addEventListener("keydown", (event) => {
      this.pressed(event);
    });
    return listen(this.root, {
      pan: (dx, dy) => {
        this.sight.pan(dx, dy);
      },
      zoom: (anchor, factor) => {
        this.sight.zoomAt(anchor, factor);
      },
      click: (point, target, manner) => {
        this.clicked(point, target, manner);
      },
      hover: (point, target) => {
        this.hover(point, target);
      },
      steer: (direction) => {
        this.steer(direction);
      },
      grab: (target, isTouch) => this.grab(target, isTouch),
      carry: (point, isFirst) => {
        this.carry(point, isFirst);
      },
      drop: (point) => {
        const hex = this.sight.hexAt(point);
        this.putDown();
        if (hex !== null) {
          this.reports.drop(hex);
        }
      },
      letGo: () => {
        this.putDown();
      },
      showAll: () => {
        this.sight.showAll();
      },
    });
  }

  dispose(): void {
    this.stop();
    this.watch.disconnect();
    window.clearTimeout(this.settling);
    this.sight.dispose();
    this.terrain.dispose();
    this.root.remove();
  }

  async ground(drawing: string): Promise<void> {
    await this.terrain.show(drawing);
    this.settle();
    this.root.dataset["ready"] = "yes";
  }

  /** Darkens the ground with a colour, for the dark theme; empty leaves it unchanged. */
  darken(shade: string): void {
    this.terrain.darken(shade);
    this.settle();
  }

  private size(): Size {
    return { width: this.root.clientWidth, height: this.root.clientHeight };
  }

  focus(): void {
    this.root.focus({ preventScroll: true });
  }

  /** Whether a box of the page lies over one of some hexes. */
  covers(box: Rectangle, hexes: readonly string[]): boolean {
    const own = this.root.getBoundingClientRect();
    const reach = HEX * this.sight.camera.scale;
    return hexes.some((hex) => {
      const middle = this.map.center(hex);
      if (middle === null) {
        return false;
      }
      const point = toScreen(this.sight.camera, middle);
      const x = own.left + point.x;
      const y = own.top + point.y;
      return (
        x > box.x - reach && x < box.x + box.width + reach && y > box.y - reach && y < box.y + box.height + reach
      );
    });
  }

  // The camera

  private moving(): void {
    if (this.frame === 0) {
      this.frame = requestAnimationFrame(() => {
        this.frame = 0;
        this.moved.style.transform = cssTransform(this.sight.camera);
        this.reports.sight(this.sight.part);
      });
    }
    window.clearTimeout(this.settling);
    this.settling = window.setTimeout(() => {
      this.settle();
    }, SETTLED);
  }

  private settle(): void {
    if (this.painted !== this.sight.camera.scale) {
      this.painted = this.sight.camera.scale;
      this.moved.classList.add("repainting");
      // Not in the middle of a zoom: every counter is redrawn.
      const isFar = this.painted < READABLE;
      this.root.classList.toggle("far", isFar);
      this.counters.enlarge(isFar ? AFAR : 1);
      requestAnimationFrame(() => {
        requestAnimationFrame(() => {
          this.moved.classList.remove("repainting");
        });
      });
    }
    this.terrain.sharpen(this.sight.camera, this.size());
  }

  // What is shown

  set(shown: Shown): void {
    this.root.classList.toggle("dimmed", shown.dimmed);
    this.root.classList.toggle("many", shown.lit.length > 150);
    this.root.classList.toggle("bare", shown.bare);
    this.draw("areas", [shown.areas], () => areaShapes(this.map, shown.areas));
    this.draw("badges", [shown.areas, shown.markers], () => [
      ...areaBadges(this.map, shown.areas),
      ...sideMarkers(this.map, shown.markers),
    ]);
    this.draw("lit", [shown.lit], () => shown.lit.map((lit) => litHex(this.map, lit)));
    this.draw("odds", [shown.lit], () => strikeOdds(this.map, shown.lit));
    this.draw("markers", [shown.markers], () => hexMarkers(this.map, shown.markers));
    this.draw("path", [shown.path, shown.focus, shown.hints], () =>
      pathAndFocus(this.map, shown.path, shown.focus, shown.hints),
    );
    this.draw("trails", [shown.trails], () => trailShapes(this.map, shown.trails));
    this.draw("numbers", [shown.numbers], () => (shown.numbers ? hexNumbers(this.map) : []));
    this.counters.set(shown.units, shown.standout);
  }

  /** Redraws a layer only when its content has changed. */
  private draw(layer: Layer, what: readonly unknown[], make: () => readonly SVGElement[]): void {
    const before = this.keys[layer];
    if (before === undefined || what.some((part, place) => part !== before[place])) {
      this.keys[layer] = what;
      const group = this.layers[layer];
      const focused = group.contains(document.activeElement) ? document.activeElement : null;
      group.replaceChildren(...make());
      if (focused !== null) {
        this.refocus(group, focused.getAttribute("data-hex"));
      }
    }
  }

  /**
   * Keyboard focus stays on the same hex after a redraw. If the hex is no longer offered, focus goes
   * to the board, not to the top of the page.
   */
  private refocus(group: SVGGElement, hex: string | null): void {
    const again = hex === null ? null : group.querySelector<SVGElement>(`[data-hex="${hex}"]`);
    if (again === null) {
      this.focus();
    } else {
      again.focus({ preventScroll: true });
    }
  }

  // What is clicked

  private clicked(point: Point, target: Element | null, manner: Manner): void {
    this.focus();
    const pile = target?.closest("[data-pile]") ?? null;
    const unit = pile?.getAttribute("data-top") ?? unitOf(target);
    const hex = unit === null ? this.sight.hexAt(point) : this.counters.hexOf(unit);
    this.place(hex);
    if (pile !== null && hex !== null && unit !== null && manner === "plain") {
      this.reports.pile(hex, unit);
    } else if (manner === "double") {
      if (hex !== null && unit !== null) {
        this.reports.stack(hex);
      }
    } else if (unit !== null && manner === "adding") {
      this.reports.join(unit);
    } else if (unit !== null) {
      this.reports.unit(unit);
    } else if (hex !== null) {
      this.reports.hex(hex);
    }
    this.counters.fan(unit === null ? null : hex, unit);
  }

  // What is dragged

  private grab(target: Element | null, isTouch: boolean): boolean {
    const pile = target?.closest("[data-pile]")?.getAttribute("data-top") ?? null;
    const unit = pile ?? unitOf(target);
    const isGrabbed = unit !== null && this.reports.grab(unit, isTouch);
    this.grabbed = isGrabbed ? { unit, isStack: pile !== null } : null;
    return isGrabbed;
  }

  private carry(point: Point, isFirst: boolean): void {
    if (isFirst && this.grabbed !== null) {
      this.counters.fan(null);
      const units = this.reports.lift(this.grabbed.unit, this.grabbed.isStack);
      this.carried.replaceChildren(...this.counters.copies(units));
      this.root.classList.add("carrying");
    }
    const { width, height } = this.size();
    const dx = Math.max(EDGE - point.x, 0) + Math.min(width - EDGE - point.x, 0);
    const dy = Math.max(EDGE - point.y, 0) + Math.min(height - EDGE - point.y, 0);
    if (dx !== 0 || dy !== 0) {
      this.sight.pan(dx / 2, dy / 2);
    }
    const { x, y } = toMap(this.sight.camera, point);
    this.carried.setAttribute("transform", `translate(${x} ${y})`);
    this.hover(point, null);
  }

  private putDown(): void {
    this.grabbed = null;
    this.carried.replaceChildren();
    this.root.classList.remove("carrying");
  }

  private pressed(event: KeyboardEvent): void {
    if ((event.key !== "Enter" && event.key !== " ") || !(event.target instanceof Element)) {
      return;
    }
    const unit = event.target.closest("[data-unit]")?.getAttribute("data-unit");
    const hex = event.target.closest("[data-hex]")?.getAttribute("data-hex");
    if (unit) {
      this.reports.unit(unit);
    } else if (hex) {
      this.reports.hex(hex);
    } else if (this.cursor.hex !== null && event.target === this.root) {
      if (event.shiftKey) {
        this.reports.stack(this.cursor.hex);
      } else {
        this.reports.enter(this.cursor.hex);
      }
    } else {
      return;
    }
    event.preventDefault();
  }

  private hover(point: Point | null, target: Element | null): void {
    const unit = unitOf(target);
    const over = unit === null ? null : this.counters.hexOf(unit);
    const isFan = over !== null && over === this.counters.fannedHex;
    const hex = isFan ? over : point === null ? null : this.sight.hexAt(point);
    if (hex !== this.hovered) {
      this.hovered = hex;
      this.reports.hover(hex);
      // Hovering moves no counter from under the pointer: a stack is fanned out by a click, and closes behind it.
      if (this.counters.fannedHex !== hex) {
        this.counters.fan(null);
      }
    }
  }

  // The cursor

  /** Puts the cursor on a hex; it is shown once it is moved with a key. */
  private place(hex: string | null): void {
    this.cursor.put(hex);
    this.draw("cursor", [null], () => []);
  }

  goTo(hex: string): void {
    this.cursor.put(hex);
    this.came(hex);
  }

  private steer(direction: Point): void {
    const { width, height } = this.size();
    if (this.cursor.hex === null || !this.sight.sees(this.cursor.hex)) {
      this.cursor.put(this.sight.hexAt({ x: width / 2, y: height / 2 }) ?? this.map.names[0] ?? null);
    } else {
      this.cursor.steer(direction);
    }
    if (this.cursor.hex !== null) {
      this.came(this.cursor.hex);
    }
  }

  private came(hex: string): void {
    this.hovered = hex;
    this.draw("cursor", [hex], () => cursorShape(this.map, hex));
    this.sight.follow(hex);
    this.counters.fan(hex);
    this.reports.hover(hex);
    this.reports.cursor(hex);
  }
}

function unitOf(target: Element | null): string | null {
  return target?.closest("[data-unit]")?.getAttribute("data-unit") ?? null;
}
