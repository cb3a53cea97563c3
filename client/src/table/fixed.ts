/** What does not change during a game: the board and the counters; and the drawing, which weather changes. */

import { HexMap } from "../board/hexes";
import type { BoardBody, Roster, Server, TableBody } from "../protocol/games";

export interface Fixed {
  readonly board: BoardBody;
  readonly map: HexMap;
  readonly roster: Roster;
  readonly drawing: string;
  /** Where the drawing came from: another address is another look of the land. */
  readonly drawnAt: string;
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
  return { board, roster, drawing, drawnAt: table.assets.drawing, places, map: map ?? new HexMap(board) };
}

/** The same with the land as it looks now. */
export async function redrawn(server: Server, fixed: Fixed, table: TableBody): Promise<Fixed> {
  const drawnAt = table.assets.drawing;
  return fixed.drawnAt === drawnAt ? fixed : { ...fixed, drawnAt, drawing: await server.drawing(drawnAt) };
}
