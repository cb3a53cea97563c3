/**
 * Work that is retried when the connection breaks.
 *
 * A request names the version of the game that it was made for. Sent twice, it is carried out once:
 * if only the response was lost, the server refuses the second as stale.
 */

import { ServerUnreachable } from "../protocol/errors";

/** Milliseconds between two attempts. */
const PATIENCE = 700;
/** From this status on, responses come from something between us and the server. */
const GATEWAY = 502;

/** Retries the work until a response comes; any response of the server itself ends it. */
export async function retry(
  work: () => Promise<unknown>,
  broken: () => void,
  pause: () => Promise<void> = rest,
): Promise<void> {
  for (;;) {
    try {
      await work();
      return;
    } catch (error) {
      if (!isBroken(error)) {
        throw error;
      }
      broken();
      await pause();
    }
  }
}

/** Whether no response of the server itself came. */
export function isBroken(error: unknown): boolean {
  return error instanceof ServerUnreachable && (typeof error.cause !== "number" || error.cause >= GATEWAY);
}

function rest(): Promise<void> {
  return new Promise((resolve) => {
    window.setTimeout(resolve, PATIENCE);
  });
}
