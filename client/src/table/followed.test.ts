import { describe, expect, it } from "vitest";
import type { HistoryEntry, LogEntry, TableBody } from "../protocol/games";
import { accountOf } from "./account";
import { type Deed, deedsOf, isFollowed, scenesOf, stepsBetween } from "./followed";

function moment(step: number, steps: number, seat = "axis"): TableBody {
  return { step, steps, seat } as unknown as TableBody;
}

function action(step: number, seat: string, texts: readonly string[] = ["x"]): HistoryEntry {
  return { step, seat, texts, turn: 1, action: "", reason: "" };
}

function event(step: number, kind: LogEntry["kind"], values: LogEntry["arguments"] = {}, seat = "soviet"): LogEntry {
  return { number: step, step, code: kind, rule: "", text: `${kind} ${step}`, arguments: values, kind, seat, turn: 1 };
}

function move(step: number, start: string, hex: string): Deed {
  const told = event(step, "move", { unit: `u${step}`, start, path: [hex] });
  return { entry: action(step, "soviet"), events: [told], hexes: [start, hex], trail: [start, hex] };
}

describe("what is followed", () => {
  it("is what came after the newest moment of the same seat", () => {
    expect(isFollowed(moment(4, 4), moment(7, 7))).toBe(true);
    expect(isFollowed(moment(3, 4), moment(7, 7))).toBe(false);
    expect(isFollowed(moment(4, 4, "soviet"), moment(7, 7))).toBe(false);
    expect(isFollowed(moment(4, 4), moment(4, 4))).toBe(false);
  });

  it("is what others did, up to that moment, if there is something to tell", () => {
    const entries = [action(1, "soviet"), action(2, "axis"), action(3, "soviet", []), action(4, "soviet")];
    expect(stepsBetween(entries, moment(3, 3), ["axis"]).map(({ step }) => step)).toEqual([1]);
    expect(stepsBetween(entries, moment(4, 4), []).map(({ step }) => step)).toEqual([1, 2, 4]);
  });

  it("knows the hexes of each action and the way of its unit", () => {
    const events = [event(5, "move", { unit: "a", start: "0101", path: ["0102", "0103"] }), event(6, "", { who: "b" })];
    const [first, second] = deedsOf([action(5, "soviet"), action(6, "soviet")], events, (word) => /^\d+$/.test(word));
    expect(first?.trail).toEqual(["0101", "0102", "0103"]);
    expect(second?.hexes).toEqual([]);
  });
});

describe("the scenes of a walk", () => {
  const near = (hexes: readonly string[]) => new Set(hexes.map((hex) => hex.charAt(0))).size === 1;

  it("are the actions one by one if there is time", () => {
    const deeds = [move(1, "11", "12"), move(2, "21", "22")];
    expect(scenesOf(deeds, 5, near).map(({ step }) => step)).toEqual([1, 2]);
  });

  it("join moves that are near one another, and leave battles by themselves", () => {
    const battle: Deed = { ...move(4, "12", "13"), events: [event(4, "result", { draw: 1 })] };
    const deeds = [move(1, "11", "12"), move(2, "21", "22"), move(3, "13", "14"), battle, move(5, "11", "15")];
    const scenes = scenesOf(deeds, 4, near);
    expect(scenes.map(({ deeds: shown }) => shown.map(({ entry }) => entry.step))).toEqual([[1, 3], [2], [4], [5]]);
    // What is shown of moves is the moment after all of them.
    expect(scenes.map(({ step }) => step)).toEqual([3, 3, 4, 5]);
  });

  it("are never more than there is time for", () => {
    const deeds = [...Array(40).keys()].map((step) => move(step + 1, `${step % 9}1`, `${step % 9}2`));
    const scenes = scenesOf(deeds, 3, near);
    expect(scenes.length).toBeLessThanOrEqual(3);
    expect(scenes.flatMap(({ deeds: shown }) => shown)).toHaveLength(40);
  });
});

describe("the account of what others did", () => {
  const none = () => [];

  it("counts units that moved, attacks and losses", () => {
    const events = [
      event(1, "move", { unit: "own" }, "axis"),
      event(2, "move", { unit: "a" }),
      event(3, "move", { unit: "a" }),
      event(4, "attack"),
      event(5, "result"),
      event(6, "loss", { unit: "own" }, "axis"),
    ];
    const account = accountOf(events, ["axis"], none);
    expect(account).toMatchObject({ moves: 1, attacks: 1, losses: 1 });
    expect(account?.lines.map(({ kind }) => kind)).toEqual(["result", "loss"]);
  });

  it("is silent where nothing happened", () => {
    expect(accountOf([event(1, ""), event(2, "move", {}, "axis")], ["axis"], none)).toBeNull();
  });
});
