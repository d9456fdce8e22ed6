import type { UserRow } from "../engine/accounts/users.ts";
import type { Log } from "../engine/store/log.ts";
import { SAFE_METHODS } from "./http/same-origin.ts";

type Participants = { actor?: Pick<UserRow, "id" | "role">; key?: string; target?: string };
const participants = new WeakMap<Request, Participants>();

/** Notes which account a request comes from, and by which API key. */
export const noteActor = (request: Request, { id, role }: UserRow, key?: string): void => note(request, { actor: { id, role }, key });
/** Notes which account a request has made, where its address does not name it. */
export const noteTarget = (request: Request, userId: string): void => note(request, { target: userId });

const note = (request: Request, part: Participants) => void participants.set(request, { ...participants.get(request), ...part });

const REFUSED = [401, 403, 429];
/** Calls by which an administrator reads data of one person. Lists and totals, which the screen polls, are not logged. */
const PERSONAL_READS = /\/(ledger|contact-messages)$/;
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * The call log: calls that change something, that are refused for lack of rights, or by which an administrator reads data of a person. Of a path only
 * the segments that are the API's own (`words`) are logged; of an administrator's call also the account that made it and the id that it was about.
 * Bodies are never logged; of an API key its id.
 */
export function openCallLog(log: Log, words: ReadonlySet<string>) {
  return (request: Request, { pathname }: URL, status: number): void => {
    const isAdministration = pathname.startsWith("/api/admin/");
    const changes = !SAFE_METHODS.includes(request.method);
    if (!changes && status !== 403 && !(isAdministration && PERSONAL_READS.test(pathname))) return;

    const parts = pathname.split("/");
    const address = parts
      .map((part) => (words.has(part) ? part : ":id"))
      .slice(0, 6)
      .join("/");
    const { actor, key, target = parts.find((part) => ID.test(part)) } = participants.get(request) ?? {};
    const isAdministrator = isAdministration && actor?.role === "admin";
    log.write(REFUSED.includes(status) ? "warning" : "info", isAdministrator ? "admin" : "api", `${request.method} ${address}`, {
      ...(isAdministrator && { actor: actor.id, target }),
      ...(key !== undefined && { key }),
      status,
    });
  };
}
