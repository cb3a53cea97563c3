/** What the keys of the table do. */

import type { BoardTable } from "../board/table";
import { rules } from "../rules/shown.svelte";
import { mainChoice } from "../table/main-choice";
import { commandOf, GROUND_KEY, isWriting, type KeyTable } from "../table/keys";
import type { Looks } from "../table/looks.svelte";
import type { OverlaySwitches } from "../table/overlay-switches.svelte";
import type { Session } from "../table/session.svelte";

export interface Workplace {
  readonly session: Session;
  readonly looks: Looks;
  readonly overlays: OverlaySwitches;
  readonly board: () => BoardTable | null;
  readonly help: () => void;
  /** Closes anything above the board. */
  readonly clear: () => void;
}

export function commandsFor(place: Workplace): KeyTable {
  const { session, looks } = place;
  return {
    undo: () => void session.undo(),
    numbers: () => {
      looks.numbers = !looks.numbers;
    },
    filter: () => {
      looks.nextFilter();
    },
    minimap: () => {
      looks.turnMinimap();
    },
    rules: () => {
      rules.open();
    },
    help: place.help,
    release: () => {
      session.hand.release();
      session.forgotten = null;
      place.clear();
    },
    skip: () => {
      session.following.skip();
    },
    stack: () => {
      const hex = session.hand.inspected ?? session.hand.hovered;
      if (hex !== null) {
        session.hand.takeStack(hex);
      }
    },
    next: () => {
      goToUnit(place, 1);
    },
    previous: () => {
      goToUnit(place, -1);
    },
    confirm: () => {
      const choice = mainChoice(session.choices.buttons);
      if (choice !== null) {
        void session.press(choice);
      }
    },
  };
}

/** Selects the next or the previous unit that can do something. */
function goToUnit({ session, board }: Workplace, direction: 1 | -1): void {
  const able = [...session.choices.byUnit.keys()].filter((unit) => session.isOnMap(unit));
  const now = session.hand.selected === null ? -1 : able.indexOf(session.hand.selected);
  const from = now < 0 && direction < 0 ? 0 : now;
  const next = able[(from + direction + able.length) % able.length];
  const hex = next === undefined ? undefined : session.units.get(next)?.hex;
  if (next !== undefined && hex) {
    session.hand.select(next);
    session.hand.inspect(hex);
    board()?.focus();
    board()?.goTo(hex);
  }
}

/** A key was pressed: a command, the bare ground, or an overlay. */
export function pressed(event: KeyboardEvent, commands: KeyTable, { looks, overlays }: Workplace): void {
  const command = commandOf(event);
  if (command !== null) {
    commands[command]();
  } else if (!isWriting(event.target) && !event.ctrlKey && !event.metaKey && !event.altKey) {
    const key = event.key.toLowerCase();
    if (key === GROUND_KEY) {
      looks.held = true;
    } else {
      overlays.press(key);
    }
  }
}

export function released(event: KeyboardEvent, { looks }: Workplace): void {
  if (event.key.toLowerCase() === GROUND_KEY) {
    looks.held = false;
  }
}
