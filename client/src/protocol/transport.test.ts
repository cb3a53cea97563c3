import { describe, expect, it } from "vitest";
import { RequestRefused, ServerUnreachable } from "./errors";
import { createTransport, type Fetch } from "./transport";

function answering(status: number, body: string): { send: Fetch; sent: [string, RequestInit][] } {
  const sent: [string, RequestInit][] = [];
  return {
    sent,
    send: (address, init) => {
      sent.push([address, init]);
      return Promise.resolve(new Response(body === "" ? null : body, { status }));
    },
  };
}

describe("an answer", () => {
  it("is read as JSON", async () => {
    const { send, sent } = answering(200, '{"version": 7}');
    const answer = await createTransport("api", send).get<{ version: number }>("games/g1");
    expect(answer.version).toBe(7);
    expect(sent.map(([address, init]) => [address, init.method])).toEqual([["api/games/g1", "GET"]]);
  });

  it("may be empty", async () => {
    const { send } = answering(204, "");
    await expect(createTransport("api", send).post("games/g1/resign", {})).resolves.toBeNull();
  });

  it("follows a body that was sent as JSON", async () => {
    const { send, sent } = answering(200, "{}");
    await createTransport("api", send).post("games/g1/actions", { action: "resolve", version: 3 });
    expect(sent[0]?.[1].body).toBe('{"action":"resolve","version":3}');
    expect(sent[0]?.[1].headers).toMatchObject({ "content-type": "application/json" });
  });
});

describe("a refusal", () => {
  it("carries every reason with its rule", async () => {
    const { send } = answering(
      409,
      JSON.stringify({
        error: {
          kind: "not-legal",
          reasons: [
            { code: "out-of-range", arguments: { cost: 7, left: 4 }, rule: "7.2", text: "Too far." },
            { code: "stacking" },
          ],
        },
      }),
    );
    const refused: unknown = await createTransport("api", send)
      .post("games/g1/actions", {})
      .catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(RequestRefused);
    expect(refused).toMatchObject({
      status: 409,
      refusal: {
        kind: "not-legal",
        reasons: [
          { code: "out-of-range", arguments: { cost: 7, left: 4 }, rule: "7.2", text: "Too far." },
          { code: "stacking", arguments: {}, rule: "", text: "stacking" },
        ],
      },
    });
  });

  it.each([
    ["plain text", 502, "Bad gateway"],
    ["another shape", 500, '{"detail": "x"}'],
    ["a reason without a code", 400, '{"error": {"kind": "not-legal", "reasons": [{}]}}'],
  ])("of %s is no answer at all", async (_, status, body) => {
    const { send } = answering(status, body);
    await expect(createTransport("api", send).get("games")).rejects.toBeInstanceOf(
      ServerUnreachable,
    );
  });
});

describe("a failed connection", () => {
  it("is told apart from a refusal, with its cause", async () => {
    const cause = new TypeError("network");
    const transport = createTransport("api", () => Promise.reject(cause));
    await expect(transport.get("games")).rejects.toMatchObject({
      name: "ServerUnreachable",
      cause,
    });
  });
});
