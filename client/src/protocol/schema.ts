/**
 * The bodies of requests and answers, made from the server's structs by `make client-types`.
 * Not to be edited: change the structs instead.
 */

/** A scenario with its texts. */
export interface ScenarioBody {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly turns: number;
  readonly seats: readonly (readonly [string, string])[];
}

/** An optional rule with its texts. */
export interface OptionBody {
  readonly id: string;
  readonly rule: string;
  readonly text: string;
  readonly default: string;
  readonly values: readonly (readonly [string, string])[];
}

/** A position that comes with a game, with its texts. */
export interface PositionBody {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
}

/** A game with its scenarios and options. */
export interface GameBody {
  readonly id: string;
  readonly title: string;
  readonly scenarios: readonly ScenarioBody[];
  readonly options: readonly OptionBody[];
  readonly positions: readonly PositionBody[];
}

/** Everything that can be played, and by whom. */
export interface Catalogue {
  readonly games: readonly GameBody[];
  readonly players: readonly string[];
  readonly network: boolean;
}

/** A game in a list, as the browser that asks has to do with it. */
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
  readonly mine?: readonly string[];
  readonly owner?: boolean;
  readonly shared?: boolean;
  readonly hints?: boolean;
  readonly invitations?: Readonly<Record<string, string>>;
}

/** A counter as a seat sees it. */
export interface SeenUnit {
  readonly id: string;
  readonly side: string;
  readonly hex?: string;
  readonly box?: string;
  readonly steps?: number;
  readonly marks?: readonly string[];
}

/** How a game ended: winner (`""` for a draw), the rule, and the score behind it. */
export interface Result {
  readonly winner: string;
  readonly rule: string;
  readonly code: string;
  readonly score: number;
}

/** A position as one seat sees it. */
export interface View {
  readonly game: string;
  readonly scenario: string;
  readonly seat: string;
  readonly turn: number;
  readonly phase: string;
  readonly version: number;
  readonly waiting: readonly string[];
  readonly units: readonly SeenUnit[];
  readonly tracks: Readonly<Record<string, unknown>>;
  readonly own?: Readonly<Record<string, unknown>>;
  readonly result?: Result | null;
}

/** Names of what the tracks, the hand and the units of a view hold, in the reader's language. */
export interface Labels {
  readonly words: Readonly<Record<string, string>>;
  readonly phase: string;
  readonly seats: Readonly<Record<string, string>>;
  readonly victory: Readonly<Record<string, string>>;
  readonly tracks: Readonly<Record<string, string>>;
  readonly marks: Readonly<Record<string, string>>;
  readonly boxes: Readonly<Record<string, string>>;
}

/** What one unit may do with one verb; the three lists go side by side. */
export interface Bundle {
  readonly after: readonly number[];
  readonly words: readonly string[];
  readonly costs?: readonly (number | null)[];
}

/** What a seat must decide, as a sentence and as choices. */
export interface SeatDecision {
  readonly seat: string;
  readonly kind: string;
  readonly title: string;
  readonly rule: string;
  readonly heading: string;
  readonly prompt: string;
  readonly arguments: Readonly<Record<string, string | number | readonly string[]>>;
  readonly choices: Readonly<Record<string, unknown>>;
  readonly actions: readonly string[];
  readonly bundles: Readonly<Record<string, Bundle>>;
  readonly words: Readonly<Record<string, string>>;
}

/** An event as a seat may see it, numbered among those that this seat has seen. */
export interface LogEntry {
  readonly number: number;
  readonly step: number;
  readonly code: string;
  readonly rule: string;
  readonly text: string;
  readonly arguments: Readonly<Record<string, string | number | readonly string[]>>;
}

/** A part of the log, and where the game stands. */
export interface Events {
  readonly version: number;
  readonly count: number;
  readonly entries: readonly LogEntry[];
}

/** Where to fetch what does not change during a game. */
export interface Assets {
  readonly board: string;
  readonly drawing: string;
  readonly roster: string;
}

/** How far somebody is, as the table shows it. */
export interface Progress {
  readonly seat: string;
  readonly share: number;
  readonly code: string;
}

/** Everything that one seat may know of a game. */
export interface Table {
  readonly game: GameSummary;
  readonly seat: string;
  readonly version: number;
  readonly view: View;
  readonly labels: Labels;
  readonly decision: SeatDecision | null;
  readonly can_undo: boolean;
  readonly undoable: number;
  readonly log: Events;
  readonly assets: Assets;
  readonly commitment: string;
  readonly step: number;
  readonly steps: number;
  readonly thinking: Progress | null;
}

/** One action: who took it, when, and what came of it. Actions of others stay untold. */
export interface HistoryEntry {
  readonly step: number;
  readonly seat: string;
  readonly turn: number;
  readonly action: string;
  readonly texts: readonly string[];
  readonly reason: string;
}

/** The way of a game, action by action. */
export interface History {
  readonly version: number;
  readonly steps: number;
  readonly entries: readonly HistoryEntry[];
}

/** One thing that is laid over the map: hexes, hexsides, or pairs of hexes. */
export interface OverlayPart {
  readonly kind: string;
  readonly side: string;
  readonly hexes?: readonly string[];
  readonly sides?: readonly (readonly [string, string])[];
  readonly unit?: string;
  readonly links?: readonly (readonly [string, string])[];
}

/** What may be laid over the map, with the names of overlays and their parts. */
export interface Overlays {
  readonly step: number;
  readonly overlays: Readonly<Record<string, readonly OverlayPart[]>>;
  readonly labels: Readonly<Record<string, string>>;
}

/** Some numbers of a game after an action. */
export interface Moment {
  readonly step: number;
  readonly turn: number;
  readonly losses: Readonly<Record<string, number>>;
  readonly points: number | null;
}

/** A number drawn by chance: where, for whom, and which draw it was. */
export interface Draw {
  readonly step: number;
  readonly turn: number;
  readonly seat: string;
  readonly draw: number;
  readonly die: number;
  readonly text: string;
}

/** What every die of a finished game can be computed from. */
export interface Seeds {
  readonly server_seed: string;
  readonly client_seed: string;
}

/** Losses and victory points over time, and every draw. */
export interface Statistics {
  readonly step: number;
  readonly sides: Readonly<Record<string, string>>;
  readonly need: number | null;
  readonly moments: readonly Moment[];
  readonly draws: readonly Draw[];
  readonly commitment: string;
  readonly seeds: Seeds | null;
}

/** A named place in the reader's language. */
export interface BoardPlace {
  readonly hex: string;
  readonly kind: string;
  readonly name: string;
}

/** A board: hexes in the order of `hexes`, everything else by their index or name. */
export interface BoardBody {
  readonly orientation: string;
  readonly hexes: readonly string[];
  readonly centers: readonly (readonly [number, number])[];
  readonly neighbors: readonly (readonly number[])[];
  readonly terrain: readonly string[];
  readonly terrain_names: Readonly<Record<string, string>>;
  readonly sides: readonly (readonly [number, number, readonly string[]])[];
  readonly links: readonly (readonly [number, number, readonly string[]])[];
  readonly places: readonly BoardPlace[];
  readonly areas: Readonly<Record<string, readonly string[]>>;
  readonly names: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** Sentences of a rule; `[10.4]` refers to a section. */
export interface Paragraph {
  readonly kind: "paragraph";
  readonly text: string;
}

/** How this program decides what the rulebook leaves open. */
export interface Ruling {
  readonly kind: "ruling";
  readonly text: string;
}

/** A list of points. */
export interface Bullets {
  readonly kind: "bullets";
  readonly items: readonly string[];
}

/** A table of the data files, with every cell in words. */
export interface RulesTable {
  readonly kind: "table";
  readonly id: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** A numbered section of the rules. */
export interface RuleSection {
  readonly number: string;
  readonly title: string;
  readonly blocks: readonly (Paragraph | Ruling | Bullets | RulesTable)[];
}

/** The rules of a game in one language. */
export interface RulesText {
  readonly game: string;
  readonly language: string;
  readonly sections: readonly RuleSection[];
}

/** One reason with its text in the reader's language. */
export interface PhrasedReason {
  readonly code: string;
  readonly rule: string;
  readonly text: string;
  readonly arguments: Readonly<Record<string, string | number | readonly string[]>>;
}

/** What the computer would do for a seat, and why. */
export interface Hint {
  readonly version: number;
  readonly seat: string;
  readonly player: string;
  readonly action: string;
  readonly reasons: readonly PhrasedReason[];
}

/** A seat was taken. */
export interface Claimed {
  readonly seat: string;
  readonly game: GameSummary;
}

/** The action is on disk, and the game at this version. */
export interface Acknowledged {
  readonly version: number;
}

/** So many were thinking. */
export interface Stopped {
  readonly stopped: number;
}

/** All reasons against an action; none when it is legal. */
export interface WhyNot {
  readonly reasons: readonly PhrasedReason[];
}

/** Everything that stands against a request. */
export interface Problem {
  readonly kind: string;
  readonly reasons: readonly PhrasedReason[];
}

/** The body of every answer that is not a success. */
export interface ErrorBody {
  readonly error: Problem;
}

/** A game has changed; version -1 means that it is gone. */
export interface Notice {
  readonly game: string;
  readonly version: number;
}

/** How far a computer player or a hint is. */
export interface ThinkingNotice {
  readonly thinking: string;
  readonly seat: string;
  readonly share: number;
  readonly code: string;
}

/** A game to begin; a seat that is not named is a person's. */
export interface NewGame {
  readonly scenario?: string;
  readonly position?: string;
  readonly shipped?: string;
  readonly options?: Readonly<Record<string, string>>;
  readonly seats?: Readonly<Record<string, string>>;
  readonly seed?: number | string | null;
  readonly name?: string;
  readonly pace?: number;
  readonly hints?: boolean | null;
}

/** What of a game is to be changed. */
export interface Changes {
  readonly name?: string | null;
  readonly pace?: number | null;
  readonly paused?: boolean | null;
  readonly hints?: boolean | null;
  readonly seats?: Readonly<Record<string, string>> | null;
}

/** An action in its text form, and the version that its author has seen. */
export interface ActionRequest {
  readonly seat: string;
  readonly version: number;
  readonly action: string;
}

/** The last action of a seat is to be taken back. */
export interface UndoRequest {
  readonly seat: string;
  readonly version: number;
}

/** An open seat is to be taken. */
export interface ClaimRequest {
  readonly token: string;
}

/** A seat asks the computer for advice. */
export interface HintRequest {
  readonly seat: string;
}

/** An action that somebody wonders about. */
export interface WhyNotRequest {
  readonly seat: string;
  readonly action: string;
}

/** A new game is to go on from an earlier moment, as a seat knows it. */
export interface BranchRequest {
  readonly step: number;
  readonly seat?: string;
  readonly seats?: Readonly<Record<string, string>>;
}
