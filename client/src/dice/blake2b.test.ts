import { describe, expect, it } from "vitest";
import { blake2b, hex } from "./blake2b";
import { dieOf, isProved, isSealed } from "./proof";

describe("blake2b", () => {
  it("is that of the standard", () => {
    expect(hex(blake2b("", 32))).toBe(
      "0e5751c026e543b2e8ab2eb06099daa1d1e5df47778f7787faab45cdf12fe3a8",
    );
    expect(hex(blake2b("abc", 64))).toBe(
      "ba80a53f981c4d0d6a2797b69f12f6e94c212f14685ac4b74b12bb6fdbffa2d1" +
        "7d87c5392aab792dc252d5de4533cc9518d38aa8dbf1925ab92386edd4009923",
    );
  });

  it("takes texts of several blocks, and one that fills its block", () => {
    expect(hex(blake2b("hexside ".repeat(40), 8))).toBe("edec4ff86ed16b42");
    expect(hex(blake2b("x".repeat(128), 8))).toBe("901ce374e8e12402");
  });
});

describe("the proof of dice", () => {
  const seeds = { server_seed: "a1b2", client_seed: "me" };

  it("computes a die from the seeds and the number of the draw", () => {
    expect([0, 1, 2, 3].map((draw) => dieOf(seeds, draw))).toEqual([
      2, 3, 5, 6,
    ]);
  });

  it("tells a true die from another", () => {
    const row = { step: 1, turn: 1, seat: "a", draw: 2, die: dieOf(seeds, 2), text: "" };
    expect(isProved(seeds, row)).toBe(true);
    expect(isProved(seeds, { ...row, die: (row.die % 6) + 1 })).toBe(false);
  });

  it("compares the seed with what was published", () => {
    expect(isSealed(seeds, "a824ea8c3fdb22e53ca9513e9faaff87150e4291200b057e0d834c20ef891bd4")).toBe(true);
    expect(isSealed(seeds, "00")).toBe(false);
  });
});
