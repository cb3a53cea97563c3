import { describe, expect, it } from "vitest";
import type { Gathered } from "../protocol/schema";
import { areSealed, hashOf, isOwn, type Kept, nextStep } from "./shares";

const ONE = "1".repeat(64);
const TWO = "2".repeat(64);
const THREE = "3".repeat(64);

const EMPTY: Gathered = { server: "s", commitments: {}, shares: {}, complete: false, round: 1 };
const OTHER = { soviet: hashOf("soviet", TWO) };
const BOTH = { axis: hashOf("axis", ONE), ...OTHER };
const KEPT: Kept = { share: ONE, draws: 1, sealed: null };

function draw(): string {
  return THREE;
}

describe("a share of the dice", () => {
  it("has the hash that the server computes", () => {
    expect(hashOf("axis", "ab")).toMatch(/^[0-9a-f]{64}$/);
    expect(hashOf("axis", ONE)).not.toBe(hashOf("soviet", ONE));
  });

  it("is drawn, and its hash published first", () => {
    expect(nextStep("axis", EMPTY, null, draw)).toEqual({
      kind: "commit",
      commitment: hashOf("axis", THREE),
      kept: { share: THREE, draws: 1, sealed: null },
    });
  });

  it("waits for the hashes of all others", () => {
    expect(nextStep("axis", { ...EMPTY, commitments: { axis: hashOf("axis", ONE) } }, KEPT, draw)).toBeNull();
  });

  it("is told when all are fixed, and what was seen is kept", () => {
    const seen = { ...EMPTY, commitments: BOTH, complete: true };
    expect(nextStep("axis", seen, KEPT, draw)).toEqual({
      kind: "reveal",
      share: ONE,
      kept: { share: ONE, draws: 1, sealed: { server: "s", commitments: BOTH } },
    });
    expect(nextStep("axis", { ...seen, shares: { axis: ONE } }, KEPT, draw)).toBeNull();
  });

  it("that was told is never used again for other hashes", () => {
    const told = { ...KEPT, sealed: { server: "s", commitments: BOTH } };
    const changed = { ...EMPTY, commitments: { ...BOTH, soviet: hashOf("soviet", THREE) }, complete: true };
    const step = nextStep("axis", changed, told, draw);
    expect(step).toEqual({
      kind: "commit",
      commitment: hashOf("axis", THREE),
      kept: { share: THREE, draws: 2, sealed: null },
    });
    // An answer that was lost on the way is repeated.
    const same = { ...EMPTY, commitments: BOTH, complete: true };
    expect(nextStep("axis", same, told, draw)?.kind).toBe("reveal");
  });
});

describe("the end of a game", () => {
  const client_seed = `axis=${ONE}+soviet=${TWO}`;
  const told = { ...KEPT, sealed: { server: "s", commitments: BOTH } };

  it("has the own share and the hashes that were seen", () => {
    expect(isOwn("axis", told, { server: "s", commitments: BOTH, client_seed })).toBe(true);
    expect(isOwn("axis", told, { server: "t", commitments: BOTH, client_seed })).toBe(false);
    expect(isOwn("axis", told, { server: "s", commitments: OTHER, client_seed })).toBe(false);
    expect(isOwn("axis", { ...told, share: THREE }, { server: "s", commitments: BOTH, client_seed })).toBe(false);
    expect(isOwn("axis", KEPT, { server: "s", commitments: BOTH, client_seed })).toBe(false);
  });

  it("has every share whose hash was published", () => {
    expect(areSealed(BOTH, client_seed)).toBe(true);
    expect(areSealed(BOTH, `axis=${ONE}+soviet=${THREE}`)).toBe(false);
    expect(areSealed(BOTH, `axis=${ONE}`)).toBe(false);
    expect(areSealed({}, "")).toBe(false);
  });
});
