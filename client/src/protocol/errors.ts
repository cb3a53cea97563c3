/** One reason why an action was refused: a code and its arguments, phrased in the reader's language. */
export interface Reason {
  readonly code: string;
  readonly arguments: Readonly<Record<string, unknown>>;
  readonly rule: string | null;
}

/** All the reasons, and of which kind they are: unreadable, not your decision, not legal. */
export interface Refusal {
  readonly kind: string;
  readonly reasons: readonly Reason[];
}

/** The server answered, and said no. */
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

/** No usable answer came: the connection failed, or what came is not of the protocol. */
export class ServerUnreachable extends Error {
  constructor(path: string, cause: unknown) {
    super(path, { cause });
    this.name = "ServerUnreachable";
  }
}

/**
 * Reads the one error shape, `{"kind", "reasons": [{"code", "arguments", "rule"}]}`, in which empty
 * arguments and an empty rule are left out; null if the body is of another shape.
 */
export function readRefusal(body: unknown): Refusal | null {
  if (!isRecord(body) || typeof body["kind"] !== "string" || !Array.isArray(body["reasons"])) {
    return null;
  }
  const reasons: Reason[] = [];
  for (const item of body["reasons"] as unknown[]) {
    const reason = readReason(item);
    if (reason === null) {
      return null;
    }
    reasons.push(reason);
  }
  return { kind: body["kind"], reasons };
}

function readReason(item: unknown): Reason | null {
  if (!isRecord(item) || typeof item["code"] !== "string") {
    return null;
  }
  const given = item["arguments"];
  const rule = item["rule"];
  return {
    code: item["code"],
    arguments: isRecord(given) ? given : {},
    rule: typeof rule === "string" && rule !== "" ? rule : null,
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
