/** A camera that moves over a moment, so that the eye keeps its place. */

import type { Camera } from "./camera";

const LASTS = 380;

export class Glide {
  private frame = 0;

  constructor(
    private readonly put: (camera: Camera) => void,
    private readonly isCalm: () => boolean = () => matchMedia("(prefers-reduced-motion: reduce)").matches,
  ) {}

  start(from: Camera, to: Camera): void {
    this.stop();
    if (this.isCalm()) {
      this.put(to);
      return;
    }
    const begun = performance.now();
    const step = (now: number): void => {
      const share = Math.min(1, Math.max(0, (now - begun) / LASTS));
      this.put(between(from, to, eased(share)));
      this.frame = share < 1 ? requestAnimationFrame(step) : 0;
    };
    this.frame = requestAnimationFrame(step);
  }

  stop(): void {
    if (this.frame !== 0) {
      cancelAnimationFrame(this.frame);
      this.frame = 0;
    }
  }
}

/** A camera on the way: the scale grows evenly to the eye. */
export function between(from: Camera, to: Camera, share: number): Camera {
  if (share >= 1) {
    return to;
  }
  const scale = from.scale * (to.scale / from.scale) ** share;
  // What is drawn stays a straight movement of the map if its ends are mixed by how far the scale has come.
  const part = to.scale === from.scale ? share : (scale - from.scale) / (to.scale - from.scale);
  return { scale, x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

function eased(share: number): number {
  return share * share * (3 - 2 * share);
}
