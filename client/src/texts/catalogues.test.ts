import { describe, expect, it } from "vitest";
import { FILTERS } from "../table/filters";
import { SHORTCUTS } from "../table/keys";

const CATALOGUES = import.meta.glob<string>("./*.ftl", {
  eager: true,
  query: "?raw",
  import: "default",
});
const SOURCES = import.meta.glob<string>(["../**/*.{ts,svelte}", "!../**/*.test.ts"], {
  eager: true,
  query: "?raw",
  import: "default",
});

function idsOf(catalogue: string): string[] {
  return [...catalogue.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1] ?? "");
}

function variablesOf(catalogue: string): string[] {
  return catalogue
    .split(/^(?=[a-z])/m)
    .map((message) => {
      const names = [...message.matchAll(/\$(\w+)/g)].map((match) => match[1]);
      return `${idsOf(message)[0] ?? ""}: ${[...new Set(names)].sort().join()}`;
    })
    .sort();
}

const [english = "", ...others] = Object.keys(CATALOGUES)
  .sort()
  .map((name) => CATALOGUES[name] ?? "");

describe("the catalogues", () => {
  it("say the same things in every language", () => {
    expect(others).toHaveLength(2);
    for (const other of others) {
      expect(variablesOf(other)).toEqual(variablesOf(english));
    }
  });

  it("have every text that is asked for, and no other", () => {
    const code = Object.values(SOURCES).join("\n");
    for (const [, id = ""] of code.matchAll(/\bt\("([\w-]+)"/g)) {
      expect(idsOf(english)).toContain(id);
    }
    const players = ["human", "open", "recruit", "officer", "staff", "greedy", "random"];
    const tabs = ["log", "tracks", "stack", "statistics"];
    const computed = [
      ...players.map((player) => `player-${player}`),
      ...tabs,
      ...FILTERS.map((filter) => `counters-${filter}`),
      ...SHORTCUTS.flatMap(([title, rows]) => [title, ...rows.map((row) => row.text)]),
    ];
    for (const id of computed) {
      expect(idsOf(english)).toContain(id);
    }
    for (const id of idsOf(english)) {
      expect(computed.includes(id) || code.includes(`"${id}"`), id).toBe(true);
    }
  });
});
