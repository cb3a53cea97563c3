/** Runs work that the server may refuse; returns what went wrong in words, or empty. */

import { RequestRefused } from "../../protocol/errors";
import { t } from "../../texts/texts.svelte";

export async function problemOf(work: () => Promise<unknown>): Promise<string> {
  try {
    await work();
    return "";
  } catch (error) {
    return error instanceof RequestRefused
      ? error.refusal.reasons.map((reason) => reason.text).join(" ")
      : t("unreachable");
  }
}
