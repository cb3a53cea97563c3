import { describe, expect, it } from "vitest";
import { markerPicture, markLook } from "./marks";

describe("the marks of counters", () => {
  it("differ in their pictures", () => {
    const marks = ["disrupted", "full-retreat", "frozen", "train", "ready", "used", "moved", "retreated", "isolated"];
    const looks = marks.map((mark) => JSON.stringify(markLook(mark).picture));
    expect(new Set(looks).size).toBe(marks.length);
    expect(looks).not.toContain("null");
  });

  it("are letters or numbers where there is no picture", () => {
    expect(markLook("auto-ds-2")).toMatchObject({ picture: null, letters: "2" });
    expect(markLook("hidden")).toMatchObject({ picture: null, letters: "H" });
  });
});

describe("the markers of hexes", () => {
  it("are told by a word of their kind", () => {
    const kinds = ["railhead_hexes", "control", "forts_axis", "forts_under_construction", "air_placed", "city_battle_hexes"];
    const pictures = kinds.map((kind) => JSON.stringify(markerPicture(kind)));
    expect(new Set(pictures).size).toBe(kinds.length);
    expect(pictures).not.toContain("null");
    expect(markerPicture("forts_axis")).toEqual(markerPicture("forts_soviet"));
    expect(markerPicture("depot")).toBeNull();
  });
});
