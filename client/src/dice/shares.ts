/**
 * What this browser adds to the dice of a game with friends.
 *
 * A share is drawn by chance and kept in this browser. Its hash is published first; the share itself is
 * told only when the hashes of all players and of the server are fixed. What was seen then is kept as well,
 * so that the end of the game can be compared with it. docs/protocol.md describes the steps.
 */

import type { Gathered } from "../protocol/schema";
import { blake2b, hex } from "./blake2b";

/** The hashes that were published when this browser told its share. */
export interface Sealed {
  readonly server: string;
  readonly commitments: Readonly<Record<string, string>>;
}

export interface Kept {
  readonly share: string;
  /** How often a share had to be drawn. */
  readonly draws: number;
  readonly sealed: Sealed | null;
}

export type Step =
  | { readonly kind: "commit"; readonly commitment: string; readonly kept: Kept }
  | { readonly kind: "reveal"; readonly share: string; readonly kept: Kept };

const SIZE = 32;

export function hashOf(seat: string, share: string): string {
  return hex(blake2b(`${seat}=${share}`, SIZE));
}

export function drawnShare(): string {
  return hex(crypto.getRandomValues(new Uint8Array(SIZE)));
}

/** What a seat has to do now; null if it waits for others. */
export function nextStep(seat: string, seen: Gathered, kept: Kept | null, draw: () => string): Step | null {
  if (seen.shares[seat] !== undefined) {
    return null;
  }
  // A share that was told once helps others to choose theirs: it is never used for other hashes.
  const isSpent = kept?.sealed !== null && kept?.sealed !== undefined && !isSame(kept.sealed, seen);
  const own: Kept =
    kept === null || isSpent ? { share: draw(), draws: (kept?.draws ?? 0) + 1, sealed: null } : kept;
  const commitment = hashOf(seat, own.share);
  if (seen.commitments[seat] !== commitment) {
    return { kind: "commit", commitment, kept: own };
  }
  if (!seen.complete) {
    return null;
  }
  const { server, commitments } = seen;
  return { kind: "reveal", share: own.share, kept: { ...own, sealed: { server, commitments } } };
}

/** Whether a finished game has the dice that this browser helped to make. */
export function isOwn(seat: string, kept: Kept, ended: Sealed & { readonly client_seed: string }): boolean {
  const parts = ended.client_seed.split("+");
  return kept.sealed !== null && isSame(kept.sealed, ended) && parts.includes(`${seat}=${kept.share}`);
}

/** Whether every share of a finished game is the one whose hash was published. */
export function areSealed(commitments: Readonly<Record<string, string>>, clientSeed: string): boolean {
  const parts = clientSeed.split("+").map((part) => part.split("="));
  return (
    parts.length === Object.keys(commitments).length &&
    parts.every(([seat = "", share = ""]) => commitments[seat] === hashOf(seat, share))
  );
}

function isSame(one: Sealed, other: Sealed): boolean {
  const seats = Object.keys(one.commitments);
  return (
    one.server === other.server &&
    seats.length === Object.keys(other.commitments).length &&
    seats.every((seat) => one.commitments[seat] === other.commitments[seat])
  );
}
