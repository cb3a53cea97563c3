/** The rules of the game on the table, fetched once for a game and a language. */

import type { RulesText } from "../protocol/rules";
import { server } from "../server";
import { texts } from "../texts/texts.svelte";

let kept: { readonly key: string; readonly text: Promise<RulesText> } | null = null;

/** In the reader's language; what could not be fetched is asked for again the next time. */
export function fetchRules(game: string): Promise<RulesText> {
  const key = `${game} ${texts.language}`;
  if (kept?.key === key) {
    return kept.text;
  }
  const text = server.rules(game);
  kept = { key, text };
  text.catch(() => {
    if (kept?.text === text) {
      kept = null;
    }
  });
  return text;
}
