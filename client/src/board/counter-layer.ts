/** The counters on the board: one element each, kept as long as its unit is shown. */

import type { Point } from "./camera";
import { COUNTER, type CounterFace, drawBeneath, drawCounter, svg } from "./counters";
import type { HexMap } from "./hexes";
import { middleOfPile, pilesOf, placeInFan, placeInStack, stacksOf } from "./stacks";
import { stackCount } from "./layers";

export interface ShownUnit {
  readonly id: string;
  readonly hex: string;
  readonly side: string;
  readonly steps: number;
  readonly marks: readonly string[];
  readonly face: CounterFace;
  readonly title: string;
  /** What is known to lie below it: nothing, a number, or "?" where that is hidden. */
  readonly beneath?: string;
}

/** What makes counters stand out. */
export interface Standout {
  readonly litUnits: ReadonlySet<string>;
  readonly chosenUnits: ReadonlySet<string>;
  /** Units that the decision is about, clickable or not. */
  readonly namedUnits: ReadonlySet<string>;
  readonly selected: ReadonlySet<string>;
  /** Units in hexes that can be attacked: seen from afar they hide their hex. */
  readonly targets?: ReadonlySet<string>;
}

/** How far the backdrop extends beyond the counters on it. */
const BACKDROP = 7;

/**
 * How counters reach their place. A counter that moves to another hex glides, as the style sheet says.
 * Within its hex it moves at once: a glide repaints the entire board in every frame, which would
 * delay the highlights of a click.
 */
const GLIDING = "";
const AT_ONCE = "none";

interface Kept {
  readonly element: SVGGElement;
  readonly key: string;
  hex: string;
  place: string;
  dress: string;
}

/** The upper left corner of a counter in the pile of its side. */
function placeInPile(middle: Point, piles: readonly (readonly ShownUnit[])[], unit: ShownUnit): Point {
  const number = piles.findIndex((pile) => pile.includes(unit));
  const pile = piles[number] ?? [];
  return placeInStack(middleOfPile(middle, number, piles.length), pile.indexOf(unit), pile.length);
}

export class CounterLayer {
  readonly element = svg("g", { class: "layer-counters" });
  /** How many counters lie in each stack. */
  readonly counts = svg("g", { class: "layer-counts" });
  private readonly counters = new Map<string, Kept>();
  private stacks: ReadonlyMap<string, readonly ShownUnit[]> = new Map();
  private units: readonly ShownUnit[] = [];
  private standout: Standout | null = null;
  private orderKey = "";
  private fanned: string | null = null;
  /** A counter that keeps its place while its stack fans out: the one that was pressed. */
  private anchor: { readonly unit: string; readonly corner: Point } | null = null;
  private enlarged = 1;
  /** The backdrop of a fan, so that it stands out from its neighbours. */
  private readonly backdrop = svg("rect", { class: "backdrop", rx: 8 });

  constructor(private readonly map: HexMap) {}

  set(units: readonly ShownUnit[], standout: Standout): void {
    if (units !== this.units) {
      this.units = units;
      this.stacks = stacksOf(units);
      this.redraw();
      this.dressAll(standout);
    } else if (standout !== this.standout) {
      this.dressAll(standout);
    }
    this.standout = standout;
  }

  /** How many counters are in a hex. */
  countAt(hex: string): number {
    return this.stacks.get(hex)?.length ?? 0;
  }

  hexOf(unit: string): string | null {
    return this.units.find((shown) => shown.id === unit)?.hex ?? null;
  }

  /** Fans out the counters of one hex around the one that was pressed, above all others; null stacks them again. */
  fan(hex: string | null, pressed: string | null = null): void {
    const wanted = hex !== null && this.countAt(hex) > 1 ? hex : null;
    if (wanted !== this.fanned) {
      const before = this.fanned;
      const corner = pressed === null ? null : this.cornerOf(pressed);
      this.anchor = pressed !== null && corner !== null ? { unit: pressed, corner } : null;
      this.fanned = wanted;
      for (const changed of [before, wanted]) {
        if (changed !== null) {
          this.lay(changed);
        }
      }
      this.order();
      this.count();
    }
  }

  /** Draws counters larger, so that they fill their hexes when seen from afar. */
  enlarge(factor: number): void {
    if (factor !== this.enlarged) {
      this.enlarged = factor;
      for (const hex of this.stacks.keys()) {
        this.lay(hex);
      }
      this.count();
    }
  }

  get fannedHex(): string | null {
    return this.fanned;
  }

  private redraw(): void {
    const present = new Set(this.units.map((unit) => unit.id));
    for (const [id, { element }] of this.counters) {
      if (!present.has(id)) {
        element.remove();
        this.counters.delete(id);
      }
    }
    for (const unit of this.units) {
      this.draw(unit);
    }
    if (this.fanned !== null && this.countAt(this.fanned) < 2) {
      this.fanned = null;
    }
    for (const hex of this.stacks.keys()) {
      this.lay(hex);
    }
    this.order();
    this.count();
  }

  /** The numbers at the corners of stacks that are not fanned out. */
  private count(): void {
    const size = (COUNTER * (this.enlarged + 1)) / 2;
    const badges = [...this.stacks].flatMap(([hex, stack]) => {
      const middle = this.map.center(hex);
      if (middle === null || hex === this.fanned) {
        return [];
      }
      const piles = pilesOf(stack);
      return piles.flatMap((pile) => {
        const top = pile[pile.length - 1];
        if (top === undefined || pile.length < 2) {
          return [];
        }
        const corner = placeInPile(middle, piles, top);
        return [stackCount(hex, top.id, pile.length, { x: corner.x + size, y: corner.y + COUNTER - size }, this.enlarged)];
      });
    });
    this.counts.replaceChildren(...badges);
  }

  /** The counters of some units, drawn once more to be carried about. */
  copies(units: readonly string[]): readonly SVGElement[] {
    return units.flatMap((unit, place) => {
      const face = this.counters.get(unit)?.element.lastElementChild;
      if (!face) {
        return [];
      }
      const copy = svg("g", { transform: `translate(${place * 5 - COUNTER / 2} ${-place * 5 - COUNTER / 2})` });
      copy.append(face.cloneNode(true));
      return [copy];
    });
  }

  private cornerOf(unit: string): Point | null {
    const hex = this.hexOf(unit);
    const stack = hex === null ? undefined : this.stacks.get(hex);
    const middle = hex === null ? null : this.map.center(hex);
    const found = stack?.find((other) => other.id === unit);
    return stack === undefined || middle === null || found === undefined
      ? null
      : placeInPile(middle, pilesOf(stack), found);
  }

  private draw(unit: ShownUnit): void {
    const key = `${unit.steps} ${unit.marks.join()} ${unit.title} ${unit.face.name} ${unit.beneath ?? ""}`;
    const known = this.counters.get(unit.id);
    if (known?.key === key) {
      return;
    }
    const element = known?.element ?? svg("g", { "data-unit": unit.id, role: "button", tabindex: -1 });
    element.setAttribute("aria-label", unit.title);
    const size = COUNTER + 6;
    const halo = svg("rect", { class: "halo", x: -3, y: -3, width: size, height: size, rx: 6 });
    element.replaceChildren(...drawBeneath(unit.face, unit.beneath ?? ""), halo, drawCounter(unit.face, unit));
    const { hex, place, dress } = known ?? { hex: "", place: "", dress: "" };
    this.counters.set(unit.id, { element, key, hex, place, dress });
  }

  private lay(hex: string): void {
    const middle = this.map.center(hex);
    const stack = this.stacks.get(hex);
    if (middle === null || stack === undefined) {
      return;
    }
    const piles = pilesOf(stack);
    const fanned = piles.flat();
    const moved = hex === this.fanned ? this.middleOfFan(middle, fanned) : middle;
    for (const unit of stack) {
      const corner =
        hex === this.fanned
          ? placeInFan(moved, fanned.indexOf(unit), stack.length)
          : placeInPile(middle, piles, unit);
      // Enlarged around the middle of the counter.
      const shift = (COUNTER * (this.enlarged - 1)) / 2;
      const place = `translate(${corner.x - shift}px, ${corner.y - shift}px) scale(${this.enlarged})`;
      const kept = this.counters.get(unit.id);
      if (kept !== undefined && kept.place !== place) {
        kept.place = place;
        kept.element.style.transition = kept.hex === hex ? AT_ONCE : GLIDING;
        kept.hex = hex;
        kept.element.style.transform = place;
      }
    }
  }

  /** Where the middle of a fan lies: its counters are laid around the one that was pressed. */
  private middleOfFan(middle: Point, fanned: readonly ShownUnit[]): Point {
    const place = fanned.findIndex((unit) => unit.id === this.anchor?.unit);
    if (this.anchor === null || place < 0) {
      return middle;
    }
    const corner = placeInFan(middle, place, fanned.length);
    return { x: middle.x + this.anchor.corner.x - corner.x, y: middle.y + this.anchor.corner.y - corner.y };
  }

  private dressAll(standout: Standout): void {
    for (const [id, kept] of this.counters) {
      const words = ["counter"];
      if (standout.litUnits.has(id)) {
        words.push("lit");
      }
      if (standout.namedUnits.has(id)) {
        words.push("named");
      }
      if (standout.targets?.has(id) === true) {
        words.push("target");
      }
      if (standout.chosenUnits.has(id)) {
        words.push("chosen");
      }
      if (standout.selected.has(id)) {
        words.push("selected");
      }
      const dress = words.join(" ");
      if (kept.dress !== dress) {
        kept.dress = dress;
        kept.element.setAttribute("class", dress);
      }
    }
  }

  /** Later units of a stack lie on top; document order is painting order. */
  private order(): void {
    const last = this.fanned === null ? [] : (this.stacks.get(this.fanned) ?? []);
    const first = last.length === 0 ? this.units : this.units.filter((unit) => unit.hex !== this.fanned);
    const key = `${first.map((unit) => unit.id).join()} ${last.map((unit) => unit.id).join()}`;
    if (this.orderKey !== key) {
      this.orderKey = key;
      const focused = document.activeElement;
      this.arrange([...this.elements(first), ...this.backdropFor(last), ...this.elements(last)]);
      if (focused instanceof SVGElement && this.element.contains(focused)) {
        focused.focus();
      }
    }
  }

  /** Only misplaced counters are moved: most stay where they are. */
  private arrange(elements: readonly SVGElement[]): void {
    let after: Element | null = null;
    for (const element of [...elements].reverse()) {
      if (element.parentNode === null || element.nextElementSibling !== after) {
        this.element.insertBefore(element, after);
      }
      after = element;
    }
  }

  private elements(units: readonly ShownUnit[]): readonly SVGElement[] {
    return units.flatMap((unit) => this.counters.get(unit.id)?.element ?? []);
  }

  private backdropFor(stack: readonly ShownUnit[]): readonly SVGElement[] {
    const middle = this.fanned === null ? null : this.map.center(this.fanned);
    if (middle === null || stack.length === 0) {
      this.backdrop.remove();
      return [];
    }
    const around = this.middleOfFan(middle, pilesOf(stack).flat());
    const corners = stack.map((_, place) => placeInFan(around, place, stack.length));
    const x = Math.min(...corners.map((corner) => corner.x)) - BACKDROP;
    const y = Math.min(...corners.map((corner) => corner.y)) - BACKDROP;
    const right = Math.max(...corners.map((corner) => corner.x)) + COUNTER + BACKDROP;
    const bottom = Math.max(...corners.map((corner) => corner.y)) + COUNTER + BACKDROP;
    for (const [name, value] of Object.entries({ x, y, width: right - x, height: bottom - y })) {
      this.backdrop.setAttribute(name, String(value));
    }
    return [this.backdrop];
  }
}
