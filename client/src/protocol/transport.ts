/**
 * Requests to the server: JSON out, JSON in, one error shape.
 *
 * The transport knows no route. Modules beside it name the routes and the types of their bodies, and
 * are given a `Transport`, so that a test can hand them another.
 */

import { readRefusal, RequestRefused, ServerUnreachable } from "./errors";

export type Fetch = (address: string, init: RequestInit) => Promise<Response>;

export interface Transport {
  get<Answer>(path: string): Promise<Answer>;
  post<Answer>(path: string, body: unknown): Promise<Answer>;
}

/** `base` is where the protocol begins, with no slash at the end, for example `api`. */
export function createTransport(base: string, send: Fetch = (a, i) => fetch(a, i)): Transport {
  async function request<Answer>(path: string, init: RequestInit): Promise<Answer> {
    const address = `${base}/${path}`;
    let response: Response;
    let body: unknown;
    try {
      response = await send(address, init);
      body = await readBody(response);
    } catch (cause) {
      throw new ServerUnreachable(address, cause);
    }
    if (response.ok) {
      // The server's types are the contract; a body of another shape is the server's fault.
      return body as Answer;
    }
    const refusal = readRefusal(body);
    if (refusal === null) {
      throw new ServerUnreachable(address, response.status);
    }
    throw new RequestRefused(response.status, refusal);
  }

  return {
    get: (path) => request(path, { method: "GET", headers: { accept: "application/json" } }),
    post: (path, body) =>
      request(path, {
        method: "POST",
        headers: { accept: "application/json", "content-type": "application/json" },
        body: JSON.stringify(body),
      }),
  };
}

async function readBody(response: Response): Promise<unknown> {
  const text = await response.text();
  return text === "" ? null : (JSON.parse(text) as unknown);
}
