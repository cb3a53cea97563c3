import { beforeEach, describe, expect, it, vi } from "vitest";
import type { TableBody } from "../protocol/games";
import type { Following } from "./following.svelte";
import type { Session } from "./session.svelte";

const PAUSE = 3000;

function table(step: number, decides = false): TableBody {
  return {
    seat: "axis",
    step,
    steps: step,
    version: step,
    decision: decides ? {} : null,
    view: { units: [] },
    log: { entries: [], count: step },
  } as unknown as TableBody;
}

/** The parts of a session that following needs: each step is a move of the other side. */
function session(): Session {
  const entries = [1, 2, 3, 4, 5, 6, 7, 8].map((step) => ({ step, seat: "soviet", texts: ["x"] }));
  return {
    id: "g",
    seat: "axis",
    past: null,
    mine: ["axis"],
    names: { isHex: () => false, hexesOf: () => [] },
    table: table(0),
    showDraws: () => undefined,
    server: {
      history: (_id: string, _seat: string, after: number) =>
        Promise.resolve({ entries: entries.filter(({ step }) => step > after) }),
      events: () => Promise.resolve({ entries: [] }),
      table: (_id: string, _seat: string, step: number) => Promise.resolve(table(step)),
    },
  } as unknown as Session;
}

async function settled(): Promise<void> {
  await vi.advanceTimersByTimeAsync(1);
}

describe("following the moves of others", () => {
  let make: () => Following;

  beforeEach(async () => {
    vi.useFakeTimers();
    vi.stubGlobal("localStorage", { getItem: () => String(PAUSE), setItem: () => undefined });
    vi.stubGlobal("window", { setTimeout, clearTimeout });
    vi.resetModules();
    const module = await import("./following.svelte");
    make = () => new module.Following(session());
  });

  it("shows each move for a while", async () => {
    const following = make();
    const walk = following.walk(table(0), table(2));
    await settled();
    expect(following.told?.step).toBe(1);
    await vi.advanceTimersByTimeAsync(PAUSE);
    expect(following.told?.step).toBe(2);
    await vi.advanceTimersByTimeAsync(PAUSE);
    await walk;
    expect(following.told).toBeNull();
  });

  it("shows nothing more after a skip until we must decide", async () => {
    const following = make();
    const walk = following.walk(table(0), table(2));
    await settled();
    following.skip();
    await walk;
    following.arrive(table(2));
    // The computer has played on meanwhile: its next moves are not shown one by one either.
    await following.walk(table(2), table(5));
    expect(following.told).toBeNull();
    following.arrive(table(5, true));
    const later = following.walk(table(5), table(7));
    await settled();
    expect(following.told?.step).toBe(6);
    following.skip();
    await later;
  });

  it("goes on with later moves when it was only interrupted", async () => {
    const following = make();
    const walk = following.walk(table(0), table(2));
    await settled();
    following.interrupt();
    await walk;
    const later = following.walk(table(2), table(4));
    await settled();
    expect(following.told?.step).toBe(3);
    following.skip();
    await later;
  });
});
