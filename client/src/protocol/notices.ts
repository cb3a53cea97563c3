/** Notices that a game has changed, with what has changed for the seat that is looked at. */

import type { Notice as ChangeNotice, TableNotice, ThinkingNotice } from "./schema";

export type { ChangeNotice, TableNotice, ThinkingNotice };

export type Notice = ChangeNotice | TableNotice | ThinkingNotice;

export function isThinking(notice: Notice): notice is ThinkingNotice {
  return "thinking" in notice;
}

const PATIENCE = [500, 1000, 2000, 4000];

/**
 * Listens until the returned function is called, and reconnects after a break; `onNotice` gets
 * null after each connection, because anything may have happened before it.
 */
export function listenToNotices(address: string, onNotice: (notice: Notice | null) => void): () => void {
  let socket: WebSocket | null = null;
  let failures = 0;
  let timer = 0;
  let ended = false;

  function connect(): void {
    socket = new WebSocket(address);
    socket.onopen = () => {
      failures = 0;
      onNotice(null);
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      onNotice(JSON.parse(event.data) as Notice);
    };
    socket.onclose = () => {
      if (!ended) {
        timer = window.setTimeout(connect, PATIENCE[Math.min(failures, 3)]);
        failures += 1;
      }
    };
  }

  connect();
  return () => {
    ended = true;
    window.clearTimeout(timer);
    socket?.close();
  };
}

/** The address of the notices, beside the page itself; those of one table name game, seat and language. */
export function noticesAddress(page: Location, table: Readonly<Record<string, string>> = {}): string {
  const url = new URL("api/notices", page.href);
  for (const [name, value] of Object.entries(table)) {
    url.searchParams.set(name, value);
  }
  url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  url.hash = "";
  return url.href;
}
