/** BLAKE2b (RFC 7693) without a key, which gives the dice of a finished game. */

const MASK = (1n << 64n) - 1n;
const BLOCK = 128;
const ROUNDS = 12;

const START = [
  0x6a09e667f3bcc908n,
  0xbb67ae8584caa73bn,
  0x3c6ef372fe94f82bn,
  0xa54ff53a5f1d36f1n,
  0x510e527fade682d1n,
  0x9b05688c2b3e6c1fn,
  0x1f83d9abfb41bd6bn,
  0x5be0cd19137e2179n,
] as const;

/** The order in which each round takes the words of a block, as hexadecimal digits. */
const ORDERS = [
  "0123456789abcdef",
  "ea489fd61c02b753",
  "b8c052fdae367194",
  "7931dcbe265a40f8",
  "905724afe1bc683d",
  "2c6a0b834d75fe19",
  "c51fed4a0763928b",
  "db7ec13950f4862a",
  "6fe9b308c2d714a5",
  "a2847615fb9e3cd0",
] as const;

/** The words that each of the eight steps of a round mixes: four columns, then four diagonals. */
const MIXED = [
  [0, 4, 8, 12],
  [1, 5, 9, 13],
  [2, 6, 10, 14],
  [3, 7, 11, 15],
  [0, 5, 10, 15],
  [1, 6, 11, 12],
  [2, 7, 8, 13],
  [3, 4, 9, 14],
] as const;

export function blake2b(text: string, size: number): Uint8Array {
  const input = new TextEncoder().encode(text);
  const hash = new BigUint64Array(START);
  hash[0] = START[0] ^ 0x01010000n ^ BigInt(size);
  const blocks = Math.max(1, Math.ceil(input.length / BLOCK));
  for (let block = 0; block < blocks; block++) {
    const bytes = new Uint8Array(BLOCK);
    bytes.set(input.subarray(block * BLOCK, (block + 1) * BLOCK));
    const isLast = block === blocks - 1;
    compress(hash, wordsOf(bytes), isLast ? input.length : (block + 1) * BLOCK, isLast);
  }
  const found = new DataView(new ArrayBuffer(64));
  hash.forEach((word, place) => {
    found.setBigUint64(place * 8, word, true);
  });
  return new Uint8Array(found.buffer, 0, size);
}

export function hex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

function wordsOf(bytes: Uint8Array): readonly bigint[] {
  const view = new DataView(bytes.buffer);
  return Array.from({ length: 16 }, (_, place) => view.getBigUint64(place * 8, true));
}

function compress(hash: BigUint64Array, words: readonly bigint[], count: number, isLast: boolean): void {
  const v = [...hash, ...START];
  v[12] = at(v, 12) ^ BigInt(count);
  if (isLast) {
    v[14] = at(v, 14) ^ MASK;
  }
  for (let round = 0; round < ROUNDS; round++) {
    const order = ORDERS[round % ORDERS.length] ?? ORDERS[0];
    for (const [step, [a, b, c, d]] of MIXED.entries()) {
      const x = at(words, parseInt(order.charAt(2 * step), 16));
      const y = at(words, parseInt(order.charAt(2 * step + 1), 16));
      v[a] = (at(v, a) + at(v, b) + x) & MASK;
      v[d] = turned(at(v, d) ^ at(v, a), 32n);
      v[c] = (at(v, c) + at(v, d)) & MASK;
      v[b] = turned(at(v, b) ^ at(v, c), 24n);
      v[a] = (at(v, a) + at(v, b) + y) & MASK;
      v[d] = turned(at(v, d) ^ at(v, a), 16n);
      v[c] = (at(v, c) + at(v, d)) & MASK;
      v[b] = turned(at(v, b) ^ at(v, c), 63n);
    }
  }
  hash.forEach((word, place) => {
    hash[place] = word ^ at(v, place) ^ at(v, place + 8);
  });
}

function at(words: readonly bigint[], place: number): bigint {
  return words[place] ?? 0n;
}

function turned(word: bigint, by: bigint): bigint {
  return ((word >> by) | (word << (64n - by))) & MASK;
}
