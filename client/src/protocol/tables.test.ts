import { describe, expect, it } from "vitest";
import type { Table, TableChange } from "./schema";
import { changed, KeptTable } from "./tables";

const table = (stamp: string, version: number) => ({ stamp, version, side: "axis" }) as unknown as Table;
const step = (base: string, stamp: string, version: number) =>
  ({ base, stamp, game: {}, thinking: null, change: { set: { version } } }) as unknown as TableChange;

describe("a change", () => {
  it("sets fields, changes within them, and lets them go", () => {
    const before = { a: 1, b: { x: 1, y: 2 }, c: 3 };
    const after = changed(before, { set: { a: 2, d: [4] }, within: { b: { set: { x: 5 } } }, gone: ["c"] });
    expect(after).toEqual({ a: 2, b: { x: 5, y: 2 }, d: [4] });
    expect(before).toEqual({ a: 1, b: { x: 1, y: 2 }, c: 3 });
  });

  it("puts rows into their places, and new ones at the end", () => {
    const before = { units: [{ id: "a" }, { id: "b" }, { id: "c" }] };
    const put = [{ id: "d" }, { id: "b", hex: "0101" }];
    expect(changed(before, { rows: { units: { key: "id", put, gone: ["a"] } } })).toEqual({
      units: [{ id: "b", hex: "0101" }, { id: "c" }, { id: "d" }],
    });
  });
});

describe("the kept table", () => {
  it("takes the change that was made for it, once", () => {
    const kept = new KeptTable();
    kept.fetched("g", table("s1", 1), kept.arrived);
    expect(kept.take("g")).toBeNull();
    expect(kept.change("g", step("s1", "s2", 2))).toBe("done");
    expect(kept.change("g", step("s1", "s2", 2))).toBe("known");
    expect(kept.take("g")).toMatchObject({ stamp: "s2", version: 2, side: "axis" });
    expect(kept.take("g")).toBeNull();
  });

  it("leaves a change for another table or another seat alone", () => {
    const kept = new KeptTable();
    kept.fetched("g", table("s1", 1), kept.arrived);
    expect(kept.change("g", step("s2", "s3", 3))).toBe("other");
    expect(kept.change("h", step("s1", "s2", 2))).toBe("other");
    expect(kept.stamp("g")).toBe("s1");
    expect(kept.stamp("h")).toBe("");
  });

  it("is fetched again when something has changed that nobody told", () => {
    const kept = new KeptTable();
    kept.fetched("g", table("s1", 1), kept.arrived);
    kept.distrust();
    kept.change("g", step("s1", "s2", 2));
    expect(kept.take("g")).toBeNull();
    kept.change("g", step("s2", "s3", 3));
    expect(kept.take("g")).toMatchObject({ stamp: "s3" });
  });

  it("is not put back by a response that was asked for before it", () => {
    const kept = new KeptTable();
    kept.fetched("g", table("s1", 1), kept.arrived);
    const before = kept.arrived;
    kept.change("g", step("s1", "s2", 2));
    expect(kept.fetched("g", table("s1", 1), before).version).toBe(2);
  });
});
