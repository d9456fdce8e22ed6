import type { AuditEvent, AuditPage } from "../../engine/contract/audit-actions.ts";

const HASH = "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08";
const AT = "2026-03-10T12:00:00.000Z";
const ANNA = { id: "1", name: "anna.keller@agency.test" };
const JOB = "4f8a1da4-385a-4ed3-8698-84c504ca79e6";

const event = (seq: number, part: Partial<AuditEvent>): AuditEvent => ({
  seq,
  at: AT,
  action: "job.created",
  what: "Uploaded a CV",
  actor: ANNA,
  way: "browser",
  hash: HASH,
  ...part,
});

const EVENTS: AuditEvent[] = [
  event(9, {
    action: "document.downloaded",
    what: "Downloaded documents: docx, pdf",
    way: "key",
    key: { id: "2", name: "Nightly import" },
    subject: { kind: "job", id: JOB },
    account: "1",
    accountName: ANNA.name,
  }),
  event(8, {
    action: "login.failed",
    what: "Failed to sign in: wrong password",
    actor: { id: null, name: null },
    subject: { kind: "account", id: "1" },
    account: "1",
    accountName: ANNA.name,
  }),
  event(7, { action: "brand.changed", what: "Changed the brand: of the house", subject: { kind: "brand", id: "house" } }),
  event(6, {
    action: "account.deleted",
    what: `Deleted the account: ${"a.very.long.address.of.somebody".repeat(2)}@agency.test, 12 jobs`,
    actor: { id: null, name: "root" },
    way: "terminal",
    subject: { kind: "account", id: "3b1f5f57-6f0e-4c55-8f0c-1f4f8c9f5d11" },
    account: "3b1f5f57-6f0e-4c55-8f0c-1f4f8c9f5d11",
  }),
  event(5, {
    action: "retention.purged",
    what: "Deleted CVs at the end of their retention: 12 CVs",
    actor: { id: null, name: null },
    way: "service",
  }),
];

const PAGE: AuditPage = { events: EVENTS, next: 5 };
const LAST: AuditPage = { events: [event(4, { subject: { kind: "job", id: JOB } })] };

/** The last page where a cursor is sent, nothing where a filter is, and a page with a next one else. */
export function auditPage(query: URLSearchParams): AuditPage {
  if (query.has("cursor")) return LAST;
  return [...query.keys()].length > 0 ? { events: [] } : PAGE;
}
