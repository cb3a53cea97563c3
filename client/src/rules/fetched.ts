/** The rules of the current game, fetched once for each game and language. */

import type { RulesText } from "../protocol/rules";
import { server } from "../server";
import { texts } from "../texts/texts.svelte";

let kept: { readonly key: string; readonly text: Promise<RulesText> } | null = null;

/** In the reader's language; after a failure the next call fetches again. */
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
