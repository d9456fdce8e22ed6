import type { ErrorBody, TemplateReport } from "../../../engine/contract/api.ts";
import { NETWORK_RETRY_DELAYS_MS } from "../../../engine/contract/limits.ts";
import { idempotencyKey } from "./idempotency.ts";

/** The fields of a refusal; a template that was refused comes with its report. */
type RefusalBody = Partial<ErrorBody & Omit<TemplateReport, "template">>;

/** An error answer of the server: the message is `<status>: <text>`; `text` is for people, `body` has the fields for programs. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly text: string,
    readonly body: RefusalBody = {},
  ) {
    super(`${status}: ${text}`);
    this.name = "ApiError";
  }
}

/** Nobody answered: no connection, or the server is down. */
export class NetworkError extends Error {
  constructor() {
    super("The server cannot be reached. Please check your connection.");
    this.name = "NetworkError";
  }
}

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/**
 * Calls `/api` + path with JSON, or with a form when the body is one, and gives the answer's JSON. `headers`: more of them, or others than usual. `signal`
 * ends the call when nobody waits for its answer any more.
 */
export async function api<T>(
  method: Method,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
  signal: AbortSignal | null = null,
): Promise<T> {
  const response = await apiResponse(method, path, body, headers, signal);
  const text = await response.text();
  return (text ? JSON.parse(text) : null) as T;
}

/** The same, for answers that are files. A POST or PATCH bears one key however often it is tried, so that it has one effect. Throws ApiError for every status outside 200 to 299. */
export async function apiResponse(
  method: Method,
  path: string,
  body?: unknown,
  more: Record<string, string> = {},
  signal: AbortSignal | null = null,
): Promise<Response> {
  const headers = new Headers(body === undefined || body instanceof FormData ? {} : { "content-type": "application/json" });
  for (const [name, value] of Object.entries(more)) headers.set(name, value);
  if (method === "POST" || method === "PATCH") headers.set("idempotency-key", idempotencyKey());
  const response = await withNetworkRetries(() =>
    fetch(`/api${path}`, { method, credentials: "include", headers, body: encode(body), signal }),
  );
  if (!response.ok) throw toApiError(response.status, response.statusText, await response.text());
  return response;
}

const encode = (body: unknown) => (body === undefined || body instanceof FormData ? body : JSON.stringify(body));

/** Two more tries, after one and two seconds, and only when no answer came. */
export async function withNetworkRetries<T>(send: () => Promise<T>, wait = pause): Promise<T> {
  for (const delayMs of NETWORK_RETRY_DELAYS_MS) {
    try {
      return await send();
    } catch (error) {
      if (!isNetworkFailure(error)) throw error;
      await wait(delayMs);
    }
  }
  try {
    return await send();
  } catch (error) {
    throw isNetworkFailure(error) ? new NetworkError() : error;
  }
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** `fetch` rejects with a TypeError when the network fails. */
const isNetworkFailure = (error: unknown) => error instanceof TypeError || error instanceof NetworkError;

export function toApiError(status: number, statusText: string, text: string): ApiError {
  const body = parseErrorBody(text);
  return new ApiError(status, (body ? body.message || body.error : text) || statusText, body);
}

/** Undefined for an answer that is no JSON object: then its text is the message. */
function parseErrorBody(text: string): RefusalBody | undefined {
  try {
    const body = JSON.parse(text);
    return typeof body === "object" && body !== null ? body : undefined;
  } catch {
    return undefined;
  }
}

export const isUnauthorized = (error: unknown): boolean =>
  error instanceof Error && error.message.startsWith("401: ") && error.message.includes("Unauthorized");

/** The error message to show; `fallback` when there is none. */
export function errorMessage(error: unknown, fallback: string): string {
  if (error instanceof ApiError) return error.text || fallback;
  return (error instanceof Error && error.message) || fallback;
}
