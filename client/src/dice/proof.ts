/** Whether the dice of a finished game follow from its seed; docs/protocol.md explains how. */

import type { Draw, Seeds } from "../protocol/games";
import { blake2b, hex } from "./blake2b";

const FACES = 6n;

export function dieOf(seeds: Seeds, draw: number): number {
  const bytes = blake2b(`${seeds.server_seed}:${seeds.client_seed}:${draw}`, 8);
  const value = new DataView(bytes.slice().buffer).getBigUint64(0, false);
  return Number(value % FACES) + 1;
}

export function isProved(seeds: Seeds, row: Draw): boolean {
  return dieOf(seeds, row.draw) === row.die;
}

/** Whether the seed is the one whose hash was published before the first roll. */
export function isSealed(seeds: Seeds, commitment: string): boolean {
  return hex(blake2b(seeds.server_seed, 32)) === commitment;
}
