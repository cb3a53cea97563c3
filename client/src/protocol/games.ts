/** The routes of the server; docs/protocol.md describes them, schema.ts has the types of their bodies. */

import type { CounterFace } from "../board/counters";
import type { Reason } from "./errors";
import type {
  Answer,
  BoardBody,
  Catalogue,
  Changes,
  Claimed,
  Events as EventsBody,
  GameSummary,
  Hint,
  Invited,
  History as HistoryBody,
  LessonBody,
  NewGame,
  Overlays as OverlaysBody,
  Progress as Thinking,
  RulesText,
  Statistics as StatisticsBody,
  Stopped,
  Table as TableBody,
  WhyNot,
} from "./schema";
import type { Notice } from "./notices";
import { KeptTable } from "./tables";
import type { Transport } from "./transport";

export type {
  Bundle,
  CalendarRow,
  Catalogue,
  Draw,
  GameBody as GameInfo,
  GameSummary,
  Hint,
  HistoryEntry,
  Labels,
  LogEntry,
  Moment,
  NewGame,
  OptionBody as OptionInfo,
  OverlayPart,
  PositionBody as PositionInfo,
  ScenarioBody as ScenarioInfo,
  SeatDecision as Decision,
  Seeds,
  SeenStack,
  SeenUnit,
  Sighting,
  View,
} from "./schema";
export type {
  BoardBody,
  EventsBody,
  HistoryBody,
  OverlaysBody,
  StatisticsBody,
  TableBody,
  Thinking,
};

/** A counter from the roster of a game; what else is printed on it depends on the game. */
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
  /**
   * The game as a seat sees it, or saw it after some actions. A newest table that came with an answer
   * or a notice is not fetched again.
   */
  table(id: string, seat: string, step: number | null): Promise<TableBody>;
  /** The actions after a given number. */
  history(id: string, seat: string, after?: number): Promise<HistoryBody>;
  /** What was told after a number of events. */
  events(id: string, seat: string, after: number): Promise<EventsBody>;
  branch(id: string, seat: string, step: number): Promise<GameSummary>;
  overlays(id: string, seat: string, step: number | null): Promise<OverlaysBody>;
  statistics(id: string, seat: string): Promise<StatisticsBody>;
  act(id: string, seat: string, version: number, action: string): Promise<Answer>;
  undo(id: string, seat: string, version: number): Promise<Answer>;
  /** A notice about the game of a table: whether the table is to be taken anew. */
  hear(id: string, seat: string, notice: Notice | null): boolean;
  /** The reasons against an action, or against every one of several ways to the same end. */
  whyNot(id: string, seat: string, action: string, others?: readonly string[]): Promise<readonly Reason[]>;
  change(id: string, changes: Changes): Promise<GameSummary>;
  /** Takes an open seat. */
  claim(id: string, token: string): Promise<Claimed>;
  /** What the game is to which a link invites. */
  invitation(id: string, token: string): Promise<Invited>;
  /** Publishes the hash of a seat's share of the dice, and tells the share later. */
  commit(id: string, seat: string, commitment: string): Promise<GameSummary>;
  reveal(id: string, seat: string, share: string): Promise<GameSummary>;
  hint(id: string, seat: string): Promise<Hint>;
  /** Makes players that are thinking choose now. */
  stop(id: string): Promise<Stopped>;
  /** A new game from the undamaged beginning of a damaged one. */
  salvage(id: string): Promise<GameSummary>;
  remove(id: string): Promise<void>;
  take(file: File): Promise<GameSummary>;
  board(path: string): Promise<BoardBody>;
  roster(path: string): Promise<Roster>;
  drawing(path: string): Promise<string>;
  rules(game: string): Promise<RulesText>;
  /** A lesson in the words for this pointer. */
  lesson(id: string, pointer: string): Promise<LessonBody>;
}

/** `language` is read for every request, so that a change of language needs no new server object. */
export function createServer(transport: Transport, language: () => string): Server {
  const lang = () => `lang=${language()}`;
  const of = (seat: string) => `seat=${encodeURIComponent(seat)}`;
  const after = (step: number | null) => (step === null ? "" : `&step=${step}`);
  const at = (id: string) => `games/${encodeURIComponent(id)}`;
  const kept = new KeptTable();
  const seen = (id: string, seat: string) => `${id} ${seat} ${language()}`;

  /** Sends what a player does, and keeps the table that the answer leads to. */
  async function done(id: string, what: string, seat: string, body: object): Promise<Answer> {
    const own = seen(id, seat);
    const answer = await transport.post<Answer>(`${at(id)}/${what}?${lang()}`, {
      seat,
      ...body,
      have: kept.stamp(own),
    });
    if (answer.table) {
      kept.bring(own, answer.table);
    } else if (answer.change) {
      kept.change(own, answer.change);
    }
    return answer;
  }

  async function table(id: string, seat: string, step: number | null): Promise<TableBody> {
    const own = seen(id, seat);
    const ready = step === null ? kept.take(own) : null;
    if (ready !== null) {
      return ready;
    }
    const before = kept.arrived;
    const found = await transport.get<TableBody>(
      `${at(id)}?${of(seat)}&form=compact&${lang()}${after(step)}`,
    );
    return step === null ? kept.fetched(own, found, before) : found;
  }

  return {
    catalogue: () => transport.get(`catalogue?${lang()}`),
    games: () => transport.get(`games?${lang()}`),
    begin: (game) => transport.post(`games?${lang()}`, game),
    table,
    history: (id, seat, first = 0) =>
      transport.get(`${at(id)}/history?${of(seat)}&after=${first}&${lang()}`),
    events: (id, seat, first) => transport.get(`${at(id)}/events?${of(seat)}&after=${first}&${lang()}`),
    branch: (id, seat, step) => transport.post(`${at(id)}/branch?${lang()}`, { seat, step }),
    overlays: (id, seat, step) =>
      transport.get(`${at(id)}/overlays?${of(seat)}&${lang()}${after(step)}`),
    statistics: (id, seat) => transport.get(`${at(id)}/statistics?${of(seat)}&${lang()}`),
    act: (id, seat, version, action) => done(id, "actions", seat, { version, action }),
    undo: (id, seat, version) => done(id, "undo", seat, { version }),
    hear: (id, seat, notice) => {
      const told = notice !== null && "change" in notice ? kept.change(seen(id, seat), notice.change) : "other";
      if (told === "other") {
        kept.distrust();
      }
      return told !== "known";
    },
    whyNot: async (id, seat, action, others = []) => {
      const answer = await transport.post<WhyNot>(
        `${at(id)}/why-not?${lang()}`,
        { seat, action, others },
      );
      return answer.reasons;
    },
    change: (id, changes) => transport.patch(`${at(id)}?${lang()}`, changes),
    invitation: (id, token) => transport.get(`${at(id)}/invitation?token=${encodeURIComponent(token)}&${lang()}`),
    claim: (id, token) => transport.post(`${at(id)}/claim?${lang()}`, { token }),
    commit: (id, seat, commitment) => transport.post(`${at(id)}/commit?${lang()}`, { seat, commitment }),
    reveal: (id, seat, share) => transport.post(`${at(id)}/reveal?${lang()}`, { seat, share }),
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
    drawing: (path) => transport.text(`${path}${path.includes("?") ? "&" : "?"}${lang()}`),
    rules: (game) => transport.get(`rules/${encodeURIComponent(game)}?${lang()}`),
    lesson: (id, pointer) => transport.get(`lessons/${id}?pointer=${pointer}&${lang()}`),
  };
}
