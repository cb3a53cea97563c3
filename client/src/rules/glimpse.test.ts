import { describe, expect, it } from "vitest";
import type { RuleSection } from "../protocol/rules";
import { glimpseOf } from "./glimpse";

const SECTIONS: readonly RuleSection[] = [
  {
    number: "10.4",
    title: "Retreats",
    blocks: [
      { kind: "paragraph", text: "See [10.5] first." },
      { kind: "table", id: "t", head: ["Terrain"], rows: [["swamp"]] },
      { kind: "bullets", items: ["One hex.", "Or two."] },
    ],
  },
  { number: "10.5", title: "Pursuit", blocks: [{ kind: "paragraph", text: "far ".repeat(200).trim() }] },
];

describe("a glimpse of the rules", () => {
  it("has the sentences of a section, without its tables and brackets", () => {
    expect(glimpseOf(SECTIONS, "10.4")).toEqual({ number: "10.4", title: "Retreats", text: "See 10.5 first. One hex. Or two." });
  });

  it("shows the section above one that has no text of its own", () => {
    expect(glimpseOf(SECTIONS, "10.4.2")?.number).toBe("10.4");
    expect(glimpseOf([], "10.4")).toBeNull();
  });

  it("ends between two words when there is more", () => {
    const text = glimpseOf(SECTIONS, "10.5")?.text ?? "";
    expect(text.endsWith("far …")).toBe(true);
    expect(text.length).toBeLessThan(370);
  });
});
