/** The minimap: the ground, units as dots, and a frame around the visible part. */

import type { Point, Rectangle, Size } from "./camera";
import type { HexMap } from "./hexes";
import type { Terrain } from "./terrain";

export interface Dot {
  readonly hex: string;
  readonly color: string;
}

/** How far an arrow key moves the visible part, as a share of its size. */
const KEY_SHARE = 0.3;

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The size of the minimap that fits into a box. */
export function smallSize(area: Size, box: Size): Size {
  const scale = Math.min(box.width / area.width, box.height / area.height);
  return { width: Math.round(area.width * scale), height: Math.round(area.height * scale) };
}

/** The new centre of the visible part after an arrow key; null for other keys. */
export function stepped(part: Rectangle, key: string): Point | null {
  const arrow = ARROWS[key];
  return arrow === undefined
    ? null
    : {
        x: part.x + part.width * (0.5 + arrow.x * KEY_SHARE),
        y: part.y + part.height * (0.5 + arrow.y * KEY_SHARE),
      };
}

export class Minimap {
  private readonly ground = document.createElement("canvas");
  private readonly above = document.createElement("canvas");
  private readonly sightFrame = document.createElement("div");
  private readonly stop = new AbortController();
  private readonly scale: number;
  private readonly ratio = Math.min(window.devicePixelRatio, 2);
  private part: Rectangle | null = null;

  constructor(
    private readonly container: HTMLElement,
    private readonly map: HexMap,
    box: Size,
    private readonly look: (point: Point) => void,
  ) {
    const size = smallSize(map.area, box);
    this.scale = size.width / map.area.width;
    for (const canvas of [this.ground, this.above]) {
      canvas.width = size.width * this.ratio;
      canvas.height = size.height * this.ratio;
      canvas.style.width = `${size.width}px`;
      canvas.style.height = `${size.height}px`;
    }
    container.style.width = `${size.width}px`;
    container.style.height = `${size.height}px`;
    this.sightFrame.className = "in-sight";
    container.append(this.ground, this.above, this.sightFrame);
    this.listen();
  }

  private listen(): void {
    const { container } = this;
    const options = { signal: this.stop.signal };
    const go = (event: PointerEvent) => {
      const box = this.above.getBoundingClientRect();
      this.look({ x: (event.clientX - box.left) / this.scale, y: (event.clientY - box.top) / this.scale });
    };
    container.addEventListener(
      "pointerdown",
      (event) => {
        container.setPointerCapture(event.pointerId);
        go(event);
      },
      options,
    );
    container.addEventListener(
      "pointermove",
      (event) => {
        if (event.buttons !== 0) {
          go(event);
        }
      },
      options,
    );
    container.addEventListener(
      "keydown",
      (event) => {
        const point = this.part === null ? null : stepped(this.part, event.key);
        if (point !== null) {
          this.look(point);
          event.preventDefault();
        }
      },
      options,
    );
  }

  dispose(): void {
    this.stop.abort();
    this.container.replaceChildren();
  }

  /** Repaints the ground from what the board shows. */
  paint(terrain: Terrain): void {
    terrain.paintSmall(this.ground, this.scale * this.ratio);
  }

  units(dots: readonly Dot[]): void {
    const context = this.above.getContext("2d");
    if (context === null) {
      return;
    }
    const scale = this.scale * this.ratio;
    const radius = Math.max(1.4 * this.ratio, 20 * scale);
    context.clearRect(0, 0, this.above.width, this.above.height);
    for (const dot of dots) {
      const middle = this.map.center(dot.hex);
      if (middle !== null) {
        context.fillStyle = dot.color;
        context.fillRect(middle.x * scale - radius, middle.y * scale - radius, 2 * radius, 2 * radius);
      }
    }
  }

  sight(part: Rectangle): void {
    this.part = part;
    const { style } = this.sightFrame;
    style.transform = `translate(${part.x * this.scale}px, ${part.y * this.scale}px)`;
    style.width = `${part.width * this.scale}px`;
    style.height = `${part.height * this.scale}px`;
  }
}
