/** Counters as SVG: background by nationality, symbol, strengths, step band and status marks. */

import "./print.css";
import { markLook } from "./marks";
import { placedPath } from "./paths";
import { cellsOf, hasCells, type Print, stripeOf } from "./print";
import { sizeMark, SYMBOL, symbolOf } from "./symbols";

export const COUNTER = 42;
const NAMESPACE = "http://www.w3.org/2000/svg";

/** What is printed on a counter. */
export interface CounterFace extends Print {
  readonly name: string;
  readonly nationality: string;
  readonly kind: string;
  readonly type: string;
  readonly size: string;
  readonly steps: number;
  /** What is not printed counts as 0. */
  readonly attack?: number;
  readonly defense?: number;
  readonly move?: number;
  readonly reduced_attack?: number | null;
  readonly reduced_defense?: number | null;
  readonly reduced_move?: number | null;
}

/** Its current state. */
export interface CounterState {
  readonly steps: number;
  readonly marks: readonly string[];
}

export function svg<K extends keyof SVGElementTagNameMap>(
  tag: K,
  attributes: Readonly<Record<string, string | number>> = {},
): SVGElementTagNameMap[K] {
  const element = document.createElementNS(NAMESPACE, tag);
  for (const [name, value] of Object.entries(attributes)) {
    element.setAttribute(name, String(value));
  }
  return element;
}

/** The current strengths: attack, defence, movement. */
export function strengths(face: CounterFace, steps: number): readonly [number, number, number] {
  const printed = face.values?.[Math.min(steps, face.values.length) - 1];
  if (printed !== undefined) {
    return [printed.attack, printed.defense, printed.move];
  }
  const { attack = 0, defense = 0, move = 0 } = face;
  if (steps >= face.steps) {
    return [attack, defense, move];
  }
  return [face.reduced_attack ?? attack, face.reduced_defense ?? defense, face.reduced_move ?? move];
}

/** The drawing of a counter, its upper left corner at the origin. */
export function drawCounter(face: CounterFace, state: CounterState): SVGGElement {
  const group = svg("g", { class: classOf(face) });
  const reduced = state.steps < face.steps;
  group.append(
    svg("rect", { class: "shadow", x: 1.6, y: 2, width: COUNTER, height: COUNTER, rx: 4 }),
    svg("rect", { class: "ground", x: 0.5, y: 0.5, width: COUNTER - 1, height: COUNTER - 1, rx: 3.6 }),
    // The band: a full unit has its strengths on a solid band, a reduced one on a pale one.
    svg("path", {
      class: reduced ? "band reduced" : face.steps > 1 ? "band full" : "band single",
      d: `M1 29.5H${COUNTER - 1}V${COUNTER - 4}a3 3 0 0 1 -3 3H4a3 3 0 0 1 -3 -3Z`,
    }),
    ...drawStripe(face, state.steps),
    ...drawFormation(face),
    ...drawSymbol(face),
    ...drawName(face),
    ...(hasCells(face)
      ? drawCells(face, state)
      : [label(strengthsText(face, state.steps), COUNTER / 2, 39.2, "strengths")]),
  );
  for (const [place, mark] of state.marks.entries()) {
    group.append(badge(mark, place));
  }
  group.append(svg("rect", { class: "veil", width: COUNTER, height: COUNTER, rx: 4 }));
  return group;
}

/** The strengths in one line; a headquarters has its command range, an air unit its points in two kinds of attack. */
function strengthsText(face: CounterFace, steps: number): string {
  const [attack, defense, move] = strengths(face, steps);
  if (face.kind === "air") {
    return `${attack} / ${face.reduced_attack ?? attack}`;
  }
  const range = face.command_range ?? 0;
  return attack === 0 && defense === 0 && range > 0 ? `(${range})–${move}` : `${attack}–${defense}–${move}`;
}

/** A bar in the colour of the formation along the left edge. */
function drawFormation(face: CounterFace): readonly SVGElement[] {
  return face.colour
    ? [svg("path", { class: `formation colour-${face.colour}`, d: "M1 10H4.6V29H1Z" })]
    : [];
}

/** The edge of a counter that may lie below, with its number where that is known. */
export function drawBeneath(face: CounterFace, told: string): readonly SVGElement[] {
  if (told === "") {
    return [];
  }
  const shift = 4;
  const group = svg("g", { class: `beneath ${classOf(face)}${told === "?" ? " unknown" : ""}` });
  group.append(
    svg("rect", { class: "ground", x: -shift, y: shift, width: COUNTER - 1, height: COUNTER - 1, rx: 3.6 }),
  );
  if (told !== "?") {
    group.append(label(told, COUNTER - 2, COUNTER + shift - 1, "count"));
  }
  return [group];
}

function classOf(face: CounterFace): string {
  const branch = face.branch === undefined ? "" : ` branch-${face.branch}`;
  return `face nation-${face.nationality}${branch} kind-${face.kind}`;
}

/** A longer name is condensed. */
const LONG = 10;

function nameClass(name: string): string {
  return name.length > 8 ? "name longest" : name.length > 6 ? "name long" : "name";
}

/** The name, on a plate if the unit is bound to its place; with a fine line if it stacks freely. */
function drawName(face: CounterFace): readonly SVGElement[] {
  const plate = face.garrison === true ? "garrison" : face.north_caucasus === true ? "north" : "";
  const style = `${nameClass(face.name)}${plate === "" ? "" : ` on-plate ${plate}`}`;
  const inner = COUNTER - 5;
  return [
    ...(face.free_stacking === true
      ? [svg("rect", { class: "free", x: 2.5, y: 2.5, width: inner, height: inner, rx: 2.4 })]
      : []),
    ...(plate === "" ? [] : [svg("rect", { class: `plate ${plate}`, x: 1, y: 1, width: COUNTER - 2, height: 8.2, rx: 3 })]),
    face.name.length > LONG ? condensed(face.name, COUNTER / 2, 7.6, COUNTER - 4, style) : label(face.name, COUNTER / 2, 7.6, style),
  ];
}

/** Condenses letters that would not fit. */
function condensed(text: string, x: number, y: number, width: number, name: string): SVGTextElement {
  const element = label(text, x, y, name);
  element.setAttribute("textLength", String(width));
  element.setAttribute("lengthAdjust", "spacingAndGlyphs");
  return element;
}

const STRIPES = { none: 0, thin: 3, middle: 6, thick: 9 } as const;

/** A stripe across the counter, behind its symbol, shows how many steps are lost. */
function drawStripe(face: CounterFace, steps: number): readonly SVGElement[] {
  const height = STRIPES[stripeOf(face, steps)];
  const middle = CORNER.y + (SYMBOL.height * SCALE) / 2;
  return height === 0
    ? []
    : [svg("rect", { class: "stripe", x: 0.5, y: middle - height / 2, width: COUNTER - 1, height })];
}

/** The centres of the three values and of the separators between them. */
const COLUMNS = { attack: 7.6, dot: 15.5, defense: 23.4, dash: 30, move: 36 } as const;
const LINE = 39.6;

/** Attack, defence and movement, each in its place, with the print around them. */
function drawCells(face: CounterFace, state: CounterState): readonly SVGElement[] {
  const [attack, defense, move] = strengths(face, state.steps);
  const cells = cellsOf(face, { attack, defense, move }, state.steps, state.marks);
  if (cells === null) {
    return [];
  }
  const reach = face.asu_range ?? 0;
  const { quality } = cells;
  const defenseAt = cells.dot === "" ? COUNTER / 2 : face.bracketed === true ? COLUMNS.defense - 1.6 : COLUMNS.defense;
  const darkness = cells.dark ? "dark" : "";
  return [
    ...(quality === "" ? [] : [cell(COLUMNS.defense, 10, quality)]),
    ...(darkness === "" ? [] : [cell(COLUMNS.move, 8.6, darkness)]),
    ...(face.bracketed === true ? [] : drawDot(cells.dot)),
    ...(quality + darkness === "" && cells.dot !== "" && face.bracketed !== true ? [dash(COLUMNS.dash)] : []),
    cells.attack.length > 1 ? condensed(cells.attack, 6.8, LINE, 11, "value") : label(cells.attack, COLUMNS.attack, LINE, "value"),
    label(cells.defense, defenseAt, LINE, `value ${quality}`),
    label(cells.move, COLUMNS.move, LINE, `value ${darkness}`),
    ...(reach > 0 ? [label(String(reach), 4.8, 24, "range")] : []),
  ];
}

function cell(middle: number, width: number, name: string): SVGElement {
  return svg("rect", { class: `cell ${name}`, x: middle - width / 2, y: 30.3, width, height: 10.9, rx: 1.2 });
}

function drawDot(dot: string): readonly SVGElement[] {
  return dot === ""
    ? []
    : dot === "none"
      ? [dash(COLUMNS.dot)]
      : [svg("circle", { class: `dot ${dot}`, cx: COLUMNS.dot, cy: 35.7, r: 2 })];
}

function dash(middle: number): SVGElement {
  return svg("path", { class: "dash", d: `M${middle - 1.4} 35.7H${middle + 1.4}` });
}

const SCALE = 0.78;
const CORNER = { x: (COUNTER - SYMBOL.width * SCALE) / 2, y: 13, scale: SCALE };

function drawSymbol(face: CounterFace): readonly SVGElement[] {
  const symbol = symbolOf(face.type);
  const middle = COUNTER / 2;
  return [
    svg("rect", {
      class: "frame",
      x: CORNER.x,
      y: CORNER.y,
      width: SYMBOL.width * SCALE,
      height: SYMBOL.height * SCALE,
    }),
    ...(symbol.lines === "" ? [] : [svg("path", { class: "lines", d: placedPath(symbol.lines, CORNER) })]),
    ...(symbol.fill === "" ? [] : [svg("path", { class: "solid", d: placedPath(symbol.fill, CORNER) })]),
    ...(symbol.letters === "" ? [] : [label(symbol.letters, middle, CORNER.y + 14.8 * SCALE, "letters")]),
    ...(symbol.small === "" ? [] : [label(symbol.small, middle, CORNER.y + 19.2 * SCALE, "letters low")]),
    label(sizeMark(face.size), middle, CORNER.y - 1.4 * SCALE, "size"),
  ];
}

function badge(mark: string, place: number): SVGGElement {
  const { picture, letters, tone } = markLook(mark);
  const group = svg("g", { class: `badge mark-${mark} tone-${tone}` });
  const x = COUNTER - 3;
  const y = 3 + place * 13;
  const at = { x, y, scale: 0.9 };
  group.append(svg("circle", { cx: x, cy: y, r: 6.5 }));
  if (picture === null) {
    group.append(label(letters, x, y + 3.4, "letter"));
  } else {
    group.append(
      ...(picture.lines === "" ? [] : [svg("path", { d: placedPath(picture.lines, at) })]),
      ...(picture.fill === "" ? [] : [svg("path", { class: "solid", d: placedPath(picture.fill, at) })]),
    );
  }
  return group;
}

function label(text: string, x: number, y: number, name: string): SVGTextElement {
  const element = svg("text", { class: name, x, y, "text-anchor": "middle" });
  element.textContent = text;
  return element;
}
