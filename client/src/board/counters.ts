/** Counters as SVG: ground by nationality, symbol, strengths, step band and status marks. */

import { sizeMark, SYMBOL, symbolOf } from "./symbols";

export const COUNTER = 42;
const NAMESPACE = "http://www.w3.org/2000/svg";

/** What is printed on a counter. */
export interface CounterFace {
  readonly name: string;
  readonly nationality: string;
  readonly kind: string;
  readonly type: string;
  readonly size: string;
  readonly steps: number;
  readonly attack: number;
  readonly defense: number;
  readonly move: number;
  readonly reduced_attack?: number | null;
  readonly reduced_defense?: number | null;
  readonly reduced_move?: number | null;
}

/** What has become of it. */
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

/** The strengths as they are now: attack, defence, movement. */
export function strengths(face: CounterFace, steps: number): readonly [number, number, number] {
  if (steps >= face.steps) {
    return [face.attack, face.defense, face.move];
  }
  return [
    face.reduced_attack ?? face.attack,
    face.reduced_defense ?? face.defense,
    face.reduced_move ?? face.move,
  ];
}

/** The drawing of a counter, its upper left corner at the origin. */
export function drawCounter(face: CounterFace, state: CounterState): SVGGElement {
  const group = svg("g", { class: `face nation-${face.nationality} kind-${face.kind}` });
  const reduced = state.steps < face.steps;
  group.append(
    svg("rect", { class: "shadow", x: 1.6, y: 2, width: COUNTER, height: COUNTER, rx: 4 }),
    svg("rect", { class: "ground", width: COUNTER, height: COUNTER, rx: 4 }),
    // The band: a full unit has its strengths on a solid band, a reduced one on a pale one.
    svg("path", {
      class: reduced ? "band reduced" : face.steps > 1 ? "band full" : "band single",
      d: `M0 29.5H${COUNTER}V${COUNTER - 4}a4 4 0 0 1 -4 4H4a4 4 0 0 1 -4 -4Z`,
    }),
    svg("rect", { class: "edge", x: 0.5, y: 0.5, width: COUNTER - 1, height: COUNTER - 1, rx: 3.6 }),
    drawSymbol(face),
    label(face.name, COUNTER / 2, 7.6, nameClass(face.name)),
    label(strengths(face, state.steps).join("–"), COUNTER / 2, 39.2, "strengths"),
  );
  for (const [place, mark] of state.marks.entries()) {
    group.append(badge(mark, place));
  }
  return group;
}

function nameClass(name: string): string {
  return name.length > 6 ? "name long" : "name";
}

function drawSymbol(face: CounterFace): SVGGElement {
  const symbol = symbolOf(face.type);
  const scale = 0.78;
  const left = (COUNTER - SYMBOL.width * scale) / 2;
  const group = svg("g", { class: "symbol", transform: `translate(${left} 13) scale(${scale})` });
  group.append(svg("rect", { class: "frame", width: SYMBOL.width, height: SYMBOL.height }));
  if (symbol.lines !== "") {
    group.append(svg("path", { class: "lines", d: symbol.lines }));
  }
  if (symbol.fill !== "") {
    group.append(svg("path", { class: "solid", d: symbol.fill }));
  }
  if (symbol.letters !== "") {
    group.append(label(symbol.letters, SYMBOL.width / 2, 14.8, "letters"));
  }
  group.append(label(sizeMark(face.size), SYMBOL.width / 2, -1.4, "size"));
  return group;
}

function badge(mark: string, place: number): SVGGElement {
  const group = svg("g", {
    class: `badge mark-${mark}`,
    transform: `translate(${COUNTER - 3} ${3 + place * 13})`,
  });
  group.append(svg("circle", { r: 6.5 }), label(markLetter(mark), 0, 3.4, "letter"));
  return group;
}

/** `out-of-supply` is told by its last word's letter, `isolated` by its first. */
function markLetter(mark: string): string {
  const words = mark.split("-");
  return (words[words.length - 1] ?? "?").charAt(0).toUpperCase();
}

function label(text: string, x: number, y: number, name: string): SVGTextElement {
  const element = svg("text", { class: name, x, y, "text-anchor": "middle" });
  element.textContent = text;
  return element;
}
