/** What does not change during a game: the board, its drawing, and the counters. */

import { HexMap } from "../board/hexes";
import type { BoardBody, Roster, Server, TableBody } from "../protocol/games";

export interface Fixed {
  readonly board: BoardBody;
  readonly map: HexMap;
  readonly roster: Roster;
  readonly drawing: string;
  /** The name of the place in a hex; the first of several. */
  readonly places: ReadonlyMap<string, string>;
}

/** Fetches it in the reader's language; the hexes are the same in every language. */
export async function fetchFixed(server: Server, table: TableBody, map: HexMap | null): Promise<Fixed> {
  const [board, roster, drawing] = await Promise.all([
    server.board(table.assets.board),
    server.roster(table.assets.roster),
    server.drawing(table.assets.drawing),
  ]);
  const places = new Map([...board.places].reverse().map((place) => [place.hex, place.name]));
  return { board, roster, drawing, places, map: map ?? new HexMap(board) };
}
