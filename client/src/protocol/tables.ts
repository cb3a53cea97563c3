/** The newest table of the seat at this screen, and the changes that lead from one to the next. */

import type { Change, Rows, Table, TableChange } from "./schema";

type Fields = Readonly<Record<string, unknown>>;

/** One table; a change is carried out on exactly the table that it was made for, or not at all. */
export class KeptTable {
  private of = "";
  private table: Table | null = null;
  private isNew = false;
  /** Something has changed that no table has brought: the next one is fetched. */
  private isStale = false;
  private count = 0;

  /** The stamp of the table that we have; empty if we have none. */
  stamp(of: string): string {
    return of === this.of ? (this.table?.stamp ?? "") : "";
  }

  /** How many tables and changes have come; a response that was asked for earlier is out of date. */
  get arrived(): number {
    return this.count;
  }

  /** A table that came by itself since the last one was taken; null if there is none. */
  take(of: string): Table | null {
    const found = of === this.of && this.isNew && !this.isStale ? this.table : null;
    this.isNew = false;
    this.isStale = false;
    return found;
  }

  /** Something has changed, nobody says what. */
  distrust(): void {
    this.isStale = true;
  }

  /** A table that came by itself. */
  bring(of: string, table: Table): void {
    this.keep(of, table);
    this.isNew = true;
  }

  /** A table that was fetched; if something newer came meanwhile, that is the answer. */
  fetched(of: string, table: Table, before: number): Table {
    if (this.count !== before && this.of === of && this.table !== null) {
      this.isNew = false;
      return this.table;
    }
    this.keep(of, table);
    return table;
  }

  /** What a change says of our table: it is carried out, has been already, or is for another one. */
  change(of: string, change: TableChange): "done" | "known" | "other" {
    const { table } = this;
    if (of !== this.of || table === null) {
      return "other";
    }
    if (table.stamp === change.stamp) {
      return "known";
    }
    if (table.stamp !== change.base) {
      return "other";
    }
    const { stamp, game, thinking } = change;
    this.bring(of, { ...(changed({ ...table }, change.change) as unknown as Table), stamp, game, thinking });
    return "done";
  }

  private keep(of: string, table: Table): void {
    this.of = of;
    this.table = table;
    this.isNew = false;
    this.count += 1;
  }
}

/** Fields after a change; docs/protocol.md describes it. */
export function changed(before: Fields, change: Change): Fields {
  const after: Record<string, unknown> = { ...before, ...change.set };
  for (const name of change.gone ?? []) {
    Reflect.deleteProperty(after, name);
  }
  for (const [name, inner] of Object.entries(change.within ?? {})) {
    after[name] = changed(before[name] as Fields, inner);
  }
  for (const [name, rows] of Object.entries(change.rows ?? {})) {
    after[name] = withRows(before[name] as readonly Fields[], rows);
  }
  return after;
}

function withRows(before: readonly Fields[], { key, put = [], gone = [] }: Rows): readonly unknown[] {
  const rows = new Map(before.map((row) => [row[key], row]));
  for (const name of gone) {
    rows.delete(name);
  }
  for (const row of put as readonly Fields[]) {
    rows.set(row[key], row);
  }
  return [...rows.values()];
}
