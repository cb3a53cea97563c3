/** Notices that a game has changed. They carry no content: interested clients fetch the game. */

import type { Notice as ChangeNotice, ThinkingNotice } from "./schema";

export type { ChangeNotice, ThinkingNotice };

export type Notice = ChangeNotice | ThinkingNotice;

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

/** The address of the notices, beside the page itself; with one game for those who only watch it. */
export function noticesAddress(page: Location, game = ""): string {
  const url = new URL("api/notices", page.href);
  if (game !== "") {
    url.searchParams.set("game", game);
  }
  url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  url.hash = "";
  return url.href;
}
