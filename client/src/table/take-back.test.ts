import { describe, expect, it } from "vitest";
import { RequestRefused } from "../protocol/errors";
import type { HistoryEntry, Server, TableBody } from "../protocol/games";
import { takeBackOne, undoable, undoLast } from "./take-back";

/** A game in which `b` needs `a` before it. */
function table(): { played: string[]; server: Server } {
  const played: string[] = ["a", "b", "c"];
  let version = 3;
  const act = (_id: string, _seat: string, sent: number, action: string) => {
    if (sent !== version) {
      return Promise.reject(new RequestRefused(409, { kind: "stale", reasons: [] }));
    }
    if (action === "b" && !played.includes("a")) {
      return Promise.reject(new RequestRefused(422, { kind: "not-legal", reasons: [] }));
    }
    played.push(action);
    version += 1;
    return Promise.resolve({ version });
  };
  const undo = () => {
    played.pop();
    version += 1;
    return Promise.resolve({ version });
  };
  return { played, server: { act, undo } as unknown as Server };
}

function entry(step: number, seat: string): HistoryEntry {
  return { step, seat, turn: 1, action: `a${step}`, texts: [], reason: "" };
}

describe("taking back", () => {
  it("goes back to a point", async () => {
    const { played, server } = table();
    const version = await undoLast({ server, id: "g", seat: "axis" }, 3, 2);
    expect(played).toEqual(["a"]);
    expect(version).toBe(5);
  });

  it("leaves out one action and plays the later ones again", async () => {
    const { played, server } = table();
    expect(await takeBackOne({ server, id: "g", seat: "axis" }, 3, ["a", "b", "c"], 1)).toBeNull();
    expect(played).toEqual(["a", "c"]);
  });

  it("puts everything back when a later action needs it", async () => {
    const { played, server } = table();
    expect(await takeBackOne({ server, id: "g", seat: "axis" }, 3, ["a", "b", "c"], 0)).toBe("b");
    expect(played).toEqual(["a", "b", "c"]);
  });

  it("is possible for one's own newest actions only", () => {
    const body = { seat: "axis", steps: 5, can_undo: true } as TableBody;
    const entries = [entry(1, "axis"), entry(2, "soviet"), entry(3, "axis"), entry(4, "axis"), entry(5, "axis")];
    expect(undoable(entries, body, 0).map(({ step }) => step)).toEqual([3, 4, 5]);
    expect(undoable(entries, body, 4).map(({ step }) => step)).toEqual([5]);
    expect(undoable(entries, { ...body, undoable: 2 }, 0).map(({ step }) => step)).toEqual([4, 5]);
    expect(undoable(entries, { ...body, can_undo: false }, 0)).toEqual([]);
  });
});
