/** The routes of the server and the types of their bodies; docs/protocol.md describes them. */

import type { CounterFace } from "../board/counters";
import type { HexLayout } from "../board/hexes";
import type { Reason } from "./errors";
import type { RulesText } from "./rules";
import type { Transport } from "./transport";

export interface ScenarioInfo {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly turns: number;
  readonly seats: readonly (readonly [string, string])[];
}

export interface OptionInfo {
  readonly id: string;
  readonly rule: string;
  readonly text: string;
  readonly default: string;
  readonly values: readonly (readonly [string, string])[];
}

export interface GameInfo {
  readonly id: string;
  readonly title: string;
  readonly scenarios: readonly ScenarioInfo[];
  readonly options: readonly OptionInfo[];
  readonly positions?: readonly PositionInfo[];
}

/** A position that comes with the program. */
export interface PositionInfo {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
}

export interface Catalogue {
  readonly games: readonly GameInfo[];
  readonly players: readonly string[];
  /** Whether other machines can reach this server. */
  readonly network?: boolean;
}

export interface GameSummary {
  readonly id: string;
  readonly name: string;
  readonly game: string;
  readonly scenario: string;
  readonly title: string;
  readonly seats: Readonly<Record<string, string>>;
  readonly created: string;
  readonly pace: number;
  readonly paused: boolean;
  readonly version?: number;
  readonly turn?: number;
  readonly waiting?: readonly string[];
  readonly result?: string;
  readonly problem?: string;
  /** The seats that this browser plays; without it those of all persons. */
  readonly mine?: readonly string[];
  /** Whether this browser may rename, pause and delete the game. */
  readonly owner?: boolean;
  /** Whether seats belong to browsers. */
  readonly shared?: boolean;
  /** Whether the computer may be asked for advice. */
  readonly hints?: boolean;
  /** The tokens of open seats, for whoever may invite. */
  readonly invitations?: Readonly<Record<string, string>>;
}

/** How far a computer player, or a hint, has got. */
export interface Thinking {
  readonly seat: string;
  readonly share: number;
  readonly code: string;
}

/** One of `scenario` and `shipped`, a position that comes with the program. */
export interface NewGame {
  readonly scenario?: string;
  readonly shipped?: string;
  readonly options?: Readonly<Record<string, string>>;
  readonly hints?: boolean;
  readonly seats: Readonly<Record<string, string>>;
  readonly name?: string;
  readonly seed?: number | string;
  readonly pace?: number;
}

export interface SeenUnit {
  readonly id: string;
  readonly side: string;
  readonly hex?: string;
  readonly box?: string;
  readonly steps?: number;
  readonly marks?: readonly string[];
}

export interface View {
  readonly game: string;
  readonly scenario: string;
  readonly seat: string;
  readonly turn: number;
  readonly phase: string;
  readonly waiting: readonly string[];
  readonly units: readonly SeenUnit[];
  readonly tracks: Readonly<Record<string, unknown>>;
  readonly own?: Readonly<Record<string, unknown>>;
  readonly result?: { readonly winner: string; readonly code: string } | null;
}

export interface Decision {
  readonly seat: string;
  readonly kind: string;
  readonly title: string;
  readonly rule: string;
  readonly heading: string;
  readonly prompt: string;
  readonly arguments: Readonly<Record<string, unknown>>;
  readonly choices: Readonly<Record<string, unknown>>;
  /** Every legal action; one that ends with a star stands for those of a bundle. */
  readonly actions: readonly string[];
  readonly bundles?: Readonly<Record<string, Bundle>>;
  readonly words: Readonly<Record<string, string>>;
}

/** What one unit may do with one verb; the lists go side by side. */
export interface Bundle {
  /** The entry whose words come first; -1 for none. */
  readonly after: readonly number[];
  /** The words that follow. */
  readonly words: readonly string[];
  readonly costs?: readonly (number | null)[];
}

export interface LogEntry {
  readonly number: number;
  readonly step: number;
  readonly code: string;
  readonly rule: string;
  readonly text: string;
  readonly arguments: Readonly<Record<string, unknown>>;
}

export interface Labels {
  readonly words: Readonly<Record<string, string>>;
  readonly phase: string;
  readonly seats: Readonly<Record<string, string>>;
  readonly victory: Readonly<Record<string, string>>;
  readonly tracks: Readonly<Record<string, string>>;
  readonly marks: Readonly<Record<string, string>>;
  readonly boxes: Readonly<Record<string, string>>;
}

export interface TableBody {
  readonly game: GameSummary;
  readonly seat: string;
  readonly version: number;
  readonly view: View;
  readonly labels: Labels;
  readonly decision: Decision | null;
  readonly can_undo: boolean;
  /** How many actions the seat may take back one after another, if the server says so. */
  readonly undoable?: number;
  /** Who thinks, and how far; null when nobody does. */
  readonly thinking?: Thinking | null;
  readonly log: { readonly count: number; readonly entries: readonly LogEntry[] };
  readonly assets: { readonly board: string; readonly drawing: string; readonly roster: string };
  readonly commitment: string;
  /** How many actions led to this view, and how many have been taken in all. */
  readonly step: number;
  readonly steps: number;
}

export interface OverlayPart {
  readonly kind: string;
  readonly side: string;
  readonly hexes?: readonly string[];
  readonly sides?: readonly (readonly [string, string])[];
  readonly unit?: string;
  /** Pairs of hexes that a bond joins; the second is empty beside the edge of the map. */
  readonly links?: readonly (readonly [string, string])[];
}

export interface OverlaysBody {
  readonly step: number;
  readonly overlays: Readonly<Record<string, readonly OverlayPart[]>>;
  readonly labels: Readonly<Record<string, string>>;
}

export interface HistoryEntry {
  readonly step: number;
  readonly seat: string;
  readonly turn: number;
  readonly action: string;
  readonly texts: readonly string[];
  /** Why a computer player did it, where that may be known. */
  readonly reason?: readonly Reason[] | null;
}

/** What the computer would do, and why. */
export interface Hint {
  readonly version: number;
  readonly seat: string;
  readonly player: string;
  readonly action: string;
  readonly reasons: readonly Reason[];
}

export interface HistoryBody {
  readonly version: number;
  readonly steps: number;
  readonly entries: readonly HistoryEntry[];
}

export interface Moment {
  readonly step: number;
  readonly turn: number;
  readonly losses: Readonly<Record<string, number>>;
  readonly points: number | null;
}

export interface Draw {
  readonly step: number;
  readonly turn: number;
  readonly seat: string;
  readonly draw: number;
  /** The face of a die; 0 when something else was drawn. */
  readonly die: number;
  readonly text: string;
}

export interface Seeds {
  readonly server_seed: string;
  readonly client_seed: string;
}

export interface StatisticsBody {
  readonly step: number;
  readonly sides: Readonly<Record<string, string>>;
  readonly need: number | null;
  readonly moments: readonly Moment[];
  readonly draws: readonly Draw[];
  readonly commitment: string;
  readonly seeds: Seeds | null;
}

export interface BoardBody extends HexLayout {
  readonly terrain: readonly string[];
  readonly terrain_names: Readonly<Record<string, string>>;
  /** What lies along a hexside and what crosses it: the indexes of two hexes, and kinds. */
  readonly sides: readonly (readonly [number, number, readonly string[]])[];
  readonly links: readonly (readonly [number, number, readonly string[]])[];
  /** Names of kinds: of hexsides, lines, places and areas. */
  readonly names?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly places: readonly { readonly hex: string; readonly kind: string; readonly name: string }[];
  readonly areas: Readonly<Record<string, readonly string[]>>;
}

export interface Counter extends CounterFace {
  readonly id: string;
  readonly side: string;
  readonly title: string;
  readonly full_title: string;
  readonly type_name: string;
  readonly command_range?: number | null;
}

export type Roster = Readonly<Record<string, Counter>>;

export interface Server {
  catalogue(): Promise<Catalogue>;
  games(): Promise<readonly GameSummary[]>;
  begin(game: NewGame): Promise<GameSummary>;
  /** The game as a seat sees it, or saw it after some actions. */
  table(id: string, seat: string, step: number | null): Promise<TableBody>;
  /** The actions after a number of them. */
  history(id: string, seat: string, after?: number): Promise<HistoryBody>;
  branch(id: string, seat: string, step: number): Promise<GameSummary>;
  overlays(id: string, step: number | null): Promise<OverlaysBody>;
  statistics(id: string, seat: string): Promise<StatisticsBody>;
  act(id: string, seat: string, version: number, action: string): Promise<{ version: number }>;
  undo(id: string, seat: string, version: number): Promise<{ version: number }>;
  whyNot(id: string, seat: string, action: string): Promise<readonly Reason[]>;
  change(
    id: string,
    changes: Partial<Pick<GameSummary, "name" | "pace" | "paused" | "seats">>,
  ): Promise<GameSummary>;
  /** Takes an open seat. */
  claim(id: string, token: string): Promise<{ readonly seat: string; readonly game: string | GameSummary }>;
  hint(id: string, seat: string): Promise<Hint>;
  /** Whoever thinks must choose now. */
  stop(id: string): Promise<{ readonly stopped: number }>;
  /** A new game from the undamaged beginning of a damaged one. */
  salvage(id: string): Promise<GameSummary>;
  remove(id: string): Promise<void>;
  take(file: File): Promise<GameSummary>;
  board(path: string): Promise<BoardBody>;
  roster(path: string): Promise<Roster>;
  drawing(path: string): Promise<string>;
  rules(game: string): Promise<RulesText>;
}

/** `language` is asked for at every request, so that a change of language needs no new server. */
export function createServer(transport: Transport, language: () => string): Server {
  const lang = () => `lang=${language()}`;
  const of = (seat: string) => `seat=${encodeURIComponent(seat)}`;
  const after = (step: number | null) => (step === null ? "" : `&step=${step}`);
  const at = (id: string) => `games/${encodeURIComponent(id)}`;
  return {
    catalogue: () => transport.get(`catalogue?${lang()}`),
    games: () => transport.get(`games?${lang()}`),
    begin: (game) => transport.post(`games?${lang()}`, game),
    table: (id, seat, step) => transport.get(`${at(id)}?${of(seat)}&form=short&${lang()}${after(step)}`),
    history: (id, seat, first = 0) =>
      transport.get(`${at(id)}/history?${of(seat)}&after=${first}&${lang()}`),
    branch: (id, seat, step) => transport.post(`${at(id)}/branch?${lang()}`, { seat, step }),
    overlays: (id, step) => transport.get(`${at(id)}/overlays?${lang()}${after(step)}`),
    statistics: (id, seat) => transport.get(`${at(id)}/statistics?${of(seat)}&${lang()}`),
    act: (id, seat, version, action) =>
      transport.post(`${at(id)}/actions?${lang()}`, { seat, version, action }),
    undo: (id, seat, version) => transport.post(`${at(id)}/undo?${lang()}`, { seat, version }),
    whyNot: async (id, seat, action) => {
      const answer = await transport.post<{ reasons: readonly Reason[] }>(
        `${at(id)}/why-not?${lang()}`,
        { seat, action },
      );
      return answer.reasons;
    },
    change: (id, changes) => transport.patch(`${at(id)}?${lang()}`, changes),
    claim: (id, token) => transport.post(`${at(id)}/claim?${lang()}`, { token }),
    hint: (id, seat) => transport.post(`${at(id)}/hint?${lang()}`, { seat }),
    stop: (id) => transport.post(`${at(id)}/stop?${lang()}`, {}),
    salvage: (id) => transport.post(`${at(id)}/salvage?${lang()}`, {}),
    remove: (id) => transport.remove(at(id)),
    take: (file) => {
      const name = encodeURIComponent(file.name.replace(/\.hexside$/i, ""));
      return transport.upload(`games/import?${lang()}&name=${name}`, file);
    },
    board: (path) => transport.get(`${path}?${lang()}`),
    roster: (path) => transport.get(`${path}?${lang()}`),
    drawing: (path) => transport.text(`${path}?${lang()}`),
    rules: (game) => transport.get(`rules/${encodeURIComponent(game)}?${lang()}`),
  };
}
