/** The section under the pointer, shown after a short delay. */

import { RequestRefused, ServerUnreachable } from "../protocol/errors";
import { fetchRules } from "./fetched";
import { type Glimpse, glimpseOf } from "./glimpse";
import { rules } from "./shown.svelte";

/** Milliseconds that a pointer rests before the box opens, so that passing over does nothing. */
const PATIENCE = 250;

export interface Shown {
  readonly glimpse: Glimpse;
  /** The chip that it belongs to. */
  readonly chip: DOMRect;
}

class Glimpsed {
  shown = $state.raw<Shown | null>(null);
  private wanted: HTMLElement | null = null;

  /** A pointer rests on a chip, or it has the focus. */
  async over(chip: HTMLElement, section: string): Promise<void> {
    this.wanted = chip;
    await new Promise((resolve) => setTimeout(resolve, PATIENCE));
    if (this.wanted !== chip || rules.game === "") {
      return;
    }
    try {
      const { sections } = await fetchRules(rules.game);
      const glimpse = glimpseOf(sections, section);
      if (this.wanted === chip && glimpse !== null && chip.isConnected) {
        this.shown = { glimpse, chip: chip.getBoundingClientRect() };
      }
    } catch (error) {
      // Without rules, or without a server, there is nothing to show; a click tells why.
      if (!(error instanceof RequestRefused || error instanceof ServerUnreachable)) {
        throw error;
      }
    }
  }

  /** The pointer or the focus has left a chip, or the chip is gone. */
  away(chip: HTMLElement | undefined): void {
    if (this.wanted === chip) {
      this.wanted = null;
      this.shown = null;
    }
  }
}

export const glimpsed = new Glimpsed();
