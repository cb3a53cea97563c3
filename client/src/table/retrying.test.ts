import { describe, expect, it } from "vitest";
import { RequestRefused, ServerUnreachable } from "../protocol/errors";
import { retry, isBroken } from "./retrying";

describe("work over a connection that breaks", () => {
  it("is retried until a response comes", async () => {
    const told: string[] = [];
    let left = 3;
    const work = () => {
      left -= 1;
      return left > 0 ? Promise.reject(new ServerUnreachable("games", new TypeError("offline"))) : Promise.resolve();
    };
    await retry(work, () => told.push("broken"), () => Promise.resolve());
    expect([left, told.length]).toEqual([0, 2]);
  });

  it("ends with what the server says", async () => {
    const refused = new RequestRefused(409, { kind: "stale", reasons: [] });
    await expect(retry(() => Promise.reject(refused), () => undefined, () => Promise.resolve())).rejects.toBe(refused);
  });

  it("is not retried after a server error", () => {
    expect(isBroken(new ServerUnreachable("games", 500))).toBe(false);
    expect(isBroken(new ServerUnreachable("games", 503))).toBe(true);
    expect(isBroken(new Error("ours"))).toBe(false);
  });
});
