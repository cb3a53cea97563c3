import { describe, expect, it } from "vitest";
import type { RuleSection } from "../protocol/rules";
import { nearest, piecesOf, plain, search, snippet } from "./search";

const SECTIONS: readonly RuleSection[] = [
  {
    number: "9.0",
    title: "Ruch",
    blocks: [{ kind: "paragraph", text: "Kto się wycofuje, czyta [10.4]. Żaden inny." }],
  },
  {
    number: "10.4",
    title: "Wycofanie",
    blocks: [
      { kind: "bullets", items: ["Główna rzeka", "Mała rzeka"] },
      { kind: "table", id: "t", head: ["Teren"], rows: [["bagna"]] },
    ],
  },
];

function numbers(query: string): string[] {
  return search(SECTIONS, query).map((section) => section.number);
}

describe("the search", () => {
  it("finds words without accents, in headings first", () => {
    expect(numbers("")).toEqual(["9.0", "10.4"]);
    expect(numbers("wycof")).toEqual(["10.4", "9.0"]);
    expect(numbers("glowna MALA")).toEqual(["10.4"]);
    expect(numbers("bagna")).toEqual(["10.4"]);
    expect(numbers("10.4")).toEqual(["10.4", "9.0"]);
    expect(numbers("nic takiego")).toEqual([]);
    expect(numbers("eka")).toEqual([]);
  });

  it("shows the words around the first hit", () => {
    const [first] = SECTIONS;
    expect(first && snippet(first, "zaden")).toContain("Żaden");
    expect(first && snippet(first, "ruch")).toBe("");
    expect(first && snippet(first, "")).toBe("");
  });

  it("keeps every letter in its place", () => {
    const text = "Żółw – ещё ½ ﬁn 🂠";
    expect(plain(text)).toHaveLength(text.length);
  });
});

describe("the pieces of a text", () => {
  it("are references, hits and the rest", () => {
    expect(piecesOf("Rzeka [10.4] i rzeki [AID]", "rzek")).toEqual([
      { text: "Rzek", kind: "hit" },
      { text: "a ", kind: "plain" },
      { text: "10.4", kind: "section" },
      { text: " i ", kind: "plain" },
      { text: "rzek", kind: "hit" },
      { text: "i ", kind: "plain" },
      { text: "AID", kind: "section" },
    ]);
    expect(piecesOf("przekroczyć", "rzek")).toEqual([{ text: "przekroczyć", kind: "plain" }]);
    expect(piecesOf("[S1.1]", "")).toEqual([{ text: "S1.1", kind: "section" }]);
    expect(piecesOf("plain", "")).toEqual([{ text: "plain", kind: "plain" }]);
  });
});

describe("the section of a number", () => {
  it("is the nearest one above it", () => {
    expect(nearest(SECTIONS, "10.4")).toBe("10.4");
    expect(nearest(SECTIONS, "10.4.2")).toBe("10.4");
    expect(nearest(SECTIONS, "9.7")).toBe("9.0");
    expect(nearest(SECTIONS, "77")).toBe("9.0");
    expect(nearest([], "1.0")).toBe("");
  });
});
