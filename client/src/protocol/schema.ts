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
  readonly first_turn: number;
  readonly seats: readonly (readonly [string, string])[];
  readonly family: string;
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

/** A lesson on the first page. */
export interface LessonCard {
  readonly id: string;
  readonly game: string;
  readonly title: string;
  readonly summary: string;
  readonly position: string;
  readonly seat: string;
  readonly opponent: Readonly<Record<string, string>>;
  readonly hexes: readonly string[];
}

/** Everything that can be played, and the players that can play it. */
export interface Catalogue {
  readonly games: readonly GameBody[];
  readonly players: readonly string[];
  readonly lessons: readonly LessonCard[];
  readonly network: boolean;
}

/** How far the players are before the game begins. */
export interface Gathered {
  readonly server: string;
  readonly commitments: Readonly<Record<string, string>>;
  readonly shares: Readonly<Record<string, string>>;
  readonly complete: boolean;
  readonly round: number;
}

/** A game in a list, as seen by the browser that asks. */
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
  readonly retired?: boolean;
  readonly mine?: readonly string[];
  readonly owner?: boolean;
  readonly shared?: boolean;
  readonly hints?: boolean;
  readonly invitations?: Readonly<Record<string, string>>;
  readonly gathering?: Gathered | null;
  readonly practice?: readonly string[];
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

/** A stack as a seat sees it, where stacks have an order (Iskra 1.1.4: only the top is shown). */
export interface SeenStack {
  readonly hex: string;
  readonly side: string;
  readonly top?: string;
  readonly below?: readonly string[];
  readonly height?: number;
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
  readonly stacks?: readonly SeenStack[];
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
  readonly card: Readonly<Record<string, string>>;
}

/** What one unit may do with one verb; the three lists are parallel. */
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

/** An event as a seat may see it, numbered among the events that this seat has seen. */
export interface LogEntry {
  readonly number: number;
  readonly step: number;
  readonly code: string;
  readonly rule: string;
  readonly text: string;
  readonly arguments: Readonly<Record<string, string | number | readonly string[]>>;
  readonly kind: "" | "attack" | "draw" | "loss" | "move" | "result" | "turn";
  readonly seat: string;
  readonly turn: number;
}

/** Part of the log, and the current status of the game. */
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

/** The progress of a player, as the table shows it. */
export interface Progress {
  readonly seat: string;
  readonly share: number;
  readonly code: string;
}

/** An enemy counter that the seat has seen and sees no longer: where, and in which turn. */
export interface Sighting {
  readonly unit: string;
  readonly hex: string;
  readonly turn: number;
}

/** What is known to come on a turn; `seat` is "" where it concerns everybody. */
export interface CalendarRow {
  readonly turn: number;
  readonly seat: string;
  readonly text: string;
  readonly rule: string;
}

/** Everything that one seat may know of a game. */
export interface Table {
  readonly game: GameSummary;
  readonly seat: string;
  readonly side: string;
  readonly sides: readonly string[];
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
  readonly sightings: readonly Sighting[];
  readonly calendar: readonly CalendarRow[];
  readonly stamp: string;
}

/** One action: who took it, when, and its result. Actions of other seats are not told. */
export interface HistoryEntry {
  readonly step: number;
  readonly seat: string;
  readonly turn: number;
  readonly action: string;
  readonly texts: readonly string[];
  readonly reason: string;
}

/** The history of a game, action by action. */
export interface History {
  readonly version: number;
  readonly steps: number;
  readonly entries: readonly HistoryEntry[];
}

/** One overlay on the map: hexes, hexsides, or pairs of hexes. */
export interface OverlayPart {
  readonly kind: string;
  readonly side: string;
  readonly hexes?: readonly string[];
  readonly sides?: readonly (readonly [string, string])[];
  readonly unit?: string;
  readonly links?: readonly (readonly [string, string])[];
}

/** The overlays of the map, with the names of overlays and their parts. */
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

/** A random draw: where, for which seat, and its number. */
export interface Draw {
  readonly step: number;
  readonly turn: number;
  readonly seat: string;
  readonly draw: number;
  readonly die: number;
  readonly text: string;
}

/** Everything needed to recompute each die of a finished game. */
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
  readonly commitments: Readonly<Record<string, string>>;
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

/** A table of the data files, with every cell as text. */
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

/** What the game shows; everything that is written must hold. */
export interface Condition {
  readonly event?: string;
  readonly having?: Readonly<Record<string, string>>;
  readonly times?: number;
  readonly deciding?: readonly string[];
  readonly not_deciding?: readonly string[];
  readonly moved?: readonly string[];
  readonly any_moved?: readonly string[];
  readonly at?: Readonly<Record<string, readonly string[]>>;
  readonly not_at?: Readonly<Record<string, readonly string[]>>;
  readonly past?: string;
}

/** Units that are to go to a hex: they are pointed out, and the hex once one is selected. */
export interface Way {
  readonly units: readonly string[];
  readonly to: string;
}

/** A nudge with its text. */
export interface NudgeBody {
  readonly when: Condition;
  readonly text: string;
}

/** A step with its texts. */
export interface StepBody {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly rules: readonly string[];
  readonly hexes: readonly string[];
  readonly units: readonly string[];
  readonly ways: readonly Way[];
  readonly done: readonly Condition[];
  readonly nudges: readonly NudgeBody[];
}

/** A lesson in the language of its reader. */
export interface LessonBody {
  readonly card: LessonCard;
  readonly past: Readonly<Record<string, readonly Condition[]>>;
  readonly steps: readonly StepBody[];
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

/** A seat of the game to which somebody is invited, and who plays it. */
export interface InvitedSeat {
  readonly name: string;
  readonly player: string;
}

/** An optional rule that is not as usual, in words. */
export interface InvitedOption {
  readonly rule: string;
  readonly text: string;
  readonly value: string;
}

/** What a friend is told before sitting down. */
export interface Invited {
  readonly seat: string;
  readonly name: string;
  readonly game: string;
  readonly title: string;
  readonly seats: readonly InvitedSeat[];
  readonly options: readonly InvitedOption[];
}

/** Changed rows of a list: first those that are gone are taken out, then those to put come in, each in the place of the row with the same key, or at the end. */
export interface Rows {
  readonly key: string;
  readonly put?: readonly unknown[];
  readonly gone?: readonly (string | number)[];
}

/** What has changed in a table or in a part of it, by field. */
export interface Change {
  readonly set?: Readonly<Record<string, unknown>>;
  readonly within?: Readonly<Record<string, Change>>;
  readonly rows?: Readonly<Record<string, Rows>>;
  readonly gone?: readonly string[];
}

/** What leads from one table of a seat to the next. */
export interface TableChange {
  readonly base: string;
  readonly stamp: string;
  readonly game: GameSummary;
  readonly thinking: Progress | null;
  readonly change: Change;
}

/** The action is on disk, and the game is at this version. */
export interface Answer {
  readonly version: number;
  readonly change?: TableChange | null;
  readonly table?: Table | null;
}

/** Number of players that were thinking. */
export interface Stopped {
  readonly stopped: number;
}

/** All reasons against an action; empty if it is legal. */
export interface WhyNot {
  readonly reasons: readonly PhrasedReason[];
}

/** All the reasons against a request. */
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

/** A game has changed, and what that means for the seat that is looked at. */
export interface TableNotice {
  readonly game: string;
  readonly version: number;
  readonly change: TableChange;
}

/** The progress of a computer player or a hint. */
export interface ThinkingNotice {
  readonly thinking: string;
  readonly seat: string;
  readonly share: number;
  readonly code: string;
}

/** A game to start; unnamed seats are played by people. */
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

/** The changes to a game. */
export interface Changes {
  readonly name?: string | null;
  readonly pace?: number | null;
  readonly paused?: boolean | null;
  readonly hints?: boolean | null;
  readonly seats?: Readonly<Record<string, string>> | null;
}

/** An action as text, and the version that its author has seen. */
export interface ActionRequest {
  readonly seat: string;
  readonly version: number;
  readonly action: string;
  readonly have?: string | null;
}

/** Take back the last action of a seat. */
export interface UndoRequest {
  readonly seat: string;
  readonly version: number;
  readonly have?: string | null;
}

/** Take an open seat. */
export interface ClaimRequest {
  readonly token: string;
}

/** The hash of a seat's share of the dice, before any share is told. */
export interface CommitRequest {
  readonly seat: string;
  readonly commitment: string;
}

/** A seat's share of the dice, when the hashes of all are published. */
export interface RevealRequest {
  readonly seat: string;
  readonly share: string;
}

/** Ask the computer for advice for a seat. */
export interface HintRequest {
  readonly seat: string;
}

/** Ask whether an action is legal. */
export interface WhyNotRequest {
  readonly seat: string;
  readonly action: string;
  readonly others?: readonly string[];
}

/** Start a new game from an earlier moment, with what a seat knew then. */
export interface BranchRequest {
  readonly step: number;
  readonly seat?: string;
  readonly seats?: Readonly<Record<string, string>>;
}
