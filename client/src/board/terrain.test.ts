import { describe, expect, it } from "vitest";
import { attributesOf } from "./terrain";

describe("a drawing", () => {
  it("tells how it lies in the plane", () => {
    const text = '<?xml version="1.0"?>\n<svg xmlns="x" viewBox="0 0 40 30"\n data-scale="24" data-x0="-1.5"><g data-x0="7"/></svg>';
    const found = attributesOf(text);
    expect(found.get("viewBox")).toBe("0 0 40 30");
    expect(found.get("data-scale")).toBe("24");
    expect(found.get("data-x0")).toBe("-1.5");
    expect(attributesOf("nothing").size).toBe(0);
  });
});
