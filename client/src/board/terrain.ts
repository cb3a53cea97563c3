/** The ground of the board: an SVG drawing, painted to canvas and painted anew when zoom settles. */

import type { Camera, Rectangle, Size } from "./camera";
import { visible } from "./camera";
import { HEX, type HexMap } from "./hexes";

/** The whole board is painted once, coarsely if it must be: a large canvas costs time in every frame. */
const WHOLE = 4_000_000;
/** What is in sight is painted sharply, up to so many pixels. */
const DETAIL = 7_000_000;

export class Terrain {
  readonly element: HTMLDivElement;
  private readonly whole = document.createElement("canvas");
  private readonly detail = document.createElement("canvas");
  private image: HTMLImageElement | null = null;
  private place: Rectangle = { x: 0, y: 0, width: 1, height: 1 };
  private address = "";
  private shade = "";

  constructor(private readonly map: HexMap) {
    this.element = document.createElement("div");
    this.element.className = "terrain";
    this.element.append(this.whole, this.detail);
    this.detail.hidden = true;
  }

  /**
   * Takes a drawing whose root says how it lies in the plane: a plane point (x, y) is drawn at
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
    this.paintWhole();
  }

  dispose(): void {
    if (this.address !== "") {
      URL.revokeObjectURL(this.address);
    }
  }

  /** Darkens the ground by a colour; empty leaves it as it is. Done once, not in every frame. */
  darken(shade: string): void {
    if (this.shade !== shade) {
      this.shade = shade;
      this.paintWhole();
    }
  }

  private paintWhole(): void {
    const { width, height } = this.place;
    const ratio = Math.min(1.25, Math.sqrt(WHOLE / (width * height)));
    this.paint(this.whole, this.place, ratio);
  }

  /** Paints the whole ground in small, so that map point (x, y) falls on (x, y) times `scale`. */
  paintSmall(canvas: HTMLCanvasElement, scale: number): void {
    const context = canvas.getContext("2d");
    if (context === null || this.image === null) {
      return;
    }
    context.clearRect(0, 0, canvas.width, canvas.height);
    context.imageSmoothingQuality = "high";
    const { x, y, width, height } = this.place;
    context.drawImage(this.whole, x * scale, y * scale, width * scale, height * scale);
  }

  /** Paints what is in sight as sharply as the screen can show it. */
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
    const coarse = this.whole.width / this.place.width;
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

/** The attributes of the root of a drawing; the drawing itself is large and need not be read for them. */
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
