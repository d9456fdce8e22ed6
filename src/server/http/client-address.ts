/** Asks the connection of a request where it comes from. */
export type Connection = () => string | undefined;

const addresses = new WeakMap<Request, Connection>();

/** Notes where a request came from: its connection, or what the trusted proxy in front says of it. Most requests are never asked. */
export function noteAddress(request: Request, connection: Connection, trustProxy: boolean): void {
  addresses.set(request, trustProxy ? () => forwardedFor(request) || connection() : connection);
}

/** The visitor's network address, for sessions and limits. */
export const addressOf = (request: Request): string => addresses.get(request)?.() ?? "unknown";

/** The last entry is the one that our own proxy wrote; those before it are whatever the visitor claimed. */
const forwardedFor = (request: Request) => request.headers.get("x-forwarded-for")?.split(",").at(-1)?.trim();
