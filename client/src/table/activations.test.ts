import { describe, expect, it } from "vitest";
import { activationsOf } from "./activations";

describe("drawn chits", () => {
  it("are none in a game without a queue", () => {
    expect(activationsOf({ cup: ["supply"] })).toEqual([]);
  });

  it("hide the name and the player of one that lies face down", () => {
    const running = { stage: "running", chit: "axis-4pzg", seat: "axis-north" } as const;
    const found = activationsOf({ activations: [running, { stage: "face-down" }] });
    expect(found).toEqual([running, { stage: "face-down", chit: "", seat: "" }]);
  });
});
