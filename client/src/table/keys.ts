/** The keys of the table and what they do: one list for the handler and for the help. */

export interface Shortcut {
  /** As printed on the key. */
  readonly shown: string;
  /** The text that says what it does. */
  readonly text: string;
}

export interface KeyTable {
  readonly undo: () => void;
  readonly numbers: () => void;
  readonly filter: () => void;
  readonly minimap: () => void;
  readonly rules: () => void;
  readonly help: () => void;
  readonly release: () => void;
  readonly skip: () => void;
  readonly stack: () => void;
  readonly next: () => void;
  readonly previous: () => void;
  readonly confirm: () => void;
}

export const KEYS: Readonly<Record<string, keyof KeyTable>> = {
  u: "undo",
  n: "numbers",
  v: "filter",
  m: "minimap",
  r: "rules",
  "?": "help",
  Escape: "release",
  k: "skip",
  a: "stack",
  ".": "next",
  ",": "previous",
  e: "confirm",
};

/** The key that shows the ground alone while it is held. */
export const GROUND_KEY = "t";

/** What the list of keys shows, in groups. */
export const SHORTCUTS: readonly (readonly [string, readonly Shortcut[]])[] = [
  [
    "keys-map",
    [
      { shown: "← ↑ → ↓", text: "key-cursor" },
      { shown: "Enter", text: "key-enter" },
      { shown: "Shift Enter, A", text: "key-stack" },
      { shown: ". ,", text: "key-next" },
      { shown: "Shift ← ↑ → ↓", text: "key-pan" },
      { shown: "+ − 0", text: "key-zoom" },
    ],
  ],
  [
    "keys-show",
    [
      { shown: "T", text: "key-ground" },
      { shown: "V", text: "key-filter" },
      { shown: "N", text: "hex-numbers" },
      { shown: "M", text: "minimap" },
      { shown: "Z S C O F …", text: "key-overlays" },
    ],
  ],
  [
    "keys-play",
    [
      { shown: "E", text: "key-confirm" },
      { shown: "U", text: "undo" },
      { shown: "K", text: "skip" },
      { shown: "Esc", text: "key-release" },
      { shown: "R", text: "rules" },
      { shown: "?", text: "shortcuts" },
    ],
  ],
];

/** The command of a key press; null if it has none or the user is typing. */
export function commandOf(event: KeyboardEvent): keyof KeyTable | null {
  if (event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target)) {
    return null;
  }
  return KEYS[event.key.length === 1 ? event.key.toLowerCase() : event.key] ?? null;
}

export function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement
  );
}
