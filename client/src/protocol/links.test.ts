import { describe, expect, it } from "vitest";
import { gameHash, invitationLink, placeOf } from "./links";

describe("the addresses of the page", () => {
  it("lead home, to a game, or to an open seat", () => {
    expect(placeOf("")).toEqual({ kind: "home" });
    expect(placeOf("#/nowhere/at/all")).toEqual({ kind: "home" });
    expect(placeOf(gameHash("4f1f"))).toEqual({ kind: "game", id: "4f1f" });
  });

  it("carry an invitation there and back", () => {
    const link = invitationLink({ href: "http://192.168.0.4:8000/?x=1#/games/4f1f" }, "4f1f", "aB_-9.~");
    expect(link).toBe("http://192.168.0.4:8000/?x=1#/join/4f1f/aB_-9.~");
    expect(placeOf(new URL(link).hash)).toEqual({ kind: "join", id: "4f1f", token: "aB_-9.~" });
  });
});
