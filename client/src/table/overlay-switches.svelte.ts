/** Which overlays are on, and their newest content. */

import type { HexArea } from "../board/areas";
import { RequestRefused, ServerUnreachable } from "../protocol/errors";
import type { OverlayPart, OverlaysBody, Server } from "../protocol/games";
import type { Session } from "./session.svelte";
import { areaOf, OVERLAY_KEYS, shownParts } from "./overlays";

const KEPT = "hexside-overlays";

export class OverlaySwitches {
  body = $state.raw<OverlaysBody | null>(null);
  on = $state.raw<readonly string[]>(kept());
  /** Sides whose parts are hidden. */
  hidden = $state.raw<readonly string[]>([]);

  readonly ids = $derived(Object.keys(this.body?.overlays ?? {}));
  readonly sides = $derived.by(() => this.session.table?.sides ?? []);
  private readonly parts = $derived(shownParts(this.body?.overlays ?? {}, this.on, this.hidden));
  readonly areas = $derived(
    this.parts.map((part) => areaOf(part, this.sides, this.titleOf(part))),
  );
  /** What is shown now, one row for every style. */
  readonly legend = $derived.by(() => this.legendRows());

  constructor(
    private readonly server: Server,
    private readonly session: Session,
  ) {}

  async refresh(): Promise<void> {
    try {
      this.body = await this.server.overlays(this.session.id, this.session.seat, this.session.past);
    } catch (error) {
      if (!(error instanceof RequestRefused || error instanceof ServerUnreachable)) {
        throw error;
      }
    }
  }

  turn(id: string): void {
    this.on = toggled(this.on, id);
    localStorage.setItem(KEPT, this.on.join(" "));
  }

  turnSide(side: string): void {
    this.hidden = toggled(this.hidden, side);
  }

  /** Toggles the overlay of a key; false if the key has none in this game. */
  press(key: string): boolean {
    const id = this.ids.find((known) => OVERLAY_KEYS[known] === key);
    if (id !== undefined) {
      this.turn(id);
    }
    return id !== undefined;
  }

  name(id: string): string {
    return this.body?.labels[id] ?? id;
  }

  private titleOf(part: OverlayPart): string {
    const side = part.side === "" ? "" : this.session.names.seat(part.side);
    return [this.name(part.kind), side].filter((word) => word !== "").join(", ");
  }

  private legendRows(): readonly HexArea[] {
    const seen = this.areas.filter((area) => area.hexes.length + area.sides.length > 0);
    return seen.filter((area, place) => seen.findIndex((other) => keyOf(other) === keyOf(area)) === place);
  }
}

function kept(): readonly string[] {
  return (localStorage.getItem(KEPT) ?? "").split(" ").filter((id) => id !== "");
}

function keyOf(area: HexArea): string {
  return `${area.title} ${area.style} ${area.tone}`;
}

function toggled(words: readonly string[], word: string): readonly string[] {
  return words.includes(word) ? words.filter((other) => other !== word) : [...words, word];
}
