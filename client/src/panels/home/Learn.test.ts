// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { LessonCard } from "../../protocol/schema";
import { server } from "../../server";
import Learn from "./Learn.svelte";

function card(id: string, title: string): LessonCard {
  return {
    id,
    game: id.split("/")[0] ?? "",
    title,
    summary: `About ${title}`,
    position: id,
    seat: "soviet",
    opponent: { axis: "greedy" },
    hexes: ["0101", "0202", "4"],
  };
}

const FIRST = card("one/first", "First");
const OTHER = card("two/other", "Other");

let panel: ReturnType<typeof mount> | null = null;
let told: string[] = [];

function show(lessons: readonly LessonCard[]): void {
  panel = mount(Learn, { target: document.body, props: { lessons, tell: (problem: string) => told.push(problem) } });
  flushSync();
}

function button(id: string): HTMLButtonElement {
  const found = document.querySelector<HTMLButtonElement>(`[data-testid="${id}"]`);
  if (found === null) {
    throw new Error(`no button ${id}`);
  }
  return found;
}

beforeEach(() => {
  told = [];
  localStorage.clear();
  location.hash = "";
});

afterEach(async () => {
  if (panel !== null) {
    await unmount(panel);
  }
  panel = null;
  document.body.innerHTML = "";
  vi.restoreAllMocks();
});

describe("the lessons on the first page", () => {
  it("shows nothing where there are none", () => {
    show([]);
    expect(document.querySelector("section")).toBeNull();
  });

  it("offers the first one by its button, the others by name and subject", () => {
    show([FIRST, OTHER]);
    expect(button("learn").disabled).toBe(false);
    expect(button("learn-two-other").textContent).toContain("Other");
    expect(button("learn-two-other").textContent).toContain("About Other");
    expect(document.querySelector('[data-testid="learn-one-first"]')).toBeNull();
  });

  it("begins the game of a lesson, keeps its place and opens it", async () => {
    const begin = vi.spyOn(server, "begin").mockResolvedValue({ id: "g1" } as never);
    show([FIRST, OTHER]);
    button("learn-two-other").click();
    await vi.waitFor(() => expect(location.hash).toContain("g1"));
    expect(begin.mock.calls[0]?.[0]).toMatchObject({ shipped: "two/other", seats: { soviet: "human", axis: "greedy" } });
    expect(localStorage.getItem("hexside-lesson-g1")).toBe("two/other 0");
    expect(told).toEqual([""]);
  });

  it("says what went wrong, and can be tried again", async () => {
    vi.spyOn(server, "begin").mockRejectedValue(new Error("no room"));
    show([FIRST]);
    button("learn").click();
    await vi.waitFor(() => expect(told).toHaveLength(1));
    flushSync();
    expect(told[0]).not.toBe("");
    expect(button("learn").disabled).toBe(false);
    expect(location.hash).toBe("");
  });
});
