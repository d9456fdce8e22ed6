import type { Asker, Filled } from "./fill.ts";

/** `isWhole`: reads all of something, however much there is. */
export type Call = { name: string; path: string; as: Asker; body?: object; headers?: Record<string, string>; isWhole?: true };

/** As the screens ask for them: see `readJobs`. */
const PAGE = "/jobs?scores=figures&limit=200";

/** The lists, statistics and searches of the screens, as those see them who have the most. */
export function calls({ admin, members, large, everybody }: Filled): Call[] {
  const member = members[1] as Asker;
  const usual = everybody[Math.floor(everybody.length / 2)] as Asker;
  const as = (asker: Asker, name: string, path: string, more: Partial<Call> = {}): Call => ({
    name,
    path: `/api${path}`,
    as: asker,
    ...more,
  });
  const find = (asker: Asker, name: string, query: string, scope?: string) =>
    as(asker, `people: ${name}`, "/people/find", { body: { query, ...(scope && { scope }) } });
  return [
    as(usual, "jobs of an account, as a tab polls them", PAGE),
    as(large, "of the busy account", PAGE),
    as(member, "of the large agency", `${PAGE}&of=agency`),
    as(large, "all jobs of the busy account", "/jobs"),
    as(member, "all jobs of the large agency", "/jobs?of=agency"),
    as(usual, "one job", `/jobs/${usual.cv}`),
    as(usual, "dashboard statistics", "/stats"),
    as(large, "dashboard statistics of the busy account", "/stats"),
    as(usual, "wallet", "/wallet"),
    as(usual, "sessions", "/user/sessions"),
    as(usual, "current user", "/user"),
    as(large, "result of an analysis", `/jobs/${large.analysis}/match-result`),
    as(large, "review desk", `/jobs/${large.cv}/review`),
    as(member, "agency", "/agency"),
    as(large, "jobs of the busy account as CSV", "/jobs/export"),
    as(large, "own audit log", "/audit"),
    find(usual, "an account", "Zoë Müller"),
    find(large, "the busy account", "Zoë Müller"),
    find(members[0] as Asker, "the large agency", "Zoë Müller", "agency"),
    as(admin, "users, a page", "/admin/users/search?limit=50"),
    as(admin, "users, most credits", "/admin/users/search?limit=50&sort=most"),
    as(admin, "users, searched", "/admin/users/search?limit=50&text=muller"),
    as(admin, "all users", "/admin/users"),
    as(admin, "statistics of a user", `/admin/user-stats/${usual.id}`),
    as(admin, "statistics of the payer of the large agency", `/admin/user-stats/${members[0]?.id}`),
    as(admin, "credits", "/admin/credits-stats"),
    as(admin, "health", "/admin/health"),
    as(admin, "password reset requests", "/admin/password-reset-requests"),
    as(admin, "contact messages", "/admin/contact-messages"),
    as(admin, "templates", "/admin/templates"),
    as(admin, "ledger of a user", `/admin/user/${usual.id}/ledger?page=1`),
    as(admin, "ledger of the payer of the large agency", `/admin/user/${members[0]?.id}/ledger?page=1`),
    as(admin, "its 100th page", `/admin/user/${members[0]?.id}/ledger?page=100`),
    as(admin, "audit log", "/admin/audit"),
    as(admin, "audit log of an account", `/admin/audit?actor=${encodeURIComponent(usual.email)}`),
    as(admin, "audit log of an action", "/admin/audit?action=job.created"),
    as(admin, "audit log with a word", "/admin/audit?text=nobody"),
    as(admin, "audit log before", "/admin/audit?cursor=5000"),
    as(admin, "decisions", "/decisions"),
    as(admin, "decisions of a kind", "/decisions?kind=match"),
    as(admin, "decisions before", "/decisions?from=1000"),
    as(admin, "metrics", "/metrics", { headers: { authorization: "Bearer scale" } }),
    as(admin, "health of the service", "/health"),
    { ...find(admin, "the house", "Zoë Müller", "house"), isWhole: true },
    as(admin, "check of the decision log", "/decisions/check", { isWhole: true }),
    as(admin, "check of the audit log", "/admin/audit/check", { isWhole: true }),
    as(admin, "audit log as CSV", "/admin/audit/export?format=csv", { isWhole: true }),
    as(admin, "decisions as CSV", "/decisions/export?format=csv", { isWhole: true }),
  ];
}
