/** The ground of the board: an SVG drawing, painted to canvas and repainted when a zoom ends. */

import type { Camera, Rectangle, Size } from "./camera";
import { visible } from "./camera";
import { HEX, type HexMap } from "./hexes";

/** The full board is painted once, coarsely if necessary: a large canvas costs time in every frame. */
const FULL_PIXELS = 4_000_000;
/** The visible part is painted sharply, up to this many pixels. */
const DETAIL = 7_000_000;

export class Terrain {
  readonly element: HTMLDivElement;
  private readonly full = document.createElement("canvas");
  private readonly detail = document.createElement("canvas");
  private image: HTMLImageElement | null = null;
  private place: Rectangle = { x: 0, y: 0, width: 1, height: 1 };
  private address = "";
  private shade = "";

  constructor(private readonly map: HexMap) {
    this.element = document.createElement("div");
    this.element.className = "terrain";
    this.element.append(this.full, this.detail);
    this.detail.hidden = true;
  }

  /**
   * Takes a drawing whose root gives its position in the plane: a plane point (x, y) is drawn at
   * ((x - x0) * scale, (y1 - y) * scale).
   */
  async show(drawing: string): Promise<void> {
    const root = attributesOf(drawing);
    const scale = Number(root.get("data-scale"));
    const left = Number(root.get("data-x0"));
    const top = Number(root.get("data-y1"));
    const box = (root.get("viewBox") ?? "0 0 1 1").split(/[ ,]+/).map(Number);
    const [x = 0, y = 0, width = 1, height = 1] = box;
    const corner = this.map.fromPlane(left + x / scale, top - y / scale);
    this.place = {
      ...corner,
      width: (width / scale) * HEX,
      height: (height / scale) * HEX,
    };
    const image = new Image();
    const address = URL.createObjectURL(new Blob([drawing], { type: "image/svg+xml" }));
    await new Promise<void>((resolve, reject) => {
      image.onload = () => {
        resolve();
      };
      image.onerror = () => {
        reject(new Error("the drawing of the board cannot be shown"));
      };
      image.src = address;
    });
    this.dispose();
    this.image = image;
    this.address = address;
    this.paintFull();
  }

  dispose(): void {
    if (this.address !== "") {
      URL.revokeObjectURL(this.address);
    }
  }

  /** Darkens the ground with a colour; empty leaves it unchanged. Done once, not in every frame. */
  darken(shade: string): void {
    if (this.shade !== shade) {
      this.shade = shade;
      this.paintFull();
    }
  }

  private paintFull(): void {
    const { width, height } = this.place;
    const ratio = Math.min(1.25, Math.sqrt(FULL_PIXELS / (width * height)));
    this.paint(this.full, this.place, ratio);
  }

  /** Paints the full ground at a small scale, so that map point (x, y) is at (x, y) times `scale`. */
  paintSmall(canvas: HTMLCanvasElement, scale: number): void {
    const context = canvas.getContext("2d");
    if (context === null || this.image === null) {
      return;
    }
    context.clearRect(0, 0, canvas.width, canvas.height);
    context.imageSmoothingQuality = "high";
    const { x, y, width, height } = this.place;
    context.drawImage(this.full, x * scale, y * scale, width * scale, height * scale);
  }

  /** Paints the visible part as sharply as the screen can show it. */
  sharpen(camera: Camera, viewport: Size): void {
    if (this.image === null) {
      return;
    }
    const sight = visible(camera, viewport);
    const grown = {
      x: sight.x - sight.width * 0.25,
      y: sight.y - sight.height * 0.25,
      width: sight.width * 1.5,
      height: sight.height * 1.5,
    };
    const part = intersection(grown, this.place);
    const ratio = camera.scale * Math.min(window.devicePixelRatio, 2);
    const coarse = this.full.width / this.place.width;
    if (part === null || ratio <= coarse * 1.05) {
      this.detail.hidden = true;
      return;
    }
    const bound = Math.sqrt(DETAIL / (part.width * part.height));
    this.paint(this.detail, part, Math.min(ratio, bound));
    this.detail.hidden = false;
  }

  private paint(canvas: HTMLCanvasElement, part: Rectangle, ratio: number): void {
    const context = canvas.getContext("2d");
    if (this.image === null || context === null) {
      return;
    }
    canvas.width = Math.round(part.width * ratio);
    canvas.height = Math.round(part.height * ratio);
    canvas.style.left = `${part.x}px`;
    canvas.style.top = `${part.y}px`;
    canvas.style.width = `${part.width}px`;
    canvas.style.height = `${part.height}px`;
    context.drawImage(
      this.image,
      (this.place.x - part.x) * ratio,
      (this.place.y - part.y) * ratio,
      this.place.width * ratio,
      this.place.height * ratio,
    );
    if (this.shade !== "") {
      context.globalCompositeOperation = "multiply";
      context.fillStyle = this.shade;
      context.fillRect(0, 0, canvas.width, canvas.height);
      context.globalCompositeOperation = "source-over";
    }
  }
}

/** The attributes of a drawing's root; the drawing is large and need not be parsed for them. */
export function attributesOf(drawing: string): ReadonlyMap<string, string> {
  const root = /<svg\b[^>]*>/.exec(drawing)?.[0] ?? "";
  return new Map([...root.matchAll(/([\w:-]+)="([^"]*)"/g)].map((match) => [match[1] ?? "", match[2] ?? ""]));
}

function intersection(a: Rectangle, b: Rectangle): Rectangle | null {
  const x = Math.max(a.x, b.x);
  const y = Math.max(a.y, b.y);
  const width = Math.min(a.x + a.width, b.x + b.width) - x;
  const height = Math.min(a.y + a.height, b.y + b.height) - y;
  return width > 0 && height > 0 ? { x, y, width, height } : null;
}
