/** What the table shows: which counters, only the ground, hex numbers, the minimap. */

import { type Filter, FILTERS } from "./filters";

const KEPT_MINIMAP = "hexside-minimap";

export class Looks {
  numbers = $state(false);
  counters = $state<Filter>("all");
  /** Whether the key for the bare ground is held down. */
  held = $state(false);
  minimap = $state(localStorage.getItem(KEPT_MINIMAP) !== "off");
  readonly bare = $derived(this.held || this.counters === "none");

  turnMinimap(): void {
    this.minimap = !this.minimap;
    localStorage.setItem(KEPT_MINIMAP, this.minimap ? "on" : "off");
  }

  /** The next filter after this one. */
  nextFilter(): void {
    this.counters = FILTERS[(FILTERS.indexOf(this.counters) + 1) % FILTERS.length] ?? "all";
  }

  /** Whether a counter of a side is shown to a player of `own`. */
  shows(side: string, own: string): boolean {
    return this.counters === "mine" ? side === own : this.counters === "enemy" ? side !== own : true;
  }
}
