/**
 * The board on the screen: ground, lit hexes, counters. It is handed what to show and reports what
 * was clicked; what may be clicked is decided elsewhere.
 */

import { areaBadges, areaShapes, type HexArea } from "./areas";
import {
  type Camera,
  center,
  confine,
  cssTransform,
  fit,
  type Point,
  type Rectangle,
  type Size,
  toMap,
  toScreen,
  zoom,
} from "./camera";
import { COUNTER, type CounterFace, drawCounter, svg } from "./counters";
import { listen } from "./gestures";
import type { HexMap } from "./hexes";
import {
  hexMarkers,
  type HexMarker,
  hexNumbers,
  litHex,
  type LitHex,
  wayAndFocus,
} from "./layers";
import { placeInStack, stacksOf } from "./stacks";
import { Terrain } from "./terrain";

export interface ShownUnit {
  readonly id: string;
  readonly hex: string;
  readonly steps: number;
  readonly marks: readonly string[];
  readonly face: CounterFace;
  readonly title: string;
}

export interface Shown {
  readonly units: readonly ShownUnit[];
  readonly lit: readonly LitHex[];
  readonly litUnits: ReadonlySet<string>;
  readonly chosenUnits: ReadonlySet<string>;
  /** Units that the decision is about, whether they can be clicked or not. */
  readonly namedUnits: ReadonlySet<string>;
  readonly dimmed: boolean;
  readonly selected: string | null;
  readonly path: readonly string[];
  readonly focus: string | null;
  readonly markers: readonly HexMarker[];
  readonly areas: readonly HexArea[];
  readonly numbers: boolean;
  /** Whether the ground is shown alone. */
  readonly bare: boolean;
}

export interface Reports {
  hex(hex: string): void;
  unit(unit: string): void;
  hover(hex: string | null): void;
}

const LIMITS = { smallest: 0.18, largest: 3.2 };
/** Below this scale the strengths on a counter cannot be read. */
const READABLE = 0.45;
const SETTLED = 140;

export class BoardTable {
  private readonly root = document.createElement("div");
  private readonly moved = document.createElement("div");
  private readonly terrain: Terrain;
  private readonly picture: SVGSVGElement;
  private readonly layers: Readonly<Record<Layer, SVGGElement>>;
  private readonly counters = new Map<string, { element: SVGGElement; key: string }>();
  private readonly stop: () => void;
  private readonly watch: ResizeObserver;
  private camera: Camera = { x: 0, y: 0, scale: 1 };
  private placed = false;
  private settling = 0;
  private frame = 0;
  private hovered: string | null = null;
  private keys: Partial<Record<Layer, string>> = {};

  constructor(
    container: HTMLElement,
    private readonly map: HexMap,
    private readonly reports: Reports,
    label: string,
  ) {
    this.root.className = "board";
    this.root.tabIndex = 0;
    this.root.setAttribute("role", "application");
    this.root.setAttribute("aria-label", label);
    this.moved.className = "moved";
    this.terrain = new Terrain(map);
    this.picture = svg("svg", { width: map.area.width, height: map.area.height });
    this.layers = Object.fromEntries(
      LAYERS.map((name) => [name, svg("g", { class: `layer-${name}` })]),
    ) as unknown as Record<Layer, SVGGElement>;
    this.picture.append(...LAYERS.map((name) => this.layers[name]));
    this.moved.append(this.terrain.element, this.picture);
    this.root.append(this.moved);
    container.append(this.root);
    this.stop = listen(this.root, {
      pan: (dx, dy) => {
        this.look({ ...this.camera, x: this.camera.x + dx, y: this.camera.y + dy });
      },
      zoom: (anchor, factor) => {
        this.look(zoom(this.camera, anchor, factor, LIMITS));
      },
      click: (point, target) => {
        this.clicked(point, target);
      },
      hover: (point) => {
        this.hover(point === null ? null : this.map.at(toMap(this.camera, point)));
      },
      whole: () => {
        this.whole();
      },
    });
    this.root.addEventListener("keydown", (event) => {
      this.pressed(event);
    });
    this.watch = new ResizeObserver(() => {
      if (!this.placed && this.root.clientWidth > 0) {
        this.whole();
      } else {
        this.look(this.camera);
      }
    });
    this.watch.observe(this.root);
  }

  dispose(): void {
    this.stop();
    this.watch.disconnect();
    window.clearTimeout(this.settling);
    this.terrain.dispose();
    this.root.remove();
  }

  async ground(drawing: string): Promise<void> {
    await this.terrain.show(drawing);
    this.settle();
  }

  // The camera

  whole(): void {
    this.placed = true;
    this.look(fit(this.map.area, this.viewport(), LIMITS, 8));
  }

  zoomBy(factor: number): void {
    const { width, height } = this.viewport();
    this.look(zoom(this.camera, { x: width / 2, y: height / 2 }, factor, LIMITS));
  }

  /** Brings some hexes into sight beside what covers the left, closely enough to read counters. */
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
    const free = { width: Math.max(200, viewport.width - covered), height: viewport.height };
    const scale = Math.max(this.camera.scale, 0.8);
    const limits = { ...LIMITS, largest: 1.1 };
    const camera =
      width === 0 && height === 0
        ? center({ ...this.camera, scale }, first, free)
        : fit({ x, y, width, height }, free, limits, 90);
    if (camera.scale <= fit(this.map.area, viewport, LIMITS, 8).scale) {
      this.whole();
    } else {
      this.look({ ...camera, x: camera.x + viewport.width - free.width });
    }
  }

  /** Brings hexes into sight unless they are, closely enough to be read. */
  reveal(hexes: readonly string[], covered = 0): void {
    const { width, height } = this.viewport();
    const margin = 30;
    const seen = hexes.every((hex) => {
      const middle = this.map.center(hex);
      const point = middle === null ? null : toScreen(this.camera, middle);
      return (
        point !== null &&
        point.x > covered + margin &&
        point.x < width - margin &&
        point.y > margin &&
        point.y < height - margin
      );
    });
    if (!seen || this.camera.scale < READABLE) {
      this.show(hexes, covered);
    }
  }

  private viewport(): { width: number; height: number } {
    return { width: this.root.clientWidth, height: this.root.clientHeight };
  }

  private look(camera: Camera): void {
    this.camera = confine(camera, grown(this.map.area), this.viewport());
    if (this.frame === 0) {
      this.frame = requestAnimationFrame(() => {
        this.frame = 0;
        this.moved.style.transform = cssTransform(this.camera);
        this.root.classList.toggle("far", this.camera.scale < READABLE);
      });
    }
    this.moved.classList.add("moving");
    window.clearTimeout(this.settling);
    this.settling = window.setTimeout(() => {
      this.settle();
    }, SETTLED);
  }

  private settle(): void {
    this.moved.classList.remove("moving");
    this.terrain.sharpen(this.camera, this.viewport());
  }

  // What is shown

  set(shown: Shown): void {
    this.root.classList.toggle("dimmed", shown.dimmed);
    this.root.classList.toggle("many", shown.lit.length > 150);
    this.root.classList.toggle("bare", shown.bare);
    this.draw("areas", shown.areas, () => areaShapes(this.map, shown.areas));
    this.draw("badges", shown.areas, () => areaBadges(this.map, shown.areas));
    this.draw("lit", shown.lit, () => shown.lit.map((lit) => litHex(this.map, lit)));
    this.draw("markers", shown.markers, () => hexMarkers(this.map, shown.markers));
    this.draw("path", [shown.path, shown.focus], () => wayAndFocus(this.map, shown.path, shown.focus));
    this.draw("numbers", shown.numbers, () => (shown.numbers ? hexNumbers(this.map) : []));
    this.drawCounters(shown);
  }

  /** Draws a layer anew only when what it shows has changed. */
  private draw(layer: Layer, what: unknown, make: () => readonly SVGElement[]): void {
    const key = JSON.stringify(what);
    if (this.keys[layer] !== key) {
      this.keys[layer] = key;
      const hadFocus = this.layers[layer].contains(document.activeElement);
      this.layers[layer].replaceChildren(...make());
      if (hadFocus) {
        // Whoever plays by keyboard goes on from the board, not from the top of the page.
        this.root.focus({ preventScroll: true });
      }
    }
  }

  private drawCounters(shown: Shown): void {
    const present = new Set<string>();
    for (const [hex, stack] of stacksOf(shown.units)) {
      const middle = this.map.center(hex);
      if (middle !== null) {
        for (const [place, unit] of stack.entries()) {
          present.add(unit.id);
          const element = this.counter(unit);
          const corner = placeInStack(middle, place, stack.length);
          element.style.transform = `translate(${corner.x}px, ${corner.y}px)`;
          this.dress(element, unit.id, shown);
          element.style.setProperty("--place", String(place));
        }
      }
    }
    for (const [id, { element }] of this.counters) {
      if (!present.has(id)) {
        element.remove();
        this.counters.delete(id);
      }
    }
    this.order(shown.units);
  }

  private counter(unit: ShownUnit): SVGGElement {
    const key = JSON.stringify([unit.steps, unit.marks, unit.title, unit.face.name]);
    const known = this.counters.get(unit.id);
    if (known?.key === key) {
      return known.element;
    }
    const element = known?.element ?? svg("g", { "data-unit": unit.id, role: "button" });
    element.setAttribute("aria-label", unit.title);
    const halo = svg("rect", {
      class: "halo",
      x: -3,
      y: -3,
      width: COUNTER + 6,
      height: COUNTER + 6,
      rx: 6,
    });
    element.replaceChildren(halo, drawCounter(unit.face, unit));
    this.counters.set(unit.id, { element, key });
    return element;
  }

  private dress(element: SVGGElement, id: string, shown: Shown): void {
    const lit = shown.litUnits.has(id);
    const words = ["counter"];
    if (lit) {
      words.push("lit");
    }
    if (shown.namedUnits.has(id)) {
      words.push("named");
    }
    if (shown.chosenUnits.has(id)) {
      words.push("chosen");
    }
    if (shown.selected === id) {
      words.push("selected");
    }
    element.setAttribute("class", words.join(" "));
    element.setAttribute("tabindex", lit ? "0" : "-1");
  }

  /** Later units of a stack lie on top; the order in the document is the order of painting. */
  private order(units: readonly ShownUnit[]): void {
    const key = units.map((unit) => unit.id + unit.hex).join();
    if (this.keys.counters !== key) {
      this.keys.counters = key;
      const focused = document.activeElement;
      for (const unit of units) {
        const known = this.counters.get(unit.id);
        if (known !== undefined) {
          this.layers.counters.append(known.element);
        }
      }
      if (focused instanceof SVGElement && this.picture.contains(focused)) {
        focused.focus();
      }
    }
  }

  // What is clicked

  private clicked(point: Point, target: Element | null): void {
    this.root.focus({ preventScroll: true });
    const unit = target?.closest("[data-unit]")?.getAttribute("data-unit");
    if (unit !== null && unit !== undefined) {
      this.reports.unit(unit);
      return;
    }
    const hex = this.map.at(toMap(this.camera, point));
    if (hex !== null) {
      this.reports.hex(hex);
    }
  }

  private pressed(event: KeyboardEvent): void {
    if ((event.key !== "Enter" && event.key !== " ") || !(event.target instanceof Element)) {
      return;
    }
    const unit = event.target.closest("[data-unit]")?.getAttribute("data-unit");
    const hex = event.target.closest("[data-hex]")?.getAttribute("data-hex");
    if (unit) {
      this.reports.unit(unit);
      event.preventDefault();
    } else if (hex) {
      this.reports.hex(hex);
      event.preventDefault();
    }
  }

  private hover(hex: string | null): void {
    if (hex !== this.hovered) {
      this.hovered = hex;
      this.reports.hover(hex);
    }
  }
}

const LAYERS = ["areas", "lit", "markers", "counters", "badges", "path", "numbers"] as const;
type Layer = (typeof LAYERS)[number];

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
