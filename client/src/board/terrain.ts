/** The ground of the board: an SVG drawing, painted to canvas and painted anew when zoom settles. */

import type { Camera, Rectangle, Size } from "./camera";
import { visible } from "./camera";
import { HEX, type HexMap } from "./hexes";

/** No canvas larger than this many pixels: the whole board is painted once, coarsely if it must. */
const LARGEST = 9_000_000;

export class Terrain {
  readonly element: HTMLDivElement;
  private readonly whole = document.createElement("canvas");
  private readonly detail = document.createElement("canvas");
  private image: HTMLImageElement | null = null;
  private place: Rectangle = { x: 0, y: 0, width: 1, height: 1 };
  private address = "";

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
    const root = new DOMParser().parseFromString(drawing, "image/svg+xml").documentElement;
    const scale = Number(root.getAttribute("data-scale"));
    const left = Number(root.getAttribute("data-x0"));
    const top = Number(root.getAttribute("data-y1"));
    const box = (root.getAttribute("viewBox") ?? "0 0 1 1").split(/[ ,]+/).map(Number);
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

  private paintWhole(): void {
    const { width, height } = this.place;
    const ratio = Math.min(1.25, Math.sqrt(LARGEST / (width * height)));
    this.paint(this.whole, this.place, ratio);
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
    const bound = Math.sqrt(LARGEST / (part.width * part.height));
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
  }
}

function intersection(a: Rectangle, b: Rectangle): Rectangle | null {
  const x = Math.max(a.x, b.x);
  const y = Math.max(a.y, b.y);
  const width = Math.min(a.x + a.width, b.x + b.width) - x;
  const height = Math.min(a.y + a.height, b.y + b.height) - y;
  return width > 0 && height > 0 ? { x, y, width, height } : null;
}
