import type { PhrasedReason as Reason, Problem as Refusal } from "./schema";

/**
 * One reason why a request was refused, with its text in the reader's language; and all reasons, with
 * their kind: unreadable, stale, not your decision, not legal ...
 */
export type { Reason, Refusal };

/** The server responded with a refusal. */
export class RequestRefused extends Error {
  readonly status: number;
  readonly refusal: Refusal;

  constructor(status: number, refusal: Refusal) {
    super(`${refusal.kind}: ${refusal.reasons.map((reason) => reason.code).join(", ")}`);
    this.name = "RequestRefused";
    this.status = status;
    this.refusal = refusal;
  }
}

/** No usable response: the connection failed, or the response does not follow the protocol. */
export class ServerUnreachable extends Error {
  constructor(path: string, cause: unknown) {
    super(path, { cause });
    this.name = "ServerUnreachable";
  }
}

/**
 * Reads the error format, `{"error": {"kind", "reasons": [{"code", "rule", "text", "arguments"}]}}`;
 * null if the body has another shape.
 */
export function readRefusal(body: unknown): Refusal | null {
  const error = isRecord(body) ? body["error"] : null;
  if (!isRecord(error) || typeof error["kind"] !== "string" || !Array.isArray(error["reasons"])) {
    return null;
  }
  const reasons: Reason[] = [];
  for (const item of error["reasons"] as unknown[]) {
    const reason = readReason(item);
    if (reason === null) {
      return null;
    }
    reasons.push(reason);
  }
  return { kind: error["kind"], reasons };
}

function readReason(item: unknown): Reason | null {
  if (!isRecord(item) || typeof item["code"] !== "string") {
    return null;
  }
  const given = item["arguments"];
  return {
    code: item["code"],
    rule: typeof item["rule"] === "string" ? item["rule"] : "",
    text: typeof item["text"] === "string" ? item["text"] : item["code"],
    arguments: isRecord(given) ? (given as Reason["arguments"]) : {},
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
