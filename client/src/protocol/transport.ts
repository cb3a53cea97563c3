/**
 * Requests to the server: JSON out, JSON in, one error format.
 *
 * The transport knows no routes. Other modules name the routes and the types of their bodies, and
 * get a `Transport`, so that a test can pass its own.
 */

import { readRefusal, RequestRefused, ServerUnreachable } from "./errors";

export type Fetch = (address: string, init: RequestInit) => Promise<Response>;

export interface Transport {
  get<Answer>(path: string): Promise<Answer>;
  /** A response that is not JSON, such as a drawing. */
  text(path: string): Promise<string>;
  post<Answer>(path: string, body: unknown): Promise<Answer>;
  patch<Answer>(path: string, body: unknown): Promise<Answer>;
  remove(path: string): Promise<void>;
  /** Sends a file unchanged. */
  upload<Answer>(path: string, file: Blob): Promise<Answer>;
}

/** `base` is the root of the protocol, with no slash at the end, for example `api`. */
export function createTransport(base: string, send: Fetch = (a, i) => fetch(a, i)): Transport {
  async function request(path: string, init: RequestInit): Promise<string> {
    const address = `${base}/${path}`;
    let response: Response;
    let text: string;
    try {
      response = await send(address, init);
      text = await response.text();
    } catch (cause) {
      throw new ServerUnreachable(address, cause);
    }
    if (response.ok) {
      return text;
    }
    const refusal = readRefusal(parsed(text));
    if (refusal === null) {
      throw new ServerUnreachable(address, response.status);
    }
    throw new RequestRefused(response.status, refusal);
  }

  async function json<Answer>(path: string, init: RequestInit): Promise<Answer> {
    const text = await request(path, { ...init, headers: { ...JSON_ASKED, ...init.headers } });
    // The server's types are the contract; a body of another shape is a server error.
    return (text === "" ? null : parsed(text)) as Answer;
  }

  function body(value: unknown): RequestInit {
    return { headers: { "content-type": "application/json" }, body: JSON.stringify(value) };
  }

  return {
    get: (path) => json(path, { method: "GET" }),
    text: (path) => request(path, { method: "GET" }),
    post: (path, value) => json(path, { method: "POST", ...body(value) }),
    patch: (path, value) => json(path, { method: "PATCH", ...body(value) }),
    remove: async (path) => {
      await request(path, { method: "DELETE" });
    },
    upload: (path, file) =>
      json(path, {
        method: "POST",
        headers: { "content-type": "application/octet-stream" },
        body: file,
      }),
  };
}

const JSON_ASKED = { accept: "application/json" };

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
