/** The remote address of a request's connection. */
export type Connection = () => string | undefined;

const addresses = new WeakMap<Request, Connection>();

/** Remembers how to find a request's client address: from its connection, or from the header of the trusted proxy. Looked up only when needed. */
export function noteAddress(request: Request, connection: Connection, trustProxy: boolean): void {
  addresses.set(request, trustProxy ? () => forwardedFor(request) || connection() : connection);
}

/** The client's network address, for sessions and rate limits. */
export const addressOf = (request: Request): string => addresses.get(request)?.() ?? "unknown";

/** The last entry of X-Forwarded-For is the one that our own proxy wrote; the client can forge those before it. */
const forwardedFor = (request: Request) => request.headers.get("x-forwarded-for")?.split(",").at(-1)?.trim();
